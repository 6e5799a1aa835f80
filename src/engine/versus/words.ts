// Names of things in French sentences: camps, zones of discs, places of cubes, levels, pieces, markers, dice, what a mission counts. Ordinary spaces: the view typesets them.
// Nothing heavy: names of tiles, figures and powers are in partie/names.ts.
import { capital, de, elide, listOf } from '../kernel/french.ts';
import type { Comparison, Gender, Measure, Mission, Op, TestSpec, TokenSpec } from './mission/format.ts';
import type { FigureMarker, Marker, Means } from './partie/types.ts';
import type { Camp, Colour, CubePlace, Discs, DiscZone, Level, PieceId, Space, Zone } from './types.ts';

/** « 1 cube », « 4 cubes »; `many` where an s is not enough. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n > 1 ? many : one}`;
/** « de Bane », « d’Oracle », « d’Harley Quinn ». */
export const of = (name: string): string => (name.startsWith('Harley') ? `d’${name}` : de(name).replace("'", '’'));
export const quoted = (text: string): string => `« ${text} »`;

// ── Camps
export const CAMP_WORDS: Readonly<
  Record<Camp, { readonly name: string; readonly the: string; readonly of: string; readonly to: string }>
> = {
  hero: { name: 'héros', the: 'le héros', of: 'du héros', to: 'au héros' },
  villain: { name: 'vilain', the: 'le vilain', of: 'du vilain', to: 'au vilain' },
};

// ── Discs
export const DISC_ZONE_WORDS: Readonly<Record<DiscZone, string>> = {
  available: 'zone disponible',
  spent: 'zone de dépense',
  unavailable: 'zone indisponible',
};
/** « 5 disponibles, 0 en dépense, 5 indisponibles ». */
export const discsWord = ({ available, spent, unavailable }: Discs): string =>
  `${count(available, 'disponible')}, ${spent} en dépense, ${count(unavailable, 'indisponible')}`;

export const discCount = (n: number): string => count(n, 'disque');

// ── Cubes
export const SPACE_WORDS: Readonly<Record<Space, string>> = {
  move: 'case mouvement',
  defence: 'case défense',
  reroll: 'case relance',
};
export const CUBE_PLACE_WORDS: Readonly<Record<CubePlace, string>> = {
  available: 'énergie disponible',
  fatigue: 'fatigue',
  ...SPACE_WORDS,
};
export const cubesWord = (n: number): string => count(n, 'cube');

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  minion: 'sbires',
  elite: 'élites',
  leader: 'QG/Lieutenant',
  citizens: 'Citizens',
  event: 'tuile événement',
  unknown: 'niveau non précisé',
};

// ── Pieces
/** What a piece is named from: it never changes in a game. */
export interface Named {
  readonly mission: Pick<Mission, 'tokens'>;
}
/** The number at the end of an id: 2 of « bombe-2 », of « sbires#2 ». */
export const numberOf = (id: string, mark: '#' | '-'): string => id.slice(id.lastIndexOf(mark) + 1);
/** « bombe n° 2 ». */
export const pieceName = ({ mission }: Named, piece: PieceId): string => {
  const token = piece.slice(0, piece.lastIndexOf('-'));
  return `${mission.tokens.find(({ id }) => id === token)?.name ?? token} n° ${numberOf(piece, '-')}`;
};
/** A mission sent before genders were asked: « amorcée » is said of something feminine. */
const agreesAsFeminine = ({ states }: TokenSpec): boolean => states.some(({ name }) => /ée(?!\p{L})/u.test(name));
export const genderOf = (token: TokenSpec): Gender => token.gender ?? (agreesAsFeminine(token) ? 'f' : 'm');
/** « la bombe n° 2 », « l’otage n° 1 ». */
export const thePiece = (named: Named, piece: PieceId): string => {
  const token = named.mission.tokens.find(({ id }) => id === piece.slice(0, piece.lastIndexOf('-')));
  const feminine = token !== undefined && genderOf(token) === 'f';
  return elide(feminine ? 'la' : 'le', pieceName(named, piece)).replace("'", '’');
};
export const stateName = ({ mission }: Named, token: string, state: string): string =>
  mission.tokens.find(({ id }) => id === token)?.states.find(({ id }) => id === state)?.name ?? state;

// ── The map
/** « la zone « ruelle » ». */
export const zoneWord = (zone: Zone): string => `la zone ${quoted(zone)}`;
/** « dans la zone « ruelle » » after a space; nothing for a zone that nobody follows. */
export const inZone = (zone: Zone | null): string => (zone === null ? '' : ` dans ${zoneWord(zone)}`);
export const shadowWord = (shadow: number): string => `l’ombre ${shadow}`;
type MarkerKind = Marker['kind'] | FigureMarker;
export const MARKER_WORDS: Readonly<
  Record<MarkerKind, { readonly a: string; readonly one: string; readonly many: string }>
> = {
  smoke: { a: 'un fumigène', one: 'fumigène', many: 'fumigènes' },
  freeze: { a: 'le pion freeze', one: 'pion freeze', many: 'pions freeze' },
  venom: { a: 'un pion venin du Joker', one: 'pion venin du Joker', many: 'pions venin du Joker' },
  swarm: { a: 'un pion nuée de rats', one: 'pion nuée de rats', many: 'pions nuée de rats' },
  fear: { a: 'un pion gaz phobique', one: 'pion gaz phobique', many: 'pions gaz phobique' },
  flame: { a: 'un pion flamme', one: 'pion flamme', many: 'pions flamme' },
  gas: { a: 'un pion gaz', one: 'pion gaz', many: 'pions gaz' },
  guard: { a: 'le pion posture défensive', one: 'pion posture défensive', many: 'pions posture défensive' },
  stealth: { a: 'le pion furtivité', one: 'pion furtivité', many: 'pions furtivité' },
  operated: { a: 'un pion opération', one: 'pion opération', many: 'pions opération' },
};
export const MEANS_WORDS: Readonly<Record<Means, string>> = {
  melee: 'au corps à corps',
  ranged: 'à distance',
  explosion: 'dans une explosion',
  power: 'par l’effet d’un pouvoir',
  test: 'par un test',
  other: '',
};

// ── Dice
const COLOUR_WORDS: Readonly<Record<Colour, readonly [one: string, many: string]>> = {
  white: ['blanc', 'blancs'],
  yellow: ['jaune', 'jaunes'],
  orange: ['orange', 'orange'],
  red: ['rouge', 'rouges'],
  black: ['noir', 'noirs'],
};
export const diceWord = (n: number, colour: Colour, reroll = false): string => {
  const [one, many] = COLOUR_WORDS[colour];
  return n > 1 ? `${n} dés ${many}${reroll ? ' relançables' : ''}` : `${n} dé ${one}${reroll ? ' relançable' : ''}`;
};
/** « 1 dé noir relançable et 1 dé jaune »: dice alike are counted together. */
export const poolWord = (
  pool: readonly { readonly colour: Colour; readonly count: number; readonly reroll: boolean }[],
): string => {
  const kinds = [
    ...new Map(pool.map(({ colour, reroll }) => [`${colour} ${reroll}`, { colour, reroll }] as const)).values(),
  ];
  const dice = kinds.flatMap(({ colour, reroll }) => {
    const n = pool
      .filter((one) => one.colour === colour && one.reroll === reroll)
      .reduce((sum, one) => sum + one.count, 0);
    return n === 0 ? [] : [diceWord(n, colour, reroll)];
  });
  return dice.length === 0 ? 'aucun dé' : listOf(dice);
};
export const successesWord = (n: number): string => count(n, 'succès', 'succès');
export const woundsWord = (n: number): string => count(n, 'blessure');
export const lifeWord = (n: number): string => count(n, 'point de vie', 'points de vie');

// ── Missions
export const TEST_WORDS: Readonly<Record<TestSpec['test'], string>> = {
  manipulation: 'manipulation',
  reflexion: 'réflexion',
};
const tilesWord = (camp: Camp | 'either'): string =>
  camp === 'either' ? 'tuiles neutralisées d’une même rivière' : `tuiles neutralisées ${CAMP_WORDS[camp].of}`;
/** « bombes « neutralisée » », « tuiles neutralisées du vilain ». */
export const measureWord = (measure: Measure, names: Named): string => {
  if (typeof measure === 'number') return `${measure}`;
  if ('tiles' in measure) return tilesWord(measure.tiles);
  const tokens = [...new Set(measure.pieces.map(([token]) => token))];
  return listOf(
    tokens.map((token) => {
      const { plural = token, value = 1 } = names.mission.tokens.find(({ id }) => id === token) ?? {};
      const states = measure.pieces
        .filter(([one]) => one === token)
        .map(([, state]) => quoted(stateName(names, token, state)));
      return `${plural} ${states.join(' ou ')}${value === 1 ? '' : ` (comptés ${value} chacun)`}`;
    }),
  );
};
const LIMITS: Readonly<Record<Op, (n: number) => string>> = {
  '<': (n) => `moins de ${n}`,
  '<=': (n) => `${n} au plus`,
  '=': (n) => `exactement ${n}`,
  '>=': (n) => `${n} au moins`,
  '>': (n) => `plus de ${n}`,
};
const needed = (op: Op, right: number, met: boolean): string => {
  if (op === '=' && right === 0) return met ? 'Il ne devait en rester aucun.' : 'Il ne devrait en rester aucun.';
  return `Il en ${met ? 'fallait' : 'faudrait'} ${LIMITS[op](right)}.`;
};
/** How what a measure counts is said. */
export type Counted = (measure: Measure, n: number, names: Named) => string;
/** As records say it: « bombes « neutralisée » : 2 ». What readers are told is in counted.ts. */
export const countedPlain: Counted = (measure, n, names) => `${measureWord(measure, names)} : ${n}`;
/** Whether a record is written: it says all there is, where readers at a table are told in few words. */
export const isRecord = (counted: Counted): boolean => counted === countedPlain;
/** « Bombes « neutralisée » : 2. Il en faudrait 4 au moins. », « Tuiles neutralisées du vilain : 3 ; tuiles neutralisées du héros : 1. »; `met`: whether it holds. */
export const comparedText = (
  { left: what, op, right: limit }: Comparison,
  { left, right, met }: { readonly left: number; readonly right: number; readonly met: boolean },
  names: Named,
  counted = countedPlain,
): string => {
  const first = capital(counted(what, left, names));
  if (op === '>=' && typeof limit === 'number' && !met && !isRecord(counted)) return `${first}. Il en faut ${right}.`;
  return typeof limit === 'number'
    ? `${first}. ${needed(op, right, met)}`
    : `${first} ; ${counted(limit, right, names)}.`;
};
