// The destroyer: how it is steered, how it fires.
import { lesson } from '../../kernel/lesson.ts';
import { listed } from '../../kernel/play.ts';
import type { PartieMode } from '../partie/event-types.ts';
import { node } from '../partie/node.ts';
import { position } from '../positions.ts';
import { card, CENTRE, destroyer, draw, helm, PROBES, SECTOR, shoot, squadron, taken, VOLLEY } from './gestures.ts';

export const HELM = lesson<PartieMode>({
  slug: 'manoeuvrer-un-destroyer',
  title: 'La manœuvre',
  mode: 'partie',
  scenario: position({
    name: 'Manœuvrer un destroyer',
    board: SECTOR,
    card: [1, 0, 3],
    cards: { 0: [[1, 0, 3]] },
    powers: ['terriens', 'dreckach', 'valkyries'],
    asteroids: [CENTRE],
    probes: PROBES,
    ships: { '0D1': '-3,1/0', '1a1': '4,-2/3' },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Il ne vous reste qu’un destroyer. Révélez votre carte : elle lui donne trois points d’action.',
      look: 'Votre carte est près du plateau. Son dernier chiffre est pour le destroyer.',
      at: ['card:0:0'],
      solution: [card(0)],
    },
    {
      kind: 'act',
      says: 'Sans chasseur, on passe tout de suite au destroyer. Prenez D1, et avancez d’une case.',
      look: 'Touchez D1, puis la case devant son avant.',
      at: ['0D1'],
      solution: [destroyer('0D1'), helm('A')],
    },
    {
      kind: 'act',
      says: 'Pour se décaler, deux pivots. Pivotez à gauche sur l’avant : l’avant ne bouge pas, l’arrière tourne autour de lui.',
      look: 'La gauche est celle du vaisseau, qui regarde vers son avant.',
      at: ['0D1'],
      solution: [helm('AVG')],
      missed: 'D1 tournerait autrement. Reprenez : sur l’avant, à gauche.',
    },
    {
      kind: 'act',
      says: 'Puis à droite sur l’arrière : cette fois, c’est l’arrière qui ne bouge pas.',
      look: 'Le dernier point ramène le vaisseau à son cap de départ.',
      at: ['0D1'],
      solution: [helm('ARD')],
      missed: 'D1 ne reprendrait pas son cap. Reprenez : sur l’arrière, à droite.',
      answers: [draw(1), card(0), squadron('a'), VOLLEY, draw(1), card(0), draw(1)],
    },
    {
      kind: 'go',
      says: 'Même cap, une rangée plus loin. Les autres ont joué ; vous avez encore une carte à trois points.',
      at: ['0D1'],
    },
    {
      kind: 'act',
      says: 'Révélez-la, et prenez D1.',
      look: 'Votre carte, puis votre destroyer.',
      at: ['card:0:1'],
      solution: [card(1), destroyer('0D1')],
    },
    {
      kind: 'act',
      says: 'Avec vos trois points, finissez sur deux sondes à la fois, l’avant sur l’une, l’arrière sur l’autre.',
      look: 'Avancez, pivotez vers le centre, et comptez ce qui reste : aucune case ne doit finir sur l’astéroïde.',
      at: ['0D1'],
      solution: [helm('A'), helm('ARG'), helm('A')],
      reached: ({ state }) => taken(state).probes === 2,
      missed: 'De là, on ne finit plus sur deux sondes. Reprenez.',
      answers: [],
    },
  ],
  learnt:
    'Un point [avance d’une case](bbs.destroyers.avance) ou [pivote](bbs.destroyers.pivot-60), sur [l’avant](bbs.destroyers.pivot-avant) ou sur [l’arrière](bbs.destroyers.pivot-arriere) ; les [deux cases](bbs.destroyers.deux-cases-en-collision) comptent à l’arrivée.',
});

export const TURRETS = lesson<PartieMode>({
  slug: 'tirer-d-un-destroyer',
  title: 'Tirer d’un destroyer',
  mode: 'partie',
  scenario: position({
    name: 'Tirer d’un destroyer',
    board: SECTOR,
    card: [1, 0, 1],
    powers: ['terriens', 'dreckach', 'valkyries'],
    asteroids: [CENTRE, [1, 1]],
    ships: { '0D1': '-2,1/0', '1D1': '1,-1/0*', '1a1': '-1,3/2', '2a1': '2,1/3', '2b1': '0,1/3' },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Un destroyer tire à 2 cases, dans toutes les directions. Révélez votre carte.',
      look: 'Votre carte est près du plateau.',
      at: ['card:0:0'],
      solution: [card(0)],
    },
    {
      kind: 'act',
      says: 'Un destroyer ennemi est endommagé, et le chasseur b1 barre la route. Prenez D1, et foncez sur ce chasseur.',
      look: 'Touchez D1, puis la case devant son avant, celle du chasseur.',
      at: ['0D1', '1D1', '2b1'],
      solution: [destroyer('0D1'), helm('A')],
      reached: ({ state }) => listed(node(state)).some((action) => action.type === 'shoot' && action.ship === '1D1'),
      missed: 'De là, le destroyer ennemi serait hors de portée. Reprenez.',
      answers: [],
    },
    {
      kind: 'go',
      says: 'Finir sur un chasseur ennemi est une collision : il est détruit, un point pour vous, et D1 est endommagé.',
      at: ['0D1'],
    },
    {
      kind: 'go',
      says: 'L’astéroïde du centre vous sépare du destroyer ennemi, mais le tir se courbe : une case libre, voisine des deux vaisseaux, suffit.',
      at: ['0D1', '1D1'],
    },
    {
      kind: 'go',
      says: 'Le chasseur des Valkyries est à 2 cases lui aussi. Mais la seule case entre vous porte un astéroïde : il est à l’abri.',
      at: ['2a1'],
    },
    {
      kind: 'act',
      says: 'Vous n’avez qu’un tir, et deux cibles. Prenez celle qui rapporte le plus.',
      look: 'Un destroyer endommagé n’a plus qu’un point de vie.',
      at: ['1D1', '1a1'],
      solution: [shoot('1D1')],
      reached: ({ state }) => taken(state).destroyers === 1,
      missed: 'Un chasseur vaut un point. Le destroyer, que ce tir détruirait, en vaut quatre.',
      answers: [draw(1)],
    },
    {
      kind: 'go',
      says: 'Un autre l’avait touché le premier, et n’y gagne rien : les quatre points sont à qui porte le dernier coup.',
      at: ['score:0'],
    },
  ],
  learnt:
    'Le destroyer [manœuvré](bbs.tir-destroyers.seul-active) tire [à 2 cases](bbs.tir-destroyers.portee), [tir courbe](bbs.tir-destroyers.courbe) compris, sur [une seule cible](bbs.tir-destroyers.une-cible) ; le [dernier coup](bbs.principes.dernier-coup) prend tout.',
});
