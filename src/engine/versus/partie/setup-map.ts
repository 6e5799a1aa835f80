// The map as a scenario draws it: its zones, its exits, where each stands and which touch.
import { LIMITS } from '../constants.ts';
import type { Zone } from '../types.ts';
import { type Faults, faultWith, isRepeated, when } from './setup-faults.ts';
import type { Ground } from './types.ts';

const SPOT = new RegExp(`^[a-${String.fromCharCode(96 + LIMITS.plan)}][1-${LIMITS.plan}]$`);
const sameDoor = (a: readonly Zone[] | undefined, b: readonly Zone[]): boolean =>
  a !== undefined && b.every((zone) => a.includes(zone));
/** Where zones are drawn, and which touch. */
const planFaults = ({ zones = [], spots = [], doors = [] }: Ground): Faults => [
  ...spots.flatMap((spot, i) => {
    const about = `${i < zones.length ? 'zones' : 'spots'}.${i}`;
    return [
      ...when(
        !SPOT.test(spot) || i >= zones.length,
        faultWith('zone-hors-plan', about, { n: LIMITS.plan }, 'vs.mise-en-place.finir'),
      ),
      ...when(
        i < zones.length && isRepeated(spots, i),
        faultWith(
          'zone-dessous',
          about,
          { zone: zones[i] ?? '', autre: zones[spots.indexOf(spot)] ?? '' },
          'vs.mise-en-place.finir',
        ),
      ),
    ];
  }),
  ...doors.flatMap((door, i) =>
    when(
      !door.every((zone) => zones.includes(zone)) ||
        door[0] === door[1] ||
        doors.findIndex((one) => sameDoor(one, door)) < i,
      faultWith('zones-reliees', `doors.${i}`, { une: door[0], autre: door[1] }, 'vs.mise-en-place.finir'),
    ),
  ),
];
export const mapFaults = ({ zones = [], exits = [], ...ground }: Ground): Faults => [
  ...when(
    zones.length > LIMITS.zones,
    faultWith('zones-nombre', 'zones', { n: LIMITS.zones }, 'vs.mise-en-place.finir'),
  ),
  ...zones.flatMap((zone, i) => [
    ...when(
      zone.trim() === '' || zone.length > LIMITS.zone,
      faultWith('zone-nom', `zones.${i}`, { n: LIMITS.zone }, 'vs.mise-en-place.finir'),
    ),
    ...when(isRepeated(zones, i), faultWith('zone-double', `zones.${i}`, { zone }, 'vs.mise-en-place.finir')),
  ]),
  ...exits.flatMap((zone, i) =>
    when(
      !zones.includes(zone) || isRepeated(exits, i),
      faultWith('sortie-zone', `exits.${i}`, { zone }, 'vs.m4.exfiltrer'),
    ),
  ),
  ...planFaults({ zones, ...ground }),
];
