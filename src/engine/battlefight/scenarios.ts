// The ready-made scenarios, and the shapes that examples, readings and tests build theirs from. The cards and decks are examples of this site, not official.
import type { FormationScenario } from './formation/types.ts';
import type { PartieScenario, PlayerSpec } from './partie/types.ts';

/** A position to study: J1 has the turn unless told. */
export const study = (players: readonly PlayerSpec[], more: Partial<PartieScenario> = {}): PartieScenario => ({
  name: 'Position d’étude',
  kind: 'study',
  first: 0,
  ...more,
  players,
});
/** Two people side by side in the middle of the board, each changed as told. */
export const duel = (one: PlayerSpec = {}, two: PlayerSpec = {}, more: Partial<PartieScenario> = {}): PartieScenario =>
  study(
    [
      { cell: 'D4', ...one },
      { cell: 'D5', ...two },
    ],
    more,
  );
/** A whole game from the set-up, the decks given in the order of play. */
export const game = (
  decks: readonly NonNullable<PlayerSpec['deck']>[],
  more: Partial<PartieScenario> = {},
): PartieScenario => ({ name: 'Partie', kind: 'game', first: 0, ...more, players: decks.map((deck) => ({ deck })) });

const edge = duel(
  { hand: ['ex-dep-4', 'ex-att-3', 'ex-dep-2'] },
  { cell: 'D6' },
  {
    name: 'Deux pas du bord',
    note: 'J2 est encore à 2 pas de la sortie, et J1 à 2 cases de J2. Trois cartes en main, une seule technique par tour : laquelle en permet une deuxième ?',
  },
);

const hush = duel(
  { life: 6, hand: ['ex-rhe-1'], pile: ['ex-att-1'] },
  { life: 3, hand: ['ex-def-1'] },
  {
    name: 'Couper la parole',
    note: 'Trois techniques attendent sur la table. L’une défend à J1 d’attaquer, une autre n’attend qu’un mot pour frapper. Par laquelle commencer ?',
    active: [
      { card: 'ex-rhe-3', owner: 0, next: 2 },
      { card: 'ex-def-5', owner: 1, target: 0, next: 2 },
      { card: 'ex-att-4', owner: 1, target: 0, next: 2 },
    ],
  },
);

const first = game(['cogneur', 'beau-parleur'], {
  name: 'Duel',
  note: 'Un contre un, avec les decks d’exemple : le Cogneur pour J1, le Beau parleur pour J2. Chaque personne commence avec 5 cartes, un réglage du site, pour entrer tout de suite dans le vif.',
  options: { mainDeDepart: 5 },
});

const brawl = game(['cogneur', 'beau-parleur', 'cogneur', 'beau-parleur'], {
  name: 'Mêlée à quatre',
  note: 'Une partie entière depuis la mise en place, avec les decks d’exemple. Les mains sont vides : au premier tour, il n’y a que les techniques de base.',
});

export interface ReadyGame {
  readonly id: string;
  readonly mode: 'partie';
  readonly goal: string;
  readonly scenario: PartieScenario;
}
/** A duel to begin with, then the three of the ledger. */
export const READY_GAMES: readonly ReadyGame[] = [
  { id: 'duel', mode: 'partie', goal: 'Avec J1, mettez J2 à 0 point de vie, ou hors du plateau.', scenario: first },
  { id: 'deux-pas-du-bord', mode: 'partie', goal: 'Avec J1, gagnez dès ce tour.', scenario: edge },
  {
    id: 'couper-la-parole',
    mode: 'partie',
    goal: 'Avec J1, gagnez en aussi peu de tours que possible.',
    scenario: hush,
  },
  { id: 'melee-a-quatre', mode: 'partie', goal: 'Soyez la dernière personne en jeu.', scenario: brawl },
];

const rematch = game(['cogneur', 'beau-parleur'], {
  name: 'Match en trois parties',
  note: 'Les deux decks d’exemple, trois fois de suite. La personne qui perd commence la partie suivante.',
  first: null,
  options: { manches: 3 },
});
const sealed: FormationScenario = {
  name: 'Deck scellé',
  note: 'Trois boosters de cartes d’exemple, ouverts par le hasard ; gardez 4 cartes de chaque type.',
  method: 'scelle',
  players: [''],
};
const random: FormationScenario = {
  name: 'Deux decks aléatoires',
  note: 'Deux boosters chacun, ouverts par le hasard, gardés tels quels.',
  method: 'aleatoire',
  players: ['', ''],
};

export type ReadyScenario =
  | ReadyGame
  | { readonly id: string; readonly mode: 'match'; readonly goal: string; readonly scenario: PartieScenario }
  | { readonly id: string; readonly mode: 'formation'; readonly goal: string; readonly scenario: FormationScenario };
/** All that the table offers, by mode. */
export const SCENARIOS: readonly ReadyScenario[] = [
  ...READY_GAMES,
  { id: 'match-en-trois-parties', mode: 'match', goal: 'Gagnez le plus de parties.', scenario: rematch },
  { id: 'deck-scelle', mode: 'formation', goal: 'Formez un deck de 20 cartes.', scenario: sealed },
  { id: 'decks-aleatoires', mode: 'formation', goal: 'Formez deux decks sans rien choisir.', scenario: random },
];
