// What a mission counts, as one would say it at a table: « 2 bombes sur 5 sont neutralisées ». From the mission's data alone, a reader's own as well.
import { agree, isPlural, listOf, plural } from '../kernel/french.ts';
import { pieceText } from './mission/event-text.ts';
import type { Measure, TokenSpec } from './mission/format.ts';
import type { Camp } from './types.ts';
import { CAMP_WORDS, type Counted, measureWord, type Named } from './words.ts';

/** « neutralisées », « inactifs », « normaux »; what ends on no letter stays. */
const many = (word: string): string =>
  /[^\p{L}]$|[sxz]$/iu.test(word)
    ? word
    : /al$/i.test(word)
      ? `${word.slice(0, -2)}aux`
      : /eau$/i.test(word)
        ? `${word}x`
        : `${word}s`;
/** Words that bend nothing after them: what follows says where or how a piece is. */
const PLACED = /^(?:(?:à|au|aux|avec|chez|dans|de|des|du|en|entre|hors|par|pour|sans|sous|sur)\s|d[’'])/i;
/** Little words that stand before the one that bends. */
const BEFORE = /^((?:(?:bien|mal|non|pas|plus|presque|très|trop)\s+)*)(\S+)(.*)$/is;
/** A state is named of one piece: « non activé », « dans la réserve du héros », « neutralisé sans avoir parlé ». */
const ofMany = (state: string): string =>
  PLACED.test(state)
    ? state
    : state.replace(BEFORE, (_, before: string, word: string, rest: string) => before + many(word) + rest);
/** « amorcée (figurine) » without its note, unless another state would then bear the same name. */
const bare = (name: string, { states }: TokenSpec): string => {
  const short = (text: string): string => text.replace(/\s*\(.*\)$/s, '');
  return short(name) === '' || states.filter((one) => short(one.name) === short(name)).length > 1 ? name : short(name);
};
/** « La bombe n° 1 est désormais amorcée. »: what stands on the place tells whether it is a figure. */
export const pieceSpoken: typeof pieceText = (told, named) => {
  const token = named.mission.tokens.find(({ id }) => id === told.piece.slice(0, told.piece.lastIndexOf('-')));
  const now = token?.states.find(({ id }) => id === told.to);
  return token === undefined || now === undefined
    ? pieceText(told, named)
    : pieceText(told, named, bare(now.name, token));
};

const tilesText = (camp: Camp | 'either', n: number): string => {
  const tiles = `${plural(n, 'tuile')} ${agree(n, 'neutralisée')}`;
  return camp === 'either' ? `${tiles} dans une même rivière` : `${tiles} chez ${CAMP_WORDS[camp].the}`;
};
interface Kind {
  readonly token: TokenSpec;
  readonly states: readonly string[]; // names
}
const kindsOf = (measure: Measure, tokens: readonly TokenSpec[]): readonly Kind[] =>
  typeof measure === 'number' || 'tiles' in measure
    ? []
    : tokens.flatMap((token) => {
        const states = measure.pieces.flatMap(([one, state]) => {
          const name = one === token.id ? token.states.find(({ id }) => id === state)?.name : undefined;
          return name === undefined ? [] : [bare(name, token)];
        });
        return states.length === 0 ? [] : [{ token, states }];
      });
/** What is counted piece by piece: one kind, each for one. */
const oneKind = (kinds: readonly Kind[]): Kind | undefined =>
  kinds.length === 1 && (kinds[0]?.token.value ?? 1) === 1 ? kinds[0] : undefined;
const statesOf = ({ states }: Kind, n: number): string => listOf(isPlural(n) ? states.map(ofMany) : states, 'ou');
/** « 4 bombes neutralisées », « 3 tuiles neutralisées chez le vilain »; undefined where the number is a sum, not so many pieces. */
export const piecesSpoken = (measure: Measure, n: number, { mission }: Named): string | undefined => {
  if (typeof measure !== 'number' && 'tiles' in measure) return tilesText(measure.tiles, n);
  const kind = oneKind(kindsOf(measure, mission.tokens));
  return kind && `${plural(n, kind.token.name, kind.token.plural)} ${statesOf(kind, n)}`;
};
/** A sum of several kinds, all counted in the same states: « ordinateurs et Citizens dans la réserve du vilain »; else as records say it. */
export const sumSpoken = (measure: Measure, names: Named): string => {
  const kinds = kindsOf(measure, names.mission.tokens);
  const [where = '', ...others] = new Set(kinds.map((kind) => statesOf(kind, 2)));
  const each = kinds.map(
    ({ token }) => `${token.plural}${(token.value ?? 1) === 1 ? '' : ` (comptés ${token.value} chacun)`}`,
  );
  return where === '' || others.length > 0 ? measureWord(measure, names) : `${listOf(each)} ${where}`;
};
/** « 0 bombe sur 5 est neutralisée », « 3 tuiles neutralisées chez le vilain », « ordinateurs et Citizens dans la réserve du vilain : 3 ». */
export const countedSpoken: Counted = (measure, n, names) => {
  const kind = oneKind(kindsOf(measure, names.mission.tokens));
  return kind === undefined
    ? (piecesSpoken(measure, n, names) ?? `${sumSpoken(measure, names)} : ${n}`)
    : `${plural(n, kind.token.name, kind.token.plural)} sur ${kind.token.count} ${agree(n, 'est', 'sont')} ${statesOf(kind, n)}`;
};
