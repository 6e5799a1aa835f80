// What an action would bring, asked of the engine: it is played on the side, and what it tells is read.
import { once } from '../../engine/kernel/once.ts';
import type { Cell } from '../../engine/hex/cells.ts';
import { apply } from '../../engine/battle-beyond-space/partie/apply.ts';
import { fighterHit, shipAt } from '../../engine/battle-beyond-space/partie/board.ts';
import { node } from '../../engine/battle-beyond-space/partie/node.ts';
import type { PartieAction, PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import type { Against, PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { indexOf } from '../../engine/battle-beyond-space/ships.ts';
import type { ShipId, ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import { known } from '../../engine/kernel/result.ts';

const MOVING: ReadonlySet<Phase> = new Set<Phase>(['pace', 'arrive', 'elite', 'heading', 'keep']);
/** In the middle of a move: whose answer cannot change what is read. An elite fighter, which goes where it likes, comes last. */
const onward = (state: PartieState): PartieAction | undefined => {
  const open = node(state);
  if (open.kind !== 'choice') return undefined;
  const free = new Set(state.turn.flights.flatMap(({ ship, to }) => (to === null ? [ship] : [])));
  return (
    open.options.find((action) => action.type !== 'arrive' || !free.has(indexOf(action.ship) ?? -1)) ?? open.options[0]
  );
};
/** The events of an action, and of all that follows until the squadron has landed. */
export const playedOut = (state: PartieState, action: PartieAction): readonly PartieEvent[] => {
  let step = apply(state, action);
  const events = [...step.events];
  while (MOVING.has(step.state.phase)) {
    const next = onward(step.state);
    if (next === undefined) break;
    step = apply(step.state, next);
    events.push(...step.events);
  }
  return events;
};

export interface Landing {
  readonly ship: ShipIndex;
  readonly from: Cell;
  readonly to: Cell;
  readonly against: Against | null; // what it meets there
}
const at = (id: ShipId): ShipIndex => known(indexOf(id));
const landingOf = (event: PartieEvent, events: readonly PartieEvent[]): readonly Landing[] => {
  if (event.type === 'collided' && event.row === 'fighter')
    return [{ ship: at(event.ship), from: event.from, to: event.at, against: event.against }];
  if (event.type !== 'moved') return [];
  const probe = events.some((other) => other.type === 'probe-taken' && other.ship === event.ship);
  return [{ ship: at(event.ship), from: event.from, to: event.to, against: probe ? 'probe' : null }];
};
const landingsKnown = once((_: PartieState) => new Map<string, readonly Landing[]>());
/** Where each fighter would land, an elite fighter left out: its way is free. */
export const landingsOf = (state: PartieState, action: PartieAction): readonly Landing[] => {
  const found = landingsKnown(state);
  const name = JSON.stringify(action);
  const landings = found.get(name) ?? landed(state, action);
  found.set(name, landings);
  return landings;
};
const landed = (state: PartieState, action: PartieAction): readonly Landing[] => {
  const events = playedOut(state, action);
  const elite = state.sides[state.active]?.elite ?? null;
  return events.flatMap((event) => landingOf(event, events)).filter(({ ship }) => ship !== elite);
};

// ── Fire
export interface Shot {
  readonly ship: ShipIndex;
  readonly from: Cell;
  readonly to: Cell;
  readonly target: ShipIndex | null; // null: stopped
}
const shotOf = (event: PartieEvent): readonly Shot[] => {
  if (event.type === 'fired')
    return [{ ship: at(event.ship), from: event.from, to: event.at, target: at(event.target) }];
  return event.type === 'missed' && event.at !== null
    ? [{ ship: at(event.ship), from: event.from, to: event.at, target: null }]
    : [];
};
/** What the squadron would hit, or what would stop its shots: all together, or each of those among whom the player picks. */
export const shotsOf = (state: PartieState, options: readonly PartieAction[]): readonly Shot[] =>
  options.flatMap((action): readonly Shot[] => {
    if (action.type === 'volley') return toldBy(state, action).flatMap(shotOf);
    if (action.type !== 'fire') return [];
    const ship = at(action.ship);
    const hit = fighterHit(state, ship);
    return hit === undefined || typeof hit.what !== 'number'
      ? []
      : [{ ship, from: shipAt(state, ship).cell, to: hit.at, target: hit.what }];
  });
/** What an action alone would tell. */
export const toldBy = (state: PartieState, action: PartieAction): readonly PartieEvent[] => apply(state, action).events;
