// A link to the villain stops before what only the hero knows; found, Batman is no secret any more.
import { describe, expect, test } from 'vitest';
import { type Line, listed, play } from '../../kernel/play.ts';
import { decodeMoment, encodeMoment } from '../../scenario/moment.ts';
import { LINKS } from '../../scenario/versus.ts';
import { position } from '../positions.ts';
import type { PartieMode } from './event-types.ts';
import { partie } from './index.ts';
import { hasSecret, shareable } from './secrets.ts';
import type { PartieAction, PartieState } from './types.ts';

const SCENARIO = position({
  hero: { hq: 'batman' },
  zones: ['a', 'b', 'c'],
  initiative: 'hero',
  figures: { 'batman#1': 'a', 'deadshot#1': 'b' },
});
/** The first listed action of each kind wanted, in this order; what the power asks meanwhile is answered by its first option. */
const driven = (wanted: readonly PartieAction['type'][]): Line<PartieMode> => {
  const start = partie.setup(SCENARIO);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const left = [...wanted];
  return play(
    partie,
    start.value,
    (node, state) => {
      if (left.length === 0) return undefined;
      const options = listed(node);
      const [next] = left;
      const found = options.find(
        (action) => action.type === next && (action.type !== 'activate' || action.tile === 'evenement-heros'),
      );
      if (found !== undefined) left.shift();
      return found ?? (state.tasks.length > 0 ? options[0] : undefined);
    },
    60,
  ).line;
};
const actionsOf = (line: ReturnType<typeof driven>): readonly PartieAction[] => line.moves.map(({ action }) => action);
const lastOf = (line: ReturnType<typeof driven>): PartieState => line.moves.at(-1)?.step.state ?? line.start;

describe('Batman among the shadows', () => {
  const hidden = driven(['upkeep', 'begin', 'activate', 'hide']);
  const at = actionsOf(hidden).findIndex(({ type }) => type === 'hide');
  test('he hides, and the state says where', () => {
    expect(at).toBeGreaterThan(2);
    expect(hasSecret(lastOf(hidden))).toBe(true);
    expect(hasSecret(hidden.start)).toBe(false);
  });
  test('the open line stops just before', () => {
    expect(shareable(actionsOf(hidden), lastOf(hidden))).toBe(at);
    expect(
      actionsOf(hidden)
        .slice(0, at)
        .some(({ type }) => type === 'hide'),
    ).toBe(false);
  });
  test('what follows the hiding stays out too, and the link opens', () => {
    const later = driven(['upkeep', 'begin', 'activate', 'hide', 'done']);
    const moves = later.moves.slice(0, shareable(actionsOf(later), lastOf(later)));
    expect(moves).toHaveLength(at);
    const { codec, parseAction } = LINKS.partie;
    const text = encodeMoment(partie, codec, SCENARIO, { start: later.start, moves });
    const moment = decodeMoment(partie, codec, parseAction, text);
    expect(moment.ok && [moment.value.diverged, moment.value.actions]).toEqual([
      undefined,
      moves.map(({ action }) => action),
    ]);
  });
  test('found, alone, or the game over: nothing is left to keep', () => {
    const [first, ...others] = lastOf(hidden).shadows;
    const all = actionsOf(hidden).length;
    expect(first !== undefined && others.length).toBe(2);
    expect(shareable(actionsOf(hidden), { ...lastOf(hidden), shadows: [] })).toBe(all);
    expect(
      shareable(actionsOf(hidden), {
        ...lastOf(hidden),
        shadows: lastOf(hidden).shadows.filter(({ batman }) => batman === true),
      }),
    ).toBe(all);
    expect(shareable(actionsOf(hidden), { ...lastOf(hidden), phase: 'over' })).toBe(all);
  });
  test('a line without hiding is whole', () =>
    expect(shareable(actionsOf(hidden).slice(0, at), lastOf(driven(['upkeep', 'begin', 'activate'])))).toBe(at));
  test('the codec of a game says it, the mission’s has nothing to say', () => {
    expect(LINKS.partie.shareable).toBe(shareable);
    expect(LINKS.mission).not.toHaveProperty('shareable');
  });
});
