// What was found for a rule, and which of two finds is the better one.
import { MOST_SHOWN, type Sight } from '../../src/engine/kernel/demonstration.ts';
import type { Seen } from '../../tests/walk.ts';
import type { Source } from './sources.ts';

export const KINDS = ['stated', 'leaned', 'aside', 'refusal', 'node', 'notice', 'setup'] as const;
export type Kind = (typeof KINDS)[number];
export const SIGHTS: Readonly<Record<Kind, Sight['kind']>> = {
  stated: 'event',
  leaned: 'event',
  aside: 'aside',
  refusal: 'refusal',
  node: 'node',
  notice: 'notice',
  setup: 'setup',
};
/** From the best to the worst: what only leans on a rule after what states it, and last what nobody would try. */
const ORDER = [
  'stated',
  'leaned',
  'aside',
  'refusal',
  'node',
  'notice',
  'node leaning',
  'setup',
  'refusal untimely',
  'refusal leaning',
  'notice leaning',
  'setup leaning',
  'refusal odd',
] as const;
/** Of a refusal: what the moment asks is another thing, or nobody would try that. */
export type Fault = 'untimely' | 'odd';
export interface Found {
  readonly kind: Kind;
  readonly cost: number;
  readonly source: Source;
  readonly actions: readonly unknown[];
  readonly action?: unknown;
  readonly rank: 0 | 1; // 1: it leans on the rule
  readonly fault?: Fault;
  readonly from?: number; // chosen by hand, as `look` is
  readonly look?: string;
}
const isSwitched = (scenario: unknown): boolean =>
  Object.keys((scenario as { readonly options?: object }).options ?? {}).length > 0;
const SWITCHED = 3.5e9; // under a reading that is not the site's, a rule may show itself the other way round: rather a refusal than such an event
const UNDER_WAY = 10; // how many actions more it is worth to see a game from its start
export const costOf = (kind: Kind, rank: number, steps: number, { scenario }: Source, fault?: Fault): number => {
  const leans = rank > 0 && (kind === 'refusal' || kind === 'node' || kind === 'notice' || kind === 'setup');
  const order = ORDER.indexOf(
    fault === 'odd'
      ? 'refusal odd'
      : rank === 0 && fault === 'untimely'
        ? 'refusal untimely'
        : leans
          ? `${kind} leaning`
          : kind,
  );
  const size = JSON.stringify(scenario).length;
  const length = steps <= MOST_SHOWN ? steps : MOST_SHOWN + UNDER_WAY + steps / 20;
  return order * 1e9 + (isSwitched(scenario) ? SWITCHED : 0) + (length + size / 300) * 1e5 + size;
};

/** Keeps the best find of each wanted rule. */
export interface Finder {
  readonly wanted: ReadonlySet<string>;
  readonly best: ReadonlyMap<string, Found>; // grows
  readonly offer: (rule: string, found: Found) => void;
  /** Whether some event states it: nothing better can be found, but shorter. */
  readonly told: (rule: string) => boolean;
  /** Sees for one line: `actions` are those of the line. */
  readonly see: (source: Source, actions: readonly unknown[], fault?: Fault) => (seen: Seen) => void;
}
export const finderOf = (wanted: ReadonlySet<string>): Finder => {
  const best = new Map<string, Found>();
  const costOfBest = (rule: string): number => best.get(rule)?.cost ?? Infinity;
  const offer = (rule: string, found: Found): void => {
    if (wanted.has(rule) && found.cost < costOfBest(rule)) best.set(rule, found);
  };
  return {
    wanted,
    best,
    offer,
    told: (rule) => costOfBest(rule) < 1e9,
    see:
      (source, actions, fault) =>
      ({ kind, rule, rank, step, action }) => {
        if (!wanted.has(rule)) return;
        const as: Kind = kind === 'event' ? (rank === 0 ? 'stated' : 'leaned') : kind;
        const cost = costOf(as, rank, step, source, fault);
        if (costOfBest(rule) <= cost) return;
        const played =
          kind === 'event' && action !== undefined ? [...actions.slice(0, step - 1), action] : actions.slice(0, step);
        offer(rule, {
          kind: as,
          cost,
          source,
          rank: rank === 0 ? 0 : 1,
          actions: played,
          ...(kind === 'event' ? {} : { action }),
          ...(fault === undefined ? {} : { fault }),
        });
      },
  };
};
