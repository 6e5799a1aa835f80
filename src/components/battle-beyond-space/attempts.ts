// What a reader may want to try at each step: candidates only, the engine says which are refused and why.
import { apart, ahead, HELMS } from '../../engine/hex/cells.ts';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import {
  cellsOf,
  destroyersInPlay,
  fightersOf,
  gapBetween,
  inPlay,
  shipAt,
} from '../../engine/battle-beyond-space/partie/board.ts';
import { helmShip } from '../../engine/battle-beyond-space/partie/helm.ts';
import type { PartieAction, PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import { destroyersOf, idOf, ownerOf, shipOf } from '../../engine/battle-beyond-space/ships.ts';
import { type ShipIndex, SQUADRONS } from '../../engine/battle-beyond-space/types.ts';

type Tries = (state: PartieState) => readonly PartieAction[];
const NEAR = 4; // cells: beyond, nobody would think of shooting
const fighters = (state: PartieState): readonly ShipIndex[] =>
  SQUADRONS.flatMap((squadron) => fightersOf(state, state.active, squadron));
const moved = (state: PartieState): readonly ShipIndex[] =>
  state.turn.squadron === null ? [] : fightersOf(state, state.active, state.turn.squadron);

/** Cards of power: one ship of each kind stands for the others. */
const powers: Tries = (state) => {
  const [fighter] = fighters(state);
  const [destroyer] = destroyersInPlay(state, state.active);
  const [from] =
    destroyer === undefined
      ? []
      : state.asteroids.toSorted(
          (a, b) => apart(a, shipAt(state, destroyer).cell) - apart(b, shipAt(state, destroyer).cell),
        );
  return [
    { type: 'reveal', seat: state.active },
    ...(fighter === undefined
      ? []
      : [{ type: 'elite', ship: idOf(fighter) } as const, { type: 'explode', ship: idOf(fighter) } as const]),
    ...(destroyer === undefined ? [] : [{ type: 'shield', ship: idOf(destroyer) } as const]),
    ...(from === undefined ? [] : [{ type: 'asteroid', from, to: ahead(from, 0) } as const]),
  ];
};
const turns: Tries = (state) =>
  moved(state).flatMap((index) =>
    DIRECTIONS.map((facing): PartieAction => ({ type: 'turn', ship: idOf(index), facing })),
  );
const destroyers: Tries = (state) =>
  destroyersOf(state.active).map((index): PartieAction => ({ type: 'destroyer', ship: idOf(index) }));
const enemies: Tries = (state) => {
  const ship = state.turn.destroyer;
  if (ship === null) return [];
  return state.ships.flatMap((_, index): readonly PartieAction[] =>
    index !== ship && inPlay(state, index) && gapBetween(state, ship, index) <= NEAR
      ? [{ type: 'shoot', ship: idOf(index) }]
      : [],
  );
};
/** One step too far on each side, and none at all. */
const vectors: Tries = () =>
  [
    [0, 0],
    [7, 0],
    [7, -7],
    [0, -7],
    [-7, 0],
    [-7, 7],
    [0, 7],
  ].map(([q = 0, r = 0]): PartieAction => ({ type: 'teleport', q, r }));
const landings: Tries = ({ turn, asteroids, fixed }) => {
  const from = turn.landing?.from;
  if (from === undefined) return [];
  return [
    ...fixed.cells.filter((cell) => apart(cell, from) <= 2),
    ...asteroids.toSorted((a, b) => apart(a, from) - apart(b, from)).slice(0, 2),
  ].map((cell): PartieAction => ({ type: 'elite-to', cell }));
};
const steering: Tries = (state) => [
  ...HELMS.map((helm): PartieAction => ({ type: 'helm', helm })),
  { type: 'halt' },
  ...destroyers(state).filter((action) => action.type === 'destroyer' && action.ship !== idOf(helmShip(state))),
];
const late: Tries = (state) => [...destroyers(state), ...powers(state)];
const squadrons: Tries = (state) => [
  ...SQUADRONS.flatMap((squadron): readonly PartieAction[] => [
    { type: 'squadron', squadron },
    { type: 'engage', squadron },
  ]),
  ...fighters(state)
    .slice(0, 1)
    .map((index): PartieAction => ({ type: 'turn', ship: idOf(index), facing: 0 })),
  ...destroyers(state),
  { type: 'no-destroyer' },
  ...powers(state),
];
const firing: Tries = (state) => [
  { type: 'volley' },
  ...fighters(state).map((index): PartieAction => ({ type: 'fire', ship: idOf(index) })),
  ...turns(state).slice(0, 1),
  ...powers(state),
];
const shooting: Tries = (state) => [...enemies(state), { type: 'laser' }, { type: 'super' }, ...powers(state)];
const reveal: Tries = (state) => [
  ...(state.sides[state.active]?.played ?? []).map((card): PartieAction => ({ type: 'turn-card', card })),
  ...SQUADRONS.map((squadron): PartieAction => ({ type: 'squadron', squadron })),
  ...powers(state),
];
const deploying: Tries = ({ deploying: now }) => {
  if (now === null) return [];
  const other = now.seat === 0 ? 1 : 0;
  return [
    { type: 'handle', ship: idOf(shipOf(other, 'a1')) },
    { type: 'swap', ship: idOf(shipOf(now.seat, 'D1')) },
    { type: 'release' },
    { type: 'ready' },
  ];
};
const reviving: Tries = ({ kills }) =>
  kills.map(({ seat, squadron }): PartieAction => ({ type: 'resurrect', seat, squadron }));
/** The same place on another ship's cell, for whoever comes back. */
const restoring: Tries = (state) => {
  const ship = state.returning?.ships[0];
  if (ship === undefined) return [];
  const taken = state.ships.findIndex((_, index) => ownerOf(index) === ownerOf(ship) && inPlay(state, index));
  const cell = taken < 0 ? state.fixed.centre : cellsOf(taken, shipAt(state, taken))[0];
  return cell === undefined
    ? []
    : [
        { type: 'restore', ship: idOf(ship), cell, facing: 0 },
        { type: 'restore', ship: idOf(ship), cell: state.fixed.centre, facing: 0 },
      ];
};
const TRIES: Partial<Readonly<Record<Phase, Tries>>> = {
  deploy: deploying,
  reveal,
  squadron: squadrons,
  drive: vectors,
  elite: landings,
  fire: firing,
  react: () => [{ type: 'absorb' }],
  rotate: (state) => [...turns(state), ...powers(state)],
  destroyer: (state) => [...late(state), ...turns(state).slice(0, 1)],
  helm: steering,
  aim: shooting,
  'draw-window': late,
  close: late,
  resurrect: reviving,
  restore: restoring,
};
export const attemptsOf = (state: PartieState): readonly PartieAction[] => TRIES[state.phase]?.(state) ?? [];
