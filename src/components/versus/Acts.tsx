// What a tile that acts does on the map, as buttons with pictures: what first, then who and where on the place.
import type { JSX } from 'preact';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { MOVE_EMBLEM, tokenEmblem } from './emblems.ts';
import { shortName } from './plaques.ts';
import { tileName } from './words.ts';

const ACTS = {
  move: { says: 'Se déplace', asks: 'Qui se déplace, et où ?', emblem: MOVE_EMBLEM },
  strike: { says: 'Attaque', asks: 'Qui est touché ?', emblem: 'fist' },
  test: { says: 'Fait un test', asks: 'Sur quel pion porte le test ?', emblem: undefined },
  escort: { says: 'Escorte', asks: 'Qui est mené, et où ?', emblem: undefined },
  cubes: { says: 'Dépense des cubes', asks: 'D’où partent les cubes ?', emblem: 'cubes' },
} as const;
export type Act = keyof typeof ACTS;
const IDS: readonly Act[] = ['move', 'strike', 'test', 'escort', 'cubes'];
/** The tile that acts, while what it does is being told. */
export const actingTile = ({ tasks }: PartieState): string | undefined => {
  const task = tasks.at(-1);
  return task?.task === 'act' ? task.tile : undefined;
};
/** Its own moves, what falls on the other camp, its own camp's cubes: the rest is pressed where it is, or listed. */
export const actOf = (action: PartieAction, state: PartieState): Act | undefined => {
  const tileOf = (id: string): string => id.slice(0, id.lastIndexOf('#'));
  const foes = (id: string): boolean => state.tiles.some((tile) => tile.id === id && tile.side !== state.active);
  switch (action.type) {
    case 'move':
      return tileOf(action.figure) === actingTile(state) ? 'move' : undefined;
    case 'wounds':
    case 'neutralise':
      return foes(tileOf(action.figure)) ? 'strike' : undefined;
    case 'tile-out':
      return foes(action.tile) ? 'strike' : undefined;
    case 'aim':
      return 'strike';
    case 'test':
    case 'escort':
      return action.type;
    case 'cubes':
      return action.side === state.active ? 'cubes' : undefined;
    default:
      return undefined;
  }
};
/** What is asked while it acts; undefined otherwise. */
export const asksOf = (state: PartieState, act: Act | undefined): string | undefined => {
  const tile = actingTile(state);
  return tile === undefined
    ? undefined
    : act === undefined
      ? `${shortName(tileName(state, tile))} : que se passe-t-il ?`
      : ACTS[act].asks;
};
const pieceEmblem = (action: PartieAction | undefined): string =>
  tokenEmblem(action !== undefined && 'piece' in action ? action.piece.slice(0, action.piece.lastIndexOf('-')) : '');

interface ActsProps {
  readonly state: PartieState;
  readonly options: readonly PartieAction[];
  readonly act: Act | undefined; // pressed
  readonly onPress: (act: Act) => void;
}
export const Acts = ({ state, options, act, onPress }: ActsProps): JSX.Element => (
  <div class="vs-acts" role="group" aria-label="Sur le plateau">
    {IDS.map((id) => {
      const { says, emblem } = ACTS[id];
      const first = options.find((action) => actOf(action, state) === id);
      return first === undefined ? null : (
        <button key={id} type="button" class="btn" data-acte={id} aria-pressed={act === id} onClick={() => onPress(id)}>
          <svg viewBox="-34 -34 68 68" aria-hidden="true">
            <Emblem jeu="versus" name={emblem ?? pieceEmblem(first)} />
          </svg>
          {typeset(says)}
        </button>
      );
    })}
  </div>
);
