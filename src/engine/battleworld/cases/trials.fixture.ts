// What a case of the ledger is written with: trials, each built through `setup` and played by actions, and what must be seen afterwards.
import { expect } from 'vitest';
import type { Game, Types } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import { listed } from '../../kernel/play.ts';
import type { Cite, Tally } from '../../kernel/rules.ts';
import { gaugesOf, totalOf } from '../combat/board.ts';
import { combat } from '../combat/index.ts';
import type { CombatAction, CombatEvent, CombatScenario, CombatState } from '../combat/types.ts';
import { partie } from '../partie/index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState, Spot, UnitSpec } from '../partie/types.ts';
import type { BwRefusal, RefusalCode } from '../refusals.ts';
import { type BwRule, RULES } from '../rules.ts';
import { P1, P1_UNITS, placed } from '../scenarios.ts';

/** What can be read on the table. A and D: the totals of the combat under way, or of the last one compared. */
export interface Seen {
  readonly units: Readonly<
    Record<
      string,
      {
        readonly life: number;
        readonly power: number;
        readonly reroll: number;
        readonly victory: number;
        readonly force: number;
        readonly slots: number;
        readonly cell?: string;
        readonly spot?: Spot;
        readonly activated?: boolean;
      }
    >
  >;
  readonly modules: Readonly<Record<string, number>>;
  readonly A: number;
  readonly D: number;
  readonly gap: number; // of the last comparison
  readonly wounds: number; // of the last blow, on a character or a module
  readonly winner: 'attack' | 'defence' | 'tie' | 'none';
  readonly speaks: 'attack' | 'defence' | 'chance' | 'nobody'; // in a combat
  readonly moment: {
    readonly round: number;
    readonly phase: 'initiative' | 1 | 2;
    readonly initiative: string;
    readonly toMove: string;
  };
  readonly result: string; // of the game or of the combat alone; '' before
}
type Part<T> = { readonly [K in keyof T]?: T[K] extends object ? Part<T[K]> : T[K] };
type Some<E> = Part<E> & { readonly type: string };

interface Parts<A, E> {
  readonly name?: string;
  readonly play?: readonly A[];
  readonly faults?: readonly RefusalCode[]; // of the set-up: the trial ends there
  readonly refused?: readonly (readonly [action: A, code: RefusalCode])[]; // after `play`
  readonly allowed?: readonly A[]; // after `play`
  readonly then?: Part<Seen>;
  readonly told?: readonly Some<E>[]; // events, each found among those told
  readonly untold?: readonly string[]; // types of events that never came
}
export type Trial =
  | ({ readonly mode: 'combat'; readonly scenario: CombatScenario } & Parts<CombatAction, CombatEvent>)
  | ({ readonly mode: 'partie'; readonly scenario: PartieScenario } & Parts<PartieAction, PartieEvent>);

/** A case of the ledger: number, what it says, the rules that it lists, its trials. */
export interface Case {
  readonly id: string;
  readonly says: string;
  readonly rules: readonly BwRule[];
  readonly also?: readonly BwRule[]; // what refusals cite beyond `rules`
  readonly uncited?: readonly BwRule[]; // among `rules`: nothing in the trials cites them, set-ups that succeed being silent
  readonly trials: readonly Trial[];
}

export const fight = (scenario: CombatScenario, parts: Parts<CombatAction, CombatEvent>): Trial => ({
  mode: 'combat',
  scenario,
  ...parts,
});
export const game = (scenario: PartieScenario, parts: Parts<PartieAction, PartieEvent>): Trial => ({
  mode: 'partie',
  scenario,
  ...parts,
});

// ── Scenarios
/** One target character; the initiator first. */
export const duel = (
  attackers: CombatScenario['attackers'],
  target: string,
  more: Partial<CombatScenario> & {
    readonly life?: number;
    readonly power?: number;
    readonly reroll?: number;
    readonly victory?: number;
  } = {},
): CombatScenario => {
  const { options, ...gauges } = more;
  return {
    ...(options === undefined ? {} : { options }),
    attackers,
    target: { kind: 'unit', unit: { sheet: target, ...gauges } },
  };
};
/** P1 in phase 1, the heroes opening the round, with some characters changed. */
export const phase1 = (
  changes: Readonly<Record<string, Partial<UnitSpec>>> = {},
  more: Partial<PartieScenario> = {},
): PartieScenario => ({ ...P1, initiative: 'heroes', units: placed(P1_UNITS, changes), ...more });
/** P1 in phase 2, everybody treated, the heroes opening it. */
export const phase2 = (
  changes: Readonly<Record<string, Partial<UnitSpec>>> = {},
  more: Partial<PartieScenario> = {},
): PartieScenario => {
  const treated = (more.units ?? placed(P1_UNITS, changes)).map((unit) => ({ activated: true, ...unit }));
  return { ...P1, phase: 2, initiative: 'heroes', ...more, units: treated };
};
/** The X-Men at the place of the heroes. */
export const XMEN: readonly UnitSpec[] = [
  { sheet: 'serval', side: 'heroes', cell: 'd2' },
  { sheet: 'colossus', side: 'heroes', cell: 'b2' },
  { sheet: 'tornade', side: 'heroes', cell: 'a2' },
  { sheet: 'diablo', side: 'heroes', cell: 'e2' },
  ...P1_UNITS.filter((unit) => unit.side === 'villains'),
];
/** Something left to do for a side, far from the fight, so that its word does not pass by itself. */
export const BUSY = { power: 2, spot: 'energy' } as const satisfies Partial<UnitSpec>;

// ── Actions
export const roll = (...values: readonly number[]): readonly { readonly type: 'roll'; readonly value: number }[] =>
  values.map((value) => ({ type: 'roll', value }));
export const spend = (by: string) => ({ type: 'spend', by }) as const;
/** A token and the roll that it gives. */
export const raise = (by: string, value: number) => [spend(by), ...roll(value)] as const;
export const reroll = (by: string, die: string) => ({ type: 'reroll', by, die }) as const;
export const renounce = (camp: 'attack' | 'defence') => ({ type: 'renounce', camp }) as const;
export const hold = (camp: 'attack' | 'defence') => ({ type: 'hold', camp }) as const;
export const conclude = (camp: 'attack' | 'defence') => ({ type: 'conclude', camp }) as const;
export const wound = (target: string) => ({ type: 'wound', target }) as const;
export const DECLARE = { type: 'declare' } as const;
/** The loser of the first throws gives up, the winner is content. */
export const settled = (winner: 'attack' | 'defence') =>
  [renounce(winner === 'attack' ? 'defence' : 'attack'), conclude(winner)] as const;
export const TIE = [hold('attack'), hold('defence')] as const;
export const attack = (target: string, ...attackers: readonly string[]) =>
  ({ type: 'attack', attackers, target }) as const;
export const move = (unit: string, to: string) => ({ type: 'move', unit, to }) as const;
export const place = (unit: string, spot: Spot) => ({ type: 'place', unit, spot }) as const;
export const treat = (unit: string, to: string, spot: Spot) => [move(unit, to), place(unit, spot)] as const;
export const recover = (unit: string, gauge: 'energy' | 'life' | 'reroll') =>
  ({ type: 'recover', unit, gauge }) as const;
export const pass = (side: 'heroes' | 'villains') => ({ type: 'pass', side }) as const;

// ── Running
interface Run {
  readonly seen: (() => Seen) | null;
  readonly events: readonly (CombatEvent | PartieEvent)[];
  readonly cites: readonly string[];
}

const lastOf = <E extends { readonly type: string }>(
  events: readonly E[],
  ...types: readonly string[]
): E | undefined => events.findLast(({ type }) => types.includes(type));

const combatSeen = (
  state: CombatState | null,
  events: readonly (CombatEvent | PartieEvent)[],
): Pick<Seen, 'A' | 'D' | 'gap' | 'wounds' | 'winner' | 'speaks'> => {
  const compared = lastOf(events, 'compared');
  const blow = lastOf(events, 'wounded', 'module-hit');
  const judged = compared?.type === 'compared' ? compared : undefined;
  const live = state !== null && state.stage !== 'over' && state.rolls.length > 0 ? state : null;
  return {
    A: live ? totalOf(live, 'attack') : (judged?.attack ?? 0),
    D: live ? totalOf(live, 'defence') : (judged?.defence ?? 0),
    gap: judged?.gap ?? 0,
    wounds: blow?.type === 'wounded' || blow?.type === 'module-hit' ? blow.tally.sum : 0,
    winner: judged === undefined ? 'none' : (judged.winner ?? 'tie'),
    speaks: state === null || state.stage === 'over' ? 'nobody' : state.stage === 'raise' ? state.speaks : 'chance',
  };
};
const cards = (
  sheets: PartieState['fixed']['sheets'],
  gaugesFor: (unit: string) => CombatState['gauges'][string] | undefined,
): Seen['units'] =>
  Object.fromEntries(
    Object.entries(sheets).map(([unit, sheet]) => [
      unit,
      { life: 0, power: 0, reroll: 0, victory: 0, ...gaugesFor(unit), force: sheet.force, slots: sheet.victorySlots },
    ]),
  );

const seenInCombat = (state: CombatState, events: readonly CombatEvent[]): Seen => {
  const node = combat.node(state);
  return {
    units: cards(state.fixed.sheets, (unit) => gaugesOf(state, unit)),
    modules: state.fixed.target.kind === 'module' ? { [state.fixed.target.module]: state.resistance } : {},
    ...combatSeen(state, events),
    moment: { round: 0, phase: 2, initiative: '', toMove: '' },
    result: node.kind === 'end' ? node.result : '',
  };
};
const seenInGame = (state: PartieState, events: readonly PartieEvent[]): Seen => {
  const node = partie.node(state);
  const { round, phase, initiative, toMove } = state;
  return {
    units: cards(state.fixed.sheets, (unit) =>
      state.combat?.gauges[unit] ? { ...state.units[unit], ...state.combat.gauges[unit] } : state.units[unit],
    ),
    modules:
      state.combat?.fixed.target.kind === 'module'
        ? { ...state.modules, [state.combat.fixed.target.module]: state.combat.resistance }
        : state.modules,
    ...combatSeen(state.combat, events),
    moment: { round, phase, initiative, toMove },
    result: node.kind === 'end' ? node.result : '',
  };
};

/** Rules of events (their totals included), nodes and refusals. */
const cited = (things: readonly (Cite<string> | undefined)[]): readonly string[] =>
  things.flatMap((thing) =>
    thing === undefined
      ? []
      : [
          ...thing.cites,
          ...('tally' in thing ? (thing.tally as Tally<string>).parts.flatMap((part) => part.cites) : []),
        ],
  );

const runOn = <T extends Types<BwRule, RefusalCode> & { readonly event: CombatEvent | PartieEvent }>(
  rules: Game<T>,
  scenario: T['scenario'],
  trial: Parts<T['action'], T['event']>,
  read: (state: T['state'], events: readonly T['event'][]) => Seen,
  known: readonly BwRule[],
): Run => {
  const start = rules.setup(scenario);
  const tellsWhy = (refusal: BwRefusal): void =>
    expect(
      refusal.cites.some((rule) => known.includes(rule)),
      `${refusal.code} cites ${refusal.cites.join(' ')}`,
    ).toBe(true);
  if (trial.faults !== undefined) {
    expect(start.ok ? [] : start.error.map(({ code }) => code)).toEqual(trial.faults);
    if (!start.ok) start.error.forEach(tellsWhy);
    return { seen: null, events: [], cites: start.ok ? [] : cited(start.error) };
  }
  if (!start.ok) throw new Error(`scenario refused: ${JSON.stringify(start.error)}`);
  /** Not only let through: offered, or leading where something offered leads. */
  const offered = (state: T['state'], action: T['action']): void => {
    const open = listed(rules.node(state));
    const same =
      open.some((one) => canonical(one) === canonical(action)) ||
      open.some((one) => rules.key(rules.apply(state, one).state) === rules.key(rules.apply(state, action).state));
    expect(same, `not offered: ${JSON.stringify(action)}`).toBe(true);
  };
  const events: T['event'][] = [];
  const met: (Cite<string> | undefined)[] = [rules.node(start.value)];
  let state = start.value;
  for (const action of trial.play ?? []) {
    expect(
      rules.refuse(state, action),
      `after ${events.map(({ type }) => type).join(' ')}: ${JSON.stringify(action)}`,
    ).toBeUndefined();
    offered(state, action);
    const step = rules.apply(state, action);
    state = step.state;
    events.push(...step.events);
    met.push(...step.events, rules.node(state));
  }
  for (const [action, code] of trial.refused ?? []) {
    const refusal = rules.refuse(state, action);
    expect(refusal?.code, JSON.stringify(action)).toBe(code);
    if (refusal) tellsWhy(refusal);
    met.push(refusal);
  }
  for (const action of trial.allowed ?? []) {
    expect(rules.refuse(state, action), JSON.stringify(action)).toBeUndefined();
    offered(state, action);
    met.push(...rules.apply(state, action).events);
  }
  return { seen: () => read(state, events), events, cites: cited(met) };
};

/** Plays every trial of a case, then checks that what the case calls upon is cited somewhere on the way. */
export const runCase = ({ rules, also = [], uncited = [], trials }: Case): void => {
  const cites = new Set<string>();
  for (const trial of trials) {
    const run =
      trial.mode === 'combat'
        ? runOn(combat, trial.scenario, trial, seenInCombat, [...rules, ...also])
        : runOn(partie, trial.scenario, trial, seenInGame, [...rules, ...also]);
    run.cites.forEach((rule) => cites.add(rule));
    if (trial.then) expect(run.seen?.(), trial.name ?? '').toMatchObject(trial.then);
    for (const event of trial.told ?? [])
      expect(run.events, trial.name ?? '').toContainEqual(expect.objectContaining(event));
    for (const type of trial.untold ?? [])
      expect(
        run.events.map((event) => event.type),
        trial.name ?? '',
      ).not.toContain(type);
  }
  expect(
    [...cites].filter((rule) => !Object.hasOwn(RULES, rule)),
    'cited, and no rule',
  ).toEqual([]);
  expect(
    rules.filter((rule) => !cites.has(rule)),
    'listed by the case, cited by nothing',
  ).toEqual(uncited);
};
