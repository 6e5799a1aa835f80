// On the board: a first character, the ways to move, what a die may prepare.
import { lesson } from '../../kernel/lesson.ts';
import type { PartieAction, PartieMode, PartieScenario, Spot } from '../partie/types.ts';
import { P1, P1_UNITS, placed } from '../scenarios.ts';

const move = (unit: string, to: string): PartieAction => ({ type: 'move', unit, to });
const place = (unit: string, spot: Spot): PartieAction => ({ type: 'place', unit, spot });

const START: PartieScenario = { ...P1, name: 'Premiers pas', initiative: 'heroes' };
export const FIRST_STEPS = lesson<PartieMode>({
  slug: 'vos-quatre-personnages',
  title: 'Vos quatre personnages',
  mode: 'partie',
  scenario: START,
  steps: [
    {
      kind: 'act',
      says: 'Éliminez les Vilains, en rouge, ou détruisez leur base : vous gagnez. Touchez Hulk, puis une case éclairée.',
      look: 'Hulk est le poing serré, cerclé de blanc.',
      at: ['hulk'],
      solution: [move('hulk', 'd3')],
      reached: ({ state }) => state.moving === 'hulk',
      missed: 'Ce personnage a le droit de bouger, mais c’est à Hulk que nous pensions.',
    },
    {
      kind: 'act',
      says: 'Ensuite, Hulk prépare une action. Posez son dé à douze faces, sa Force, sur l’attaque.',
      look: 'Sur sa carte, l’emplacement de l’attaque est éclairé.',
      at: ['attack'],
      solution: [place('hulk', 'attack')],
      missed: 'Ce dé préparerait autre chose. Un personnage n’a qu’une action par tour : gardez-la pour l’attaque.',
      answers: [move('fatalis', 'b5'), place('fatalis', 'attack')],
    },
    {
      kind: 'go',
      says: 'Les Vilains ont joué Fatalis. Chacun son tour, on joue un personnage, dans l’ordre que l’on veut.',
      at: ['fatalis'],
    },
    {
      kind: 'act',
      says: 'À vous : jouez Iron-Man. Ses ailes le portent deux cases plus loin.',
      look: 'Iron-Man porte un masque et des ailes. Ses cases éclairées sont celles qu’il peut atteindre.',
      at: ['iron-man'],
      solution: [move('iron-man', 'a4')],
      reached: ({ events }) =>
        events.some((event) => event.type === 'moved' && event.unit === 'iron-man' && event.steps === 2),
      missed: 'C’est permis, mais ce n’est pas un vol de deux cases d’Iron-Man.',
    },
    {
      kind: 'act',
      says: 'Iron-Man tire de loin. Préparez son attaque à lui aussi.',
      look: 'Comme pour Hulk : l’emplacement de l’attaque, sur sa carte.',
      at: ['attack'],
      solution: [place('iron-man', 'attack')],
      missed: 'Iron-Man ferait autre chose que tirer. Reprenez, et choisissez l’attaque.',
      answers: [move('ultron', 'a6'), place('ultron', 'attack')],
    },
  ],
  learnt:
    'Chacun son tour, un personnage [se déplace](bw.deplacement.moment), puis [pose son dé](bw.tour.marqueur-action) sur [sa seule action](bw.actions.une-par-tour) du tour.',
});

const WALKS: PartieScenario = {
  ...P1,
  name: 'Marcher, voler',
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    'capitaine-america': { cell: 'b4' },
    hulk: { cell: 'c4' },
    thor: { cell: 'e3' },
    'iron-man': { cell: 'a2', activated: true },
    fatalis: { cell: 'e4' },
    ultron: { cell: 'b5' },
    magneto: { cell: 'd6', activated: true },
    punisher: { cell: 'd4', activated: true },
  }),
};
export const MOVES = lesson<PartieMode>({
  slug: 'se-deplacer',
  title: 'Marcher et voler',
  mode: 'partie',
  scenario: WALKS,
  steps: [
    {
      kind: 'act',
      says: 'À pied, on avance d’une case, vers une case libre. Faites bouger le Capitaine d’une case, où vous voulez.',
      look: 'Le Capitaine est le bouclier à l’étoile ; toutes les cases éclairées lui sont ouvertes.',
      at: ['capitaine-america'],
      solution: [move('capitaine-america', 'b3')],
      reached: ({ events }) => events.some((event) => event.type === 'moved' && event.unit === 'capitaine-america'),
      missed: 'Ce n’est pas le Capitaine qui avance. Reprenez, et touchez son bouclier.',
    },
    {
      kind: 'act',
      says: 'Après son déplacement, préparez son attaque.',
      look: 'L’emplacement de l’attaque, sur sa carte.',
      at: ['attack'],
      solution: [place('capitaine-america', 'attack')],
      answers: [move('ultron', 'b5'), place('ultron', 'attack')],
    },
    {
      kind: 'guess',
      says: 'Thor vole. Fatalis et Punisher lui barrent la route : peut-il passer au-dessus, et se poser derrière eux ?',
      look: 'Thor est le marteau ailé. Ni Fatalis ni Punisher n’ont d’ailes, et la case marquée est libre.',
      at: ['thor', 'fatalis', 'punisher', 'e5'],
      options: ['Oui, il les survole', 'Non, le passage est fermé'],
      right: ({ events }) => (events.some((event) => event.type === 'moved' && event.over.length > 0) ? 0 : 1),
      plays: [move('thor', 'e5')],
      why: 'Un volant passe au-dessus de ceux qui ne volent pas, pourvu qu’il se pose sur une case libre.',
    },
    {
      kind: 'act',
      says: 'Vous voilà derrière eux. Préparez l’attaque de Thor.',
      look: 'L’emplacement de l’attaque, sur la carte de Thor.',
      at: ['attack'],
      solution: [place('thor', 'attack')],
      answers: [move('fatalis', 'e4'), place('fatalis', 'attack')],
    },
    {
      kind: 'act',
      says: 'On peut aussi ne pas bouger. Laissez Hulk où il est : touchez-le deux fois.',
      look: 'Hulk est au contact de Punisher, en c4. Sa propre case est éclairée, elle aussi.',
      at: ['hulk'],
      solution: [move('hulk', 'c4')],
      missed: 'Hulk peut aller là, mais il quitterait sa place. Reprenez, et touchez la case où il se tient.',
    },
    {
      kind: 'act',
      says: 'Préparez son attaque : tous vos dés seront posés.',
      look: 'L’emplacement de l’attaque, sur sa carte.',
      at: ['attack'],
      solution: [place('hulk', 'attack')],
    },
  ],
  learnt:
    'À pied, [une case libre](bw.deplacement.a-pied) ; en vol, [deux](bw.deplacement.volant), et l’on [survole](bw.deplacement.survol) qui ne vole pas.',
});

const HOME: PartieScenario = {
  ...P1,
  name: 'Votre base',
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    'capitaine-america': { cell: 'b2', power: 1 },
    hulk: { activated: true },
    'iron-man': { activated: true },
    thor: { activated: true },
    fatalis: { activated: true },
    ultron: { activated: true },
    magneto: { activated: true },
    punisher: { activated: true },
  }),
};
export const OWN_BASE = lesson<PartieMode>({
  slug: 'votre-base',
  title: 'Votre base',
  mode: 'partie',
  scenario: HOME,
  steps: [
    {
      kind: 'act',
      says: 'Le Capitaine n’a plus qu’un jeton Puissance. Menez-le sur l’éclair, le module d’énergie de votre base.',
      look: 'Touchez le Capitaine, puis la case de l’éclair, derrière lui.',
      at: ['capitaine-america', 'h-energy'],
      solution: [move('capitaine-america', 'b1')],
      reached: ({ state }) => state.units['capitaine-america']?.cell === 'b1',
      missed: 'Le Capitaine n’est pas sur le module d’énergie. Reprenez, et menez-l’y.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Posez son dé sur l’éclair du module. S’il y est encore à la fin du tour, vous gagnez deux jetons Puissance.',
      look: 'Son dé peut aller sur sa carte, ou sur le module où il se tient.',
      at: ['h-energy'],
      solution: [place('capitaine-america', 'module-energy:h-energy')],
      missed: 'C’est permis, mais le module ne rendrait rien. Reprenez, et posez le dé sur l’éclair du module.',
      answers: [],
    },
    {
      kind: 'go',
      says: 'Personne n’est venu le déranger : deux jetons gagnés. Le tour est fini, et tous les dés reviennent au centre.',
      at: ['power:capitaine-america'],
    },
  ],
  learnt:
    'Un dé laissé sur le module [énergie](bw.base.energie) rend deux jetons Puissance à la fin du tour, et sur celui de [soins](bw.base.soins), deux points de vie ; puis [les dés reviennent au centre](bw.tour.des-au-centre).',
});

const NEEDS: PartieScenario = {
  ...P1,
  name: 'Ce que prépare un dé',
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    hulk: { cell: 'd2', power: 1 },
    'capitaine-america': { cell: 'c2', life: 2 },
    thor: { cell: 'd3', life: 3 },
    'iron-man': { cell: 'b4', activated: true, spot: 'attack' },
    fatalis: { cell: 'b5', activated: true, spot: 'attack' },
    ultron: { cell: 'e7', activated: true },
    magneto: { cell: 'd4', activated: true, spot: 'attack' },
    punisher: { cell: 'd7', activated: true },
  }),
};
export const ACTIONS = lesson<PartieMode>({
  slug: 'poser-son-de',
  title: 'Poser son dé',
  mode: 'partie',
  scenario: NEEDS,
  steps: [
    {
      kind: 'act',
      says: 'Le dé ne sert pas qu’à frapper. Hulk n’a plus qu’un jeton Puissance : laissez-le sur place, et posez son dé là où il en reprendra.',
      look: 'Touchez Hulk deux fois, puis, sur sa carte, l’icône Puissance.',
      at: ['hulk'],
      solution: [move('hulk', 'd2'), place('hulk', 'energy')],
      reached: ({ state }) => state.units['hulk']?.spot === 'energy',
      missed: 'Hulk ne reprendrait pas de Puissance. Reprenez, et cherchez l’icône vide de sa carte.',
    },
    {
      kind: 'act',
      says: 'Thor est blessé. Faites-le soigner par le Capitaine, un Vengeur comme lui, depuis une case voisine.',
      look: 'Le Capitaine est déjà à côté de Thor : il peut rester là, et poser son dé sur la carte de Thor.',
      at: ['capitaine-america', 'thor'],
      solution: [move('capitaine-america', 'c2'), place('capitaine-america', 'heal:thor')],
      reached: ({ state }) => state.units['capitaine-america']?.spot === 'heal:thor',
      missed: 'Thor ne serait pas soigné. Reprenez, et posez le dé du Capitaine sur la carte de Thor.',
    },
    {
      kind: 'act',
      says: 'Thor peut aussi reprendre lui-même de la vie. Laissez-le là, et posez son dé sur ses points de vie.',
      look: 'Touchez Thor deux fois, puis le cœur de sa carte.',
      at: ['thor'],
      solution: [move('thor', 'd3'), place('thor', 'life')],
      reached: ({ state }) => state.units['thor']?.spot === 'life' && state.units['thor'].cell === 'd3',
      missed: 'Thor doit rester à côté du Capitaine, son dé sur ses points de vie.',
    },
    {
      kind: 'act',
      says: 'Tous les dés sont posés : place aux actions, une chacun. Réalisez d’abord le soin du Capitaine.',
      look: 'Touchez le Capitaine : son dé attend sur la carte de Thor.',
      at: ['capitaine-america'],
      solution: [{ type: 'heal', unit: 'capitaine-america' }],
      missed: 'Cette action attendra : soignez d’abord Thor.',
      answers: [],
    },
    {
      kind: 'guess',
      says: 'Magnéto vise Hulk, qui n’a pas encore repris sa Puissance. Si Hulk doit se défendre, que devient son action ?',
      look: 'Le dé de Hulk est encore sur sa Puissance. Pour se défendre, il lui faudra ce dé.',
      at: ['magneto', 'hulk'],
      options: ['Elle est perdue', 'Elle attend son tour'],
      right: ({ events }) => (events.some((event) => event.type === 'disturbed' && event.unit === 'hulk') ? 0 : 1),
      plays: [
        { type: 'attack', attackers: ['magneto'], target: 'hulk' },
        { type: 'roll', value: 2 },
        { type: 'roll', value: 9 },
        { type: 'renounce', camp: 'attack' },
        { type: 'conclude', camp: 'defence' },
      ],
      why: 'Qui se défend avant d’agir est dérangé : son dé revient au centre, et son action est perdue.',
    },
    {
      kind: 'act',
      says: 'Thor, lui, n’a pas été dérangé. Qu’il reprenne de la vie.',
      look: 'Touchez Thor : son dé est encore sur ses points de vie.',
      at: ['thor'],
      solution: [{ type: 'recover', unit: 'thor', gauge: 'life' }],
      missed: 'Il reste à Thor une action à faire : reprenez, et faites-le récupérer.',
    },
  ],
  learnt:
    'Un dé prépare une [attaque](bw.actions.attaquer), un [soin](bw.actions.soigner), de la [vie](bw.actions.recuperer-vie), de la [Puissance](bw.actions.recuperer-energie) ou une [Relance](bw.actions.recuperer-relance).',
});
