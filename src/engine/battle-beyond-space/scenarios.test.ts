// The first ready-made scenarios are let in, say what the ledger says, and can be played to its end.
import { describe, expect, test } from 'vitest';
import { columnOf, rowOf } from '../hex/cells.ts';
import { play, seeded } from '../kernel/play.ts';
import { stateOf } from './ledger.fixture.ts';
import { known } from '../kernel/result.ts';
import { escarmouche } from './escarmouche/index.ts';
import { partie } from './partie/index.ts';
import { prizePoints } from './partie/score.ts';
import type { PartieScenario, PartieState } from './partie/types.ts';
import { GAMES, SKIRMISHES } from '../../../tests/games/battle-beyond-space/ready.ts';
import { indexOf } from './ships.ts';
import { RACES, type ShipId } from './types.ts';

const SEEDS = [1, 2, 3];
const ready = (id: string): PartieScenario => {
  const found = GAMES.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found.scenario;
};
/** « 3,-2/0 », « * » if damaged. */
const ship = ({ ships }: PartieState, id: ShipId): string => {
  const one = ships[indexOf(id) ?? -1];
  return one === undefined ? id : `${columnOf(one.cell)},${rowOf(one.cell)}/${one.facing}${one.damage > 0 ? '*' : ''}`;
};
const inPlay = (state: PartieState): readonly number[] =>
  state.sides.map(
    (_, seat) => state.ships.filter(({ fate }, index) => fate === 'play' && Math.floor(index / 20) === seat).length,
  );

const PLAYED = GAMES.flatMap(({ id, scenario }) => SEEDS.map((seed) => [id, seed, scenario] as const));
test.each(PLAYED)('%s, seed %i: played to its end', { timeout: 60_000 }, (_, seed, scenario) => {
  const start = stateOf(scenario);
  const { line, stop } = play(partie, start, seeded(seed), 20_000);
  expect(stop.why).toBe('end');
  const end = line.moves.at(-1)?.step.state ?? start;
  for (const [i, { step }] of line.moves.entries())
    if (i % 10 === 0)
      expect(partie.invariants.filter(({ holds }) => !holds(step.state)).map(({ name }) => name)).toEqual([]);
  const turns = line.moves.flatMap(({ step }) =>
    step.events.flatMap((event) => (event.type === 'turn-ended' ? [event.seat] : [])),
  );
  const rounds = 10 - start.round;
  for (const seat of start.sides.keys()) expect(turns.filter((one) => one === seat)).toHaveLength(rounds);
  expect(end.sides.map(({ pile, hand }) => pile.length + hand.length)).toEqual(start.sides.map(() => 0)); // bbs.fin.moment
});
test('seeds play different games', () => {
  const keys = SEEDS.map((seed) => {
    const { line } = play(partie, stateOf(ready('escarmouche-a-trois')), seeded(seed), 20_000);
    return partie.key(line.moves.at(-1)?.step.state ?? stateOf(ready('escarmouche-a-trois')));
  });
  expect(new Set(keys).size).toBe(SEEDS.length);
});

describe('Premier contact', () => {
  const start = stateOf(ready('premier-contact'));
  test('four races, whole fleets, 17 asteroids, 6 probes', () => {
    expect(start.sides.map(({ race }) => race)).toEqual(RACES);
    expect(inPlay(start)).toEqual([20, 20, 20, 20]);
    expect([start.asteroids.length, start.probes.length, start.round]).toEqual([17, 6, 1]);
  });
  test('powers and first player are drawn, fleets are those of the ledger', () => {
    expect(start.phase).toBe('power');
    expect(start.first).toBe(null);
    expect([ship(start, '0a1'), ship(start, '0D1'), ship(start, '1a1'), ship(start, '1D2')]).toEqual([
      '2,-9/5',
      '4,-10/5',
      '9,-2/3',
      '9,1/3',
    ]);
    expect([ship(start, '2a1'), ship(start, '3D2')]).toEqual(['-2,9/2', '-9,-1/0']); // half a turn of north and of east
  });
  test('36 turns', () => {
    const { line } = play(partie, start, seeded(11), 20_000);
    expect(line.moves.flatMap(({ step }) => step.events).filter(({ type }) => type === 'turn-ended')).toHaveLength(36);
  });
});
describe('Escarmouche à trois', () => {
  const start = stateOf(ready('escarmouche-a-trois'));
  test('round 7, seven ships each, three cards, the powers of the ledger', () => {
    expect(start.round).toBe(7);
    expect(inPlay(start)).toEqual([7, 7, 7]);
    expect(start.sides.map(({ power, pile, hand }) => [power, pile.length + hand.length])).toEqual([
      ['terriens-2', 3],
      ['valkyries-2', 3],
      ['dreckach-1', 3],
    ]);
    expect([...(start.sides[0]?.pile ?? []), ...(start.sides[0]?.hand ?? [])].toSorted()).toEqual([0, 3, 6]); // C1, C4, C7
  });
  test('the fleet of J1, then those of J2 and J3 turned by thirds', () => {
    const ids: readonly ShipId[] = ['0a1', '0a2', '0a3', '0a4', '0a5', '0a6', '0D1'];
    expect(ids.map((id) => ship(start, id))).toEqual([
      '2,-7/5',
      '3,-7/4',
      '1,-6/5',
      '2,-6/5',
      '4,-7/4',
      '4,-6/4',
      '2,-5/5',
    ]);
    // (q, r) → (-r, q + r), twice for a third of a turn; the facing loses 2
    expect([ship(start, '1a1'), ship(start, '1D1'), ship(start, '2a1'), ship(start, '2D1')]).toEqual([
      '5,2/3',
      '3,2/3',
      '-7,5/1',
      '-5,3/1',
    ]);
  });
});
describe('La dernière carte', () => {
  const start = stateOf(ready('derniere-carte'));
  test('round 9, one card each, two probes, prizes of 12, 11 and 11 points', () => {
    expect(start.round).toBe(9);
    expect(
      start.sides.map(({ hand, pile, race }, seat) => [
        hand.map((one) => start.fixed.decks[race ?? 'terriens'][one]),
        pile.length,
        seat,
      ]),
    ).toEqual([
      [[{ speed: 3, turn: 2, points: 3 }], 0, 0],
      [[{ speed: 4, turn: 1, points: 3 }], 0, 1],
      [[{ speed: 2, turn: 3, points: 4 }], 0, 2],
    ]);
    expect(start.probes.map((cell) => `${columnOf(cell)},${rowOf(cell)}`).toSorted()).toEqual(['0,-1', '1,0']);
    expect([0, 1, 2].map((seat) => prizePoints(start, seat as 0 | 1 | 2))).toEqual([12, 11, 11]);
  });
  test('ships of the ledger', () => {
    const ids: readonly ShipId[] = ['0a1', '0a2', '0D1', '1a1', '1a2', '1D1', '2a1', '2a2', '2D1'];
    expect(ids.map((id) => ship(start, id))).toEqual([
      '-4,1/0',
      '1,-4/5',
      '-1,4/2',
      '5,-1/3',
      '0,5/2',
      '3,-3/4*',
      '-2,-1/0',
      '1,2/2',
      '-3,1/1',
    ]);
    expect(start.asteroids).toHaveLength(16);
  });
});
describe('Vous contre la machine', () => {
  const start = stateOf(ready('vous-contre-la-machine'));
  test('five ships a side, the same after half a turn; the third race has none', () => {
    expect(inPlay(start)).toEqual([5, 5, 0]);
    const cells = (seat: number): readonly (readonly [number, number])[] =>
      start.ships.flatMap(({ cell, fate }, index) =>
        fate === 'play' && Math.floor(index / 20) === seat ? [[columnOf(cell), rowOf(cell)] as const] : [],
      );
    expect(cells(1)).toEqual(cells(0).map(([q, r]) => [0 - q, 0 - r]));
  });
  test('both fleets have the same cards left, five rounds', () => {
    expect(start.round).toBe(5);
    expect(start.sides.map(({ pile, hand }) => [...pile, ...hand].toSorted())).toEqual([
      [0, 2, 3, 5, 6],
      [0, 2, 3, 5, 6],
      [0, 2, 3, 5, 6],
    ]);
  });
});
test('Placez votre flotte: each is asked to adjust a whole fleet before the first turn', () => {
  const start = stateOf(ready('placez-votre-flotte'));
  expect(inPlay(start)).toEqual([20, 20, 20]);
  const { line } = play(partie, start, seeded(1), 40);
  expect(line.moves.some(({ step }) => step.state.phase === 'deploy')).toBe(true);
});
test('Premier accrochage: three turns of J1, two of each other', () => {
  const raid = known(SKIRMISHES.find(({ id }) => id === 'premier-accrochage')).scenario;
  const start = escarmouche.setup(raid);
  if (!start.ok) throw new Error('refused');
  for (const seed of SEEDS) {
    const { line, stop } = play(escarmouche, start.value, seeded(seed), 2000);
    expect(stop.why).toBe('end');
    const revealed = line.moves.flatMap(({ step }) =>
      step.events.flatMap((event) => (event.type === 'card-turned' ? [event.seat] : [])),
    );
    expect(revealed).toEqual([0, 1, 2, 0, 1, 2, 0]);
  }
});
