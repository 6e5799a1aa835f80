// What the contract of the epic combat is tried on: sound and unsound scenarios, actions to refuse, other secrets of one moment.
import type { Seat } from '../kernel/game.ts';
import { anyCombat, drawn } from './arbitraries-combat.fixture.ts';
import { against, duel, enemyCard, fighter, spell } from './cases/combat-trials.fixture.ts';
import { plus, setSide } from './combat/board.ts';
import type { REFUSALS } from './combat/refusals.ts';
import type { CombatAction, CombatState, Side } from './combat/types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import { STARTING_DECK } from './constants.ts';
import { COMBAT_EXAMPLES } from './examples-combat.ts';
import { COMBAT_CARDS, type CombatCard, GRID_ZONES, type HeroCard, type Options } from './types.ts';

export const COMBATS: readonly CombatScenario[] = [
  ...COMBAT_EXAMPLES.map(({ scenario }) => scenario),
  {
    name: 'Trois équipes',
    column: 'heros',
    active: { hero: 'tri-klops', soldiers: 3, eternium: 4 },
    defender: { hero: 'man-at-arms', soldiers: 2 },
    place: { name: 'le fort', kind: 'avant-poste', near: [{ id: 'bois', name: 'le bois', kind: 'contree' }] },
    bystander: { name: 'La Horde', spells: [spell('horde', { do: 'moins', zone: 'attaque', value: 1 })] },
  },
  {
    name: 'Le dragon',
    column: 'creature',
    active: {
      hero: 'he-man',
      eternium: 6,
      spells: [spell('main', { do: 'retourner' }), spell('pluie', { do: 'piocher' })],
    },
    enemy: { card: 'ex-dragon-des-cimes' },
    bystander: { name: 'Les autres', spells: [spell('autre', { do: 'plus', zone: 'choix', value: 1 })] },
  },
  {
    name: 'Le boss',
    column: 'boss',
    active: { hero: 'trap-jaw' },
    enemy: { card: 'evil-seed', health: 5 },
    place: { name: 'la plaine', kind: 'contree', near: [{ id: 'bois', name: 'le bois', kind: 'contree' }] },
  },
  ...Array.from({ length: 14 }, (_, i) => drawn(anyCombat, i + 1)),
];

const hero = (more: Partial<HeroCard>): CombatScenario => duel(fighter(more));
type Bad = readonly (readonly [code: keyof typeof REFUSALS, scenario: CombatScenario])[];
export const BAD_COMBATS: Bad = [
  ['camp-manquant', { name: '', column: 'heros', active: fighter() }],
  ['camp-manquant', { name: '', column: 'creature', active: fighter(), defender: fighter() }],
  ['camp-manquant', { ...duel(), enemy: { card: enemyCard() } }],
  ['heros-inconnu', duel({ hero: 'personne' })],
  ['heros-inconnu', duel({ hero: 'toString' })],
  ['ennemi-inconnu', { name: '', column: 'creature', active: fighter(), enemy: { card: 'personne' } }],
  ['ennemi-inconnu', { name: '', column: 'boss', active: fighter(), enemy: { card: enemyCard() } }],
  ['ennemi-inconnu', { name: '', column: 'creature', active: fighter(), enemy: { card: 'evil-seed' } }],
  ['sante-bornes', hero({ health: 0 })],
  ['sante-bornes', hero({ health: 21 })],
  ['sante-bornes', duel(fighter({}, { health: 0 }))],
  ['sante-bornes', duel(fighter({}, { health: 7 }))],
  ['sante-bornes', duel(fighter(), fighter({}, { health: 1.5 }))],
  ['sante-bornes', against(enemyCard(), fighter(), { health: 0 })],
  ['sante-bornes', against(enemyCard(), fighter(), { health: 7 })],
  ['valeur-bornes', hero({ spirit: -1 })],
  ['valeur-bornes', hero({ initiative: 2.5 })],
  ['valeur-bornes', against(enemyCard({ attack: -1 }))],
  ['eternium-bornes', duel(fighter({}, { eternium: -1 }))],
  ['ennemi-sante', against(enemyCard({ health: 100 }))],
  ['deux-armes', hero({ weapons: [] as unknown as HeroCard['weapons'] })],
  ['paquet-taille', duel(fighter({}, { deck: { ...STARTING_DECK, plus1: 6 } }))],
  ['paquet-taille', duel(fighter(), fighter({}, { deck: { ...STARTING_DECK, plus1: 8, flux: 0, outil: 2 } }))],
  ['paquet-taille', duel(fighter({}, { deck: { ...STARTING_DECK, plus1: 9, plus2: 6, flux: -1 } }))],
  ['pioche-imposee', duel(fighter(), fighter(), { draws: [['flux', 'flux'], []] })],
  ['pioche-imposee', duel(fighter(), fighter(), { draws: [[], ['plus3', 'plus3', 'plus3', 'plus3']] })],
  ['soldats-nombre', duel(fighter({}, { soldiers: 4 }))],
  ['soldats-contree', duel(fighter({}, { soldiers: 1 }), fighter(), { place: { name: 'le bois', kind: 'contree' } })],
  ['sorts-nombre', duel(fighter({}, { spells: ['a', 'b', 'c'].map((id) => spell(id)) }))],
  ['amis-nombre', duel(fighter(), fighter({}, { friends: 3 }))],
  ['carte-double', duel(fighter({}, { spells: [spell('a')], consumables: [spell('a')] }))],
  [
    'de-epique',
    against(enemyCard(), fighter(), { epicDie: { a1: 0, a2: 0, d1: 0, d2: 0, i1: 0, i2: 0, surcharge: 0 } }),
  ],
  ['de-faces', duel(fighter(), fighter(), { dice: { blanc: 2, reussite: 2, double: 1, relancer: 0 } })],
  ['option-invalide', duel(fighter(), fighter(), { options: { inconnue: true } as unknown as Partial<Options> })],
  ['option-invalide', duel(fighter(), fighter(), { options: { combatPlusRapide: 1 } as unknown as Partial<Options> })],
  [
    'zone-double',
    duel(fighter(), fighter(), {
      place: {
        name: 'le fort',
        kind: 'avant-poste',
        near: [
          { id: 'a', name: 'A', kind: 'contree' },
          { id: 'a', name: 'B', kind: 'mer' },
        ],
      },
    }),
  ],
  ['colonne-solo', { ...duel(), column: 'solo' }],
];

const SPOTS = GRID_ZONES.flatMap((zone) => [0, 1, 9].map((at) => ({ zone, at })));
const IDS = [
  '?',
  'inconnue',
  'toString',
  'bois',
  'mer',
  'base',
  'camp',
  'horde',
  'sort-ada-0',
  'objet-ada-0',
  'bien-ada',
  'boule-de-feu',
];
/** Actions to be refused, unless they are open: everything that a combat can name, and things that it cannot. */
export const STRANGERS: readonly CombatAction[] = [
  { type: 'weapon', weapon: 0 },
  { type: 'weapon', weapon: 2 as 0 },
  { type: 'focus' },
  { type: 'pass' },
  { type: 'go' },
  { type: 'stop' },
  { type: 'tame', yes: true },
  { type: 'tame', yes: false },
  { type: 'pay', card: null },
  { type: 'flee', to: null },
  ...COMBAT_CARDS.flatMap((card): readonly CombatAction[] => [
    { type: 'draw', card },
    { type: 'keep', card },
  ]),
  ...([...GRID_ZONES, 'cote'] as const).flatMap((zone): readonly CombatAction[] => [
    { type: 'lay', zone },
    { type: 'lay', zone, shown: true },
  ]),
  ...GRID_ZONES.map((zone): CombatAction => ({ type: 'zone', zone })),
  ...SPOTS.flatMap((spot): readonly CombatAction[] => [
    { type: 'surge', spot },
    { type: 'flip', spot },
    ...SPOTS.map((b): CombatAction => ({ type: 'swap', a: spot, b })),
  ]),
  ...IDS.flatMap((id): readonly CombatAction[] => [
    { type: 'spell', card: id, side: 0 },
    { type: 'spell', card: id, side: 1 },
    { type: 'consume', card: id },
    { type: 'pay', card: id },
    { type: 'flee', to: id },
    { type: 'send', to: id },
    { type: 'clash', card: id },
    { type: 'effect', card: id },
  ]),
  ...[0, 1, 4].map((attaque): CombatAction => ({ type: 'soldiers', give: { initiative: 0, attaque, defense: 0 } })),
  { type: 'soldiers', give: { initiative: -1, attaque: 2, defense: 0 } },
  { type: 'epic', face: 'a1' },
  { type: 'test', face: 'blanc' },
  { type: 'convert', from: 'attaque', to: 'defense' },
  { type: 'throw', faces: { blanc: 1, reussite: 0, double: 0, relancer: 0 } },
  { type: 'again', extra: { blanc: 0, reussite: 0, double: 0, relancer: 0 } },
  { type: 'clash-die', face: 'blanc' },
];

const rotate = <T>(list: readonly T[], by: number): readonly T[] =>
  list.map((_, i) => list[(i + by) % list.length] as T);
/** The cards of a side that nobody else knows, dealt again: in hand, face down, still to come. */
const dealt = (state: CombatState, side: Side, by: number): CombatState => {
  const { held, grid, pile } = state.sides[side];
  const downs = GRID_ZONES.flatMap((zone) => grid[zone].filter(({ up }) => !up).map(({ card }) => card));
  const cards = rotate(
    [
      ...held,
      ...downs,
      ...COMBAT_CARDS.flatMap((card) => Array.from({ length: pile[card] }, () => card)),
    ] as readonly CombatCard[],
    by,
  );
  let next = held.length;
  const again = (laid: (typeof grid)['attaque'][number]): (typeof grid)['attaque'][number] =>
    laid.up ? laid : { ...laid, card: cards[next++] as CombatCard };
  const dealtGrid = {
    initiative: grid.initiative.map(again),
    attaque: grid.attaque.map(again),
    defense: grid.defense.map(again),
  };
  const left = cards.slice(next).reduce((deck, card) => plus(deck, card), {
    plus1: 0,
    plus2: 0,
    plus3: 0,
    surcharge: 0,
    temps: 0,
    outil: 0,
    flux: 0,
  });
  return setSide(state, side, { held: cards.slice(0, held.length), grid: dealtGrid, pile: left });
};
/** Other spells, consumables and goods, as many. */
const swapped = (state: CombatState, side: Side): CombatState => {
  const other = <T extends { readonly id: string; readonly name: string }>(list: readonly T[]): readonly T[] =>
    list.map((one, i) => ({ ...one, id: `autre-${i}`, name: `Autre ${i}` }));
  const fixed = {
    ...state.fixed.sides[side],
    spells: other(state.fixed.sides[side].spells),
    consumables: other(state.fixed.sides[side].consumables),
    goods: other(state.fixed.sides[side].goods),
  };
  const ids = (list: readonly string[]): readonly string[] => list.map((_, i) => `autre-${i}`);
  const { spells, consumables, goods } = state.sides[side];
  return setSide(
    {
      ...state,
      fixed: { ...state.fixed, sides: side === 0 ? [fixed, state.fixed.sides[1]] : [state.fixed.sides[0], fixed] },
    },
    side,
    { spells: ids(spells), consumables: ids(consumables), goods: ids(goods) },
  );
};
/** The same moment for whoever looks from `seat`. */
export const secrets = (state: CombatState, seat: Seat | null): readonly CombatState[] =>
  [1, 2, 5].map((by) =>
    ([0, 1] as const).reduce((now, side) => {
      if (seat === side && (side === 0 || state.fixed.column === 'heros')) return now;
      return swapped(state.fixed.column === 'heros' ? dealt(now, side, by) : now, side);
    }, state),
  );
