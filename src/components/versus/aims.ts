// Where the actions of a game fall on its board. No rule: the engine listed them, and refuses the others aloud.
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import { type Camp, foe, type FigureId } from '../../engine/versus/types.ts';
import type { Place } from './places.ts';
import type { Aiming } from './useTaps.ts';

const ofFigure = (figure: FigureId): Place => `tile:${figure.slice(0, figure.lastIndexOf('#'))}`;
/** A figure, a piece or a shadow, told apart by how ids are made. */
const ofTarget = (at: string): Place =>
  at.includes('#')
    ? ofFigure(at)
    : at.startsWith('ombre-')
      ? `shadow:${Number(at.slice('ombre-'.length))}`
      : `piece:${at}`;
const hqSlot = (state: PartieState, camp: Camp): readonly Place[] =>
  state.slots[camp].flatMap(({ hq }, i) => (hq ? [`slot:${camp}:${i + 1}` as const] : []));

const places = (action: PartieAction, state: PartieState): readonly Place[] => {
  switch (action.type) {
    case 'hq':
      return hqSlot(state, action.side);
    case 'take':
      return [`slot:${action.side}:${action.slot}`];
    case 'lieutenant':
    case 'avatar':
    case 'control':
    case 'operate':
    case 'activate':
    case 'pick-tile':
    case 'tile-out':
    case 'river':
      return [`tile:${action.tile}`];
    case 'exchange':
      return action.tiles.map((tile): Place => `tile:${tile}`);
    case 'put':
      return state.sides[state.active].river.slice(action.place - 1, action.place).map((tile): Place => `tile:${tile}`);
    case 'pick':
    case 'move':
    case 'wounds':
    case 'neutralise':
      return [ofFigure(action.figure)];
    case 'pick-two':
      return action.figures.map(ofFigure);
    case 'test':
    case 'escort':
      return [`piece:${action.piece}`];
    case 'aim':
      return [ofTarget(action.at)];
    case 'hide':
      return [`shadow:${action.shadow}`];
    case 'cubes':
      return [`cubes:${action.side}:${action.from}`];
    case 'hack': // on the other camp's command post
      return [`cubes:${foe(state.active)}:${action.space}`];
    case 'marker':
      return [`marker:${action.kind}`];
    default:
      return [];
  }
};
const REPORTS: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'move',
  'wounds',
  'neutralise',
  'tile-out',
  'test',
  'escort',
  'aim',
  'cubes',
  'river',
  'marker',
  'lend',
]);
/** A tile of the river that cannot be activated says why. */
const attempt = (place: Place, { phase, tasks, sides, active }: PartieState): PartieAction | undefined => {
  const tile = place.startsWith('tile:') ? place.slice('tile:'.length) : undefined;
  return tile !== undefined && phase === 'discs' && tasks.length === 0 && sides[active].river.includes(tile)
    ? { type: 'activate', tile }
    : undefined;
};
const LISTS: readonly (readonly [start: string, name: string])[] = [
  ['tile:', 'Voir les actions de cette tuile'],
  ['piece:', 'Voir les actions de ce pion'],
  ['slot:', 'Choisir une tuile pour cette place'],
  ['shadow:', 'Voir les actions de cette ombre'],
  ['cubes:', 'Déplacer des cubes'],
  ['marker:', 'Changer ces pions'],
];
const listed = (place: Place): string => LISTS.find(([start]) => place.startsWith(start))?.[1] ?? '';

export const PARTIE_AIMING: Aiming<PartieState, PartieAction> = {
  places,
  reported: ({ type }) => REPORTS.has(type),
  attempt,
  listed,
};
