// Worked examples about the powers of the Vonyan. Boards and cards are examples.
import {
  asteroid,
  card,
  cardsLeft,
  destroyer,
  draw,
  eliteTo,
  type Entry,
  example,
  heading,
  helm,
  idle,
  noDestroyer,
  type PartieExample,
  reveal,
  say,
  squadron,
  turn,
  volley,
} from './examples-words.ts';
import type { PositionSpec } from './positions.ts';
import type { CardIndex } from './types.ts';

/** E9. The others only pass: J2 keeps its destroyer still, J3 has nothing left. */
const others = (round: CardIndex): readonly Entry[] => [card(round), noDestroyer(), draw(round + 1), ...idle(round)];
const TUG_CARDS: PositionSpec['cards'] = {
  0: [
    [1, 0, 0],
    [1, 0, 1],
    [1, 0, 1],
  ],
};
const TUG = example({
  slug: 'l-asteroide-et-l-anneau',
  title: 'L’astéroïde et l’anneau',
  position: {
    powers: ['vonyan-1'],
    cards: TUG_CARDS,
    asteroids: [[0, 0]],
    probes: [[-1, 0]],
    round: 3,
    ships: { '0D1': '2,-1/0', '1D1': '-3,0/3' },
  },
  script: [
    reveal(0, 'J1 révèle son pouvoir tout de suite : il compte s’en servir à chaque tour.'),
    asteroid(
      [0, 0],
      [-1, 0],
      'L’astéroïde du centre, à 2 cases de son destroyer. La sonde qui l’attend ne profite à personne, et l’anneau du décompte se déplace avec lui.',
    ),
    card(0),
    noDestroyer('D1 reste là : bouger l’éloignerait.'),
    draw(1),
    ...others(0),
    asteroid([-1, 0], [-2, 0], 'À 3 cases, c’est encore permis. On mesure avant le mouvement.'),
    card(1),
    noDestroyer(),
    draw(2),
  ],
  cites: [
    'bbs.vonyan.asteroide-deplacement',
    'bbs.vonyan.asteroide-sonde',
    'bbs.vonyan.asteroide-central',
    'bbs.vonyan.asteroide-distance',
    'bbs.vonyan.asteroide-central',
  ],
  goesOn: {
    in: 'battle-beyond-space.s-approcher-d-un-asteroide',
    at: 19,
    whole:
      '#p=1.battle-beyond-space~partie.EB2Mg6QJtG2oSAfdGVgYAAlzS9i8LvKAPdpsLtqgPXFKQCLI1plbggjwuDj6BACaWWiTAMQpwTZzgG12FTS1gTaNAFaLZgGmEmxzD7gsQPO5BYgwjwXKgvKdeWVeGSzvIfcsQDMr8C4sPXqmhmBEac_UB3UUCjzoAR9owNFdDbYKzMXXISOmgYlcrgdbBYcRaR4R_VpdPbLMQsqRKLMDIBWwaqUWAA',
  },
});
const TUG_FROM_AFAR = example({
  slug: 's-approcher-d-un-asteroide',
  title: 'S’approcher d’un astéroïde, puis le pousser',
  position: {
    powers: ['vonyan-1!'],
    cards: TUG_CARDS,
    asteroids: [[-2, 0]],
    ring: [-2, 0],
    round: 5,
    ships: { '0D1': '2,-1/0', '1D1': '-3,0/3' },
    players: { 0: cardsLeft(2, 6), 1: cardsLeft(2, 6), 2: cardsLeft(2, 6) },
  },
  script: [
    card(2, 'L’astéroïde central est à 4 cases de D1 : il faut d’abord s’approcher.'),
    destroyer('0D1'),
    helm('ARD', 'Un seul point d’action, donc un seul pivot. Encore trop loin.'),
    draw(3),
    ...others(2),
    card(3),
    destroyer('0D1'),
    helm('ARD', 'L’avant revient à portée. L’astéroïde peut bouger après la manœuvre, jamais au milieu.'),
    asteroid(
      [-2, 0],
      [-3, 0],
      'Contre un destroyer intact, c’est le rocher qui cède : un dégât, et plus d’astéroïde. L’anneau garde pour centre la case que celui-ci quittait.',
    ),
  ],
  cites: [
    'bbs.destroyers.pivot-arriere',
    'bbs.vonyan.asteroide-moment',
    'bbs.vonyan.asteroide-central-detruit',
    'bbs.vonyan.asteroide-destroyer',
    'bbs.principes.marqueur-dommage',
  ],
});

const TWO_STRIKES = example({
  slug: 'frapper-avec-un-asteroide',
  title: 'Deux façons de frapper avec un astéroïde',
  position: {
    powers: ['vonyan-1!', 'terriens-1!'],
    elite: '1a1',
    cards: {
      1: [
        [2, 0, 0],
        [2, 0, 0],
      ],
    },
    asteroids: [
      [3, -1],
      [-2, 1],
      [1, 3],
    ],
    round: 4,
    ships: { '0D1': '0,0/0', '1a1': '1,7/2', '2a1': '4,-1/3', '2D1': '-3,1/3*' },
  },
  script: [
    asteroid(
      [3, -1],
      [4, -1],
      'Première cible, un chasseur. Il est détruit, J1 le garde, et le rocher prend sa place.',
    ),
    card(0),
    noDestroyer(),
    draw(1),
    card(0, 'J2 n’a que son élite, mais elle vient droit sur D1.'),
    squadron('a'),
    eliteTo([1, 5]),
    heading(3, 'Pas encore de cible.'),
    volley(),
    draw(1),
    card(0, 'J3 n’a qu’un destroyer abîmé, et un astéroïde pour voisin.'),
    noDestroyer('Il ne bouge pas. Il aurait dû.'),
    draw(1),
    asteroid(
      [-2, 1],
      [-3, 1],
      'Un dégât de plus que ce destroyer n’en supporte. Puisqu’il disparaît, l’astéroïde occupe la case.',
    ),
  ],
  cites: [
    'bbs.vonyan.asteroide-chasseur',
    'bbs.vonyan.asteroide-prises',
    'bbs.terriens.elite-exact',
    'bbs.terriens.elite-orientation',
    'bbs.vonyan.asteroide-destroyer-endommage',
    'bbs.vonyan.asteroide-prises',
    'bbs.principes.dernier-coup',
  ],
  goesOn: {
    in: 'battle-beyond-space.frapper-une-elite',
    at: 17,
    whole:
      '#p=1.battle-beyond-space~partie.zLS-g6QJlLPtDAwtgYQRfCUd8hg92gQu2jg99slFpJP7TAxQj-gDD83DJzWwmYbFQiSnGpoYgQj4rDPyfAGaTrQ5A-wTdUhONTYGD-2jniYIdyqmaSARJJcZmRtDzAD2EkDZyC8jOQiWlVA6CiFVGYmgGRN4txSpt2lkAIyGwdvbDAGPWKQlgka0wKNUaUXAc_KBPXrQyBRo8ANpnANHjzTYKjgbT5-LnCYkKKGjDNvDayarNKReEj67SGqho1R-wVY-ZoV5Ck7E2YOzN4vStYTXPCa1tQA',
  },
});
const STRIKE_ELITE = example({
  slug: 'frapper-une-elite',
  title: 'Frapper une élite avec un astéroïde',
  position: {
    active: 1,
    powers: ['vonyan-1!', 'terriens-1!'],
    elite: '1a1',
    card: [2, 0, 0],
    cards: { 1: [[2, 0, 0]] },
    asteroids: [
      [4, -1],
      [-3, 1],
      [1, 3],
    ],
    round: 5,
    prizes: { 0: { fighters: 1, destroyers: 1 } },
    ships: { '0D1': '0,0/0', '1a1': '1,5/3' },
    players: { 0: cardsLeft(2, 5), 1: cardsLeft(1, 5), 2: cardsLeft(1, 5) },
  },
  script: [
    card(1, 'J2 n’a plus que son élite, qui cherche D1.'),
    squadron('a'),
    eliteTo([0, 4], 'L’élite se place. Elle pourrait finir n’importe où dans ce rayon, jusqu’à sa case de départ.'),
    heading(2),
    volley('D1 est touché.'),
    draw(2),
    ...idle(1),
    asteroid(
      [1, 3],
      [0, 4],
      'La réponse de J1. Une élite intacte encaisse comme un destroyer : un marqueur de dommage pour elle, et l’astéroïde se brise.',
    ),
  ],
  cites: [
    'bbs.terriens.elite-direction',
    'bbs.tir-chasseurs.destroyer',
    'bbs.tour.sans-escadron',
    'bbs.vonyan.asteroide-elite',
  ],
});

const DOUBLE = example({
  slug: 'doubler',
  title: 'Doubler ou tirer',
  position: {
    card: [4, 1, 0],
    powers: ['vonyan-2'],
    asteroids: [[3, 0]],
    ships: { '0a1': '0,0/0', '0a2': '0,2/0', '1a1': '9,0/3', '1a2': '5,2/3' },
  },
  script: [
    card(0, 'Une vitesse de 4. L’un des deux chasseurs voudrait aller bien plus loin.'),
    reveal(0, 'Avant le déplacement, faute de quoi il faudrait attendre le tour suivant.'),
    squadron('a', 'On décide pour chaque chasseur, avant que quiconque ne parte.'),
    say(
      { type: 'pace', ship: '0a1', double: true },
      'a1 fonce. Le double exactement, ni une case de plus ni une de moins.',
    ),
    say({ type: 'pace', ship: '0a2', double: false }, 'a2 préfère garder son tir.'),
    volley('a1 a une cible juste devant lui, mais il a choisi la vitesse. a2, resté à l’allure de la carte, tire.'),
    turn('0a1', 1, 'Tourner reste permis à celui qui a doublé.'),
    turn('0a2', 0),
  ],
  cites: [
    'bbs.pouvoirs.moment',
    'bbs.vonyan.double',
    'bbs.vonyan.double-choix',
    'bbs.chasseurs.traverse-obstacles',
    'bbs.chasseurs.nombre-exact',
    'bbs.vonyan.double-pas-de-tir',
    'bbs.tir-chasseurs.obligatoire',
    'bbs.rotations.chiffre',
  ],
});

const TELEPORT = example({
  slug: 'teleportation',
  title: 'Téléporter un escadron',
  position: {
    card: [3, 2, 0],
    powers: ['vonyan-3'],
    round: 2,
    probes: [[-1, 5]],
    ships: { '0a1': '0,0/4', '0a2': '1,0/2', '0a3': '2,0/1', '1a1': '-4,7/0', '1a2': '0,5/3' },
  },
  script: [
    card(0, 'La manche 1 est passée : la téléportation est permise. La vitesse de cette carte n’y changera rien.'),
    say(
      { type: 'engage', squadron: 'a' },
      'L’escadron A disparaît au lieu d’avancer. Une fois dans la partie, pas plus.',
    ),
    say(
      { type: 'teleport', q: -2, r: 5 },
      'Le même saut pour tous, sans égard pour le côté qu’ils regardent. a2 réapparaît sur une sonde ; a3 sur un chasseur de J2, et c’est une collision comme une autre.',
    ),
    volley('Les survivants tirent, chacun dans l’orientation qu’il avait avant de partir.'),
    turn('0a1', 0, 'Et ils tournent ensuite, autant que la carte le veut bien.'),
    turn('0a2', 1),
  ],
  cites: [
    'bbs.pouvoirs.usage-unique',
    'bbs.vonyan.teleport-bloc',
    'bbs.vonyan.teleport-distance',
    'bbs.vonyan.teleport-suite',
    'bbs.collisions-chasseurs.sonde',
    'bbs.collisions-chasseurs.ennemi',
    'bbs.tir-chasseurs.prise',
    'bbs.rotations.chiffre',
  ],
});

export const VONYAN_EXAMPLES: readonly PartieExample[] = [
  TUG,
  TUG_FROM_AFAR,
  DOUBLE,
  TELEPORT,
  TWO_STRIKES,
  STRIKE_ELITE,
];
