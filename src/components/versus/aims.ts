// Where the actions of a game fall on its board. No rule: the engine listed them, and refuses the others aloud.
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import { type Camp, foe, type FigureId } from '../../engine/versus/types.ts';
import type { Place } from './places.ts';
import { fellowsOf } from './Plan.tsx';
import { aheadOf, reportRows, roomOf } from './rows.ts';
import type { Aiming } from './useTaps.ts';

/** Its tile in the river, itself on the plan. */
const ofFigure = (figure: FigureId): readonly Place[] => [
  `tile:${figure.slice(0, figure.lastIndexOf('#'))}`,
  `figure:${figure}`,
];
/** A figure, a piece or a shadow, told apart by how ids are made. */
const ofTarget = (at: string): readonly Place[] =>
  at.includes('#')
    ? ofFigure(at)
    : [at.startsWith('ombre-') ? `shadow:${Number(at.slice('ombre-'.length))}` : `piece:${at}`];
const hqSlot = (state: PartieState, camp: Camp): readonly Place[] =>
  state.slots[camp].flatMap(({ hq }, i) => (hq ? [`slot:${camp}:${i + 1}` as const] : []));

export const placesOf = (action: PartieAction, state: PartieState): readonly Place[] => {
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
      return ofFigure(action.figure);
    case 'pick-two':
      return action.figures.flatMap(ofFigure);
    case 'test':
    case 'escort':
      return [`piece:${action.piece}`];
    case 'aim':
      return ofTarget(action.at);
    case 'pick-zone':
      return [`zone:${action.zone}`];
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
/** Chosen by reading, in the gallery. */
const DRAFTED: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>([
  'hq',
  'lieutenant',
  'avatar',
  'take',
  'control',
  'operate',
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
  ['figure:', 'Voir les actions de cette figurine'],
  ['zone:', 'Voir les actions ici'],
  ['slot:', 'Choisir une tuile pour cette place'],
  ['shadow:', 'Voir les actions de cette ombre'],
  ['cubes:', 'Déplacer des cubes'],
  ['marker:', 'Changer ces pions'],
];
const listed = (place: Place): string => LISTS.find(([start]) => place.startsWith(start))?.[1] ?? '';

export const PARTIE_AIMING: Aiming<PartieState, PartieAction> = {
  places: placesOf,
  reported: ({ type }) => REPORTS.has(type),
  attempt,
  listed,
  goes: roomOf,
  roomAt: (place, { figures }) => figures.find(({ id }) => place === `figure:${id}`)?.zone ?? undefined,
  gathers: (place, { figures }) =>
    place.startsWith('figure:')
      ? fellowsOf(figures, place.slice('figure:'.length)).map(({ id }): Place => `figure:${id}`)
      : [place],
  shared: ({ type }) => type === 'move' || type === 'neutralise',
  rows: reportRows,
  ahead: aheadOf,
};
/** A token to lay, a shadow to hide under are not there yet: buttons. */
const NOT_YET: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>(['marker', 'hide']);
/** What the place shows, so that it is listed apart. Choices among cards that the river does not hold are buttons. */
export const isOnBoard = (action: PartieAction, state: PartieState): boolean =>
  DRAFTED.has(action.type) || (!NOT_YET.has(action.type) && placesOf(action, state).length > 0);
