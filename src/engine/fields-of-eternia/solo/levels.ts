// The four levels of the solo mode, rule by rule: the source prints their titles apart from their paragraphs, this is the attachment of A53.
import { SOLO_FLEE, START_ETERNIUM } from '../constants.ts';
import type { FoeRule } from '../rules.ts';
import type { Level, SoloEffectCard, WildFace } from '../types.ts';

export const RHYTHMS = ['jamais', 'nuit', 'manche', 'tour'] as const;
/** When each enemy outpost gains a soldier. */
export type Rhythm = (typeof RHYTHMS)[number];
/** What the option `difficultePersonnalisee` lets the table change. */
export interface LevelRules {
  readonly skulls: SoloEffectCard['skull']; // effect cards of at most so many skulls
  readonly eternium: { readonly hero: number; readonly team: number }; // at the start
  readonly gift: boolean; // the nearest guild, shop and forge, with one soldier each
  readonly flee: number; // what flight from an enemy hero costs
  readonly freeFlight: boolean; // any flight costs nothing, from a creature as well
  readonly pays: boolean; // a fallen hero pays five Eternium
  readonly replaces: boolean; // soldiers that a scenario or an effect puts back are put back
  readonly rhythm: Rhythm;
  readonly effects: number; // effect cards beside those of the clash card
}
export const LEVEL_RULES: Readonly<Record<Level, LevelRules>> = {
  debutant: {
    skulls: 1,
    eternium: START_ETERNIUM.debutant,
    gift: true,
    flee: SOLO_FLEE.debutant,
    freeFlight: true,
    pays: false,
    replaces: false,
    rhythm: 'jamais',
    effects: 0,
  },
  novice: {
    skulls: 2,
    eternium: START_ETERNIUM.standard,
    gift: false,
    flee: SOLO_FLEE.novice,
    freeFlight: false,
    pays: true,
    replaces: true,
    rhythm: 'nuit',
    effects: 0,
  },
  avance: {
    skulls: 3,
    eternium: START_ETERNIUM.standard,
    gift: false,
    flee: SOLO_FLEE.avance,
    freeFlight: false,
    pays: true,
    replaces: true,
    rhythm: 'manche',
    effects: 1,
  },
  impitoyable: {
    skulls: 4,
    eternium: START_ETERNIUM.standard,
    gift: false,
    flee: SOLO_FLEE.impitoyable,
    freeFlight: false,
    pays: true,
    replaces: true,
    rhythm: 'tour',
    effects: 2,
  },
};
/** Faces of the die of phase 1 that send to the deck with the surge symbol; null: no die, always that deck. Printed level by level, so never changed. */
export const SURGE_FACES: Readonly<Record<Level, readonly WildFace[] | null>> = {
  debutant: ['blanc'],
  novice: ['blanc', 'relancer'],
  avance: ['reussite', 'double', 'relancer'],
  impitoyable: null,
};
export const DIE_RULES: Readonly<Record<Level, FoeRule>> = {
  debutant: 'foe.solo.p1-debutant',
  novice: 'foe.solo.p1-novice',
  avance: 'foe.solo.p1-avance',
  impitoyable: 'foe.solo.p1-impitoyable',
};
export const EFFECT_RULES: Readonly<Record<Level, readonly FoeRule[]>> = {
  debutant: [],
  novice: [],
  avance: ['foe.solo.avance-effet'],
  impitoyable: ['foe.solo.impitoyable-effets'],
};
/** Which rule brings the reinforcements, by their rhythm. */
export const RHYTHM_RULES: Readonly<Record<Exclude<Rhythm, 'jamais'>, FoeRule>> = {
  nuit: 'foe.solo.novice-renforts',
  manche: 'foe.solo.avance-renforts',
  tour: 'foe.solo.impitoyable-renforts',
};
/** PV of a scenario that succeeds. */
export const SUCCESS_PV: Readonly<Record<Level, number>> = { debutant: 2, novice: 4, avance: 6, impitoyable: 10 };
