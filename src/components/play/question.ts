// A question and the name of who is asked, said once: as the question says it, else before it.
import { capital } from '../../engine/kernel/french.ts';
import { inSentence } from '../../plugins/typography.ts';

export interface Asked {
  readonly tag: string; // the name, before the question; empty when the question says it
  readonly before: string;
  readonly said: string; // the name in the question, as it is said there: « au héros » for « Le héros »
  readonly after: string;
}

const ARTICLE = /^(?:l[ea]s? |l['’])/iu;
const WITH_ARTICLE = /(?<![\p{L}\d])(?:(?:les?|la|du|de la|des|aux?|à la) |(?:à |de )?l['’])$/iu;
const IN_WORD = /[\p{L}\d]/u;

/** Where a sentence says that name, as a word of its own, whatever its article has become: its first letter, and the one after its last. By hand: an expression a name took more to build than all the rest of a question. */
const saidIn = (question: string, name: string): readonly [from: number, to: number] | undefined => {
  const bare = name.replace(ARTICLE, '');
  if (bare === '') return undefined;
  const articled = bare !== name;
  const [text, wanted] = articled ? [question.toLowerCase(), bare.toLowerCase()] : [question, bare];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    const to = at + wanted.length;
    if (IN_WORD.test(question.charAt(to))) continue;
    const from = articled ? WITH_ARTICLE.exec(question.slice(0, at))?.index : at;
    if (from !== undefined && !IN_WORD.test(question.charAt(from - 1))) return [from, to];
  }
  return undefined;
};

/** Both typeset already. « Au héros, étape 1 : … » is « Étape 1 : … » under the name of the hero; « J1 choisit … » keeps its name, and needs no other. */
export const askedOf = (question: string, name: string): Asked => {
  const found = saidIn(question, name) ?? saidIn(question, inSentence(name));
  if (found === undefined) return { tag: name, before: question, said: '', after: '' };
  const [before, said, after] = [question.slice(0, found[0]), question.slice(...found), question.slice(found[1])];
  const rest = before === '' ? /^(?:,|\s?:)\s*(.+)$/su.exec(after)?.[1] : undefined;
  return rest === undefined
    ? { tag: '', before, said, after }
    : { tag: name, before: capital(rest), said: '', after: '' };
};
