// Worked examples about the powers of the Terriens. Boards and cards are examples.
import {
  arrive,
  card,
  draw,
  eliteTo,
  example,
  explode,
  heading,
  type PartieExample,
  say,
  squadron,
  turn,
  volley,
} from './examples-words.ts';

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

export const TERRIENS_EXAMPLES: readonly PartieExample[] = [BLAST, BLAST_AFTER_CRASH, ELITE];
