// A position as the board draws and says it: what stands where, the ring, the start zones while fleets are placed.
import { around, AWAY, type Cell } from '../../engine/hex/cells.ts';
import type { PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import type { ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { flying, shipsOn } from './standing.ts';
import { type Overlay, saidOf } from './marks.ts';
import type { SpaceContent, SpacePath, SpaceSeat } from './space-types.ts';
import { actingShips, ofSeat, sayShip, shipLook } from './words.ts';

const ZONED: ReadonlySet<Phase> = new Set<Phase>(['race', 'power', 'first', 'deal', 'deploy', 'resurrect', 'restore']);

/** The cells around the centre of the ring. */
const ringOf = (state: PartieState): readonly Cell[] =>
  around(state.ring).filter((cell) => state.fixed.cells.includes(cell));

/** `hand`: the ship in hand, when it is not the one asked. */
export const contentOf = (state: PartieState, hand?: ShipIndex): SpaceContent => {
  const { ships, asteroids, central, probes, phase, fixed, turn } = state;
  const acting = new Set(hand === undefined ? actingShips(state) : [hand]);
  const away = flying(state);
  return {
    ships: [
      ...ships.flatMap(({ fate, cell }, index) =>
        fate === 'play' && cell !== AWAY ? [shipLook(state, index, { active: acting.has(index) })] : [],
      ),
      ...away.map(({ ship, from, to }) => {
        const cell = phase === 'keep' && ship === turn.landing?.ship ? (to ?? from) : from;
        return shipLook(state, ship, { cell, aside: shipsOn(state).has(cell) ? 1 : 0, active: acting.has(ship) });
      }),
    ],
    paths: away.flatMap(({ from, to }): readonly SpacePath[] =>
      to === null ? [] : [{ cells: [from, to], end: fixed.cells.includes(to) ? 'arrow' : 'lost' }],
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
  const left = flying(state).find(({ from }) => from === cell);
  if (left !== undefined) return `${sayShip(state, left.ship, cell)}, en vol`;
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
