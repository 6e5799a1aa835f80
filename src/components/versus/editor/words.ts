// French names of what the workshop edits.
import {
  type Gender,
  type Op,
  type Place,
  PLACES,
  type SpecialSpec,
  type TestSpec,
  TESTS,
} from '../../../engine/versus/mission/format.ts';
import { MISSIONS } from '../../../engine/versus/missions.ts';
import {
  type Camp,
  CAMPS,
  type Colour,
  type Form,
  type Level,
  LEVELS,
  MISSION_IDS,
} from '../../../engine/versus/types.ts';
import { AT_NAMES, TEST_NAMES } from '../mission-words.ts';

type Choices<T> = readonly (readonly [value: T, label: string])[];
export const CAMP_WORDS: Readonly<Record<Camp, string>> = { hero: 'héros', villain: 'vilain' };
export const CAMP_CHOICES: Choices<Camp> = CAMPS.map((camp) => [camp, `le ${CAMP_WORDS[camp]}`] as const);
export const MISSION_CHOICES = MISSION_IDS.map((id, i) => [id, `${i + 1}. ${MISSIONS[id].title}`] as const);
export const GENDER_CHOICES: Choices<Gender> = [
  ['m', 'masculin'],
  ['f', 'féminin'],
];
export const PLACE_CHOICES: Choices<Place> = PLACES.map((place) => [place, AT_NAMES[place]] as const);
export const TEST_CHOICES: Choices<TestSpec['test']> = TESTS.map((test) => [test, TEST_NAMES[test]] as const);
export const OP_CHOICES: Choices<Op> = [
  ['<', 'est inférieur à'],
  ['<=', 'est inférieur ou égal à'],
  ['=', 'est égal à'],
  ['>=', 'est supérieur ou égal à'],
  ['>', 'est supérieur à'],
];
const SPECIAL_NAMES: Readonly<Record<SpecialSpec['kind'], string>> = {
  recovery: 'Récupération de disques de certains tours',
  fumes: 'Récupération d’énergie réduite dès qu’une condition est remplie',
  forbid: 'Dépolluer ou démobiliser est interdit',
  event: 'La tuile événement retire une tuile neutralisée',
  sweep: 'Pions qui changent d’état à la fin d’un tour',
  exit: 'Pion qui entre dans une sortie',
  escort: 'Pion qu’un personnage fait avancer',
  loan: 'Compétence prêtée pour une activation',
};
const SPECIALS = [
  'recovery',
  'fumes',
  'forbid',
  'event',
  'sweep',
  'exit',
  'escort',
  'loan',
] as const satisfies readonly SpecialSpec['kind'][];
export const SPECIAL_CHOICES: Choices<SpecialSpec['kind']> = SPECIALS.map(
  (kind) => [kind, SPECIAL_NAMES[kind]] as const,
);
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  minion: 'sbires',
  elite: 'élites',
  leader: 'QG/Lieutenant',
  citizens: 'Citizens',
  event: 'tuile événement',
  unknown: 'niveau non précisé',
};
export const LEVEL_CHOICES: Choices<Level> = LEVELS.map((level) => [level, LEVEL_WORDS[level]] as const);
export const FORM_CHOICES: Choices<Form | undefined> = [
  [undefined, 'non précisé'],
  ['simple', 'simple'],
  ['double', 'double'],
];
export const COLOUR_WORDS: Readonly<Record<Colour, string>> = {
  white: 'blanc',
  yellow: 'jaune',
  orange: 'orange',
  red: 'rouge',
  black: 'noir',
};
