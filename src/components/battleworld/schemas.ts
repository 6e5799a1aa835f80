// The static diagrams of the pages, and the places of the die that one of them shows.
import { partie } from '../../engine/battleworld/partie/index.ts';
import type { Cell, PartieAction, Spot, UnitSpec } from '../../engine/battleworld/partie/types.ts';
import { P1_MODULES } from '../../engine/battleworld/scenarios.ts';
import type { Side } from '../../engine/battleworld/types.ts';
import type { BoardArrow } from '../scene/GridBoard.tsx';
import { type BwSchema, CAST, drawn, hits, lit, position, reachable, refusal, unit } from './schemas-kit.ts';
import { type PartieView, viewOf } from './view.ts';

const SIDES_LEGEND = [
  ['heroes', 'Héros'],
  ['villains', 'Vilains'],
] as const;

const plateau = (): BwSchema => {
  const starts = ['a2', 'b2', 'd2', 'e2', 'a6', 'b6', 'd6', 'e6'];
  const setup = partie.setup({
    name: 'Plateau',
    grid: { columns: 5, rows: 7 },
    clock: null,
    round: 1,
    phase: 1,
    initiative: null,
    units: CAST.map(([sheet, side], i) => unit(sheet, side, starts[i] ?? '')),
    modules: P1_MODULES,
  });
  if (!setup.ok) throw new Error(`schéma : ${JSON.stringify(setup.error)}`);
  return {
    kind: 'board',
    caption:
      "Plateau d'exemple : la figure de la source est perdue. Chaque camp part devant sa base de trois modules. Le chiffre d'un pion est sa vie, elle aussi un exemple.",
    panels: [{ title: "Le plateau d'exemple au début de la partie", view: viewOf(setup.value) }],
    legend: [...SIDES_LEGEND, ['flyer', 'personnage volant']],
  };
};

const deplacement = (): BwSchema => {
  const state = position([unit('hulk', 'heroes', 'c3'), unit('ultron', 'villains', 'd3')], 1);
  const flying = position([unit('thor', 'heroes', 'c3'), unit('ultron', 'villains', 'd3')], 1);
  const words = { reach: 'case possible' };
  return {
    kind: 'board',
    caption:
      'À pied, une case, diagonales comprises ; en volant, deux. La case d’arrivée doit être libre, et l’on peut aussi rester sur place.',
    panels: [
      {
        title: 'Hulk, à pied : une case au plus',
        view: drawn(state),
        looks: lit(reachable(state, 'hulk'), 'reach'),
        words,
      },
      {
        title: 'Thor, en volant : deux cases au plus',
        view: drawn(flying),
        looks: lit(reachable(flying, 'thor'), 'reach'),
        words,
      },
    ],
    legend: [['reach', 'case possible'], ...SIDES_LEGEND],
  };
};

const survol = (): BwSchema => {
  const state = position(
    [unit('iron-man', 'heroes', 'c3'), unit('ultron', 'villains', 'b4'), unit('magneto', 'villains', 'd4')],
    1,
  );
  refusal(state, { type: 'move', unit: 'iron-man', to: 'e5' }, 'survol-volant');
  return {
    kind: 'board',
    caption:
      'Iron-Man survole Ultron, qui ne vole pas, et se pose en a5. Vers e5, le seul passage est au-dessus de Magnéto, qui vole : ce déplacement est interdit.',
    panels: [
      {
        title: "Le survol d'un non-volant, et celui d'un volant",
        view: drawn(state),
        looks: { ...lit(reachable(state, 'iron-man'), 'reach'), e5: 'barred' },
        arrows: [
          { path: ['c3', 'b4', 'a5'], kind: 'move' },
          { path: ['c3', 'd4', 'e5'], kind: 'barred' },
        ],
        words: { reach: 'case possible', barred: 'interdite : il faudrait survoler un volant' },
      },
    ],
    legend: [
      ['reach', 'case possible'],
      ['move', 'survol permis'],
      ['refused', 'survol interdit'],
      ['flyer', 'personnage volant'],
    ],
  };
};

const alone = (sheet: string, side: Side): PartieView => {
  const view = drawn(position([unit(sheet, side, 'c3', { spot: 'attack' })], 2));
  return { ...view, units: view.units.filter(({ id }) => id === sheet) };
};

const portees = (): BwSchema => ({
  kind: 'board',
  caption:
    'Les cases où une cible sans Vol peut être attaquée. Au corps à corps : une case. À distance : une ou deux. Les diagonales comptent comme le reste, et rien ne bloque un tir.',
  panels: [
    {
      title: 'Hulk, au corps à corps',
      view: alone('hulk', 'heroes'),
      looks: lit(hits('hulk', 'heroes', 'fatalis').hit, 'reach'),
      words: { reach: 'à portée' },
    },
    {
      title: 'Iron-Man, à distance',
      view: alone('iron-man', 'heroes'),
      looks: lit(hits('iron-man', 'heroes', 'fatalis').hit, 'reach'),
      words: { reach: 'à portée' },
    },
  ],
  legend: [['reach', 'case à portée']],
});

const abri = (): BwSchema => {
  const { hit, safe } = hits('ultron', 'villains', 'hulk');
  return {
    kind: 'board',
    caption:
      'Ultron tire, Hulk ne frappe qu’au contact. À une case, Ultron risque des blessures s’il perd ; à deux cases, il n’en risque aucune.',
    panels: [
      {
        title: 'Ultron attaque Hulk : où se tient Hulk ?',
        view: alone('ultron', 'villains'),
        looks: { ...lit(hit, 'target'), ...lit(safe, 'reach') },
        words: { target: 'attaque possible, blessures à craindre', reach: 'attaque possible, rien à craindre' },
      },
    ],
    legend: [
      ['reach', 'Hulk est là : Ultron ne craint rien'],
      ['target', 'Hulk est là : Ultron risque ses blessures'],
    ],
  };
};

const surnombre = (): BwSchema => {
  const ready: Partial<UnitSpec> = { spot: 'attack' };
  const state = position(
    [
      unit('hulk', 'heroes', 'b3', ready),
      unit('capitaine-america', 'heroes', 'c2', ready),
      unit('iron-man', 'heroes', 'd2', ready),
      unit('fatalis', 'villains', 'c4'),
    ],
    2,
  );
  const near = position(
    [
      unit('hulk', 'heroes', 'b3', ready),
      unit('capitaine-america', 'heroes', 'd3', ready),
      unit('iron-man', 'heroes', 'd2', ready),
      unit('fatalis', 'villains', 'c4'),
    ],
    2,
  );
  const team: PartieAction = {
    type: 'attack',
    attackers: ['hulk', 'capitaine-america', 'iron-man'],
    target: 'fatalis',
  };
  refusal(state, team, 'cible-hors-portee');
  if (partie.refuse(near, team) !== undefined) throw new Error('schéma : surnombre refusé');
  const from = (list: readonly Cell[]): readonly BoardArrow[] =>
    list.map((cell) => ({ path: [cell, 'c4'], kind: 'attack' as const }));
  return {
    kind: 'board',
    caption:
      'Même faction, dé de chacun sur l’attaque, et chacun à sa portée : à gauche, les trois Vengeurs attaquent ensemble. À droite, le Capitaine, au corps à corps, est à deux cases : il ne participe pas.',
    panels: [
      { title: 'Trois attaquants contre Fatalis', view: drawn(near), arrows: from(['b3', 'd3', 'd2']) },
      {
        title: 'Le Capitaine est trop loin',
        view: drawn(state),
        arrows: [...from(['b3', 'd2']), { path: ['c2', 'c4'], kind: 'barred' }],
      },
    ],
    legend: [
      ['attack', 'participe à l’attaque'],
      ['refused', 'hors de portée'],
    ],
  };
};

const modules = (): BwSchema => ({
  kind: 'board',
  caption:
    'Les trois sortes de module, chacune avec ses 5 points de résistance. De gauche à droite : énergie, double défense, soins. Les icônes sont les nôtres.',
  panels: [
    {
      title: 'Les modules des Héros, intacts',
      view: {
        columns: 3,
        rows: 1,
        units: [],
        modules: P1_MODULES.slice(0, 3).map((module, i) => ({ ...module, cell: `${'abc'.charAt(i)}1`, resistance: 5 })),
      },
    },
    {
      title: 'Les mêmes chez les Vilains : intact, endommagé, détruit',
      view: {
        columns: 3,
        rows: 1,
        units: [],
        modules: P1_MODULES.slice(3).map((module, i) => ({
          ...module,
          cell: `${'abc'.charAt(i)}1`,
          resistance: [5, 2, 0][i] ?? 0,
        })),
      },
    },
  ],
  legend: [],
});

const placesDuDe = (): BwSchema => ({
  kind: 'card',
  caption:
    'Où poser le dé. À gauche, la carte d’un personnage ; à droite, un module de sa base. La disposition vient du texte de la source, les dessins sont les nôtres.',
});

const SCHEMAS: Readonly<Record<string, () => BwSchema>> = {
  'battleworld.plateau': plateau,
  'battleworld.deplacement': deplacement,
  'battleworld.survol': survol,
  'battleworld.places-du-de': placesDuDe,
  'battleworld.portees': portees,
  'battleworld.abri': abri,
  'battleworld.surnombre': surnombre,
  'battleworld.modules': modules,
};
export const SCHEMA_IDS: readonly string[] = Object.keys(SCHEMAS);

/** A diagram by its id. Throws on an unknown id, and when the engine does not confirm what a diagram shows. */
export const schema = (id: string): BwSchema => {
  const make = SCHEMAS[id];
  if (make === undefined) throw new Error(`Schéma inconnu : « ${id} ». Connus : ${SCHEMA_IDS.join(', ')}.`);
  return make();
};

/** Places of the die on a card and on a module, as the diagram and its text list them. */
export const CARD_PLACES: readonly { readonly spot: Spot; readonly where: string; readonly action: string }[] = [
  {
    spot: 'life',
    where: 'en haut à gauche, sur les points de vie',
    action: 'récupérer de la vie (ou, sur la carte d’un allié, le soigner)',
  },
  { spot: 'energy', where: 'en haut, sur une icône Puissance vide', action: "récupérer de l'énergie" },
  { spot: 'attack', where: 'en haut à droite', action: 'attaquer' },
  { spot: 'center', where: 'au centre', action: 'aucune action : le dé y commence et y finit le tour' },
  { spot: 'reroll', where: "en bas à gauche, sur l'icône Relance", action: 'récupérer une relance' },
];
export const MODULE_PLACES: readonly { readonly where: string; readonly action: string }[] = [
  { where: 'en haut, au milieu', action: 'réparer' },
  { where: "sur l'icône du module", action: 'y gagner de l’énergie (module énergie) ou de la vie (module de soins)' },
  { where: 'sur la cible « ? »', action: 'défendre la base' },
];
