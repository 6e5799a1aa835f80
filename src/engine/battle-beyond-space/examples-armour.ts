// Worked examples about the armour of the Dreckach. Boards and cards are examples.
import {
  card,
  cardsLeft,
  destroyer,
  draw,
  type Entry,
  example,
  helm,
  idle,
  noDestroyer,
  type PartieExample,
  say,
  shoot,
  squadron,
  volley,
} from './examples-words.ts';
import type { CardIndex } from './types.ts';

/** A turn whose destroyer stays: nobody has fighters. */
const still = (index: CardIndex, note?: string, after?: string): readonly Entry[] => [
  card(index, note),
  noDestroyer(),
  draw(index + 1, after),
];
/** A turn of one squadron, which flies and fires. */
const attack = (index: CardIndex, note: string): readonly Entry[] => [
  card(index),
  squadron('a'),
  volley(note),
  draw(index + 1),
];

/** E8. */
const ARMOUR = example({
  slug: 'vie-d-un-blindage',
  title: 'Vie d’un blindage',
  position: {
    active: 1,
    round: 4,
    powers: [undefined, 'dreckach-1'],
    ships: { '0a1': '-5,0/0', '0b1': '0,3/2', '1D1': '0,0/0', '2a1': '7,0/3' },
    cards: {
      0: [
        [1, 0, 0],
        [3, 0, 0],
      ],
    },
  },
  script: [
    card(0, 'Le destroyer de J2 est cerné. C’est le moment.'),
    say(
      { type: 'shield', ship: '1D1' },
      'Trois jetons sur la carte. Tant qu’il en reste un, rien ne peut endommager ce destroyer.',
    ),
    noDestroyer(),
    draw(1, 'La fin de ce tour enlève déjà un jeton : le tour de l’activation compte.'),
    ...attack(0, 'J3 tire pour voir. Il a vu.'),
    ...attack(0, 'J1 de même.'),
    ...still(1, undefined, 'Deuxième jeton.'),
  ],
  cites: [
    'bbs.dreckach.blindage-activation',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage-jetons',
  ],
  goesOn: { in: 'battle-beyond-space.la-fin-d-un-blindage', at: 15 },
});
const ARMOUR_ENDS = example({
  slug: 'la-fin-d-un-blindage',
  title: 'La fin d’un blindage',
  position: {
    active: 2,
    round: 5,
    powers: [undefined, 'dreckach-1!'],
    shield: ['1D1', 1],
    ships: { '0a1': '-4,0/0', '0b1': '0,3/2', '1D1': '0,0/0', '2a1': '6,0/3' },
    cards: {
      0: [
        [1, 0, 0],
        [3, 0, 0],
      ],
    },
    players: { 0: cardsLeft(1, 4), 1: cardsLeft(2, 5), 2: cardsLeft(1, 5) },
  },
  script: [
    card(1, 'Un seul jeton reste sur la carte de J2, et son destroyer est intact.'),
    squadron('a'),
    volley('J3 insiste : le coup ne porte pas.'),
    draw(2),
    card(1, 'J1 change de méthode : percuter au lieu de tirer.'),
    squadron('b', 'Une collision n’y fait rien non plus. Le chasseur est perdu, et J2 le garde.'),
    draw(2),
    ...still(
      2,
      'J2 n’a toujours rien perdu.',
      'Troisième et dernier jeton : le blindage s’éteint à la fin de ce tour.',
    ),
    card(2),
    squadron('a'),
    volley('Même tireur, même cible. Cette fois, le coup porte.'),
  ],
  cites: [
    'bbs.dreckach.blindage',
    'bbs.collisions-chasseurs.destroyer-ennemi-points',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage-extinction',
    'bbs.principes.marqueur-dommage',
  ],
});

/** E8, in answer to a shot. */
const ANSWER = example({
  slug: 'blindage-en-reaction',
  title: 'Le blindage en réponse à un tir',
  position: { active: 2, round: 4, powers: [undefined, 'dreckach-1'], ships: { '1D1': '0,0/0', '2a1': '7,0/3' } },
  script: [
    card(0, 'J2 n’a rien révélé. Son destroyer est intact.'),
    squadron('a', 'J3 arrive à portée.'),
    volley('Le premier dégât que ce destroyer ait jamais reçu, et c’est un tir : J2 a le droit de répondre.'),
    say({ type: 'absorb' }, 'Il répond. Le tir qui l’a réveillé est absorbé lui aussi.'),
    draw(1),
    ...idle(0),
    ...still(
      0,
      undefined,
      'Révélé pendant le tour d’un autre, le blindage perd son premier jeton à la fin du tour de J2.',
    ),
    ...attack(1, 'Sans effet.'),
  ],
  cites: [
    'bbs.tir-chasseurs.destroyer',
    'bbs.dreckach.blindage-activation',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage-tir',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage',
  ],
  goesOn: {
    in: 'battle-beyond-space.la-fin-d-un-blindage-en-reaction',
    at: 19,
    whole:
      '#p=1.battle-beyond-space~partie.bzVWg6QJ0qYI4SfdoQ3TAzViimBM-pI2Y4Y21A9UjSmCYQVps0Zo0wVA1ZgiGFYQmGNAtQLYUwBlJcM0XeBhg5DshMjM9Oyf0qbXCRxsSQIeT58CPN8ROM6gUHR4ZQHwngFwvxw4AlICHtbBlkV19XB3t0jrYwZbBWcTZRbehgpKNWYVEoSnM0iwJ4vSOYTXHSa1tQA',
  },
});
const ANSWER_ENDS = example({
  slug: 'la-fin-d-un-blindage-en-reaction',
  title: 'La fin d’un blindage activé en réponse',
  position: {
    active: 2,
    round: 6,
    powers: [undefined, 'dreckach-1!'],
    shield: ['1D1', 1],
    ships: { '1D1': '0,0/0', '2a1': '5,0/3' },
    players: { 0: cardsLeft(2, 4), 1: cardsLeft(2, 4), 2: cardsLeft(2, 5) },
  },
  script: [
    ...attack(2, 'Toujours sans effet : il reste un jeton.'),
    ...idle(2),
    ...still(2, undefined, 'Le dernier. Répondre chez l’adversaire a fait gagner presque un tour de table.'),
    card(3),
    squadron('a'),
    volley('Le destroyer n’a plus de blindage, et J2 plus rien à révéler.'),
  ],
  cites: [
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage-extinction',
    'bbs.principes.marqueur-dommage',
  ],
});

const RAM = example({
  slug: 'foncer-blinde',
  title: 'Foncer, blindé, sur l’astéroïde central',
  position: {
    active: 0,
    first: 1,
    round: 9,
    card: [1, 0, 3],
    powers: ['dreckach-1'],
    asteroids: [
      [0, 0],
      [-2, 0],
    ],
    ships: { '0D1': '-4,0/0', '1a1': '-1,0/3', '2a1': '1,-1/3' },
    prizes: { 0: { fighters: 4 }, 1: { fighters: 5 }, 2: { fighters: 3, probes: 1 } },
  },
  script: [
    card(0, 'Dernier tour de la partie, et J1 joue en dernier. Il lui faut des points sans attendre.'),
    say(
      { type: 'shield', ship: '0D1' },
      'Blindé, D1 peut s’arrêter là où personne d’autre ne le peut. Trois points d’action le mènent juste où il faut.',
    ),
    destroyer('0D1'),
    helm('A', 'Un premier astéroïde sous l’avant. Survolé, il ne risque rien.'),
    helm('A'),
    helm(
      'A',
      'Fin de la manœuvre : l’avant sur l’astéroïde du centre, l’arrière sur un chasseur. D1 pulvérise les deux sans une éraflure, et J1 les garde.',
    ),
    shoot(
      '2a1',
      'Il lui reste un tir, sur le seul autre vaisseau qui tienne l’anneau. La partie finit là : l’anneau reste autour de la case vide, et l’arrière de D1 en occupe une case.',
    ),
  ],
  cites: [
    'bbs.dreckach.blindage-activation',
    'bbs.dreckach.blindage-foncer',
    'bbs.dreckach.blindage-fin',
    'bbs.dreckach.blindage-anneau',
    'bbs.collisions-destroyers.chasseur-ennemi',
    'bbs.dreckach.blindage-foncer',
    'bbs.tir-destroyers.une-cible',
    'bbs.tour.pioche-vide',
    'bbs.but.objectif',
    'bbs.score.chasseurs',
    'bbs.but.sources-de-points',
    'bbs.score.anneau',
  ],
  result: 'vainqueurs:0',
});

export const ARMOUR_EXAMPLES: readonly PartieExample[] = [ARMOUR, ARMOUR_ENDS, ANSWER, ANSWER_ENDS, RAM];
