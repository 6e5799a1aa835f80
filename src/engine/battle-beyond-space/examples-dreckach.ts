// Worked examples about the two other powers of the Dreckach. Boards and cards are examples.
import {
  card,
  cardsLeft,
  destroyer,
  draw,
  type Entry,
  example,
  idle,
  type PartieExample,
  restore,
  reveal,
  say,
  shoot,
  squadron,
  volley,
} from './examples-words.ts';
import type { PositionSpec } from './positions.ts';
import type { CardIndex } from './types.ts';

/** E10. */
const RETURN = example({
  slug: 'resurrection',
  title: 'La résurrection',
  position: {
    active: 1,
    round: 5,
    card: [2, 0, 0],
    powers: ['dreckach-2'],
    ships: {
      '0a4': '-2,0/3',
      '0a5': '1,3/3',
      '0c1': '8,1/3',
      '0D1': '2,0/0*',
      '1b1': '-4,0/0',
      '1b2': '-4,3/0',
      '1b3': '2,-4/5',
      '1D1': '6,2/0',
    },
  },
  script: [
    card(0, 'J2 s’apprête à jouer le meilleur tour de sa partie.'),
    squadron('b', 'b1 percute un chasseur de J1 : un échange, un point chacun.'),
    volley('b2 en abat un autre, et b3 achève le destroyer abîmé.'),
    destroyer('1D1'),
    shoot(
      '0c1',
      'Pour finir, le destroyer de J2 fait une victime de plus. Celle-là, ce n’est pas l’escadron qui l’a faite.',
    ),
    draw(1, 'Fin du tour. J1, qui n’a rien révélé, est interrogé.'),
    say(
      { type: 'resurrect', seat: 1, squadron: 'b' },
      'Il ramène les victimes de l’escadron B. c1, abattu par le destroyer, n’en est pas.',
    ),
    restore(
      '0a4',
      [3, -9],
      5,
      'Dans sa zone de départ, sur une case vide, tourné comme il veut. J2 rend la prise ; J1 garde b1.',
    ),
    restore('0a5', [6, -9], 4),
    restore('0D1', [5, -10], 4, 'Un destroyer a besoin de deux cases vides. Il revient comme neuf.'),
  ],
  cites: [
    'bbs.collisions-chasseurs.ennemi-points',
    'bbs.tir-chasseurs.prise',
    'bbs.principes.dernier-coup',
    'bbs.tir-destroyers.une-cible',
    'bbs.pouvoirs.usage-unique',
    'bbs.dreckach.resurrection',
    'bbs.dreckach.resurrection-place',
    'bbs.dreckach.resurrection-points',
    'bbs.dreckach.resurrection-place',
    'bbs.dreckach.resurrection-points',
  ],
});

/** E11: a card turned, then one drawn while the pile lasts. The two others have no ship. */
const round = (
  turned: CardIndex,
  drawn: CardIndex | null,
  index: CardIndex,
  notes: { readonly turned?: string; readonly drawn?: string } = {},
): readonly Entry[] => [
  card(turned, notes.turned),
  ...(drawn === null ? [] : [draw(drawn, notes.drawn)]),
  ...idle(index),
  ...idle(index),
];
const HAND_DECK: Pick<PositionSpec, 'card' | 'cards'> = {
  card: [2, 3, 4],
  cards: {
    0: [
      [3, 3, 2],
      [3, 2, 3],
      [4, 2, 2],
      [4, 1, 3],
      [4, 3, 1],
      [5, 1, 2],
      [5, 2, 1],
      [6, 0, 4],
    ],
  },
};
const HAND = example({
  slug: 'trois-cartes-en-main',
  title: 'Trois cartes en main',
  position: { ...HAND_DECK, powers: ['dreckach-3'], ships: {} },
  script: [
    reveal(
      0,
      'Avant même sa première carte. Révélé plus tard dans le tour, ce pouvoir ne servirait qu’au tour suivant. Plus de vaisseau sur le plateau : on ne regarde ici que les cartes.',
    ),
    draw(1, 'Deux cartes de plus, et la main est faite.'),
    draw(2),
    ...round(1, 3, 0, {
      turned: 'J1 choisit parmi trois. Les deux autres restent en main.',
      drawn: 'Une carte jouée, une piochée : la main se refait.',
    }),
    card(3, 'Encore le choix. Une carte jouée ne revient jamais.'),
    draw(4),
  ],
  cites: [
    'bbs.pouvoirs.moment',
    'bbs.dreckach.trois-cartes',
    'bbs.dreckach.trois-cartes',
    'bbs.dreckach.trois-cartes-une-fois',
    'bbs.dreckach.trois-cartes',
    'bbs.tour.carte-jouee',
    'bbs.dreckach.trois-cartes-choix',
    'bbs.tour.etape-7',
    'bbs.tour.carte-connue',
  ],
  goesOn: {
    in: 'battle-beyond-space.la-main-se-vide',
    at: 33,
    whole:
      '#p=1.battle-beyond-space~partie.OYVttZuxCoAwEEO_SEe_REcXN_0EwX839qh4CUdPwTWUZOm15JXannDfUG17ePxOSL2saijA7kTa4aPOpMCHADzoPqWrAkhPXF7TVYEP4Xq8BVC6KkD6RPE1XZVC-v27AWWrcv-RC5NVGWbUkmtup2Xf6uxGDThfbP-pq2NBHsY6QChAVtaounZ9s5qlrvrnOf_CM9FzP7vV8fd98jgB',
  },
});
const HAND_EMPTIES = example({
  slug: 'la-main-se-vide',
  title: 'La main se vide',
  position: {
    ...HAND_DECK,
    round: 6,
    powers: ['dreckach-3!'],
    ships: {},
    players: { 0: { left: [4, 6, 7, 8], hand: [4, 6, 7] }, 1: cardsLeft(5, 8), 2: cardsLeft(5, 8) },
  },
  script: [
    ...round(7, 8, 5, {
      turned: 'Manche 6. J1 a toujours trois cartes en main, mais plus qu’une dans sa pioche.',
      drawn: 'La dernière. J1 a pris deux cartes d’avance : il épuise sa pioche deux tours avant les autres.',
    }),
    ...round(8, null, 6, { turned: 'La main est encore pleine, mais rien ne la remplira plus.' }),
    ...round(4, null, 7, { turned: 'Deux cartes, donc encore un choix.' }),
    card(6, 'Une seule. Avoir du choix n’a pas donné un tour de plus.'),
  ],
  cites: ['bbs.dreckach.trois-cartes-choix', 'bbs.tour.pioche-vide', 'bbs.tour.pioche-vide', 'bbs.tour.pioche-vide'],
});

export const DRECKACH_EXAMPLES: readonly PartieExample[] = [RETURN, HAND, HAND_EMPTIES];
