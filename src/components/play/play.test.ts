import { describe, expect, test } from 'vitest';
import { replayLine } from '../../engine/kernel/play.ts';
import { ratio } from '../../engine/kernel/ratio.ts';
import { bestOf, chanceText, meanText } from './advice.ts';
import { draw, imposedSteps, typedCount, typedFace } from './dice.ts';
import { actorsOf, branchEntries, citedBy, entriesOf, partsOf } from './entries.ts';
import { groupChoices, type Labelled, ranked } from './groups.ts';
import { carriesOn, historyCommand, keepKeys, type Key, stepCommand } from './keys.ts';
import { type Branch, branchPlaces, lineReducer, type LineMove, type LineState, newLine } from './line.ts';
import { modeOfLink } from './link-mode.ts';
import { diff, patched } from './patch.ts';
import { nextPhase, previousPhase, runsOf } from './phases.ts';
import { qrOf } from './qr.ts';
import { parseSaved } from './saved.ts';
import { stakesOf } from './stakes.ts';
import { ruleLink } from './titles.ts';
import { type ToyAction, type ToyMode, toy, toyMode } from './toy.ts';
import { stepOf } from './useAddress.ts';

const play = <A>(action: A): LineMove<A> => ({ type: 'play', action });
const run = <A>(moves: readonly LineMove<A>[], from: LineState<A> = newLine<A>()): LineState<A> =>
  moves.reduce(lineReducer, from);

describe('the parts of a line', () => {
  const start: ToyMode['state'] = { totals: [0, 0], turn: 0, throwing: false };
  const add: ToyAction = { type: 'add' };
  const played = replayLine(toy, start, [add, add, add, { type: 'throw' }, { type: 'roll', value: 1 }]);
  if (!played.ok) throw new Error(played.error.why);
  const mode = { ...toyMode, part: ({ totals: [a, b] }: ToyMode['state']) => `Tour ${Math.min(a, b) + 1}` };
  const told = (one: typeof toyMode) => entriesOf(one, played.value, actorsOf(one, played.value));
  test('a step belongs to the part of the state that it leaves: two turns of two steps, the last with its die', () => {
    expect(partsOf(told(mode))).toEqual([
      { from: 1, name: 'Tour 1' },
      { from: 3, name: 'Tour 2' },
    ]);
    expect(partsOf(told(toyMode))).toEqual([]);
  });
  test('↓ goes to the first step of the next part', () => {
    expect(nextPhase(partsOf(told(mode)), 1, 5)).toBe(3);
  });
});

describe('the line', () => {
  test('plays, undoes and redoes without losing anything', () => {
    const line = run([play('a'), play('b'), { type: 'undo' }, { type: 'undo' }, { type: 'redo' }]);
    expect(line).toEqual({ actions: ['a', 'b'], cursor: 1, struck: [] });
  });
  test('undo stops at the start, redo at the end, a jump at both', () => {
    const line = run([play('a')]);
    expect(run([{ type: 'undo' }, { type: 'undo' }], line).cursor).toBe(0);
    expect(run([{ type: 'redo' }], line)).toBe(line);
    expect(run([{ type: 'jump', to: 99 }], line).cursor).toBe(1);
    expect(run([{ type: 'jump', to: -3 }], line).cursor).toBe(0);
  });
  test('an answer to a line that has moved on meanwhile is not played: nothing that its position refuses gets in', () => {
    const line = run([play('a'), play('b')]);
    const late: LineMove<string> = { type: 'play', action: 'c', on: line };
    const undone = run([{ type: 'undo' }], line);
    expect(lineReducer(undone, late)).toBe(undone);
    expect(run([{ type: 'redo' }, late], undone).actions).toEqual(['a', 'b', 'c']);
    const replaced = run([{ type: 'undo' }, play('z')], line);
    expect(lineReducer(replaced, late)).toBe(replaced);
    const once = lineReducer(line, late);
    expect(lineReducer(once, late), 'pressed twice').toBe(once);
  });
  test('what is played at once is told at once, until anything else is done; it is undone action by action', () => {
    const dealt = run([play('a'), { type: 'play', action: 'b', then: ['c', 'd'] }]);
    expect(dealt).toEqual({ actions: ['a', 'b', 'c', 'd'], cursor: 4, struck: [], together: 3 });
    expect(run([{ type: 'undo' }], dealt)).toEqual({ actions: ['a', 'b', 'c', 'd'], cursor: 3, struck: [] });
    expect(run([play('e')], dealt)).toEqual({ actions: ['a', 'b', 'c', 'd', 'e'], cursor: 5, struck: [] });
    const other = run(
      [
        { type: 'jump', to: 1 },
        { type: 'play', action: 'x', then: ['y'] },
      ],
      dealt,
    );
    expect(other.actions).toEqual(['a', 'x', 'y']);
    expect(other.struck).toEqual([{ at: 1, actions: ['a', 'b', 'c', 'd'] }]);
  });
  test('another action after an undo strikes what was undone', () => {
    const line = run([play('a'), play('b'), play('c'), { type: 'jump', to: 1 }, play('d')]);
    expect(line.actions).toEqual(['a', 'd']);
    expect(line.struck).toEqual([{ at: 1, actions: ['a', 'b', 'c'] }]);
  });
  test('the very action that was undone comes back with what followed it', () => {
    const line = run([play({ type: 'x' }), play({ type: 'y' }), { type: 'jump', to: 0 }, play({ type: 'x' })]);
    expect(line).toEqual({ actions: [{ type: 'x' }, { type: 'y' }], cursor: 1, struck: [] });
  });
  test('a branch is shown where its own start still leads', () => {
    const line = run([play('a'), play('b'), { type: 'undo' }, play('c'), { type: 'jump', to: 0 }, play('z')]);
    // "a b" left the line after a; then the whole of "a c" was replaced by "z": both now hang from the start
    expect([...branchPlaces(line).keys()]).toEqual([0]);
    expect(
      branchPlaces(line)
        .get(0)
        ?.map(({ actions }) => actions.join('')),
    ).toEqual(['ab', 'ac']);
  });
});

describe('phases', () => {
  // steps:        1    2    3         4    5
  const actors = ['0', '0', 'chance', '1', '1'];
  test.each([
    [0, 1],
    [1, 3],
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 5],
  ])('after step %i the next begins at %i', (at, next) =>
    expect(nextPhase(runsOf(actors), at, actors.length)).toBe(next),
  );
  test.each([
    [5, 4],
    [4, 3],
    [3, 1],
    [2, 1],
    [1, 0],
    [0, 0],
  ])('from step %i back to %i', (at, before) => expect(previousPhase(runsOf(actors), at)).toBe(before));
});

describe('keys', () => {
  const key = (name: string, more: Partial<Key> = {}): Key => ({
    key: name,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...more,
  });
  test.each([
    ['ArrowRight', 'next'],
    ['ArrowLeft', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
    ['ArrowDown', 'next-phase'],
    ['ArrowUp', 'previous-phase'],
    [' ', 'play'],
    ['a', undefined],
  ])('%s asks for %s', (name, command) => {
    expect(stepCommand(key(name), false)).toBe(command);
  });
  test('the space bar is left to the button that has the focus, the arrows are not', () => {
    expect(stepCommand(key(' '), true)).toBeUndefined();
    expect(stepCommand(key('ArrowRight'), true)).toBe('next');
  });
  test('a step key with Alt or Ctrl belongs to the browser', () => {
    expect(stepCommand(key('ArrowLeft', { altKey: true }), false)).toBeUndefined();
    expect(stepCommand(key('Home', { ctrlKey: true }), false)).toBeUndefined();
  });
  test('space and Enter carry a forced step on, unless they press something else', () => {
    for (const name of [' ', 'Enter']) {
      expect(carriesOn(key(name), false)).toBe(true);
      expect(carriesOn(key(name), true)).toBe(false);
      expect(carriesOn(key(name, { ctrlKey: true }), false)).toBe(false);
    }
    expect(carriesOn(key('ArrowRight'), false)).toBe(false);
  });
  test('undo and redo on both keyboards', () => {
    expect(historyCommand(key('z', { ctrlKey: true }))).toBe('undo');
    expect(historyCommand(key('z', { metaKey: true }))).toBe('undo');
    expect(historyCommand(key('Z', { ctrlKey: true, shiftKey: true }))).toBe('redo');
    expect(historyCommand(key('y', { ctrlKey: true }))).toBe('redo');
    expect(historyCommand(key('z'))).toBeUndefined();
    expect(historyCommand(key('z', { ctrlKey: true, altKey: true }))).toBeUndefined();
  });
  test('what lies open over a board keeps its keys, but for the one that closes it and those of the history', () => {
    const passes = (pressed: Key): boolean => {
      let kept = false;
      keepKeys({ ...pressed, stopPropagation: () => (kept = true) } as unknown as KeyboardEvent);
      return !kept;
    };
    expect([key('ArrowRight'), key(' '), key('Enter'), key('z')].map(passes)).toEqual([false, false, false, false]);
    expect([key('Escape'), key('z', { ctrlKey: true }), key('y', { ctrlKey: true })].map(passes)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('choices', () => {
  const choice = (who: string, kind: string, label: string): Labelled<string> => ({ action: label, label, who, kind });
  test('few stay flat', () =>
    expect(groupChoices(Array.from({ length: 7 }, (_, i) => choice('Hulk', 'Aller', `${i}`)))).toBeUndefined());
  test('many are listed by who, then by kind, in the order they come', () => {
    const list = [
      ...['1', '2', '3'].map((n) => choice('Thor', 'Aller', n)),
      choice('Hulk', 'Aller', '4'),
      choice('Thor', 'Poser', '5'),
      choice('Hulk', 'Aller', '6'),
      choice('', 'Autres', '7'),
      choice('Thor', 'Aller', '8'),
    ];
    const groups = groupChoices(list) ?? [];
    expect(groups.map(({ who, count }) => [who, count])).toEqual([
      ['Thor', 5],
      ['Hulk', 2],
      ['', 1],
    ]);
    expect(groups[0]?.kinds.map(({ kind, choices }) => [kind, choices.map(({ label }) => label)])).toEqual([
      ['Aller', ['1', '2', '3', '8']],
      ['Poser', ['5']],
    ]);
  });
  test('ranks order what is listed together, and nothing else', () => {
    const list = [
      choice('Thor', 'Aller', '3'),
      choice('Hulk', 'Aller', '1'),
      choice('Thor', 'Poser', '2'),
      choice('Thor', 'Aller', '2'),
    ];
    expect(ranked(list, Number).map(({ who, kind, label }) => `${who} ${kind} ${label}`)).toEqual([
      'Thor Poser 2',
      'Thor Aller 2',
      'Thor Aller 3',
      'Hulk Aller 1',
    ]);
    expect(ranked(list, () => 0).map(({ label }) => label)).toEqual(['3', '2', '2', '1']);
  });
});

describe('dice', () => {
  test.each([
    ['', 5, 0],
    ['0', 5, 0],
    [' 5 ', 5, 5],
    ['6', 5, undefined],
    ['-1', 5, undefined],
    ['un', 5, undefined],
  ])('« %s » of %i dice is %s', (text, most, count) => expect(typedCount(text, most)).toBe(count));
  test.each([
    ['7', 8, 7],
    [' 08 ', 8, 8],
    ['9', 8, undefined],
    ['0', 8, undefined],
    ['', 6, undefined],
    ['3,5', 6, undefined],
    ['-1', 6, undefined],
  ])('« %s » on a D%i is %s', (text, faces, value) => expect(typedFace(text, faces)).toBe(value));
  test('a draw follows the weights', () => {
    const node = {
      kind: 'chance' as const,
      outcomes: [
        { action: 'rare', weight: 1 },
        { action: 'often', weight: 9 },
      ] as const,
      cites: ['r'] as const,
    };
    const often = Array.from({ length: 400 }, (_, seed) => draw<string>(node, seed)).filter(
      (one) => one === 'often',
    ).length;
    expect(often).toBeGreaterThan(320);
    expect(often).toBeLessThan(400);
  });
  test('imposed throws are taken in order, and told from those that were not', () => {
    const roll = (value: number): ToyAction => ({ type: 'roll', value });
    const throws = [
      { action: roll(2), step: 2 },
      { action: roll(1), step: 4 },
    ];
    expect([...imposedSteps(throws, [roll(2), roll(4)])]).toEqual([2]);
    expect([...imposedSteps(throws, [roll(2), roll(1), roll(3)])]).toEqual([2, 4]);
    expect([...imposedSteps(throws, [])]).toEqual([]);
  });
});

describe('the log', () => {
  const start = { totals: [0, 0], turn: 0, throwing: false } as const;
  const lineOf = (actions: readonly ToyAction[]) => {
    const played = replayLine(toy, start, actions);
    if (!played.ok) throw new Error(played.error.why);
    return played.value;
  };
  test('one entry a step, with who answered, and a sentence even where the engine tells nothing', () => {
    const line = lineOf([{ type: 'add' }, { type: 'throw' }, { type: 'roll', value: 3 }]);
    const actors = actorsOf(toyMode, line);
    expect(actors).toEqual(['0', '1', 'chance']);
    expect(
      entriesOf(toyMode, line, actors).map(({ step, seat, sentences }) => [
        step,
        seat,
        sentences.map(({ text }) => text),
      ]),
    ).toEqual([
      [1, 0, ['Le camp 0\u00a0gagne 1.']],
      [2, 1, ['Lancer le dé.']],
      [3, undefined, ['Le camp 1\u00a0gagne 3.']],
    ]);
    expect(citedBy(toyMode, line)).toEqual(['t.add', 't.throw']);
  });
  test('an abandoned branch tells only what was its own', () => {
    const branch: Branch<ToyAction> = {
      at: 1,
      actions: [{ type: 'add' }, { type: 'throw' }, { type: 'roll', value: 2 }],
    };
    const entries = branchEntries(toyMode, { start, moves: [] }, branch);
    expect(entries.map(({ step }) => step)).toEqual([2, 3]);
  });
  test('the stake of a throw: two faces of four bring the first seat to 3', () => {
    expect(stakesOf(toyMode, start, { type: 'throw' })).toEqual([
      { label: 'près', share: ratio(1, 2) },
      { label: 'loin', share: ratio(1, 2) },
    ]);
    expect(stakesOf(toyMode, start, { type: 'add' })).toEqual([]);
  });
});

describe('odds in words', () => {
  const prospect = (action: string, value: number) => ({
    action,
    value,
    win: ratio(1, 2),
    tie: ratio(0),
    lose: ratio(1, 2),
    dealt: ratio(0),
    taken: ratio(0),
  });
  test('a fraction up to 12 digits, then the percentage alone', () => {
    expect(chanceText(ratio(5, 12)).text).toBe('5/12 · 41,7 %');
    expect(chanceText(ratio(1, 1)).text).toBe('100 %');
    expect(chanceText(ratio(1234567n, 7654321n)).text).toBe('16,1 %');
  });
  test('means of wounds', () => {
    expect(meanText(ratio(2))).toBe('2');
    expect(meanText(ratio(4, 3))).toBe('1,33 (4/3)');
    expect(meanText(ratio(1234567n, 7654321n))).toBe('0,16');
  });
  test('the highest value of the engine; equals are all best', () => {
    const best = (options: readonly ReturnType<typeof prospect>[]) =>
      bestOf({ seat: 0, options }).map(({ action }) => action);
    expect(best([prospect('a', 0.2), prospect('b', 0.5)])).toEqual(['b']);
    expect(best([prospect('a', -0.5), prospect('b', -0.5 + 1e-12)])).toEqual(['a', 'b']);
  });
});

describe('addresses, saves, links', () => {
  test.each([
    ['#ex.duel.3', 3],
    ['#ex.duel.0', 0],
    ['#ex.duel.10', undefined],
    ['#ex.autre.3', undefined],
    ['#ex.duel.', undefined],
    ['#%E0%A4%A', undefined],
    ['', undefined],
  ])('%s is step %s', (hash, step) => expect(stepOf(hash, 'duel', 9)?.step).toBe(step));
  test('a step past the end is in the one that goes on, or in the whole alone', () => {
    const sequel = { in: 'jeu.suite', at: 12, steps: '/jeu/exemples/suite/#ex.suite.' };
    const now = (step: number) => stepOf(`#ex.duel.${step}`, 'duel', 9, sequel);
    expect([9, 10, 12, 15].map(now)).toEqual([
      { where: 'here', step: 9 },
      { where: 'whole', step: 10 },
      { where: 'sequel', step: 0 },
      { where: 'sequel', step: 3 },
    ]);
  });
  test('a save is read with suspicion', () => {
    for (const text of [null, '', '{', '[]', '"x"', '{"mode":"m"}', '{"mode":1,"scenario":{}}'])
      expect(parseSaved(text)).toBeUndefined();
    expect(parseSaved('{"mode":"m","scenario":{"a":1}}')).toEqual({
      mode: 'm',
      scenario: { a: 1 },
      actions: [],
      cursor: 0,
      struck: [],
      seats: [],
    });
    expect(
      parseSaved(
        '{"mode":"m","scenario":{},"actions":[1,2],"cursor":-4,"struck":[3,{"at":1,"actions":[1]}],"seats":["machine",2]}',
      ),
    ).toEqual({
      mode: 'm',
      scenario: {},
      actions: [1, 2],
      cursor: 2,
      struck: [{ at: 1, actions: [1] }],
      seats: ['machine', 'humain'],
    });
  });
  test('the mode of a link is read before anything is decoded', () => {
    expect(modeOfLink('#s=1.battleworld~partie.abc')).toBe('battleworld/partie');
    expect(modeOfLink('#p=12.battleworld%7Ecombat.abc')).toBe('battleworld/combat');
    for (const bad of ['#ex.duel.3', '#s=', '#s=x.battleworld~partie.a', '#q=1.battleworld~partie.a'])
      expect(modeOfLink(bad)).toBeUndefined();
  });
  test('a rule without its title still has an address', () => {
    expect(ruleLink('battleworld', 'bw.combat.double-defense', {})).toEqual({
      id: 'bw.combat.double-defense',
      title: 'double defense',
      href: '/r/#bw.combat.double-defense',
    });
    expect(ruleLink('battleworld', 'bw.x', { 'bw.x': ['combat', 'Totaux égaux'] }).href).toBe(
      '/battleworld/regles/combat/#bw.x',
    );
  });
  test('a QR code of a short link is small, and its path stays inside', () => {
    const qr = qrOf('https://example.org/battleworld/');
    expect(qr?.version).toBeLessThanOrEqual(4);
    expect(qr?.path.startsWith('M4 4h7v1')).toBe(true); // the finder's first row, after a margin of 4
    expect(qrOf('x'.repeat(5000))).toBeUndefined();
  });
});

test('patches give back the states, and share what does not change', () => {
  const a = { fixed: { big: [1, 2, 3] }, units: { x: { life: 3 }, y: { life: 2 } }, list: [1], note: null };
  const b = { ...a, units: { ...a.units, x: { life: 2 } }, list: [1, 2] };
  const c = { ...b, note: { why: 'over' } };
  expect(diff(a, b)).toEqual([1, { units: [1, { x: [1, { life: [0, 2] }] }], list: [0, [1, 2]] }]);
  const again = patched(a, diff(a, b));
  expect(again).toEqual(b);
  expect((again as typeof a).fixed).toBe(a.fixed);
  expect(patched(b, diff(b, c))).toEqual(c);
  expect(patched(c, diff(c, { other: 1 }))).toEqual({ other: 1 });
  expect(patched([1], diff([1], [1]))).toEqual([1]);
});
