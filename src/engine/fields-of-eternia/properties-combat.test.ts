// What holds in every epic combat, whatever is generated: any heroes, decks, spells, enemy cards, any options.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../kernel/json.ts';
import { listed, play, replayLine, seeded } from '../kernel/play.ts';
import { anyCombat, anyDuel, drawn } from './arbitraries-combat.fixture.ts';
import { combatEpique } from './combat-epique/index.ts';
import { combatText } from './combat/text.ts';
import { totalsOf } from './combat/totals.ts';
import type { CombatAction, CombatState, Side } from './combat/types.ts';
import type { CombatEvent } from './combat/event-types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import { CARD_VALUES } from './constants.ts';
import { secrets } from './subjects-combat.fixture.ts';
import { COMBAT_CARDS, GRID_ZONES, type GridZone } from './types.ts';

const SIDES: readonly Side[] = [0, 1];
const started = (scenario: CombatScenario): CombatState => {
  const start = combatEpique.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
interface Move {
  readonly action: CombatAction;
  readonly before: CombatState;
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
}
const moved = (scenario: CombatScenario, seed: number): readonly Move[] => {
  const start = started(scenario);
  const { line } = play(combatEpique, start, seeded(seed), 500);
  return line.moves.map(({ action, step }, i) => ({
    action,
    before: line.moves[i - 1]?.step.state ?? start,
    state: step.state,
    events: step.events,
  }));
};
interface Fight {
  readonly scenario: CombatScenario;
  readonly seed: number;
  readonly moves: readonly Move[];
}
let cache: readonly Fight[] | undefined;
/** The same combats for every check, played once. A failure tells which one: `drawn(anyCombat, seed)`. */
const fights = (): readonly Fight[] =>
  (cache ??= Array.from({ length: 250 }, (_, i) => ({ scenario: drawn(anyCombat, i + 1), seed: i + 1 })).map(
    (fight) => ({ ...fight, moves: moved(fight.scenario, fight.seed) }),
  ));
const always = (check: (moves: readonly Move[], fight: Fight) => void): void => {
  for (const fight of fights()) {
    try {
      check(fight.moves, fight);
    } catch (thrown) {
      throw new Error(`combat ${fight.seed}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
        cause: thrown,
      });
    }
  }
};
/** As `expect(actual).toEqual(expected)`, but fast while they are equal. */
const same = (actual: unknown, expected: unknown, what = ''): void => {
  if (actual !== expected && JSON.stringify(actual) !== JSON.stringify(expected))
    expect(actual, what).toEqual(expected);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const of = <K extends CombatEvent['type']>(
  events: readonly CombatEvent[],
  type: K,
): readonly Extract<CombatEvent, { readonly type: K }>[] =>
  events.filter((event): event is Extract<CombatEvent, { readonly type: K }> => event.type === type);

describe('any combat', () => {
  test('ends', () => always((moves) => same(combatEpique.node((moves.at(-1) as Move).state).kind, 'end')));
  test('its invariants hold at every moment', () =>
    always((moves) => {
      for (const { state } of moves)
        for (const { name, holds } of combatEpique.invariants) same(holds(state), true, name);
    }));
  test('cards move one at a time, and every one of them is somewhere', () =>
    always((moves) => {
      for (const { before, state, events } of moves) {
        for (const side of SIDES) {
          const count = ({ sides }: CombatState): number => sum(COMBAT_CARDS.map((card) => sides[side].pile[card]));
          const came = of(events, 'drawn').filter((event) => event.side === side).length;
          if (of(events, 'shuffled').length === 0) same(count(before) - count(state), came, 'pile');
        }
        expect(of(events, 'drawn').length).toBeLessThanOrEqual(1);
      }
    }));
  test('PS move by what was told, and by nothing else; what one deals the other has lost', () =>
    always((moves) => {
      for (const { before, state, events } of moves)
        for (const side of SIDES) {
          const lost = sum(
            of(events, 'hurt')
              .filter((event) => event.side === side)
              .map(({ amount }) => amount),
          );
          const healed = sum(
            of(events, 'healed')
              .filter((event) => event.side === side)
              .map(({ amount }) => amount),
          );
          const home = of(events, 'returned').some((event) => event.side === side);
          if (!home) same(state.sides[side].health - before.sides[side].health, healed - lost, 'health');
          expect(state.sides[side].dealt - before.sides[side].dealt).toBeLessThanOrEqual(
            sum(
              of(events, 'hurt')
                .filter((event) => event.side !== side)
                .map(({ amount }) => amount),
            ),
          );
        }
    }));
  test('a total is the sum of its parts, never below 0, and cards give what they are worth', () =>
    always((moves) => {
      for (const [i, { state }] of moves.entries()) {
        if (i % 5 !== 0) continue;
        for (const side of SIDES) {
          const all = totalsOf(state, side);
          for (const zone of GRID_ZONES) {
            same(all[zone].sum, Math.max(0, sum(all[zone].parts.map(({ value }) => value))));
            const cards = sum(
              state.sides[side].grid[zone].map(({ card, off }) => (off || card === 'cachee' ? 0 : CARD_VALUES[card])),
            );
            same(
              sum(all[zone].parts.filter(({ what }) => what in CARD_VALUES).map(({ value }) => value)),
              cards,
              'cards',
            );
          }
        }
      }
    }));
  test('phase 3: never twice the same zone, quotas kept', () =>
    always((moves) => {
      const last: [GridZone | null, GridZone | null] = [null, null];
      for (const { before, events } of moves) {
        if (events.some(({ type }) => type === 'second-round')) last.fill(null);
        if (before.phase !== 'place' || before.pending.length > 0) continue;
        for (const { side, zone, placed, of: quota, card } of of(events, 'laid')) {
          expect(placed).toBeLessThanOrEqual(quota);
          if (zone === 'cote') continue;
          expect(zone, card).not.toBe(last[side]);
          last[side] = zone;
        }
      }
    }));
  test('a surge card acts once a round, soldiers are given once, spells are played once', () =>
    always((moves) => {
      for (const side of SIDES) {
        expect(
          moves.filter(({ events }) => of(events, 'soldiers-given').some((event) => event.side === side)).length,
        ).toBeLessThanOrEqual(1);
        for (const round of [1, 2]) {
          const here = moves.filter(({ before }) => before.round === round);
          const laid = sum(
            here.map(
              ({ events }) =>
                of(events, 'laid').filter((event) => event.side === side && event.card === 'surcharge').length,
            ),
          );
          expect(
            sum(here.map(({ events }) => of(events, 'surged').filter((event) => event.side === side).length)),
          ).toBeLessThanOrEqual(laid);
        }
      }
      const spells = moves.flatMap(({ events }) => of(events, 'spell').map(({ who, card }) => `${who} ${card}`));
      same(new Set(spells).size, spells.length);
    }));
  test('nobody strikes twice in a round, nobody after a fall', () =>
    always((moves) => {
      for (const round of [1, 2]) {
        const strikes = moves
          .filter(({ before }) => before.round === round)
          .flatMap(({ events }) => of(events, 'attack').map(({ by }) => by));
        same(new Set(strikes).size, strikes.length);
      }
      const all = moves.flatMap(({ events }) => events);
      const fall = all.findIndex(({ type }) => type === 'fallen' || type === 'both-fallen');
      if (fall >= 0)
        same(
          all
            .slice(fall)
            .some(({ type }) => type === 'attack' || type === 'second-round' || type === 'fled' || type === 'resolved'),
          false,
        );
    }));
  test('the end: piles whole again, an outcome that agrees with what was told', () =>
    always((moves) => {
      const { state } = moves.at(-1) as Move;
      const { outcome } = state;
      if (outcome === null) throw new Error('no outcome');
      for (const side of SIDES) same(state.sides[side].pile, state.fixed.sides[side].deck);
      const all = moves.flatMap(({ events }) => events);
      same(
        sum(outcome.pv),
        sum(of(all, 'fallen').map(({ pv }) => pv)) + (state.fixed.final && of(all, 'resolved').length > 0 ? 1 : 0),
      );
      for (const { side, to } of of(all, 'sent')) same(outcome.to[side], to);
      if (outcome.why === 'vaincu') same(outcome.winner === null ? null : outcome.fallen[outcome.winner], false);
      if (outcome.why === 'double') same([outcome.fallen, outcome.pv, outcome.winner], [[true, true], [0, 0], null]);
      if (of(all, 'tamed').length > 0) same([state.fixed.column, outcome.winner], ['creature', 0]);
    }));
  test('everything is said in sentences', () =>
    always((moves) => {
      for (const { state, events } of moves) {
        for (const event of events)
          same(/^[\p{Lu}\d«−].*[.:]$/su.test(combatText.event(event, state)), true, combatText.event(event, state));
        if (state.phase !== 'end')
          same(/^[\p{Lu}«].*[.?]$/su.test(combatText.node(state)), true, combatText.node(state));
      }
    }));
  test('a replayed combat ends on the same key, by way of JSON', () => {
    fc.assert(
      fc.property(anyCombat, fc.integer({ min: 1, max: 1e6 }), (scenario, seed) => {
        const moves = moved(scenario, seed);
        const actions = JSON.parse(JSON.stringify(moves.map(({ action }) => action))) as readonly CombatAction[];
        const again = replayLine(
          combatEpique,
          started(JSON.parse(JSON.stringify(scenario)) as CombatScenario),
          actions,
        );
        if (!again.ok) throw new Error(JSON.stringify({ ...again.error, line: null }));
        const [last, here] = [again.value.moves.at(-1)?.step.state, moves.at(-1)?.state];
        if (last && here) same(combatEpique.key(last), combatEpique.key(here));
      }),
      { numRuns: 40 },
    );
  });
});

// ── Secrets
test('what a seat sees does not depend on what it may not see, and its choices are in it', () => {
  for (let seed = 1; seed <= 40; seed += 1)
    for (const [i, { state, events }] of moved(drawn(anyDuel, seed), seed).entries()) {
      if (i % 3 !== seed % 3) continue;
      const node = combatEpique.node(state);
      for (const seat of [null, ...state.fixed.seats]) {
        const shown = combatEpique.veil?.state(state, seat);
        if (shown === undefined) throw new Error('no veil');
        for (const other of secrets(state, seat)) same(combatEpique.veil?.state(other, seat), shown, `seed ${seed}`);
        if (node.kind === 'choice' && node.seat === seat) same(combatEpique.node(shown), node);
        for (const event of events) {
          const veiled = combatEpique.veil?.event(event, state, seat);
          if (veiled?.type === 'drawn' && seat !== veiled.side) same(veiled.card, 'cachee');
        }
        for (const side of SIDES)
          if (seat !== side)
            same(
              shown.sides[side].held.every((card) => card === 'cachee') &&
                GRID_ZONES.every((zone) =>
                  shown.sides[side].grid[zone].every(({ up, card }) => up || card === 'cachee'),
                ),
              true,
            );
      }
    }
});

// ── Open, and refused
test('whatever another moment of the same combat offers is open here too, or refused', () =>
  always((moves, { seed }) => {
    const all = new Map(
      moves.flatMap(({ before }) =>
        listed(combatEpique.node(before)).map((action) => [canonical(action), action] as const),
      ),
    );
    for (const [i, { before }] of moves.entries()) {
      if (i % 17 !== seed % 17) continue;
      const node = combatEpique.node(before);
      const open = new Set(listed(node).map(canonical));
      const next = new Set(listed(node).map((action) => combatEpique.key(combatEpique.apply(before, action).state)));
      for (const [text, action] of all)
        if (combatEpique.refuse(before, action) === undefined) {
          if (!open.has(text)) same(next.has(combatEpique.key(combatEpique.apply(before, action).state)), true, text);
        } else same(open.has(text), false, text);
    }
  }));
