// What the last step told, drawn: ways of ships, shots and where they stopped, collisions, blasts.
import { ahead, type Cell, type Helm, helmed, type Pose } from '../../engine/hex/cells.ts';
import { RANGE } from '../../engine/battle-beyond-space/constants.ts';
import type { PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import type { Facing, ShipId, ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import { known } from '../../engine/kernel/result.ts';
import { indexOf, ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import { markAll, NOTHING, type Overlay, together } from './marks.ts';
import { shipsOn } from './standing.ts';
import type { SpaceShot } from './space-types.ts';
import { shipLook } from './words.ts';

type Told<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
const placeOf = (id: ShipId): ShipIndex => known(indexOf(id));
const nameIn = (id: ShipId): string => id.slice(1);
const way = (ship: ShipId, from: Cell, to: Cell, end: 'arrow' | 'lost' = 'arrow'): Overlay =>
  from === to
    ? NOTHING
    : { paths: [{ cells: [from, to], end }], marks: [{ cell: from, look: 'way', say: `départ de ${nameIn(ship)}` }] };

// ── Moves
/** Undoes an action at the helm. */
const BACK: Readonly<Record<Exclude<Helm, 'A'>, Helm>> = { ARG: 'ARD', ARD: 'ARG', AVG: 'AVD', AVD: 'AVG' };
const before = ({ helm, rear, facing }: Told<'helmed'>): Pose =>
  helm === 'A' ? { rear: ahead(rear, facing, -1), facing } : helmed({ rear, facing }, BACK[helm]);
const steered = (event: Told<'helmed'>, state: PartieState): Overlay => {
  const { rear, facing } = before(event);
  return { ships: [shipLook(state, placeOf(event.ship), { id: `${event.ship}~`, cell: rear, facing, faded: true })] };
};
/** Where it stood, unless somebody stands there now. */
const gone = ({ ship, at: [rear] }: Told<'destroyed'>, state: PartieState): Overlay =>
  rear === undefined || shipsOn(state).has(rear)
    ? NOTHING
    : { ships: [shipLook(state, placeOf(ship), { id: `${ship}~`, cell: rear, faded: true })] };
const rolled = ({ from, to, into }: Told<'asteroid-moved'>): Overlay => ({
  paths: [{ cells: [from, to] }],
  marks: [
    { cell: from, look: 'way', say: 'l’astéroïde vient de là' },
    ...(into === null ? [] : markAll([to], 'blast', 'choc de l’astéroïde')),
  ],
});

// ── Fire
const lineEnd = ({ sides }: PartieState, ship: ShipIndex, from: Cell, facing: Facing): Cell => {
  const side = sides[ownerOf(ship)];
  return ahead(from, facing, side?.power === 'terriens-2' && side.revealed ? RANGE.longFighter : RANGE.fighter);
};
const missed = ({ ship, from, facing, why, at, by }: Told<'missed'>, state: PartieState): Overlay => {
  if (why === 'doubled' || (at === null && by !== null)) return NOTHING;
  if (at === null) return { shots: [{ from, to: lineEnd(state, placeOf(ship), from, facing), end: 'spent' }] };
  return { shots: [{ from, to: at, end: 'stopped' }], marks: [{ cell: at, say: `arrête le tir de ${nameIn(ship)}` }] };
};
const beamed = ({ ship, from, at, why }: Told<'laser'>, state: PartieState): Overlay => {
  const to = at ?? ahead(from, known(state.ships[placeOf(ship)]).facing, RANGE.laser);
  const end: SpaceShot['end'] = why === 'hit' ? 'hit' : at === null ? 'spent' : 'stopped';
  return { shots: [{ from, to, end }] };
};

const overlayOf = (event: PartieEvent, state: PartieState): Overlay => {
  switch (event.type) {
    case 'moved':
      return way(event.ship, event.from, event.to);
    case 'collided':
      return event.against === 'off-board'
        ? NOTHING
        : together([way(event.ship, event.from, event.at), { marks: markAll([event.at], 'blast', 'collision') }]);
    case 'strayed':
      return way(event.ship, event.from, event.to, 'lost');
    case 'helmed':
      return steered(event, state);
    case 'destroyed':
      return gone(event, state);
    case 'asteroid-moved':
      return rolled(event);
    case 'asteroid-taken':
      return { marks: markAll([event.at], 'blast', 'astéroïde pulvérisé') };
    case 'probe-taken':
      return { marks: markAll([event.at], 'zone', 'sonde ramassée') };
    case 'came-back':
    case 'placed':
      return { marks: markAll([event.cell], 'zone') };
    default:
      return firedOf(event, state);
  }
};
const firedOf = (event: PartieEvent, state: PartieState): Overlay => {
  switch (event.type) {
    case 'fired':
      return {
        shots: [{ from: event.from, to: event.at, via: event.through ?? undefined, end: 'hit' }],
        marks: [{ cell: event.at, say: `touché par ${nameIn(event.ship)}` }],
      };
    case 'missed':
      return missed(event, state);
    case 'laser':
      return beamed(event, state);
    case 'super-shot':
      return { marks: markAll(event.cells, 'blast', 'balayée par le super tir') };
    case 'exploded':
      return { marks: markAll(event.cells, 'blast', 'dans le souffle') };
    default:
      return NOTHING;
  }
};
export const toldOf = (events: readonly PartieEvent[], state: PartieState): Overlay =>
  together(events.map((event) => overlayOf(event, state)));
