import { describe, expect, test } from 'vitest';
import { replayLine } from '../kernel/play.ts';
import type { Cite } from '../kernel/rules.ts';
import { type LedgerState, LEDGER_SOLVED, LEDGER_TURNS } from './cases/examples.fixture.ts';
import { counter } from './cases/trials.fixture.ts';
import { type BfExample, EXAMPLES } from './examples.ts';
import { partie } from './partie/index.ts';
import type { PartieAction, PartieEvent, PartieScenario, PartieState } from './partie/types.ts';
import { READY_GAMES } from '../../../tests/games/battlefight/ready.ts';

interface Moment {
  readonly state: PartieState;
  readonly events: readonly PartieEvent[];
}
const started = (scenario: PartieScenario): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const played = (scenario: PartieScenario, actions: readonly PartieAction[]): readonly Moment[] => {
  const line = replayLine(partie, started(scenario), actions);
  if (!line.ok) throw new Error(JSON.stringify({ ...line.error, line: line.error.line.moves.length }));
  return line.value.moves.map(({ step }) => step);
};
/** A state in the words of the ledger's data. */
const ledger = (state: PartieState): LedgerState => ({
  players: state.players.map(({ cell, life, damage, hand, known, pile, discard }, seat) => {
    const counters = Object.fromEntries(
      (['force', 'protection', 'vitesse', 'charme'] as const)
        .map((kind) => [kind, counter(state, seat, kind)])
        .filter(([, value]) => value !== 0),
    );
    const zones = Object.fromEntries(
      Object.entries({ hand: hand.toSorted(), pile: [...known, ...pile], discard }).filter(
        ([, cards]) => cards.length > 0,
      ),
    );
    return { cell, life, damage, ...counters, ...zones };
  }),
  ...(state.active.length > 0
    ? {
        active: state.active.map(({ card, owner, target, next, cost, effects }) => ({
          card,
          owner,
          target,
          next,
          cost,
          effects: effects.map(({ bearer, kind, value }) => `${bearer} ${kind} ${value}`),
        })),
      }
    : {}),
  turn: state.turn ?? -1,
  ...(state.end?.why === 'win' ? { winner: state.end.seat } : {}),
});
/** Hands in one order: the ledger's lists them as they come. */
const sorted = (state: LedgerState): LedgerState => ({
  ...state,
  players: state.players.map((player) =>
    player.hand === undefined ? player : { ...player, hand: player.hand.toSorted() },
  ),
});

const cited = (things: readonly Cite<string>[]): readonly string[] => things.flatMap(({ cites }) => cites);
/** Cuts a line where turns end. */
const turnsOf = (moments: readonly Moment[]): readonly (readonly Moment[])[] => {
  const turns: Moment[][] = [[]];
  for (const moment of moments) {
    turns.at(-1)?.push(moment);
    if (moment.events.some(({ type }) => type === 'turn-over')) turns.push([]);
  }
  return turns.filter((turn) => turn.length > 0);
};

const momentsOf = ({ scenario, script }: BfExample): readonly Moment[] =>
  played(
    scenario,
    script.map(({ action }) => action),
  );

describe.each(EXAMPLES.map((example) => [example.id, example] as const))('%s', (_, example) => {
  const moments = momentsOf(example);
  const last = moments.at(-1)?.state ?? started(example.scenario);
  test('ends as it says', () => {
    const node = partie.node(last);
    expect(node.kind === 'end' ? node.result : '').toBe(example.result);
  });
  test('cites its rules, in order', () => {
    const all = cited(moments.flatMap(({ events }) => events));
    let from = 0;
    for (const rule of example.cites) {
      const at = all.indexOf(rule, from);
      expect(at, `${rule} after ${from}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  });
  test('has a note for whoever learns, and none that counts in its place', () => {
    const notes = example.script.flatMap(({ note }) => (note === undefined ? [] : [note]));
    expect(notes.length).toBeGreaterThan(1);
    for (const note of notes) expect(note, note).toMatch(/^[«\p{Lu}].*[.?!»]$/u);
  });
});

/** The first turns of a game are this site's own: the ledger does not tell them. */
const OWN = 'battlefight.premiers-tours';
const LEDGER_EXAMPLES = EXAMPLES.flatMap((example) => {
  const told = LEDGER_TURNS[example.id];
  return told === undefined ? [] : [{ id: example.id, example, told }];
});
test('every example of the ledger is here, once', () => {
  expect(LEDGER_EXAMPLES.map(({ id }) => id).toSorted()).toEqual(Object.keys(LEDGER_TURNS).toSorted());
  expect(EXAMPLES.map(({ id }) => id).toSorted()).toEqual([...Object.keys(LEDGER_TURNS), OWN].toSorted());
});
describe.each(LEDGER_EXAMPLES)('$id, turn by turn', ({ id, example, told }) => {
  const moments = momentsOf(example);
  test('starts where the ledger starts', () => expect(ledger(started(example.scenario))).toEqual(sorted(told.initial)));
  test('is after each turn where the ledger is', () => {
    const turns = turnsOf(moments);
    expect(told.turns.length).toBeGreaterThan(0);
    for (const [i, { after }] of told.turns.entries()) {
      const state = turns[i]?.at(-1)?.state;
      expect(state === undefined ? undefined : ledger(state), `turn ${i + 1}`).toEqual(sorted(after));
    }
    // The repetition is claimed after the ledger's turns.
    expect(turns.length - told.turns.length).toBe(id === 'battlefight.nulle-par-repetition' ? 1 : 0);
  });
  test('cites at each turn the rules that the ledger names', () => {
    const turns = turnsOf(moments);
    for (const [i, { rules }] of told.turns.entries()) {
      const turn = i === told.turns.length - 1 ? turns.slice(i).flat() : (turns[i] ?? []); // what follows the last turn belongs to it
      const said = new Set([
        ...cited(turn.flatMap(({ events }) => events)),
        ...turn.flatMap(({ state }) => partie.node(state).cites),
      ]);
      expect(
        rules.filter((rule) => !said.has(rule)),
        `turn ${i + 1}`,
      ).toEqual([]);
    }
  });
});

test('nulle-par-repetition: first, second, third occurrence', () => {
  const example = EXAMPLES.find(({ id }) => id === 'battlefight.nulle-par-repetition');
  if (example === undefined) throw new Error('missing');
  const actions = example.script.map(({ action }) => action);
  const occurrences = played(example.scenario, actions).flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'turn-started' ? [event.occurrence] : [])),
  );
  expect(occurrences).toEqual([2, 3]); // the first is the position of the start
});

// ── The solutions of the two studies
const run = (count: number): readonly PartieAction[] => Array.from({ length: count }, () => ({ type: 'execute' }));
const SOLUTIONS: Readonly<Record<string, readonly PartieAction[]>> = {
  'deux-pas-du-bord': [
    { type: 'play', card: 'ex-dep-2' },
    ...run(2),
    { type: 'move', to: 'D5' },
    ...run(1),
    { type: 'play', card: 'ex-att-3' },
    ...run(3),
    { type: 'push', to: 'D7' },
    { type: 'push', to: 'dehors' },
  ],
  'couper-la-parole': [
    { type: 'play', card: 'ex-rhe-1' },
    ...run(1),
    { type: 'destabilise', active: '1:ex-def-5' },
    ...run(1),
    { type: 'play', card: 'base-rhetorique' },
    ...run(1),
    { type: 'destabilise', active: '1:ex-att-4' },
    ...run(2),
    { type: 'play', card: 'ex-att-1' },
    ...run(2),
  ],
};
const scenarioOf = (id: string): PartieScenario => {
  const found = READY_GAMES.find((one) => one.id === id)?.scenario;
  if (found === undefined) throw new Error(id);
  return found;
};
describe('ready-made scenarios', () => {
  test.each(Object.keys(LEDGER_SOLVED))('%s: the line of the ledger wins', (id) => {
    const last = played(scenarioOf(id), SOLUTIONS[id] ?? []).at(-1)?.state;
    expect(last === undefined ? undefined : ledger(last)).toEqual(LEDGER_SOLVED[id]);
  });
  test('deux-pas-du-bord: Charge alone leaves J2 on the edge, Charge inside Pas chassé is refused', () => {
    const charge = played(scenarioOf('deux-pas-du-bord'), [
      { type: 'play', card: 'ex-dep-4' },
      ...run(1),
      { type: 'move', to: 'D5' },
      { type: 'move', to: 'D5' },
      ...run(2),
      { type: 'push', to: 'D7' },
    ]).at(-1)?.state;
    expect(charge?.players[1]?.cell).toBe('D7');
    expect(charge?.turn).toBe(1);
    const inside = played(scenarioOf('deux-pas-du-bord'), [
      { type: 'play', card: 'ex-dep-2' },
      ...run(2),
      { type: 'move', to: 'D5' },
      ...run(1),
    ]).at(-1)?.state;
    expect(inside && partie.refuse(inside, { type: 'play', card: 'ex-dep-4' })?.cites).toContain(
      'bf.effets.s-empecher',
    );
  });
  test('couper-la-parole: destabilising Poing armé first costs J1 4 points at once', () => {
    const last = played(scenarioOf('couper-la-parole'), [
      { type: 'play', card: 'ex-rhe-1' },
      ...run(1),
      { type: 'destabilise', active: '1:ex-att-4' },
      ...run(2),
    ]).at(-1)?.state;
    expect(last?.players[0]).toMatchObject({ life: 2, damage: 4 });
  });
  test('melee-a-quatre: empty hands, the four corners of the ledger, basic techniques only', () => {
    const start = started(scenarioOf('melee-a-quatre'));
    expect(
      start.players.map(({ cell, life, damage, hand, pile, known }) => [
        cell,
        life,
        damage,
        hand.length,
        pile.length + known.length,
      ]),
    ).toEqual(['A1', 'A4', 'G4', 'G1'].map((cell) => [cell, 20, 0, 0, 20]));
    const node = partie.node(start);
    expect(node.kind === 'choice' && node.options.map((option) => (option.type === 'play' ? option.card : ''))).toEqual(
      ['base-attaque', 'base-defense', 'base-deplacement', 'base-concentration', 'base-rhetorique'],
    );
  });
});
