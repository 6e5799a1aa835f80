// What a case of the ledger is written with: trials, each built through `setup` and played by decisions, and what must be seen afterwards.
// `execute` is inserted wherever a step is the only thing to do: a case tells decisions, as the ledger does.
import { expect } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import { listed } from '../../kernel/play.ts';
import type { Cite, Refusal, Tally } from '../../kernel/rules.ts';
import { type Sheet, technique as sheet } from '../data.ts';
import { partie, partieText } from '../partie/index.ts';
import type {
  ActiveSpec,
  Counter,
  PartieAction,
  PartieEvent,
  PartieScenario,
  PartieState,
  Player,
} from '../partie/types.ts';
import type { BfCode, RefusalCode } from '../refusals.ts';
import { type BfRule, RULES } from '../rules.ts';
import { duel, study } from '../scenarios.ts';
import type { CardId, Technique, TechniqueType } from '../types.ts';

// ── Positions
type Step = Sheet extends readonly [string, ...(infer S)[]] ? S : never;
export const technique = (id: CardId, type: TechniqueType, ...steps: readonly Step[]): Technique =>
  sheet(id, type, [`Carte ${id}`, ...steps]);

/** « [a ; b] »: a card of the reader's with these steps, in the hand of J1, side by side with J2 unless told. */
export const X = 'x';
export interface Setting {
  readonly J1?: PartieScenario['players'][number];
  readonly J2?: PartieScenario['players'][number];
  readonly J3?: PartieScenario['players'][number];
  readonly J4?: PartieScenario['players'][number];
  readonly active?: readonly ActiveSpec[];
  readonly cards?: readonly Technique[];
  readonly first?: Seat;
  readonly options?: NonNullable<PartieScenario['options']>;
}
export const at = ({ J1, J2, J3, J4, ...more }: Setting = {}): PartieScenario =>
  J3 === undefined
    ? duel(J1, J2, more)
    : study([{ cell: 'D4', ...J1 }, { cell: 'D5', ...J2 }, J3, ...(J4 === undefined ? [] : [J4])], more);
export const withX = (steps: readonly Step[], { J1, cards = [], ...more }: Setting = {}): PartieScenario =>
  at({ ...more, J1: { ...J1, hand: [X, ...(J1?.hand ?? [])] }, cards: [technique(X, 'attaque', ...steps), ...cards] });

/** « F(J1) = 2 »: nobody's counter is ever typed in, so a Stable technique of their own bears it, at a cost that nobody pays. */
export const bears = (owner: Seat, ...steps: readonly Step[]): Required<Pick<Setting, 'active' | 'cards'>> => {
  const id = `porte-${owner}`;
  return {
    cards: [technique(id, 'defense', ...steps, ['stable', 99])],
    active: [{ card: id, owner, next: steps.length + 1 }],
  };
};
export const both = (
  ...parts: readonly Required<Pick<Setting, 'active' | 'cards'>>[]
): Required<Pick<Setting, 'active' | 'cards'>> => ({
  active: parts.flatMap(({ active }) => active),
  cards: parts.flatMap(({ cards }) => cards),
});
/** Example cards waiting on the table. */
export const GUARD: ActiveSpec = { card: 'ex-def-2', owner: 1, next: 3 };

// ── Decisions
export const play = (card: CardId): PartieAction => ({ type: 'play', card });
export const BASIC = {
  attack: play('base-attaque'),
  defence: play('base-defense'),
  move: play('base-deplacement'),
  focus: play('base-concentration'),
  talk: play('base-rhetorique'),
};
export const x = play(X);
export const target = (seat: Seat): PartieAction => ({ type: 'target', seat });
export const aim = (seat: Seat): PartieAction => ({ type: 'aim', seat });
export const discard = (card: CardId): PartieAction => ({ type: 'discard', card });
export const draw = (card: CardId): PartieAction => ({ type: 'draw', card });
export const destabilise = (active: string | null): PartieAction => ({ type: 'destabilise', active });
export const move = (to: string): PartieAction => ({ type: 'move', to });
export const push = (to: string): PartieAction => ({ type: 'push', to });
export const claim = (seat: Seat): PartieAction => ({ type: 'claim', seat });
export const offer = (seat: Seat): PartieAction => ({ type: 'offer-draw', seat });
export const answer = (seat: Seat, accept: boolean): PartieAction => ({ type: 'answer-draw', seat, accept });
export const EXECUTE: PartieAction = { type: 'execute' };

// ── What is seen
type Name = 'J1' | 'J2' | 'J3' | 'J4' | 'J5' | 'J6';
type Each<T> = Readonly<Partial<Record<Name, T>>>;
export interface Seen {
  readonly points: Each<string>; // « 19/1 »: life, damage
  readonly cell: Each<string | null>;
  readonly hand: Each<readonly CardId[]>;
  readonly pile: Each<readonly CardId[]>;
  readonly piled: Each<number>; // cards in the pile
  readonly discard: Each<readonly CardId[]>;
  readonly F: Each<number>;
  readonly P: Each<number>;
  readonly V: Each<number>;
  readonly C: Each<number>;
  readonly active: readonly string[]; // « J2 ex-def-2 n° 4 coût 1 », in the order of activation; « en cours » while it runs
  readonly out: readonly Name[]; // in the order of elimination
  readonly turn: Name | null;
  readonly result: string; // '' before the end
}
const NAMES: readonly Name[] = ['J1', 'J2', 'J3', 'J4', 'J5', 'J6'];
const nameOf = (seat: number): Name => NAMES[seat] ?? 'J6';
const each = <T>(state: PartieState, read: (player: Player, seat: number) => T): Each<T> =>
  Object.fromEntries(state.players.map((player, seat) => [nameOf(seat), read(player, seat)]));
/** Sums what active techniques bear, without asking the engine. */
export const counter = (state: PartieState, seat: number, kind: Counter): number =>
  state.active
    .flatMap(({ effects }) => effects)
    .reduce(
      (sum, effect) =>
        sum + (effect.bearer === seat && effect.kind === kind && typeof effect.value === 'number' ? effect.value : 0),
      0,
    );

export const see = (state: PartieState): Seen => {
  const node = partie.node(state);
  return {
    points: each(state, ({ life, damage }) => `${life}/${damage}`),
    cell: each(state, ({ cell }) => cell),
    hand: each(state, ({ hand }) => hand.toSorted()),
    pile: each(state, ({ known, pile }) => [...known, ...pile]),
    piled: each(state, ({ known, pile }) => known.length + pile.length),
    discard: each(state, (player) => player.discard),
    F: each(state, (_, seat) => counter(state, seat, 'force')),
    P: each(state, (_, seat) => counter(state, seat, 'protection')),
    V: each(state, (_, seat) => counter(state, seat, 'vitesse')),
    C: each(state, (_, seat) => counter(state, seat, 'charme')),
    active: state.active.map(
      ({ card, owner, next, cost }) =>
        `${nameOf(owner)} ${card} n° ${next + 1} ${cost === null ? 'en cours' : `coût ${cost}`}`,
    ),
    out: state.players
      .map((player, seat) => ({ out: player.out, name: nameOf(seat) }))
      .filter(({ out }) => out !== null)
      .sort((a, b) => (a.out ?? 0) - (b.out ?? 0))
      .map(({ name }) => name),
    turn: state.turn === null ? null : nameOf(state.turn),
    result: node.kind === 'end' ? node.result : '',
  };
};

// ── Cases
type Part<T> = {
  readonly [K in keyof T]?: T[K] extends readonly unknown[] ? T[K] : T[K] extends object ? Part<T[K]> : T[K];
};
export interface Trial {
  readonly name?: string;
  readonly scenario: PartieScenario;
  readonly raw?: boolean; // every `execute` is written in `play`
  readonly play?: readonly PartieAction[];
  readonly faults?: readonly RefusalCode[]; // of the set-up: the trial ends there
  readonly open?: readonly PartieAction[]; // after `play`: exactly what the node offers
  readonly refused?: readonly (readonly [action: PartieAction, code: RefusalCode])[]; // after `play`
  readonly allowed?: readonly PartieAction[]; // after `play`
  readonly says?: RegExp; // every refusal's sentence
  readonly then?: Part<Seen>;
  readonly told?: readonly (Partial<PartieEvent> | { readonly type: PartieEvent['type'] })[]; // events, each found among those told
  readonly untold?: readonly PartieEvent['type'][]; // events that never came
}
/** A case of the ledger: number, what it says, the rules that it lists, its trials. */
export interface Case {
  readonly id: string;
  readonly says: string;
  readonly rules: readonly BfRule[];
  readonly uncited?: readonly BfRule[]; // among `rules`: nothing in the trials cites them, set-ups that succeed being silent
  readonly trials: readonly Trial[];
}

/** Rules of events (their totals included), nodes, asides and refusals. */
const citesOf = (thing: Cite<string>): readonly string[] => [
  ...thing.cites,
  ...('tally' in thing ? (thing.tally as Tally<string>).parts.flatMap((part) => part.cites) : []),
];

/** Plays a trial. Returns the last state, the events, and every rule cited on the way. */
export const run = (
  trial: Trial,
): {
  readonly state: PartieState | null;
  readonly events: readonly PartieEvent[];
  readonly cites: readonly string[];
} => {
  const start = partie.setup(trial.scenario);
  const cites: string[] = [];
  const refused = (refusal: Refusal<BfRule, BfCode>): void => {
    cites.push(...refusal.cites);
    if (trial.says) expect(partieText.refusal(refusal)).toMatch(trial.says);
  };
  if (trial.faults !== undefined) {
    expect(start.ok ? [] : start.error.map(({ code }) => code)).toEqual(trial.faults);
    if (!start.ok) start.error.forEach(refused);
    return { state: null, events: [], cites };
  }
  if (!start.ok) throw new Error(`scenario refused: ${JSON.stringify(start.error)}`);
  const events: PartieEvent[] = [];
  let state = start.value;
  const met = (): void => {
    cites.push(...partie.node(state).cites, ...(partie.asides?.(state) ?? []).flatMap((aside) => aside.cites));
  };
  const apply = (action: PartieAction): void => {
    expect(
      partie.refuse(state, action),
      `after ${events.map(({ type }) => type).join(' ')}: ${JSON.stringify(action)}`,
    ).toBeUndefined();
    const step = partie.apply(state, action);
    state = step.state;
    events.push(...step.events);
    cites.push(...step.events.flatMap(citesOf));
    met();
  };
  const steps = (): void => {
    while (
      trial.raw !== true &&
      listed(partie.node(state)).every(({ type }) => type === 'execute') &&
      partie.node(state).kind !== 'end'
    )
      apply(EXECUTE);
  };
  met();
  for (const action of trial.play ?? []) {
    steps();
    offered(state, action);
    apply(action);
  }
  steps();
  if (trial.open)
    expect(listed(partie.node(state)).map(canonical).toSorted()).toEqual(trial.open.map(canonical).toSorted());
  for (const [action, code] of trial.refused ?? []) {
    const refusal = partie.refuse(state, action);
    expect(refusal?.code, JSON.stringify(action)).toBe(code);
    if (refusal) refused(refusal);
  }
  for (const action of trial.allowed ?? []) {
    expect(partie.refuse(state, action), JSON.stringify(action)).toBeUndefined();
    offered(state, action);
    cites.push(...partie.apply(state, action).events.flatMap(citesOf));
  }
  expect(
    cites.filter((rule) => !Object.hasOwn(RULES, rule)),
    'cited, and no rule',
  ).toEqual([]);
  return { state, events, cites };
};
/** Not only let through: listed at the node, or beside it. */
const offered = (state: PartieState, action: PartieAction): void => {
  const open = [...listed(partie.node(state)), ...(partie.asides?.(state) ?? []).map((aside) => aside.action)];
  expect(open.map(canonical), `not offered: ${JSON.stringify(action)}`).toContain(canonical(action));
};

/** Plays every trial of a case, then checks that what the case calls upon is cited somewhere on the way. */
export const runCase = ({ rules, uncited = [], trials }: Case): void => {
  const cites = new Set<string>();
  for (const trial of trials) {
    const ran = run(trial);
    ran.cites.forEach((rule) => cites.add(rule));
    if (trial.then) expect(ran.state === null ? null : see(ran.state), trial.name ?? '').toMatchObject(trial.then);
    for (const event of trial.told ?? [])
      expect(ran.events, trial.name ?? '').toContainEqual(expect.objectContaining(event));
    for (const type of trial.untold ?? [])
      expect(
        ran.events.map((event) => event.type),
        trial.name ?? '',
      ).not.toContain(type);
  }
  expect(
    rules.filter((rule) => !cites.has(rule)),
    'listed by the case, cited by nothing',
  ).toEqual(uncited);
};
