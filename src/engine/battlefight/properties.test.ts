// What holds in every game, whatever is generated: any cards, any position, 2 to 6 people, any options.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seat } from '../kernel/game.ts';
import { canonical } from '../kernel/json.ts';
import { listed, play, replayLine, seeded } from '../kernel/play.ts';
import { anyScenario, drawn } from './arbitraries.fixture.ts';
import { CELLS } from './board.ts';
import { counter } from './cases/trials.fixture.ts';
import { counterOf } from './partie/board.ts';
import { partie, partieText } from './partie/index.ts';
import {
  COUNTERS,
  type PartieAction,
  type PartieEvent,
  type PartieScenario,
  type PartieState,
} from './partie/types.ts';
import { duel } from './scenarios.ts';
import { secrets } from './subjects.fixture.ts';
import { type Technique, TECHNIQUE_TYPES } from './types.ts';

const ACTIONS = 250; // a game of random cards may well never end
const started = (scenario: PartieScenario): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
interface Move {
  readonly action: PartieAction;
  readonly before: PartieState;
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
/** A generated game, played at random for a while. */
const moved = (scenario: PartieScenario, seed: number): readonly Move[] => {
  const start = started(scenario);
  const { line } = play(partie, start, seeded(seed), ACTIONS);
  return line.moves.map(({ action, step }, i) => ({
    action,
    before: line.moves[i - 1]?.step.state ?? start,
    state: step.state,
    events: step.events,
  }));
};
const seeds = fc.integer({ min: 1, max: 1e6 });
interface Game {
  readonly scenario: PartieScenario;
  readonly seed: number;
  readonly moves: readonly Move[];
}
let cache: readonly Game[] | undefined;
/** The same games for every check, played once. A failure tells which one: `drawn(anyScenario, seed)`. */
const games = (): readonly Game[] =>
  (cache ??= Array.from({ length: 100 }, (_, i) => ({ scenario: drawn(anyScenario, i + 1), seed: i + 1 })).map(
    (game) => ({ ...game, moves: moved(game.scenario, game.seed) }),
  ));
const always = (check: (moves: readonly Move[], game: Game) => void): void => {
  for (const game of games()) {
    try {
      check(game.moves, game);
    } catch (thrown) {
      throw new Error(`game ${game.seed}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
        cause: thrown,
      });
    }
  }
};
/** As `expect(actual).toEqual(expected)`, but fast while they are equal: it is asked a hundred thousand times. */
const same = (actual: unknown, expected: unknown, what = ''): void => {
  if (actual !== expected && JSON.stringify(actual) !== JSON.stringify(expected))
    expect(actual, what).toEqual(expected);
};
const seatsOf = ({ players }: PartieState): readonly Seat[] => players.map((_, seat) => seat as Seat);
const of = <K extends PartieEvent['type']>(
  events: readonly PartieEvent[],
  type: K,
): readonly Extract<PartieEvent, { readonly type: K }>[] =>
  events.filter((event): event is Extract<PartieEvent, { readonly type: K }> => event.type === type);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

describe('any game', () => {
  test('I1 to I8 hold at every moment', () =>
    always((moves) => {
      for (const { state } of moves) for (const { name, holds } of partie.invariants) same(holds(state), true, name);
    }));

  test('points move by what was told, and by nothing else', () =>
    always((moves) => {
      for (const { before, state, events } of moves) {
        for (const seat of seatsOf(state)) {
          const [was, is] = [before.players[seat], state.players[seat]];
          if (!was || !is) throw new Error(`no seat ${seat}`);
          const hurt = sum(
            of(events, 'hurt')
              .filter((event) => event.seat === seat)
              .map(({ tally }) => tally.sum),
          );
          const gained = sum(
            of(events, 'blocked')
              .filter((event) => event.seat === seat)
              .map(({ gain }) => gain),
          );
          const paid = sum(
            of(events, 'pile-empty')
              .filter((event) => event.seat === seat)
              .map(({ before: a, after: b }) => a - b),
          );
          const cleared = sum(
            of(events, 'turn-over')
              .filter((event) => event.seat === seat)
              .map((event) => event.cleared),
          );
          same([is.life - was.life, is.damage - was.damage], [gained - hurt - paid, hurt - gained - cleared]);
        }
        for (const { tally, life, damage } of of(events, 'hurt')) {
          expect(tally.sum).toBeGreaterThan(0);
          same(tally.sum, sum(tally.parts.map(({ value }) => value)));
          same([life[0] - life[1], damage[1] - damage[0]], [tally.sum, tally.sum]);
        }
        for (const { tally } of of(events, 'unhurt')) expect(tally.sum).toBeLessThanOrEqual(0);
        for (const { before: a, after: b } of of(events, 'pile-empty')) same(b, Math.ceil(a / 2));
        for (const { n, gain, damage } of of(events, 'blocked')) same(gain, Math.min(n, damage[0]));
      }
    }));

  test('every card stays with its owner, whatever the zone', () =>
    always((moves) => {
      const cardsOf = (state: PartieState, seat: number): readonly string[] => {
        const { hand = [], known = [], pile = [], discard = [] } = state.players[seat] ?? {};
        return [
          ...hand,
          ...known,
          ...pile,
          ...discard,
          ...state.active
            .filter(({ owner, card }) => owner === seat && !card.startsWith('base-'))
            .map(({ card }) => card),
        ].toSorted();
      };
      const [first] = moves;
      if (first === undefined) return;
      for (const { state } of moves)
        for (const seat of seatsOf(state)) same(cardsOf(state, seat), cardsOf(first.before, seat));
    }));

  test('counters are the sums of what active techniques carry, and the totals told are theirs', () =>
    always((moves) => {
      for (const { state, events } of moves) {
        for (const seat of seatsOf(state))
          for (const kind of COUNTERS) same(counterOf(state, seat, kind), counter(state, seat, kind));
        // Nothing but the effect itself can end within its step, so its total still stands at its end, unless the technique does too.
        const last = events.findLast((event) => event.type === 'effect');
        if (last?.type === 'effect' && last.total !== null && !events.some(({ type }) => type === 'deactivated'))
          same(last.total, counter(state, last.bearer, last.kind as (typeof COUNTERS)[number]));
      }
    }));

  test('turns go clockwise among those still in, and damage is cleared at their end', () =>
    always((moves) => {
      for (const { before, state, events } of moves) {
        const [next] = of(events, 'turn-started');
        const [over] = of(events, 'turn-over');
        if (next === undefined || over === undefined) continue;
        same(over.seat, before.turn);
        const order = seatsOf(state).map((_, i) => ((before.turn ?? 0) + 1 + i) % state.players.length);
        const skipped = of(events, 'turn-over').length - 1; // turns that passed by themselves
        const inPlay = order.filter((seat) => state.players[seat]?.out === null);
        same(next.seat, inPlay[0]);
        if (skipped === 0) same(state.turn, next.seat);
        if (state.players[over.seat]?.out === null && skipped === 0) same(state.players[over.seat]?.damage, 0);
      }
    }));

  test('the eliminated are ranked, off the board, without techniques, and decide nothing', () =>
    always((moves) => {
      for (const { state } of moves) {
        const out = state.players.flatMap((player, seat) => (player.out === null ? [] : [{ seat, rank: player.out }]));
        same(
          out.map(({ rank }) => rank).toSorted((a, b) => a - b),
          out.map((_, i) => i + 1),
        );
        for (const { seat } of out) {
          expect(state.players[seat]?.cell).toBeNull();
          same(
            state.active.some(({ owner }) => owner === seat),
            false,
          );
          same(
            state.end === null && state.turn === seat && state.stack.length === 1 && state.stack[0]?.kind === 'play',
            false,
          );
        }
        const node = partie.node(state);
        if (node.kind === 'choice') expect(state.players[node.seat]?.out).toBeNull();
        if (node.kind === 'end' && state.end?.why === 'win') same(out.length, state.players.length - 1);
      }
    }));

  test('a technique executes its steps in order, none twice', () =>
    always((moves) => {
      const pointer = new Map<string, number>();
      for (const { events } of moves)
        for (const event of events) {
          if (event.type === 'activated') pointer.set(event.active, 0);
          if (event.type !== 'step') continue;
          const due = pointer.get(event.active) ?? event.index; // it was on the table at the start
          same(event.index, due);
          pointer.set(event.active, event.index + 1);
        }
    }));

  test('a replayed game ends on the same key, by way of JSON', () => {
    fc.assert(
      fc.property(anyScenario, seeds, (scenario, seed) => {
        const moves = moved(scenario, seed);
        const actions = JSON.parse(JSON.stringify(moves.map(({ action }) => action))) as readonly PartieAction[];
        const again = replayLine(partie, started(JSON.parse(JSON.stringify(scenario)) as PartieScenario), actions);
        if (!again.ok) throw new Error(JSON.stringify({ ...again.error, line: null }));
        const [last, here] = [again.value.moves.at(-1)?.step.state, moves.at(-1)?.state];
        if (last && here) same(partie.key(last), partie.key(here));
      }),
      { numRuns: 40 },
    );
  });
});

// ── Open, and refused
/** Every action that names things of this game, sound or not. */
const everyAction = (state: PartieState): readonly PartieAction[] => {
  const seats: readonly Seat[] = [0, 1, 2, 3, 4, 5];
  const cards = Object.keys(state.fixed.cards);
  return [
    { type: 'execute' },
    ...cards.flatMap((card): readonly PartieAction[] => [
      { type: 'play', card },
      { type: 'discard', card },
      { type: 'draw', card },
      ...seats.map((seat): PartieAction => ({ type: 'deal', seat, card })),
    ]),
    ...seats.flatMap((seat): readonly PartieAction[] => [
      { type: 'first', seat },
      { type: 'target', seat },
      { type: 'aim', seat },
      { type: 'answer-draw', seat, accept: true },
      { type: 'answer-draw', seat, accept: false },
      { type: 'offer-draw', seat },
      { type: 'claim', seat },
      { type: 'resign', seat },
      { type: 'dispute', seat },
    ]),
    ...[null, 'rien', ...state.active.map(({ id }) => id)].map((active): PartieAction => ({
      type: 'destabilise',
      active,
    })),
    ...[...CELLS, 'H1'].flatMap((to): readonly PartieAction[] => [
      { type: 'move', to },
      { type: 'push', to },
    ]),
    { type: 'push', to: 'dehors' },
    { type: 'push', to: 'rien' },
  ];
};
const offeredIn = (state: PartieState): readonly PartieAction[] => [
  ...listed(partie.node(state)),
  ...(partie.asides?.(state) ?? []).map(({ action }) => action),
];

describe('open actions', () => {
  test('what is offered is exactly what is not refused, among all that can be said', { timeout: 60_000 }, () => {
    const kinds = new Set<string>();
    always((moves, { seed }) => {
      for (const [i, { state }] of moves.entries()) {
        if (i % 11 !== seed % 11) continue;
        for (const { kind } of state.stack.slice(-1)) kinds.add(kind);
        const open = offeredIn(state).map(canonical).toSorted();
        same(
          everyAction(state)
            .filter((action) => partie.refuse(state, action) === undefined)
            .map(canonical)
            .toSorted(),
          open,
        );
      }
    });
    same([...kinds].toSorted(), ['all', 'op', 'pay', 'play', 'run', 'target']);
  });

  test('asides lead to sound positions from anywhere', () =>
    always((moves) => {
      for (const [i, { state }] of moves.entries()) {
        if (i % 7 !== 0) continue;
        for (const { action } of partie.asides?.(state) ?? []) {
          const step = partie.apply(state, action);
          for (const { name, holds } of partie.invariants)
            same(holds(step.state), true, `${name} after ${canonical(action)}`);
          partie.node(step.state);
        }
      }
    }));
});

// ── Repetition, counted apart: what A37 lists, and nothing ever forgotten
const position = (state: PartieState): string =>
  canonical([
    state.players.map(({ life, damage, cell, hand, known, pile, discard }) => [
      life,
      damage,
      cell,
      hand.toSorted(),
      [...known, ...pile].toSorted(),
      discard.toSorted(),
    ]),
    state.active
      .map(({ card, owner, target, next, cost, effects }) => canonical([card, owner, target, next, cost, effects]))
      .toSorted(),
    state.fixed.options.repetitionTrait ? state.turn : null,
  ]);
/** Starts of turns at which nothing more happened by itself: one of them per step at most. */
const counted = (start: PartieState, moves: readonly Move[]): number => {
  const met = new Map<string, number>();
  let most = 0;
  const meet = (state: PartieState): number => {
    const count = (met.get(position(state)) ?? 0) + 1;
    met.set(position(state), count);
    most = Math.max(most, count);
    return count;
  };
  if (start.turn !== null) meet(start);
  for (const { state, events } of moves) {
    const begun = of(events, 'turn-started');
    if (begun.length > 1) return most; // turns that passed by themselves: their positions are not in the line
    const [turn] = begun;
    if (turn === undefined || state.end !== null) continue;
    const count = meet(state);
    same(turn.occurrence, count);
    same(partie.refuse(state, { type: 'claim', seat: turn.seat }) === undefined, count >= 3);
  }
  return most;
};
/** Nobody does anything that matters: the same few positions come back. */
const QUIET: readonly string[] = ['base-defense', 'base-rhetorique', 'base-concentration', 'base-deplacement'];
const quiet = (scenario: PartieScenario, seed: number, actions: number): readonly Move[] => {
  const start = started(scenario);
  const pick = seeded(seed);
  const { line } = play(
    partie,
    start,
    (node) => {
      if (node.kind !== 'choice') return pick(node);
      const calm = node.options.filter((action) =>
        action.type === 'play' ? QUIET.includes(action.card) : action.type !== 'destabilise' || action.active === null,
      );
      const [first, ...rest] = calm;
      return first === undefined ? pick(node) : pick({ ...node, options: [first, ...rest] });
    },
    actions,
  );
  return line.moves.map(({ action, step }, i) => ({
    action,
    before: line.moves[i - 1]?.step.state ?? start,
    state: step.state,
    events: step.events,
  }));
};
describe('repetition', () => {
  test('occurrences are those of a memory that forgets nothing', () =>
    always((moves, { scenario }) => void counted(started(scenario), moves)));
  test('the same for people at 1 point of life who draw from empty piles', () => {
    const most: number[] = [];
    fc.assert(
      fc.property(seeds, fc.constantFrom<readonly string[]>([], ['ex-def-1']), (seed, discard) => {
        const scenario = duel({ cell: 'D1', life: 1, discard }, { cell: 'D7', life: 1 });
        most.push(counted(started(scenario), quiet(scenario, seed, 60)));
      }),
      { numRuns: 40 },
    );
    expect(Math.max(...most)).toBeGreaterThan(3);
  });
});

// ── Secrets
test('what a seat sees does not depend on what it may not see, and its choices are in it', () =>
  always((moves, { seed }) => {
    for (const [i, { state, events }] of moves.entries()) {
      if (i % 13 !== seed % 13) continue;
      const node = partie.node(state);
      for (const seat of [null, ...seatsOf(state)]) {
        const shown = partie.veil?.state(state, seat);
        for (const other of secrets(state, seat)) same(partie.veil?.state(other, seat), shown);
        if (shown && node.kind === 'choice' && node.seat === seat) same(partie.node(shown), node);
        for (const event of events) {
          const veiled = partie.veil?.event(event, state, seat);
          if (veiled && (event.type === 'drawn' || event.type === 'dealt') && event.seat !== seat)
            same('card' in veiled && veiled.card === event.card, false);
        }
      }
    }
  }));

// ── Sentences
test('everything is said in sentences', () =>
  always((moves) => {
    for (const { state, events } of moves) {
      for (const event of events)
        same(/^[\p{Lu}\d«−].*[.:]$/su.test(partieText.event(event, state)), true, partieText.event(event, state));
      if (state.end === null) same(/^[\p{Lu}«].*\.$/su.test(partieText.node(state)), true, partieText.node(state));
    }
  }));

// ── Nobody may do anything any more
describe('everything forbidden to everybody', () => {
  const GAG: Technique = {
    id: 'silence',
    title: 'Silence',
    type: 'rhetorique',
    steps: [
      ...TECHNIQUE_TYPES.map((t) => ({ modifier: 'tous', keyword: 's-empecher', t }) as const),
      { modifier: null, keyword: 'stable', n: 0 },
    ],
  };
  test('the game does not hang: somebody still has something to say', () => {
    const state = ['play', ...GAG.steps.map(() => 'execute')].reduce(
      (before, type) =>
        partie.apply(before, type === 'play' ? { type: 'play', card: GAG.id } : { type: 'execute' }).state,
      started(duel({ hand: [GAG.id] }, {}, { cards: [GAG] })),
    );
    expect(offeredIn(state).length).toBeGreaterThan(0);
  });
  test('nor does a position that starts so', () => {
    const start = partie.setup(duel({}, {}, { cards: [GAG], active: [{ card: GAG.id, owner: 0, next: 6 }] }));
    expect(!start.ok || offeredIn(start.value).length > 0).toBe(true);
  });
});
