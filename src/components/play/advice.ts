// Reading an advice: what a choice is worth, by the engine's own measure.
import type { Advice, Prospect } from '../../engine/kernel/advice.ts';
import { formatFraction, formatPercent, type Ratio, toNumber } from '../../engine/kernel/ratio.ts';

/** The best choices by the engine's own measure: several when nothing tells them apart. Empty when nothing is open. */
export const bestOf = <A>(advice: Advice<A>): readonly Prospect<A>[] => {
  const most = Math.max(...advice.options.map(({ value }) => value));
  return advice.options.filter(({ value }) => value >= most - 1e-9);
};

/** « 5/12 · 41,7 % »; past 12 digits the percentage stands alone, and the fraction is in `exact`. */
export const chanceText = (share: Ratio): { readonly text: string; readonly exact: string } => {
  const exact = formatFraction(share);
  const percent = formatPercent(share);
  const short = exact.replace(/\D/g, '').length <= 12 && share.den !== 1n;
  return { text: short ? `${exact} · ${percent}` : percent, exact };
};

/** A mean of wounds: « 2 », « 1,33 (4/3) », or « 1,99 » when the fraction is past 12 digits. */
export const meanText = (mean: Ratio): string => {
  const exact = formatFraction(mean);
  if (mean.den === 1n) return exact;
  const decimal = toNumber(mean).toFixed(2).replace('.', ',');
  return exact.replace(/\D/g, '').length <= 12 ? `${decimal} (${exact})` : decimal;
};
