// What is done in one place is done in its images too: half a turn, thirds of a turn, or a mirror that stands upright; always around the middle of the disc.
import { hexAt, placeOf } from '../../../engine/battle-beyond-space/data.ts';
import type { Facing, Place } from '../../../engine/battle-beyond-space/types.ts';
import { turned } from '../../../engine/hex/hex.ts';
import { rotated } from '../../../engine/hex/shapes.ts';
import { isSame } from './places.ts';

export const SYMMETRIES = ['aucune', 'demi-tour', 'tiers', 'miroir'] as const;
export type Symmetry = (typeof SYMMETRIES)[number];
export const SYMMETRY_NAMES: Readonly<Record<Symmetry, string>> = {
  aucune: 'Sans symétrie',
  'demi-tour': 'Demi-tour',
  tiers: 'Tiers de tour',
  miroir: 'Miroir',
};

/** What a symmetry makes of a place, of a side, of a seat. */
export interface Image {
  readonly place: (place: Place) => Place;
  readonly facing: (facing: number) => Facing;
  readonly seat: (seat: number) => number | undefined; // undefined: nobody's, as half a turn at three
}
const SAME: Image = { place: (place) => place, facing: (facing) => turned(0, facing), seat: (seat) => seat };
/** The `rank`th of the turns that make a whole one; seats and zones follow one another clockwise too. */
const turnImage = (rank: number, parts: 2 | 3, seats: number): Image => {
  const sixths = (-6 * rank) / parts;
  const steps = (seats * rank) / parts;
  return {
    place: (place) => placeOf(rotated(hexAt(place), sixths)),
    facing: (facing) => turned(0, facing + sixths),
    seat: (seat) => (Number.isInteger(steps) ? (seat + steps) % seats : undefined),
  };
};
/** Seats sit clockwise from the north; at three, a mirror keeps the north and swaps the two others. */
const mirrorImage = (seats: number): Image => ({
  place: ([q, r]) => [-q - r || 0, r],
  facing: (facing) => turned(0, 3 - facing),
  seat: (seat) => (seats - seat) % seats,
});
/** Each thing as it is first. */
export const imagesUnder = (symmetry: Symmetry, seats: number): readonly Image[] => {
  switch (symmetry) {
    case 'aucune':
      return [SAME];
    case 'demi-tour':
      return [SAME, turnImage(1, 2, seats)];
    case 'tiers':
      return [SAME, turnImage(1, 3, seats), turnImage(2, 3, seats)];
    case 'miroir':
      return [SAME, mirrorImage(seats)];
  }
};
/** The place first, then its images, each once. */
export const imagesOf = (place: Place, symmetry: Symmetry): readonly Place[] =>
  imagesUnder(symmetry, 1)
    .map((image) => image.place(place))
    .filter((one, i, all) => all.findIndex((other) => isSame(other, one)) === i);

/** Where a place of a seat's zone goes, and in whose zone. */
export const zoneImages = (
  place: Place,
  seat: number,
  symmetry: Symmetry,
  seats: number,
): readonly { readonly seat: number; readonly place: Place }[] =>
  imagesUnder(symmetry, seats).flatMap((image) => {
    const whose = image.seat(seat);
    return whose === undefined ? [] : [{ seat: whose, place: image.place(place) }];
  });
