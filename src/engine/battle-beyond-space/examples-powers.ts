// Worked examples about the powers of Terriens and Vonyan. Boards and cards are examples.
import {
  arrive,
  asteroid,
  card,
  destroyer,
  draw,
  eliteTo,
  type Entry,
  example,
  explode,
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
import type { CardIndex } from './types.ts';

// ── Terriens
const ELITE = example({
  slug: 'pilote-d-elite',
  title: 'Un pilote d’élite',
  position: {
    card: [3, 1, 0],
    cards: { 1: [[2, 0, 0]] },
    powers: ['terriens-1'],
    asteroids: [[-1, 0]],
    ships: { '0a1': '-3,0/0', '0a2': '-3,2/0', '1a1': '-1,-1/3', '1a2': '2,-4/3', '1b1': '-1,-3/5' },
  },
  script: [
    card(0, 'a1 regarde un astéroïde. À cette vitesse, il le survolerait sans rien rapporter.'),
    say(
      { type: 'elite', ship: '0a1' },
      'J1 révèle son pouvoir avant le déplacement, et confie a1 à son meilleur pilote.',
    ),
    squadron('a', 'L’élite part avec son escadron, mais suit sa propre route.'),
    arrive(
      '0a1',
      'Elle d’abord. Son trajet compte autant de pas que celui des autres, dans les directions qu’elle veut.',
    ),
    eliteTo(
      [-1, -1],
      'Un détour pour finir sur un chasseur. Comme un destroyer, elle le détruit et perd un point de vie ; elle n’aurait pas eu le droit de s’arrêter sur l’astéroïde.',
    ),
    heading(1, 'Son orientation est libre, avant même les tirs. Le second chasseur de J2 est pris en enfilade.'),
    volley('Un seul tir, comme les autres.'),
    turn('0a1', 2, 'À l’étape 4, elle ne tourne pas plus que ses équipiers : un côté, pour faire face à la menace.'),
    turn('0a2', 0),
    draw(1),
    card(0, 'J2 n’a plus qu’un chasseur, et une élite blessée en face.'),
    squadron(
      'b',
      'Il la percute. Pour les collisions elle vaut un destroyer ; pour les points, elle reste un chasseur.',
    ),
  ],
  cites: [
    'bbs.pouvoirs.moment',
    'bbs.terriens.elite-choix',
    'bbs.terriens.elite-exact',
    'bbs.terriens.elite-direction',
    'bbs.terriens.elite-collisions',
    'bbs.terriens.elite-deux-vies',
    'bbs.terriens.elite-orientation',
    'bbs.tir-chasseurs.un-tir',
    'bbs.rotations.chiffre',
    'bbs.collisions-chasseurs.destroyer-ennemi',
    'bbs.terriens.elite-deux-vies',
    'bbs.terriens.elite-valeur',
  ],
});

/** E6. */
const BLAST = example({
  slug: 'autodestruction',
  title: 'Autodestruction',
  position: {
    powers: ['terriens-3'],
    ships: { '0a1': '0,0/0', '0b1': '0,-2/2', '1a1': '-2,2/3', '1a2': '-3,0/3', '1D1': '2,0/0', '1D2': '0,1/5' },
  },
  script: [
    explode(
      '0a1',
      'Rien n’est encore joué : la toute première fenêtre du tour. Deux destroyers sont là, et un allié aussi, que J1 abandonne. Regardez combien de cases de chaque vaisseau sont dans le rayon.',
    ),
    card(0, 'Le tour peut commencer, mais J1 n’a plus personne à faire bouger. Sa carte de pouvoir est épuisée.'),
  ],
  cites: [
    'bbs.pouvoirs.usage-unique',
    'bbs.terriens.explosion-une-fois',
    'bbs.terriens.explosion-rayon',
    'bbs.terriens.explosion-moment',
    'bbs.terriens.explosion-soi',
    'bbs.principes.pertes-propres',
    'bbs.pouvoirs.prises',
    'bbs.terriens.explosion-destroyer',
    'bbs.tour.sans-escadron',
  ],
});

/** E6, after a collision. */
const BLAST_AFTER_CRASH = example({
  slug: 'autodestruction-apres-collision',
  title: 'Exploser après la collision',
  position: { card: [3, 0, 0], powers: ['terriens-3'], ships: { '0a1': '0,0/0', '1D1': '3,0/0' } },
  script: [
    card(0, 'Un chasseur seul contre un destroyer intact.'),
    squadron('a', 'La collision se règle d’abord : a1 est perdu, J2 le garde, et son destroyer n’est qu’endommagé.'),
    explode(
      '0a1',
      'Mais a1 peut encore exploser là où il s’est écrasé. L’explosion n’a plus qu’un point de vie à prendre. J2, lui, ne rend pas le chasseur.',
    ),
  ],
  cites: [
    'bbs.collisions-chasseurs.destroyer-ennemi',
    'bbs.collisions-chasseurs.destroyer-ennemi-points',
    'bbs.terriens.explosion-moment',
    'bbs.terriens.explosion-collision',
    'bbs.terriens.explosion-origine',
    'bbs.terriens.explosion-destroyer',
    'bbs.pouvoirs.prises',
  ],
});

// ── Vonyan
/** E9. The others only pass: J2 keeps its destroyer still, J3 has nothing left. */
const others = (round: CardIndex): readonly Entry[] => [card(round), noDestroyer(), draw(round + 1), ...idle(round)];
const TUG = example({
  slug: 'l-asteroide-et-l-anneau',
  title: 'L’astéroïde et l’anneau',
  position: {
    powers: ['vonyan-1'],
    cards: {
      0: [
        [1, 0, 0],
        [1, 0, 1],
        [1, 0, 1],
      ],
    },
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
    ...others(1),
    card(2, 'Cette fois, l’astéroïde est à 4 cases : il faut d’abord s’approcher.'),
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
    'bbs.vonyan.asteroide-deplacement',
    'bbs.vonyan.asteroide-sonde',
    'bbs.vonyan.asteroide-central',
    'bbs.vonyan.asteroide-distance',
    'bbs.vonyan.asteroide-central',
    'bbs.destroyers.pivot-arriere',
    'bbs.vonyan.asteroide-moment',
    'bbs.vonyan.asteroide-central-detruit',
    'bbs.vonyan.asteroide-destroyer',
    'bbs.principes.marqueur-dommage',
  ],
});

const THREE_STRIKES = example({
  slug: 'frapper-avec-un-asteroide',
  title: 'Trois façons de frapper avec un astéroïde',
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
    card(1),
    noDestroyer(),
    draw(2),
    card(1),
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
    'bbs.vonyan.asteroide-chasseur',
    'bbs.vonyan.asteroide-prises',
    'bbs.terriens.elite-exact',
    'bbs.terriens.elite-orientation',
    'bbs.vonyan.asteroide-destroyer-endommage',
    'bbs.vonyan.asteroide-prises',
    'bbs.principes.dernier-coup',
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

export const POWER_EXAMPLES: readonly PartieExample[] = [
  BLAST,
  BLAST_AFTER_CRASH,
  TUG,
  ELITE,
  DOUBLE,
  TELEPORT,
  THREE_STRIKES,
];
