// Inner names of what the reader types: lower case, no accent, never two alike.
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 36);
/** « sort-1 », then « sort-2 »: the first that is not taken. */
export const freshId = (stem: string, taken: readonly string[]): string => {
  let n = 1;
  while (taken.includes(`${stem}-${n}`)) n += 1;
  return `${stem}-${n}`;
};
/** What stands for a name while there is none. */
export const nameOr = (name: string | undefined, otherwise: string): string =>
  name === undefined || name.trim() === '' ? otherwise : name;
