import type { Game, Node, Seat, Step, Types } from './game.ts';
import { canonical } from './json.ts';
import { listed } from './play.ts';
import type { Result } from './result.ts';
import type { Cite, RuleEntry } from './rules.ts';
import type { ModeText } from './text.ts';
import { leaning, type Weigh } from './weigh.ts';

/** What the contract suite is given beside the game. */
export interface Subject<T extends Types> {
  readonly scenarios: readonly T['scenario'][]; // legal ones
  readonly seeds: readonly number[]; // one seeded game per scenario and seed
  readonly maxSteps: number; // every game must be over by then
  readonly rules: Readonly<Record<string, RuleEntry>>;
  readonly text?: ModeText<T>;
  readonly codec?: {
    readonly encode: (scenario: T['scenario']) => string;
    readonly decode: (text: string) => Result<T['scenario'], unknown>;
  };
  readonly illegal?: readonly T['scenario'][]; // scenarios that `setup` must refuse
  readonly strangers?: (state: T['state']) => readonly T['action'][]; // more actions to ask `refuse` about, beside all those open at other moments
  readonly secrets?: (state: T['state'], seat: Seat | null) => readonly T['state'][]; // the same moment with other secrets, for a veiled mode
  readonly weigh?: Weigh<T['action']>; // how often the seeded games draw an option; evenly without it
  /** The part of the moments that the costly checks look at, above 0 and up to 1 (all unless told); `turn`, from 0 to 1 excluded: another one, other moments. */
  readonly look?: { readonly share: number; readonly turn: number } | undefined;
}

/** A moment of a seeded game. */
export interface Visit<T extends Types> {
  readonly where: string; // "scenario 2, seed 5, step 13", to find it again
  readonly scenario: number;
  readonly start: T['state'];
  readonly state: T['state'];
  readonly node: Node<T['action'], T['rule']>;
}
export interface Walk<T extends Types> {
  readonly where: string;
  readonly scenario: T['scenario'];
  readonly visits: readonly Visit<T>[];
  readonly moves: readonly { readonly action: T['action']; readonly step: Step<T['state'], T['event']> }[];
  readonly finish: 'end' | 'too-long' | { readonly thrown: unknown };
}

export const fail = (where: string, message: string): never => {
  throw new Error(`${where}: ${message}`);
};

/** At most `most` of a list, evenly spread; `turn`, from 0 to 1 excluded: where the first is taken in its stretch. */
export const sample = <T>(list: readonly T[], most: number, turn = 0): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => list[Math.floor(((i + turn) * list.length) / most)]).filter(
        (x) => x !== undefined,
      );

const walk = <T extends Types>(
  game: Game<T>,
  scenario: { readonly value: T['scenario']; readonly index: number },
  seed: number,
  { maxSteps, weigh }: Pick<Subject<T>, 'maxSteps' | 'weigh'>,
): Walk<T> => {
  const where = `scenario ${scenario.index}, seed ${seed}`;
  const visits: Visit<T>[] = [];
  const moves: { action: T['action']; step: Step<T['state'], T['event']> }[] = [];
  const finished = (finish: Walk<T>['finish']): Walk<T> => ({
    where,
    scenario: scenario.value,
    visits,
    moves,
    finish,
  });
  try {
    const setup = game.setup(scenario.value);
    if (!setup.ok) return finished({ thrown: new Error('setup refuses the scenario') });
    const start = setup.value;
    const pick = leaning(seed, weigh);
    let state = start;
    for (;;) {
      const node = game.node(state);
      visits.push({ where: `${where}, step ${moves.length}`, scenario: scenario.index, start, state, node });
      if (node.kind === 'end') return finished('end');
      if (moves.length >= maxSteps) return finished('too-long');
      const action = pick(node);
      if (action === undefined) return finished({ thrown: new Error('dead end') });
      const step = game.apply(state, action);
      moves.push({ action, step });
      state = step.state;
    }
  } catch (thrown) {
    return finished({ thrown });
  }
};

/** All that the checks look at: the seeded games, played once, when the first check asks. */
export interface Walks<T extends Types> {
  readonly all: () => readonly Walk<T>[];
  readonly visits: () => readonly Visit<T>[];
  /** At most `most` of the moments, times the share that the subject asks for. */
  readonly some: (most: number) => readonly Visit<T>[];
  /** Every step from some of the moments: open actions (at most 24) and asides, one moment after the other. */
  readonly steps: () => Generator<{
    readonly visit: Visit<T>;
    readonly action: T['action'];
    readonly step: Step<T['state'], T['event']>;
  }>;
  /** What a seat may do beside the node; nothing once the game is over. */
  readonly asides: (
    visit: Visit<T>,
  ) => readonly (Cite<T['rule']> & { readonly seat: Seat; readonly action: T['action'] })[];
  /** Actions that are not open at a moment: those of other moments of the same scenario, and the strangers. */
  readonly others: (visit: Visit<T>) => readonly T['action'][];
}

const MOMENTS = 1_500;
const OPEN = 24;
const OTHERS = 150;

export const makeWalks = <T extends Types>(game: Game<T>, subject: Subject<T>): Walks<T> => {
  const { scenarios, seeds, strangers, look: { share, turn } = { share: 1, turn: 0 } } = subject;
  let cache: readonly Walk<T>[] | undefined;
  const all = (): readonly Walk<T>[] =>
    (cache ??= scenarios.flatMap((value, index) => seeds.map((seed) => walk(game, { value, index }, seed, subject))));
  const visits = (): readonly Visit<T>[] => all().flatMap((walked) => walked.visits);
  const some = (most: number): readonly Visit<T>[] => {
    const there = visits();
    return sample(there, Math.ceil(Math.min(most, there.length) * share), turn);
  };
  const asides: Walks<T>['asides'] = ({ state, node }) => (node.kind === 'end' ? [] : (game.asides?.(state) ?? []));

  let seen: Map<number, readonly (readonly [string, T['action']])[]> | undefined;
  const pools = (): Map<number, readonly (readonly [string, T['action']])[]> => {
    if (seen !== undefined) return seen;
    const pool = new Map<number, Map<string, T['action']>>();
    for (const { scenario, node } of visits()) {
      const known = pool.get(scenario) ?? new Map<string, T['action']>();
      pool.set(scenario, known);
      for (const action of listed(node)) known.set(canonical(action), action);
    }
    return (seen = new Map([...pool].map(([scenario, known]) => [scenario, sample([...known], OTHERS)])));
  };

  return {
    all,
    visits,
    some,
    asides,
    *steps() {
      for (const visit of some(MOMENTS)) {
        const actions = [...sample(listed(visit.node), OPEN), ...asides(visit).map(({ action }) => action)];
        for (const action of actions) yield { visit, action, step: game.apply(visit.state, action) };
      }
    },
    others: (visit) => {
      const open = new Set([...listed(visit.node), ...asides(visit).map(({ action }) => action)].map(canonical));
      const more = (strangers?.(visit.state) ?? []).map((action) => [canonical(action), action] as const);
      return [...(pools().get(visit.scenario) ?? []), ...more]
        .filter(([text]) => !open.has(text))
        .map(([, action]) => action);
    },
  };
};
