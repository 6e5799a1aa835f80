// A map framed on some of its zones, drawn larger.
import type { MapSpec, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { type MapSheet, placesOf } from './land.ts';
import { viewOf } from './map-layout.ts';

const ROOM = { aside: 96, above: 100, below: 84 }; // around a place, what stands there: heroes over it, its name under
const NEAREST = 2.4;
/** The sheet on which these zones fill what is seen: the same map drawn larger, and where to look. Ways across and down grow about alike. */
export const sheetOn = (map: MapSpec, sheet: MapSheet, zones: readonly ZoneId[]): MapSheet => {
  const { width, height, sign, font } = sheet;
  const spanOn = (of: MapSheet) => {
    const places = [...placesOf(map, of)].filter(([id]) => zones.includes(id)).map(([, at]) => at);
    const ends = (list: readonly number[]) => [Math.min(...list), Math.max(...list)] as const;
    return [ends(places.map(([x]) => x)), ends(places.map(([, y]) => y))] as const;
  };
  const [[left, right], [top, bottom]] = spanOn(sheet);
  if (!Number.isFinite(right - left)) return sheet;
  const zoom = (room: number, span: number): number => Math.max(1, Math.min(NEAREST, room / Math.max(1, span)));
  const [across, down] = [
    zoom(width - 2 * ROOM.aside * sign, right - left),
    zoom(height - (ROOM.above + ROOM.below) * sign, bottom - top),
  ];
  const large: MapSheet = {
    width: Math.round(width * Math.min(across, 1.5 * down)),
    height: Math.round(height * Math.min(down, 1.5 * across)),
    sign: sign * Math.sqrt(Math.min(across, down)),
    font,
  };
  const [[x1, x2], [y1, y2]] = spanOn(large);
  const within = (middle: number, most: number, all: number): number =>
    Math.round(Math.max(0, Math.min(all - most, middle - most / 2)));
  const middle = (y1 + y2 + (ROOM.below - ROOM.above) * large.sign) / 2;
  return {
    ...large,
    view: [within((x1 + x2) / 2, width, large.width), within(middle, height, large.height), width, height],
  };
};
/** What is seen of a map: its places that stand in the part of the sheet that is looked at. */
export const seenOn = (map: MapSpec, sheet: MapSheet): MapSpec => {
  const [left, top, width, height] = viewOf(sheet);
  const at = placesOf(map, sheet);
  const zones = map.zones.filter(({ id }) => {
    const [x, y] = at.get(id) ?? [0, 0];
    return x > left && x < left + width && y > top && y < top + height;
  });
  return { ...map, zones };
};
