// Corrections against the site's own vocabulary: a misspelling is a word that the vocabulary lacks and a near word that it has.
import { edits } from '../engine/kernel/edits.ts';
import { STOP_WORDS } from './stop-words.ts';

/** A French ear: letters that sound alike are one. Two words with one sound are the likeliest confusion (« tranche », « transhe »). */
export function sound(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/qu|ck|k|c(?![eihy])/g, 'k')
    .replace(/ç|sc(?=[ei])|c(?=[eiy])/g, 's')
    .replace(/eau|au/g, 'o')
    .replace(/ai|ei|er$|ez$/g, 'e')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/[tdsxe]+$/, '');
}

const SOUNDS = new Map<string, string>();
/** The vocabulary is heard once. */
function soundOf(word: string): string {
  const heard = SOUNDS.get(word) ?? sound(word);
  SOUNDS.set(word, heard);
  return heard;
}

export interface Vocabulary {
  /** Folded forms, with how often the site uses each. */
  readonly counts: ReadonlyMap<string, number>;
}

/** How many edits a word of this length may hold and still be recognised. */
function tolerance(length: number): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** The words that look most like one, at most half of it changed: what is offered when nothing is near enough to correct it to. */
export function alike(form: string, { counts }: Vocabulary, most: number): readonly string[] {
  if (form.length < 4 || /\d/.test(form)) return [];
  const limit = Math.floor(form.length / 2);
  return [...counts.keys()]
    .filter((word) => word.length > 3 && word[0] === form[0] && !STOP_WORDS.has(word))
    .map((word) => ({ word, away: edits(form, word, limit) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ word }) => word);
}

/** The site's word nearest to `form`, or undefined when none is near enough. Ties: same sound, same first letter, then the commoner word. */
export function nearest(form: string, { counts }: Vocabulary): string | undefined {
  const limit = tolerance(form.length);
  if (limit === 0 || /\d/.test(form)) return undefined;
  let best: string | undefined;
  let bestCost = Infinity;
  const heard = sound(form);
  for (const [word, count] of counts) {
    if (word.length < 3 || STOP_WORDS.has(word)) continue;
    const away = edits(form, word, limit);
    const alike = heard.length > 2 && heard === soundOf(word);
    if (away > limit && !alike) continue;
    // A first letter is seldom mistyped: in a short word, another one makes another word (« caisse », « laisse »).
    if (word[0] !== form[0] && form.length < 7 && !alike) continue;
    const cost =
      Math.min(away, limit + 1) - (alike ? 0.75 : 0) + (word[0] === form[0] ? 0 : 0.5) - Math.min(count, 50) / 500;
    if (cost < bestCost) [best, bestCost] = [word, cost];
  }
  return best;
}
