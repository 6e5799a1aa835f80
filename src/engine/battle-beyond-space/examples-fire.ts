// Worked examples about fire: that of fighters, that of turrets, and the powers that stretch either. Boards and cards are examples.
import {
  card,
  destroyer,
  draw,
  example,
  helm,
  type PartieExample,
  reveal,
  say,
  shoot,
  squadron,
  turn,
  volley,
} from './examples-words.ts';

/** E1: the only example of the source, its picture lost. */
const SCREENED = example({
  slug: 'tir-masque',
  title: 'Tir masqué',
  source: 'livret', // l. 113-117, reconstitué
  position: { card: [3, 0, 0], ships: { '0a1': '-3,0/0', '0a2': '-4,0/0', '1D1': '3,0/1', '1a1': '5,0/3' } },
  script: [
    card(0, 'a1 est le chasseur C du livret, a2 son chasseur D. Ils volent l’un derrière l’autre.'),
    squadron(
      'a',
      'En ligne : a2 a maintenant a1 juste devant lui, et un destroyer ennemi leur barre la route, de travers.',
    ),
    volley(
      'a1 touche la première case du destroyer. Le chasseur posté derrière est à portée, mais à l’abri. Quant à a2, il tirerait dans le dos d’un équipier : il ne tire pas.',
    ),
  ],
  cites: [
    'bbs.tir-chasseurs.premier-seul',
    'bbs.tir-chasseurs.destroyer-premiere-case',
    'bbs.tir-chasseurs.destroyer',
    'bbs.tir-chasseurs.allie-bloque',
  ],
});

/** E4. */
const CURVED = example({
  slug: 'cibles-du-tir-courbe',
  title: 'Ce qu’un destroyer peut viser',
  position: {
    card: [0, 0, 0],
    asteroids: [
      [1, -1],
      [-1, 0],
    ],
    ships: {
      '0D1': '0,0/0',
      '0a1': '2,0/5',
      '1a1': '2,-2/3',
      '1a2': '3,0/3',
      '1a3': '-2,1/3',
      '1a4': '0,2/3',
      '1a5': '3,-2/3',
    },
  },
  script: [
    card(0, 'Que des zéros. Avec une vitesse nulle, l’escadron reste où il est ; D1 n’a aucun point à dépenser.'),
    squadron('a', 'a1 ne bouge pas, ne heurte donc personne, et tirera quand même.'),
    volley(
      'Rien devant lui. Mais sa présence gêne : il bouche le seul passage vers a2 de J2, qu’aucun détour n’atteint.',
    ),
    destroyer(
      '0D1',
      'Rester sur place suffit pour tirer. Les autres chasseurs de J2 sont tous à 2 cases au plus, mais D1 n’en touche qu’un.',
    ),
    shoot(
      '1a1',
      'Deux cases touchent à la fois D1 et cette cible. L’une porte un astéroïde ; par l’autre, libre, le tir passe.',
    ),
  ],
  cites: [
    'bbs.chasseurs.vitesse-nulle',
    'bbs.destroyers.moins',
    'bbs.tour.etape-6',
    'bbs.tir-destroyers.portee',
    'bbs.tir-destroyers.courbe',
    'bbs.tir-destroyers.case-intermediaire',
    'bbs.tir-destroyers.pas-a-travers',
    'bbs.tir-destroyers.une-cible',
    'bbs.tir-destroyers.cible-ennemie',
  ],
});

const LONG_RANGE = example({
  slug: 'longue-portee',
  title: 'Longue portée',
  position: {
    card: [2, 3, 0],
    powers: ['terriens-2'],
    asteroids: [[4, 0]],
    ships: { '0a1': '-2,0/0', '0a2': '-2,3/0', '1a1': '10,0/3', '1a2': '7,3/3', '1a3': '8,3/3' },
  },
  script: [
    card(0, 'J1 tient son pouvoir caché. Tout le monde le croit trop loin.'),
    squadron('a', 'L’escadron avance. À la portée ordinaire, il n’aurait personne à viser.'),
    reveal(
      0,
      'Dernier moment utile pour le révéler : avant les tirs. La portée double, et les astéroïdes ne gênent plus.',
    ),
    volley(
      'a1 tire à travers le rocher, au bout de sa nouvelle portée. Devant a2, ils sont deux ; un vaisseau arrête toujours le tir, et le premier protège l’autre.',
    ),
    turn('0a1', 3, 'Rotation 3 : un demi-tour est permis. Le prochain déplacement ramènera a1 vers les siens.'),
    turn('0a2', 0, 'a2 préfère garder son cap : le second chasseur de J2 est encore dans l’axe.'),
    draw(
      1,
      'Le pouvoir reste sur la table jusqu’à la fin de la partie. Plus de surprise, mais il servira à chaque tir.',
    ),
  ],
  cites: [
    'bbs.pouvoirs.moment',
    'bbs.pouvoirs.reste-en-vigueur',
    'bbs.terriens.portee-10',
    'bbs.terriens.tir-asteroides',
    'bbs.terriens.portee-10',
    'bbs.tir-chasseurs.premier-seul',
    'bbs.rotations.chiffre',
    'bbs.rotations.facultative',
  ],
});

/** E12, the laser. */
const LASER = example({
  slug: 'laser',
  title: 'Le laser valkyrie',
  position: { card: [1, 0, 1], powers: ['valkyries-2'], ships: { '0D1': '-1,0/0', '1a1': '10,0/3' } },
  script: [
    card(0, 'Un point d’action, et une cible si loin que personne n’y pense.'),
    destroyer('0D1'),
    helm('A', 'Cette case fait toute la différence : la cible est maintenant à 9 cases de l’avant, dans l’axe.'),
    reveal(0, 'Le pouvoir se révèle au plus tard ici, entre la manœuvre et le tir.'),
    say({ type: 'laser' }, 'Aucun obstacle en chemin. À 10 cases, il n’aurait rien atteint.'),
  ],
  cites: ['bbs.destroyers.avance', 'bbs.pouvoirs.moment', 'bbs.valkyries.laser', 'bbs.valkyries.laser-arret'],
});

/** E12, the super shot. */
const SUPER = example({
  slug: 'super-tir',
  title: 'Le super tir valkyrie',
  position: {
    card: [2, 0, 1],
    powers: ['valkyries-3'],
    asteroids: [[2, -1]],
    ships: { '0D1': '-1,0/0', '0a1': '1,3/2', '1a1': '2,0/3', '1a2': '4,-1/3', '1a3': '3,1/3', '1D1': '3,0/0' },
  },
  script: [
    card(0, 'J2 s’est groupé. J1 garde une carte qui n’attendait que cela.'),
    squadron('a', 'Il doit d’abord déplacer a1, et la vitesse l’amène en plein dans la zone qu’il va balayer.'),
    volley('Rien en face de lui.'),
    destroyer('0D1'),
    helm('A', 'D1 s’approche : la zone commence juste devant son avant, sur trois rangées.'),
    say(
      { type: 'super' },
      'Tout y passe, a1 compris. Le destroyer de J2 a ses deux cases dans la zone, donc deux dégâts. L’astéroïde ne souffre de rien, mais ne protège pas non plus le chasseur caché derrière lui.',
    ),
  ],
  cites: [
    'bbs.pouvoirs.usage-unique',
    'bbs.valkyries.super-tir-une-fois',
    'bbs.valkyries.super-tir-zone',
    'bbs.valkyries.super-tir-tous',
    'bbs.principes.pertes-propres',
    'bbs.pouvoirs.prises',
    'bbs.valkyries.super-tir-destroyer',
  ],
});

const EXTRA_POINTS = example({
  slug: 'bonus-valkyrie',
  title: 'Deux points de plus',
  position: {
    card: [1, 0, 2],
    powers: ['valkyries-1', 'dreckach-1'],
    asteroids: [[5, -4]],
    ships: { '0D1': '0,0/0', '1D1': '6,-4/0' },
  },
  script: [
    card(0, 'La carte donne peu de points. Le destroyer de J2 se croit hors d’atteinte, derrière son astéroïde.'),
    reveal(0, 'Avant la manœuvre, ou le bonus attendra le prochain tour : un pouvoir caché ne donne rien.'),
    destroyer('0D1', 'Les deux points de plus s’ajoutent à ceux de la carte, et se dépensent comme eux.'),
    helm('A'),
    helm('ARG', 'Un pivot pour se mettre dans l’axe : le bonus vaut aussi pour les pivots.'),
    helm('A', 'D’ici, sans le bonus, D1 aurait déjà dû s’arrêter.'),
    helm('A', 'À 2 cases. L’astéroïde bouche un passage, il en reste un autre.'),
    shoot(
      '1D1',
      'Le tir n’a pas besoin d’être droit : il se courbe par la case libre. Une seule des deux cases de la cible suffit.',
    ),
    say(
      { type: 'suffer' },
      'J2 aurait de quoi répondre. Il préfère garder sa carte secrète et encaisser : un dégât se supporte.',
    ),
  ],
  cites: [
    'bbs.valkyries.bonus',
    'bbs.pouvoirs.permanents',
    'bbs.destroyers.melange',
    'bbs.destroyers.points-action',
    'bbs.tir-destroyers.courbe',
    'bbs.pouvoirs.secret',
    'bbs.principes.marqueur-dommage',
  ],
});

export const FIRE_EXAMPLES: readonly PartieExample[] = [SCREENED, CURVED, LASER, SUPER, LONG_RANGE, EXTRA_POINTS];
