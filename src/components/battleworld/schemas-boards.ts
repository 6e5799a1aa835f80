// Diagrams that are boards: who may go where, who may hit whom, and what is refused.
import { distance } from '../../engine/battleworld/partie/board.ts';
import { partie } from '../../engine/battleworld/partie/index.ts';
import type {
  Cell,
  PartieAction,
  PartieScenario,
  PartieState,
  UnitSpec,
} from '../../engine/battleworld/partie/types.ts';
import { P1_MODULES } from '../../engine/battleworld/scenarios.ts';
import type { Side } from '../../engine/battleworld/types.ts';
import type { BoardArrow } from '../scene/GridArrows.tsx';
import {
  type BwSchema,
  CAST,
  drawn,
  game,
  hits,
  lit,
  placing,
  position,
  reachable,
  refusal,
  unit,
} from './schemas-kit.ts';
import { begin, playFrom } from './schemas-play.ts';
import { ready } from './schemas-turn.ts';
import { type PartieView, viewOf } from './view.ts';

const SIDES_LEGEND = [
  ['heroes', 'Héros'],
  ['villains', 'Vilains'],
] as const;

export const plateau = (): BwSchema => {
  const starts = ['a2', 'b2', 'd2', 'e2', 'a6', 'b6', 'd6', 'e6'];
  const scenario: PartieScenario = {
    name: 'Plateau',
    grid: { columns: 5, rows: 7 },
    clock: null,
    round: 1,
    phase: 1,
    initiative: null,
    units: CAST.map(([sheet, side], i) => unit(sheet, side, starts[i] ?? '')),
    modules: P1_MODULES,
  };
  const first: readonly PartieAction[] = [{ type: 'initiative', side: 'heroes' }];
  const { state } = playFrom(begin(scenario), first);
  return {
    kind: 'board',
    caption:
      "Plateau d'exemple : le dessin du livret est perdu. Chaque camp part devant sa base de trois modules. L’anneau d’un pion montre sa vie, elle aussi un exemple.",
    panels: [{ title: "Le plateau d'exemple au début de la partie", view: viewOf(state) }],
    legend: [...SIDES_LEGEND, ['flyer', 'personnage volant']],
    from: game(scenario, 'Sur le plateau d’exemple', first),
  };
};

export const deplacement = (): BwSchema => {
  const state = position([unit('hulk', 'heroes', 'c3'), unit('ultron', 'villains', 'd3')], 1);
  const scenario = placing([unit('thor', 'heroes', 'c3'), unit('ultron', 'villains', 'd3')], 1);
  const flying = begin(scenario);
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
    from: game(scenario, 'Thor contre Ultron', [], 'au dernier dessin'),
  };
};

export const survol = (): BwSchema => {
  const scenario = placing(
    [unit('iron-man', 'heroes', 'c3'), unit('ultron', 'villains', 'b4'), unit('magneto', 'villains', 'd4')],
    1,
  );
  const state = begin(scenario);
  refusal(state, { type: 'move', unit: 'iron-man', to: 'e5' }, 'survol-volant');
  return {
    kind: 'board',
    caption:
      'Iron-Man survole Ultron, qui ne vole pas, et se pose derrière lui. Derrière Magnéto, qui vole, il n’ira pas : il faudrait le survoler.',
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
    from: game(scenario, 'Iron-Man survole'),
  };
};

const alone = (sheet: string, side: Side): PartieView => {
  const view = drawn(position([unit(sheet, side, 'c3', { spot: 'attack' })], 2));
  return { ...view, units: view.units.filter(({ id }) => id === sheet) };
};

export const portees = (): BwSchema => ({
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

export const abri = (): BwSchema => {
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

export const surnombre = (): BwSchema => {
  const armed: Partial<UnitSpec> = { spot: 'attack' };
  const scenario = placing(
    [
      unit('hulk', 'heroes', 'b3', armed),
      unit('capitaine-america', 'heroes', 'c2', armed),
      unit('iron-man', 'heroes', 'd2', armed),
      unit('fatalis', 'villains', 'c4'),
    ],
    2,
  );
  const state = begin(scenario);
  const near = position(
    [
      unit('hulk', 'heroes', 'b3', armed),
      unit('capitaine-america', 'heroes', 'd3', armed),
      unit('iron-man', 'heroes', 'd2', armed),
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
    from: game(scenario, 'Fatalis devant trois Vengeurs', [], 'au dernier dessin'),
  };
};

/** How far each cell is from the middle of the board. */
export const distances = (): BwSchema => {
  const view = drawn(position([unit('hulk', 'heroes', 'c3')], 1));
  const cells = ['a', 'b', 'c', 'd', 'e'].flatMap((column) => [1, 2, 3, 4, 5].map((row): Cell => `${column}${row}`));
  const far = cells.flatMap((cell) => (cell === 'c3' ? [] : [[cell, distance('c3', cell)] as const]));
  return {
    kind: 'board',
    caption: 'La distance de chaque case à Hulk. Une diagonale compte comme un côté.',
    panels: [
      {
        title: 'À combien de cases de Hulk ?',
        view: { ...view, units: view.units.filter(({ id }) => id === 'hulk') },
        looks: lit(
          far.flatMap(([cell, steps]) => (steps === 1 ? [cell] : [])),
          'way',
        ),
        notes: Object.fromEntries(far.map(([cell, steps]) => [cell, `${steps}`])),
        words: { way: 'adjacente' },
      },
    ],
    legend: [['way', 'case adjacente']],
  };
};

/** Two shots that the engine allows. */
export const tirs = (): BwSchema => {
  const scenario = placing(
    [
      unit('iron-man', 'heroes', 'c2', ready('attack')),
      unit('ultron', 'villains', 'd3'),
      unit('punisher', 'villains', 'b3'),
      unit('magneto', 'villains', 'a4'),
    ],
    2,
  );
  const state = begin(scenario);
  for (const target of ['ultron', 'magneto'])
    if (partie.refuse(state, { type: 'attack', attackers: ['iron-man'], target }) !== undefined)
      throw new Error('schéma : tir refusé');
  return {
    kind: 'board',
    caption:
      'Iron-Man peut viser Ultron, son voisin, ou Magnéto, qui vole, à deux cases : Punisher, au milieu, ne gêne pas.',
    panels: [
      {
        title: 'Deux tirs permis',
        view: { ...drawn(state), rows: 4 },
        arrows: [
          { path: ['c2', 'd3'], kind: 'attack' },
          { path: ['c2', 'a4'], kind: 'attack' },
        ],
      },
    ],
    legend: [['attack', 'tir permis']],
    from: game(scenario, 'Iron-Man vise'),
  };
};

/** Who may hit a flyer: each case is put to the engine. */
export const vol = (): BwSchema => {
  const at = (sheet: string, cell: Cell): PartieScenario =>
    placing([unit(sheet, 'heroes', cell, ready('attack')), unit('magneto', 'villains', 'c4')], 2);
  const attack = (sheet: string): PartieAction => ({ type: 'attack', attackers: [sheet], target: 'magneto' });
  const view = (state: PartieState): PartieView => ({ ...drawn(state), columns: 4, rows: 4 });
  const walker = begin(at('hulk', 'c3'));
  refusal(walker, attack('hulk'), 'cible-vol');
  const scenario = at('iron-man', 'b2');
  const [flyer, shooter] = [begin(at('thor', 'c3')), begin(scenario)];
  for (const [state, sheet] of [
    [flyer, 'thor'],
    [shooter, 'iron-man'],
  ] as const)
    if (partie.refuse(state, attack(sheet)) !== undefined) throw new Error('schéma : attaque refusée');
  return {
    kind: 'board',
    caption:
      'Trois attaquants devant Magnéto, qui vole. Ses ailes n’arrêtent que le corps à corps de ceux qui marchent.',
    panels: [
      { title: 'Hulk marche : refusé', view: view(walker), notes: { c4: '✕' } },
      { title: 'Thor vole : permis', view: view(flyer), arrows: [{ path: ['c3', 'c4'], kind: 'attack' }] },
      {
        title: 'Iron-Man tire : permis',
        view: view(shooter),
        arrows: [{ path: ['b2', 'c4'], kind: 'attack' }],
      },
    ],
    legend: [['attack', 'attaque permise']],
    from: game(scenario, 'Iron-Man tire', [], 'au dernier dessin'),
  };
};
