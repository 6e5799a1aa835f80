// What the machine thinks of a position: all else equal, what a player would rather have is worth more; and what it deals to the others, it could be true.
import { describe, expect, test } from 'vitest';
import { bears, both, type Setting, at, technique } from '../cases/trials.fixture.ts';
import { LEVELS, ponder } from '../../kernel/levels.ts';
import { play, seeded } from '../../kernel/play.ts';
import { known } from '../../kernel/result.ts';
import { rng } from '../../kernel/rng.ts';
import { readyIn } from '../../../../tests/ready.ts';
import { DECKS, EXAMPLE_CARDS } from '../data.ts';
import { duel, study } from '../scenarios.ts';
import { partie } from './index.ts';
import { positionKey, timesSeen } from './keys.ts';
import { effort, insight } from './insight.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';

const state = (scenario: PartieScenario, ...script: readonly PartieAction[]): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return script.reduce((now, action) => partie.apply(now, action).state, start.value);
};
const PILE = DECKS.cogneur.slice(0, 10);
/** The chance of J1, in a duel in the middle of the board with ten cards in each pile. */
const chance = ({ J1, J2, ...more }: Setting = {}): number =>
  insight.value(state(at({ ...more, J1: { pile: PILE, ...J1 }, J2: { pile: PILE, ...J2 } })))[0] ?? NaN;
const waits = (owner: 0 | 1): Setting => ({
  cards: [technique('pose', 'defense', ['stable', 0], ['piocher', 1])],
  active: [{ card: 'pose', owner, next: 1 }],
});
const cards = (count: number): readonly string[] => Array.from({ length: count }, () => 'ex-def-1');

describe('a chance by seat', () => {
  test('even between equals, one in all', () => {
    expect(chance()).toBeCloseTo(0.5);
    expect(
      insight.value(state(study([{ cell: 'D1' }, { cell: 'D7' }, { cell: 'A1' }]))).reduce((a, b) => a + b),
    ).toBeCloseTo(1);
  });
  test('at the end: the winner’s, or shared', () => {
    expect(insight.value(state(duel(), { type: 'resign', seat: 0 }))).toEqual([0, 1]);
    expect(
      insight.value(state(duel(), { type: 'offer-draw', seat: 0 }, { type: 'answer-draw', seat: 1, accept: true })),
    ).toEqual([0.5, 0.5]);
  });
  test('none for who is out', () =>
    expect(
      insight.value(state(study([{ cell: 'D1' }, { cell: 'D7' }, { cell: 'A1' }]), { type: 'resign', seat: 2 }))[2],
    ).toBe(0));
});
test.each<readonly [string, better: Setting, worse: Setting]>([
  ['a point of life', {}, { J1: { life: 19 } }],
  ['a card in hand', { J1: { hand: cards(1) } }, {}],
  ['a seventh card, still', { J1: { hand: cards(7) } }, { J1: { hand: cards(6) } }],
  ['a pile that will last', {}, { J1: { pile: PILE.slice(0, 1) } }],
  ['a technique of one’s own that waits', waits(0), waits(1)],
  ['force', both(bears(0, ['force', 1]), bears(1, ['force', 0])), both(bears(0, ['force', 0]), bears(1, ['force', 0]))],
  ['protection', both(bears(0, ['protection', 1])), both(bears(0, ['protection', 0]))],
  [
    'a place away from the edge, when somebody is near',
    { J1: { cell: 'D5' }, J2: { cell: 'D6' } },
    { J1: { cell: 'D7' }, J2: { cell: 'D6' } },
  ],
])('%s is worth something', (_, better, worse) => expect(chance(better)).toBeGreaterThan(chance(worse)));
test('an eighth card adds less than a first one; a pile of two is as good as one of ten', () => {
  const gain = (from: number): number =>
    chance({ J1: { hand: cards(from + 1) } }) - chance({ J1: { hand: cards(from) } });
  expect(gain(7)).toBeLessThan(gain(0) / 2);
  expect(chance({ J1: { pile: PILE.slice(0, 2) } })).toBeCloseTo(chance());
});
test('the edge is dangerous when somebody stands there, and only then', () => {
  const lost = (there: string, here: string, other: string): number =>
    chance({ J1: { cell: there }, J2: { cell: other } }) - chance({ J1: { cell: here }, J2: { cell: other } });
  expect(lost('D6', 'D7', 'D5')).toBeCloseTo(0); // nobody beside
  expect(lost('C5', 'D7', 'D6')).toBeGreaterThan(0.02);
});
test('a draw offered is not accepted', () =>
  expect(
    insight.sensible?.(state(duel(), { type: 'offer-draw', seat: 0 }), [
      { type: 'answer-draw', seat: 1, accept: true },
      { type: 'answer-draw', seat: 1, accept: false },
    ]),
  ).toEqual([{ type: 'answer-draw', seat: 1, accept: false }]));
describe('a position that keeps coming back', () => {
  const game = duel({}, { life: 3 });
  const start = state(game);
  /** Both do the same again and again, as if nothing could come of it. */
  const after = (times: number): PartieState => ({
    ...start,
    seen: Array.from({ length: times }, () => known(start.seen[0])),
  });
  test('whoever does not look like winning claims the draw, the other does not, and nobody at the third time', () => {
    expect(insight.beside?.(after(12), 1)).toEqual({ type: 'claim', seat: 1 });
    expect(insight.beside?.(after(12), 0)).toBeUndefined();
    expect(insight.beside?.(after(3), 1)).toBeUndefined();
    expect(partie.refuse(after(12), { type: 'claim', seat: 1 })).toBeUndefined();
  });
  test('whoever looks like winning, but finds no way to, claims it in the end', () => {
    expect(insight.beside?.(after(17), 0)).toBeUndefined();
    expect(insight.beside?.(after(18), 0)).toEqual({ type: 'claim', seat: 0 });
  });
  test('by what everybody sees alone: other cards in the hands and in the piles change nothing', () => {
    const dealt = (from: number): PartieState => {
      const cards = [...DECKS.cogneur.slice(from), ...DECKS.cogneur.slice(0, from)];
      const players = start.players.map((player) => ({ ...player, hand: cards.slice(0, 3), pile: cards.slice(3, 13) }));
      return { ...start, players };
    };
    expect(dealt(0).players[0]?.hand).not.toEqual(dealt(5).players[0]?.hand);
    const answers = (state: PartieState): readonly unknown[] =>
      [3, 12].flatMap((times) => {
        const often = { ...state, seen: Array.from({ length: times }, () => positionKey(state)) };
        return ([0, 1] as const).map((seat) => insight.beside?.(often, seat));
      });
    expect(answers(dealt(0))).toEqual([undefined, undefined, undefined, { type: 'claim', seat: 1 }]);
    expect(answers(dealt(5))).toEqual(answers(dealt(0)));
  });
  test('each level says so before it thinks of anything else', () => {
    const even = { ...state(duel()), seen: Array.from({ length: 12 }, () => known(state(duel()).seen[0])) };
    for (const level of LEVELS)
      expect(ponder(partie, insight, even, 0, { level, effort, seed: 1 }).map(({ action }) => action)).toEqual([
        { type: 'claim', seat: 0 },
      ]);
  });
  test('once anybody may claim the draw, it is worth one, whoever leads', () => {
    expect(insight.value(after(2))[0]).toBeGreaterThan(0.8);
    expect(insight.value(after(3))).toEqual([0.5, 0.5]);
  });
  test('two habitués end « Deux pas du bord »', { timeout: 60_000 }, async () => {
    const study = (await readyIn('battlefight')).find(({ id }) => id === 'deux-pas-du-bord');
    const chance = seeded(1);
    const { stop } = play(
      partie,
      state(known(study).scenario as PartieScenario),
      (node, now) =>
        node.kind === 'choice' && node.options.length > 1
          ? ponder(partie, insight, now, node.seat, { level: 'habitue', effort, seed: now.turns })[0]?.action
          : chance(node),
      2_000,
    );
    expect(stop.why).toBe('end');
  });
});

describe('hands that the others may hold', () => {
  const hand = DECKS.cogneur.slice(0, 6);
  const start = state(
    duel(
      { hand, pile: DECKS.cogneur.slice(6) },
      { hand, pile: DECKS.cogneur.slice(6, 16), discard: ['ex-att-1', 'ex-att-2', 'ex-att-3'] },
    ),
  );
  const typeOf = (id: string) => EXAMPLE_CARDS.find((card) => card.id === id)?.type;
  test('as many cards as are seen, its own as they are; four of a type at most with what lies in the discard pile', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const dealt = insight.redeal?.(start, 0, rng(seed));
      const [me, other] = dealt?.players ?? [];
      expect(me?.hand).toEqual(start.players[0]?.hand);
      expect([other?.hand.length, other?.pile.length]).toEqual([6, 10]);
      const attacks = [...(other?.hand ?? []), ...(other?.pile ?? []), ...(other?.discard ?? [])].filter(
        (id) => typeOf(id) === 'attaque',
      );
      expect(attacks.length).toBeLessThanOrEqual(4);
    }
  });
  test('a position that came back is known whatever the others may hold; one met once, or where they held more cards, is not', () => {
    const [me, other] = [known(start.players[0]), known(start.players[1])];
    const fuller = { ...start, players: [me, { ...other, hand: [...other.hand, 'ex-att-1'] }] };
    const seen = [start, fuller, start, fuller, start].map(positionKey);
    for (let seed = 0; seed < 10; seed += 1) {
      const dealt = known(insight.redeal?.({ ...start, seen }, 0, rng(seed)));
      expect([timesSeen(dealt), dealt.seen.length]).toEqual([3, 3]);
      expect(insight.redeal?.({ ...start, seen: seen.slice(0, 2) }, 0, rng(seed)).seen).toEqual([]);
    }
  });
  test('no basic technique: it has no card', () => {
    for (let seed = 0; seed < 10; seed += 1) {
      const { hand: held = [], pile = [] } = insight.redeal?.(start, 0, rng(seed)).players[1] ?? {};
      expect([...held, ...pile].filter((id) => id.startsWith('base-'))).toEqual([]);
    }
  });
  test('other seeds, other hands', () =>
    expect(
      new Set([1, 2, 3, 4, 5].map((seed) => insight.redeal?.(start, 0, rng(seed)).players[1]?.hand.join())).size,
    ).toBeGreaterThan(1));
});
