// Who looks. With a veil, board, log, choices and announcements show what one seat may see; the game itself always runs on the whole state.
import type { Game, Node, Seat, Types } from '../../engine/kernel/game.ts';
import { once } from '../../engine/kernel/once.ts';
import type { ModeUi } from './mode.ts';

/** A seat, an onlooker (null: only what all may see), or everything open (undefined). */
export type Viewer = Seat | null | undefined;
export interface Eyes<S, E> {
  readonly viewer: Viewer;
  readonly state: (state: S) => S;
  readonly event: (event: E, after: S) => E;
}

const ALL = { viewer: undefined, state: <S>(state: S): S => state, event: <E>(event: E): E => event };
const eyesByViewer = once(<T extends Types>(_: Game<T>) => new Map<Viewer, unknown>());
/** The eyes of a viewer, the same ones each time, so that what they were told once is kept; everything is open in a game without a veil. */
export const eyesOf = <T extends Types>(
  { game }: Pick<ModeUi<T>, 'game'>,
  viewer: Viewer,
): Eyes<T['state'], T['event']> => {
  const { veil } = game;
  if (viewer === undefined || veil === undefined) return ALL;
  const eyes = eyesByViewer(game);
  const found = eyes.get(viewer) as Eyes<T['state'], T['event']> | undefined;
  if (found !== undefined) return found;
  const made: Eyes<T['state'], T['event']> = {
    viewer,
    state: (state) => veil.state(state, viewer),
    event: (event, after) => veil.event(event, after, viewer),
  };
  eyes.set(viewer, made);
  return made;
};

const seesSame = <T extends Types>(
  { game }: Pick<ModeUi<T>, 'game'>,
  eyes: Eyes<T['state'], T['event']>,
  state: T['state'],
  node: Node<T['action'], T['rule']>,
): boolean => {
  try {
    return JSON.stringify(game.node(eyes.state(state))) === JSON.stringify(node);
  } catch {
    return false; // a veiled state owes its own seat its choices, and nothing else to anyone
  }
};

/**
 * Whether what is open may be listed to who looks: to the seat that decides, or when hiding changes nothing to it (a die that all can see).
 * A card drawn from a pile that the viewer does not know is drawn blind.
 */
export const maySee = <T extends Types>(
  mode: Pick<ModeUi<T>, 'game'>,
  eyes: Eyes<T['state'], T['event']>,
  state: T['state'],
  node: Node<T['action'], T['rule']>,
): boolean => {
  if (eyes.viewer === undefined) return true;
  return node.kind === 'choice' ? node.seat === eyes.viewer : seesSame(mode, eyes, state, node);
};

interface Table {
  readonly hidden: boolean;
  readonly humans: readonly Seat[];
  readonly asked: Seat | undefined; // who has to choose now; nobody for chance and forced steps
  readonly shownTo: Seat | null; // who said to be holding the device
}
export interface Look {
  readonly viewer: Viewer;
  readonly curtain: Seat | undefined; // whom to pass the device to, before anything more is shown
}
/** Who looks at a table. One person alone against machines always looks; several take turns, with a curtain between them. */
export const lookOf = ({ hidden, humans, asked, shownTo }: Table): Look => {
  if (!hidden) return { viewer: undefined, curtain: undefined };
  const [only, other] = humans;
  if (only === undefined || other === undefined) return { viewer: only ?? null, curtain: undefined };
  const holder = shownTo !== null && humans.includes(shownTo) ? shownTo : null;
  if (asked !== undefined && humans.includes(asked) && asked !== holder) return { viewer: null, curtain: asked };
  return { viewer: holder, curtain: undefined };
};
