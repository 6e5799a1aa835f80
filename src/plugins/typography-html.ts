// The same typography over a finished page: what components write in their templates gets the same spaces as MDX text.
import { typographieEntre } from './typography.ts';

const MORCEAU = /<!--[\s\S]*?-->|<(script|style|pre|code|textarea|kbd)\b[\s\S]*?<\/\1\s*>|<[^>]*>|[^<]+/gi;
/** Tags that a sentence runs through; any other one ends it. */
const EN_LIGNE =
  /^<\/?(a|abbr|astro-island|astro-slot|b|bdi|cite|code|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var)\b/i;
const ENTITES: Readonly<Record<string, string>> = { '&#39;': "'", '&#x27;': "'", '&apos;': "'", '&nbsp;': '\u00A0' };

export const estTexte = (morceau: string | undefined): morceau is string =>
  morceau !== undefined && !morceau.startsWith('<');
/** Text between two tags, with the entities that typography speaks of. */
const lu = (morceau: string): string => morceau.replace(/&(?:#39|#x27|apos|nbsp);/g, (e) => ENTITES[e] ?? e);

function voisin(morceaux: readonly string[], depuis: number, pas: 1 | -1): string {
  for (let i = depuis + pas; i >= 0 && i < morceaux.length; i += pas) {
    const morceau = morceaux[i] ?? '';
    if (estTexte(morceau)) return lu(morceau);
    if (!EN_LIGNE.test(morceau)) return '';
  }
  return '';
}

/** A page in pieces: tags, texts, comments, and whole elements whose words are not prose. */
export const decoupe = (html: string): readonly string[] => html.match(MORCEAU) ?? [];
/** What the sentence said before the text at that place; '' when it begins there. */
export const avant = (morceaux: readonly string[], place: number): string => voisin(morceaux, place, -1);

/** Sets the typography of every text of an HTML page; tags, attributes, scripts, styles, code and comments come out as they came in. */
export function typographieHtml(html: string): string {
  const morceaux = decoupe(html);
  return morceaux
    .map((morceau, i) => {
      if (!estTexte(morceau) || /^\s*$/.test(morceau)) return morceau;
      const blancs = /\n/.test(morceau) ? morceau.replace(/[ \t]*\n\s*/g, ' ') : morceau; // a line end in a template is a space of the sentence
      return typographieEntre(avant(morceaux, i), lu(blancs), voisin(morceaux, i, 1));
    })
    .join('');
}
