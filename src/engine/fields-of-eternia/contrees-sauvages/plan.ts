// Best play of a combat in the wilds: where the dice go, which ones are thrown again. Found in floating point; odds.ts then makes exact odds of it.
import { known } from '../../kernel/result.ts';
import { addDice, keptBy, sizeOfDice, throwsOf, wavesOf } from '../dice.ts';
import { WILD_FACES, type WildDice } from '../types.ts';

/** « vaincre »: the enemy at 0 first, then as few PS lost as can be; « survivre »: the hero standing first, then the same. */
export const WILD_AIMS = ['vaincre', 'survivre'] as const;
export type WildAim = (typeof WILD_AIMS)[number];
/** What a fight has left to decide: figures of the enemy, PS of the hero. */
export interface Stakes {
  readonly defense: number;
  readonly health: number;
  readonly attack: number;
  readonly hero: number;
}
interface Ending {
  readonly won: boolean;
  readonly lost: number; // PS of the hero
}
/** What a play is worth, the first figure before the next ones. */
type Worth = readonly [number, number, number];
const SAME = 1e-11;
const better = (a: Worth, b: Worth): boolean => {
  for (const i of [0, 1, 2] as const) if (Math.abs(a[i] - b[i]) > SAME) return a[i] > b[i];
  return false;
};
const worthOf = ({ won, lost }: Ending, { hero }: Stakes, aim: WildAim): Worth =>
  aim === 'vaincre' ? [won ? 1 : 0, -lost, 0] : [lost < hero ? 1 : 0, won ? 1 : 0, -lost];

const upTo = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => i);
/** Ways to bring a figure to 0 with whole dice: so many doubles, then as few simples as it takes. */
const ways = (
  figure: number,
  doubles: number,
  simples: number,
): readonly (readonly [doubles: number, simples: number])[] =>
  upTo(Math.min(doubles, Math.ceil(figure / 2)))
    .map((d) => [d, Math.max(0, figure - 2 * d)] as const)
    .filter(([, s]) => s <= simples);
/** The best end that these dice can give. Not to beat the enemy is worth nothing but the blows it parries. */
export const bestEnding = ({ double, reussite }: WildDice, stakes: Stakes, aim: WildAim): Ending => {
  const lostTo = (parry: number): number => Math.min(stakes.hero, Math.max(0, stakes.attack - parry));
  let best: Ending = { won: false, lost: lostTo(2 * double + reussite) };
  for (const [d, s] of ways(stakes.defense, double, reussite))
    for (const [dd, ss] of ways(stakes.health, double - d, reussite - s)) {
      const ending: Ending = { won: true, lost: lostTo(2 * (double - d - dd) + reussite - s - ss) };
      if (better(worthOf(ending, stakes, aim), worthOf(best, stakes, aim))) best = ending;
    }
  return best;
};

export interface Plan {
  /** What to throw again beside the marked dice; null: stop there. */
  readonly wave: (faces: WildDice) => WildDice | null;
}
const ROUNDS = 5_000;
const textOf = (dice: WildDice): string => WILD_FACES.map((face) => dice[face]).join('.');
const mix = (parts: readonly (readonly [worth: Worth, weight: number])[], total: number): Worth => {
  const sum = [0, 0, 0] as [number, number, number];
  for (const [worth, weight] of parts) for (const i of [0, 1, 2] as const) sum[i] += (worth[i] * weight) / total;
  return sum;
};

/** Which dice to throw again, for so many dice, whatever they show: every kept handful is given a worth until none improves. `spare`: successes that come beside. */
export const planOf = (count: number, die: WildDice, stakes: Stakes, aim: WildAim, spare = 0): Plan => {
  const ends = new Map<string, Worth>();
  const stop = (faces: WildDice): Worth => {
    const text = `${faces.reussite}.${faces.double}`;
    const found =
      ends.get(text) ?? worthOf(bestEnding({ ...faces, reussite: faces.reussite + spare }, stakes, aim), stakes, aim);
    ends.set(text, found);
    return found;
  };
  // The dice kept on the table while the others fly: what the others may show is the same whatever is kept.
  const kept = new Map<string, Worth>();
  const waves = new Map<string, readonly WildDice[]>();
  const wavesFor = (faces: WildDice): readonly WildDice[] => {
    const text = textOf(faces);
    const found = waves.get(text) ?? wavesOf(faces);
    waves.set(text, found);
    return found;
  };
  const choose = (faces: WildDice): { readonly worth: Worth; readonly wave: WildDice | null } => {
    let [worth, wave]: [Worth, WildDice | null] = [stop(faces), null];
    for (const extra of wavesFor(faces)) {
      const next = kept.get(textOf(keptBy(faces, extra)));
      if (next !== undefined && better(next, worth)) [worth, wave] = [next, extra];
    }
    return { worth, wave };
  };
  const handfuls = throwsOf(count, die, (faces) => faces).map(({ action }) => action);
  const all = new Map<string, WildDice>();
  for (const faces of handfuls)
    for (const extra of wavesFor(faces)) all.set(textOf(keptBy(faces, extra)), keptBy(faces, extra));
  const flights = upTo(count).map((flying) => throwsOf(flying, die, (faces) => faces));
  for (const [text, hand] of all) kept.set(text, stop(hand));
  for (let round = 0; round < ROUNDS; round += 1) {
    const worth = new Map(handfuls.map((faces) => [textOf(faces), choose(faces).worth] as const));
    let changed = false;
    for (const [text, hand] of all) {
      const outcomes = known(flights[count - sizeOfDice(hand)]);
      const parts = outcomes.map(
        ({ action, weight }) => [known(worth.get(textOf(addDice(hand, action)))), weight] as const,
      );
      const next = mix(
        parts,
        outcomes.reduce((total, { weight }) => total + weight, 0),
      );
      if (next.some((value, i) => Math.abs(value - known(kept.get(text))[i as 0 | 1 | 2]) > SAME / 100)) changed = true;
      kept.set(text, next);
    }
    if (!changed) break;
  }
  return { wave: (faces) => choose(faces).wave };
};
