import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '../../engine/hex/hex.ts';
import { reachOf } from './compass-room.ts';

const place = { centre: { x: 180, y: 150 }, cell: 38, roof: 0, width: 360, height: 300 };
/** The middle of the cell so many steps towards a side. */
const towards = (facing: number, steps: number): { readonly x: number; readonly y: number } => ({
  x: 180 + Math.cos((facing * Math.PI) / 3) * 38 * steps,
  y: 150 - Math.sin((facing * Math.PI) / 3) * 38 * steps,
});
const apart = (facing: number, reach: number, ship: { readonly x: number; readonly y: number }): number => {
  const at = { x: 180 + Math.cos((facing * Math.PI) / 3) * reach, y: 150 - Math.sin((facing * Math.PI) / 3) * reach };
  return Math.hypot(at.x - ship.x, at.y - ship.y);
};

describe('the ring of sides around a ship', () => {
  test('alone, its six buttons stand as near as each other', () => {
    const reaches = DIRECTIONS.map((facing) => reachOf(facing, { ...place, ships: [place.centre] }));
    expect(new Set(reaches).size).toBe(1);
  });
  test('no button lies over the fighter beside it, nor over the next one', () => {
    for (const facing of DIRECTIONS)
      for (const steps of [1, 2]) {
        const ship = towards(facing, steps);
        const reach = reachOf(facing, { ...place, ships: [place.centre, ship] });
        expect(apart(facing, reach, ship)).toBeGreaterThan(22 + 38 * 0.29); // the button and the hull
        expect(apart(facing, reach, place.centre)).toBeGreaterThan(22 + 38 * 0.29);
      }
  });
  test('a button stays in the place, over as little as it may where nothing is free', () => {
    const reach = reachOf(0, { ...place, width: 262, ships: [towards(0, 1), towards(0, 2)] });
    expect(180 + reach).toBeLessThanOrEqual(262 - 22);
    const under = reachOf(1, { ...place, roof: 60, ships: [towards(1, 1)] });
    expect(150 - Math.sin(Math.PI / 3) * under).toBeGreaterThanOrEqual(60 + 22);
  });
});
