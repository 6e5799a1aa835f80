// Powers, the ring, then a short whole game.
import { lesson } from '../../kernel/lesson.ts';
import { turnedFleet } from '../data.ts';
import type { PartieMode } from '../partie/event-types.ts';
import type { FleetSpec, PartieScenario, PartieState } from '../partie/types.ts';
import { position } from '../positions.ts';
import type { ShipId } from '../types.ts';
import {
  card,
  CENTRE,
  destroyer,
  HOLD_FIRE,
  helm,
  isLost,
  PROBES,
  ringed,
  SECTOR,
  ship,
  squadron,
  taken,
  VOLLEY,
  WIDE_SECTOR,
} from './gestures.ts';

export const LONG_RANGE = lesson<PartieMode>({
  slug: 'reveler-son-pouvoir',
  title: 'Révéler son pouvoir',
  mode: 'partie',
  scenario: position({
    name: 'Révéler son pouvoir',
    board: SECTOR,
    card: [2, 0, 0],
    powers: ['terriens-2', 'dreckach', 'valkyries'],
    asteroids: [CENTRE, [0, -1]],
    ships: { '0a1': '-4,-1/0', '0a2': '-3,-2/0', '1a1': '4,-1/3', '1D1': '4,1/3' },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Vous avez un pouvoir caché : vos chasseurs tirent à 10 cases, et à travers les astéroïdes. Gardez-le pour l’instant, et révélez votre carte.',
      look: 'Votre carte, et non votre pouvoir.',
      at: ['card:0:0'],
      solution: [card(0)],
      missed: 'Trop tôt : tant qu’il est caché, votre pouvoir peut surprendre.',
    },
    {
      kind: 'act',
      says: 'Avancez. À la portée ordinaire, 5 cases, vous n’aurez personne à viser.',
      look: 'Touchez l’un de vos chasseurs.',
      at: ['0a1', '0a2'],
      solution: [squadron('a')],
      missed: 'Encore un peu de patience : avancez d’abord.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'On révèle son pouvoir entre deux étapes de son tour. Le tir vient : c’est le moment.',
      look: 'Le pouvoir est parmi les boutons, à côté du tir.',
      at: ['0a1', '1a1'],
      solution: [{ type: 'reveal', seat: 0 }],
      reached: ({ state }) => taken(state).fighters === 1,
      missed: 'Sans le pouvoir, l’astéroïde arrête le tir de a1. Reprenez, et révélez-le.',
      answers: [VOLLEY],
    },
    {
      kind: 'go',
      says: 'a1 a tiré à travers l’astéroïde, à 6 cases. Votre pouvoir reste visible, et vous servira jusqu’à la fin.',
      at: ['0a1', 'score:0'],
    },
  ],
  learnt:
    'Un pouvoir reste [secret](bbs.pouvoirs.secret) tant qu’on ne le [révèle pas à son tour](bbs.pouvoirs.moment) ; ensuite, celui-ci [reste en vigueur](bbs.pouvoirs.reste-en-vigueur).',
});

export const ONCE = lesson<PartieMode>({
  slug: 'une-fois-par-partie',
  title: 'Une fois par partie',
  mode: 'partie',
  scenario: position({
    name: 'Une fois par partie',
    board: SECTOR,
    card: [2, 0, 0],
    powers: ['terriens-3', 'dreckach', 'valkyries'],
    asteroids: [CENTRE],
    ships: {
      '0a1': '-3,1/0',
      '0a2': '1,-1/0',
      '0D1': '2,1/0',
      '1a1': '0,2/3',
      '1a2': '0,-1/3',
      '1a3': '4,-2/3',
      '1D1': '-2,3/0',
    },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Autre partie, autre pouvoir : une seule fois, un de vos chasseurs peut exploser. Révélez votre carte.',
      look: 'Votre carte est près du plateau.',
      at: ['card:0:0'],
      solution: [card(0)],
      reached: ({ state }) => state.phase === 'squadron' && !state.sides[0]?.spent,
      missed: 'Trop tôt : avancez d’abord parmi eux.',
    },
    {
      kind: 'act',
      says: 'L’explosion inflige 1 dégât à tout vaisseau à 2 cases ou moins, les vôtres compris. Avancez.',
      look: 'Touchez l’un de vos chasseurs.',
      at: ['0a1', '0a2'],
      solution: [squadron('a')],
      missed: 'Trop tôt : avancez d’abord parmi eux.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Faites exploser celui des deux qui emportera le plus d’ennemis, sans blesser les vôtres.',
      look: 'Choisissez « Faire exploser », puis le chasseur qui a trois vaisseaux ennemis autour de lui.',
      at: ['0a1', '0a2'],
      solution: [{ type: 'explode', ship: '0a1' }],
      reached: ({ state }) => taken(state).fighters === 2 && taken(state).destroyers === 1,
      missed: 'Ce n’est pas ce qui en emporte le plus. Reprenez.',
      answers: [VOLLEY],
    },
    {
      kind: 'go',
      says: 'Le destroyer avait ses deux cases dans le rayon : deux dégâts, il est détruit aussi. Votre chasseur ne rapporte rien à personne.',
      at: ['score:0', 'score:1'],
    },
  ],
  learnt:
    'Certains pouvoirs ne servent qu’[une fois](bbs.terriens.explosion-une-fois) : celui-ci fait [1 dégât à 2 cases à la ronde](bbs.terriens.explosion-rayon), [2 au destroyer](bbs.terriens.explosion-destroyer) pris tout entier.',
});

const standsInRing = (state: PartieState, id: ShipId): boolean => !isLost(state, id) && ringed(ship(state, id).cell);
export const RING = lesson<PartieMode>({
  slug: 'l-anneau',
  title: 'L’anneau et la fin',
  mode: 'partie',
  scenario: position({
    name: 'L’anneau et la fin',
    board: SECTOR,
    card: [3, 0, 2],
    powers: ['terriens', 'dreckach', 'valkyries'],
    asteroids: [CENTRE],
    first: 1,
    active: 0,
    round: 9,
    prizes: {
      0: { fighters: 5, destroyers: 1, probes: 1 },
      1: { fighters: 6, destroyers: 1, probes: 2 },
      2: { fighters: 9, probes: 3 },
    },
    ships: {
      '0a1': '-4,0/0',
      '0a2': '-4,1/0',
      '0b1': '-3,-2/0',
      '0D1': '3,-2/4',
      '1a1': '1,-2/3',
      '1D1': '0,-1/0',
      '2a1': '4,0/3',
    },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Dernière carte de la partie, et vous êtes le dernier à jouer. Révélez-la.',
      look: 'Votre carte est près du plateau.',
      at: ['card:0:0'],
      solution: [card(0)],
    },
    {
      kind: 'act',
      says: 'À la fin, chaque case autour de l’astéroïde central vaut deux points à qui l’occupe. Amenez-y deux chasseurs.',
      look: 'Comptez 3 cases devant a1 et devant a2.',
      at: ['0a1', '0a2', '0b1'],
      solution: [squadron('a')],
      reached: ({ state }) => standsInRing(state, '0a1') && standsInRing(state, '0a2'),
      missed: 'Un chasseur abattu peut-être, mais personne au centre. Reprenez.',
      answers: [VOLLEY],
    },
    {
      kind: 'act',
      says: 'Un destroyer en occupe deux à lui seul. Finissez avec l’avant et l’arrière de D1 contre l’astéroïde.',
      look: 'Avancez deux fois : le second pas met aussi l’arrière au bord du centre.',
      at: ['0D1'],
      solution: [destroyer('0D1'), helm('A'), helm('A')],
      reached: ({ state }) => state.phase === 'aim' && standsInRing(state, '0D1'),
      missed: 'Il n’en tiendrait pas deux. Reprenez.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Plus rien à piocher. Tirez ou non : la partie finit avec votre tour.',
      look: 'Un destroyer touché une seule fois ne rapporte rien : le résultat n’y changera pas.',
      at: ['0D1', '1D1'],
      solution: [HOLD_FIRE],
      reached: ({ state }) => state.phase === 'over',
      answers: [],
    },
    {
      kind: 'go',
      says: 'On compte tout : prises, sondes, et l’anneau. Sans le centre, vous perdiez ; avec lui, vous gagnez.',
      at: ['score:0', 'score:1'],
    },
  ],
  learnt:
    'Après [neuf tours chacun](bbs.fin.moment), on compte les [chasseurs](bbs.score.chasseurs), les [destroyers](bbs.score.destroyers), les [sondes](bbs.score.sondes) et [l’anneau](bbs.score.anneau) : [le plus haut total](bbs.fin.vainqueur) gagne.',
});

const PATROL: FleetSpec = {
  fighters: [
    { id: 'a1', at: [-5, -1], facing: 0 },
    { id: 'a2', at: [-5, 0], facing: 0 },
    { id: 'b1', at: [-6, 2], facing: 0 },
    { id: 'b2', at: [-6, 3], facing: 0 },
  ],
  destroyers: [{ id: 'D1', rear: [-6, 1], facing: 0 }],
};
const LEFT = [0, 3, 5]; // 2/3/4, 4/2/2, 4/3/1
const SKIRMISH: PartieScenario = {
  name: 'Une courte partie',
  note: 'Une race chacun, les trois dernières manches. Les Valkyries n’ont plus de vaisseau.',
  kind: 'libre',
  board: WIDE_SECTOR,
  players: [
    { race: 'terriens', power: 'none', fleet: PATROL, left: LEFT },
    { race: 'dreckach', power: 'none', fleet: turnedFleet(PATROL, 3), left: LEFT },
    { race: 'valkyries', power: 'none', fleet: { fighters: [], destroyers: [] }, left: LEFT },
  ],
  first: 0,
  round: 7,
  asteroids: [CENTRE],
  probes: PROBES,
};
export const WHOLE_GAME = lesson<PartieMode>({
  slug: 'une-courte-partie',
  title: 'Une courte partie',
  mode: 'partie',
  scenario: SKIRMISH,
  says: 'Trois manches contre la machine, sans pouvoirs : prises, sondes et anneau. Les Valkyries n’ont plus de vaisseau, et laissent passer leur tour.',
  minutes: 5,
  learnt:
    'Vous savez jouer. En vraie partie, chacun mène [trois escadrons](bbs.materiel.chasseurs) et [deux destroyers](bbs.materiel.destroyers), qu’on [place d’abord](bbs.mise-en-place.dans-la-zone).',
});
