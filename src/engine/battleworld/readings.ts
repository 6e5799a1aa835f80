// « Ce que changerait l'autre lecture »: for each option, one short run, played under each of its values. The rulings page shows where they part.
import { apart } from '../kernel/apart.ts';
import { type Reading, readingOf } from '../kernel/readings.ts';
import { combat, combatText } from './combat/index.ts';
import type { CombatAction, CombatScenario } from './combat/types.ts';
import { partie, partieText } from './partie/index.ts';
import type { PartieAction, PartieScenario } from './partie/types.ts';
import { P1, P1_UNITS, placed } from './scenarios.ts';
import { ROSTER } from './data.ts';
import { OPTION_VALUES, type OptionKey, type Sheet } from './types.ts';

type Run = { readonly situation: string } & (
  | { readonly mode: 'combat'; readonly scenario: CombatScenario; readonly script: readonly CombatAction[] }
  | { readonly mode: 'partie'; readonly scenario: PartieScenario; readonly script: readonly PartieAction[] }
);

const roll = (value: number): { readonly type: 'roll'; readonly value: number } => ({ type: 'roll', value });
const DECLARE: CombatAction = { type: 'declare' };
const duel = (attacker: string, target: string, distance = 1): CombatScenario => ({
  attackers: [{ sheet: attacker, distance }],
  target: { kind: 'unit', unit: { sheet: target } },
});
const at = (changes: Parameters<typeof placed>[1], moment: Partial<PartieScenario>): PartieScenario => ({
  ...P1,
  initiative: 'heroes',
  ...moment,
  units: placed(P1_UNITS, changes),
});
/** A cosmic with a card made up for the demonstration: the source gives no statistics for them. */
const GALACTUS: Sheet = {
  ...(ROSTER['hulk'] as Sheet),
  id: 'galactus',
  name: 'Galactus',
  faction: 'Cosmiques',
  cosmic: true,
};

const RUNS: Readonly<Record<OptionKey, Run>> = {
  healerLosesFlight: {
    situation: 'Thor et Iron-Man volent tous deux ; Thor pose son dé pour soigner Iron-Man.',
    mode: 'partie',
    scenario: at({ 'iron-man': { cell: 'd3', life: 2 } }, { phase: 1 }),
    script: [
      { type: 'move', unit: 'thor', to: 'e2' },
      { type: 'place', unit: 'thor', spot: 'heal:iron-man' },
    ],
  },
  healOfTheDead: {
    situation:
      'Thor a posé son dé sur la carte d’Iron-Man pour le soigner ; Ultron attaque Iron-Man, qui n’a plus qu’un point de vie.',
    mode: 'partie',
    scenario: at(
      {
        thor: { cell: 'c3', spot: 'heal:iron-man', activated: true },
        'iron-man': { cell: 'c4', life: 1, activated: true },
        ultron: { cell: 'd5', spot: 'attack', activated: true },
        'capitaine-america': { power: 1, spot: 'energy', activated: true },
      },
      { phase: 2, initiative: 'villains' },
    ),
    script: [
      { type: 'attack', attackers: ['ultron'], target: 'iron-man' },
      roll(10),
      roll(2),
      { type: 'renounce', camp: 'defence' },
      { type: 'conclude', camp: 'attack' },
      { type: 'heal', unit: 'thor' },
    ],
  },
  recoverAmount: {
    situation: "Le Capitaine n'a plus qu'un jeton Puissance sur trois ; son dé est sur une icône vide.",
    mode: 'partie',
    scenario: at({ 'capitaine-america': { power: 1, spot: 'energy', activated: true } }, { phase: 2 }),
    script: [{ type: 'recover', unit: 'capitaine-america', gauge: 'energy' }],
  },
  raiseOrder: {
    situation: 'Le Capitaine mène 5 à 3 et voudrait tout de suite dépenser un jeton.',
    mode: 'combat',
    scenario: duel('capitaine-america', 'fatalis'),
    script: [DECLARE, roll(5), roll(3), { type: 'spend', by: 'capitaine-america' }],
  },
  teamBonus: {
    situation: 'Colossus attaque avec Serval, qui porte déjà un jeton de Victoire.',
    mode: 'combat',
    scenario: {
      attackers: [{ sheet: 'colossus' }, { sheet: 'serval' }],
      target: { kind: 'unit', unit: { sheet: 'fatalis' } },
    },
    script: [DECLARE, roll(6), roll(5)],
  },
  safeRangedVictory: {
    situation: "Ultron tire sur Hulk depuis 2 cases, et Hulk l'emporte.",
    mode: 'combat',
    scenario: duel('ultron', 'hulk', 2),
    script: [DECLARE, roll(3), roll(9), { type: 'renounce', camp: 'attack' }, { type: 'conclude', camp: 'defence' }],
  },
  rerollScope: {
    situation: 'Fatalis, attaqué par le Capitaine, veut faire rejeter le dé de celui-ci.',
    mode: 'combat',
    scenario: duel('capitaine-america', 'fatalis'),
    script: [DECLARE, roll(6), roll(2), { type: 'reroll', by: 'fatalis', die: 'capitaine-america' }, roll(3)],
  },
  enemyEntersModule: {
    situation: 'Hulk, en d6, veut entrer dans le module de soins des Vilains, encore debout.',
    mode: 'partie',
    scenario: at({ hulk: { cell: 'd6' }, magneto: { cell: 'd5' } }, { phase: 1 }),
    script: [{ type: 'move', unit: 'hulk', to: 'd7' }],
  },
  intruderHitsModule: {
    situation:
      'Les modules sont ouverts à l’adversaire ; Hulk est entré dans le module de soins des Vilains et veut le frapper.',
    mode: 'partie',
    scenario: at(
      { hulk: { cell: 'd7', spot: 'attack', activated: true }, magneto: { cell: 'd4' } },
      { phase: 2, options: { enemyEntersModule: true } },
    ),
    script: [{ type: 'attack', attackers: ['hulk'], target: 'v-care' }, roll(7), { type: 'conclude', camp: 'attack' }],
  },
  targetModules: {
    situation: 'Punisher est dans le module énergie et veut poser son dé sur une cible.',
    mode: 'partie',
    scenario: at({ punisher: { cell: 'b7' } }, { phase: 1, initiative: 'villains' }),
    script: [
      { type: 'move', unit: 'punisher', to: 'b7' },
      { type: 'place', unit: 'punisher', spot: 'module-target:v-energy' },
    ],
  },
  doubleDefence: {
    situation: 'Punisher, sur la cible du module énergie, défend la double défense attaquée par Hulk.',
    mode: 'partie',
    scenario: at(
      {
        hulk: { cell: 'c6', spot: 'attack', activated: true },
        punisher: { cell: 'b7', spot: 'module-target:v-energy', activated: true },
      },
      { phase: 2 },
    ),
    script: [
      { type: 'attack', attackers: ['hulk'], target: 'v-double-defence' },
      { type: 'defend', by: 'punisher' },
      roll(9),
      roll(6),
    ],
  },
  baseVictoryToken: {
    situation: 'Hulk frappe un module que personne ne défend.',
    mode: 'combat',
    scenario: {
      attackers: [{ sheet: 'hulk' }],
      target: { kind: 'module', module: 'c7', moduleKind: 'double-defence', defenders: [] },
    },
    script: [DECLARE, roll(7), { type: 'conclude', camp: 'attack' }],
  },
  cosmicRecruit: {
    situation: 'Galactus, avec une carte saisie pour l’exemple, attaque Fatalis et manque son jet.',
    mode: 'combat',
    scenario: { attackers: [{ sheet: GALACTUS }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } },
    script: [DECLARE, roll(2), roll(7), { type: 'reroll', by: 'galactus', die: 'galactus' }],
  },
};

/** One situation played under every value of an option, the default first; what all tell alike, before and after, is left out. */
export const compareReadings = (
  key: OptionKey,
): { readonly situation: string; readonly readings: readonly Reading[] } => {
  const run = RUNS[key];
  const readings = OPTION_VALUES[key].map((value): Reading => {
    const options = { ...run.scenario.options, [key]: value };
    return run.mode === 'combat'
      ? readingOf(combat, combatText, { scenario: { ...run.scenario, options }, script: run.script }, value)
      : readingOf(partie, partieText, { scenario: { ...run.scenario, options }, script: run.script }, value);
  });
  return { situation: run.situation, readings: apart(readings) };
};
