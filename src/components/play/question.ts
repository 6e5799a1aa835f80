// A question and the name of who is asked, said once: as the question says it, else before it.
import { capital } from '../../engine/kernel/french.ts';

export interface Asked {
  readonly tag: string; // the name, before the question; empty when the question says it
  readonly before: string;
  readonly said: string; // the name in the question, as it is said there: « au héros » for « Le héros »
  readonly after: string;
}

const ARTICLE = /^(?:l[ea]s? |l['’])/iu;
const WITH_ARTICLE = "(?:(?:les?|la|du|de la|des|aux?|à la) |(?:à |de )?l['’])";
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const sayings = new Map<string, RegExp>(); // a few names, asked again at each step
/** Where a sentence says that name, as a word of its own, whatever its article has become. */
const saying = (name: string): RegExp => {
  const found = sayings.get(name) ?? sayingOf(name);
  sayings.set(name, found);
  return found;
};
const sayingOf = (name: string): RegExp => {
  const bare = name.replace(ARTICLE, '');
  return bare === name
    ? new RegExp(`(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`, 'u')
    : new RegExp(`(?<![\\p{L}\\d])${WITH_ARTICLE}${escaped(bare)}(?![\\p{L}\\d])`, 'iu');
};

/** Both typeset already. « Au héros, étape 1 : … » is « Étape 1 : … » under the name of the hero; « J1 choisit … » keeps its name, and needs no other. */
export const askedOf = (question: string, name: string): Asked => {
  const found = saying(name).exec(question);
  if (found === null) return { tag: name, before: question, said: '', after: '' };
  const [said] = found;
  const [before, after] = [question.slice(0, found.index), question.slice(found.index + said.length)];
  const rest = before === '' ? /^(?:,|\s?:)\s*(.+)$/su.exec(after)?.[1] : undefined;
  return rest === undefined
    ? { tag: '', before, said, after }
    : { tag: name, before: capital(rest), said: '', after: '' };
};
