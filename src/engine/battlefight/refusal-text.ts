import type { BfRule } from './rules.ts';
import type { Refusal } from '../kernel/rules.ts';
import { deckRefusalText } from './decks-text.ts';
import { type BfCode, REFUSALS } from './refusals.ts';

/** The sentence of a refusal, its values told: those of a deck have their own. */
export const refusalText = (refusal: Refusal<BfRule, BfCode>): string => {
  const { code, values = {} } = refusal;
  const sentence: string =
    deckRefusalText(refusal) ?? (Object.hasOwn(REFUSALS, code) ? REFUSALS[code as keyof typeof REFUSALS] : '');
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) =>
    key === 'mot' ? (Number(values['cartes']) > 1 ? 'cartes' : 'carte') : `${values[key] ?? ''}`,
  );
};
