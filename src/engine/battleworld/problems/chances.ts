// Chances said in words, exactly: what the sentences of the problems are made of.
import { formatPercent, ONE, type Ratio, ZERO, equal } from '../../kernel/ratio.ts';
import { plural } from '../../kernel/french.ts';

const LARGEST = 36n; // a denominator that one still pictures

/** « 5 chances sur 12 de tomber », « 41,7 % de chances de tomber » where the fraction is long. */
export const chancesOf = (value: Ratio, what: string): string => {
  if (equal(value, ZERO)) return `aucune chance de ${what}`;
  if (equal(value, ONE)) return `la certitude de ${what}`;
  return value.den <= LARGEST
    ? `${plural(Number(value.num), 'chance')} sur ${value.den} de ${what}`
    : `${formatPercent(value)} de chances de ${what}`;
};
