// The same typography over a finished page: what components write in their templates gets the same spaces as MDX text.
import { typesetBetween } from './typography.ts';

const PIECE = /<!--[\s\S]*?-->|<(script|style|pre|code|textarea|kbd)\b[\s\S]*?<\/\1\s*>|<[^>]*>|[^<]+/gi;
/** Tags that a sentence runs through; any other one ends it. */
const INLINE =
  /^<\/?(a|abbr|astro-island|astro-slot|b|bdi|cite|code|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var)\b/i;
const ENTITIES: Readonly<Record<string, string>> = { '&#39;': "'", '&#x27;': "'", '&apos;': "'", '&nbsp;': '\u00A0' };

export const isText = (piece: string | undefined): piece is string => piece !== undefined && !piece.startsWith('<');
/** Text between two tags, with the entities that typography speaks of. */
const text = (piece: string): string => piece.replace(/&(?:#39|#x27|apos|nbsp);/g, (e) => ENTITIES[e] ?? e);

function neighbour(pieces: readonly string[], since: number, step: 1 | -1): string {
  for (let i = since + step; i >= 0 && i < pieces.length; i += step) {
    const piece = pieces[i] ?? '';
    if (isText(piece)) return text(piece);
    if (!INLINE.test(piece)) return '';
  }
  return '';
}

/** A page in pieces: tags, texts, comments, and whole elements whose words are not prose. */
export const piecesOf = (html: string): readonly string[] => html.match(PIECE) ?? [];
/** What the sentence said before the text at that place; '' when it begins there. */
export const before = (pieces: readonly string[], place: number): string => neighbour(pieces, place, -1);

/** Sets the typography of every text of an HTML page; tags, attributes, scripts, styles, code and comments come out as they came in. */
export function typographyHtml(html: string): string {
  const pieces = piecesOf(html);
  return pieces
    .map((piece, i) => {
      if (!isText(piece) || /^\s*$/.test(piece)) return piece;
      const blanks = /\n/.test(piece) ? piece.replace(/[ \t]*\n\s*/g, ' ') : piece; // a line end in a template is a space of the sentence
      return typesetBetween(before(pieces, i), text(blanks), neighbour(pieces, i, 1));
    })
    .join('');
}
