// Which words are proposed at the caret, and which of them Enter takes. Pure: the words are the engine's.
import { complete, type Completion, parseStep } from '../../../engine/battlefight/language/index.ts';

export interface Menu {
  readonly offers: readonly Completion[]; // none: closed
  readonly active: number; // -1: none, so that Enter still ends the line
}
export const CLOSED: Menu = { offers: [], active: -1 };

let folded: Intl.Collator | undefined; // made when something is typed
const same = (label: string, typed: string): boolean =>
  (folded ??= new Intl.Collator('fr', { sensitivity: 'base', ignorePunctuation: true })).compare(
    label,
    typed.trim(),
  ) === 0;
/** The words typed are a keyword already, whatever its number lacks. */
const isKeyword = (typed: string): boolean => {
  const read = parseStep(typed);
  return read.ok || read.error[0].code === 'parametre-manquant';
};

/** `asked`: the reader calls for the list, even where nothing is typed yet. */
export const menuAt = (text: string, caret: number, asked: boolean): Menu => {
  const offers = complete(text, caret);
  const [first] = offers;
  if (first === undefined) return CLOSED;
  const typed = text.slice(first.from, caret);
  if (asked) return { offers, active: 0 };
  if (typed.trim() === '' && offers.some(({ kind }) => kind === 'modifier')) return CLOSED; // an empty step
  const others = offers.filter(({ label }) => !same(label, typed));
  const whole = others.length < offers.length || (first.kind !== 'type' && isKeyword(typed));
  if (others.length === 0) return CLOSED;
  return { offers: others, active: whole || typed.trim() === '' ? -1 : 0 };
};

/** Up and down, from one end to the other. */
export const moveIn = ({ offers, active }: Menu, by: 1 | -1): Menu => {
  const { length } = offers;
  if (length === 0) return CLOSED;
  return { offers, active: active === -1 ? (by === 1 ? 0 : length - 1) : (active + by + length) % length };
};
