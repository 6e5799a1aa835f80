// Decisions written as one large number, each at the price of its odds: what is nearly sure costs next to nothing. The same code writes and reads. FROZEN: published links are read with it.

export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'; // 64 of them
const BASE = BigInt(DIGITS.length);

/** What to decide is given when writing, and given back when reading; a reader pays no heed to it. */
export interface Coder {
  /** One of `n`, all alike. */
  readonly among: (n: number, value: number) => number;
  /** Yes or no: `yes` chances out of `total`. */
  readonly odds: (yes: number, total: number, value: boolean) => boolean;
}
/** `freq` chances out of `total`, from `start` on. */
interface Choice {
  readonly start: number;
  readonly freq: number;
  readonly total: number;
}
const answer = (yes: number, total: number, value: boolean): Choice =>
  value ? { start: 0, freq: yes, total } : { start: yes, freq: total - yes, total };

const textOf = (number: bigint): string => {
  let text = '';
  for (let left = number; left > 0n; left /= BASE) text = DIGITS.charAt(Number(left % BASE)) + text;
  return text;
};
/** The text of the decisions that `run` takes. */
export const written = (run: (coder: Coder) => void): string => {
  const choices: Choice[] = [];
  run({
    among: (n, value) => {
      choices.push({ start: value, freq: 1, total: n });
      return value;
    },
    odds: (yes, total, value) => {
      choices.push(answer(yes, total, value));
      return value;
    },
  });
  // The last decision first: reading then finds the first one on top.
  return textOf(
    choices.reduceRight((number, { start, freq, total }) => {
      const [f, s] = [BigInt(freq), BigInt(start)];
      return (number / f) * BigInt(total) + s + (number % f);
    }, 0n),
  );
};
const LONGEST = 2_000; // letters
/** What `run` decides from such a text; undefined when the text is not what would be written. */
export const readBack = <T>(text: string, run: (coder: Coder) => T | undefined): T | undefined => {
  if (text.length > LONGEST || [...text].some((letter) => !DIGITS.includes(letter))) return undefined;
  let number = [...text].reduce((sum, letter) => sum * BASE + BigInt(DIGITS.indexOf(letter)), 0n);
  const take = ({ start, freq, total }: Choice): void => {
    number = BigInt(freq) * (number / BigInt(total)) + (number % BigInt(total)) - BigInt(start);
  };
  const slotOf = (total: number): number => Number(number % BigInt(total));
  const found = run({
    among: (n) => {
      const value = slotOf(n);
      take({ start: value, freq: 1, total: n });
      return value;
    },
    odds: (yes, total) => {
      const value = slotOf(total) < yes;
      take(answer(yes, total, value));
      return value;
    },
  });
  return number === 0n ? found : undefined;
};

/** Odds that follow what was answered so far to the same question. `first`: no, then yes. */
export const learner = (
  coder: Coder,
): ((question: string, first: readonly [no: number, yes: number], value: boolean) => boolean) => {
  const seen = new Map<string, readonly [no: number, yes: number]>();
  const LESSON = 10;
  return (question, first, value) => {
    const [no, yes] = seen.get(question) ?? first;
    const given = coder.odds(yes, no + yes, value);
    seen.set(question, given ? [no, yes + LESSON] : [no + LESSON, yes]);
    return given;
  };
};
