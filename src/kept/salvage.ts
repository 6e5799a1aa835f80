// A text that was cut short, or spoilt from some place on: what its beginning still says.

interface Cut {
  readonly at: number; // how much of the text is taken
  readonly close: string; // what closes it
}
const CLOSES: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
const DEEPEST = 100; // nothing that the site writes is half as deep

/** Every place where the text can stop and be closed, in order: after a bracket, or before a comma. */
const cutsOf = (text: string): readonly Cut[] => {
  const cuts: Cut[] = [];
  const open: string[] = [];
  const cut = (at: number): void => void cuts.push({ at, close: open.toReversed().join('') });
  for (let i = 0; i < text.length; i += 1) {
    const c = text.charAt(i);
    if (c === '"') {
      for (i += 1; i < text.length && text.charAt(i) !== '"'; i += 1) if (text.charAt(i) === '\\') i += 1;
    } else if (c in CLOSES) {
      open.push(CLOSES[c] ?? '');
      if (open.length > DEEPEST) break;
      cut(i + 1);
    } else if (c === '}' || c === ']') {
      open.pop();
      cut(i + 1);
      if (open.length === 0) break;
    } else if (c === ',') cut(i);
  }
  return cuts;
};
const parse = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** The value of the longest beginning that can be read; undefined when there is none. Never throws. */
export const salvage = (text: string): unknown => {
  const cuts = cutsOf(text);
  let best: unknown;
  let [low, high] = [0, cuts.length - 1]; // a beginning that reads has all those before it that read
  while (low <= high) {
    const middle = (low + high) >> 1;
    const { at, close } = cuts[middle] ?? { at: 0, close: '' };
    const read = parse(text.slice(0, at) + close);
    if (read === undefined) high = middle - 1;
    else {
      best = read.value;
      low = middle + 1;
    }
  }
  return best;
};

/** What a text says, and whether that is all of it. */
export const readWhole = (text: string): { readonly value: unknown; readonly whole: boolean } => {
  const all = parse(text);
  return all === undefined ? { value: salvage(text), whole: false } : { value: all.value, whole: true };
};
