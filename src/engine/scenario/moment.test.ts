import { describe, expect, test } from 'vitest';
import { E1, E1_ACTIONS } from '../../../tests/games/battleworld/samples.ts';
import { combat } from '../battleworld/combat/index.ts';
import type { Game, Types } from '../kernel/game.ts';
import { replayLine } from '../kernel/play.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { combatCodec, parseCombatAction } from './battleworld.ts';
import type { Json } from './canonical.ts';
import { type Codec, defineCodec, type Issue } from './codec.ts';
import { defineForm } from './form.ts';
import { decodeMoment, encodeMoment, MAX_ACTIONS } from './moment.ts';

// A toy: take 1 or 2 stones from a heap; never more than there are.
interface Take {
  readonly type: 'take';
  readonly count: number;
}
interface Taken {
  readonly cites: readonly ['toy.take'];
}
interface HeapMode extends Types<'toy.take'> {
  readonly state: number;
  readonly action: Take;
  readonly event: Taken;
  readonly scenario: { readonly stones: number };
}
type Heap = Game<HeapMode>;
const cites = ['toy.take'] as const;
const heap: Heap = {
  id: 'toy/heap',
  edition: 1,
  setup: ({ stones }) => (stones > 0 ? ok(stones) : err([{ code: 'empty', cites }])),
  node: (state) =>
    state === 0
      ? { kind: 'end', result: 'over', cites }
      : { kind: 'choice', seat: 0, cites, options: [{ type: 'take', count: 1 }] },
  apply: (state, { count }) => {
    if (count === 13) throw new Error('a bug of ours');
    return { state: state - count, events: [{ cites }] };
  },
  refuse: (state, { count }) =>
    count > state || (count > 2 && count !== 13) ? { code: 'too-many', cites } : undefined,
  key: (state) => `heap:${state}`,
  invariants: [],
};
const isHeap = (raw: unknown): raw is { readonly stones: number } =>
  typeof raw === 'object' && raw !== null && 'stones' in raw && typeof raw.stones === 'number';
const codec: Codec<{ readonly stones: number }> = defineCodec(
  defineForm({
    game: 'toy/heap',
    parse: (raw) =>
      isHeap(raw) ? ok(raw) : err([{ path: 'stones', message: 'Cailloux : un nombre entier est attendu.' }]),
    upgrades: [],
  }),
  { dictionaries: [''] },
);
const isTake = (raw: unknown): raw is Take =>
  typeof raw === 'object' &&
  raw !== null &&
  'type' in raw &&
  raw.type === 'take' &&
  'count' in raw &&
  typeof raw.count === 'number';
const parseTake = (raw: unknown): Result<Take, readonly Issue[]> =>
  isTake(raw) ? ok(raw) : err([{ path: '', message: 'Action inconnue.' }]);
const take = (count: number): Take => ({ type: 'take', count });
const share = (game: Heap, stones: number, counts: readonly number[]): string => {
  const line = replayLine(game, stones, counts.map(take));
  return encodeMoment(game, codec, { stones }, line.ok ? line.value : line.error.line);
};
const open = (text: string, game: Heap = heap) => decodeMoment(game, codec, parseTake, text);
const forged = (data: Json): string => codec.seal('p', data);

describe('a moment', () => {
  test('comes back with its scenario, its actions and its line', () => {
    const text = share(heap, 7, [1, 2, 2]);
    const moment = open(`#p=${text}`);
    expect(moment).toMatchObject({
      ok: true,
      value: { scenario: { stones: 7 }, actions: [take(1), take(2), take(2)] },
    });
    if (!moment.ok) return;
    expect(moment.value.diverged).toBeUndefined();
    expect(moment.value.line?.moves.map(({ step }) => step.state)).toEqual([6, 4, 2]);
  });
  test('before the first action', () =>
    expect(open(share(heap, 3, []))).toMatchObject({
      ok: true,
      value: { actions: [], line: { start: 3, moves: [] } },
    }));
  test('is not a scenario', () =>
    expect(codec.decode(`#p=${share(heap, 3, [])}`)).toEqual(err({ code: 'not-a-link' })));
});

describe('divergence keeps the nearest thing that opens', () => {
  const text = share(heap, 7, [1, 2, 2]);
  const strict: Heap = {
    ...heap,
    refuse: (state, action) =>
      action.count === 2 && state < 5 ? { code: 'one-only', cites } : heap.refuse(state, action),
  };
  const slow: Heap = { ...heap, apply: (state) => ({ state: state - 1, events: [] }) };
  const closed: Heap = { ...heap, setup: () => err([{ code: 'no-more', cites }]) };
  test('an action that a new edition refuses: at which step, by which rule, and what precedes', () =>
    expect(open(text, strict)).toMatchObject({
      ok: true,
      value: {
        actions: [take(1), take(2)],
        line: { start: 7 },
        diverged: { code: 'diverged', at: 2, of: 3, why: 'refused', refusals: [{ code: 'one-only', cites }] },
      },
    }));
  test('all actions pass but lead elsewhere', () =>
    expect(open(text, slow)).toMatchObject({
      ok: true,
      value: { actions: [take(1), take(2), take(2)], diverged: { at: 3, of: 3, why: 'state' } },
    }));
  test('the scenario itself is refused: it still comes, without a line', () => {
    const moment = open(text, closed);
    expect(moment).toMatchObject({
      ok: true,
      value: {
        scenario: { stones: 7 },
        actions: [],
        diverged: { at: 0, of: 3, why: 'setup', refusals: [{ code: 'no-more' }] },
      },
    });
    expect(moment.ok && 'line' in moment.value).toBe(false);
  });
  test('an action without sense', () =>
    expect(open(forged({ a: [{ type: 'take', count: 1 }, 'dance'], k: 'AAAA', s: { stones: 5 } }))).toMatchObject({
      ok: true,
      value: { actions: [take(1)], diverged: { at: 1, of: 2, why: 'action' } },
    }));
  test('a failure of the engine is told, not thrown', () =>
    expect(open(forged({ a: [{ type: 'take', count: 13 }], k: 'AAAA', s: { stones: 20 } }))).toMatchObject({
      ok: true,
      value: { actions: [], diverged: { at: 0, why: 'fault' } },
    }));
});

describe('a moment that cannot be read is an error', () => {
  test.each<{ readonly data: Json; readonly code: string }>([
    { data: null, code: 'corrupt' },
    { data: [], code: 'corrupt' },
    { data: { a: [], k: 3, s: { stones: 1 } }, code: 'corrupt' },
    { data: { a: 'x', k: 'AAAA', s: { stones: 1 } }, code: 'corrupt' },
    { data: { a: Array.from({ length: MAX_ACTIONS + 1 }, () => 1), k: 'AAAA', s: { stones: 1 } }, code: 'corrupt' },
    { data: { a: [], k: 'AAAA', s: { stones: 1 }, note: 'x' }, code: 'corrupt' }, // a field that would be dropped without a word
    { data: { a: [], k: 'AAAA', s: { sand: 1 } }, code: 'invalid' },
    { data: { a: [], k: 'AAAA' }, code: 'invalid' },
  ])('$code', ({ data, code }) => expect(open(forged(data))).toMatchObject({ ok: false, error: { code } }));
  test('truncated', () => expect(open(share(heap, 7, [1, 2]).slice(0, -3))).toEqual(err({ code: 'corrupt' })));
});

describe('a combat of Battleworld', () => {
  const start = combat.setup(E1);
  const line = start.ok ? replayLine(combat, start.value, E1_ACTIONS) : undefined;
  const text = line?.ok === true ? encodeMoment(combat, combatCodec, E1, line.value) : '';
  test('worked example E1 travels in 200 characters', () => {
    expect(text).toMatch(/^1\.battleworld~combat\./);
    expect(text.length).toBeLessThan(200);
  });
  test('and comes back', () => {
    const moment = decodeMoment(combat, combatCodec, parseCombatAction, text);
    expect(moment).toMatchObject({ ok: true, value: { scenario: E1, actions: E1_ACTIONS } });
    expect(moment.ok && moment.value.diverged).toBeUndefined();
    // final totals of the ledger: 16 against 11
    expect(moment.ok && moment.value.line?.moves.at(-1)?.step.state.outcome).toMatchObject({
      winner: 'attack',
      attack: 16,
      defence: 11,
    });
  });
});
