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
    case 'pick-tile':
    case 'tile-out':
    case 'river':
      return [`tile:${action.tile}`];
    case 'activate': // its figures too, where the plan shows them
      return [
        `tile:${action.tile}`,
        ...state.figures.flatMap(({ id, tile }) => (tile === action.tile ? [`figure:${id}` as const] : [])),
      ];
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
/** What cannot be done with it says why: a tile of the river or a figure of the plan is activated, a figure or a piece is meant by what is asked. */
const attempt = (place: Place, { phase, tasks, sides, active, fixed }: PartieState): PartieAction | undefined => {
  const [kind, id] = [place.slice(0, place.indexOf(':')), place.slice(place.indexOf(':') + 1)];
  const [tile = ''] = id.split('#');
  const begins = phase === 'discs' && tasks.length === 0;
  if (kind === 'tile') return begins && sides[active].river.includes(tile) ? { type: 'activate', tile } : undefined;
  const asked = tasks.at(-1)?.task;
  if (kind === 'figure' && begins) return { type: 'activate', tile };
  if (kind === 'figure' && asked !== undefined) return { type: asked === 'act' ? 'neutralise' : 'pick', figure: id };
  if (kind !== 'piece' || asked !== 'act' || fixed.zones.length === 0) return undefined;
  const test = fixed.mission.tests.find(({ token }) => id.slice(0, id.lastIndexOf('-')) === token);
  return test === undefined
    ? { type: 'escort', figure: null, piece: id, to: null }
    : { type: 'test', test: test.id, piece: id, figure: null, success: true };
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
