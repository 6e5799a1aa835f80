import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, deepFreeze, notJson } from './json.ts';
import { play, scripted } from './play.ts';
import { divergence, parseReplay, printReplay, recordReplay } from './replay.ts';
import { err } from './result.ts';
import { altered, pig, type PigAction } from './toys.fixture.ts';

const scenario = { target: 6, faces: 6 };
const played = () => {
  const setup = pig.setup(scenario);
  if (!setup.ok) throw new Error('setup');
  return recordReplay(
    pig,
    scenario,
    play(pig, setup.value, scripted<PigAction>([{ type: 'roll' }, { type: 'face', face: 6 }, { type: 'hold' }])).line,
  );
};
const word = fc.stringMatching(/^[a-z0-9./-]{1,12}$/);
// Numbers without −0, which JSON does not keep.
const data = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as unknown);

describe('replay text', () => {
  test('reads as a game', () => {
    expect(printReplay(played())).toBe(
      [
        'mode: toy/pig',
        'edition: 1',
        'scenario: {"target":6,"faces":6}',
        '',
        '{"type":"roll"}',
        '{"type":"face","face":6}  # pig.lancer',
        '{"type":"hold"}  # pig.garder',
        '',
      ].join('\n'),
    );
  });
  test('print then parse gives back any replay', () =>
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        data,
        fc.array(fc.record({ action: data, rules: fc.array(word) })),
        (mode, edition, written, actions) => {
          const replay = { mode, edition, scenario: written, actions };
          const read = parseReplay(printReplay(replay));
          expect(read).toEqual({ ok: true, value: replay });
          if (read.ok) expect(printReplay(read.value)).toBe(printReplay(replay));
        },
      ),
    ));
  test('a # or a quote in a string is no comment', () => {
    const replay = {
      mode: 'm',
      edition: 2,
      scenario: 'a # b',
      actions: [{ action: { said: 'x  # \\" # y\n' }, rules: ['r.a'] }],
    };
    expect(parseReplay(printReplay(replay))).toEqual({ ok: true, value: replay });
  });
  test('parse never throws', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((junk) => `mode: m\nedition: 1\nscenario: {}\n\n${junk}`),
        ),
        (text) => typeof parseReplay(text).ok === 'boolean',
      ),
    ));
  test.each([
    ['', 1, 'mode'],
    ['mode: a b', 1, 'mode'],
    ['mode: a\nedition: x', 2, 'edition'],
    ['mode: a\nedition: 1\nscenario: {', 3, 'scenario'],
    ['mode: a\nedition: 1\nscenario: {}\n{}', 4, 'blank-line'],
    ['mode: a\nedition: 1\nscenario: {}\n\n{}\n\n{"a" # b', 7, 'action'],
  ])('%j is wrong on line %d', (text, line, code) =>
    expect(parseReplay(text)).toEqual({ ok: false, error: { line, code } }),
  );
  test('spaces more or less do no harm, nor blank lines', () => {
    const loose = printReplay(played())
      .replace('mode: ', 'mode:   ')
      .replace(/^edition: .*$/m, '$&  ')
      .replaceAll('\n{', '\n\n  {');
    expect(parseReplay(loose)).toEqual({ ok: true, value: played() });
  });
  test('Windows line ends do no harm', () => {
    expect(parseReplay(printReplay(played()).replaceAll('\n', '\r\n'))).toEqual({ ok: true, value: played() });
  });
});

describe('divergence', () => {
  test('none', () => expect(divergence(pig, played())).toBeUndefined());
  test('another edition', () => expect(divergence(altered(pig, { edition: 2 }), played())).toContain('edition 1'));
  test('a scenario now refused', () => {
    const setup: typeof pig.setup = () => err([{ code: 'non', cites: ['pig.fin'] }]);
    expect(divergence(altered(pig, { setup }), played())).toContain('non');
  });
  test('an action now refused', () => {
    const refuse: typeof pig.refuse = (state, action) =>
      action.type === 'hold' ? { code: 'interdit', cites: ['pig.garder'] } : pig.refuse(state, action);
    expect(divergence(altered(pig, { refuse }), played())).toBe('action 3, {"type":"hold"}: interdit');
  });
  test('other rules', () => {
    const apply: typeof pig.apply = (state, action) => ({ ...pig.apply(state, action), events: [] });
    expect(divergence(altered(pig, { apply }), played())).toContain('action 2');
  });
  test('a game over too soon', () => {
    const replay = played();
    expect(
      divergence(pig, { ...replay, actions: [...replay.actions, { action: { type: 'roll' }, rules: [] }] }),
    ).toContain('over');
  });
});

describe('json', () => {
  test('canonical sorts keys at every depth', () =>
    expect(canonical({ b: 1, a: [{ d: 1, c: null }] })).toBe('{"a":[{"c":null,"d":1}],"b":1}'));
  test.each([
    [{ a: undefined }, '.a: undefined'],
    [[1, Number.NaN], '[1]: NaN'],
    [{ a: { b: new Map() } }, '.a.b: Map'],
    [{ f: () => 1 }, '.f: function'],
    [{ z: -0 }, '.z: -0'],
    [[1n], '[0]: bigint'],
  ])('%o does not survive', (value, where) => expect(notJson(value)).toBe(where));
  test('what JSON gives is JSON', () => fc.assert(fc.property(data, (value) => notJson(value) === undefined)));
  test('deepFreeze reaches the bottom', () => expect(Object.isFrozen(deepFreeze({ a: [{ b: 1 }] }).a[0])).toBe(true));
});
