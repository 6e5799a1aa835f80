// What a case of the ledger is written with: trials, each a position played by decisions, and everything that must have changed afterwards. What a trial does not mention must not have changed.
// Draws that have one outcome only (positions impose the order of the cards) are played before each decision, and after the last one when a trial is `settled`.
import { expect } from 'vitest';
import { AWAY, type Cell, cellOf, columnOf, type Helm, rowOf } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import { canonical } from '../../kernel/json.ts';
import { listed } from '../../kernel/play.ts';
import { citedIn } from '../../kernel/tally.ts';
import type { BbsRefusal } from '../faults.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import { type BbsRule, RULES } from '../rules.ts';
import { idOf } from '../ships.ts';
import type { Facing, PowerId, ShipId, Squadron } from '../types.ts';

export { cellOf };
// ── Decisions
export const card = (index: number): PartieAction => ({ type: 'turn-card', card: index });
/** Turns the first card of a position. */
export const GO = card(0);
export const squadron = (name: Squadron): PartieAction => ({ type: 'squadron', squadron: name });
export const engage = (name: Squadron): PartieAction => ({ type: 'engage', squadron: name });
export const teleport = (q: number, r: number): PartieAction => ({ type: 'teleport', q, r });
export const pace = (ship: ShipId, double: boolean): PartieAction => ({ type: 'pace', ship, double });
export const arrive = (ship: ShipId): PartieAction => ({ type: 'arrive', ship });
export const keep = (ship: ShipId): PartieAction => ({ type: 'keep', ship });
export const eliteTo = (q: number, r: number): PartieAction => ({ type: 'elite-to', cell: cellOf(q, r) });
export const heading = (facing: Facing): PartieAction => ({ type: 'heading', facing });
export const VOLLEY: PartieAction = { type: 'volley' };
export const fire = (ship: ShipId): PartieAction => ({ type: 'fire', ship });
export const turn = (ship: ShipId, facing: Facing): PartieAction => ({ type: 'turn', ship, facing });
export const HOLD: PartieAction = { type: 'hold' };
export const destroyer = (ship: ShipId): PartieAction => ({ type: 'destroyer', ship });
export const NO_DESTROYER: PartieAction = { type: 'no-destroyer' };
export const helm = (...helms: readonly Helm[]): readonly PartieAction[] =>
  helms.map((one) => ({ type: 'helm', helm: one }));
export const FORWARD: PartieAction = { type: 'helm', helm: 'A' };
export const HALT: PartieAction = { type: 'halt' };
export const shoot = (ship: ShipId): PartieAction => ({ type: 'shoot', ship });
export const LASER: PartieAction = { type: 'laser' };
export const SUPER: PartieAction = { type: 'super' };
export const HOLD_FIRE: PartieAction = { type: 'hold-fire' };
export const GO_DRAW: PartieAction = { type: 'go-draw' };
export const END_TURN: PartieAction = { type: 'end-turn' };
export const reveal = (seat: Seat): PartieAction => ({ type: 'reveal', seat });
export const elite = (ship: ShipId): PartieAction => ({ type: 'elite', ship });
export const explode = (ship: ShipId): PartieAction => ({ type: 'explode', ship });
export const shield = (ship: ShipId): PartieAction => ({ type: 'shield', ship });
export const asteroid = (from: readonly [q: number, r: number], to: readonly [q: number, r: number]): PartieAction => ({
  type: 'asteroid',
  from: cellOf(...from),
  to: cellOf(...to),
});
export const resurrect = (seat: Seat, name: Squadron): PartieAction => ({ type: 'resurrect', seat, squadron: name });
export const restore = (ship: ShipId, q: number, r: number, facing: Facing): PartieAction => ({
  type: 'restore',
  ship,
  cell: cellOf(q, r),
  facing,
});
export const drawPower = (power: PowerId): PartieAction => ({ type: 'draw-power', power });
export const drawCard = (index: number): PartieAction => ({ type: 'draw', card: index });
/** The first steps of most cases: the card, then a squadron, which moves and settles its arrivals. */
export const move = (name: Squadron): readonly PartieAction[] => [GO, squadron(name)];
/** The same for a card of speed 0, then everybody fires. */
export const shots = (name: Squadron): readonly PartieAction[] => [GO, squadron(name), VOLLEY];

// ── What is seen
/** « 3,-2 » */
export type Spot = `${number},${number}`;
/** « 3,-2/0 », « * » when damaged; `away`: between two cells; « J2 »: kept by J2; `removed`: nobody's; `lost`: off the board. */
export type Fate = `${Spot}/${Facing}` | `${Spot}/${Facing}*` | 'away' | 'J1' | 'J2' | 'J3' | 'J4' | 'removed' | 'lost';
export interface Seen {
  readonly ships: Partial<Readonly<Record<ShipId, Fate>>>;
  readonly points: readonly number[]; // of prizes, by seat: the ring only counts at the end
  readonly asteroids: readonly Spot[]; // sorted
  readonly probes: readonly Spot[]; // sorted
  readonly ring: Spot;
}
/** Looked at only when a trial mentions it. */
export interface More {
  readonly phase: PartieState['phase'];
  readonly active: Seat;
  readonly round: number;
  readonly asks: Seat | null; // whose decision it is
  readonly hands: readonly string[]; // « C2 C5 C9 »
  readonly piles: readonly number[];
  readonly played: readonly number[];
  readonly count: readonly (readonly [fighters: number, destroyers: number])[]; // in play
  readonly free: readonly (readonly Spot[])[]; // empty cells of each zone
  readonly tokens: number; // of the one armour
  readonly result: string;
}
export const spot = (cell: Cell): Spot => `${columnOf(cell)},${rowOf(cell)}`;
const spots = (cells: readonly Cell[]): readonly Spot[] => cells.map(spot).toSorted();
/** In the order that `Seen` tells them. */
export const at = (...list: readonly Spot[]): readonly Spot[] => list.toSorted();
const fateOf = ({ cell, facing, damage, fate, by }: PartieState['ships'][number]): Fate => {
  if (fate === 'play' && cell === AWAY) return 'away';
  if (fate === 'play') return `${spot(cell)}/${facing}${damage > 0 ? '*' : ''}`;
  return fate === 'captured' ? (`J${(by ?? 9) + 1}` as Fate) : (fate as Fate);
};
export const see = (state: PartieState): Seen => ({
  ships: Object.fromEntries(
    state.ships.flatMap((ship, index) => (ship.fate === 'absent' ? [] : [[idOf(index), fateOf(ship)]])),
  ),
  points: state.sides.map(
    ({ prizes: { fighters, destroyers, probes, asteroids } }) =>
      fighters + 4 * destroyers + probes + asteroids * state.fixed.options.shieldAsteroidPrize,
  ),
  asteroids: spots(state.asteroids),
  probes: spots(state.probes),
  ring: spot(state.ring),
});
const more = (state: PartieState): More => {
  const node = partie.node(state);
  const inPlay = state.ships.flatMap((ship, index) =>
    ship.fate === 'play' && ship.cell !== AWAY ? [{ ...ship, id: idOf(index) }] : [],
  );
  const of = (seat: number, large: boolean): number =>
    inPlay.filter(({ id }) => id.startsWith(`${seat}`) && id.includes('D') === large).length;
  const filled = new Set(
    inPlay.flatMap(({ id, cell, facing }) => (id.includes('D') ? [cell, cell + (STEP[facing] ?? 0)] : [cell])),
  );
  return {
    phase: state.phase,
    active: state.active,
    round: state.round,
    asks: node.kind === 'choice' ? node.seat : null,
    hands: state.sides.map(({ hand }) => hand.map((index) => `C${index + 1}`).join(' ')),
    piles: state.sides.map(({ pile }) => pile.length),
    played: state.sides.map(({ played }) => played.length),
    count: state.sides.map((_, seat) => [of(seat, false), of(seat, true)] as const),
    free: state.fixed.zones.map((zone) => spots(zone.filter((cell) => !filled.has(cell)))),
    tokens: state.sides.reduce((sum, { shield: one }) => sum + (one?.tokens ?? 0), 0),
    result: node.kind === 'end' ? node.result : '',
  };
};
/** From a cell to its six neighbours, east first, counterclockwise. */
const STEP = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
].map(([q = 0, r = 0]) => cellOf(q, r) - cellOf(0, 0));

// ── Cases
type Told = {
  readonly [T in PartieEvent['type']]: { readonly type: T } & Partial<Extract<PartieEvent, { readonly type: T }>>;
}[PartieEvent['type']];
export interface Trial {
  readonly name?: string;
  readonly scenario: PartieScenario;
  readonly play?: readonly PartieAction[];
  readonly settled?: true;
  readonly faults?: readonly string[]; // of the set-up, each code once: the trial ends there
  readonly says?: RegExp; // what some refusal says
  readonly open?: readonly PartieAction[]; // after `play`: exactly what the node lists
  readonly refused?: readonly (readonly [action: PartieAction, code: string])[]; // after `play`
  readonly allowed?: readonly PartieAction[]; // after `play`: listed, and not refused
  readonly then?: Partial<Seen & More>;
  readonly told?: readonly Told[]; // each among the events
  readonly untold?: readonly PartieEvent['type'][];
  readonly turns?: readonly Seat[]; // whose turns began, in order
  readonly totals?: readonly (readonly [fighters: number, destroyers: number, probes: number, ring: number])[]; // points at the end, by seat
}
export interface Case {
  readonly id: string;
  readonly says: string;
  readonly rules: readonly BbsRule[]; // as the ledger lists them: cited by events and refusals
  readonly nodes?: readonly BbsRule[]; // among them, cited by what is open, and by nothing else
  readonly silent?: readonly BbsRule[]; // among them, cited by nothing: nothing happens that would
  readonly trials: readonly Trial[];
}
interface Cited {
  readonly said: Set<string>; // by events and refusals
  readonly open: Set<string>; // by nodes
}
interface Run {
  readonly start: PartieState | null;
  readonly state: PartieState | null;
  readonly events: readonly PartieEvent[];
  readonly refusals: readonly BbsRefusal[];
}
const NOT_STARTED = { start: null, state: null, events: [] };
/** The whole of a trial: plays it, asks what it wants refused or allowed, and notes every rule on the way. */
export const run = (trial: Trial, { said, open }: Cited = { said: new Set(), open: new Set() }): Run => {
  const setup = partie.setup(trial.scenario);
  const refusals: BbsRefusal[] = [];
  const refused = (refusal: BbsRefusal | undefined): void => {
    if (refusal === undefined) return;
    refusals.push(refusal);
    refusal.cites.forEach((rule) => said.add(rule));
  };
  if (!setup.ok) {
    expect([...new Set(setup.error.map(({ code }) => code))].toSorted(), trial.name).toEqual(
      (trial.faults ?? []).toSorted(),
    );
    setup.error.forEach(refused);
    return { ...NOT_STARTED, refusals };
  }
  expect(trial.faults, trial.name).toBeUndefined();
  const events: PartieEvent[] = [];
  let state = setup.value;
  const apply = (action: PartieAction): void => {
    const node = partie.node(state);
    node.cites.forEach((rule) => open.add(rule));
    const where = `${trial.name ?? ''} after ${events.map(({ type }) => type).join(' ')}: ${canonical(action)}`;
    expect(partie.refuse(state, action), where).toBeUndefined();
    expect(listed(node).map(canonical), where).toContain(canonical(action));
    const step = partie.apply(state, action);
    state = step.state;
    events.push(...step.events);
    for (const event of step.events) citedIn(event).forEach((rule) => said.add(rule));
  };
  const draws = (): void => {
    for (let node = partie.node(state); node.kind === 'chance' && node.outcomes.length === 1; node = partie.node(state))
      apply(node.outcomes[0].action);
  };
  for (const action of trial.play ?? []) {
    if (action.type !== 'draw') draws();
    apply(action);
  }
  if (trial.settled) draws();
  const node = partie.node(state);
  node.cites.forEach((rule) => open.add(rule));
  if (trial.open)
    expect(listed(node).map(canonical).toSorted(), trial.name).toEqual(trial.open.map(canonical).toSorted());
  for (const [action, code] of trial.refused ?? []) {
    const refusal = partie.refuse(state, action);
    expect(refusal?.code, `${trial.name ?? ''} ${canonical(action)}`).toBe(code);
    expect(listed(node).map(canonical)).not.toContain(canonical(action));
    refused(refusal);
  }
  for (const action of trial.allowed ?? []) {
    expect(partie.refuse(state, action), canonical(action)).toBeUndefined();
    expect(listed(node).map(canonical), canonical(action)).toContain(canonical(action));
    for (const event of partie.apply(state, action).events) citedIn(event).forEach((rule) => said.add(rule));
  }
  return { start: setup.value, state, events, refusals };
};
const SEEN: readonly (keyof Seen)[] = ['ships', 'points', 'asteroids', 'probes', 'ring'];
const compare = ({ name = '', then = {} }: Trial, start: PartieState, state: PartieState): void => {
  const [before, after] = [see(start), see(state)];
  const wanted: Record<string, unknown> = { ...before, ...then, ships: { ...before.ships, ...then.ships } };
  for (const key of SEEN) expect({ [key]: after[key] }, name).toEqual({ [key]: wanted[key] });
  const others = Object.entries(then).filter(([key]) => !(SEEN as readonly string[]).includes(key));
  expect(Object.fromEntries(others.map(([key]) => [key, more(state)[key as keyof More]])), name).toEqual(
    Object.fromEntries(others),
  );
};
const runTrial = (trial: Trial, cited: Cited): void => {
  const { start, state, events, refusals } = run(trial, cited);
  if (trial.says)
    expect(
      refusals.map((refusal) => partieText.refusal(refusal)).filter((said) => trial.says?.test(said)),
      trial.says.source,
    ).not.toEqual([]);
  if (start !== null && state !== null) compare(trial, start, state);
  for (const event of trial.told ?? []) expect(events, trial.name ?? '').toContainEqual(expect.objectContaining(event));
  for (const type of trial.untold ?? [])
    expect(
      events.map((event) => event.type),
      trial.name ?? '',
    ).not.toContain(type);
  if (trial.totals) compareTotals(trial.totals, events);
  if (trial.turns)
    expect(events.flatMap((event) => (event.type === 'turn-began' ? [event.seat] : []))).toEqual(trial.turns);
};
/** One trial alone. */
export const check = (trial: Trial): void => runTrial(trial, { said: new Set(), open: new Set() });
const PARTS = ['chasseurs', 'destroyers', 'sondes', 'anneau'] as const;
const compareTotals = (totals: NonNullable<Trial['totals']>, events: readonly PartieEvent[]): void => {
  const over = events.find((event) => event.type === 'game-over');
  const found = Object.values(over?.totals ?? {});
  expect(found.map(({ parts }) => PARTS.map((part) => parts.find(({ what }) => what === part)?.value))).toEqual(totals);
  expect(found.map(({ sum }) => sum)).toEqual(totals.map((parts) => parts.reduce((sum, part) => sum + part, 0)));
};
/** Plays every trial of a case, then checks that each rule that the case calls upon is cited where it should be. */
export const runCase = ({ rules, nodes = [], silent = [], trials }: Case): void => {
  const cited: Cited = { said: new Set(), open: new Set() };
  for (const trial of trials) runTrial(trial, cited);
  const unsaid = rules.filter((rule) => !cited.said.has(rule));
  expect(
    [...cited.said, ...cited.open].filter((rule) => !Object.hasOwn(RULES, rule)),
    'cited, and no rule',
  ).toEqual([]);
  expect(unsaid.toSorted(), 'listed by the case, cited by no event nor refusal').toEqual(
    [...nodes, ...silent].toSorted(),
  );
  expect(unsaid.filter((rule) => !cited.open.has(rule)).toSorted(), 'listed by the case, cited by nothing').toEqual(
    silent.toSorted(),
  );
};
