// What a menu of the board offers: one gesture a line, those that differ by a number alone on one line with a stepper. No rule: the engine listed the actions.
import { usableTiles } from '../../engine/versus/partie/reads.ts';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import { woundsWord } from '../../engine/versus/words.ts';
import type { Counted } from '../scene/HereMenu.tsx';
import type { Place } from './places.ts';
import { CUBE_NAMES } from './words.ts';

export interface Gesture<A> {
  readonly acts: readonly A[]; // one after the other
  readonly says?: string; // the words of the first unless told
  readonly counted?: Counted;
}
type Own = readonly Gesture<PartieAction>[];
type Of<K extends PartieAction['type']> = Extract<PartieAction, { readonly type: K }>;
const ofType = <K extends PartieAction['type']>(actions: readonly PartieAction[], type: K): readonly Of<K>[] =>
  actions.filter((action): action is Of<K> => action.type === type);
const tileOf = (figure: string): string => figure.slice(0, figure.lastIndexOf('#'));
const by = <T>(list: readonly T[], key: (one: T) => string): readonly (readonly [string, readonly T[]])[] =>
  [...new Set(list.map(key))].map((name) => [name, list.filter((one) => key(one) === name)]);

/** So many figures of a troop at once; the whole of it is one report when the engine offers it. */
const falls = (actions: readonly PartieAction[]): Own =>
  by(
    ofType(actions, 'neutralise').filter((action) => action.by === undefined),
    ({ figure }) => tileOf(figure),
  ).flatMap(([tile, list]): Own => {
    const whole = ofType(actions, 'tile-out').find((action) => action.tile === tile);
    return list.map((_, i) => ({
      acts: i + 1 === list.length && whole !== undefined ? [whole] : list.slice(0, i + 1),
      says:
        list.length === 1
          ? 'Neutraliser'
          : i + 1 === list.length && whole !== undefined
            ? `Neutraliser ${i + 1} figurines, toute la tuile`
            : i === 0
              ? 'Neutraliser 1 figurine'
              : `Neutraliser ${i + 1} figurines`,
      counted: { of: `neutralise:${tile}`, count: i + 1 },
    }));
  });
const wounds = (actions: readonly PartieAction[], { tiles, active }: PartieState): Own =>
  ofType(actions, 'wounds')
    .filter((action) => action.by === undefined)
    .map((action) => ({
      acts: [action],
      says: `${tiles.find(({ id }) => id === tileOf(action.figure))?.side === active ? 'Subit' : 'Infliger'} ${woundsWord(action.amount)}`,
      counted: { of: `wounds:${action.figure}`, count: action.amount },
    }));
const cubes = (actions: readonly PartieAction[], state: PartieState): Own =>
  by(ofType(actions, 'cubes'), ({ from, to }) => `${from}>${to}`).flatMap(([id, list]): Own => {
    const [one] = list;
    if (one === undefined) return [];
    const most = Math.max(list.length, state.sides[one.side].cubes[one.from]);
    return Array.from({ length: most }, (_, i) => ({
      acts: [{ ...one, amount: i + 1 }],
      says: `Vers ${CUBE_NAMES[one.to].toLowerCase()} : ${i === 0 ? '1 cube' : `${i + 1} cubes`}`,
      counted: { of: `cubes:${one.side}:${id}`, count: i + 1 },
    }));
  });
const NUMBERED: ReadonlySet<PartieAction['type']> = new Set<PartieAction['type']>(['wounds', 'cubes']);
/** The room that an action leads to. */
export const roomOf = (action: PartieAction): string | undefined =>
  action.type === 'move'
    ? action.to
    : action.type === 'escort' && action.to !== null && action.to !== 'exit'
      ? action.to
      : undefined;
/** What leads to a room is shown on the plan: it would fill the menu. */
const isPlain = (action: PartieAction): boolean =>
  action.type === 'neutralise' || NUMBERED.has(action.type)
    ? 'by' in action && action.by !== undefined
    : roomOf(action) === undefined && action.type !== 'tile-out';
/** At the beginning of a turn, a tile of one's own goes straight to its activation: what begins a turn is then over. */
export const aheadOf = (place: Place, state: PartieState): readonly PartieAction[] => {
  const tile = place.startsWith('tile:') ? place.slice('tile:'.length) : undefined;
  return tile !== undefined && state.phase === 'start' && state.tasks.length === 0 && usableTiles(state).includes(tile)
    ? [{ type: 'begin' }, { type: 'activate', tile }]
    : [];
};
export const reportRows = (actions: readonly PartieAction[], state: PartieState): Own => [
  ...wounds(actions, state),
  ...falls(actions),
  ...cubes(actions, state),
  ...actions.filter(isPlain).map((action) => ({ acts: [action] })),
];
