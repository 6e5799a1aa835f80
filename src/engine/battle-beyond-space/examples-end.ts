// Worked examples about the set-up and about the end: fleets adjusted, last turns, points counted. The board, the fleets and the cards are examples.
import { cellOf } from '../hex/cells.ts';
import {
  asteroid,
  card,
  destroyer,
  draw,
  type Entry,
  example,
  exampleFrom,
  goDraw,
  helm,
  type PartieExample,
  reveal,
  say,
  shoot,
  squadron,
  turn,
  volley,
} from './examples-words.ts';
import type { PositionSpec } from './positions.ts';
import type { CardIndex, Facing, PowerId, ShipId } from './types.ts';

// ── E7: what four players have taken; J4 plays last
const COUNT: PositionSpec = {
  card: [2, 0, 0],
  active: 3,
  round: 9,
  asteroids: [[0, 0]],
  prizes: {
    0: { fighters: 6, destroyers: 1, probes: 1 },
    1: { fighters: 4, destroyers: 2 },
    2: { fighters: 9, probes: 3 },
    3: { fighters: 5, destroyers: 1, probes: 2 },
  },
  ships: { '0a1': '1,0/3', '1D1': '0,1/3', '2a1': '6,1/3', '3a1': '-2,-1/0', '3a2': '-3,-1/0' },
};
const FINAL_COUNT = example({
  slug: 'decompte-final',
  title: 'Le décompte final',
  position: COUNT,
  script: [
    card(
      0,
      'Le tout dernier tour. Les sondes sont ramassées ; il reste à occuper l’anneau. J4 a deux chasseurs à amener.',
    ),
    squadron('a', 'Un seul des deux finit à côté de l’astéroïde central. L’autre s’arrête une case trop loin.'),
    volley(
      'Rien à gagner de plus avec les tirs. Plus de carte à piocher non plus : la partie est finie. Ouvrez chaque total : le destroyer de J2 s’y trouve deux fois, une pour chaque case qu’il tient autour du centre.',
    ),
  ],
  cites: [
    'bbs.tir-chasseurs.allie-bloque',
    'bbs.tour.pioche-vide',
    'bbs.fin.vainqueur',
    'bbs.fin.moment',
    'bbs.score.chasseurs',
    'bbs.score.destroyers',
    'bbs.score.sondes',
    'bbs.score.anneau',
    'bbs.score.anneau',
    'bbs.score.anneau-destroyer',
  ],
  result: 'vainqueurs:1',
});
const MOVED_RING = example({
  slug: 'decompte-anneau-deplace',
  title: 'Le même décompte, l’anneau déplacé',
  position: {
    ...COUNT,
    powers: [undefined, undefined, undefined, 'vonyan-1'],
    ships: { ...COUNT.ships, '3D1': '2,-3/1' },
  },
  script: [
    card(0, 'Le même dernier tour, à une carte cachée près : J4 est Vonyan, avec un destroyer à 3 cases du centre.'),
    squadron('a', 'Mêmes places qu’avant. Personne ne se méfie.'),
    volley(),
    say({ type: 'no-destroyer' }, 'Son destroyer reste où il faut.'),
    goDraw(),
    reveal(3, 'La dernière fenêtre du dernier tour.'),
    asteroid(
      [0, 0],
      [-1, 0],
      'L’astéroïde central glisse d’une case, et l’anneau avec lui. Des cases qui valaient des points n’en valent plus, et les deux chasseurs de J4 sont maintenant voisins du centre.',
    ),
  ],
  cites: [
    'bbs.tour.pioche-vide',
    'bbs.pouvoirs.moment',
    'bbs.vonyan.asteroide-distance',
    'bbs.vonyan.asteroide-central',
    'bbs.fin.vainqueur',
    'bbs.score.anneau',
    'bbs.score.anneau-mobile',
  ],
  result: 'vainqueurs:3',
});

const SHARED = example({
  slug: 'fin-de-partie',
  title: 'Les deux derniers tours, et une victoire partagée',
  position: {
    card: [1, 0, 1],
    cards: { 3: [[3, 1, 0]] },
    active: 2,
    round: 9,
    asteroids: [[0, 0]],
    probes: [[-1, 1]],
    prizes: {
      0: { fighters: 9, probes: 2 },
      1: { fighters: 7, destroyers: 2 },
      2: { fighters: 5, probes: 1 },
      3: { fighters: 8, destroyers: 1, probes: 1 },
    },
    ships: { '0a1': '1,-1/3', '2D1': '1,1/3', '3a1': '4,-4/4' },
  },
  script: [
    card(0, 'Manche 9. J1 tient une case de l’anneau, J2 n’a plus un seul vaisseau, mais beaucoup de prises.'),
    destroyer('2D1', 'J3 n’a qu’un point d’action. C’est assez.'),
    helm('A', 'La dernière sonde, et deux cases de l’anneau d’un coup.'),
    shoot('0a1', 'Et un chasseur de moins pour J1, qui perd aussi sa case.'),
    card(0, 'À J4 de finir. La case que J1 vient de perdre est libre.'),
    squadron('a', 'Il s’y pose exactement.'),
    volley('L’astéroïde du centre arrête son tir.'),
    turn(
      '3a1',
      4,
      'Aucune raison de tourner : la partie s’arrête. J2, sans vaisseau depuis longtemps, est toujours classé, et le voilà à égalité en tête.',
    ),
  ],
  cites: [
    'bbs.tour.sans-escadron',
    'bbs.sondes.destroyer',
    'bbs.sondes.valeur',
    'bbs.tir-destroyers.une-cible',
    'bbs.tour.pioche-vide',
    'bbs.mise-en-place.sens-du-tour',
    'bbs.tir-chasseurs.asteroide-bloque',
    'bbs.rotations.facultative',
    'bbs.fin.vainqueur',
    'bbs.fin.pas-d-elimination',
    'bbs.fin.egalite',
    'bbs.score.anneau-destroyer',
  ],
  result: 'vainqueurs:1,3',
});

// ── Set-up
const power = (id: PowerId, note?: string): Entry => say({ type: 'draw-power', power: id }, note);
const deal = (index: CardIndex, note?: string): Entry => draw(index, note);
const handle = (ship: ShipId, note?: string): Entry => say({ type: 'handle', ship }, note);
const place = (q: number, r: number, facing: Facing, note?: string): Entry =>
  say({ type: 'place', cell: cellOf(q, r), facing }, note);
const ready = (note?: string): Entry => say({ type: 'ready' }, note);
const DEPLOY = exampleFrom({
  slug: 'placer-sa-flotte',
  title: 'Placer sa flotte',
  scenario: {
    kind: 'reglementaire',
    players: [{ race: 'vonyan' }, { race: 'dreckach' }, { race: null }],
    first: null,
    deploy: true,
  },
  script: [
    say(
      { type: 'draw-race', race: 'valkyries' },
      'Deux joueurs ont choisi leur race. Le troisième laisse le sort décider parmi celles qui restent.',
    ),
    power('vonyan-2', 'Un pouvoir chacun, sur les trois de sa race. On le regarde, on ne le montre pas.'),
    power('dreckach-1'),
    power('valkyries-3'),
    say(
      { type: 'draw-first', seat: 2 },
      'Personne ne se souvient du dernier film vu. On tire au sort : J3 commencera.',
    ),
    deal(7, 'La première carte se prend avant de placer la flotte. J1 en tient une rapide, et compte s’en servir.'),
    deal(2),
    deal(4),
    ready(
      'Chaque flotte part d’une disposition d’exemple. Sur le site, on l’ajuste l’un après l’autre, en commençant par le premier joueur. J3 ne change rien.',
    ),
    handle('0D1', 'J1, lui, se méfie du flanc est : il veut y tourner un destroyer.'),
    place(4, -10, 0, 'D1 pivote vers la seule case libre de la zone. Ses deux cases y restent bien à l’intérieur.'),
    handle('0c1', 'Deux chasseurs d’escadrons différents peuvent aussi échanger leurs places.'),
    say(
      { type: 'swap', ship: '0a5' },
      'Chaque escadron forme encore un seul groupe de cases voisines. Sans cela, l’échange serait refusé.',
    ),
    handle('0b1', 'Une dernière retouche.'),
    place(
      6,
      -9,
      5,
      'b1 reste sur sa case et regarde ailleurs. Les chasseurs d’un escadron n’ont pas à être tournés du même côté.',
    ),
    ready('J1 a fini.'),
    ready('J2 aussi. La partie commence, par J3.'),
  ],
  cites: [
    'bbs.mise-en-place.race',
    'bbs.mise-en-place.pouvoir',
    'bbs.pouvoirs.une-carte',
    'bbs.mise-en-place.premier-joueur-hasard',
    'bbs.mise-en-place.premiere-carte',
    'bbs.mise-en-place.paquet',
    'bbs.mise-en-place.ordre-carte-placement',
    'bbs.mise-en-place.impasse',
    'bbs.mise-en-place.dans-la-zone',
    'bbs.mise-en-place.escadron-connecte',
    'bbs.mise-en-place.ajustements',
    'bbs.mise-en-place.orientation-libre',
    'bbs.mise-en-place.simultanee',
    'bbs.mise-en-place.sens-du-tour',
  ],
});

export const END_EXAMPLES: readonly PartieExample[] = [FINAL_COUNT, MOVED_RING, DEPLOY, SHARED];
