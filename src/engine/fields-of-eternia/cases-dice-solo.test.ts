// The ledger's cases of power dice and of the solo mode: 75 to 77, 90 to 94, 100, 110, 112 to 114; examples E4e, X7, X8, X10.
import { describe, expect, test } from 'vitest';
import { replayLine } from '../kernel/play.ts';
import { desDePouvoir } from './des-de-pouvoir/index.ts';
import { DICE_CASES, seeDice } from './cases/dice.fixture.ts';
import { FIGHTS, seeSheet, seeSolo, SHEETS } from './cases/solo.fixture.ts';
import { runCase } from './cases/run.fixture.ts';
import { DICE_EXAMPLES, SOLO_EXAMPLES } from './examples-solo.ts';
import { combatSolo } from './solo/combat.ts';
import { solo } from './solo/index.ts';
import { scoreFaults, scoreOf } from './solo/score.ts';
import type { ScoreSheet } from './solo/types.ts';

describe('Dés de pouvoir', () => {
  test.each(DICE_CASES)('$id $says', (one) => runCase(desDePouvoir, one, seeDice));
});
describe('Combat solo', () => {
  test.each(FIGHTS)('$id $says', (one) => runCase(combatSolo, one, seeSolo));
});
describe('Fiche solo', () => {
  test.each(SHEETS)('$id $says', (one) => runCase(solo, one, seeSheet));
});

const parts = (sheet: ScoreSheet): readonly number[] => scoreOf(sheet).parts.map(({ value }) => value);
describe('Score', () => {
  const novice: ScoreSheet = {
    level: 'novice',
    pv: 5,
    captured: 3,
    remaining: 1,
    defeats: 2,
    damage: [8],
    success: true,
  };
  const advanced: ScoreSheet = {
    level: 'avance',
    pv: 9,
    captured: 4,
    remaining: 2,
    defeats: 1,
    damage: [4, 3],
    success: true,
  };
  test('94: 5 + 3 + 3 − 6 − 2 + 4 = 7', () => {
    expect(parts(novice)).toEqual([5, 3, 3, -6, -2, 4]);
    expect(scoreOf(novice).sum).toBe(7);
    expect(scoreOf(novice).parts.flatMap(({ cites }) => cites)).toContain('foe.solo.score-total');
  });
  test('X8: 9 + 4 + 6 − 3 − 2 + 6 = 20; hero by hero the same; two defeats 17', () => {
    expect(parts(advanced)).toEqual([9, 4, 6, -3, -2, 6]);
    expect([
      scoreOf(advanced).sum,
      scoreOf({ ...advanced, options: { serieParHeros: true } }).sum,
      scoreOf({ ...advanced, defeats: 2 }).sum,
    ]).toEqual([20, 20, 17]);
  });
  test('A59: 2 and 4 are two series together, one hero by hero', () =>
    expect(
      [{}, { serieParHeros: true }].map((options) => scoreOf({ ...advanced, damage: [2, 4], options }).parts[4]?.value),
    ).toEqual([-2, -1]));
  test('the score may be below 0, and no part is « −0 »', () => {
    const bare: ScoreSheet = {
      level: 'debutant',
      pv: 0,
      captured: 0,
      remaining: 0,
      defeats: 0,
      damage: [],
      success: false,
    };
    expect(parts(bare).every((value) => Object.is(value, 0))).toBe(true);
    expect(scoreOf({ ...bare, defeats: 1 }).sum).toBe(-3);
  });
  test('more rounds left than the track has', () =>
    expect(scoreFaults({ ...novice, remaining: 9 }, 8).map(({ code }) => code)).toEqual(['solo-manches-restantes']));
  test('figures below 0, and broken ones', () =>
    expect(scoreFaults({ ...novice, pv: -1, damage: [1.5] }, 8).map(({ about }) => about)).toEqual(['pv', 'damage.0']));
});

// ── Examples
describe('E4e', () => {
  const [example] = DICE_EXAMPLES;
  test('Beast Man: 3 in initiative, 7 in attack, 1 in defence', () => {
    const start = example === undefined ? undefined : desDePouvoir.setup(example.scenario);
    if (example === undefined || start?.ok !== true) throw new Error('refused');
    const line = replayLine(
      desDePouvoir,
      start.value,
      example.script.map(({ action }) => action),
    );
    if (!line.ok) throw new Error(JSON.stringify(line.error));
    const told = line.value.moves
      .flatMap(({ step }) => step.events)
      .flatMap((event) => (event.type === 'stopped' && event.side === 0 ? [[event.zone, event.total.sum]] : []));
    expect(told).toEqual([
      ['initiative', 3],
      ['attaque', 7],
      ['defense', 1],
    ]);
  });
});
describe('X10', () => {
  const example = DICE_EXAMPLES[1];
  const start = example === undefined ? undefined : desDePouvoir.setup(example.scenario);
  if (example === undefined || start?.ok !== true) throw new Error('refused');
  const line = replayLine(
    desDePouvoir,
    start.value,
    example.script.map(({ action }) => action),
  );
  if (!line.ok) throw new Error(JSON.stringify(line.error));
  const events = line.value.moves.flatMap(({ step }) => step.events);
  test('ten dice each', () =>
    expect(
      events.flatMap((event) =>
        event.type === 'pools' ? [[event.dice.initiative.sum, event.dice.attaque.sum, event.dice.defense.sum]] : [],
      ),
    ).toEqual([
      [1, 6, 3],
      [2, 4, 4],
    ]));
  test('what gives the dice adds up to them: cards, no printed initiative', () => {
    const tallies = events.flatMap((event) => (event.type === 'pools' ? Object.values(event.dice) : []));
    expect(tallies.map(({ parts: all }) => all.reduce((sum, { value }) => sum + value, 0))).toEqual([1, 6, 3, 2, 4, 4]);
  });
  test('3 against 3, then 5 against 3', () => {
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'initiative', values: [3, 3], winner: null, first: 0, loss: 0 }),
    );
    const [attack] = events.flatMap((event) =>
      event.type === 'attack' ? [[event.attack.sum, event.defense.sum, event.damage]] : [],
    );
    expect(attack).toEqual([5, 3, 2]);
    expect(
      events.flatMap((event) => (event.type === 'attack' ? [event.cites.includes('foe.pouvoir.riposte')] : [])),
    ).toEqual([false, true]);
  });
});
describe('X7', () => {
  const example = SOLO_EXAMPLES[0];
  const start = example === undefined ? undefined : solo.setup(example.scenario);
  if (example === undefined || start?.ok !== true) throw new Error('refused');
  const line = replayLine(
    solo,
    start.value,
    example.script.map(({ action }) => action),
  );
  if (!line.ok) throw new Error(JSON.stringify(line.error));
  const moves = line.value.moves;
  const last = moves.at(-1)?.step.state;
  test('2/4/3 against 3/5/2', () => {
    const totals = moves
      .flatMap(({ step }) => step.events)
      .flatMap((event) =>
        event.type === 'totals'
          ? [[event.totals.initiative.sum, event.totals.attaque.sum, event.totals.defense.sum]]
          : [],
      );
    expect(totals).toEqual([
      [2, 4, 3],
      [3, 5, 2],
    ]);
  });
  test('4 PS, then 2 against 3; flight would cost 1', () => {
    const hurts = moves
      .flatMap(({ step }) => step.events)
      .flatMap((event) => (event.type === 'hurt' ? [[event.side, event.health]] : []));
    expect(hurts).toEqual([
      [0, 4],
      [0, 2],
      [1, 3],
    ]);
    expect(last?.combat?.phase).toBe('flee');
    const fled = last === undefined ? undefined : solo.apply(last, { type: 'flee', to: 'adjacente' });
    expect(fled?.events).toContainEqual(expect.objectContaining({ type: 'fled', cost: 1 }));
  });
});
describe('X8', () => {
  const example = SOLO_EXAMPLES[1];
  test('the sheet counts it as well', () => {
    const start = example === undefined ? undefined : solo.setup(example.scenario);
    if (example === undefined || start?.ok !== true) throw new Error('refused');
    const line = replayLine(
      solo,
      start.value,
      example.script.map(({ action }) => action),
    );
    if (!line.ok) throw new Error(JSON.stringify(line.error));
    const last = line.value.moves.at(-1)?.step.state;
    expect(last === undefined ? undefined : solo.node(last)).toMatchObject({ kind: 'end', result: 'objectif:20' });
    expect(last?.score?.parts.map(({ value }) => value)).toEqual([9, 4, 6, -3, -2, 6]);
  });
});

test('every case is here', () => {
  const ids = [...DICE_CASES, ...FIGHTS, ...SHEETS].map(({ id }) => id.split(' ')[0]);
  for (const id of ['75', '76', '77', '90', '91', '92', '93', '100', '110', '112', '113', '114'])
    expect(ids).toContain(id);
});
