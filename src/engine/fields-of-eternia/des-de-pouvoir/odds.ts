// Exact chances of power dice: what a pool is worth, and one pool against another. No game is played: a throw and its waves, by counts of faces.
import { add, div, mul, ONE, ratio, type Ratio, sub, ZERO } from '../../kernel/ratio.ts';
import { EXAMPLE_WILD_DIE, WILD_SIDES } from '../constants.ts';
import { isDie, throwsOf } from '../dice.ts';
import type { WildDice } from '../types.ts';

/**
 * How somebody rerolls. « blancs »: as long as a die is marked, all the marked dice and, for each, one blank die if there is one (a blank is worth nothing:
 * that loses nothing). « marques »: the marked dice alone, as long as there are any. « jamais »: stops at the first throw.
 */
export const REROLLS = ['blancs', 'marques', 'jamais'] as const;
export type Rerolls = (typeof REROLLS)[number];
export interface Pool {
  readonly dice: number;
  readonly fixed?: number; // added to the successes: printed initiative, dice beyond ten, an enemy's figure
  readonly die?: WildDice; // the example die unless told
  readonly rerolls?: Rerolls; // « blancs » unless told
}
/** Shares[n]: the chance of n exactly. They add up to 1. */
export type Shares = readonly Ratio[];
/** The most dice that these sums are asked for. */
const MOST_POOL = 12;

const shift = (shares: Shares, by: number): Shares => [...Array.from({ length: by }, () => ZERO), ...shares];
const join = (a: Shares, b: Shares): Shares =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => add(a[i] ?? ZERO, b[i] ?? ZERO));
const scale = (shares: Shares, by: Ratio): Shares => shares.map((share) => mul(share, by));
const NOTHING: Shares = [];
const CERTAIN: Shares = [ONE];

/** What one wave may give: so many dice thrown, by faces, with its chance. */
const waves = (dice: number, die: WildDice): readonly { readonly faces: WildDice; readonly share: Ratio }[] => {
  const total = ratio(BigInt(WILD_SIDES) ** BigInt(dice));
  return throwsOf(dice, die, (faces) => faces).map(({ action, weight }) => ({
    faces: action,
    share: div(ratio(weight), total),
  }));
};
/** Dice that are worth nothing yet: blank ones and marked ones. What they will be worth, for every count of marked ones among `count`. */
type Undecided = (blank: number, marked: number) => Shares;

/** Solves x[m] = Σ rows[m][k]·x[k] + rest[m], a few unknown lists of shares at a time: marked dice may come up marked again, for ever. */
const solve = (rows: readonly (readonly Ratio[])[], rest: readonly Shares[]): readonly Shares[] => {
  const left = rows.map((row, i) => row.map((share, j) => sub(i === j ? ONE : ZERO, share)));
  const right = [...rest];
  for (let pivot = 0; pivot < left.length; pivot += 1) {
    const factor = left[pivot]?.[pivot] ?? ONE;
    left[pivot] = (left[pivot] ?? []).map((share) => div(share, factor));
    right[pivot] = scale(right[pivot] ?? NOTHING, div(ONE, factor));
    for (let i = 0; i < left.length; i += 1) {
      const by = left[i]?.[pivot] ?? ZERO;
      if (i === pivot || by.num === 0n) continue;
      left[i] = (left[i] ?? []).map((share, j) => sub(share, mul(by, left[pivot]?.[j] ?? ZERO)));
      right[i] = join(right[i] ?? NOTHING, scale(right[pivot] ?? NOTHING, sub(ZERO, by)));
    }
  }
  return right;
};
const undecided = (most: number, die: WildDice, rerolls: Rerolls): Undecided => {
  if (rerolls === 'jamais') return () => CERTAIN;
  const thrown = Array.from({ length: most + 1 }, (_, dice) => waves(dice, die));
  const known: Shares[][] = [[CERTAIN]]; // known[count][marked]
  const at: Undecided = (blank, marked) => (marked === 0 ? CERTAIN : (known[blank + marked]?.[marked] ?? CERTAIN));
  for (let count = 1; count <= most; count += 1) {
    const equations = Array.from({ length: count }, (_, i) => {
      const marked = i + 1;
      const spare = rerolls === 'blancs' ? Math.min(marked, count - marked) : 0;
      const row = Array.from({ length: count }, () => ZERO);
      let rest: Shares = NOTHING;
      for (const { faces, share } of thrown[marked + spare] ?? []) {
        const same = faces.reussite === 0 && faces.double === 0 && faces.relancer > 0;
        if (same) row[faces.relancer - 1] = add(row[faces.relancer - 1] ?? ZERO, share);
        else
          rest = join(
            rest,
            scale(
              shift(at(count - marked - spare + faces.blanc, faces.relancer), faces.reussite + 2 * faces.double),
              share,
            ),
          );
      }
      return { row, rest };
    });
    known.push([
      CERTAIN,
      ...solve(
        equations.map(({ row }) => row),
        equations.map(({ rest }) => rest),
      ),
    ]);
  }
  return at;
};
const cache = new Map<string, Shares>();
/** The successes of a pool, `fixed` included. Throws on a die that is not one, or on more dice than `MOST_POOL`. */
export const successShares = ({ dice, fixed = 0, die = EXAMPLE_WILD_DIE, rerolls = 'blancs' }: Pool): Shares => {
  if (!isDie(die) || !Number.isInteger(dice) || dice < 0 || dice > MOST_POOL) throw new Error('odds: not a pool');
  // A die that shows nothing else is thrown for ever: whoever throws it stops, with nothing.
  const policy = die.relancer === WILD_SIDES ? 'jamais' : rerolls;
  const name = [dice, policy, die.blanc, die.reussite, die.double, die.relancer].join();
  const found = cache.get(name) ?? thrownShares(dice, die, policy);
  cache.set(name, found);
  return shift(found, fixed);
};
const thrownShares = (dice: number, die: WildDice, rerolls: Rerolls): Shares => {
  const at = undecided(dice, die, rerolls);
  return waves(dice, die).reduce<Shares>(
    (sum, { faces, share }) =>
      join(sum, scale(shift(at(faces.blanc, faces.relancer), faces.reussite + 2 * faces.double), share)),
    NOTHING,
  );
};

/** PS lost when one pool attacks the other. */
export const damageShares = (attack: Pool, defense: Pool): Shares => {
  const [mine, theirs] = [successShares(attack), successShares(defense)];
  return mine.reduce<Shares>(
    (sum, share, hits) =>
      theirs.reduce<Shares>(
        (now, other, parried) => join(now, shift([mul(share, other)], Math.max(0, hits - parried))),
        sum,
      ),
    NOTHING,
  );
};
/** On average. */
export const meanOf = (shares: Shares): Ratio => shares.reduce((sum, share, n) => add(sum, mul(share, ratio(n))), ZERO);
