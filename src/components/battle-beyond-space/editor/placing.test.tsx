// Gestures on the board, alone and under a symmetry; what the tray offers; what mends each fault.
import { describe, expect, test } from 'vitest';
import { cellAt, EXAMPLE_FLEETS, turnedFleet } from '../../../engine/battle-beyond-space/data.ts';
import type { FleetSpec } from '../../../engine/battle-beyond-space/partie/types.ts';
import type { Place, ShipName } from '../../../engine/battle-beyond-space/types.ts';
import { EMPTY, type Hand, heldAmong, holding, press } from '../../atelier/place/hand.ts';
import { check } from './check.ts';
import { damageShip, moveShip, postIn, postsIn, removeShip, setPosts } from './fleets.ts';
import { STARTER, type Work } from './model.ts';
import { mends } from './mends.ts';
import { paint, setCentre, setRadius, setRing } from './paint.ts';
import { shipPath } from './place.ts';
import { about, placing } from './placing.tsx';
import { setCard, setPlayer, setPower, setPowerState, setPrize, setRound } from './table.ts';

const FREE: Work = { ...STARTER, kind: 'libre' };
const THREE: Work = { ...FREE, players: STARTER.players.slice(0, 3) };
const spot = (q: number, r: number): string => `${cellAt([q, r])}`;
const at = (work: Work, seat: number, name: ShipName): string => {
  const post = postIn(work, seat, name);
  return post === undefined ? 'absent' : `${post.at} ${post.facing}`;
};
const under = (key: string): typeof placing => placing.symmetry?.under(key) ?? placing;
const after = (work: Work, hand: Hand, places: readonly Place[], key = 'aucune'): { work: Work; hand: Hand } =>
  places.reduce((now, [q, r]) => press(under(key), now.work, now.hand, spot(q, r)), { work, hand });
const stock = (owner: number, key: string, again?: string): Hand => ({
  holds: 'stock',
  owner: `${owner}`,
  key,
  ...(again === undefined ? {} : { again }),
});
const squadron = (work: Work, seat: number, name: ShipName, which = 0): readonly string[] =>
  placing.groups?.(work, shipPath(work, seat, name))[which]?.paths ?? [];
const whole = (work: Work, paths: readonly string[]): Hand => ({
  holds: 'pieces',
  ids: paths.map((path) => placing.pieces(work).find((piece) => piece.path === path)?.id ?? path),
  several: true,
  whole: true,
  down: false,
});
const without = (work: Work, seat: number, ...names: readonly ShipName[]): Work =>
  names.reduce((now, name) => removeShip(now, seat, name), work);

describe('gestures on the board', () => {
  test('a ship is taken before the zone under it, and moves over the zone', () => {
    const moved = after(STARTER, EMPTY, [
      [2, -11],
      [5, -10],
    ]);
    expect(at(moved.work, 0, 'a6')).toBe('5,-10 5');
    expect(moved.hand).toEqual(holding('0a6', true));
  });
  test('a destroyer is taken by either of its cells, and goes on to its own front', () => {
    const taken = after(FREE, EMPTY, [[4, -9]]).hand;
    expect(taken).toEqual(holding('0D1'));
    expect(at(after(FREE, taken, [[4, -9]]).work, 0, 'D1')).toBe('4,-9 5');
  });
  test('a ship comes where it was put, whatever is there, and is the one in hand', () => {
    const put = after(without(FREE, 0, 'b2'), stock(0, 'b2'), [[3, -11]]); // c1 stands there
    expect(at(put.work, 0, 'b2')).toBe('3,-11 4');
    expect(heldAmong(placing.pieces(put.work), put.hand).map(({ name }) => name)).toEqual(['Chasseur b2 de J1']);
  });
  test('a squadron moves by one cell, onto its own cells', () => {
    const moved = after(FREE, whole(FREE, squadron(FREE, 0, 'a1')), [[1, -8]]).work; // a1 stood at (2, −9)
    expect(['a1', 'a6', 'b1', 'D1'].map((name) => at(moved, 0, name as ShipName))).toEqual([
      '1,-8 5',
      '1,-10 5',
      at(FREE, 0, 'b1'),
      at(FREE, 0, 'D1'),
    ]);
  });
  test('a squadron turns each on its cell, or as one block around the first', () => {
    const paths = squadron(FREE, 0, 'a4'); // (2, −10)
    const faced = placing.turning?.face(FREE, paths, 0) ?? FREE;
    expect([at(faced, 0, 'a4'), at(faced, 0, 'a3')]).toEqual(['2,-10 0', '1,-10 0']);
    const spun = placing.turning?.spin(FREE, paths, true) ?? FREE; // a sixth clockwise: (−1, 0) goes to (0, −1), facing 5 to 4
    expect([at(spun, 0, 'a4'), at(spun, 0, 'a3')]).toEqual(['2,-10 4', '2,-11 4']);
    expect(placing.turning?.spin(spun, paths, false)).toEqual(FREE);
  });
  test('a fleet leaves, and its squadrons come back in one gesture each, as they stand', () => {
    const bare = setPosts(FREE, 0, []);
    const [first] = placing.stock(bare, '0');
    expect(first?.items.slice(0, 4).map(({ key }) => key)).toEqual([
      'flotte',
      'escadron-a',
      'escadron-b',
      'escadron-c',
    ]);
    const back = after(bare, stock(0, 'escadron-a'), [[2, -9]]).work;
    expect(postsIn(back, 0)).toEqual(postsIn(FREE, 0).filter(({ name }) => name.startsWith('a')));
    expect(after(bare, stock(0, 'flotte'), [[2, -9]]).work).toEqual(FREE); // a1 where the example has it
  });
  test('of a squadron put where others stand, each comes as near as can be', () => {
    const crowded = after(without(FREE, 0, 'c1', 'c2'), stock(0, 'escadron-c'), [[2, -9]]).work; // a1 stands there
    expect(check(crowded).faults).toEqual([]);
    expect(at(crowded, 0, 'a1')).toBe('2,-9 5');
  });
  test('asteroids are put one after another, and taken away the same way', () => {
    const hand = stock(0, 'asteroide', 'Astéroïde');
    const two = after(FREE, hand, [
      [1, 4],
      [2, 5],
    ]);
    expect([two.work.asteroids?.length, two.hand]).toEqual([19, hand]);
    expect(
      after(two.work, hand, [
        [1, 4],
        [2, 5],
      ]).work,
    ).toEqual(FREE);
  });
  test('an asteroid moves, and is still the one in hand', () => {
    const moved = after(FREE, EMPTY, [
      [5, -2],
      [1, 4],
      [2, 5],
    ]).work;
    expect(moved.asteroids).toContainEqual([2, 5]);
    expect(moved.asteroids).not.toContainEqual([5, -2]);
    expect(moved.asteroids).toHaveLength(17);
  });
  test('the centre and the ring are under what stands there; removed, they come back to the middle', () => {
    const ring = after(FREE, EMPTY, [
      [0, 0],
      [0, 0],
      [0, 0],
      [2, 5],
    ]).work; // the asteroid, the centre, then the ring
    expect(ring.ring).toEqual([2, 5]);
    expect(placing.remove(ring, ['ring'])).toEqual(FREE);
    const moved = placing.move(FREE, ['board.centre'], spot(1, -3));
    expect(placing.remove(moved, ['board.centre'])).toEqual(FREE);
  });
  test('a zone moves whole; one of its cells goes', () => {
    const paths = about(FREE, 'board.zones.0');
    expect(paths).toHaveLength(23);
    const moved = placing.move(FREE, paths, spot(3, -10)); // its first cell is (2, −11)
    expect(moved.board?.zones?.[0]).toContainEqual([8, -8]);
    expect(placing.remove(FREE, ['board.zones.0.4']).board?.zones?.[0]).toHaveLength(22);
  });
  test('several things of all kinds go at once, those that stay keep their places', () => {
    const paths = [shipPath(FREE, 0, 'a1'), shipPath(FREE, 0, 'D1'), 'asteroids.3', 'asteroids.0', 'probes.1'];
    const gone = placing.remove(FREE, paths);
    expect([postsIn(gone, 0).length, gone.asteroids?.length, gone.probes?.length]).toEqual([18, 15, 5]);
    expect(at(gone, 0, 'c6')).toBe(at(FREE, 0, 'c6'));
  });
  test('a copy is a ship of the same kind that is missing, beside', () => {
    const less = without(FREE, 0, 'a2', 'D2');
    expect(at(placing.copy(less, shipPath(less, 0, 'a1')) ?? less, 0, 'a2')).not.toBe('absent');
    expect(at(placing.copy(less, shipPath(less, 0, 'D1')) ?? less, 0, 'D2')).not.toBe('absent');
    expect(check(placing.copy(less, shipPath(less, 0, 'a1')) ?? less).faults).toEqual([]);
    expect(placing.copy(FREE, shipPath(FREE, 0, 'a1'))).toBeUndefined();
    expect(placing.copy(FREE, 'asteroids.2')?.asteroids).toHaveLength(18);
    expect(placing.copy(FREE, 'ring')).toBeUndefined();
  });
  test('what is off the board has no spot, and is listed', () => {
    const small = setRadius(FREE, 6);
    expect(placing.pieces(small).filter(({ id, at: where }) => id !== undefined && where === undefined)).toHaveLength(
      80,
    );
  });
});

describe('under a symmetry', () => {
  const emptied = (work: Work): Work => work.players.reduce<Work>((now, _, seat) => setPosts(now, seat, []), work);
  test.each<readonly [string, Work, readonly FleetSpec[]]>([
    ['demi-tour', FREE, [EXAMPLE_FLEETS[4][0], EXAMPLE_FLEETS[4][2]] as readonly FleetSpec[]],
    ['tiers', THREE, EXAMPLE_FLEETS[3]],
  ])('%s: a fleet put brings its images, as the example turns them', (key, work, fleets) => {
    const put = after(emptied(work), stock(0, 'flotte'), [[2, -9]], key).work;
    const seats = key === 'tiers' ? [0, 1, 2] : [0, 2];
    expect(seats.map((seat) => put.players[seat]?.fleet)).toEqual(seats.map(() => undefined)); // the example again
    expect(fleets.map((fleet) => fleet.fighters.length)).toEqual(seats.map(() => 18));
    expect(turnedFleet(fleets[0] ?? { fighters: [], destroyers: [] }, key === 'tiers' ? -2 : 3)).toEqual(fleets[1]);
  });
  test('half a turn: a ship that moves and turns brings the one across', () => {
    const path = shipPath(FREE, 0, 'a6');
    const moved = under('demi-tour').move(FREE, [path], spot(1, -7));
    expect([at(moved, 0, 'a6'), at(moved, 2, 'a6'), at(moved, 1, 'a6')]).toEqual([
      '1,-7 5',
      '-1,7 2',
      at(FREE, 1, 'a6'),
    ]);
    const faced = under('demi-tour').turning?.face(FREE, [path], 0) ?? FREE;
    expect([at(faced, 0, 'a6'), at(faced, 2, 'a6')]).toEqual(['2,-11 0', '-2,11 3']);
  });
  test('a mirror swaps east and west, and left and right', () => {
    const path = shipPath(FREE, 1, 'c1'); // J2, at (10, 0), facing west
    const moved = under('miroir').move(FREE, [path], spot(8, 0));
    expect([at(moved, 1, 'c1'), at(moved, 3, 'c1')]).toEqual(['8,0 3', '-8,0 0']);
    const spun = under('miroir').turning?.spin(FREE, [path], true) ?? FREE; // west, a side clockwise: north-west; its image: north-east
    expect([at(spun, 1, 'c1'), at(spun, 3, 'c1')]).toEqual(['10,0 2', '-10,0 1']);
  });
  test('asteroids, holes and zones go by their places', () => {
    const put = after(FREE, stock(0, 'trou'), [[3, -4]], 'tiers').work;
    expect(put.board?.holes).toHaveLength(3);
    expect(under('tiers').remove(put, ['board.holes.0'])).toEqual(FREE);
    const moved = under('demi-tour').move(FREE, ['asteroids.1'], spot(1, 4)); // (5, −2), whose image is (−5, 2)
    for (const place of [
      [1, 4],
      [-1, -4],
    ])
      expect(moved.asteroids).toContainEqual(place);
    for (const place of [
      [5, -2],
      [-5, 2],
    ])
      expect(moved.asteroids).not.toContainEqual(place);
  });
  test('half a turn at three: nobody sits across, the ship goes alone', () =>
    expect(postsIn(under('demi-tour').remove(THREE, [shipPath(THREE, 0, 'a1')]), 1)).toHaveLength(20));
});

describe('a mend puts right what it stands beside', () => {
  const seat = (work: Work, index: number, change: Partial<Work['players'][number]>): Work => ({
    ...work,
    players: work.players.map((player, i) => (i === index ? { ...player, ...change } : player)),
  });
  const rows: readonly (readonly [what: string, work: Work])[] = [
    ['two ships on one cell', moveShip(STARTER, 0, 'c2', [3, -11])],
    ['a ship out of its zone', moveShip(STARTER, 0, 'c6', [8, -8])],
    ['a ship off the board', moveShip(FREE, 0, 'c2', [12, -11])],
    ['a destroyer out of its zone', moveShip(STARTER, 0, 'D1', [4, -9])],
    ['a destroyer that leaves the board', moveShip(FREE, 0, 'D1', [-4, 11])],
    ['a squadron in two', moveShip(STARTER, 0, 'a6', [5, -10])],
    ['a squadron of five', without(STARTER, 0, 'b2')],
    ['a squadron of one', without(STARTER, 0, 'b2', 'b3', 'b4', 'b5', 'b6')],
    ['one destroyer', without(STARTER, 0, 'D2')],
    ['a destroyer hurt before the first turn', damageShip(STARTER, 1, 'D1', true)],
    ['a fighter hurt', damageShip(FREE, 1, 'a1', true)],
    [
      'an asteroid on a ship',
      {
        ...FREE,
        asteroids: [
          [0, 0],
          [2, -9],
        ],
      },
    ],
    [
      'an asteroid off the board',
      {
        ...FREE,
        asteroids: [
          [0, 0],
          [12, 0],
        ],
      },
    ],
    ['a probe on an asteroid', { ...FREE, probes: [[5, -2]] }],
    ['a probe under a ship', { ...FREE, probes: [[2, -9]] }],
    ['eighteen asteroids', paint(STARTER, [1, 4], { brush: 'asteroide', seat: 0, symmetry: 'aucune' })],
    ['no central asteroid', paint(STARTER, [0, 0], { brush: 'asteroide', seat: 0, symmetry: 'aucune' })],
    ['five probes', paint(STARTER, [1, 0], { brush: 'sonde', seat: 0, symmetry: 'aucune' })],
    ['seven probes', paint(FREE, [1, 4], { brush: 'sonde', seat: 0, symmetry: 'aucune' })],
    ['a hole off the board', { ...FREE, board: { radius: 11, holes: [[12, 0]] } }],
    [
      'a hole where the centre is',
      paint(setCentre(FREE, [2, 5]), [2, 5], { brush: 'trou', seat: 0, symmetry: 'aucune' }),
    ],
    ['a ring around a hole', paint(setRing(FREE, [2, 5]), [2, 5], { brush: 'trou', seat: 0, symmetry: 'aucune' })],
    ['a radius of 20', setRadius(FREE, 20)],
    ['zones at fault', { ...FREE, board: { radius: 11, zones: [[[0, 3]], [], [], []] } }],
    ['a cell in two zones', { ...FREE, board: { radius: 11, zones: [0, 1, 2, 3].map(() => [[0, 3] as Place]) } }],
    ['a round that is none', { ...FREE, first: 0, round: 12 }],
    ['who is to play, without a first player', { ...FREE, active: 1 }],
    ['fleets adjusted in the middle of a game', { ...setRound(FREE, 5), deploy: true }],
    ['two players of one name', seat(seat(FREE, 0, { name: 'Ana' }), 1, { name: 'Ana' })],
    ['two players of one race', seat(FREE, 1, { race: 'terriens' })],
    ['a card of speed 12', setCard(FREE, 'vonyan', 3, 'speed', 12)],
    ['too many cards left', seat(setRound(FREE, 5), 0, { left: [0, 1, 2, 3, 4, 5, 6] })],
    ['a hand of three cards', seat(FREE, 0, { hand: [0, 1, 2] })],
    ['a power of another race', seat(FREE, 0, { power: 'vonyan-1' })],
    ['a power revealed before the first turn', setPowerState(setPower(STARTER, 0, 'terriens-1'), 0, 'revele')],
    ['an elite without its power', setPlayer(FREE, 0, 'elite', 'a1')],
    ['armour without its power', setPlayer(FREE, 0, 'shield', { destroyer: 'D1', tokens: 2 })],
    ['more fighters taken than were lost', setPrize(FREE, 0, 'fighters', 3)],
  ];
  test.each(rows)('%s', (_, work) => {
    const [found] = check(work).faults;
    if (found === undefined) throw new Error('This is no fault.');
    const offered = mends(work, found);
    expect(offered.length).toBeGreaterThan(0);
    for (const { change } of offered) {
      const left = check(change(work)).faults.filter(({ path, code }) => path === found.path && code === found.code);
      expect(left).toEqual([]);
    }
  });
  test.each(rows.slice(0, 20))('%s: the first mend leaves no fault', (_, work) => {
    let now = work;
    for (let left = 6; left > 0 && check(now).faults.length > 0; left -= 1) {
      const [found] = check(now).faults;
      now = (found === undefined ? undefined : mends(now, found)[0]?.change(now)) ?? now;
    }
    expect(check(now).faults).toEqual([]);
  });
});
