// All together: several against one, the base, then a short whole game.
import { lesson } from '../../kernel/lesson.ts';
import type { PartieAction, PartieMode, PartieScenario } from '../partie/types.ts';
import { P1, P1_MODULES, P1_UNITS, placed } from '../scenarios.ts';

const roll = (value: number): PartieAction => ({ type: 'roll', value });

const LESSON: PartieScenario = {
  ...P1,
  name: 'Deux contre un',
  phase: 2,
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    'capitaine-america': { cell: 'c4', spot: 'attack', activated: true },
    hulk: { cell: 'd4', spot: 'attack', activated: true },
    fatalis: { cell: 'c5', spot: 'attack', activated: true, life: 3 },
  }),
};
export const TEAM = lesson<PartieMode>({
  slug: 'attaquer-en-surnombre',
  title: 'Attaquer en surnombre',
  mode: 'partie',
  scenario: LESSON,
  steps: [
    {
      kind: 'go',
      says: 'Hulk et le Capitaine sont tous deux au contact de Fatalis, leur dé sur l’attaque. Tous deux Vengeurs, ils peuvent frapper ensemble.',
      at: ['hulk', 'capitaine-america', 'fatalis'],
    },
    {
      kind: 'act',
      says: 'Celui qui mène l’attaque donne sa frappe. Attaquez Fatalis avec Hulk, et cochez le Capitaine comme allié.',
      look: 'Touchez Hulk d’abord, puis Fatalis : le Capitaine peut s’y joindre.',
      at: ['hulk', 'fatalis'],
      solution: [{ type: 'attack', attackers: ['hulk', 'capitaine-america'], target: 'fatalis' }],
      missed: 'Cette attaque est permise, mais c’est à Hulk de la mener, avec le Capitaine.',
      answers: [roll(9), roll(4), roll(6), { type: 'renounce', camp: 'defence' }],
    },
    {
      kind: 'go',
      says: 'Les deux dés s’ajoutent : treize contre six. Attaqué avant d’avoir agi, Fatalis a perdu son action.',
      at: ['total:attack', 'total:defence'],
    },
    {
      kind: 'act',
      says: 'Concluez : seule la frappe de Hulk compte, et elle suffit.',
      look: 'Conclure, c’est garder ces totaux.',
      solution: [{ type: 'conclude', camp: 'attack' }],
      reached: ({ state }) => state.combat === null && state.units['fatalis']?.life === 0,
      missed: 'Inutile de payer : la frappe de Hulk suffit. Reprenez, et concluez.',
    },
  ],
  learnt:
    'Des alliés de [même faction](bw.surnombre.faction-commune) [ajoutent leur dé](bw.surnombre.des-ajoutes) ; mais [seul frappe celui qui mène](bw.surnombre.frappe-initiateur), l’initiateur.',
});

const SIEGE: PartieScenario = {
  ...P1,
  name: 'La base des Vilains',
  phase: 2,
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    thor: { cell: 'd6', spot: 'attack', activated: true },
    hulk: { cell: 'b6', spot: 'attack', activated: true },
    'iron-man': { cell: 'a2', activated: true },
    'capitaine-america': { cell: 'b2', activated: true },
    fatalis: { cell: 'c3', activated: true },
    ultron: { cell: 'e4', activated: true },
    magneto: { cell: 'd2', activated: true },
    punisher: { cell: 'e6', activated: true },
  }),
  modules: [
    ...P1_MODULES.filter(({ side }) => side === 'heroes'),
    { id: 'v-energy', side: 'villains', kind: 'energy', cell: 'b7', resistance: 3 },
    { id: 'v-care', side: 'villains', kind: 'care', cell: 'd7', resistance: 2 },
  ],
};
export const BASE = lesson<PartieMode>({
  slug: 'sa-base',
  title: 'Sa base',
  mode: 'partie',
  scenario: SIEGE,
  steps: [
    {
      kind: 'go',
      says: 'Une base perdue, c’est la partie perdue. Il reste aux Vilains deux modules : l’éclair et la croix.',
      at: ['v-energy', 'v-care'],
    },
    {
      kind: 'act',
      says: 'Un module se frappe comme un personnage. Attaquez le module de soins avec Thor.',
      look: 'Thor est le marteau ailé, au contact de la croix.',
      at: ['thor', 'v-care'],
      solution: [{ type: 'attack', attackers: ['thor'], target: 'v-care' }],
      missed: 'Cette cible est permise, mais visez le module de soins.',
      answers: [roll(6)],
    },
    {
      kind: 'act',
      says: 'Personne ne le garde : aucun dé ne vous répond. Concluez.',
      look: 'La frappe de Thor suffit : il ne restait que deux points de résistance.',
      solution: [{ type: 'conclude', camp: 'attack' }],
      reached: ({ state }) => state.modules['v-care'] === 0,
      missed: 'Gardez vos jetons : la frappe de Thor suffit.',
      answers: [{ type: 'pass', side: 'villains' }],
    },
    {
      kind: 'act',
      says: 'Le dernier module a trois points de résistance, et Hulk frappe à trois : attaquez.',
      look: 'Hulk, le poing serré, est au contact de l’éclair.',
      at: ['hulk', 'v-energy'],
      solution: [{ type: 'attack', attackers: ['hulk'], target: 'v-energy' }],
      missed: 'Le module d’énergie est la dernière chose debout. Reprenez, et visez-le avec Hulk.',
      answers: [roll(5)],
    },
    {
      kind: 'act',
      says: 'Concluez, et la base tombe.',
      look: 'Il n’y a plus qu’à conclure.',
      solution: [{ type: 'conclude', camp: 'attack' }],
      reached: ({ state }) => state.result?.reason === 'base',
    },
  ],
  learnt:
    'Un module a de la [résistance](bw.base.resistance) et peut être [attaqué](bw.base.attaque) ; quand toute une base est [détruite](bw.but.victoire-base), la partie est gagnée.',
});

export const WHOLE_GAME = lesson<PartieMode>({
  slug: 'une-partie',
  title: 'Une partie entière',
  mode: 'partie',
  scenario: {
    ...P1,
    name: 'Votre première partie',
    clock: 6,
    initiative: 'heroes',
    units: placed(P1_UNITS, {
      hulk: { cell: 'd3' },
      'capitaine-america': { cell: 'b3' },
      'iron-man': { cell: 'a3' },
      thor: { cell: 'e3' },
      fatalis: { cell: 'b5', life: 2 },
      ultron: { cell: 'a5', life: 2 },
      magneto: { cell: 'd5', life: 2 },
      punisher: { cell: 'e5', life: 1 },
    }),
  },
  says: 'Les Vilains sont affaiblis, et une machine novice les mène. Éliminez-les avant que Galactus n’arrive, à la fin du sixième tour.',
  minutes: 10,
  learnt:
    'Vous savez jouer : [gagner](bw.but.victoire-extermination), c’est éliminer l’équipe ou [raser la base](bw.but.victoire-base) avant [Galactus](bw.but.galactus).',
});
