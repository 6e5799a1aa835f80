// What the last step changed, as places of the board: they are pointed at.
import type { TrackEvent } from '../../engine/versus/mission/types.ts';
import type { PartieEvent } from '../../engine/versus/partie/event-types.ts';
import { CAMP_ZONES, CAMPS, type Place } from './places.ts';

type Told = PartieEvent | TrackEvent;
const tileOfFigure = (figure: string): Place => `tile:${figure.slice(0, figure.lastIndexOf('#'))}`;
const named = (event: Told): readonly Place[] => [
  ...('tile' in event && event.tile !== null ? [`tile:${event.tile}` as const] : []),
  ...('tiles' in event ? event.tiles.map((tile): Place => `tile:${tile}`) : []),
  ...('figure' in event && event.figure !== null ? [tileOfFigure(event.figure)] : []),
  ...('figures' in event && typeof event.figures === 'object' ? event.figures.map(tileOfFigure) : []),
  ...('piece' in event ? [`piece:${event.piece}` as const] : []),
  ...('shadow' in event && event.shadow !== null ? [`shadow:${event.shadow}` as const] : []),
];
const moved = (event: Told): readonly Place[] => {
  switch (event.type) {
    case 'recovered':
      return [`discs:${event.side}:available`, `discs:${event.side}:unavailable`];
    case 'paid':
      return [`discs:${event.side}:available`, `discs:${event.side}:spent`];
    case 'returned':
      return [`discs:${event.side}:spent`, `discs:${event.side}:unavailable`];
    case 'disc':
      return [`discs:${event.side}:${event.from}`, `discs:${event.side}:${event.to}`];
    case 'stolen':
      return CAMP_ZONES;
    case 'energy-recovered':
      return [`cubes:${event.side}:available`, `cubes:${event.side}:fatigue`];
    case 'activated':
      return event.cubes === 0 ? [] : [`cubes:${event.side}:available`];
    case 'cubes-moved':
      return [`cubes:${event.side}:${event.from}`, `cubes:${event.side}:${event.to}`];
    case 'hacked':
      return [`cubes:${event.side}:${event.space}`];
    case 'transformed':
      return [`tile:${event.to}`];
    case 'late':
      return [`next:${event.side}`];
    case 'tile-counted':
      return [`lost:${event.side}`];
    case 'marker-placed':
    case 'marker-removed':
    case 'markers-flipped':
    case 'marker-reported':
      return [`marker:${event.kind}`];
    case 'fumes':
      return CAMPS.map((camp): Place => `next:${camp}`);
    default:
      return [];
  }
};
/** Every place that some event touched. A place that is not drawn lights nothing. */
export const toldOf = (events: readonly Told[]): ReadonlySet<Place> =>
  new Set(events.flatMap((event) => [...named(event), ...moved(event)]));
