// What French typography forbids in a text on show. Shared by the checks over the built pages and by the browser's.

const FAULTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['an ordinary space before ; ! ? :', /[^\s][ \t\n][;!?:](?=\s|$|»)/gu],
  ['no narrow no-break space before ; ! ?', /[\p{L}\p{N})»\u00A0][;!?](?=[\s\u00A0\u202F]|$)/gu],
  ['no no-break space before :', /[\p{L}\p{N})»\u202F]:(?=[ \u00A0]|$)/gu],
  ['a straight apostrophe', /\p{L}'\p{L}/gu],
  ['« without its narrow no-break space', /«(?!\u202F)/gu],
  ['» without its narrow no-break space', /(?<!\u202F)»/gu],
  ['three dots', /\.\.\./gu],
];

/** English titles, set as their boxes are. */
const TITLES = /Masters of the Universe: Fields of Eternia|Batman: Gotham City Chronicles/g;

/** The faults of a text, each with its neighbours; white space counts as a browser collapses it. */
export const typographyFaults = (text: string): readonly string[] => {
  const seen = text
    .replace(TITLES, 'X')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
  return FAULTS.flatMap(([what, pattern]) =>
    [...seen.matchAll(pattern)].map(({ index }) => `${what}: « ${seen.slice(Math.max(0, index - 25), index + 20)} »`),
  );
};
