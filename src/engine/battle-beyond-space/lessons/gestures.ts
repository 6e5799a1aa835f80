// What the lessons of Battle Beyond Space are written with: short words for actions, and what their goals read.
import { cellOf, type Helm } from '../../hex/cells.ts';
import { known } from '../../kernel/result.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import type { PartieAction, PartieState, Ship } from '../partie/types.ts';
import { indexOf } from '../ships.ts';
import type { CardIndex, Facing, Place, ShipId, Squadron } from '../types.ts';

export const card = (index: CardIndex): PartieAction => ({ type: 'turn-card', card: index });
export const squadron = (name: Squadron): PartieAction => ({ type: 'squadron', squadron: name });
export const keep = (ship: ShipId): PartieAction => ({ type: 'keep', ship });
export const fire = (ship: ShipId): PartieAction => ({ type: 'fire', ship });
export const turn = (ship: ShipId, facing: Facing): PartieAction => ({ type: 'turn', ship, facing });
export const destroyer = (ship: ShipId): PartieAction => ({ type: 'destroyer', ship });
export const helm = (how: Helm): PartieAction => ({ type: 'helm', helm: how });
export const shoot = (ship: ShipId): PartieAction => ({ type: 'shoot', ship });
export const draw = (index: CardIndex): PartieAction => ({ type: 'draw', card: index });
export const VOLLEY: PartieAction = { type: 'volley' };
export const NO_DESTROYER: PartieAction = { type: 'no-destroyer' };
export const HOLD_FIRE: PartieAction = { type: 'hold-fire' };

export const ship = ({ ships }: PartieState, id: ShipId): Ship => known(ships[known(indexOf(id))]);
/** What the learner has taken. */
export const taken = ({ sides }: PartieState): PartieState['sides'][number]['prizes'] => known(sides[0]).prizes;
export const happened = (events: readonly PartieEvent[], ...types: readonly PartieEvent['type'][]): boolean =>
  events.some(({ type }) => types.includes(type));
export const isLost = (state: PartieState, id: ShipId): boolean => ship(state, id).fate !== 'play';

/** The sector around the centre, small enough to be seen whole on a phone. */
export const SECTOR = { radius: 5 } as const;
export const WIDE_SECTOR = { radius: 6 } as const;
export const CENTRE: Place = [0, 0];
export const PROBES: readonly Place[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
/** Whether a ship at that cell stands next to the centre. */
export const ringed = (cell: number): boolean => PROBES.some(([q, r]) => cellOf(q, r) === cell);
