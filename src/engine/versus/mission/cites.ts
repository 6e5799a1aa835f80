// Which rules each part of a mission is: of the booklet's eight, their own; of a reader's, what the booklet says of any mission.
import type { Some } from '../../kernel/result.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, MissionId } from '../types.ts';

type Cites = Some<VsRule>;
/** By id of the part. A test: what it asks, its success, its skill. */
interface MissionRules {
  readonly tests?: Readonly<Record<string, { readonly asks: Cites; readonly done: Cites; readonly skill?: VsRule }>>;
  readonly ends: Readonly<Record<string, Cites>>;
  readonly victory: Readonly<Record<Camp, Cites>>;
  readonly special?: Readonly<Record<string, Cites>>;
}
const MISSION_RULES: Readonly<Record<MissionId, MissionRules>> = {
  m1: {
    tests: {
      amorcer: { asks: ['vs.m1.amorcer'], done: ['vs.m1.amorcer-reussite'], skill: 'vs.m1.amorcer-artificier' },
      neutraliser: {
        asks: ['vs.m1.neutraliser'],
        done: ['vs.m1.neutraliser-reussite'],
        skill: 'vs.m1.neutraliser-artificier',
      },
    },
    ends: { tour: ['vs.m1.fin-tour'], bombes: ['vs.m1.fin-bombes'] },
    victory: { hero: ['vs.m1.victoire-heros'], villain: ['vs.m1.victoire-vilain'] },
  },
  m2: {
    tests: {
      activer: { asks: ['vs.m2.activer'], done: ['vs.m2.activer-reussite'], skill: 'vs.m2.activer-piratage' },
      desactiver: {
        asks: ['vs.m2.desactiver'],
        done: ['vs.m2.desactiver-reussite'],
        skill: 'vs.m2.desactiver-piratage',
      },
    },
    ends: { tour: ['vs.m2.fin-tour'], brouilleurs: ['vs.m2.fin-brouilleurs'] },
    victory: { hero: ['vs.m2.victoire-heros'], villain: ['vs.m2.victoire-vilain'] },
  },
  m3: {
    tests: {
      trouver: { asks: ['vs.m3.trouver'], done: ['vs.m3.trouver-reussite'], skill: 'vs.m3.trouver-piratage' },
      effacer: { asks: ['vs.m3.effacer'], done: ['vs.m3.effacer-reussite'], skill: 'vs.m3.effacer-piratage' },
    },
    ends: { tour: ['vs.m3.fin-tour'], ordinateurs: ['vs.m3.fin-ordinateurs'] },
    victory: { hero: ['vs.m3.victoire-heros'], villain: ['vs.m3.victoire-vilain'] },
    special: { 'toujours-en-action': ['vs.m3.toujours-en-action'], essoufflement: ['vs.m3.essoufflement'] },
  },
  m4: {
    ends: { tour: ['vs.m4.fin-tour'], otages: ['vs.m4.fin-otages'] },
    victory: { hero: ['vs.m4.victoire-heros'], villain: ['vs.m4.victoire-vilain'] },
    special: {
      exfiltrer: ['vs.m4.exfiltrer'],
      deplacer: ['vs.m4.deplacer', 'vs.m4.deplacer-activation', 'vs.m4.deplacer-un-mouvement'],
      intervention: ['vs.m4.intervention'],
    },
  },
  m5: {
    tests: {
      desarmer: { asks: ['vs.m5.desarmer'], done: ['vs.m5.desarmer-reussite'] },
      repandre: { asks: ['vs.m5.repandre'], done: ['vs.m5.repandre-reussite'] },
    },
    ends: { tour: ['vs.m5.fin-tour'], barils: ['vs.m5.fin-barils'] },
    victory: { hero: ['vs.m5.victoire-heros'], villain: ['vs.m5.victoire-vilain'] },
    special: { vapeurs: ['vs.m5.vapeurs'] },
  },
  m6: {
    ends: { tour: ['vs.m6.fin-tour'], pertes: ['vs.m6.fin-pertes'] },
    victory: { hero: ['vs.m6.victoire-heros'], villain: ['vs.m6.victoire-vilain'] },
    special: {
      depollution: ['vs.m6.pas-de-depollution'],
      desespoir: ['vs.m6.energie-du-desespoir'],
      evenement: ['vs.m6.evenement'],
    },
  },
  m7: {
    tests: {
      pirater: {
        asks: ['vs.m7.pirater'],
        done: ['vs.m7.pirater-reussite', 'vs.m7.reserve', 'vs.m7.valeur'],
        skill: 'vs.m7.pirater-piratage',
      },
      soutirer: {
        asks: ['vs.m7.soutirer'],
        done: ['vs.m7.soutirer-reussite', 'vs.m7.reserve', 'vs.m7.valeur'],
        skill: 'vs.m7.soutirer-enquete',
      },
      protocoles: {
        asks: ['vs.m7.protocoles'],
        done: ['vs.m7.protocoles-reussite', 'vs.m7.protocoles-dpa'],
        skill: 'vs.m7.protocoles-piratage',
      },
    },
    ends: { tour: ['vs.m7.fin-tour'], informations: ['vs.m7.fin-informations', 'vs.m7.reserve', 'vs.m7.valeur'] },
    victory: { hero: ['vs.m7.victoire-heros'], villain: ['vs.m7.victoire-vilain'] },
    special: { demobilisation: ['vs.m7.pas-de-demobilisation'] },
  },
  m8: {
    tests: {
      detruire: { asks: ['vs.m8.detruire'], done: ['vs.m8.detruire-reussite'], skill: 'vs.m8.detruire-enquete' },
      trouver: {
        asks: ['vs.m8.trouver'],
        done: ['vs.m8.trouver-reussite', 'vs.m8.reserve', 'vs.m8.valeur'],
        skill: 'vs.m8.trouver-enquete',
      },
      coffre: {
        asks: ['vs.m8.coffre'],
        done: ['vs.m8.coffre-reussite', 'vs.m8.reserve', 'vs.m8.valeur'],
        skill: 'vs.m8.coffre-crochetage',
      },
    },
    ends: { tour: ['vs.m8.fin-tour'], preuves: ['vs.m8.fin-preuves', 'vs.m8.valeur'] },
    victory: { hero: ['vs.m8.victoire-heros'], villain: ['vs.m8.victoire-vilain'] },
    special: { 'fuite-disponibles': ['vs.m8.fuite-disponibles'], 'fuite-detruites': ['vs.m8.fuite-detruites'] },
  },
};
const rulesOf = (id: MissionId | null): MissionRules | undefined => (id === null ? undefined : MISSION_RULES[id]);

/** `id` is null for a mission of a reader's. */
export const testCites = (id: MissionId | null, test: string): Cites =>
  rulesOf(id)?.tests?.[test]?.asks ?? ['vs.presentation.hierarchie'];
export const doneCites = (id: MissionId | null, test: string): Cites =>
  rulesOf(id)?.tests?.[test]?.done ?? ['vs.presentation.hierarchie'];
export const skillCite = (id: MissionId | null, test: string): VsRule | undefined => rulesOf(id)?.tests?.[test]?.skill;
export const endCites = (id: MissionId | null, end: string): Cites =>
  rulesOf(id)?.ends[end] ?? ['vs.fin.une-condition-suffit'];
export const victoryCites = (id: MissionId | null, side: Camp): Cites =>
  [...(rulesOf(id)?.victory[side] ?? ([] as const)), 'vs.fin.victoire-apres-fin'] as unknown as Cites;
export const specialCites = (id: MissionId | null, special: string): Cites =>
  rulesOf(id)?.special?.[special] ?? ['vs.presentation.hierarchie'];
