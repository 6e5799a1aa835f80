// The player of lessons, on the toy pig: the learner holds seat 0, dice and seat 1 answer by themselves.
import { describe, expect, test } from 'vitest';
import {
  answeredOn,
  answerOf,
  asksLearner,
  comesTrue,
  isGame,
  judge,
  ledOn,
  type Lesson,
  type LessonStep,
  linked,
  minutesOf,
  minutesText,
  openLesson,
  playStep,
  since,
  words,
} from './lesson.ts';
import { stateAt } from './play.ts';
import { altered, pig, type PigAction, type PigMode, type PigState } from './toys.fixture.ts';

const ROLL: PigAction = { type: 'roll' };
const HOLD: PigAction = { type: 'hold' };
const face = (n: number): PigAction => ({ type: 'face', face: n });
const run = { game: pig };
type Act = Extract<LessonStep<PigMode>, { readonly kind: 'act' }>;
const act = (step: Partial<Act> = {}): Act => ({ kind: 'act', says: '', look: '', solution: [ROLL, HOLD], ...step });
const lesson = (change: Partial<Lesson<PigMode>> = {}): Lesson<PigMode> => ({
  slug: 'le-cochon',
  title: '',
  mode: 'pig',
  scenario: { target: 10, faces: 6 },
  steps: [act()],
  learnt: '',
  ...change,
});
const opened = (change: Partial<Lesson<PigMode>> = {}) => openLesson(run, lesson(change));
const lastOf = (line: ReturnType<typeof opened>): PigState => stateAt(line, line.moves.length);
const actionsOf = (line: ReturnType<typeof opened>) => line.moves.map(({ action }) => action);
/** What the learner is worth after these actions, from the start of the lesson. */
const verdict = (step: Act, actions: readonly PigAction[], change: Partial<Lesson<PigMode>> = {}) => {
  const line = ledOn(run, lesson(change), opened(change), actions);
  return judge(run, lesson(change), step, since(run, lesson(change), line, 0));
};

describe('opening', () => {
  test('at its scenario, then what was played', () => {
    expect(lastOf(opened())).toMatchObject({ scores: [0, 0], turn: 0 });
    expect(lastOf(opened({ played: [ROLL, face(3)] }))).toMatchObject({ turn: 3, phase: 'decide' });
  });
  test('a fault of ours is told with the lesson', () => {
    expect(() => opened({ scenario: { target: 0, faces: 6 } })).toThrow(/"le-cochon": its scenario is refused.*cible/);
    expect(() => opened({ played: [ROLL, HOLD] })).toThrow('lesson "le-cochon": action 2 before it is refused');
    expect(() => ledOn(run, lesson(), opened(), [ROLL, HOLD])).toThrow(
      /"le-cochon": \{"type":"hold"\}.*pas-maintenant/,
    );
  });
});

describe('who is asked', () => {
  const asks = (state: PigState, change: Partial<Lesson<PigMode>> = {}, forced?: (action: PigAction) => boolean) =>
    asksLearner({ game: pig, forced }, lesson(change), pig.node(state), state);
  const start = lastOf(opened());
  const inTurn = lastOf(opened({ played: [ROLL, face(3)] }));
  const other = lastOf(opened({ played: [ROLL, face(1)] }));
  test('the learner, for a choice of theirs; the seats are the lesson’s', () => {
    expect([asks(start), asks(inTurn), asks(other)]).toEqual([true, true, false]);
    expect([asks(start, { seats: [1] }), asks(other, { seats: [1] }), asks(other, { seats: [0, 1] })]).toEqual([
      false,
      true,
      true,
    ]);
  });
  test('nobody, for chance', () => expect(asks(lastOf(opened({ played: [ROLL] })))).toBe(false));
  test('nobody, for the only thing to do, where the mode plays it by itself: but by hand', () => {
    const isRoll = ({ type }: PigAction): boolean => type === 'roll';
    expect([asks(start, {}, isRoll), asks(start, {}, () => false), asks(start, { byHand: true }, isRoll)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(asks(inTurn, {}, isRoll)).toBe(true); // two things to do
  });
  test('the learner, for what the real table tells', () => {
    const told = altered(pig, { node: () => ({ kind: 'report', options: [ROLL], cites: ['pig.lancer'] }) });
    expect(asksLearner({ game: told }, lesson(), told.node(start), start)).toBe(true);
  });
});

test('what a step was: the learner’s gestures, how often something answered, what was told', () => {
  const line = ledOn(run, lesson(), opened(), [ROLL, face(3), HOLD, ROLL, face(2)]);
  const all = since(run, lesson(), line, 0);
  expect([all.gestures, all.answered, all.facts.before, all.facts.state]).toEqual([
    [ROLL, HOLD],
    3, // two dice, and the other seat
    line.start,
    lastOf(line),
  ]);
  expect(all.facts.events.map(({ type }) => type)).toEqual(['rolled', 'held', 'rolled']);
  const part = since(run, lesson(), line, 2, 3);
  expect([part.gestures, part.answered, part.facts.events.map(({ type }) => type)]).toEqual([[HOLD], 0, ['held']]);
});

describe('what answers', () => {
  const answer = (step: LessonStep<PigMode>, played: readonly PigAction[], answered = 0) =>
    answerOf(run, lesson(), step, lastOf(opened({ played })), answered);
  test('nothing where the learner is asked, or at the end', () => {
    expect(answer(act(), [])).toBeUndefined();
    expect(answer(act(), [{ type: 'resign', seat: 0 }])).toBeUndefined();
  });
  test('what is written, in its order, and nothing after it', () => {
    const step = act({ answers: [face(5), face(6)] });
    expect([answer(step, [ROLL]), answer(step, [ROLL], 1), answer(step, [ROLL], 2)]).toEqual([
      face(5),
      face(6),
      undefined,
    ]);
  });
  test('a draw, where nothing is written or where it may not be played: the same each time', () => {
    for (const step of [act(), act({ answers: [HOLD] }), { kind: 'go', says: '' } as const]) {
      const drawn = answer(step, [ROLL]);
      expect(drawn?.type).toBe('face');
      expect(answer(step, [ROLL])).toEqual(drawn);
    }
  });
  test('until the learner’s next decision', () => {
    const line = ledOn(run, lesson(), opened(), [ROLL]);
    expect(actionsOf(answeredOn(run, lesson(), act({ answers: [face(1), ROLL, face(1)] }), line, 0))).toEqual([
      ROLL,
      face(1),
      ROLL,
      face(1),
    ]);
  });
});

describe('judging the very gestures of the solution', () => {
  const step = act({ answers: [face(4)] });
  test('on, with the next one; reached at the last; missed at the first that differs', () => {
    expect(verdict(step, [])).toEqual({ is: 'on', next: ROLL });
    expect(verdict(step, [ROLL, face(4)])).toEqual({ is: 'on', next: HOLD });
    expect(verdict(step, [ROLL, face(4), HOLD])).toEqual({ is: 'reached' });
    expect(verdict(step, [ROLL, face(4), ROLL])).toEqual({ is: 'missed' });
    expect(verdict(act({ solution: [ROLL] }), [ROLL, face(4), HOLD])).toEqual({ is: 'missed' }); // one too many
  });
});
describe('judging a goal', () => {
  const reached: NonNullable<Act['reached']> = ({ state }) => state.scores[0] >= 4;
  test('what answers is played before the goal is looked at', () =>
    expect(verdict(act({ reached: ({ state }) => state.turn === 4, answers: [face(4)] }), [ROLL])).toEqual({
      is: 'reached',
    }));
  test('another way is as good; the written one is told first', () => {
    const step = act({ solution: [ROLL, ROLL, HOLD], reached, answers: [face(4), face(2)] });
    expect(verdict(step, [])).toEqual({ is: 'on', next: ROLL });
    expect(verdict(step, [ROLL, face(4)])).toEqual({ is: 'on', next: ROLL });
    expect(verdict(step, [ROLL, face(4), HOLD])).toEqual({ is: 'reached' });
  });
  test('missed, once it is out of reach in as many gestures', () => {
    const step = act({ reached, answers: [face(2)] });
    expect(verdict(step, [ROLL, face(2)])).toEqual({ is: 'missed' }); // holding 2 is not 4
    expect(
      verdict(act({ solution: [ROLL, ROLL, HOLD], reached, answers: [face(2), face(2)] }), [ROLL, face(2)]),
    ).toEqual({
      is: 'on',
      next: ROLL,
    });
  });
});
describe('judging the end alone', () => {
  const short = { scenario: { target: 4, faces: 6 } };
  const step = act({ ends: { result: '0', most: 2 }, answers: [face(4)] });
  test('reached, missed, on as long as gestures are left', () => {
    expect(verdict(step, [], short)).toEqual({ is: 'on', next: ROLL });
    expect(verdict(step, [ROLL, face(4)], short)).toEqual({ is: 'on', next: HOLD });
    expect(verdict(step, [ROLL, face(4), HOLD], short)).toEqual({ is: 'reached' });
    expect(verdict(act({ ends: { result: '1', most: 2 } }), [ROLL, face(4), HOLD], short)).toEqual({ is: 'missed' });
    expect(verdict(step, [ROLL, face(4), HOLD])).toEqual({ is: 'missed' }); // not the end: two gestures are all there were
  });
  test('off the written way, no next gesture is known', () => {
    const long = act({ ends: { result: '0', most: 4 }, answers: [face(2), face(2)] });
    expect(verdict(long, [ROLL, face(2), ROLL, face(2)], short)).toEqual({ is: 'on', next: undefined });
  });
});

describe('a step played as it is written', () => {
  test('gestures, each with what answers it', () =>
    expect(actionsOf(playStep(run, lesson(), act({ answers: [face(4)] }), opened()))).toEqual([ROLL, face(4), HOLD]));
  test('something to look at plays what it tells, or nothing', () => {
    expect(actionsOf(playStep(run, lesson(), { kind: 'go', says: '', plays: [ROLL, face(2)] }, opened()))).toEqual([
      ROLL,
      face(2),
    ]);
    expect(actionsOf(playStep(run, lesson(), { kind: 'go', says: '' }, opened()))).toEqual([]);
  });
  test('a guess comes true as the engine plays it', () => {
    const guess = (n: number) => ({
      kind: 'guess' as const,
      says: '',
      look: '',
      options: ['oui', 'non'] as const,
      right: ({ before, state, events }: Parameters<NonNullable<Act['reached']>>[0]) =>
        state.turn > before.turn && events.length === 1 ? 0 : 1,
      plays: [ROLL, face(n)],
      why: '',
    });
    const line = opened({ played: [ROLL, face(3)] });
    expect([2, 1].map((n) => comesTrue(run, lesson(), guess(n), line))).toEqual([0, 1]);
  });
});

describe('words and minutes', () => {
  test.each([
    ['', 0],
    ['Un  mot, deux « mots » !', 4],
    ['2 dés → 7', 3],
  ])('« %s »: %i words', (text, count) => expect(words(text)).toBe(count));
  const hundred = Array.from({ length: 100 }, () => 'mot').join(' ');
  const many = <A>(count: number, one: A): readonly A[] => Array.from({ length: count }, () => one);
  const solution = [ROLL, ...many(4, HOLD)] as const satisfies Act['solution'];
  const lasts = (...steps: readonly LessonStep<PigMode>[]) =>
    minutesOf(lesson({ steps: steps as Lesson<PigMode>['steps'] }));
  const guess = { kind: 'guess', says: '', look: '', options: ['a', 'b'], right: () => 0, why: '' } as const;
  test('200 words a minute, 12 seconds a gesture or a guess, 3 to go on, a second and a half for each answer; to the nearest half', () => {
    expect(minutesOf(lesson({ steps: [act({ says: hundred, solution })], learnt: hundred }))).toBe(2); // 1 + 1
    expect(lasts(act({ solution }))).toBe(1); // 60 s
    expect(lasts(act({ solution, answers: many(20, HOLD) }))).toBe(1.5); // 90 s
    expect(lasts({ ...guess, plays: many(32, HOLD) })).toBe(1); // 12 + 48 s
    expect(lasts({ kind: 'go', says: '', plays: many(38, HOLD) })).toBe(1); // 3 + 57 s
    expect(lasts(...many(20, { kind: 'go', says: '' } as const))).toBe(1); // 60 s
    expect(lasts(...many(5, { ...guess, plays: [] }))).toBe(1); // 60 s
  });
  test('half a minute at least; a game takes what it says', () => {
    expect(lasts({ kind: 'go', says: '' })).toBe(0.5);
    const whole = {
      slug: 'x',
      title: '',
      mode: 'pig',
      scenario: { target: 4, faces: 6 },
      learnt: '',
      says: '',
      minutes: 7,
    };
    expect([isGame(whole), minutesOf(whole), isGame(lesson())]).toEqual([true, 7, false]);
  });
  test.each([
    [0.5, 'une demi-minute'],
    [1, '1 minute'],
    [2, '2 minutes'],
    [2.5, '2 min 30'],
  ])('%d: %s', (minutes, says) => expect(minutesText(minutes)).toBe(says));
});

test('words between brackets lead to rules', () => {
  expect(linked('Le [dé](pig.lancer) dit tout, [un 1](pig.un).')).toEqual([
    { text: 'Le ' },
    { text: 'dé', rule: 'pig.lancer' },
    { text: ' dit tout, ' },
    { text: 'un 1', rule: 'pig.un' },
    { text: '.' },
  ]);
  expect(linked('[dé](pig.lancer)')).toEqual([{ text: 'dé', rule: 'pig.lancer' }]);
  expect(linked('Rien [ici] (ni là).')).toEqual([{ text: 'Rien [ici] (ni là).' }]);
});
