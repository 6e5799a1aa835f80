// What the ledger's table of missions says: when each ends, who wins, on both sides of every threshold.
import { describe, expect, test } from 'vitest';
import { known } from '../../kernel/result.ts';
import { MISSIONS } from '../missions.ts';
import { CAMPS, type Camp, MISSION_IDS, type MissionId } from '../types.ts';
import type { Comparison, Mission, Op } from './format.ts';
import {
  areContrary,
  contrary,
  holds,
  measureOf,
  type MissionView,
  piecesIn,
  startPieces,
  withCounts,
} from './measure.ts';
import type { Piece } from './state.ts';

type Counts = Readonly<Record<string, number>>; // "bombe.figurine": 2
const viewOf = (
  mission: Mission,
  counts: Counts,
  tiles: readonly [hero: number, villain: number] = [0, 0],
): MissionView => ({
  mission,
  pieces: Object.entries(counts).flatMap(([key, n]) => {
    const [token, state] = key.split('.') as [string, string];
    return Array.from({ length: n }, (_, i): Piece => ({ id: `${token}-${state}-${i}`, token, state, zone: null }));
  }),
  tiles: { hero: tiles[0], villain: tiles[1] },
});
const endsOf = ({ mission: { ends }, ...rest }: MissionView, mission: Mission): readonly string[] =>
  ends.flatMap((end) => (end.kind === 'when' && holds(end.when, { mission, ...rest }) ? [end.id] : []));

// mission, pieces by state (as many as the row needs), does its early end hold, who wins
const ROWS: readonly (readonly [
  id: MissionId,
  counts: Counts,
  ends: boolean,
  winner: Camp,
  tiles?: readonly [number, number],
])[] = [
  ['m1', { 'bombe.pion': 4, 'bombe.figurine': 1 }, false, 'hero'],
  ['m1', { 'bombe.pion': 3, 'bombe.figurine': 2 }, false, 'villain'],
  ['m1', { 'bombe.figurine': 2, 'bombe.neutralisee': 3 }, false, 'villain'],
  ['m1', { 'bombe.figurine': 1, 'bombe.neutralisee': 4 }, true, 'hero'],
  ['m1', { 'bombe.figurine': 2, 'bombe.neutralisee': 4 }, true, 'villain'], // with 6 bombs: the end does not name the winner (A55)
  ['m1', { 'bombe.neutralisee': 5 }, true, 'hero'],
  ['m2', { 'brouilleur.eteint': 5 }, false, 'hero'],
  ['m2', { 'brouilleur.active': 1, 'brouilleur.neutralise': 4 }, true, 'hero'],
  ['m2', { 'brouilleur.active': 2, 'brouilleur.neutralise': 3 }, false, 'villain'],
  ['m3', { 'ordinateur.inactif': 5 }, false, 'villain'],
  ['m3', { 'ordinateur.actif': 2 }, false, 'hero'],
  ['m3', { 'ordinateur.actif': 1, 'ordinateur.efface': 4 }, true, 'villain'],
  ['m3', { 'ordinateur.inactif': 1, 'ordinateur.efface': 4 }, true, 'villain'],
  ['m3', { 'ordinateur.efface': 5 }, true, 'villain'], // from two to none in one turn (A54)
  ['m4', { 'otage.plateau': 1, 'otage.exfiltre': 3 }, false, 'villain'],
  ['m4', { 'otage.exfiltre': 4 }, true, 'hero'],
  ['m5', { 'baril.arme': 5 }, false, 'villain'],
  ['m5', { 'baril.desarme': 2, 'baril.repandu': 3 }, false, 'hero'],
  ['m5', { 'baril.desarme': 1, 'baril.repandu': 4 }, true, 'villain'],
  ['m6', {}, false, 'villain', [3, 3]],
  ['m6', {}, false, 'hero', [2, 3]],
  ['m6', {}, true, 'hero', [1, 4]],
  ['m6', {}, true, 'villain', [4, 1]],
  ['m6', {}, true, 'villain', [4, 4]],
  ['m7', { 'ordinateur.reserve': 4, 'citizen.perdu': 3 }, false, 'hero'],
  ['m7', { 'ordinateur.reserve': 2, 'citizen.reserve': 3 }, true, 'villain'],
  ['m8', { 'preuve.reserve': 1, 'coffre.reserve': 1 }, false, 'villain'], // 1 + 2
  ['m8', { 'preuve.reserve': 2, 'coffre.reserve': 1 }, true, 'hero'], // 2 + 2
  ['m8', { 'preuve.reserve': 4, 'coffre.ferme': 1 }, true, 'hero'],
  ['m8', { 'preuve.reserve': 3, 'preuve.retiree': 2, 'coffre.ferme': 1 }, false, 'villain'],
];
describe('the eight missions', () => {
  test.each(ROWS.map(([id, counts, ends, winner, tiles]) => ({ id, counts, ends, winner, tiles })))(
    '$id, $counts $tiles',
    ({ id, counts, ends, winner, tiles }) => {
      const view = viewOf(MISSIONS[id], counts, tiles);
      expect(endsOf(view, MISSIONS[id]).length > 0).toBe(ends);
      expect(CAMPS.filter((side) => holds(MISSIONS[id].victory[side], view))).toEqual([winner]);
    },
  );
  test.each(MISSION_IDS)('%s: each condition of victory is the other’s contrary, and their contraries too', (id) => {
    const { hero, villain } = MISSIONS[id].victory;
    expect([
      areContrary(hero, villain),
      areContrary(villain, hero),
      areContrary(hero, contrary(hero)),
      areContrary(contrary(villain), villain),
    ]).toEqual([true, true, true, true]);
    expect(areContrary(hero, hero)).toBe(false);
  });
  test('vapours at the third barrel (A61)', () => {
    const fumes = known(MISSIONS.m5.special?.find((rule) => rule.kind === 'fumes'));
    expect([2, 3, 4].map((n) => holds(fumes.when, viewOf(MISSIONS.m5, { 'baril.repandu': n })))).toEqual([
      false,
      true,
      true,
    ]);
  });
  test('the safe counts for two, a token without value for one', () => {
    const both = {
      pieces: [
        ['preuve', 'reserve'],
        ['coffre', 'reserve'],
      ],
    } as const;
    expect(measureOf(both, viewOf(MISSIONS.m8, { 'preuve.reserve': 1, 'coffre.reserve': 1 }))).toBe(3);
    expect(measureOf(both, viewOf(MISSIONS.m8, { 'preuve.detruite': 3, 'coffre.ferme': 1 }))).toBe(0);
  });
});

describe('pieces', () => {
  test('begin in the first state, numbered from 1', () => {
    expect(startPieces(withCounts(MISSIONS.m8, { preuve: 2 })).map(({ id, state }) => `${id} ${state}`)).toEqual([
      'preuve-1 disponible',
      'preuve-2 disponible',
      'coffre-1 ferme',
    ]);
    expect(MISSIONS.m8.tokens[0]?.count).toBe(5);
  });
  test('of a token, in some states or in any', () => {
    const view = viewOf(MISSIONS.m3, { 'ordinateur.inactif': 2, 'ordinateur.actif': 1, 'ordinateur.efface': 1 });
    expect([
      piecesIn(view, 'ordinateur').length,
      piecesIn(view, 'ordinateur', 'inactif', 'actif').length,
      piecesIn(view, 'baril').length,
    ]).toEqual([4, 3, 0]);
  });
});

describe('contraries', () => {
  const P = {
    pieces: [
      ['a', 'x'],
      ['b', 'x'],
    ],
  } as const;
  const Q = { tiles: 'hero' } as const;
  const is = (left: Comparison['left'], op: Op, right: Comparison['right']): Comparison => ({ left, op, right });
  const YES: readonly (readonly [string, Comparison, Comparison])[] = [
    ['strict and large', is(P, '<', 2), is(P, '>=', 2)],
    ['one above', is(P, '<=', 1), is(P, '>=', 2)],
    ['none, and some', is(P, '=', 0), is(P, '>=', 1)],
    ['some, and none, from the right', is(0, '<', P), is(0, '=', P)],
    ['the constant on the left', is(2, '>', P), is(P, '>=', 2)],
    ['operands exchanged', is(P, '>', Q), is(Q, '>=', P)],
    [
      'the same pieces in another order',
      is(P, '<', 2),
      is(
        {
          pieces: [
            ['b', 'x'],
            ['a', 'x'],
          ],
        },
        '>',
        1,
      ),
    ],
  ];
  test.each(YES)('%s', (_, one, other) => {
    expect([areContrary(one, other), areContrary(other, one)]).toEqual([true, true]);
  });
  const NO: readonly (readonly [string, Comparison, Comparison])[] = [
    ['both at 2', is(P, '<=', 2), is(P, '>=', 2)],
    ['neither at 2', is(P, '<', 2), is(P, '>', 2)],
    ['other operands', is(P, '<', 2), is(Q, '>=', 2)],
    ['a draw for both', is(P, '>=', Q), is(Q, '>=', P)],
    ['an equality has no contrary but with 0', is(P, '=', 3), is(P, '>', 3)],
  ];
  test.each(NO)('not: %s', (_, one, other) => {
    expect([areContrary(one, other), areContrary(other, one)]).toEqual([false, false]);
  });
  test('agree with every position', () => {
    const mission = MISSIONS.m1;
    for (const left of [0, 1, 2, 3, P, Q])
      for (const op of ['<', '<=', '=', '>=', '>'] as const)
        for (const right of [0, 1, 2, 3, P, Q])
          for (const [other, to] of [
            ['<', 2],
            ['>=', 2],
            ['<=', 1],
            ['>', 0],
            ['=', 0],
            ['>=', 1],
          ] as const) {
            const [one, two] = [is(left, op, right), is(left, other, to)];
            if (!areContrary(one, two)) continue;
            for (const p of [0, 1, 2, 3, 4])
              for (const q of [0, 1, 2, 3, 4])
                expect(holds(one, viewOf(mission, { 'a.x': p }, [q, 0]))).toBe(
                  !holds(two, viewOf(mission, { 'a.x': p }, [q, 0])),
                );
          }
  });
  test('the opposite operator', () => {
    expect((['<', '<=', '=', '>=', '>'] as const).map((op) => contrary(is(P, op, 2)).op)).toEqual([
      '>=',
      '>',
      '>',
      '<',
      '<=',
    ]);
    expect(contrary(is(0, '=', P))).toEqual(is(0, '<', P));
  });
});
