// Readings of a rule compared: one situation told under each, less what all of them tell alike.

interface Told {
  readonly told: readonly { readonly sentence: string }[];
}
const sharedStart = (lists: readonly (readonly string[])[]): number => {
  const [first = []] = lists;
  const parts = first.findIndex((sentence, i) => lists.some((list) => list[i] !== sentence));
  return parts < 0 ? Math.min(...lists.map((list) => list.length)) : parts;
};
const sentences = ({ told }: Told): readonly string[] => told.map(({ sentence }) => sentence);

/** The same readings from where they part to where they meet again. */
export const apart = <R extends Told>(readings: readonly R[]): readonly R[] => {
  const start = sharedStart(readings.map(sentences));
  const parted = readings.map((reading) => ({ ...reading, told: reading.told.slice(start) }));
  const end = sharedStart(parted.map((reading) => sentences(reading).toReversed()));
  return parted.map((reading) => ({ ...reading, told: reading.told.slice(0, reading.told.length - end) }));
};
