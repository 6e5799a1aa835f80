// Worked examples about moves and collisions: a whole turn, one manoeuvre, and every row of the two tables that may be played. Boards and cards are examples. Totals are nowhere typed: pages show what the engine did.
import { arrive, card, destroyer, draw, example, helm, idle, keep, noDestroyer, type PartieExample, say, shoot, squadron, turn, volley } from './examples-kit.ts';

/** E2. */
const WHOLE_TURN = example({
  slug: 'un-tour-complet',
  title: 'Un tour complet, de la carte à la pioche',
  position: {
    card: [4, 2, 3],
    asteroids: [[0, 0], [1, 2]],
    probes: [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]],
    ships: { '0a1': '-5,0/0', '0a2': '-5,2/0', '0a3': '-3,-2/0', '0D1': '-3,3/1', '1a1': '-1,2/3', '1a2': '4,-2/3', '2a1': '1,3/2' },
  },
  script: [
    card(0, 'Étape 1. Les trois chiffres de cette carte serviront tous pendant le tour : d’abord la vitesse, puis la rotation, puis les points d’action.'),
    squadron('a', 'Étape 2. Toute la ligne file droit devant. a1 vise une sonde, et J1 accepte d’échanger a2 contre un chasseur de J2 : l’échange rapporte autant à chacun.'),
    volley('Étape 3. Le rocher du centre gêne a1, mais rien ne sépare a3 de sa cible.'),
    turn('0a1', 1, 'Étape 4. Deux côtés au plus chacun. a1 se détourne du rocher.'),
    turn('0a3', 4, 'a3 va jusqu’au bout de ce que la carte permet, vers le centre du plateau. L’escadron se sépare, et restera pourtant un seul escadron.'),
    destroyer('0D1', 'Étape 5. Trois points pour D1, à répartir entre avances et pivots.'),
    helm('A', 'L’avant passe au-dessus d’une sonde. On ne la ramasse pas au vol : il faudrait finir là.'),
    helm('ARD', 'Un pivot coûte un point, comme une case.'),
    helm('A', 'Le dernier point met un chasseur de J3 à portée des tourelles.'),
    shoot('2a1', 'Étape 6. Deux cases mènent à cette cible. Un astéroïde occupe la première ; le tir se courbe et prend la seconde.'),
    draw(1, 'Étape 7. J1 connaît déjà sa prochaine carte ; les autres devront deviner.'),
  ],
  cites: [
    'bbs.tour.etape-1', 'bbs.tour.carte-unique', 'bbs.tour.etape-2', 'bbs.chasseurs.nombre-exact', 'bbs.sondes.chasseur', 'bbs.sondes.ramassage', 'bbs.collisions-chasseurs.ennemi', 'bbs.collisions-chasseurs.ennemi-points', 'bbs.chasseurs.vers-l-avant',
    'bbs.tir-chasseurs.asteroide-bloque', 'bbs.tir-chasseurs.portee', 'bbs.tour.etape-4', 'bbs.rotations.chiffre', 'bbs.rotations.independantes', 'bbs.destroyers.pivot-arriere', 'bbs.destroyers.melange',
    'bbs.tour.etape-6', 'bbs.tir-destroyers.courbe', 'bbs.tir-destroyers.case-intermediaire', 'bbs.tour.etape-7',
  ],
});

/** E3. */
const STEP_BY_STEP = example({
  slug: 'manoeuvre-pas-a-pas',
  title: 'Une manœuvre, point par point',
  position: { card: [1, 0, 4], ships: { '0D1': '2,3/2' } },
  script: [
    card(0, 'J1 n’a plus que ce destroyer : ses étapes de chasseurs sont sautées. Il veut le décaler sur le côté sans perdre son cap.'),
    destroyer('0D1', 'Quatre points à dépenser, un par action.'),
    helm('A', 'Tout droit d’abord. L’arrière prend exactement la place que l’avant vient de quitter.'),
    helm('AVG', 'Le nez reste sur sa case, la poupe tourne autour de lui.'),
    helm('ARD', 'Puis l’inverse : la poupe reste, le nez revient. Le cap n’a pas changé, mais le vaisseau est une case à côté. Aucun pas de côté n’existe, et en voici un.'),
    helm('A', 'Dernier point. Faute de points, D1 s’arrête de lui-même.'),
  ],
  cites: ['bbs.tour.sans-escadron', 'bbs.destroyers.points-action', 'bbs.destroyers.avance', 'bbs.destroyers.cout', 'bbs.destroyers.pivot-avant', 'bbs.destroyers.pivot-60', 'bbs.destroyers.melange', 'bbs.destroyers.pivot-arriere', 'bbs.destroyers.avance'],
});

/** E5. */
const THREE_ON_ONE = example({
  slug: 'trois-chasseurs-sur-un-destroyer',
  title: 'Trois chasseurs sur un destroyer',
  position: { card: [3, 0, 0], ships: { '0a1': '0,0/0', '0a2': '7,0/3', '0a3': '3,3/2', '1D1': '3,0/0' } },
  script: [
    card(0, 'Trois chasseurs convergent sur un destroyer intact. Leur vitesse les amène tous sur lui.'),
    squadron('a', 'Deux chocs suffisent à le détruire : le troisième arrivant trouvera la place nette. L’ordre compte donc, et c’est J1 qui le choisit.'),
    arrive('0a1', 'a1 se sacrifie : le destroyer encaisse un premier dégât. J2 garde le chasseur.'),
    arrive('0a2', 'a2 l’achève par l’autre case. Les 4 points vont à J1, mais J2 garde ce chasseur aussi. a3, lui, se pose sans encombre.'),
    volley('a3 a survécu à l’étape 2 : il tire comme les autres. Devant lui, le vide.'),
  ],
  cites: ['bbs.collisions-chasseurs.destroyer-ennemi', 'bbs.chasseurs.ordre-arrivees', 'bbs.principes.marqueur-dommage', 'bbs.collisions-chasseurs.destroyer-ennemi-points', 'bbs.collisions-chasseurs.destroyer-ennemi-acheve', 'bbs.collisions-chasseurs.destroyer-acheve-points', 'bbs.tir-chasseurs.portee'],
});

const FIGHTER_CRASHES = example({
  slug: 'collisions-de-chasseurs',
  title: 'Toutes les collisions d’un chasseur',
  position: {
    card: [4, 1, 0],
    cards: { 0: [[3, 0, 0]] },
    asteroids: [[0, 0], [0, -2]],
    probes: [[1, -1]],
    ships: {
      '0a1': '-6,-3/0', '0a2': '-6,2/0', '0a3': '0,-6/5', '0a4': '6,2/3', '0a5': '8,-4/3', '0a6': '-9,5/3', '0b1': '-2,2/0', '0D1': '2,2/5',
      '1a1': '-2,-3/3', '1D1': '4,-4/1*',
    },
  },
  script: [
    card(0, 'Un escadron entier va s’écraser, un chasseur par ligne de la table. À ne pas imiter.'),
    squadron('a', 'a1 finit sur un chasseur ennemi : ils disparaissent tous les deux. a2, lui, trouve un équipier d’un autre escadron. Un seul des deux peut rester.'),
    keep('0a2', 'Au propriétaire de choisir. J1 préfère garder a2, bien tourné. Puis le reste s’enchaîne : un astéroïde pour a3, son propre destroyer pour a4, un destroyer ennemi déjà endommagé pour a5, le vide pour a6.'),
    volley('Le dernier survivant a son propre destroyer dans le viseur : il s’abstient.'),
    turn('0a2', 1, 'Un côté à gauche, et le voilà dans l’axe d’une sonde.'),
    noDestroyer('D1 a regardé a4 se briser sur sa coque sans y perdre une vis. Il ne bouge pas.'),
    draw(1),
    ...idle(0, 'Plus un vaisseau pour J2. Il révèle, pioche, et garde ce qu’il a pris.'),
    ...idle(0),
    card(1, 'Reste la dernière ligne de la table, la seule agréable.'),
    squadron('a', 'a2 survole l’astéroïde du centre sans le voir, et finit sur la sonde.'),
  ],
  cites: [
    'bbs.collisions-chasseurs.ennemi', 'bbs.chasseurs.fin-sur-obstacle', 'bbs.principes.un-vaisseau-par-case', 'bbs.collisions-chasseurs.allie', 'bbs.collisions-chasseurs.allie-points', 'bbs.collisions-chasseurs.asteroide', 'bbs.collisions-chasseurs.asteroide-points',
    'bbs.collisions-chasseurs.destroyer-allie', 'bbs.collisions-chasseurs.destroyer-ennemi', 'bbs.collisions-chasseurs.destroyer-ennemi-acheve', 'bbs.collisions-chasseurs.hors-plateau', 'bbs.principes.pertes-propres',
    'bbs.tir-chasseurs.pas-sur-allie', 'bbs.tour.sans-escadron', 'bbs.chasseurs.traverse-obstacles', 'bbs.collisions-chasseurs.sonde',
  ],
});

const DESTROYER_CRASHES = example({
  slug: 'collisions-de-destroyers',
  title: 'Les collisions d’un destroyer',
  position: {
    card: [1, 0, 4],
    cards: { 1: [[1, 0, 2]] },
    asteroids: [[0, 0]],
    probes: [[-1, 0], [1, 0], [0, -1], [1, -1]],
    ships: { '0D1': '-3,0/0', '1a1': '2,0/3', '1b1': '-1,-2/0', '1D1': '0,-4/5', '2D1': '3,1/0' },
  },
  script: [
    card(0, 'J1 vise à la fois une sonde et un chasseur, de l’autre côté de l’astéroïde central.'),
    destroyer('0D1'),
    helm('A', 'La première sonde passe sous la coque : seule la fin de la manœuvre compte.'),
    helm('A', 'L’avant est au-dessus de l’astéroïde. S’arrêter ici est interdit.'),
    helm('A', 'Au tour de l’arrière de le survoler. Il faut un point de plus.'),
    helm('A', 'Fin. Chaque case compte à part : l’avant percute le chasseur et y laisse un point de vie, l’arrière ramasse la sonde.'),
    say({ type: 'hold-fire' }, 'Le destroyer de J3 est à portée, intact. J1 renonce : l’abîmer maintenant, ce serait en préparer la prise pour un autre.'),
    draw(1),
    card(0, 'J2 a un destroyer pas loin, et un adversaire qui ne supportera plus rien.'),
    squadron('b', 'Il est obligé de déplacer un escadron. Le seul qui lui reste vient se mettre juste dans le chemin.'),
    volley('Personne devant lui.'),
    destroyer('1D1', 'Une sonde l’attend, mais il faut pour cela finir sur b1.'),
    helm('A'),
    helm('A', 'J2 y consent : son destroyer écrase le chasseur sans une égratignure, et personne ne marque. La sonde, elle, est bien à lui.'),
    shoot('0D1', 'Le tir contourne l’astéroïde en passant au-dessus d’une sonde, qui n’arrête rien. Le coup de trop : c’est le dernier qui compte.'),
  ],
  cites: [
    'bbs.destroyers.traverse', 'bbs.principes.vol-a-travers', 'bbs.collisions-destroyers.chasseur-ennemi', 'bbs.destroyers.deux-cases-en-collision', 'bbs.collisions-destroyers.chasseur-ennemi-points', 'bbs.principes.marqueur-dommage',
    'bbs.collisions-destroyers.sonde', 'bbs.sondes.destroyer', 'bbs.sondes.ramassage', 'bbs.tir-destroyers.facultatif', 'bbs.chasseurs.obligatoire', 'bbs.collisions-destroyers.sonde', 'bbs.collisions-destroyers.chasseur-allie', 'bbs.tir-destroyers.courbe', 'bbs.principes.dernier-coup',
  ],
});

export const MOVE_EXAMPLES: readonly PartieExample[] = [WHOLE_TURN, STEP_BY_STEP, THREE_ON_ONE, FIGHTER_CRASHES, DESTROYER_CRASHES];
