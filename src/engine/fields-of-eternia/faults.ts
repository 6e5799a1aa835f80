// What a refusal is in this game.
import { type Fault as FaultOf, sentenceOf as sentenceFrom } from '../kernel/faults.ts';
import type { Refusal } from '../kernel/rules.ts';
import type { BATAILLE_REFUSALS } from './combat-de-soldats/refusals.ts';
import type { REFUSALS } from './combat/refusals.ts';
import type { WILD_REFUSALS } from './contrees-sauvages/refusals.ts';
import type { ESC_REFUSALS } from './escarmouche/refusals.ts';
import type { CARDS_REFUSALS, CARRY_REFUSALS } from './partie/cards-refusals.ts';
import type { CORE_REFUSALS } from './partie/refusals.ts';
import type { SETUP_REFUSALS } from './partie/setup-refusals.ts';
import type { SOLO_REFUSALS } from './solo/refusals.ts';
import type { FoeRule } from './rules.ts';

/** Every code that has a sentence, in any mode. */
export type FoeCode =
  | keyof typeof REFUSALS
  | keyof typeof SHAPE_REFUSALS
  | keyof typeof BATAILLE_REFUSALS
  | keyof typeof WILD_REFUSALS
  | keyof typeof ESC_REFUSALS
  | keyof typeof CARDS_REFUSALS
  | keyof typeof CARRY_REFUSALS
  | keyof typeof CORE_REFUSALS
  | keyof typeof SETUP_REFUSALS
  | keyof typeof SOLO_REFUSALS;
export type FoeRefusal = Refusal<FoeRule, FoeCode>;
export type Fault = FaultOf<FoeRule, FoeCode>;

/** What a field of a scenario should have been: see shape.ts. */
export const SHAPE_REFUSALS = {
  'champ-nombre': 'Champ « {champ} » : un nombre est attendu.',
  'champ-bornes': 'Champ « {champ} » : un nombre entier de {min} à {max} est attendu.',
  'champ-mesure': 'Champ « {champ} » : un nombre de {min} à {max} est attendu.',
  'champ-texte': 'Champ « {champ} » : un texte est attendu, de {max} caractères au plus.',
  'champ-identifiant':
    'Champ « {champ} » : un identifiant est attendu, fait de minuscules sans accent, de chiffres et de tirets, 40 au plus.',
  'champ-oui-non': 'Champ « {champ} » : oui ou non est attendu.',
  'champ-choix': 'Champ « {champ} » : cette valeur n’est pas une de celles du jeu.',
  'champ-liste': 'Champ « {champ} » : une liste est attendue, de {max} éléments au plus.',
  'champ-ensemble': 'Champ « {champ} » : ce qui est écrit là n’a pas la bonne forme.',
} as const;

/** The sentence of a refusal, from the tables of a mode, then from those of a field; empty for a code that none knows. */
export const sentenceOf = (...tables: readonly Readonly<Record<string, string>>[]) =>
  sentenceFrom(...tables, SHAPE_REFUSALS);
