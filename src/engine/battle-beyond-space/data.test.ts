import { describe, expect, test } from 'vitest';
import { cellOf, frontOf } from '../hex/cells.ts';
import { distance, hexKey, neighbours } from '../hex/hex.ts';
import { known } from '../kernel/result.ts';
import { BOX, HIT_POINTS, POINTS, RANGE, ROUNDS, ZONE_LEAST, ZONE_SIZE } from './constants.ts';
import {
  boardCells,
  boardPlaces,
  EXAMPLE_ASTEROIDS,
  EXAMPLE_BOARD,
  EXAMPLE_DECK,
  EXAMPLE_DECKS,
  EXAMPLE_FLEETS,
  EXAMPLE_LABEL,
  EXAMPLE_ZONES,
  hexAt,
  placeOf,
  probesAround,
  type Table,
} from './data.ts';
import { DESTROYERS, FIGHTERS, type Place, RACES } from './types.ts';
import type { FleetSpec } from './partie/types.ts';

const sorted = (places: readonly Place[]): readonly string[] => places.map((place) => place.join()).toSorted();
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const apart = (a: Place, b: Place): number => distance(hexAt(a), hexAt(b));

describe('numbers of the source', () => {
  test('what ships are and are worth', () => {
    expect([HIT_POINTS, POINTS, RANGE]).toEqual([
      { fighter: 1, destroyer: 2, elite: 2 },
      { fighter: 1, destroyer: 4, probe: 1, ringCell: 2 },
      { fighter: 5, destroyer: 2, longFighter: 10, laser: 9 },
    ]);
  });
  test('what the box holds, for four players', () => {
    expect([BOX.fighters * 4, BOX.destroyers * 4, BOX.moveCards, BOX.powers]).toEqual([
      72,
      8,
      ROUNDS * 4,
      BOX.powersPerRace * 4,
    ]);
    expect([BOX.squadrons * BOX.perSquadron, BOX.asteroids, BOX.probes, BOX.probesUsed]).toEqual([18, 17, 7, 6]);
  });
  test('a fleet fills 22 cells: eighteen fighters, two destroyers of two', () => {
    expect(ZONE_LEAST).toBe(BOX.fighters + 2 * BOX.destroyers);
    expect(ZONE_SIZE).toBe(ZONE_LEAST + 1);
  });
});

describe('example board', () => {
  test('radius 11: 397 cells, row by row, packed', () => {
    const cells = boardCells(EXAMPLE_BOARD);
    expect(cells).toHaveLength(397);
    expect([cells[0], cells[11], cells[12], cells.at(-1)]).toEqual([
      cellOf(0, -11),
      cellOf(11, -11),
      cellOf(-1, -10),
      cellOf(0, 11),
    ]);
    expect(cells).toEqual(cells.toSorted((a, b) => a - b));
  });
  test('holes are left out', () => {
    expect(
      sorted(
        boardPlaces({
          radius: 2,
          holes: [
            [0, 0],
            [2, 0],
          ],
        }),
      ),
    ).toEqual(sorted(boardPlaces({ radius: 2 }).filter(([q, r]) => r !== 0 || (q !== 0 && q !== 2))));
    expect(
      boardPlaces({
        radius: 2,
        holes: [
          [0, 0],
          [2, 0],
        ],
      }),
    ).toHaveLength(17);
  });
  test('six probes around the centre (V10)', () => {
    expect(probesAround([0, 0])).toEqual([
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ]);
    expect(sorted(probesAround([2, -1]))).toEqual(
      sorted([
        [3, -1],
        [3, -2],
        [2, -2],
        [1, -1],
        [1, 0],
        [2, 0],
      ]),
    );
  });
  test.each<[Table, readonly Place[]]>([
    [
      3,
      [
        [0, 0],
        [-6, 3],
        [3, -6],
        [3, 3],
        [-4, 0],
        [-4, 4],
        [0, -4],
        [0, 4],
        [4, -4],
        [4, 0],
        [-5, -2],
        [-5, 7],
        [-2, -5],
        [-2, 7],
        [7, -5],
        [7, -2],
      ],
    ],
    [
      4,
      [
        [0, 0],
        [-5, 2],
        [-3, -2],
        [3, 2],
        [5, -2],
        [-4, 4],
        [0, -4],
        [0, 4],
        [4, -4],
        [-8, 6],
        [-2, -6],
        [2, 6],
        [8, -6],
        [-7, 3],
        [-4, -3],
        [4, 3],
        [7, -3],
      ],
    ],
  ])('asteroids for %i', (table, places) => {
    expect(EXAMPLE_ASTEROIDS[table][0]).toEqual([0, 0]); // the central one
    expect(sorted(EXAMPLE_ASTEROIDS[table])).toEqual(sorted(places));
  });
});

/** The ledger's lists, zone by zone: its cells row by row, the cell left free, then squadrons a, b, c and destroyers, each « q,r/facing ». */
const LEDGER: readonly {
  readonly table: Table;
  readonly zone: number;
  readonly name: string;
  readonly cells: string;
  readonly free: Place;
  readonly fleet: string;
}[] = [
  {
    table: 3,
    zone: 0,
    name: 'north',
    free: [5, -10],
    cells:
      '2,-11 3,-11 4,-11 5,-11 6,-11 7,-11 8,-11 9,-11 1,-10 2,-10 3,-10 4,-10 5,-10 6,-10 7,-10 8,-10 9,-10 2,-9 3,-9 4,-9 5,-9 6,-9 7,-9',
    fleet:
      '2,-9/5 3,-9/5 1,-10/5 2,-10/5 3,-10/5 2,-11/5 6,-9/4 7,-9/4 7,-10/4 8,-10/4 9,-10/4 9,-11/4 3,-11/5 4,-11/5 5,-11/5 6,-11/4 7,-11/4 8,-11/4 4,-10/5 6,-10/4',
  },
  {
    table: 3,
    zone: 1,
    name: 'south-east',
    free: [5, 5],
    cells: '9,1 7,2 8,2 9,2 6,3 7,3 8,3 5,4 6,4 7,4 4,5 5,5 6,5 3,6 4,6 5,6 2,7 3,7 4,7 2,8 3,8 1,9 2,9',
    fleet:
      '7,2/3 6,3/3 9,1/3 8,2/3 7,3/3 9,2/3 3,6/2 2,7/2 3,7/2 2,8/2 1,9/2 2,9/2 8,3/3 7,4/3 6,5/3 5,6/2 4,7/2 3,8/2 6,4/3 4,6/2',
  },
  {
    table: 3,
    zone: 2,
    name: 'south-west',
    free: [-10, 5],
    cells:
      '-10,1 -11,2 -10,2 -9,2 -11,3 -10,3 -9,3 -11,4 -10,4 -9,4 -11,5 -10,5 -9,5 -11,6 -10,6 -9,6 -11,7 -10,7 -9,7 -11,8 -10,8 -11,9 -10,9',
    fleet:
      '-9,7/1 -9,6/1 -10,9/1 -10,8/1 -10,7/1 -11,9/1 -9,3/0 -9,2/0 -10,3/0 -10,2/0 -10,1/0 -11,2/0 -11,8/1 -11,7/1 -11,6/1 -11,5/0 -11,4/0 -11,3/0 -10,6/1 -10,4/0',
  },
  {
    table: 4,
    zone: 1,
    name: 'east',
    free: [9, 0],
    cells:
      '10,-4 9,-3 10,-3 11,-3 9,-2 10,-2 11,-2 9,-1 10,-1 11,-1 9,0 10,0 11,0 8,1 9,1 10,1 7,2 8,2 9,2 6,3 7,3 8,3 6,4',
    fleet:
      '9,-2/3 9,-3/3 10,-2/3 10,-3/3 10,-4/3 11,-3/3 7,2/3 6,3/3 8,2/3 7,3/3 6,4/3 8,3/3 10,0/3 11,0/3 11,-1/3 11,-2/3 10,1/3 9,2/3 10,-1/3 9,1/3',
  },
  {
    table: 4,
    zone: 2,
    name: 'south',
    free: [-5, 10],
    cells:
      '-7,9 -6,9 -5,9 -4,9 -3,9 -2,9 -9,10 -8,10 -7,10 -6,10 -5,10 -4,10 -3,10 -2,10 -1,10 -9,11 -8,11 -7,11 -6,11 -5,11 -4,11 -3,11 -2,11',
    fleet:
      '-2,9/2 -3,9/2 -1,10/2 -2,10/2 -3,10/2 -2,11/2 -6,9/1 -7,9/1 -7,10/1 -8,10/1 -9,10/1 -9,11/1 -3,11/2 -4,11/2 -5,11/2 -6,11/1 -7,11/1 -8,11/1 -4,10/2 -6,10/1',
  },
  {
    table: 4,
    zone: 3,
    name: 'west',
    free: [-9, 0],
    cells:
      '-6,-4 -8,-3 -7,-3 -6,-3 -9,-2 -8,-2 -7,-2 -10,-1 -9,-1 -8,-1 -11,0 -10,0 -9,0 -11,1 -10,1 -9,1 -11,2 -10,2 -9,2 -11,3 -10,3 -9,3 -10,4',
    fleet:
      '-9,2/0 -9,3/0 -10,2/0 -10,3/0 -10,4/0 -11,3/0 -7,-2/0 -6,-3/0 -8,-2/0 -7,-3/0 -6,-4/0 -8,-3/0 -10,0/0 -11,0/0 -11,1/0 -11,2/0 -10,-1/0 -9,-2/0 -10,1/0 -9,-1/0',
  },
];
const covered = ({ fighters, destroyers }: FleetSpec): readonly Place[] => [
  ...fighters.map(({ at }) => at),
  ...destroyers.flatMap(({ rear, facing }): readonly Place[] => {
    const front = known(
      boardPlaces(EXAMPLE_BOARD).find(([q, r]) => cellOf(q, r) === frontOf({ rear: cellOf(...rear), facing })),
    );
    return [rear, front];
  }),
];

describe('example zones and fleets', () => {
  test('north is the first zone of both tables', () => {
    expect(EXAMPLE_ZONES[4][0]).toEqual(EXAMPLE_ZONES[3][0]);
    expect(EXAMPLE_FLEETS[4][0]).toEqual(EXAMPLE_FLEETS[3][0]);
  });
  test.each(LEDGER)(
    '$name, for $table: as in the ledger, one cell left free (V1, V2)',
    ({ table, zone, cells, free, fleet }) => {
      const places = known(EXAMPLE_ZONES[table][zone]);
      const ships = known(EXAMPLE_FLEETS[table][zone]);
      expect(places.map((place) => place.join()).join(' ')).toBe(cells);
      expect(
        [
          ...ships.fighters.map(({ at, facing }) => `${at}/${facing}`),
          ...ships.destroyers.map(({ rear, facing }) => `${rear}/${facing}`),
        ].join(' '),
      ).toBe(fleet);
      expect([...ships.fighters, ...ships.destroyers].map(({ id }) => id)).toEqual([...FIGHTERS, ...DESTROYERS]);
      expect(sorted([...covered(ships), free])).toEqual(sorted(places));
    },
  );
  test('squadrons hold together', () => {
    for (const { fighters } of [...EXAMPLE_FLEETS[3], ...EXAMPLE_FLEETS[4]])
      for (const squadron of ['a', 'b', 'c']) {
        const cells = fighters.filter(({ id }) => id.startsWith(squadron)).map(({ at }) => at);
        const reached = cells.slice(0, 1);
        for (const cell of reached)
          reached.push(
            ...cells.filter(
              (other) =>
                !reached.includes(other) && neighbours(hexAt(cell)).some((hex) => hexKey(hex) === hexKey(hexAt(other))),
            ),
          );
        expect(reached).toHaveLength(6);
      }
  });
  test('zones lie 9 cells from the centre, 11 apart for three; for four 7 between neighbours, 15 and 18 across', () => {
    const gap = (table: Table, a: number, b: number): number =>
      Math.min(
        ...known(EXAMPLE_ZONES[table][a]).flatMap((one) =>
          known(EXAMPLE_ZONES[table][b]).map((other) => apart(one, other)),
        ),
      );
    expect([gap(3, 0, 1), gap(3, 1, 2), gap(3, 2, 0)]).toEqual([11, 11, 11]);
    expect([gap(4, 0, 1), gap(4, 1, 2), gap(4, 2, 3), gap(4, 3, 0), gap(4, 1, 3), gap(4, 0, 2)]).toEqual([
      7, 7, 7, 7, 15, 18,
    ]);
    for (const table of [3, 4] as const)
      for (const zone of EXAMPLE_ZONES[table]) expect(Math.min(...zone.map((place) => apart(place, [0, 0])))).toBe(9);
  });
  test('nothing shares a cell, everything is on the board', () => {
    const board = new Set(boardPlaces(EXAMPLE_BOARD).map((place) => place.join()));
    for (const table of [3, 4] as const) {
      const all = [...EXAMPLE_ASTEROIDS[table], ...probesAround([0, 0]), ...EXAMPLE_FLEETS[table].flatMap(covered)].map(
        (place) => place.join(),
      );
      expect(new Set(all).size).toBe(all.length);
      expect(all.every((place) => board.has(place))).toBe(true);
      expect(all).toHaveLength((table === 3 ? 16 : 17) + 6 + 22 * table);
    }
  });
});

test('example cards: nine different ones, 36 cells, 17 sides, 22 points in all, the same for every race', () => {
  expect(EXAMPLE_DECK.map(({ speed, turn, points }) => `${speed}/${turn}/${points}`)).toEqual([
    '2/3/4',
    '3/3/2',
    '3/2/3',
    '4/2/2',
    '4/1/3',
    '4/3/1',
    '5/1/2',
    '5/2/1',
    '6/0/4',
  ]);
  expect([
    sum(EXAMPLE_DECK.map(({ speed }) => speed)),
    sum(EXAMPLE_DECK.map(({ turn }) => turn)),
    sum(EXAMPLE_DECK.map(({ points }) => points)),
  ]).toEqual([36, 17, 22]);
  for (const race of RACES) expect(EXAMPLE_DECKS[race]).toBe(EXAMPLE_DECK);
  expect(EXAMPLE_LABEL).toContain('exemple');
});
test('places and hexes', () => expect(placeOf(hexAt([3, -2]))).toEqual([3, -2]));
