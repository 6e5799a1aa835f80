// The text that the grammar reads: lower case, no accent, one sign for each kind of apostrophe, dash, space or line break. Every unit of it knows where it was written.

export interface Folded {
  readonly source: string;
  /** Lines end with "\n"; spaces, tabs and control characters are " ". */
  readonly text: string;
  /** For each unit of `text`, the span of `source` it was written with. A letter that folds to several shares its span among them. */
  readonly from: readonly number[];
  readonly to: readonly number[];
  /** Where each line of `source` begins. */
  readonly lines: readonly number[];
}

const BREAK = /[\n\r\v\f\u0085\u2028\u2029]/u;
// Before NFKC, which would take some of these for a space and an accent.
const APOSTROPHE = /['`´\u02B9-\u02BD\u02C8\u02CA\u02CB\u2018-\u201B\u2032\u2035\uFF07]/u;
const QUOTE = /["«»\u201C-\u201F\u2033\u2036\u2039\u203A\uFF02]/u;
const SLASH = /[/\u2044\u2215\uFF0F]/u;
const DASH = /[\p{Pd}\u2212\u207B\u208B\u2796]/u;
const SPACE = /[\p{Z}\p{Cc}]/u;
/** Invisible: accents on their own, soft hyphens, marks of direction. */
const NOTHING = /[\p{M}\p{Cf}]/gu;
/** What a reader sees on paper. */
export const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** ½, ², ①: left as written, for NFKC would read « 2² » as 22. */
const OTHER_NUMBER = /\p{No}/u;

const foldRare = (char: string): string => {
  if (BREAK.test(char)) return '\n';
  if (APOSTROPHE.test(char)) return "'";
  if (QUOTE.test(char)) return '"';
  if (SLASH.test(char)) return '/';
  if (DASH.test(char)) return '-';
  if (SPACE.test(char)) return ' ';
  if (OTHER_NUMBER.test(char)) return char;
  const compatible = char.normalize('NFKC');
  // « ﬃ » is three letters; signs that stand for whole words (« ﷺ ») stay one.
  const folded = (compatible.length > 3 ? char : compatible)
    .toLowerCase()
    .normalize('NFD')
    .replace(NOTHING, '')
    .replace(/\s/gu, ' ');
  // An accent alone that Unicode counts as a sign (« ᾿ ») or a letter (U+FC5E) would leave a space: a title of it would be none.
  return folded.trim() === '' && VISIBLE.test(char) ? char : folded;
};

/** Most characters, folded once for all. */
const ASCII = Array.from({ length: 128 }, (_, code) => foldRare(String.fromCharCode(code)));

/** Never throws, whatever the string: a lone surrogate is a character like another. */
export const fold = (source: string): Folded => {
  let text = '';
  let last = '\n';
  const [from, to, lines]: [number[], number[], number[]] = [[], [], [0]];
  const seen = new Map<number, string>();
  for (let at = 0; at < source.length;) {
    const code = source.codePointAt(at) ?? 0;
    const end = at + (code > 0xffff ? 2 : 1);
    const rare = code === 13 && source.charCodeAt(end) === 10 ? ' ' : (ASCII[code] ?? seen.get(code));
    const folded = rare ?? foldRare(source.slice(at, end));
    if (rare === undefined) seen.set(code, folded);
    if (folded === '\n') lines.push(end);
    // An accent on its own belongs to the letter before it.
    if (folded === '' && last !== '\n') to[to.length - 1] = end;
    for (let unit = 0; unit < folded.length; unit += 1) {
      from.push(at);
      to.push(end);
    }
    text += folded;
    if (folded !== '') last = folded;
    at = end;
  }
  // A hyphen between two letters joins the words of one phrase: same length, so that the spans still hold.
  return { source, text: text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' '), from, to, lines };
};

/** From 1, both; the column counts the units of `source` in its line. */
export const placeOf = ({ lines }: Folded, offset: number): { readonly line: number; readonly column: number } => {
  // The last line that begins at the offset or before.
  let [line, after] = [0, lines.length];
  while (after - line > 1) {
    const middle = (line + after) >> 1;
    if ((lines[middle] ?? 0) <= offset) line = middle;
    else after = middle;
  }
  return { line: line + 1, column: offset - (lines[line] ?? 0) + 1 };
};
