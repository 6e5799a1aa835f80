// What is painted in one place is painted in its images too: half a turn, thirds of a turn, or a mirror that stands upright; always around the middle of the disc.
import { hexAt, placeOf } from '../../../engine/battle-beyond-space/data.ts';
import type { Place } from '../../../engine/battle-beyond-space/types.ts';
import { rotated } from '../../../engine/hex/shapes.ts';
import { isSame } from './places.ts';

export const SYMMETRIES = ['aucune', 'demi-tour', 'tiers', 'miroir'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
export const SYMMETRY_NAMES: Readonly<Record<Symmetry, string>> = {
  aucune: 'aucune',
  'demi-tour': 'demi-tour',
  tiers: 'tiers de tour',
  miroir: 'miroir, de gauche à droite',
};

/** In sixths of a turn, clockwise: zones follow one another clockwise too. */
const TURNS: Readonly<Record<Exclude<Symmetry, 'miroir'>, readonly number[]>> = {
  aucune: [0],
  'demi-tour': [0, -3],
  tiers: [0, -2, -4],
};
const mirrored = ([q, r]: Place): Place => [-q - r || 0, r];
const allImages = (place: Place, symmetry: Symmetry): readonly Place[] =>
  symmetry === 'miroir'
    ? [place, mirrored(place)]
    : TURNS[symmetry].map((turns) => placeOf(rotated(hexAt(place), turns)));
/** The place first, then its images, each once. */
export const imagesOf = (place: Place, symmetry: Symmetry): readonly Place[] =>
  allImages(place, symmetry).filter((one, i, all) => all.findIndex((other) => isSame(other, one)) === i);

/** Seats sit clockwise from the north; at three, a mirror keeps the north and swaps the two others. */
const seatImage = (seat: number, symmetry: Symmetry, rank: number, seats: number): number | undefined => {
  if (rank === 0) return seat;
  if (symmetry === 'miroir') return (seats - seat) % seats;
  const turn = (seats * rank) / TURNS[symmetry as Exclude<Symmetry, 'miroir'>].length;
  return Number.isInteger(turn) ? (seat + turn) % seats : undefined;
};
/** Where a place of a seat's zone goes, and in whose zone; images that fall in nobody's zone, as half a turn at three, are left out. */
export const zoneImages = (
  place: Place,
  seat: number,
  symmetry: Symmetry,
  seats: number,
): readonly { readonly seat: number; readonly place: Place }[] =>
  allImages(place, symmetry).flatMap((image, rank) => {
    const whose = seatImage(seat, symmetry, rank, seats);
    return whose === undefined ? [] : [{ seat: whose, place: image }];
  });
