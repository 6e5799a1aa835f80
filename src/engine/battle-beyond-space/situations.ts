// Where rules are shown in play, a few actions away, when no ready-made scenario leads there. Boards and cards are examples.
import type { Situation } from '../kernel/demonstration.ts';
import { EXAMPLE_BOARD, EXAMPLE_ZONES } from './data.ts';
import type { PartieScenario } from './partie/types.ts';
import { position } from './positions.ts';
import { RACES } from './types.ts';

const cornered = position({
  name: 'Un destroyer cerné',
  note: 'Le destroyer D1 de J1, déjà touché, a 4 points d’action et presque nulle part où finir : un astéroïde, un ennemi et son propre D2 l’entourent.',
  round: 6,
  card: [2, 1, 4],
  asteroids: [
    [0, 0],
    [-1, 4],
  ],
  ships: { '0D1': '-1,5/0*', '0D2': '-1,6/0', '1D1': '0,4/1', '1a1': '1,5/3', '2a1': '6,-2/3', '2D1': '7,-6/4' },
});
const edge = position({
  name: 'Au bord du plateau',
  note: 'Le destroyer de J1 a poursuivi un chasseur jusqu’au bord : il a 3 points d’action, et plus une case devant lui.',
  round: 5,
  card: [2, 1, 3],
  asteroids: [
    [0, 0],
    [7, -5],
  ],
  ships: { '0D1': '10,0/0', '1a1': '9,-3/2', '1D1': '-2,-5/4', '2a1': '-3,8/2', '2D1': '-6,6/1' },
});
const armoured = position({
  name: 'Blindé, face à un destroyer',
  note: 'D1 vient d’être blindé : un astéroïde et des chasseurs ne l’arrêtent plus. Deux destroyers de J2, eux, sont juste devant.',
  round: 6,
  card: [2, 1, 2],
  powers: ['dreckach-1!'],
  shield: ['0D1', 3],
  asteroids: [
    [0, 0],
    [4, -1],
  ],
  ships: { '0D1': '1,2/0', '1D1': '3,2/2', '1D2': '2,0/3', '2a1': '-5,3/0', '2D1': '-7,5/0' },
});
const tooSoon = position({
  name: 'Trop tôt pour se téléporter',
  note: 'Première manche. J1 a reçu la Téléportation, et l’escadron A voit déjà une belle place libre derrière les lignes de J2.',
  card: [3, 2, 0],
  powers: ['vonyan-3'],
  asteroids: [
    [0, 0],
    [3, -6],
  ],
  ships: {
    '0a1': '2,-7/5',
    '0a2': '3,-7/4',
    '0a3': '2,-6/5',
    '0D1': '5,-8/4',
    '1a1': '7,0/3',
    '1a2': '7,-1/3',
    '1D1': '9,-2/3',
    '2a1': '-7,7/1',
    '2D1': '-8,9/1',
  },
});
const rocks = position({
  name: 'Deux rochers voisins',
  note: 'J1 a révélé le pouvoir qui pousse un astéroïde par tour. Deux rochers se touchent, et un chasseur de J2 passe à côté.',
  round: 4,
  card: [2, 1, 1],
  powers: ['vonyan-1!'],
  asteroids: [
    [0, 0],
    [3, -2],
    [4, -2],
  ],
  ships: { '0D1': '1,-1/1', '0a1': '-3,-1/0', '1a1': '3,-3/3', '1D1': '8,-5/3', '2a1': '-4,7/2', '2D1': '-6,8/1' },
});
const wide: PartieScenario = {
  name: 'Une zone trop large',
  note: 'Le plateau est celui de l’exemple, mais la zone de J1 compte une case de plus : sa flotte placée, il en reste deux.',
  kind: 'reglementaire',
  board: {
    ...EXAMPLE_BOARD,
    zones: EXAMPLE_ZONES[4].map((zone, seat) => (seat === 0 ? [...zone, [1, -9] as const] : zone)),
  },
  players: RACES.map((race) => ({ race })),
  first: 0,
};

export const SITUATIONS: readonly Situation[] = [cornered, edge, armoured, tooSoon, rocks, wide].map((scenario) => ({
  mode: 'partie',
  scenario,
}));
