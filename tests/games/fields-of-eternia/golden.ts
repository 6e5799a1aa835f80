// The golden games of Fields of Eternia: at least one per way to end. A game that no longer ends its way is a fault, and so is a missing one.
import type { CombatAction } from '../../../src/engine/fields-of-eternia/combat/types.ts';
import type { CombatScenario } from '../../../src/engine/fields-of-eternia/combat/scenario-types.ts';
import type {
  SoldiersAction,
  SoldiersScenario,
} from '../../../src/engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { WildAction, WildScenario } from '../../../src/engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { EscAction, EscarmoucheScenario } from '../../../src/engine/fields-of-eternia/escarmouche/types.ts';
import { EXAMPLES } from '../../../src/engine/fields-of-eternia/examples.ts';
import { skirmish, standard, study, trio } from '../../../src/engine/fields-of-eternia/partie/games.fixture.ts';
import type { PartieAction } from '../../../src/engine/fields-of-eternia/partie/types.ts';
import type { PartieScenario } from '../../../src/engine/fields-of-eternia/partie/scenario-types.ts';
import type { FoeRule } from '../../../src/engine/fields-of-eternia/rules.ts';
import type { AnySoloAction, SoloScenario } from '../../../src/engine/fields-of-eternia/solo/types.ts';
import { entering, hero, soldiers } from '../../../src/engine/fields-of-eternia/subjects-small.fixture.ts';
import type { Wanted } from '../subject.ts';
import { BOTH_FALL, ETERNIA, FAR_AWAY, FREE_CHOICE, MIDWAY, NEAR_FRIEND, SECOND_ALLY } from './samples.ts';

type Combat = Wanted<CombatAction, FoeRule, CombatScenario>;
const duel = (more: Partial<CombatScenario>, weak: 0 | 1 | null = null): CombatScenario => ({
  name: 'Duel',
  column: 'heros',
  active: { hero: 'he-man', health: weak === 0 ? 1 : 6, eternium: 6, base: 'Château Grayskull' },
  defender: { hero: 'trap-jaw', health: weak === 1 ? 1 : 6, eternium: 2, base: 'Temple de Serpos' },
  place: {
    name: 'Fort',
    kind: 'avant-poste',
    near: [
      { id: 'plaine', name: 'Plaine', kind: 'contree' },
      { id: 'lac', name: 'Lac', kind: 'mer' },
    ],
  },
  ...more,
});
const against = (card: string, column: 'creature' | 'boss', health: number): CombatScenario => {
  const { defender: _defender, ...rest } = duel({ column });
  return { ...rest, enemy: { card, health } };
};
export const COMBATS: Readonly<Record<string, Combat>> = {
  'combat-vaincu': {
    result: 'vaincu:0',
    tells: ['fallen', 'returned', 'paid-all', 'shuffled'],
    cites: ['foe.p7-vaincus.heros', 'foe.vaincu.paiement'],
    scenario: duel({}, 1),
  },
  'combat-vaincu-actif': {
    result: 'vaincu:1',
    tells: ['fallen', 'returned'],
    cites: ['foe.vaincu.fin-du-tour'],
    scenario: duel({}, 0),
  },
  'combat-double': {
    result: 'double:',
    tells: ['spell', 'both-fallen'],
    cites: ['foe.p7-vaincus.double'],
    scenario: BOTH_FALL,
  },
  'combat-fuite': {
    result: 'fuite:1',
    tells: ['fled', 'shuffled'],
    cites: ['foe.p8-fuite.cout', 'foe.p8-fuite.vainqueur'],
    scenario: duel({}),
  },
  'combat-degats': {
    result: 'degats:1',
    tells: ['second-round', 'resolved', 'sent'],
    cites: ['foe.p9-resolution.deplacer-le-perdant'],
    scenario: duel({}),
  },
  'combat-rapide': {
    result: 'ps:0',
    tells: ['resolved', 'sent'],
    cites: ['foe.rapide.une-manche-recul'],
    never: ['second-round'],
    scenario: duel({ options: { combatPlusRapide: true, initiativeCompte: true } }),
  },
  'combat-creature': {
    result: 'vaincu:0',
    tells: ['epic-thrown', 'reward'],
    cites: ['foe.p7-vaincus.creature-vaincue'],
    scenario: against('ex-creature-d-essai', 'creature', 1),
  },
  'combat-creature-fuit': {
    result: 'creature-fuit:',
    tells: ['enemy-left'],
    cites: ['foe.p9-resolution.creature-fuit'],
    scenario: against('ex-creature-d-essai', 'creature', 5),
  },
  'combat-boss-reste': {
    result: 'boss-reste:',
    tells: ['enemy-left', 'sent'],
    cites: ['foe.p9-resolution.boss-reste', 'foe.p9-resolution.boss-retrait'],
    scenario: against('evil-seed', 'boss', 8),
  },
};
export const POWERS: Readonly<Record<string, Combat>> = {
  'des-degats': {
    result: 'degats:0',
    tells: ['thrown', 'stopped', 'resolved'],
    cites: ['foe.pouvoir.attaque-defense', 'foe.pouvoir.initiative-des'],
    scenario: duel({}),
  },
  'des-vaincu': { result: 'vaincu:1', tells: ['thrown', 'fallen'], scenario: duel({}, 0) },
};
type Wild = Wanted<WildAction, FoeRule, WildScenario>;
const dylinx = (body: number, health: number): WildScenario => ({
  name: 'Un Dylinx',
  enemy: 'dylinx',
  hero: { name: 'She-Ra', body, health, eternium: 4 },
});
export const WILDS: Readonly<Record<string, Wild>> = {
  'sauvage-victoire': {
    result: '*',
    tells: ['wild-won', 'wild-tamed'],
    cites: ['foe.sauvage.p4-victoire', 'foe.sauvage.p4-domptage'],
    scenario: dylinx(7, 8),
  },
  'sauvage-echec': { result: '*', tells: ['wild-back'], cites: ['foe.sauvage.p4-echec'], scenario: dylinx(3, 8) },
  'sauvage-allie': {
    result: '*',
    tells: ['wild-won', 'wild-untamed'],
    cites: ['foe.contrees.allie-adverse'],
    scenario: { ...dylinx(7, 8), name: 'Un pillard', enemy: 'ex-pillard' },
  },
  'sauvage-chute': { result: '*', tells: ['wild-fallen'], scenario: dylinx(3, 1) },
};
type Soldiers = Wanted<SoldiersAction, FoeRule, SoldiersScenario>;
export const BATAILLES: Readonly<Record<string, Soldiers>> = {
  'soldats-mixte': {
    result: '*',
    tells: ['bat-hit-hero', 'bat-hit-soldier'],
    cites: ['foe.bataille.contre-mixte'],
    scenario: soldiers(3, { soldiers: 2, heroes: [hero('Skeletor', 4), hero('Evil-Lyn', 3)] }),
  },
  'soldats-entree': { result: '*', tells: ['bat-entered'], scenario: entering(4, 2) },
};
type Partie = Wanted<PartieAction, FoeRule, PartieScenario>;
const shown = EXAMPLES.find((example) => example.id === 'fields-of-eternia.le-duel-qui-departage');
export const PARTIES: Readonly<Record<string, Partie>> = {
  'partie-entiere': {
    result: '*',
    tells: ['p-dealt', 'p-income', 'p-moved', 'p-combat', 'p-over'],
    never: ['p-boss'],
    scenario: standard(),
  },
  'partie-boss': {
    result: 'boss:',
    tells: ['p-boss', 'p-over'],
    cites: ['foe.fin.boss-en-jeu'],
    scenario: standard({
      first: 0,
      skulls: [
        {
          skull: 1,
          text: 'Evil Seed se lève.',
          effects: [{ do: 'boss', card: 'evil-seed', zone: 'montagnes-de-perpetua' }],
        },
      ],
    }),
  },
  'partie-premiere': {
    result: '*',
    tells: ['p-deployed', 'p-skull', 'p-over'],
    cites: ['foe.premiere.depart-crane-1'],
    scenario: standard({ kind: 'premiere' }),
  },
  'partie-escarmouche': { result: '*', tells: ['p-over'], scenario: skirmish() },
  'partie-a-trois': { result: '*', tells: ['p-over'], scenario: trio() },
  'partie-allie': {
    result: '*',
    tells: ['p-ally', 'p-replaced'],
    cites: ['foe.soutien.allie-remplace', 'foe.soutien.un-allie'],
    scenario: SECOND_ALLY,
  },
  'partie-choix-libre': {
    result: '*',
    tells: ['p-ally'],
    cites: ['foe.escarmouche.choix-libre-rencontre'],
    scenario: FREE_CHOICE,
  },
  'partie-monture': {
    result: '*',
    tells: ['p-tamed'],
    cites: ['foe.escarmouche.monture-gagnee'],
    scenario: FREE_CHOICE,
  },
  'partie-monture-manquee': {
    result: '*',
    tells: ['p-back'],
    cites: ['foe.escarmouche.monture-perdue'],
    scenario: FREE_CHOICE,
  },
  'partie-retour-ami': {
    result: '*',
    tells: ['p-returned'],
    cites: ['foe.escarmouche.vaincu-ami'],
    scenario: NEAR_FRIEND,
  },
  'partie-retour-loin': {
    result: '*',
    tells: ['p-returned'],
    cites: ['foe.escarmouche.vaincu-loin'],
    scenario: FAR_AWAY,
  },
  'partie-position': {
    result: '*',
    tells: ['p-over'],
    scenario: study({ heroes: [{ hero: 'he-man', zone: 'contree-du-couchant' }] }, {}, { round: 6 }),
  },
  ...(shown?.mode === 'partie'
    ? {
        'partie-departage': {
          result: '*',
          tells: ['p-tie', 'p-over'],
          cites: ['foe.fin.egalite-avant-postes'],
          scenario: shown.scenario,
          script: shown.script.map(({ action }) => action),
        },
      }
    : {}),
};
type Solo = Wanted<AnySoloAction, FoeRule, SoloScenario>;
/** The last round, everybody near the end. */
const nightfall = (more: Partial<SoloScenario> = {}): SoloScenario => ({
  ...MIDWAY,
  heroes: [
    { hero: 'he-man', damage: 8 },
    { hero: 'teela', damage: 2 },
  ],
  enemies: [{ hero: 'skeletor', damage: 8 }],
  round: 5,
  ...more,
});
export const SOLOS: Readonly<Record<string, Solo>> = {
  'solo-objectif': {
    result: '*',
    tells: ['solo-begun', 'solo-captured', 'solo-success', 'solo-scored'],
    cites: ['foe.solo.fin', 'foe.solo.score-reussite', 'foe.solo.score-avant-postes'],
    scenario: { ...MIDWAY, begun: false, round: 0 },
    script: [{ type: 'solo-begin' }, { type: 'solo-capture', outpost: 0 }, { type: 'solo-objective' }],
  },
  'solo-limite': {
    result: '*',
    tells: ['solo-round-over', 'solo-time-up', 'solo-scored'],
    scenario: nightfall(),
    script: [{ type: 'solo-turn' }, { type: 'solo-round' }],
  },
  'solo-combat': {
    result: '*',
    tells: ['solo-fight', 'clash-drawn', 'effect-drawn', 'solo-fought', 'solo-scored'],
    cites: ['foe.solo.combat-heros', 'foe.solo.p4-effets'],
    scenario: nightfall({ level: 'impitoyable', outposts: [] }),
  },
};
type Escarmouche = Wanted<EscAction, FoeRule, EscarmoucheScenario>;
export const ESCARMOUCHES: Readonly<Record<string, Escarmouche>> = {
  'escarmouche-entiere': {
    result: '*',
    tells: [
      'esc-first',
      'esc-revealed',
      'esc-passed',
      'esc-zone',
      'esc-soldier',
      'esc-hero',
      'esc-token',
      'esc-begun',
      'p-over',
    ],
    cites: ['foe.escarmouche.achats', 'foe.escarmouche.soldats'],
    scenario: ETERNIA,
  },
};
