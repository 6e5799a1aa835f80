// The moment that a coach looks at, on the toy pig, and the remark that it calls for.
import { describe, expect, test } from 'vitest';
import { lastToChoose, momentOf, type Remark, remarkAt } from './coach.ts';
import { known } from './result.ts';
import { replayLine } from './play.ts';
import { pig, type PigAction, type PigMode } from './toys.fixture.ts';

const start = pig.setup({ target: 10, faces: 6 });
if (!start.ok) throw new Error('refused');
const ACTIONS: readonly PigAction[] = [
  { type: 'roll' },
  { type: 'face', face: 3 },
  { type: 'hold' },
  { type: 'roll' },
  { type: 'face', face: 1 },
];
const played = replayLine(pig, start.value, ACTIONS);
if (!played.ok) throw new Error(played.error.why);
const line = played.value;
const at = (count: number, seat: 0 | 1 = 0) => known(momentOf(pig, line, count, seat));

describe('a moment', () => {
  test('none at the start, nor beyond the end', () => {
    expect(momentOf(pig, line, 0, 0)).toBeUndefined();
    expect(momentOf(pig, line, 6, 0)).toBeUndefined();
  });
  test('what was done, from where, what came of it, what is asked now', () => {
    const { before, action, events, state, node, seat } = at(3, 1);
    expect([seat, action, before.turn, state.scores, state.seat]).toEqual([1, { type: 'hold' }, 3, [3, 0], 1]);
    expect(events.map(({ type }) => type)).toEqual(['held']);
    expect(node).toMatchObject({ kind: 'choice', seat: 1 });
  });
  test('mine: a choice of that seat; never chance’s, nor the other’s', () => {
    expect([1, 2, 3, 4, 5].map((count) => at(count).mine)).toEqual([true, false, true, false, false]);
    expect([1, 2, 3, 4, 5].map((count) => at(count, 1).mine)).toEqual([false, false, false, true, false]);
  });
});
test('who chose last', () =>
  expect([0, 1, 2, 3, 4, 5].map((count) => lastToChoose(pig, line, count))).toEqual([0, 0, 0, 0, 1, 1]));
test('the first remark that applies and has not been made', () => {
  const remark = (id: string, when: Remark<PigMode>['when']): Remark<PigMode> => ({
    id,
    says: '',
    rule: 'pig.lancer',
    when,
  });
  const list = [
    remark('un', ({ events }) => events.some((event) => event.type === 'rolled' && event.face === 1)),
    remark('toujours', () => true),
    remark('encore', () => true),
  ];
  const made = (count: number, ...ids: readonly string[]) => remarkAt(list, at(count), new Set(ids))?.id;
  expect([made(5), made(2), made(5, 'un'), made(2, 'toujours'), made(2, 'toujours', 'encore')]).toEqual([
    'un',
    'toujours',
    'toujours',
    'encore',
    undefined,
  ]);
});
