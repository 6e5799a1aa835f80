// What the reader's hands do to a scenario: painting, symmetries, ships and squadrons, players, cards, the moment of the game.
import { describe, expect, test } from 'vitest';
import {
  boardPlaces,
  EXAMPLE_ASTEROIDS,
  EXAMPLE_DECK,
  EXAMPLE_ZONES,
} from '../../../engine/battle-beyond-space/data.ts';
import type { PartieScenario } from '../../../engine/battle-beyond-space/partie/types.ts';
import type { Place } from '../../../engine/battle-beyond-space/types.ts';
import { check } from './check.ts';
import { isWork } from './drafts.ts';
import { coverOf, damageShip, faceShip, missingShips, moveShip, postIn, removeShip, setPosts } from './fleets.ts';
import { fromEscarmouche, NEW_CHALLENGE, STARTER, toEscarmouche, toPartie, type Work } from './model.ts';
import { exampleBoard, paint, setCentre, setRadius, setRing, sticksOut, type Stroke, trimmed } from './paint.ts';
import { POST } from './post.ts';
import { placeIn } from './place.ts';
import { addShips } from './room.ts';
import { imagesOf, zoneImages } from './symmetry.ts';
import {
  setActive,
  setCard,
  setFirst,
  setImposed,
  setOption,
  setPower,
  setPowerState,
  setPrize,
  setRace,
  setRound,
  setTable,
  shiftLeft,
  toggleHand,
  toggleLeft,
  sameForAll,
} from './table.ts';
import { TRADE } from './trade.ts';

const FREE: Work = { ...STARTER, kind: 'libre' };
const THREE: Work = { ...STARTER, players: STARTER.players.slice(0, 3) };
const stroke = (brush: Stroke['brush'], symmetry: Stroke['symmetry'] = 'aucune', seat = 0): Stroke => ({
  brush,
  symmetry,
  seat,
});
const codes = (work: Work): readonly string[] => check(work).faults.map(({ path }) => path);

describe('symmetries', () => {
  // Half a turn is (q, r) → (−q, −r); a third, clockwise, (q, r) → (−q−r, q); an upright mirror keeps the row and swaps the ends of it: (q, r) → (−q−r, r).
  test.each<readonly [Parameters<typeof imagesOf>[1], readonly Place[]]>([
    ['aucune', [[3, -5]]],
    [
      'demi-tour',
      [
        [3, -5],
        [-3, 5],
      ],
    ],
    [
      'tiers',
      [
        [3, -5],
        [2, 3],
        [-5, 2],
      ],
    ],
    [
      'miroir',
      [
        [3, -5],
        [2, -5],
      ],
    ],
  ])('%s', (symmetry, images) => expect(imagesOf([3, -5], symmetry)).toEqual(images));
  test('the middle is its own image', () => {
    for (const symmetry of ['demi-tour', 'tiers', 'miroir'] as const)
      expect(imagesOf([0, 0], symmetry)).toEqual([[0, 0]]);
  });
  test('thirds of a zone go to the next seats, clockwise', () =>
    expect(zoneImages([5, -11], 0, 'tiers', 3).map(({ seat }) => seat)).toEqual([0, 1, 2]));
  test('the example zones at three are thirds of one another', () => {
    const [north = [], ...others] = EXAMPLE_ZONES[3];
    const images = north.flatMap((place) => zoneImages(place, 0, 'tiers', 3));
    others.forEach((zone, i) =>
      expect(new Set(images.filter(({ seat }) => seat === i + 1).map(({ place }) => `${place}`))).toEqual(
        new Set(zone.map(String)),
      ),
    );
  });
  test('half a turn at four: the seat across; at three: nobody', () => {
    expect(zoneImages([5, -11], 1, 'demi-tour', 4).map(({ seat }) => seat)).toEqual([1, 3]);
    expect(zoneImages([5, -11], 1, 'demi-tour', 3).map(({ seat }) => seat)).toEqual([1]);
  });
  test('a mirror keeps the north, and swaps east and west', () => {
    expect(zoneImages([5, -11], 0, 'miroir', 4).map(({ seat }) => seat)).toEqual([0, 0]);
    expect(zoneImages([10, 0], 1, 'miroir', 4).map(({ seat }) => seat)).toEqual([1, 3]);
    expect(zoneImages([5, 5], 1, 'miroir', 3).map(({ seat }) => seat)).toEqual([1, 2]);
  });
});

describe('the brush', () => {
  test('a hole and its thirds, then the cells again: nothing is told any more', () => {
    const holed = paint(STARTER, [3, -2], stroke('trou', 'tiers'));
    expect(holed.board?.holes).toEqual([
      [3, -2],
      [-2, -1],
      [-1, 3],
    ]);
    expect(paint(holed, [-1, 3], stroke('trou', 'tiers'))).toEqual(STARTER);
  });
  test('an asteroid more is told with all the others; taken away, it is the example again', () => {
    const more = paint(STARTER, [1, 4], stroke('asteroide'));
    expect(more.asteroids).toHaveLength(EXAMPLE_ASTEROIDS[4].length + 1);
    expect(paint(more, [1, 4], stroke('asteroide'))).toEqual(STARTER);
  });
  test('what the place touched was decides for its images', () => {
    const one = paint(STARTER, [1, 4], stroke('asteroide'));
    expect(paint(one, [-1, -4], stroke('asteroide', 'demi-tour')).asteroids).toHaveLength(
      EXAMPLE_ASTEROIDS[4].length + 2,
    );
    expect(paint(one, [1, 4], stroke('asteroide', 'demi-tour'))).toEqual(STARTER);
  });
  test('no asteroid in a hole', () => {
    const holed = paint(STARTER, [1, 4], stroke('trou'));
    expect(paint(holed, [1, 4], stroke('asteroide'))).toEqual(holed);
  });
  test('a probe goes, and comes back', () => {
    const five = paint(STARTER, [1, 0], stroke('sonde'));
    expect(five.probes).toEqual([
      [0, -1],
      [1, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ]); // row by row
    expect(paint(five, [1, 0], stroke('sonde'))).toEqual(STARTER);
  });
  test('the central asteroid and the probes follow the centre', () => {
    const moved = setCentre(STARTER, [1, -3]);
    expect(moved.board?.centre).toEqual([1, -3]);
    expect(moved.asteroids).toContainEqual([1, -3]);
    expect(moved.asteroids).not.toContainEqual([0, 0]);
    expect(moved.probes).toBeUndefined();
    expect(setCentre(moved, [0, 0])).toEqual(STARTER);
  });
  test('the ring has a centre of its own, until the centre is touched', () => {
    const off = setRing(STARTER, [-1, 0]);
    expect(off.ring).toEqual([-1, 0]);
    expect(setRing(off, [0, 0])).toEqual(STARTER);
  });
  test('a cell belongs to one zone', () => {
    const [, east = []] = EXAMPLE_ZONES[4];
    const [cell = [0, 0]] = east;
    const zones = paint(STARTER, cell, stroke('zone')).board?.zones ?? [];
    expect(zones.map((zone) => zone.length)).toEqual([24, 22, 23, 23]);
    expect(paint(paint(STARTER, cell, stroke('zone')), cell, stroke('zone', 'aucune', 1))).toEqual(STARTER);
  });
  test('a zone and its thirds', () => {
    const zones = paint(THREE, [5, -8], stroke('zone', 'tiers')).board?.zones ?? [];
    expect(zones.map((zone) => zone.length)).toEqual([24, 24, 24]);
    expect(zones[1]).toContainEqual([3, 5]);
  });
  test('a smaller board: its holes go with it, what sticks out is trimmed on demand', () => {
    const holed = paint(STARTER, [11, 0], stroke('trou'));
    const small = setRadius(holed, 8);
    expect(small.board).toEqual({ radius: 8 });
    expect(sticksOut(setRadius(STARTER, 6))).toBe(true); // asteroids seven and eight cells away
    const tidy = trimmed(setRadius(STARTER, 6));
    expect(tidy.asteroids?.every((place) => boardPlaces({ radius: 6 }).some((cell) => `${cell}` === `${place}`))).toBe(
      true,
    );
    expect(sticksOut(tidy)).toBe(false);
  });
  test('back to the example', () =>
    expect(exampleBoard(setRing(paint(setRadius(STARTER, 12), [2, 2], stroke('asteroide')), [-1, 0]))).toEqual(
      STARTER,
    ));
});

describe('ships', () => {
  const at = (work: Work, seat: number, name: Parameters<typeof postIn>[2]): string => {
    const post = postIn(work, seat, name);
    return post === undefined ? 'absent' : `${post.at} ${post.facing}${post.damage === undefined ? '' : ' !'}`;
  };
  test('a ship moves, turns, and the fleet is the example again once it is back', () => {
    const moved = moveShip(STARTER, 0, 'c3', [5, -10]);
    expect(at(moved, 0, 'c3')).toBe('5,-10 5');
    expect(moved.players[0]?.fleet?.fighters).toHaveLength(18);
    expect(moveShip(moved, 0, 'c3', [5, -11])).toEqual(STARTER);
    expect(at(faceShip(STARTER, 1, 'a1', 2), 1, 'a1')).toBe('9,-2 2');
  });
  test('a destroyer covers its rear and the cell ahead', () =>
    expect(coverOf({ name: 'D1', at: [4, -10], facing: 5 })).toEqual([
      [4, -10],
      [4, -9],
    ]));
  test('damage, given and taken back', () => {
    const hit = damageShip(STARTER, 2, 'D2', true);
    expect(at(hit, 2, 'D2')).toMatch(/ !$/);
    expect(damageShip(hit, 2, 'D2', false)).toEqual(STARTER);
  });
  test('a ship leaves, and comes back where it was', () => {
    const less = removeShip(FREE, 0, 'b2');
    expect(missingShips(less, 0)).toEqual(['b2']);
    expect(addShips(less, 0, ['b2'])).toEqual(FREE);
  });
  test('a ship whose place is taken comes beside it, in its zone when it must stay there', () => {
    const [away, back] = [removeShip(STARTER, 0, 'b2'), moveShip(removeShip(STARTER, 0, 'b2'), 0, 'b1', [7, -9])]; // b2 stood at (7, −9), b1 at (6, −9)
    expect(at(addShips(away, 0, ['b2']), 0, 'b2')).toBe('7,-9 4');
    expect(at(addShips(back, 0, ['b2']), 0, 'b2')).toBe('6,-9 4');
    const full = moveShip(back, 0, 'b3', [6, -9]); // the free cells of the zone: (7, −10), that b3 left, and (5, −10)
    expect(at(addShips(full, 0, ['b2']), 0, 'b2')).toBe('7,-10 4');
  });
});

describe('faults, in words', () => {
  test('a squadron in two: told at the squadron', () => {
    const cut = moveShip(STARTER, 0, 'a6', [5, -10]); // V4: no neighbour of (5, −10) is of squadron a
    const { faults } = check(cut);
    expect(faults.map(({ path }) => path)).toEqual(['players.0.fleet.a']);
    expect(faults[0]?.rules).toContain('bbs.mise-en-place.escadron-connecte');
    expect(placeIn('players.0.fleet.a', cut)).toBe('J1, escadron A');
  });
  test('a destroyer that leaves its zone: told at the ship', () => {
    const out = moveShip(STARTER, 0, 'D1', [4, -9]); // V6
    const [first] = check(out).faults;
    expect(placeIn(first?.path ?? '', out)).toBe('J1, destroyer D1');
  });
  test('two ships on a cell', () =>
    expect(codes(moveShip(STARTER, 0, 'c2', [3, -11]))).toContain('players.0.fleet.fighters.13')); // V5
  test('cards, powers, players', () => {
    expect(placeIn('players.1.power', STARTER)).toBe('J2, pouvoir');
    expect(
      placeIn('players.1.name', { ...STARTER, players: STARTER.players.with(1, { race: 'vonyan', name: 'Ana' }) }),
    ).toBe('Ana, nom');
    expect(placeIn('decks.vonyan.2.turn', STARTER)).toBe('Cartes de déplacement, carte 3, rotation');
    expect(placeIn('board.zones.1.4', STARTER)).toBe('Plateau, zone 2, élément 5');
    expect(placeIn('', STARTER)).toBe('Scénario');
  });
  test('a card that turns four sides', () =>
    expect(codes(setCard(STARTER, 'terriens', 0, 'turn', 4))).toEqual(['decks.terriens.0.turn'])); // V8
  test('eighteen asteroids', () => expect(codes(paint(STARTER, [1, 4], stroke('asteroide')))).toEqual(['asteroids'])); // V117: the box holds 17
  test('the starter is ready', () => expect(check(STARTER)).toMatchObject({ faults: [], sharable: true }));
  test('a challenge: its own faults have their own paths', () => {
    const work: Work = { ...FREE, challenge: { ...NEW_CHALLENGE, turns: 2.5 } };
    expect(codes(work)).toEqual(['challenge.turns']);
    expect(check(work).sharable).toBe(false);
    expect(codes({ ...FREE, challenge: { ...NEW_CHALLENGE, goal: { of: 'total', least: 0 } } })).toEqual([
      'challenge.goal.least',
    ]);
    expect(codes(moveShip({ ...STARTER, challenge: NEW_CHALLENGE }, 0, 'a6', [5, -10]))).toEqual(['players.0.fleet.a']);
  });
  test('no title: told once, challenge or not', () => {
    expect(codes({ ...FREE, name: ' ' })).toEqual(['name']);
    expect(codes({ ...FREE, name: ' ', challenge: NEW_CHALLENGE })).toEqual(['name']);
  });
});

describe('the table', () => {
  test('a fourth player has the race that is left', () =>
    expect(setTable(THREE, 4).players.map(({ race }) => race)).toEqual([
      'terriens',
      'vonyan',
      'valkyries',
      'dreckach',
    ]));
  test('a player less: who was to begin is drawn again, zones follow', () => {
    const work = setFirst(paint(STARTER, [5, -8], stroke('zone')), 3);
    const three = setTable(work, 3);
    expect([three.players.length, three.first, three.board?.zones?.length]).toEqual([3, null, 3]);
  });
  test('a race taken by another: they change places, powers go', () => {
    const work = setPower(STARTER, 0, 'terriens-2');
    const swapped = setRace(work, 0, 'vonyan');
    expect(swapped.players.slice(0, 2)).toEqual([{ race: 'vonyan' }, { race: 'terriens' }]);
    expect(setRace(STARTER, 0, null).players[0]).toEqual({ race: null });
  });
  test('powers: drawn, none, chosen; hidden, revealed, spent', () => {
    const chosen = setPower(STARTER, 3, 'dreckach-2');
    expect(setPowerState(chosen, 3, 'epuise').players[3]).toEqual({
      race: 'dreckach',
      power: 'dreckach-2',
      revealed: true,
      spent: true,
    });
    expect(setPowerState(setPowerState(chosen, 3, 'epuise'), 3, 'cache')).toEqual(chosen);
    expect(setPower(chosen, 3, 'tire')).toEqual(STARTER);
    expect(setPower(STARTER, 3, 'none').players[3]?.power).toBe('none');
  });
  test('prizes: none is not told', () => {
    const some = setPrize(STARTER, 1, 'probes', 2);
    expect(some.players[1]?.prizes).toEqual({ probes: 2 });
    expect(setPrize(some, 1, 'probes', 0)).toEqual(STARTER);
  });
  test('round 7: three cards left each, and a first player', () => {
    const late = setRound(FREE, 7);
    expect(late.first).toBe(0);
    expect(late.players.map(({ left }) => left)).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(codes(late)).toEqual([]);
  });
  test('who has played this round has one card less', () => {
    const late = setActive(setRound(FREE, 7), 2);
    expect(late.players.map(({ left }) => left?.length)).toEqual([2, 2, 3, 3]);
    expect(codes(late)).toEqual([]);
    expect(setFirst(late, null)).toEqual(FREE);
  });
  test('back to the first round, every card is back', () =>
    expect(setRound(setRound(FREE, 9), 1)).toEqual({ ...FREE, first: 0 }));
  test('cards left, in order or not, and in hand', () => {
    const late = setRound(FREE, 8); // two cards each
    const changed = toggleLeft(toggleLeft(late, 0, 0), 0, 6);
    expect(changed.players[0]?.left).toEqual([1, 6]);
    expect(shiftLeft(setImposed(changed, true), 0, 0, 1).players[0]?.left).toEqual([6, 1]);
    const held = toggleHand(changed, 0, 6);
    expect(held.players[0]?.hand).toEqual([6]);
    expect(toggleLeft(held, 0, 6).players[0]?.hand).toBeUndefined();
  });
  test('cards of one’s own: told by race, or for all; the example’s are not told', () => {
    const own = setCard(STARTER, 'vonyan', 8, 'speed', 7);
    expect(own.decks?.vonyan?.[8]).toEqual({ speed: 7, turn: 0, points: 4 });
    expect(Object.keys(sameForAll(own, 'vonyan').decks ?? {})).toHaveLength(4);
    expect(setCard(own, 'vonyan', 8, 'speed', EXAMPLE_DECK[8]?.speed ?? 0)).toEqual(STARTER);
  });
  test('an option at its default leaves no trace', () =>
    expect(setOption(setOption(STARTER, 'valkyrieBonus', 1), 'valkyrieBonus', 2)).toEqual(STARTER));
});

describe('to and from links and files', () => {
  const back = (work: Work): unknown => {
    const read = POST.fromLink(`#s=${POST.encode(work)}`);
    return read.ok ? read.value : read.error;
  };
  const CHALLENGE: Work = {
    ...setRound(FREE, 7),
    note: 'Que feriez-vous ?',
    challenge: { seat: 0, turns: 2, goal: { of: 'total', least: 12 } },
  };
  test('a game, a challenge', () => {
    for (const work of [STARTER, setPosts(FREE, 1, []), CHALLENGE]) expect(back(work)).toEqual(work);
    expect(TRADE.pack(CHALLENGE).mode).toBe('battle-beyond-space/escarmouche');
  });
  test('a file of either kind', () => {
    for (const work of [STARTER, CHALLENGE]) {
      const text = POST.toFile(work);
      expect(POST.fromFile(text)).toEqual({ ok: true, value: work });
      expect(text).toMatch(/"race": "terriens"/); // readable
    }
  });
  test('a skirmish holds the position, and comes back as it was', () => {
    const skirmish = toEscarmouche(CHALLENGE, CHALLENGE.challenge ?? NEW_CHALLENGE);
    expect(skirmish.position.note).toBeUndefined();
    expect(fromEscarmouche(skirmish)).toEqual(CHALLENGE);
    expect(toPartie(CHALLENGE)).not.toHaveProperty('challenge');
  });
  test('a draft kept on the device', () => {
    for (const work of [STARTER, CHALLENGE, { ...STARTER, name: '' }])
      expect(isWork(JSON.parse(JSON.stringify(work)))).toBe(true);
    for (const wrong of [
      null,
      {},
      { ...STARTER, players: 3 },
      { ...STARTER, challenge: { seat: 9 } },
      { ...STARTER, kind: 'autre' },
    ])
      expect(isWork(wrong)).toBe(false);
  });
  test('no fault of a scenario is lost between the work and its paths', () => {
    const faulty: PartieScenario = { ...STARTER, name: ' ', players: [{ race: 'terriens' }, { race: 'terriens' }] };
    expect(codes(faulty)).toEqual(expect.arrayContaining(['name', 'players', 'players.1.race']));
  });
});
