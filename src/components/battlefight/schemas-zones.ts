// Diagrams of where cards are: the four zones, who sees them, what one begins with.
import { pileSize, playerOf } from '../../engine/battlefight/partie/board.ts';
import type { PartieScenario } from '../../engine/battlefight/partie/types.ts';
import { veil } from '../../engine/battlefight/partie/veil.ts';
import { duel, game } from '../../engine/battlefight/scenarios.ts';
import { plural } from '../../engine/kernel/french.ts';
import type { Seat } from '../../engine/kernel/game.ts';
import {
  cardOf,
  discard,
  hand,
  pawn,
  type Picture,
  pile,
  played,
  rows,
  type StripSchema,
  waits,
} from './schemas-kit.ts';

const HOLDING: PartieScenario = duel(
  {
    hand: ['ex-att-1', 'ex-dep-1', 'ex-rhe-1'],
    shuffled: ['ex-att-2', 'ex-def-1', 'ex-con-1', 'ex-con-3', 'ex-dep-2'],
    discard: ['ex-def-3', 'ex-att-3'],
  },
  {},
  { active: [{ card: 'ex-def-2', owner: 0, next: 3 }] },
);
const zones = (): StripSchema => {
  const { state } = played(HOLDING);
  const { hand: held, discard: thrown } = playerOf(state, 0);
  return {
    kind: 'strip',
    ordered: true,
    size: 'small',
    caption: 'Les quatre zones d’une personne, dans l’ordre où une carte les traverse. Les cartes sont des exemples.',
    items: [
      { title: 'Pioche', text: `${pileSize(playerOf(state, 0))} cartes à venir`, pictures: [pile(state, 0)] },
      { title: 'Main', text: plural(held.length, 'carte à jouer', 'cartes à jouer'), pictures: [hand(state, 0)] },
      { title: 'Zone d’activité', text: 'une technique Stable attend', pictures: waits(state, 0) },
      { title: 'Défausse', text: `${thrown.length} cartes finies ou jetées`, pictures: [discard(state, 0)] },
    ],
  };
};
const vus = (): StripSchema => {
  const { state } = played(HOLDING);
  const seen = (seat: Seat): readonly Picture[] => {
    const shown = veil.state(state, seat);
    return [pile(shown, 0), hand(shown, 0), ...waits(shown, 0), discard(shown, 0)];
  };
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Les mêmes cartes de J1, des deux côtés de la table. Leur nombre se voit toujours.',
    items: [
      { title: 'Ce que voit J1', text: 'Sa main, de face ; sa pioche, de dos.', pictures: seen(0) },
      { title: 'Ce que voit J2', text: 'La main de J1 n’est que des dos.', pictures: seen(1) },
    ],
  };
};

/** What lies open: techniques side by side, a discard pile gone through. */
const visibles = (): StripSchema => {
  const { state } = played(
    duel(
      { discard: ['ex-def-3', 'ex-att-3', 'ex-dep-1'] },
      {},
      {
        active: [
          { card: 'ex-def-2', owner: 0, next: 3 },
          { card: 'ex-dep-3', owner: 0, next: 2 },
          { card: 'ex-rhe-3', owner: 0, next: 2 },
        ],
      },
    ),
  );
  return {
    kind: 'strip',
    size: 'wide',
    caption: 'Tout le monde lit ces cartes. Le chiffre d’une carte Stable est le prix pour la déstabiliser.',
    items: [
      { title: 'Zone d’activité', text: 'Trois techniques attendent, côte à côte.', pictures: waits(state, 0) },
      {
        title: 'Défausse, parcourue',
        text: 'Dans n’importe quel ordre.',
        pictures: [rows(playerOf(state, 0).discard.map(cardOf))],
      },
    ],
  };
};

/** What somebody has before them when a game begins. */
const depart = (): StripSchema => {
  const start = played(game(['cogneur', 'beau-parleur']));
  const { state } = start;
  return {
    kind: 'strip',
    size: 'small',
    caption: 'Ce que chaque personne a devant elle quand la partie commence.',
    items: [
      { title: 'Un pion', text: `${playerOf(state, 0).life} points de vie`, pictures: [pawn(start, 0)] },
      { title: 'Une pioche', text: `${pileSize(playerOf(state, 0))} cartes mélangées`, pictures: [pile(state, 0)] },
      {
        title: 'Une main vide',
        text: plural(playerOf(state, 0).hand.length, 'carte'),
        pictures: [{ is: 'pile', count: playerOf(state, 0).hand.length }],
      },
      {
        title: 'Une défausse vide',
        text: plural(playerOf(state, 0).discard.length, 'carte'),
        pictures: [discard(state, 0)],
      },
    ],
  };
};

export const ZONES: Readonly<Record<string, () => StripSchema>> = { zones, vus, visibles, depart };
