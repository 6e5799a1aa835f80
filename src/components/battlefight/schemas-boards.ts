// Diagrams of the ring. Where one may step or push is asked of the engine: a diagram cannot drift from the rules.
import { CELLS, distanceOf, isCorner, isEdge, neighboursOf, PLACEMENTS } from '../../engine/battlefight/board.ts';
import { partie } from '../../engine/battlefight/partie/index.ts';
import type {
  PartieAction,
  PartieEvent,
  PartieMode,
  PartieScenario,
  PartieState,
  PlayerSpec,
} from '../../engine/battlefight/partie/types.ts';
import { study } from '../../engine/battlefight/scenarios.ts';
import type { CardId, Cell, Modifier, Technique } from '../../engine/battlefight/types.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import { listed } from '../../engine/kernel/play.ts';
import type { From } from '../play/from.ts';
import type { BoardToken } from '../scene/GridBoard.tsx';
import type { HexLook } from '../scene/HexBoard.tsx';
import { fighter } from './fighters.tsx';
import { type BoardSchema, from, type Panel, played, steps, use } from './schemas-kit.ts';

const lit = (cells: readonly Cell[], look: HexLook): Readonly<Record<Cell, HexLook>> =>
  Object.fromEntries(cells.map((cell) => [cell, look]));
const pawns = (cells: readonly Cell[]): readonly BoardToken[] =>
  cells.map((cell, i) => ({ id: `${i}`, cell, ...fighter(i as Seat) }));
const nothing = (): string => '';

// ── What the engine opens
const SHOVE: Technique = {
  id: 'poussee',
  title: 'Poussée',
  type: 'attaque',
  steps: [{ modifier: null, keyword: 'pousser', n: 1 }],
};
/** What J1 is asked as the last step of a technique is done: the pawns stand as told, J1 first, J2 its target. */
const asking = (name: string, cells: readonly Cell[], card: CardId): From<PartieMode> => {
  const players: readonly PlayerSpec[] = cells.map((cell, i) => ({ cell, ...(i === 0 ? { hand: [SHOVE.id] } : {}) }));
  return from(
    study(players, { name, cards: [SHOVE] }),
    [use(card), ...(card === SHOVE.id && cells.length > 2 ? [{ type: 'target', seat: 1 } as const] : []), ...steps(1)],
    'au dernier dessin',
  );
};
const asked = (cells: readonly Cell[], card: CardId): readonly PartieAction[] => {
  const { scenario, actions } = asking('Schéma', cells, card);
  return listed(partie.node(played(scenario, actions).state));
};
/** Where J1 may push J2: cells of the board, and whether off it. */
export const pushes = (...cells: readonly Cell[]): { readonly cells: readonly Cell[]; readonly out: boolean } => {
  const to = asked(cells, SHOVE.id).flatMap((action) => (action.type === 'push' ? [action.to] : []));
  return { cells: to.filter((one) => one !== 'dehors' && one !== 'rien'), out: to.includes('dehors') };
};
/** Where the first step of J1 may lead, its own cell included. */
export const moves = (...cells: readonly Cell[]): readonly Cell[] =>
  asked(cells, 'base-deplacement').flatMap((action) => (action.type === 'move' ? [action.to] : []));

// ── The diagrams
const plateau = (): BoardSchema => ({
  kind: 'board',
  caption: 'Les 37 cases et leurs noms, qui sont ceux du site. Les teintes séparent le centre et ses trois anneaux.',
  panels: [
    {
      title: 'Le plateau',
      looks: lit(
        CELLS.filter((cell) => distanceOf('D4', cell) % 2 === 0),
        'way',
      ),
      say: (cell) => (cell === 'D4' ? 'centre' : `anneau ${distanceOf('D4', cell)}`),
    },
  ],
  legend: [],
});

const around = (cell: Cell, where: string): Panel => {
  const near = neighboursOf(cell);
  return {
    title: `${cell}, ${where} : ${near.length} voisines`,
    looks: lit(near, 'zone'),
    picked: cell,
    say: (other) => (other === cell ? 'case étudiée' : near.includes(other) ? 'voisine' : ''),
  };
};
const voisines = (): BoardSchema => ({
  kind: 'board',
  caption: 'Les voisines d’une case ont un côté en commun avec elle. Plus on est près du bord, moins il y en a.',
  panels: [around('D4', 'au milieu'), around('B5', 'au bord'), around('D7', 'dans un angle')],
  legend: [
    ['picked', 'la case étudiée'],
    ['zone', 'ses voisines'],
  ],
});

const away = (cell: Cell, where: string): Panel => ({
  title: `Depuis ${cell}, ${where}`,
  notes: Object.fromEntries(CELLS.map((other) => [other, `${distanceOf(cell, other)}`])),
  looks: lit(
    CELLS.filter((other) => distanceOf(cell, other) % 2 === 1),
    'way',
  ),
  picked: cell,
  say: (other) => `distance ${distanceOf(cell, other)}`,
});
const distances = (): BoardSchema => ({
  kind: 'board',
  caption:
    'Chaque case porte sa distance à la case encadrée. Les cases à même distance forment un anneau, coupé par le bord.',
  panels: [away('D4', 'le centre'), away('D1', 'un angle')],
  legend: [],
});

const departs = (): BoardSchema => ({
  kind: 'board',
  caption: 'Le départ que propose le site, selon le nombre de personnes. Les numéros suivent l’ordre du jeu.',
  panels: [2, 3, 4, 5, 6].map((count) => ({
    title: `À ${count}`,
    tokens: pawns(PLACEMENTS[count] ?? []),
    say: nothing,
  })),
  legend: [],
});

const bord = (): BoardSchema => {
  const edge = CELLS.filter(isEdge);
  const corners = CELLS.filter(isCorner);
  return {
    kind: 'board',
    caption: `Les ${edge.length} cases du bord, dont les ${corners.length} angles. D’une case du bord, on peut être poussé hors du plateau.`,
    panels: [
      {
        title: 'Le bord et les angles',
        looks: { ...lit(edge, 'zone'), ...lit(corners, 'target') },
        exits: edge,
        say: (cell) => (isCorner(cell) ? 'angle, au bord' : isEdge(cell) ? 'au bord' : ''),
      },
    ],
    legend: [
      ['zone', 'case du bord'],
      ['target', 'angle, au bord lui aussi'],
      ['exit', 'sortie du plateau'],
    ],
  };
};

const shove = (title: string, ...cells: readonly Cell[]): Panel => {
  const found = pushes(...cells);
  const [, pushed = ''] = cells;
  return {
    title,
    tokens: pawns(cells),
    looks: lit(found.cells, 'reach'),
    exits: found.out ? [pushed] : [],
    say: (cell) =>
      found.cells.includes(cell)
        ? 'J2 peut y être poussé'
        : cell === pushed && found.out
          ? 'J2 peut être poussé hors du plateau'
          : '',
  };
};
const CORNER: readonly [Cell, Cell] = ['D6', 'D7'];
const poussee = (): BoardSchema => ({
  kind: 'board',
  caption:
    'J1 pousse J2 d’une case. La case d’arrivée doit être libre, et plus loin de J1. Au bord, J2 peut aussi sortir du plateau.',
  panels: [
    shove('Au contact, en ligne', 'D3', 'D4'),
    shove('De loin : aucune portée n’est exigée', 'B2', 'D4'),
    shove('Un pion gêne', 'D3', 'D4', 'D5'),
    shove('Au bord : dehors, ou une case plus lointaine', 'C4', 'C6'),
    shove('Dans un angle : dehors, ou rien', ...CORNER),
  ],
  legend: [
    ['first', 'J1, qui pousse'],
    ['second', 'J2, qui est poussé'],
    ['third', 'J3, qui gêne'],
    ['reach', 'case d’arrivée possible'],
    ['exit', 'sortie du plateau'],
  ],
  from: asking('J2 dans un angle', CORNER, SHOVE.id),
});

const step = (title: string, ...cells: readonly Cell[]): Panel => {
  const found = moves(...cells);
  return {
    title,
    tokens: pawns(cells),
    looks: lit(found, 'reach'),
    say: (cell) => (!found.includes(cell) ? '' : cell === cells[0] ? 'J1 peut y rester' : 'J1 peut y aller'),
  };
};
const CORNERED: readonly [Cell, Cell] = ['D7', 'D5'];
const pas = (): BoardSchema => ({
  kind: 'board',
  caption:
    'Un pas de J1 : une case voisine, libre de tout autre pion, ou sa propre case. Personne ne saute par-dessus un pion ni ne l’échange.',
  panels: [step('Au milieu, J2 gêne', 'D4', 'D5'), step('Dans un angle', ...CORNERED)],
  legend: [
    ['first', 'J1, qui se déplace'],
    ['second', 'J2'],
    ['reach', 'case possible'],
  ],
  from: asking('Un pas de J1', CORNERED, 'base-deplacement'),
});

// ── Who is who
const blow = (id: CardId, title: string, modifier: Modifier | null): Technique => ({
  id,
  title,
  type: 'attaque',
  steps: [{ modifier, keyword: 'blesser', n: 2 }],
});
const BLOWS = {
  joueur: blow('coup', 'Coup', null),
  adversaire: blow('coup-rendu', 'Coup rendu', 'adversaire'),
  tous: blow('melee', 'Mêlée', 'tous'),
};
/** J1 holds these techniques, and the three stand where every drawing shows them. */
const holding = (name: string, cards: readonly Technique[]): PartieScenario =>
  study([{ cell: 'D3', hand: cards.map(({ id }) => id) }, { cell: 'D5' }, { cell: 'F3' }], { name, cards });
const ROLES = holding('Qui frappe qui', Object.values(BLOWS));
/** Who does something to whom in one step of J1, who targets J2: « Blesser 2 », as modified. */
const roles = (title: string, by: keyof typeof BLOWS, aims: readonly Seat[] = []): Panel => {
  const hit = [...aims.map((seat): PartieAction => ({ type: 'aim', seat }))];
  const all = played(ROLES, [use(BLOWS[by].id), ...(by === 'tous' ? [] : [{ type: 'target', seat: 1 } as const])]);
  const told: PartieEvent[] = [];
  let { state } = all;
  for (const action of [...steps(1), ...hit]) {
    const fault = partie.refuse(state, action);
    if (fault !== undefined) throw new Error(`schéma : « ${action.type} » refusé, ${fault.code}`);
    const after = partie.apply(state, action);
    told.push(...after.events);
    ({ state } = after);
  }
  const blows = told.flatMap((event) => (event.type === 'hurt' ? [event] : []));
  const at = (seat: Seat): Cell => ROLES.players[seat]?.cell ?? '';
  return {
    title,
    tokens: pawns(ROLES.players.map(({ cell = '' }) => cell)),
    arrows: blows.map(({ by, seat }) => ({ path: [at(by), at(seat)], kind: 'attack' })),
    say: (cell) =>
      blows
        .filter(({ by }) => at(by) === cell)
        .map(({ seat }) => `frappe J${seat + 1}`)
        .join(', '),
  };
};
const FIGHT: BoardSchema['legend'] = [
  ['first', 'J1, à qui est la technique'],
  ['second', 'J2, sa cible'],
  ['third', 'J3'],
];
const quiEstQui = (): BoardSchema => ({
  kind: 'board',
  caption:
    'J1 joue « Blesser 2 » et cible J2. « Le joueur » est J1, « l’adversaire » J2 ; « tout le monde », les trois.',
  panels: [roles('« Blesser 2 »', 'joueur')],
  legend: FIGHT,
  from: from(holding('J1 frappe J2', [BLOWS.joueur]), [], 'avant'),
});
const modificateurs = (): BoardSchema => ({
  kind: 'board',
  caption:
    'La même étape de J1, avec chaque modificateur : d’où part le coup, où il va. À son passage, chacun a choisi qui viser.',
  panels: [
    roles('« Blesser 2 »', 'joueur'),
    roles('« L’adversaire a Blesser 2 »', 'adversaire'),
    roles('« Tout le monde a Blesser 2 »', 'tous', [1, 2, 0]),
  ],
  legend: FIGHT,
  from: from(ROLES, [], 'avant'),
});
/** J2 has just been pushed off: its cell is free. */
const elimination = (): BoardSchema => {
  const scenario = study([{ cell: 'D5', hand: [SHOVE.id] }, { cell: 'D7' }, { cell: 'B3' }], {
    name: 'Il n’en reste que deux',
    cards: [SHOVE],
  });
  const shoved: readonly PartieAction[] = [
    use(SHOVE.id),
    { type: 'target', seat: 1 },
    ...steps(1),
    { type: 'push', to: 'dehors' },
  ];
  const panel = (title: string, { players }: PartieState, freed: readonly Cell[]): Panel => ({
    title,
    tokens: players.flatMap(({ cell }, i) => (cell === null ? [] : [{ id: `${i}`, cell, ...fighter(i as Seat) }])),
    looks: lit(freed, 'left'),
    say: (cell) => (freed.includes(cell) ? 'libre' : ''),
  });
  return {
    kind: 'board',
    caption: 'J2 est poussé dehors. Son pion s’en va, sa case est libre, et la partie continue à deux.',
    panels: [panel('Avant', played(scenario).state, []), panel('Après', played(scenario, shoved).state, ['D7'])],
    legend: [['left', 'case libérée']],
    from: from(scenario, shoved),
  };
};
const pions = (): BoardSchema => ({
  kind: 'board',
  caption: 'Un pion par case, et des pions que l’on distingue à la forme, à la couleur et au numéro.',
  panels: [{ title: 'Six pions', tokens: pawns(['C2', 'C4', 'D3', 'D5', 'E2', 'E4']), say: nothing }],
  legend: [],
});

export const BOARDS: Readonly<Record<string, () => BoardSchema>> = {
  plateau,
  voisines,
  distances,
  departs,
  bord,
  poussee,
  pas,
  'qui-est-qui': quiEstQui,
  modificateurs,
  elimination,
  pions,
};
