// What fighters meet: whom they end on, whom they hit, where they look.
import { ahead } from '../../hex/cells.ts';
import { lesson } from '../../kernel/lesson.ts';
import type { PartieMode } from '../partie/event-types.ts';
import { onBoard } from '../partie/board.ts';
import type { PartieState } from '../partie/types.ts';
import { position } from '../positions.ts';
import type { ShipId } from '../types.ts';
import {
  card,
  CENTRE,
  draw,
  fire,
  happened,
  isLost,
  keep,
  NO_DESTROYER,
  SECTOR,
  ship,
  squadron,
  taken,
  turn,
  VOLLEY,
  WIDE_SECTOR,
} from './gestures.ts';

export const CRASHES = lesson<PartieMode>({
  slug: 'finir-sur-un-vaisseau',
  title: 'Finir sur un vaisseau',
  mode: 'partie',
  scenario: position({
    name: 'Finir sur un vaisseau',
    board: SECTOR,
    card: [4, 0, 0],
    cards: { 1: [[4, 0, 0]] },
    powers: ['terriens', 'dreckach', 'valkyries'],
    asteroids: [CENTRE],
    ships: {
      '0a1': '-5,0/0',
      '0a2': '-5,2/0',
      '0a3': '-3,-2/0',
      '0b1': '-1,2/2',
      '0D1': '3,1/0',
      '1a1': '-1,0/3',
      '1b1': '2,2/3',
      '1c1': '-1,1/0',
      '1D1': '1,-2/0*',
    },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Finir sur un autre vaisseau, c’est entrer en collision. Révélez votre carte : vitesse 4.',
      look: 'Votre carte est près du plateau.',
      at: ['card:0:0'],
      solution: [card(0)],
    },
    {
      kind: 'act',
      says: 'Quand un chasseur finit sur un ennemi, tous deux sont pris : un point chacun. Envoyez-y a1, avec son escadron.',
      look: 'Le pointillé de a1 mène à un chasseur ennemi.',
      at: ['0a1', '1a1'],
      solution: [squadron('a')],
      reached: ({ state }) => isLost(state, '1a1'),
      missed: 'b1 partirait de son côté, et a1 resterait là. Déplacez l’escadron A.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'a2 finit sur b1, qui est à vous : un seul peut rester. Gardez celui qui va pouvoir tirer.',
      look: 'Seul tire l’escadron qui vient de bouger.',
      at: ['0b1'],
      solution: [keep('0a2')],
      reached: ({ state }) => taken(state).fighters === 2,
      missed: 'b1 n’a pas bougé à ce tour : il ne tirerait pas. Reprenez, et gardez a2.',
      answers: [VOLLEY],
    },
    {
      kind: 'go',
      says: 'a3 s’est jeté sur un destroyer déjà endommagé : il l’achève. Quatre points pour vous, contre un chasseur.',
      at: ['score:0', 'score:1'],
    },
    {
      kind: 'guess',
      says: 'L’adversaire fait finir un chasseur sur votre destroyer, encore intact. Que devient le destroyer ?',
      look: 'Un destroyer a deux points de vie.',
      at: ['1c1', '0D1'],
      options: ['Détruit', 'Endommagé', 'Intact'],
      right: ({ state }) => (isLost(state, '0D1') ? 0 : ship(state, '0D1').damage > 0 ? 1 : 2),
      plays: [NO_DESTROYER, draw(1), card(0), squadron('c')],
      why: 'Il perd un de ses deux points de vie ; le chasseur est pris, et vous rapporte un point.',
    },
  ],
  learnt:
    'Finir sur un [chasseur ennemi](bbs.collisions-chasseurs.ennemi) prend les deux, sur un [allié](bbs.collisions-chasseurs.allie) n’en laisse qu’un ; un [destroyer ennemi](bbs.collisions-chasseurs.destroyer-ennemi) perd un point de vie.',
});

export const SHOTS = lesson<PartieMode>({
  slug: 'tirer-droit-devant',
  title: 'Tirer droit devant',
  mode: 'partie',
  scenario: position({
    name: 'Tirer droit devant',
    board: WIDE_SECTOR,
    card: [2, 0, 0],
    cards: { 1: [[1, 0, 0]] },
    powers: ['terriens', 'dreckach', 'valkyries'],
    asteroids: [CENTRE],
    ships: {
      '0a1': '-4,1/0',
      '0a2': '4,-3/4',
      '0a3': '-5,1/0',
      '0a4': '-5,0/0',
      '1a1': '0,1/4',
      '1a2': '3,1/3',
      '1a3': '2,0/3',
      '1b1': '5,1/3',
    },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Un tir va droit devant, jusqu’à 5 cases, et s’arrête au premier obstacle. Révélez votre carte.',
      look: 'Votre carte est près du plateau.',
      at: ['card:0:0'],
      solution: [card(0)],
    },
    {
      kind: 'act',
      says: 'Amenez vos quatre chasseurs devant les leurs.',
      look: 'Touchez l’un de vos chasseurs.',
      at: ['0a1', '0a2', '0a3', '0a4'],
      solution: [squadron('a')],
      answers: [],
    },
    {
      kind: 'act',
      says: 'a1 et a2 visent le même chasseur ; derrière lui, a1 en verrait un second. Faites tirer dans l’ordre qui en abat deux.',
      look: 'Celui qui tire d’abord ouvre la ligne de l’autre.',
      at: ['0a1', '0a2', '1a1', '1a2'],
      solution: [fire('0a2')],
      reached: ({ state }) => taken(state).fighters === 2,
      missed: 'a1 abattrait le premier, et a2 n’aurait plus personne devant lui.',
      answers: [draw(1)],
    },
    {
      kind: 'go',
      says: 'a3 a un allié devant lui, a4 un astéroïde : ni l’un ni l’autre n’a pu tirer au travers.',
      at: ['0a3', '0a4'],
    },
    {
      kind: 'guess',
      says: 'Un chasseur ennemi va avancer d’une case vers a1. Il sera à 6 cases de lui : pourra-t-il le toucher ?',
      look: 'Jusqu’à combien de cases un chasseur tire-t-il ?',
      at: ['1b1', '0a1'],
      options: ['Oui', 'Non'],
      right: ({ events }) => (happened(events, 'fired') ? 0 : 1),
      plays: [card(0), squadron('b'), VOLLEY],
      why: 'Un chasseur tire jusqu’à 5 cases, la cinquième comprise.',
    },
  ],
  learnt:
    'Un chasseur tire [droit devant](bbs.tir-chasseurs.ligne), [à 5 cases](bbs.tir-chasseurs.portee), sur le [premier obstacle](bbs.tir-chasseurs.premier-seul) ; [l’ordre des tirs](bbs.tir-chasseurs.ordre) est à vous.',
});

const STRIDE = 4; // of the next card
/** Whether a fighter would still be on the board after its next flight. */
const staysOn = (state: PartieState, id: ShipId): boolean => {
  const { cell, facing } = ship(state, id);
  return onBoard(state, ahead(cell, facing, STRIDE));
};
export const TURNS = lesson<PartieMode>({
  slug: 'tourner-a-temps',
  title: 'Tourner à temps',
  mode: 'partie',
  scenario: position({
    name: 'Tourner à temps',
    board: WIDE_SECTOR,
    card: [2, 2, 0],
    cards: { 0: [[STRIDE, 0, 0]] },
    powers: ['terriens', 'dreckach', 'valkyries'],
    asteroids: [CENTRE],
    ships: { '0a1': '4,-3/0', '0a2': '3,0/0', '1a1': '-2,-3/3', '1D1': '1,-1/3' },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Vos chasseurs foncent vers le bord du plateau. Révélez votre carte.',
      look: 'Votre carte est près du plateau.',
      at: ['card:0:0'],
      solution: [card(0)],
    },
    {
      kind: 'act',
      says: 'Il faut bien les déplacer : c’est votre seul escadron. Avancez.',
      look: 'Touchez l’un de vos chasseurs.',
      at: ['0a1', '0a2'],
      solution: [squadron('a')],
      answers: [VOLLEY],
    },
    {
      kind: 'act',
      says: 'Encore tout droit, et a1 sortirait du plateau, perdu. Tournez-le pour qu’il y reste, de 2 côtés au plus.',
      look: 'Cherchez un côté qui lui laisse au moins 4 cases devant lui.',
      at: ['0a1'],
      solution: [turn('0a1', 4)],
      reached: ({ state }) => staysOn(state, '0a1'),
      missed: 'De ce côté aussi, le bord est trop près : il sortirait.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Chacun tourne à sa guise. Sauvez a2 aussi.',
      look: 'Même chose : au moins 4 cases devant lui.',
      at: ['0a2'],
      solution: [turn('0a2', 2)],
      reached: ({ state }) => staysOn(state, '0a2'),
      missed: 'De ce côté aussi, le bord est trop près : il sortirait.',
      answers: [draw(1), card(0), squadron('a'), VOLLEY, NO_DESTROYER, draw(1), card(0), draw(1)],
    },
    {
      kind: 'act',
      says: 'Les autres ont joué ; vous avez pioché une vitesse de 4. Même séparés, a1 et a2 font un seul escadron : déplacez-le.',
      look: 'Révélez votre carte, puis touchez l’un des deux.',
      at: ['card:0:1'],
      solution: [card(1), squadron('a')],
      reached: ({ events }) => happened(events, 'moved'),
      answers: [VOLLEY],
    },
    {
      kind: 'go',
      says: 'Ils sont saufs. On tourne sans connaître sa carte suivante : gardez de la place devant vous.',
      at: ['0a1', '0a2'],
    },
  ],
  learnt:
    'Après le tir, [chacun tourne](bbs.rotations.independantes) [d’autant de côtés que le dit la carte](bbs.rotations.chiffre), ou moins ; qui [sort du plateau](bbs.collisions-chasseurs.hors-plateau) est perdu.',
});
