// What a case of the ledger is written with: trials, each a moment played by decisions and reports, and all that must have changed afterwards.
// Discs, energy cubes laid on a space, faces of tiles, figures, pieces, tokens and hacked spaces that a trial does not mention must not have changed; cubes ready or tired, rivers and the rest are looked at where they are mentioned.
import { expect } from 'vitest';
import { canonical } from '../../kernel/json.ts';
import { listed } from '../../kernel/play.ts';
import { known, type Some } from '../../kernel/result.ts';
import { citedIn } from '../../kernel/tally.ts';
import type { VsRefusal } from '../faults.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { partie, partieText } from '../partie/index.ts';
import { nextCost } from '../partie/reads.ts';
import { isReport } from '../partie/reports.ts';
import type { Figure, PartieAction, PartieScenario, PartieState, Phase, Side, Task, Tile } from '../partie/types.ts';
import { position, type PositionSpec } from '../positions.ts';
import { RULES, type VsRule } from '../rules.ts';
import type { Camp, FigureId, PieceId, Space, TileId, Zone } from '../types.ts';

export { position, type PositionSpec };

// ── Moments
/** The game of a scenario that must be legal, at its first decision; throws with its faults otherwise. */
export const stateOf = (scenario: PartieScenario): PartieState => {
  const result = partie.setup(scenario);
  if (!result.ok)
    throw new Error(`illegal: ${result.error.map(({ code, about }) => `${code} (${about ?? ''})`).join(', ')}`);
  return known(result.value);
};
/** A position at the upkeep of the camp whose turn it is (or at a decision of the set-up that it leaves open). */
export const at = (spec: PositionSpec): PartieState => stateOf(position(spec));
/** Where a state is once these actions, all legal, have been played. */
export const after = (start: PartieState, ...actions: readonly PartieAction[]): PartieState =>
  actions.reduce((state, action) => {
    const refusal = partie.refuse(state, action);
    if (refusal) throw new Error(`${canonical(action)}: ${partieText.refusal(refusal)}`);
    return partie.apply(state, action).state;
  }, start);
/** Plain fields of the middle of a turn, which no scenario says. */
export interface Midst {
  readonly phase?: Phase;
  readonly tasks?: readonly Task[];
  readonly hero?: Partial<Side>;
  readonly villain?: Partial<Side>;
  readonly shadows?: PartieState['shadows'];
  readonly figures?: Readonly<Record<FigureId, Partial<Figure>>>;
}
/** A legal position carried into the middle of a turn: the only place of the cases where a state is written by hand. */
export const amid = (
  spec: PositionSpec,
  { phase, tasks, hero, villain, shadows, figures = {} }: Midst,
): PartieState => {
  const state = at(spec);
  return {
    ...state,
    phase: phase ?? state.phase,
    tasks: tasks ?? state.tasks,
    shadows: shadows ?? state.shadows,
    sides: { hero: { ...state.sides.hero, ...hero }, villain: { ...state.sides.villain, ...villain } },
    figures: state.figures.map((figure) => ({ ...figure, ...figures[figure.id] })),
  };
};
/** Step 3 of the turn of the camp that plays, that many activations already made. */
export const buying = (spec: PositionSpec, done = 0, midst: Midst = {}): PartieState => {
  const camp = at(spec).active;
  return amid(spec, { phase: 'discs', ...midst, [camp]: { done, ...midst[camp] } });
};
/** Step 4: that tile is acting, paid already (reports, then `done`). */
export const acting = (spec: PositionSpec, tile: TileId, midst: Midst = {}): PartieState =>
  buying(spec, 1, { tasks: [{ task: 'act', tile }], ...midst });
/** Step 5, before `end-turn`: the moment for reports of what nobody's activation brought about. */
export const closing = (spec: PositionSpec, midst: Midst = {}): PartieState => amid(spec, { phase: 'close', ...midst });

// ── Actions
export const UPKEEP: PartieAction = { type: 'upkeep' };
export const BEGIN: PartieAction = { type: 'begin' };
export const STOP: PartieAction = { type: 'stop' };
export const DONE: PartieAction = { type: 'done' };
export const END_TURN: PartieAction = { type: 'end-turn' };
export const YES: PartieAction = { type: 'yes' };
export const NO: PartieAction = { type: 'no' };
/** A whole turn without an activation. */
export const IDLE_TURN: readonly PartieAction[] = [UPKEEP, BEGIN, STOP, END_TURN];
export const activate = (tile: TileId): PartieAction => ({ type: 'activate', tile });
export const choose = (...keys: Some<string>): PartieAction => ({ type: 'choose', keys });
export const pick = (figure: FigureId): PartieAction => ({ type: 'pick', figure });
export const pickTile = (tile: TileId): PartieAction => ({ type: 'pick-tile', tile });
export const pickZone = (zone: Zone, distance?: number): PartieAction => ({
  type: 'pick-zone',
  zone,
  ...(distance === undefined ? {} : { distance }),
});
export const count = (number: number): PartieAction => ({ type: 'count', number });
export const rolled = (successes: number): PartieAction => ({ type: 'rolled', successes });
export const hack = (space: Space): PartieAction => ({ type: 'hack', space });
export const hq = (side: Camp, tile: TileId): PartieAction => ({ type: 'hq', side, tile });
export const take = (side: Camp, tile: TileId, slot: number): PartieAction => ({ type: 'take', side, tile, slot });
export const move = (figure: FigureId, to: Zone): PartieAction => ({ type: 'move', figure, to });
export const wounds = (figure: FigureId, amount: number): PartieAction => ({ type: 'wounds', figure, amount });
export const neutralise = (figure: FigureId): PartieAction => ({ type: 'neutralise', figure });
/** A test of the mission, told by its result. */
export const test = (
  id: string,
  piece: PieceId,
  told: { readonly figure?: FigureId; readonly success?: boolean; readonly total?: number } = { success: true },
): PartieAction => ({ type: 'test', test: id, piece, figure: null, ...told });
export const EVENT: Readonly<Record<Camp, TileId>> = { hero: 'evenement-heros', villain: 'evenement-vilains' };

// ── What is seen
type ByCamp<T> = Partial<Readonly<Record<Camp, T>>>;
export type Triple = readonly [available: number, spent: number, unavailable: number];
/** Each field says only what it names. */
export interface Expected {
  // What is not named here must not have changed
  readonly discs?: ByCamp<Triple>;
  readonly spaces?: ByCamp<Partial<Readonly<Record<Space, number>>>>; // cubes laid on a space
  readonly hacked?: ByCamp<readonly Space[]>;
  readonly faces?: Readonly<Record<TileId, Tile['face']>>; // those that came meanwhile, only if named
  readonly figures?: Readonly<Record<FigureId, Partial<Pick<Figure, 'at' | 'zone' | 'life' | 'markers'>>>>;
  readonly pieces?: Readonly<Record<PieceId, string>>;
  readonly markers?: readonly string[]; // « freeze@Toit », sorted
  // Looked at when it is here
  readonly cubes?: ByCamp<readonly [available: number, fatigue: number]>;
  readonly cubeRecovery?: ByCamp<number>;
  readonly river?: ByCamp<readonly TileId[]>;
  readonly done?: ByCamp<number>;
  readonly ahead?: ByCamp<number>;
  readonly late?: ByCamp<number>;
  readonly hq?: ByCamp<TileId | null>;
  readonly phase?: Phase;
  readonly active?: Camp;
  readonly picking?: Camp;
  readonly turn?: number;
  readonly winner?: Camp | null;
  readonly shadows?: number;
  readonly losses?: ByCamp<number>; // tiles neutralised since the start
  readonly nextCost?: number; // discs of the next activation, without a surcharge
  readonly tasks?: readonly Task['task'][];
  /** After `play`: all that the node lists, reports apart. */
  readonly open?: readonly PartieAction[];
  /** After `play`: each refused with that code, and in a sentence that holds these words when some are given. */
  readonly refused?: readonly (readonly [action: PartieAction, code: string, says?: string | RegExp])[];
  /** After `play`: each let through; what it would tell counts among the rules cited. */
  readonly allowed?: readonly PartieAction[];
  readonly faults?: readonly string[]; // of the set-up, each code once: the trial ends there
  readonly notices?: readonly string[]; // of the scenario, among others
  readonly events?: readonly Told[]; // each among the events
  readonly untold?: readonly PartieEvent['type'][];
}
type Told = {
  readonly [T in PartieEvent['type']]: { readonly type: T } & Partial<Extract<PartieEvent, { readonly type: T }>>;
}[PartieEvent['type']];
export interface Trial {
  readonly name?: string;
  readonly start: PartieScenario | PartieState;
  readonly play?: readonly PartieAction[];
  readonly expect: Expected;
}
export interface Row extends Trial {
  readonly n: number;
  readonly title: string;
  readonly rules: Some<VsRule>; // as the ledger lists them: each cited by an event or a refusal of the row
  readonly nodes?: readonly VsRule[]; // among them, cited by what is open, and by nothing else
  readonly silent?: readonly VsRule[]; // among them, cited by nothing: nothing happens that would
  readonly also?: readonly Trial[]; // other starts of the same case
}
const spacesOf = ({ cubes }: Side): Readonly<Record<Space, number>> => ({
  move: cubes.move,
  defence: cubes.defence,
  reroll: cubes.reroll,
});
const byCamp = <T>(value: (camp: Camp) => T): Readonly<Record<Camp, T>> => ({
  hero: value('hero'),
  villain: value('villain'),
});
const marker = ({ kind, zone, full }: PartieState['markers'][number]): string =>
  `${kind}@${zone ?? ''}${full === false ? ' faded' : ''}`;
const kept = ({ sides, tiles, figures, mission, markers }: PartieState) => ({
  discs: byCamp((camp): Triple => [
    sides[camp].discs.available,
    sides[camp].discs.spent,
    sides[camp].discs.unavailable,
  ]),
  spaces: byCamp((camp) => spacesOf(sides[camp])),
  hacked: byCamp((camp) => sides[camp].hacked),
  faces: Object.fromEntries(tiles.map(({ id, face }) => [id, face])),
  figures: Object.fromEntries(
    figures.map(({ id, at: where, zone, life, markers: worn }) => [id, { at: where, zone, life, markers: worn }]),
  ),
  pieces: Object.fromEntries(mission.pieces.map(({ id, state }) => [id, state])),
  markers: markers.map(marker).toSorted(),
});
const seen = (state: PartieState): Partial<Readonly<Record<keyof Expected, unknown>>> => {
  const { sides, phase, active, picking, turn, winner, shadows, mission, tasks } = state;
  return {
    cubes: byCamp((camp) => [sides[camp].cubes.available, sides[camp].cubes.fatigue]),
    cubeRecovery: byCamp((camp) => sides[camp].cubeRecovery),
    river: byCamp((camp) => sides[camp].river),
    done: byCamp((camp) => sides[camp].done),
    ahead: byCamp((camp) => sides[camp].ahead),
    late: byCamp((camp) => sides[camp].late),
    hq: byCamp((camp) => sides[camp].hq),
    phase,
    active,
    picking,
    turn,
    winner,
    shadows: shadows.length,
    losses: mission.losses,
    nextCost: nextCost(state),
    tasks: tasks.map(({ task }) => task),
  };
};

// ── Running
interface Cited {
  readonly said: Set<string>; // by events and refusals
  readonly open: Set<string>; // by nodes
}
const isState = (start: PartieScenario | PartieState): start is PartieState => 'fixed' in start;
const refusedBy = (refusal: VsRefusal | undefined, { said }: Cited): void =>
  refusal?.cites.forEach((rule) => said.add(rule));
const listedNow = (state: PartieState): readonly PartieAction[] => listed(partie.node(state));
/** The game of a trial; undefined when the scenario had to be refused. */
const started = ({ name, start, expect: { faults } }: Trial, cited: Cited): PartieState | undefined => {
  if (isState(start)) return start;
  const result = partie.setup(start);
  const codes = result.ok ? [] : [...new Set(result.error.map(({ code }) => code))].toSorted();
  expect(codes, name).toEqual((faults ?? []).toSorted());
  if (result.ok) return known(result.value);
  for (const refusal of result.error) refusedBy(refusal, cited);
  return undefined;
};
const checkAnswers = (
  state: PartieState,
  { name, expect: { open, refused = [], allowed = [] } }: Trial,
  cited: Cited,
): void => {
  const options = listedNow(state).map(canonical);
  if (open)
    expect(
      listedNow(state)
        .filter((action) => !isReport(action))
        .map(canonical)
        .toSorted(),
      name,
    ).toEqual(open.map(canonical).toSorted());
  for (const [action, code, says] of refused) {
    const refusal = partie.refuse(state, action);
    expect(refusal?.code, `${name ?? ''} ${canonical(action)}`).toBe(code);
    expect(options, `${name ?? ''} refused, but listed`).not.toContain(canonical(action));
    if (refusal && says !== undefined) expect(partieText.refusal(refusal), name).toMatch(says);
    refusedBy(refusal, cited);
  }
  for (const action of allowed) {
    expect(partie.refuse(state, action), `${name ?? ''} ${canonical(action)}`).toBeUndefined();
    for (const event of partie.apply(state, action).events) citedIn(event).forEach((rule) => cited.said.add(rule));
  }
};
const checkState = (start: PartieState, state: PartieState, { name = '', expect: wanted }: Trial): void => {
  const [before, now] = [kept(start), kept(state)];
  // Those that came meanwhile are looked at where they are mentioned; those that left are not looked for.
  const figures = Object.fromEntries(
    Object.keys({ ...now.figures, ...wanted.figures }).map((id) => [
      id,
      { ...(before.figures[id] ?? now.figures[id]), ...wanted.figures?.[id] },
    ]),
  );
  const faces = Object.fromEntries(Object.keys(now.faces).map((id) => [id, before.faces[id] ?? now.faces[id]]));
  expect(now, name).toEqual({
    discs: { ...before.discs, ...wanted.discs },
    spaces: byCamp((camp) => ({ ...before.spaces[camp], ...wanted.spaces?.[camp] })),
    hacked: { ...before.hacked, ...wanted.hacked },
    faces: { ...faces, ...wanted.faces },
    figures,
    pieces: { ...before.pieces, ...wanted.pieces },
    markers: wanted.markers ?? before.markers,
  });
  for (const [key, value] of Object.entries(seen(state))) {
    const told = wanted[key as keyof Expected];
    if (told === undefined) continue;
    if (typeof told === 'object' && told !== null && !Array.isArray(told))
      expect({ [key]: value }, name).toMatchObject({ [key]: told });
    else expect({ [key]: value }, name).toEqual({ [key]: told });
  }
};
const runTrial = (trial: Trial, cited: Cited): void => {
  const { name = '', start: begun, play = [], expect: wanted } = trial;
  if (wanted.notices && !isState(begun))
    expect(
      partie.notices?.(begun).map(({ code }) => code),
      name,
    ).toEqual(expect.arrayContaining([...wanted.notices]));
  const start = started(trial, cited);
  if (start === undefined) return;
  const events: PartieEvent[] = [];
  let state = start;
  for (const action of play) {
    const where = `${name} after ${events.map(({ type }) => type).join(' ')}: ${canonical(action)}`;
    partie.node(state).cites.forEach((rule) => cited.open.add(rule));
    const refusal = partie.refuse(state, action);
    expect(refusal, where).toBeUndefined();
    const step = partie.apply(state, action);
    state = step.state;
    events.push(...step.events);
    for (const event of step.events) citedIn(event).forEach((rule) => cited.said.add(rule));
    for (const { name: invariant, holds } of partie.invariants)
      expect(holds(state), `${where}: ${invariant}`).toBe(true);
  }
  partie.node(state).cites.forEach((rule) => cited.open.add(rule));
  checkAnswers(state, trial, cited);
  checkState(start, state, trial);
  for (const event of wanted.events ?? []) expect(events, name).toContainEqual(expect.objectContaining(event));
  for (const type of wanted.untold ?? [])
    expect(
      events.map((event) => event.type),
      name,
    ).not.toContain(type);
};
/** Plays every trial of a row, then checks that each rule that the case calls upon is cited where it should be. */
export const runRow = ({ rules, nodes = [], silent = [], also = [], ...first }: Row): void => {
  const cited: Cited = { said: new Set(), open: new Set() };
  for (const trial of [first, ...also]) runTrial(trial, cited);
  expect(
    [...cited.said, ...cited.open].filter((rule) => !Object.hasOwn(RULES, rule)),
    'cited, and no rule',
  ).toEqual([]);
  const unsaid = rules.filter((rule) => !cited.said.has(rule));
  expect(unsaid.toSorted(), 'listed by the case, cited by no event nor refusal').toEqual(
    [...nodes, ...silent].toSorted(),
  );
  expect(unsaid.filter((rule) => !cited.open.has(rule)).toSorted(), 'listed by the case, cited by nothing').toEqual(
    silent.toSorted(),
  );
};
