// Worked examples about the powers of the Dreckach. Boards and cards are examples.
import {
  card,
  destroyer,
  draw,
  type Entry,
  example,
  helm,
  idle,
  noDestroyer,
  type PartieExample,
  restore,
  reveal,
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
    ...attack(1, 'J3 insiste.'),
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
    'bbs.dreckach.blindage-activation',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage-jetons',
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
    ...idle(1),
    ...still(1, undefined, 'Deuxième jeton.'),
    ...attack(2, 'Toujours sans effet.'),
    ...idle(2),
    ...still(2, undefined, 'Le dernier. Répondre chez l’adversaire a fait gagner presque un tour de table.'),
    card(3),
    squadron('a'),
    volley('Le destroyer n’a plus de blindage, et J2 plus rien à révéler.'),
  ],
  cites: [
    'bbs.tir-chasseurs.destroyer',
    'bbs.dreckach.blindage-activation',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage-tir',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage-jetons',
    'bbs.dreckach.blindage',
    'bbs.dreckach.blindage-jetons',
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
const HAND = example({
  slug: 'trois-cartes-en-main',
  title: 'Trois cartes en main',
  position: {
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
    powers: ['dreckach-3'],
    ships: {},
  },
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
    ...round(3, 4, 1, { turned: 'Encore le choix. Une carte jouée ne revient jamais.' }),
    ...round(0, 5, 2),
    ...round(5, 6, 3),
    ...round(2, 7, 4),
    ...round(7, 8, 5, {
      drawn: 'La dernière de la pioche. J1 a pris deux cartes d’avance : il l’épuise deux tours avant les autres.',
    }),
    ...round(8, null, 6, { turned: 'La main est encore pleine, mais rien ne la remplira plus.' }),
    ...round(4, null, 7, { turned: 'Deux cartes, donc encore un choix.' }),
    card(6, 'Une seule. Avoir du choix n’a pas donné un tour de plus.'),
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
    'bbs.dreckach.trois-cartes-choix',
    'bbs.tour.pioche-vide',
    'bbs.tour.pioche-vide',
    'bbs.tour.pioche-vide',
  ],
});

export const DRECKACH_EXAMPLES: readonly PartieExample[] = [ARMOUR, ANSWER, RETURN, HAND, RAM];
