import type { Refusal } from '../kernel/rules.ts';
import { deckRefusalText } from './decks-text.ts';
import { REFUSALS } from './refusals.ts';
import type { BfRule } from './rules.ts';

/** The sentence of a refusal, its values told: those of a deck have their own. */
export const refusalText = (refusal: Refusal<BfRule>): string => {
  const { code, values = {} } = refusal;
  const sentence: string =
    deckRefusalText(refusal) ?? (Object.hasOwn(REFUSALS, code) ? REFUSALS[code as keyof typeof REFUSALS] : '');
  return sentence.replace(/\{(\w+)\}/g, (_, key: string) =>
    key === 'mot' ? (Number(values['cartes']) > 1 ? 'cartes' : 'carte') : `${values[key] ?? ''}`,
  );
};
