// What the ledger says of each worked example. Figures are typed here from the ledger, by hand.
import { describe, expect, test } from 'vitest';
import type { Game, Types } from '../kernel/game.ts';
import { replayLine } from '../kernel/play.ts';
import { known } from '../kernel/result.ts';
import { citedIn } from '../kernel/tally.ts';
import { EXAMPLE_DICE } from './data.ts';
import {
  act,
  activate,
  attempt,
  closes,
  decline,
  type Entry,
  exchange,
  opens,
  passes,
  river,
  rolled,
} from './examples-words.ts';
import { EXAMPLES, LEDGER_EXAMPLES, PARTIE_EXAMPLES, type VsExample } from './examples.ts';
import { mission } from './mission/index.ts';
import { verdict } from './mission/track.ts';
import type { PartieEvent } from './partie/event-types.ts';
import { partie } from './partie/index.ts';
import { costInCubes } from './partie/posts.ts';
import { discsInPlay, figureOf, lossesOf, nextCost, playedOf, sideOf, tileOf } from './partie/reads.ts';
import type { PartieAction, PartieScenario, PartieState } from './partie/types.ts';
import { position, type PositionSpec } from './positions.ts';
import type { Camp, Discs } from './types.ts';

interface Played<S, E> {
  readonly states: readonly S[]; // the start, then after each action
  readonly events: readonly (readonly E[])[]; // by action
  readonly result: string;
}
const playedIn = <T extends Types>(
  game: Game<T>,
  scenario: T['scenario'],
  script: readonly { readonly action: T['action'] }[],
): Played<T['state'], T['event']> => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = replayLine(
    game,
    start.value,
    script.map(({ action }) => action),
  );
  if (!line.ok) throw new Error(JSON.stringify({ ...line.error, line: line.error.line.moves.length }));
  const states = [start.value, ...line.value.moves.map(({ step }) => step.state)];
  for (const state of states)
    expect(game.invariants.filter(({ holds }) => !holds(state)).map(({ name }) => name)).toEqual([]);
  const node = game.node(known(states.at(-1)));
  return {
    states,
    events: line.value.moves.map(({ step }) => step.events),
    result: node.kind === 'end' ? node.result : '',
  };
};
type Run = Played<PartieState, PartieEvent>;
const playOf = (scenario: PartieScenario, script: readonly Entry[]): Run => playedIn(partie, scenario, script);
/** An example by the end of its id. */
const run = (slug: string): Run => {
  const { scenario, script } = known(PARTIE_EXAMPLES.find(({ id }) => id === `versus.${slug}`));
  return playOf(scenario, script);
};
const last = ({ states }: Run): PartieState => known(states.at(-1));
const told = ({ events }: Run): readonly PartieEvent[] => events.flat();
const types = (so: Run): readonly string[] => told(so).map(({ type }) => type);
/** D, S, I. */
type Row = readonly [number, number, number];
const rowOf = ({ available, spent, unavailable }: Discs): Row => [available, spent, unavailable];
/** Each time that discs of a camp have moved, in order. */
const rows = (so: Run, side: Camp): readonly Row[] =>
  told(so).flatMap((event): readonly Row[] => {
    if (event.type === 'stolen') return [rowOf(event.after[side])];
    return (event.type === 'recovered' ||
      event.type === 'paid' ||
      event.type === 'returned' ||
      event.type === 'disc') &&
      event.side === side
      ? [rowOf(event.after)]
      : [];
  });
/** What is answered to one activation more, at each moment where a camp stops. */
const stopped = ({ states }: Run, side: Camp): readonly string[] =>
  states.flatMap((state, i) => {
    if (state.active !== side || state.phase !== 'discs' || states[i + 1]?.phase !== 'close') return [];
    const tile = known(
      sideOf(state, side).river.find(
        (id) =>
          tileOf(state, id)?.face === 'active' &&
          costInCubes(state, side, sideOf(state, side).river.indexOf(id) + 1) <= sideOf(state, side).cubes.available,
      ),
    );
    const refusal = partie.refuse(state, { type: 'activate', tile });
    return [
      refusal?.code === 'disques-insuffisants'
        ? `${known(refusal.values).cout} > ${known(refusal.values).reste}`
        : (refusal?.code ?? 'allowed'),
    ];
  });

describe('all of them', () => {
  const cited = (example: VsExample): { readonly result: string; readonly cites: readonly string[] } => {
    const { result, events } =
      example.mode === 'partie'
        ? playedIn(partie, example.scenario, example.script)
        : playedIn(mission, example.scenario, example.script);
    return { result, cites: events.flat().flatMap(citedIn) };
  };
  test('ids are met once, in the order of the ledger, the others last', () => {
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    expect(EXAMPLES.slice(0, LEDGER_EXAMPLES.length).map(({ id }) => id)).toEqual(LEDGER_EXAMPLES);
    expect(EXAMPLES).toHaveLength(32);
    expect(EXAMPLES.filter((example) => example.mode === 'mission').map(({ id }) => id)).toEqual([
      'versus.brouilleurs',
      'versus.fichiers',
    ]);
  });
  test.each(EXAMPLES.map((example) => [example.id, example] as const))(
    '%s ends as it says, and cites its rules in order',
    (id, example) => {
      const { result, cites } = cited(example);
      expect(id).toMatch(/^versus\.[a-z0-9-]+$/);
      expect(example.source).toMatch(/^(?:livret|ajouté)$/);
      expect(result).toBe(example.result);
      let from = 0;
      for (const rule of example.cites) {
        const at = cites.indexOf(rule, from);
        expect(at, `${rule} after ${from}`).toBeGreaterThanOrEqual(0);
        from = at + 1;
      }
    },
  );
  test('notes are sentences', () => {
    for (const { id, script } of EXAMPLES) {
      const notes = script.flatMap(({ note }) => note ?? []);
      expect(notes.length, id).toBeGreaterThan(0);
      for (const note of notes) expect(note, id).toMatch(/^\p{Lu}.*[.?]$/u);
    }
  });
});

describe('discs', () => {
  test('E1: the third activation', () => {
    const so = run('troisieme-activation');
    expect(rows(so, 'hero')).toEqual([
      [6, 0, 4],
      [5, 1, 4],
      [3, 3, 4],
      [0, 6, 4],
      [0, 0, 10],
    ]);
    expect(told(so).flatMap((event) => (event.type === 'paid' ? [event.discs] : []))).toEqual([1, 2, 3]);
  });
  test('E3: four turns', () => {
    const so = run('quatre-tours');
    expect(rows(so, 'hero')).toEqual([
      [5, 0, 5],
      [4, 1, 5],
      [2, 3, 5],
      [2, 0, 8],
      [4, 0, 6],
      [3, 1, 6],
      [1, 3, 6],
      [1, 0, 9],
      [3, 0, 7],
      [2, 1, 7],
      [0, 3, 7],
      [0, 0, 10],
      [2, 0, 8],
      [1, 1, 8],
      [1, 0, 9],
    ]);
    expect(stopped(so, 'hero')).toEqual(['3 > 2', '3 > 1', '3 > 0', '2 > 1']);
    expect(types(so).filter((type) => type === 'activated')).toHaveLength(7);
  });
  test('E4: saving, then 3 bis and 4 bis', () => {
    const so = run('economiser');
    expect(rows(so, 'hero')).toEqual([
      [5, 0, 5],
      [5, 0, 5],
      [7, 0, 3],
      [7, 0, 3],
      [9, 0, 1],
      [8, 1, 1],
      [6, 3, 1],
      [3, 6, 1],
      [3, 0, 7],
    ]);
    expect(stopped(so, 'hero').at(-1)).toBe('4 > 3');
    expect(rows(run('economiser-davantage'), 'hero')).toEqual([
      [9, 0, 1],
      [9, 0, 1],
      [10, 0, 0],
      [9, 1, 0],
      [7, 3, 0],
      [4, 6, 0],
      [0, 10, 0],
      [0, 0, 10],
    ]);
  });
  test('E5: Batwoman', () => {
    const so = run('en-retard');
    expect(rowOf(sideOf(known(so.states[0]), 'villain').discs)).toEqual([2, 0, 8]);
    expect(rows(so, 'villain')).toEqual([
      [2, 1, 7],
      [4, 1, 5],
      [2, 3, 5],
      [2, 0, 8],
    ]);
    expect(stopped(so, 'villain')).toEqual(['3 > 2']);
  });
  test('E6: The Riddler, with less', () => {
    const so = run('duel-d-esprit');
    expect(rows(so, 'villain').slice(0, 4)).toEqual([
      [2, 0, 8],
      [1, 1, 8],
      [5, 1, 4],
      [3, 3, 4],
    ]);
    expect(rows(so, 'hero')).toEqual([[1, 0, 9]]);
    expect(told(so).find(({ type }) => type === 'compared')).toMatchObject({ hero: 5, villain: 1 });
    expect(discsInPlay(last(so))).toBe(20);
  });
  test('E6: The Riddler, even', () => {
    const so = run('duel-d-esprit-egalite');
    expect(rows(so, 'villain')).toEqual([
      [5, 0, 5],
      [4, 1, 5],
      [5, 1, 4],
      [5, 0, 5],
    ]);
    expect(rowOf(sideOf(last(so), 'hero').discs)[0]).toBe(4);
    expect(told(so).find(({ type }) => type === 'cubes-moved')).toMatchObject({
      amount: 2,
      cubes: { available: 8, fatigue: 0 },
    }); // 6 + 2 before
  });
});

describe('E7: Harley Quinn', () => {
  const spec: PositionSpec = {
    turn: 2,
    dice: EXAMPLE_DICE,
    hero: { discs: [2, 0, 8] },
    villain: { hq: 'harley-quinn', discs: [3, 0, 7], cubes: [11, 0], slots: river('minion', 'hq', 'event', 'elite') },
  };
  test('three results, a third each', () => {
    const so = playOf(position(spec), [...opens(), activate('evenement-vilains')]);
    const node = partie.node(last(so));
    const weights =
      node.kind === 'chance'
        ? node.outcomes.map(({ action, weight }) => [action.type === 'rolled' ? action.successes : -1, weight])
        : [];
    expect(weights.map(([successes]) => successes)).toEqual([0, 1, 2]);
    expect(new Set(weights.map(([, weight]) => weight)).size).toBe(1);
  });
  test('2 and yes, 1, 0', () => {
    const so = run('folie-douce');
    expect(rows(so, 'villain').slice(1, 3)).toEqual([
      [4, 1, 5],
      [5, 1, 5],
    ]);
    expect(rows(so, 'hero')).toEqual([[2, 0, 7]]);
    const [start, end] = [known(so.states[0]), last(so)];
    const zones = (state: PartieState) =>
      ['harley-quinn#1', 'elites-vilains-a#1'].map((id) => figureOf(state, id)?.zone);
    expect(zones(end)).toEqual(zones(start).toReversed());
    expect(sideOf(end, 'villain').river).toEqual([
      'elites-vilains-a',
      'harley-quinn',
      'sbires-vilains-a',
      'evenement-vilains',
    ]);
    expect(
      [sideOf(end, 'villain'), sideOf(end, 'hero')].map(({ discs }) => rowOf(discs).reduce((a, b) => a + b)),
    ).toEqual([11, 9]);
  });
  test('2 and no: nothing', () => {
    const so = playOf(position(spec), [...opens(), activate('evenement-vilains'), rolled(2), decline()]);
    expect([rowOf(sideOf(last(so), 'villain').discs), rowOf(sideOf(last(so), 'hero').discs)]).toEqual([
      [4, 1, 5],
      [2, 0, 8],
    ]);
  });
  test('A, B, event, C becomes C, B, event, A, in a river that stays', () => {
    const so = playOf(position({ ...spec, options: { riverRule: 'stay' } }), [
      ...opens(),
      activate('evenement-vilains'),
      rolled(0),
      exchange('sbires-vilains-a', 'elites-vilains-a'),
    ]);
    expect(sideOf(last(so), 'villain').river).toEqual([
      'elites-vilains-a',
      'harley-quinn',
      'evenement-vilains',
      'sbires-vilains-a',
    ]);
  });
});

test('E8: Robin and his lieutenant', () => {
  expect(rows(run('enfant-prodige'), 'hero').slice(0, 3)).toEqual([
    [5, 0, 5],
    [3, 2, 5],
    [1, 4, 5],
  ]);
  expect(rows(run('enfant-prodige-ordre-inverse'), 'hero').slice(0, 3)).toEqual([
    [5, 0, 5],
    [4, 1, 5],
    [1, 4, 5],
  ]);
  const fallen = playOf(
    position({ turn: 2, active: 'hero', hero: { hq: 'robin-damian-wayne', lost: ['robin-damian-wayne'] } }),
    opens(),
  );
  expect(nextCost(last(fallen), 'huntress')).toBe(1);
});

describe('missions', () => {
  /** Tokens, figures, neutralised. */
  const bombs = ({ mission: { pieces } }: PartieState): readonly number[] =>
    ['pion', 'figurine', 'neutralisee'].map((state) => pieces.filter((piece) => piece.state === state).length);
  /** As they stand after each test. */
  const afterTests = ({ states, events }: Run): readonly (readonly number[])[] =>
    events.flatMap((list, i) => (list.some(({ type }) => type === 'tested') ? [bombs(known(states[i + 1]))] : []));
  test('E9: four bombs, from turn 2', () => {
    const so = run('quatre-bombes');
    expect(bombs(known(so.states[0]))).toEqual([3, 1, 1]);
    expect(afterTests(so)).toEqual([
      [3, 1, 1],
      [3, 0, 2],
      [2, 1, 2],
      [1, 1, 3],
      [0, 1, 4],
    ]);
    expect(last(so)).toMatchObject({ turn: 3, winner: 'hero' });
  });
  test('E9: its first turn', () => {
    const so = playOf(position({ pieces: { bombe: ['', '', '', '', ''] } }), [
      ...opens(),
      ...act('sbires-vilains-a', undefined, attempt('amorcer', 'bombe-1', true)),
      ...closes(),
      ...opens(),
      ...act('sbires-heros-a', undefined, attempt('neutraliser', 'bombe-2', true)),
      ...closes(),
    ]);
    expect(bombs(known(so.states[0]))).toEqual([5, 0, 0]);
    expect(afterTests(so)).toEqual([
      [4, 1, 0],
      [3, 1, 1],
    ]);
  });
  test('E10: the last turn in the alley', () => {
    const so = run('derniere-ruelle');
    const losses = so.states.map((state) => `${lossesOf(state, 'hero')} / ${lossesOf(state, 'villain')}`);
    expect(losses.filter((one, i) => one !== losses[i - 1])).toEqual(['2 / 3', '1 / 3', '2 / 3', '2 / 2']);
    expect(last(so)).toMatchObject({ turn: 8, winner: 'villain' });
  });
  test.each([
    ['fuite-des-vilains', 6, 'hero'],
    ['fuite-sans-le-coffre', 4, 'hero'],
    ['fuite-perdue', 3, 'villain'],
  ] as const)('E11: %s, %i, won by the %s', (slug, evidence, winner) => {
    const so = run(slug);
    expect(verdict(playedOf(last(so)))).toMatchObject({ winner, left: evidence });
    expect(types(so).lastIndexOf('piece')).toBeLessThan(types(so).lastIndexOf('checked')); // A68: the flight first
  });
  test('E11: 3 with the safe alone', () => {
    const so = run('fuite-des-vilains');
    const open = known(so.states[so.events.findIndex((list) => list.some(({ type }) => type === 'piece')) + 1]);
    expect(verdict(playedOf(open)).left).toBe(3);
  });
});

describe('E12: a neutralised HQ', () => {
  const face = (so: Run, tile: string) => tileOf(last(so), tile)?.face;
  test('mission 1, Azrael: the event tile falls at once', () => {
    const so = run('qg-neutralise');
    expect(types(so)).toContain('event-neutralised');
    expect([face(so, 'azrael'), face(so, 'evenement-heros')]).toEqual(['neutralised', 'neutralised']);
    expect(
      partie.refuse(last(playOf(...continued('qg-neutralise', passes(), opens()))), {
        type: 'activate',
        tile: 'evenement-heros',
      })?.code,
    ).toBe('tuile-neutralisee');
  });
  test('mission 6, Azrael: the tile stays, and only takes out a neutralised tile', () => {
    const so = run('qg-neutralise-ruelle');
    expect([face(so, 'azrael'), face(so, 'evenement-heros')]).toEqual(['boxed', 'active']);
    expect(told(so).find(({ type }) => type === 'no-power')).toMatchObject({ why: 'dissociated' });
    expect(types(so)).not.toContain('power-began');
  });
  test('mission 1, Talon: the tile stays, and raises him', () => {
    const so = run('relever-talon');
    const down = known(so.states[so.events.findIndex((list) => list.some(({ type }) => type === 'lying')) + 1]);
    expect([
      figureOf(down, 'talon#1')?.at,
      tileOf(down, 'evenement-vilains')?.face,
      tileOf(down, 'talon')?.face,
    ]).toEqual(['lying', 'active', 'neutralised']);
    expect(figureOf(last(so), 'talon#1')?.at).toBe('board');
  });
});
/** An example played further. */
function continued(slug: string, ...more: readonly (readonly Entry[])[]): readonly [PartieScenario, readonly Entry[]] {
  const { scenario, script } = known(PARTIE_EXAMPLES.find(({ id }) => id === `versus.${slug}`));
  return [scenario, [...script, ...more.flat()]];
}

describe('E13: Batman in the shadows', () => {
  const shadows = (state: PartieState) =>
    state.shadows.map(({ zone, batman }) => `${zone ?? ''}${batman === true ? '*' : ''}`);
  const batman = (state: PartieState) => [figureOf(state, 'batman#1')?.at, figureOf(state, 'batman#1')?.zone];
  /** States after each attack on a shadow. */
  const shots = ({ states, events }: Run): readonly PartieState[] =>
    events.flatMap((list, i) => (list.some(({ type }) => type === 'aimed') ? [known(states[i + 1])] : []));
  test('an empty shadow, then his', () => {
    const so = run('batman-dans-les-ombres');
    const hidden = known(so.states.find((state) => state.shadows.length > 0));
    expect([shadows(hidden), batman(hidden)]).toEqual([
      ['A', 'B', 'C*'],
      ['hidden', null],
    ]);
    expect(hidden.markers.map(({ kind, zone }) => `${kind} ${zone ?? ''}`)).toEqual(['smoke A', 'smoke B', 'smoke C']);
    const [first, second] = shots(so).map((state) => [shadows(state), batman(state)]);
    expect(first).toEqual([
      ['B', 'C*'],
      ['hidden', null],
    ]);
    expect(second).toEqual([[], ['board', 'C']]);
  });
  test('or he comes back by himself', () => {
    const so = run('batman-reapparait');
    expect([shadows(last(so)), batman(last(so))]).toEqual([[], ['board', 'C']]);
    expect(told(so).find(({ type }) => type === 'dice')).toMatchObject({
      pool: [
        { colour: 'red', count: 1 },
        { colour: 'red', count: 1 },
      ],
    });
    const asks: readonly PartieAction[] = [{ type: 'yes' }, { type: 'no' }];
    const node = partie.node(
      known(so.states[so.events.findIndex((list) => list.some(({ type }) => type === 'batman-found')) + 1]),
    );
    expect(node.kind === 'choice' ? node.options : []).toEqual(asks); // « peut »
  });
});
