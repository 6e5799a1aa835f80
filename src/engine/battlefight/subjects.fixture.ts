// What the contract suite is run on, and what `setup` must refuse, with the code of the refusal.
import type { Seat } from '../kernel/game.ts';
import { EXAMPLES } from './examples.ts';
import type { PartieAction, PartieScenario, PartieState, Player } from './partie/types.ts';
import type { RefusalCode } from './refusals.ts';
import { duel, game, study } from './scenarios.ts';
import { READY_GAMES } from '../../../tests/games/battlefight/ready.ts';
import type { Instruction, Options, Technique } from './types.ts';

const card = (id: string, ...steps: readonly Instruction[]): Technique => ({
  id,
  title: `Carte ${id}`,
  type: 'attaque',
  steps,
});
const plain = (keyword: Instruction['keyword'], n?: number): Instruction => ({
  modifier: null,
  keyword,
  ...(n === undefined ? {} : { n }),
});
/** Few points, all cards at hand: a random game is soon over. */
const frail = (
  decks: readonly ('cogneur' | 'beau-parleur')[],
  cells: readonly string[],
  options: Partial<Options> = {},
): PartieScenario =>
  study(
    decks.map((deck, i) => ({
      cell: cells[i] ?? 'D4',
      life: 3,
      damage: 1,
      deck,
      hand: ['ex-att-5', 'ex-att-3', 'ex-def-4'],
    })),
    { name: 'Points faibles', options },
  );
const OTHERS: readonly Partial<Options>[] = [
  { litige: 'signaler' },
  { abandon: false },
  { pousserBord: 'expulser-ou-rien' },
  { tousCible: 'nimporte-qui' },
  { tousEchec: 'apres-tous' },
  { repetitionTrait: true },
];

export const PARTIES: readonly PartieScenario[] = [
  ...READY_GAMES.filter(({ scenario }) => scenario.kind === 'study').map(({ scenario }) => scenario),
  ...EXAMPLES.filter(({ scenario }) => scenario.kind === 'study').map(({ scenario }) => ({
    ...scenario,
    players: scenario.players.map((player) => ({ ...player, life: Math.min(2, player.life ?? 20), damage: 0 })),
  })),
  frail(['cogneur', 'beau-parleur', 'cogneur'], ['C3', 'C4', 'D4']),
  frail(
    ['cogneur', 'beau-parleur', 'cogneur', 'beau-parleur', 'cogneur', 'beau-parleur'],
    ['C3', 'C4', 'D4', 'E4', 'E3', 'D3'],
  ),
  ...OTHERS.map((options) => frail(['beau-parleur', 'cogneur', 'beau-parleur'], ['A1', 'A2', 'B2'], options)),
  game(['cogneur', 'beau-parleur'], { first: null, options: { mainDeDepart: 5 } }),
];

/** Two games of about 500 actions each, when played at random. */
export const MATCHES = [
  game(['cogneur', 'beau-parleur'], { first: null, options: { manches: 2, mainDeDepart: 8 } }),
] as const satisfies readonly PartieScenario[];
export const BAD_MATCHES: readonly PartieScenario[] = [
  duel({}, {}, { options: { manches: 3 } }),
  game(['cogneur']),
  game(['cogneur', 'cogneur'], { options: { manches: 10 } }),
];

/** For the veil: hands and piles of every size. */
export const VEILED: readonly PartieScenario[] = [
  frail(['cogneur', 'beau-parleur', 'cogneur'], ['C3', 'C4', 'D4']),
  frail(['beau-parleur', 'cogneur'], ['A1', 'A2']),
  duel(
    { life: 3, hand: ['ex-att-1', 'ex-rhe-2'], pile: ['ex-con-1', 'ex-def-1'], shuffled: ['ex-dep-1', 'ex-con-4'] },
    { life: 3, hand: ['ex-att-3', 'ex-rhe-5'], pile: ['ex-def-4'], shuffled: ['ex-rhe-1', 'ex-att-4'] },
  ),
];

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];
const NO_CARDS = ['inconnue', '?', 'toString', '__proto__'];
const CELLS = ['A1', 'D4', 'D5', 'D7', 'G4', 'H9', '', 'toString', 'dehors', 'rien'];
const NO_ACTIVES: readonly PartieAction[] = [
  { type: 'execute' },
  { type: 'destabilise', active: null },
  { type: 'destabilise', active: 'inconnue' },
];
const seated = (seat: Seat): readonly PartieAction[] => [
  { type: 'target', seat },
  { type: 'aim', seat },
  { type: 'first', seat },
  { type: 'answer-draw', seat, accept: true },
  { type: 'offer-draw', seat },
  { type: 'claim', seat },
  { type: 'resign', seat },
  { type: 'dispute', seat },
];
const carded = (card: string): readonly PartieAction[] => [
  { type: 'play', card },
  { type: 'discard', card },
  { type: 'draw', card },
  { type: 'deal', seat: 0, card },
];
const placed = (to: string): readonly PartieAction[] => [
  { type: 'move', to },
  { type: 'push', to },
];
/** Actions to be refused, unless they are open: everything that this game can name, and things that it cannot. */
export const STRANGERS = (state: PartieState): readonly PartieAction[] => [
  ...SEATS.flatMap(seated),
  ...[...Object.keys(state.fixed.cards), ...NO_CARDS].flatMap(carded),
  ...NO_ACTIVES,
  ...state.active.map(({ id }): PartieAction => ({ type: 'destabilise', active: id })),
  ...CELLS.flatMap(placed),
];

/** Those that name things found in every game. */
export const PARTIE_STRANGERS: readonly PartieAction[] = [
  ...SEATS.flatMap(seated),
  ...['base-attaque', 'ex-att-1', ...NO_CARDS].flatMap(carded),
  ...NO_ACTIVES,
  ...CELLS.flatMap(placed),
];

const rotate = <T>(list: readonly T[], by: number): readonly T[] =>
  list.map((_, i) => list[(i + by) % list.length] as T);
/** The same moment for whoever looks from `seat`: other cards in the hidden zones of the others, another order in every pile. */
export const secrets = (state: PartieState, seat: Seat | null): readonly PartieState[] => {
  const all = Object.keys(state.fixed.cards).filter((id) => !id.startsWith('base-') && id !== '?');
  const change = (player: Player, i: number, by: number): Player => {
    if (i === seat) return { ...player, known: [], pile: [...player.known, ...player.pile].toSorted() };
    const hidden = rotate([...player.hand, ...player.known, ...player.pile], by).map((id, at) =>
      by === 2 ? (all[(at * 7 + i) % all.length] ?? id) : id,
    );
    const cut = player.hand.length;
    return { ...player, hand: hidden.slice(0, cut).toSorted(), known: [], pile: hidden.slice(cut).toSorted() };
  };
  return [1, 2, 3].map((by) => ({ ...state, players: state.players.map((player, i) => change(player, i, by)) }));
};

type Bad = readonly (readonly [code: RefusalCode, scenario: PartieScenario])[];
const withCard = (technique: Technique): PartieScenario => duel({ hand: [technique.id] }, {}, { cards: [technique] });
const broken = (step: unknown): PartieScenario => withCard(card('x', step as Instruction));
const whole = (change: Partial<PartieScenario>): PartieScenario => ({
  ...game(['cogneur', 'beau-parleur']),
  ...change,
});
export const BAD_PARTIES: Bad = [
  ['joueurs-nombre', study([{ cell: 'D4' }])],
  ['joueurs-nombre', study([])],
  ['joueurs-nombre', study(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3'].map((cell) => ({ cell })))],
  ['nom-double', duel({ name: 'Ana' }, { name: 'Ana' })],
  ['nom-long', duel({ name: 'A'.repeat(31) })],
  ['pions-meme-case', duel({ cell: 'A1' }, { cell: 'A1' })],
  ['case-inconnue', duel({ cell: 'A5' })],
  ['case-inconnue', duel({ cell: 'toString' })],
  ['case-manquante', study([{ cell: 'A1' }, {}])],
  [
    'depart-angle',
    whole({
      players: [
        { deck: 'cogneur', cell: 'D4' },
        { deck: 'cogneur', cell: 'D7' },
      ],
    }),
  ],
  [
    'depart-eloignement',
    whole({
      players: [
        { deck: 'cogneur', cell: 'A1' },
        { deck: 'cogneur', cell: 'A4' },
      ],
    }),
  ],
  ['case-manquante', whole({ players: [{ deck: 'cogneur', cell: 'A1' }, { deck: 'cogneur' }] })],
  ['deck-manquant', whole({ players: [{ deck: 'cogneur' }, {}] })],
  ['champ-etude', whole({ players: [{ deck: 'cogneur', life: 3 }, { deck: 'cogneur' }] })],
  ['champ-etude', whole({ active: [{ card: 'ex-def-2', owner: 0, next: 3 }] })],
  ['vie-bornes', duel({ life: 0 })],
  ['vie-bornes', duel({ life: 1.5 })],
  ['vie-bornes', duel({ life: Number.NaN })],
  ['degat-bornes', duel({ damage: -1 })],
  ['carte-inconnue', duel({ hand: ['inconnue'] })],
  ['carte-inconnue', duel({ hand: ['toString'] })],
  ['carte-de-base', duel({ hand: ['base-attaque'] })],
  ['trop-de-cartes', duel({ discard: Array.from({ length: 101 }, () => 'ex-att-1') })],
  [
    'trop-d-actives',
    duel({}, {}, { active: Array.from({ length: 101 }, () => ({ card: 'ex-def-2', owner: 0, next: 3 }) as const) }),
  ],
  ['premiere-personne', duel({}, {}, { first: 4 })],
  ['premiere-personne', study([{ cell: 'D4', out: true }, { cell: 'D5' }, { cell: 'D6' }])],
  ['premiere-etude', duel({}, {}, { first: null })],
  ['deux-en-jeu', study([{ cell: 'D4' }, { out: true }])],
  [
    'active-proprietaire',
    study([{ cell: 'D4' }, { cell: 'D5' }, { out: true }], { active: [{ card: 'ex-def-2', owner: 2, next: 3 }] }),
  ],
  ['active-cible', duel({}, {}, { active: [{ card: 'ex-att-4', owner: 0, next: 2 }] })],
  ['active-cible', duel({}, {}, { active: [{ card: 'ex-att-4', owner: 0, target: 0, next: 2 }] })],
  ['active-sans-stable', duel({}, {}, { active: [{ card: 'ex-dep-1', owner: 0, next: 1 }] })],
  ['active-reprise', duel({}, {}, { active: [{ card: 'ex-def-2', owner: 0, next: 2 }] })],
  ['active-porteurs', duel({}, {}, { active: [{ card: 'ex-def-2', owner: 0, next: 3, bearers: [1] }] })],
  ['carte-inconnue', duel({}, {}, { active: [{ card: 'inconnue', owner: 0, next: 1 }] })],
  ['option-invalide', duel({}, {}, { options: { tousCible: 'toString' } as unknown as Partial<Options> })],
  ['option-invalide', duel({}, {}, { options: { mainDeDepart: 21 } })],
  ['option-invalide', duel({}, {}, { options: { inconnue: true } as unknown as Partial<Options> })],
  ['carte-id', withCard(card('base-attaque', plain('rejouer')))],
  ['carte-id', withCard(card('ex-att-1', plain('rejouer')))],
  ['carte-id', duel({}, {}, { cards: [card('x', plain('rejouer')), card('x', plain('rejouer'))] })],
  ['carte-titre', withCard({ ...card('x', plain('rejouer')), title: ' ' })],
  ['carte-titre-long', withCard({ ...card('x', plain('rejouer')), title: 'T'.repeat(61) })],
  ['carte-type', withCard({ ...card('x', plain('rejouer')), type: 'magie' as Technique['type'] })],
  ['carte-sans-etape', withCard(card('x'))],
  ['carte-longue', withCard(card('x', ...Array.from({ length: 61 }, () => plain('rejouer'))))],
  ['etape-fausse', broken({ modifier: null, keyword: 'soigner', n: 1 })],
  ['etape-fausse', broken({ modifier: 'personne', keyword: 'blesser', n: 1 })],
  ['etape-fausse', broken({ modifier: null, keyword: 'blesser' })],
  ['etape-fausse', broken({ modifier: null, keyword: 'blesser', n: 100 })],
  ['etape-fausse', broken({ modifier: null, keyword: 'blesser', n: 0.5 })],
  ['etape-fausse', broken({ modifier: null, keyword: 'rejouer', n: 1 })],
  ['etape-fausse', broken({ modifier: null, keyword: 's-empecher', t: null })],
  ['etape-fausse', broken({ modifier: null, keyword: 's-empecher-carte' })],
  ['etape-fausse', broken({ modifier: null, keyword: 'blesser', n: 1, t: 'attaque' })],
];
