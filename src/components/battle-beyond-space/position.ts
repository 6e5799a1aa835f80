// A position as the board draws and says it: what stands where, the ring, the start zones while fleets are placed.
import { around, AWAY, type Cell } from '../../engine/hex/cells.ts';
import type { PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { shipsOn } from './standing.ts';
import { type Overlay, saidOf } from './marks.ts';
import type { SpaceContent, SpaceSeat } from './space-types.ts';
import { actingShips, ofSeat, sayShip, shipLook } from './words.ts';

const ZONED: ReadonlySet<Phase> = new Set<Phase>(['race', 'power', 'first', 'deal', 'deploy', 'resurrect', 'restore']);

/** The cells around the centre of the ring. */
const ringOf = (state: PartieState): readonly Cell[] =>
  around(state.ring).filter((cell) => state.fixed.cells.includes(cell));

export const contentOf = (state: PartieState): SpaceContent => {
  const { ships, asteroids, central, probes, phase, fixed } = state;
  const acting = new Set(actingShips(state));
  return {
    ships: ships.flatMap(({ fate, cell }, index) =>
      fate === 'play' && cell !== AWAY ? [shipLook(state, index, { active: acting.has(index) })] : [],
    ),
    asteroids,
    central: central ?? undefined,
    probes,
    ring: ringOf(state),
    zones: ZONED.has(phase) ? fixed.zones.map((cells, seat) => ({ seat: seat as SpaceSeat, cells })) : [],
  };
};

const standsAt = (state: PartieState, cell: Cell): string | undefined => {
  const ship = shipsOn(state).get(cell);
  if (ship !== undefined) return sayShip(state, ship, cell);
  if (state.asteroids.includes(cell)) return cell === state.central ? 'astéroïde central' : 'astéroïde';
  return state.probes.includes(cell) ? 'sonde' : undefined;
};
const zoneAt = (state: PartieState, cell: Cell): string | undefined => {
  const seat = ZONED.has(state.phase) ? state.fixed.zones.findIndex((zone) => zone.includes(cell)) : -1;
  return seat < 0 ? undefined : `zone de départ ${ofSeat(state, seat as Seat)}`;
};
/** What a cell is, then what is drawn over it. `more`: asked last. */
export const describer = (
  state: PartieState,
  overlay: Overlay,
  more?: (cell: Cell) => string | undefined,
): ((cell: Cell) => string) => {
  const ring = new Set(ringOf(state));
  return (cell) =>
    [
      standsAt(state, cell),
      ring.has(cell) ? 'case de l’anneau' : undefined,
      zoneAt(state, cell),
      ...saidOf(overlay, cell),
      more?.(cell),
    ]
      .filter((said) => said !== undefined)
      .join(' ; ');
};
