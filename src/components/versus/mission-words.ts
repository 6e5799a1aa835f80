// What a mission says, in words: its measures, its ends, who wins. Read from its data: a reader's mission is said as the eight are.
import type {
  Comparison,
  EndSpec,
  Mission,
  Op,
  Place,
  SpecialSpec,
  TestSpec,
} from '../../engine/versus/mission/format.ts';
import type { Camp } from '../../engine/versus/types.ts';
import { piecesSpoken, sumSpoken } from '../../engine/versus/counted.ts';
import { CAMP_WORDS, measureWord, of } from '../../engine/versus/words.ts';
import { count, OF_CAMP } from './words.ts';

type Special<K extends SpecialSpec['kind']> = Extract<SpecialSpec, { readonly kind: K }>;
export const AT_NAMES: Readonly<Record<Place, string>> = {
  board: 'sur le plateau',
  hero: 'au poste des héros',
  villain: 'au poste des vilains',
  box: 'hors du plateau',
};
export const TEST_NAMES: Readonly<Record<TestSpec['test'], string>> = {
  manipulation: 'manipulation complexe',
  reflexion: 'réflexion complexe',
};

/** « a, b ou c ». */
export const listOf = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
export const stateName = ({ tokens }: Pick<Mission, 'tokens'>, token: string, state: string): string =>
  tokens.find(({ id }) => id === token)?.states.find(({ id }) => id === state)?.name ?? state;
/** Before a number, and what it counts. */
const NUMBERS: Readonly<Record<Op, string>> = {
  '<': 'moins de',
  '<=': 'au plus',
  '=': 'exactement',
  '>=': 'au moins',
  '>': 'plus de',
};
const AGAINST: Readonly<Record<Op, string>> = {
  '<': 'moins',
  '<=': 'pas plus',
  '=': 'autant',
  '>=': 'au moins autant',
  '>': 'plus',
};
/** « au moins 4 bombes neutralisées », « plus de tuiles neutralisées du vilain que de tuiles neutralisées du héros ». */
export const comparisonWord = ({ left, op, right }: Comparison, mission: Mission): string => {
  if (typeof right !== 'number')
    return `${AGAINST[op]} ${of(measureWord(left, { mission }))} que ${of(measureWord(right, { mission }))}`;
  const pieces = piecesSpoken(left, right, { mission });
  return pieces === undefined
    ? `${sumSpoken(left, { mission })} : ${NUMBERS[op]} ${right}`
    : op === '=' && right === 0
      ? `plus ${of(pieces.replace('0 ', ''))}`
      : `${NUMBERS[op]} ${pieces}`;
};
export const endWord = (end: EndSpec, mission: Mission): string =>
  end.kind === 'turn'
    ? `vérification ${end.check} du tour ${end.turn}`
    : `${comparisonWord(end.when, mission)}${end.until === undefined ? '' : `, jusqu’à la vérification 2 du tour ${end.until}`}`;
/** The parts of a test, as columns or as a sentence. */
export const testWords = (
  { token, from, to, test, difficulty, skill, gains }: TestSpec,
  mission: Mission,
): { readonly what: string; readonly way: string; readonly more: readonly string[] } => ({
  what: `${TEST_NAMES[test]}, difficulté ${difficulty}`,
  way: `${listOf(
    from.map((state) => `« ${stateName(mission, token, state)} »`),
    'ou',
  )} → « ${stateName(mission, token, to)} »`,
  more: [
    ...(skill === undefined ? [] : [`compétence comptée : ${skill}`]),
    ...(gains === undefined ? [] : [`${count(gains, 'disque')} de la zone indisponible à la zone disponible`]),
  ],
});
export const sweepWord = ({ turn, side }: { readonly turn: number; readonly side: Camp }): string =>
  `à la fin du tour ${turn} ${OF_CAMP[side]}`;
const wayWord = (
  { token, from, to }: { readonly token: string; readonly from: string; readonly to: string },
  mission: Mission,
): string => `de « ${stateName(mission, token, from)} » à « ${stateName(mission, token, to)} »`;
const FORBIDDEN = {
  depollute: ['dépolluer', 'sa rivière'],
  demobilise: ['démobiliser', 'ses tuiles'],
} as const satisfies Readonly<Record<Special<'forbid'>['what'], readonly [verb: string, all: string]>>;
const forbidWord = ({ side, what, token }: Special<'forbid'>, { tokens }: Mission): string => {
  const [verb, all] = FORBIDDEN[what];
  const people = tokens.find(({ id }) => id === token)?.plural;
  return `${side === undefined ? 'aucun camp ne peut' : `${CAMP_WORDS[side].the} ne peut pas`} ${verb} ${people === undefined ? all : `la tuile des ${people}`}`;
};
/** What a special rule changes beside pieces. */
export const specialWord = (special: SpecialSpec, mission: Mission): string => {
  switch (special.kind) {
    case 'recovery':
      return `${count(special.discs, 'disque')} repris à l’entretien, ${special.from === special.to ? `au tour ${special.from}` : `des tours ${special.from} à ${special.to}`}`;
    case 'fumes':
      return `${comparisonWord(special.when, mission)} ; la récupération n’est alors plus que de ${count(special.cubes, 'cube')}`;
    case 'forbid':
      return forbidWord(special, mission);
    case 'event':
      return 'la tuile événement retire aussi une tuile neutralisée de sa rivière';
    case 'sweep':
      return `${sweepWord(special)}, ${wayWord(special, mission)}`;
    case 'exit':
      return `en zone de sortie, ${wayWord(special, mission)}`;
    case 'escort':
      return 'un personnage de la même zone lui fait faire un mouvement';
    case 'loan':
      return `${count(special.uses, 'fois', 'fois')} par partie, la compétence ${special.skill} est prêtée à un personnage élite`;
  }
};
