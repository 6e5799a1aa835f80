import { describe, expect, test } from 'vitest';
import { type Rules, within } from './call.ts';
import { die, draw, pool } from './chance.ts';
import type { Game, Types } from './game.ts';
import { play, replayLine, replayOn, scripted, seeded, stateAt, table } from './play.ts';
import { ok } from './result.ts';
import type { Cite } from './rules.ts';
import { byTag } from './tags.ts';
import { tally } from './tally.ts';
import { altered, pig, type PigAction, type PigMode, type PigRule, type PigState } from './toys.fixture.ts';

const start: PigState = { fixed: { target: 6, faces: 6 }, scores: [0, 0], turn: 0, seat: 0, phase: 'decide' };
const winning: readonly PigAction[] = [{ type: 'roll' }, { type: 'face', face: 6 }, { type: 'hold' }];

describe('play', () => {
  test('a script that ends the game leaves nothing over', () => {
    const script = scripted(winning);
    const { line, stop } = play(pig, start, script);
    expect(stop).toEqual({ why: 'end', result: '0', cites: ['pig.fin'] });
    expect(script.rest()).toBe(0);
    expect(line.moves.map(({ step }) => step.state.turn)).toEqual([0, 6, 0]);
  });
  test('a script with leftovers says so', () => {
    const script = scripted<PigAction>([...winning, { type: 'roll' }, { type: 'roll' }]);
    expect(play(pig, start, script).stop.why).toBe('end');
    expect(script.rest()).toBe(2);
  });
  test('a script too short stops there', () => {
    expect(play(pig, start, scripted(winning.slice(0, 2))).stop).toEqual({ why: 'script-over', at: 2 });
  });
  test('a refused action is not applied', () => {
    const { line, stop } = play(pig, start, scripted<PigAction>([{ type: 'roll' }, { type: 'face', face: 7 }]));
    expect(stop).toEqual({
      why: 'refused',
      at: 1,
      action: { type: 'face', face: 7 },
      refusal: { code: 'pas-une-face', cites: ['pig.lancer'] },
    });
    expect(line.moves).toHaveLength(1);
  });
  test('the budget stops a game that goes on', () => {
    expect(
      play(
        pig,
        start,
        table<PigState, PigAction, PigRule>(
          () => ({ type: 'face', face: 1 }),
          () => ({ type: 'roll' }),
        ),
        10,
      ).stop,
    ).toEqual({ why: 'budget', at: 10 });
  });
  test('asides are played through refuse', () => {
    expect(play(pig, start, scripted<PigAction>([{ type: 'resign', seat: 0 }])).stop).toMatchObject({
      why: 'end',
      result: '1',
    });
  });
  test('same seed, same game; other seeds, other games', () => {
    const game = (seed: number): string => JSON.stringify(play(pig, start, seeded(seed)).line);
    expect(game(7)).toBe(game(7));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => game(seed))).size).toBeGreaterThan(10);
  });
  test('seeded chance follows the weights', () => {
    const pick = seeded(3);
    const counts = { rare: 0, often: 0 };
    const outcomes = [
      { action: 'rare', weight: 1 },
      { action: 'often', weight: 3 },
    ] as const;
    for (let i = 0; i < 8_000; i += 1)
      counts[pick<'rare' | 'often'>({ kind: 'chance', outcomes, cites: ['x'] }) ?? 'rare'] += 1;
    expect(counts.rare / 8_000).toBeGreaterThan(0.23);
    expect(counts.rare / 8_000).toBeLessThan(0.27);
  });
});

describe('replayLine and stateAt', () => {
  test('the whole line', () => {
    const line = replayLine(pig, start, winning);
    if (!line.ok) throw new Error('stopped');
    expect(stateAt(line.value, 0)).toBe(start);
    expect(stateAt(line.value, 2)).toMatchObject({ turn: 6, phase: 'decide' });
    expect(stateAt(line.value, 99)).toMatchObject({ phase: 'over', scores: [6, 0] });
  });
  test('the stop, with the line so far', () => {
    const line = replayLine(pig, start, [{ type: 'roll' }, { type: 'hold' }]);
    expect(line).toMatchObject({
      ok: false,
      error: { why: 'refused', at: 1, line: { moves: [{ action: { type: 'roll' } }] } },
    });
  });
  test('an action after the end is a stop', () => {
    expect(replayLine(pig, start, [...winning, { type: 'roll' }])).toMatchObject({ ok: false, error: { why: 'end' } });
  });
});

describe('chance', () => {
  test('a die', () => expect(die(3, String)).toEqual([1, 2, 3].map((face) => ({ action: String(face), weight: 1 }))));
  test('a draw leaves out what is used up', () => {
    expect(
      draw(
        [
          ['a', 2],
          ['b', 0],
          ['c', 5],
        ],
        (kind) => kind,
      ),
    ).toEqual([
      { action: 'a', weight: 2 },
      { action: 'c', weight: 5 },
    ]);
    expect(() => draw([['a', 0]], (kind) => kind)).toThrow();
    expect(() => draw([['a', 0.5]], (kind) => kind)).toThrow();
  });
  test('a pool of two dice with two hits in six: 4, 16, 16 in 36', () => {
    expect(pool(2, [2, 4], ([hits = 0]) => hits)).toEqual([
      { action: 2, weight: 4 },
      { action: 1, weight: 16 },
      { action: 0, weight: 16 },
    ]);
  });
  test('a pool of three dice with three kinds of faces counts every throw', () => {
    const outcomes = pool(3, [1, 2, 3], (counts) => counts.join());
    expect(outcomes).toHaveLength(10);
    expect(outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(216);
    expect(outcomes.find(({ action }) => action === '1,1,1')?.weight).toBe(36); // 3! orders × 1 × 2 × 3
  });
});

test('a tally adds its parts', () => {
  expect(
    tally([
      { what: 'dé', value: 4, cites: ['r'] },
      { what: 'blessure', value: -1, cites: ['r'] },
    ]).sum,
  ).toBe(3);
  expect(tally([]).sum).toBe(0);
});
test('a tag from outside is told, even one that every object has', () => {
  const say = byTag<{ readonly type: string }, [], string>({ a: () => 'A' });
  expect(say({ type: 'a' })).toBe('A');
  expect(() => say({ type: 'constructor' })).toThrow('constructor');
});

describe('within', () => {
  // Outer: start a toss, twice; inner: one toss. A toss that starts on a trick coin is over at once.
  interface Toss {
    readonly face: 'pile' | 'face' | null;
  }
  interface Outer {
    readonly toss: Toss | null;
    readonly heads: number;
    readonly left: number;
  }
  type InnerAction = { readonly type: 'land'; readonly face: 'pile' | 'face' };
  type Action = InnerAction | { readonly type: 'start'; readonly trick: boolean };
  type Event = Cite<'t'> & { readonly type: 'landed' | 'started' | 'closed' };
  interface OuterMode extends Types<'t'> {
    readonly state: Outer;
    readonly action: Action;
    readonly event: Event;
    readonly scenario: null;
  }
  interface InnerMode extends Types<'t'> {
    readonly state: Toss;
    readonly action: InnerAction;
    readonly event: Event;
  }
  const event = (type: Event['type']): Event => ({ type, cites: ['t'] });
  const inner: Rules<InnerMode> = {
    node: ({ face }) =>
      face === null
        ? {
            kind: 'chance',
            outcomes: [
              { action: { type: 'land', face: 'pile' }, weight: 1 },
              { action: { type: 'land', face: 'face' }, weight: 1 },
            ],
            cites: ['t'],
          }
        : { kind: 'end', result: face, cites: ['t'] },
    apply: (_, { face }) => ({ state: { face }, events: [event('landed')] }),
    refuse: ({ face }) => (face === null ? undefined : { code: 'tombée', cites: ['t'] }),
    key: ({ face }) => `${face}`,
  };
  const rules = within<OuterMode, InnerMode>(
    {
      node: ({ left }) =>
        left > 0
          ? {
              kind: 'choice',
              seat: 0,
              options: [
                { type: 'start', trick: false },
                { type: 'start', trick: true },
              ],
              cites: ['t'],
            }
          : { kind: 'end', result: 'fini', cites: ['t'] },
      apply: (state, action) => ({
        state: { ...state, toss: { face: action.type === 'start' && action.trick ? 'face' : null } },
        events: [event('started')],
      }),
      refuse: ({ toss }) => (toss === null ? undefined : { code: 'en-cours', cites: ['t'] }),
      key: ({ heads, left }) => `${heads},${left}`,
    },
    inner,
    {
      get: ({ toss }) => toss,
      put: (state, toss) => ({ ...state, toss }),
      types: { land: true },
      close: (state, { face }) => ({
        state: { toss: null, heads: state.heads + (face === 'face' ? 1 : 0), left: state.left - 1 },
        events: [event('closed')],
      }),
    },
    () => ({ code: 'rien-en-cours', cites: ['t'] }),
  );
  const game: Game<OuterMode> = {
    ...rules,
    id: 'toy/outer',
    edition: 1,
    invariants: [],
    setup: () => ok({ toss: null, heads: 0, left: 2 }),
  };
  const begin: Outer = { toss: null, heads: 0, left: 2 };

  test('inner actions, events and ends run flat in the outer game', () => {
    const { line, stop } = play(
      game,
      begin,
      scripted<Action>([
        { type: 'start', trick: false },
        { type: 'land', face: 'face' },
        { type: 'start', trick: true },
      ]),
    );
    expect(stop).toMatchObject({ why: 'end', result: 'fini' });
    expect(line.moves.map(({ step }) => step.events.map(({ type }) => type))).toEqual([
      ['started'],
      ['landed', 'closed'],
      ['started', 'closed'],
    ]);
    expect(stateAt(line, 3)).toEqual({ toss: null, heads: 2, left: 0 });
  });
  test('each side refuses its own', () => {
    expect(game.refuse(begin, { type: 'land', face: 'pile' })?.code).toBe('rien-en-cours');
    expect(game.refuse({ ...begin, toss: { face: null } }, { type: 'start', trick: true })?.code).toBe('en-cours');
    expect(game.refuse({ ...begin, toss: { face: null } }, { type: 'land', face: 'pile' })).toBeUndefined();
  });
  test('the key tells the inner state', () => expect(game.key({ ...begin, toss: { face: null } })).toBe('0,2|null'));
  test('a close that leaves the inner end in place is told', () => {
    const stuck = within<OuterMode, InnerMode>(
      rules,
      inner,
      {
        get: ({ toss }) => toss,
        put: (state, toss) => ({ ...state, toss }),
        types: { land: true },
        close: (state) => ({ state, events: [] }),
      },
      () => ({ code: 'x', cites: ['t'] }),
    );
    expect(() => stuck.apply({ ...begin, toss: { face: null } }, { type: 'land', face: 'face' })).toThrow('close');
  });
});

describe('a line led further', () => {
  const counting = () => {
    const seen: PigAction[] = [];
    const game = altered(pig, { apply: (state, action) => (seen.push(action), pig.apply(state, action)) });
    return { game, seen };
  };
  const of = (result: ReturnType<typeof replayLine<PigMode>>) => (result.ok ? result.value : result.error.line);
  const [roll, face, hold] = winning as readonly [PigAction, PigAction, PigAction];

  test('plays what is new, and keeps the moves it had', () => {
    const { game, seen } = counting();
    const before = of(replayOn(game, { start, moves: [] }, [roll, face]));
    const after = of(replayOn(game, before, [roll, face, hold]));
    expect(seen).toEqual([roll, face, hold]);
    expect(after.moves[0]).toBe(before.moves[0]);
    expect(after.moves[1]).toBe(before.moves[1]);
    expect(after).toEqual(of(replayLine(pig, start, winning)));
  });
  test('is the very same when nothing is new; cut, it plays nothing again', () => {
    const { game, seen } = counting();
    const whole = of(replayOn(game, { start, moves: [] }, winning));
    expect(of(replayOn(game, whole, winning))).toBe(whole);
    expect(of(replayOn(game, whole, [roll])).moves).toEqual(whole.moves.slice(0, 1));
    expect(seen).toHaveLength(3);
  });
  test('goes on from where it differs', () => {
    const { game, seen } = counting();
    const before = of(replayOn(game, { start, moves: [] }, [roll, face]));
    const other: PigAction = { type: 'face', face: 1 };
    const after = of(replayOn(game, before, [roll, other]));
    expect(seen).toEqual([roll, face, other]);
    expect(after).toEqual(of(replayLine(pig, start, [roll, other])));
  });
  test('a refusal is counted from the start, and the line kept as far as it goes', () => {
    const before = of(replayLine(pig, start, [roll, face]));
    const stopped = replayOn(pig, before, [roll, face, { type: 'face', face: 2 }]);
    expect(stopped).toMatchObject({ ok: false, error: { why: 'refused', at: 2, line: { moves: before.moves } } });
  });
});
