import { expect, test } from 'vitest';
import {
  destroyersOf,
  idOf,
  indexOf,
  isDestroyer,
  nameOf,
  ownerOf,
  shipOf,
  squadronOf,
  squadronStart,
} from './ships.ts';
import { FLEET, SQUADRONS } from './types.ts';

const SEATS = [0, 1, 2, 3] as const;

test('eighty ships, in the order of the seats and of the fleet', () => {
  SEATS.forEach((seat) =>
    FLEET.forEach((name, n) => {
      const index = 20 * seat + n;
      const squadron = SQUADRONS.find((one) => name.startsWith(one));
      expect([
        idOf(index),
        nameOf(index),
        ownerOf(index),
        indexOf(`${seat}${name}`),
        shipOf(seat, name),
        isDestroyer(index),
        squadronOf(index),
      ]).toEqual([`${seat}${name}`, name, seat, index, index, n >= 18, squadron]);
    }),
  );
});
test('« 2b4 » is at 2 × 20 + 9; squadrons and destroyers of a seat', () => {
  expect(indexOf('2b4')).toBe(49);
  expect(SQUADRONS.map((squadron) => nameOf(squadronStart(3, squadron)))).toEqual(['a1', 'b1', 'c1']);
  expect(destroyersOf(1).map(idOf)).toEqual(['1D1', '1D2']);
});
test.each(['', '4a1', '0a7', '0a0', '0d1', '0D3', '0D', 'a1', '0a1 ', 'constructor'])(
  'no ship is called « %s »',
  (id) => expect(indexOf(id)).toBeUndefined(),
);
