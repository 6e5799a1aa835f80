// Names of tiles, figures and powers in French sentences, and the words of the powers. Read from what never changes in a game.
import { cardOf, EVENT_TILE, oneOf } from '../data.ts';
import type { TokenSpec } from '../mission/format.ts';
import { VILLAIN_LABELS, VILLAIN_STEPS } from '../power-words-villains.ts';
import { HERO_LABELS, HERO_STEPS } from '../power-words.ts';
import type { Power } from '../power-types.ts';
import { POWERS } from '../powers.ts';
import { type Camp, CAMPS, type FigureId, type PowerId, type TileId } from '../types.ts';
import { CAMP_WORDS, count, type Named, numberOf, of, quoted } from '../words.ts';
import { characterTile } from './reads.ts';
import type { Fixed } from './types.ts';

// ── Tiles and figures
/** What a name is read from: it never changes in a game. */
export type Names = Named & Pick<Fixed, 'pool'>;
/** The token whose characters a tile holds: that of « Citizens », of « otages ». */
const tokenOfTile = ({ mission }: Names, tile: TileId): TokenSpec | undefined =>
  mission.tokens.find(({ id, character }) => character !== undefined && characterTile(id) === tile);
export const eventCamp = (tile: TileId): Camp | undefined => CAMPS.find((camp) => EVENT_TILE[camp] === tile);
/** « Oracle », « Policiers », « Citizens », « tuile événement du héros ». */
export const tileName = (names: Names, tile: TileId): string => {
  const camp = eventCamp(tile);
  return camp === undefined
    ? (cardOf(names.pool, tile)?.name ?? tokenOfTile(names, tile)?.plural ?? tile)
    : `tuile événement ${CAMP_WORDS[camp].of}`;
};
/** « la tuile événement du héros », « Oracle »: in a sentence. */
export const theTile = (names: Names, tile: TileId): string =>
  eventCamp(tile) === undefined ? tileName(names, tile) : `la ${tileName(names, tile)}`;
/** « la tuile Oracle », « la tuile événement du héros ». */
export const tileWord = (names: Names, tile: TileId): string =>
  eventCamp(tile) === undefined ? `la tuile ${tileName(names, tile)}` : theTile(names, tile);

const tileOfFigure = (figure: FigureId): TileId => figure.slice(0, figure.lastIndexOf('#'));
/** One figure only: its name is that of the tile. A card that does not say how many has several, unless it is of level QG/Lieutenant. */
const isAlone = (names: Names, figure: FigureId): boolean => {
  const card = cardOf(names.pool, tileOfFigure(figure));
  return (
    numberOf(figure, '#') === '1' && card !== undefined && (card.figures ?? (card.level === 'leader' ? 1 : 2)) === 1
  );
};
interface FigureForms {
  readonly person: (name: string) => string; // a name that stands for one character
  readonly alone: (name: string) => string; // the only figure of a troop, whose name may be a plural
  readonly one: (name: string, n: string, single: string | undefined) => string; // of several; how one of them is called, where it is known
}
const figureIn =
  ({ person, alone, one }: FigureForms) =>
  (names: Names, figure: FigureId): string => {
    const tile = tileOfFigure(figure);
    const token = tokenOfTile(names, tile);
    const n = numberOf(figure, '#');
    if (token !== undefined) return person(`${token.name} n° ${n}`);
    const name = tileName(names, tile);
    const card = cardOf(names.pool, tile);
    if (!isAlone(names, figure)) return one(name, n, card && oneOf(card));
    return card?.level === 'leader' ? person(name) : alone(name);
  };
const same = (name: string): string => name;
const figureOfName = (name: string): string => `la figurine ${of(name)}`;
const RANKS: Readonly<Record<string, string>> = {
  1: 'le premier',
  2: 'le deuxième',
  3: 'le troisième',
  4: 'le quatrième',
};
const oneOfName = (name: string, n: string, single: string | undefined): string =>
  single === undefined || RANKS[n] === undefined ? `la figurine ${n} ${of(name)}` : `${RANKS[n]} ${single}`;
/** « Bane », « Policiers, figurine 2 », « otage n° 2 ». */
export const figureName = figureIn({ person: same, alone: same, one: (name, n) => `${name}, figurine ${n}` });
/** As a subject: « Bane », « le deuxième Policier », « la figurine 2 de Bat-Robots », « la figurine d’Agents ». */
export const who = figureIn({ person: same, alone: figureOfName, one: oneOfName });
/** The same where a participle may have to agree: « la figurine de Bane », « le deuxième Policier ». */
export const theFigure = figureIn({ person: figureOfName, alone: figureOfName, one: oneOfName });
/** The participle after `theFigure`. */
export const agreed = (names: Names, figure: FigureId, participle: string): string =>
  theFigure(names, figure).startsWith('le ') ? participle : `${participle}e`;
export const figuresWord = (n: number): string => count(n, 'figurine');

// ── Powers
const TITLES: ReadonlyMap<PowerId, string> = new Map(POWERS.map(({ id, title }: Power) => [id, title] as const));
/** « Soin » between its marks. */
export const quotedPower = (power: PowerId): string => quoted(TITLES.get(power) ?? power);
const IDLE: ReadonlySet<PowerId> = new Set(
  POWERS.filter(({ effects }: Power) =>
    effects.every(
      ({ kind, verbs }) => kind === 'permanent' && verbs.length > 0 && verbs.every((verb) => verb.do === 'idle'),
    ),
  ).map(({ id }) => id),
);
/** A permanent power that adds nothing to the event tile (Oracle, Julia Pennyworth). */
export const isIdle = (power: PowerId): boolean => IDLE.has(power);
const STEPS: Readonly<Record<string, string>> = { ...HERO_STEPS, ...VILLAIN_STEPS };
const LABELS: Readonly<Record<string, string>> = { ...HERO_LABELS, ...VILLAIN_LABELS };
/** The instructions of these rules, one after the other; empty when none of them has one. */
export const stepsWord = (rules: readonly string[]): string => rules.flatMap((rule) => STEPS[rule] ?? []).join(' ');
/** The label of an alternative (« a »), of a part of it (« a:2 » or « 2 »); undefined when it has none. */
export const labelOf = (power: PowerId, key: string): string | undefined =>
  LABELS[`${power}/${key.slice(key.indexOf(':') + 1)}`];
