// What a set-up draws before anybody has decided anything: cards, lots. It comes at once: to watch it card by card would only make one wait.
import type { Node, Types } from '../../engine/kernel/game.ts';
import { replayOn } from '../../engine/kernel/play.ts';
import { draw } from './dice.ts';
import { kindOf } from './DiceTray.tsx';
import { newLine } from './line.ts';
import type { ModeUi } from './mode.ts';
import type { Opening } from './open.ts';
import type { UseLine } from './useLine.ts';

type Mode<T extends Types> = Pick<ModeUi<T>, 'game' | 'chance' | 'script'>;

const isDeal = <T extends Types>(mode: Mode<T>, node: Node<T['action'], T['rule']>, state: T['state']): boolean => {
  if (node.kind !== 'chance') return false;
  const kind = kindOf(mode, state, node);
  return kind === 'card' || kind === 'side';
};
const dealFrom = <T extends Types>(mode: Mode<T>, start: T['state']): readonly T['action'][] => {
  const dealt: T['action'][] = [];
  let now = start;
  for (let at = mode.game.node(now); at.kind !== 'end' && isDeal(mode, at, now); at = mode.game.node(now)) {
    const card = draw(at);
    dealt.push(card);
    now = mode.game.apply(now, card).state;
  }
  return dealt;
};

/** What is dealt after the first card; nothing once somebody has decided, nor where a scenario may decide what falls. */
export const dealtWith = <T extends Types>(
  mode: Mode<T>,
  { state, node, cursor, actors }: Pick<UseLine<T>, 'state' | 'node' | 'cursor' | 'actors'>,
  first: T['action'],
): readonly T['action'][] => {
  if (mode.script !== undefined || !isDeal(mode, node, state)) return [];
  if (actors.slice(0, cursor).some((actor) => actor !== 'chance')) return [];
  return dealFrom(mode, mode.game.apply(state, first).state);
};

/** A game that has not begun, with its set-up dealt: its table is drawn once. How many draws that took is told (`dealt`). */
export const dealtOut = <T extends Types>(mode: Mode<T>, opening: Opening<T>): Opening<T> => {
  const { line, replayed } = opening;
  if (mode.script !== undefined || line.actions.length > 0) return opening;
  const actions = dealFrom(mode, replayed.start);
  const played = replayOn(mode.game, replayed, actions);
  return played.ok ? { ...opening, line: newLine(actions), replayed: played.value, dealt: actions.length } : opening;
};
