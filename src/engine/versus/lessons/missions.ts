// Two other missions, then a turn to play and report alone.
import { lesson } from '../../kernel/lesson.ts';
import { EVENT_TILE } from '../data.ts';
import type { PartieMode } from '../partie/event-types.ts';
import { partie } from '../partie/index.ts';
import type { PartieState } from '../partie/types.ts';
import {
  activate,
  BEGIN,
  CROOKS,
  DONE,
  END_TURN,
  EVENT_FIRST,
  gotham,
  move,
  neutralise,
  OPENED,
  POLICE,
  squad,
  STOP,
  tried,
  UPKEEP,
  wounds,
} from './cast.ts';

export const ALLEY = lesson<PartieMode>({
  slug: 'duel-dans-la-ruelle',
  title: 'Duel dans la ruelle',
  mode: 'partie',
  scenario: gotham('Duel dans la ruelle', {
    mission: 'm6',
    hero: { hq: 'oracle', discs: [4, 0, 6], cubes: [9, 2], slots: EVENT_FIRST, lost: [POLICE] },
  }),
  played: [...OPENED, activate('nightwing')],
  steps: [
    {
      kind: 'act',
      says: 'Neutralisez plus de tuiles que vous n’en perdez : vous gagnez. Nightwing vient de battre Bane : dites-le.',
      look: 'Touchez la tuile de Bane, et dites qu’il est neutralisé.',
      at: ['tile:bane'],
      solution: [neutralise('bane#1')],
      reached: ({ events }) => events.some((event) => event.type === 'tile-neutralised' && event.tile === 'bane'),
      missed: 'C’est Bane qui est tombé. Reprenez.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Un partout : vous aviez perdu les Policiers. Terminez l’activation de Nightwing.',
      look: 'Pressez « Terminer l’activation ».',
      solution: [DONE],
      missed: 'Tout a déjà été rapporté. Reprenez, et terminez l’activation.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'La mission vous donne un événement. Activez votre tuile événement pour vous en servir.',
      look: 'La tuile événement est la première de votre rivière.',
      at: ['tile:evenement-heros'],
      solution: [activate(EVENT_TILE.hero)],
      missed: 'Cette tuile n’apporte pas l’événement de la mission. Reprenez.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Une tuile perdue peut quitter votre rivière, et ne plus compter. Choisissez les Policiers.',
      look: 'Leur tuile est encore dans votre rivière, éteinte.',
      at: [`tile:${POLICE}`],
      solution: [{ type: 'pick-tile', tile: POLICE }],
      answers: [],
    },
    {
      kind: 'guess',
      says: 'Catwoman neutralise maintenant The Joker, le QG. Combien de tuiles le vilain aura-t-il perdues ?',
      look: 'Bane est déjà tombé. Que devient la tuile événement d’un camp sans QG ?',
      at: ['tile:catwoman'],
      options: ['Deux', 'Trois'],
      right: ({ state }) => lostBy(state) - 2,
      plays: [activate('catwoman'), neutralise('the-joker#1')],
      why: 'Bane, The Joker, et la tuile événement du vilain : elle tombe avec son QG.',
    },
    {
      kind: 'act',
      says: 'Trois tuiles d’avance. Terminez l’activation, et arrêtez-vous là.',
      look: 'Terminez l’activation, puis n’en faites plus d’autre.',
      solution: [DONE, STOP],
      reached: ({ state }) => state.phase === 'close',
      missed: 'Tout a déjà été rapporté. Reprenez.',
      answers: [],
    },
  ],
  learnt:
    'Un QG neutralisé [emporte sa tuile événement](vs.qg.neutraliser-qg), sauf si la mission y a mis [un événement](vs.qg.evenement-de-mission) ; celui de ce duel [sort une tuile perdue de la rivière](vs.m6.evenement).',
});
const lostBy = ({ mission }: PartieState): number => mission.losses.villain;

const BANK = ['Guichets', 'Hall', 'Rue'] as const;
export const HOSTAGES = lesson<PartieMode>({
  slug: 'prise-d-otages',
  title: 'Prise d’otages',
  mode: 'partie',
  scenario: gotham('Prise d’otages', {
    mission: 'm4',
    hero: { hq: 'batwing', discs: [4, 0, 6], cubes: [9, 2], slots: EVENT_FIRST },
    zones: BANK,
    exits: ['Rue'],
    figures: {
      'batwing#1': 'Guichets',
      'nightwing#1': 'Rue',
      'catwoman#1': 'Rue',
      ...squad(POLICE, 'Hall'),
      'harley-quinn#1': 'Guichets',
      'bane#1': 'Guichets',
      'the-joker#1': 'Hall',
      ...squad(CROOKS, 'Guichets'),
    },
    pieces: { otage: ['@Guichets', '@Hall', '@Hall', 'exfiltre'] },
  }),
  played: OPENED,
  steps: [
    {
      kind: 'act',
      says: 'Faites sortir tous les otages : vous gagnez. Batwing peut provoquer une explosion : activez l’événement.',
      look: 'La tuile événement est la première de votre rivière.',
      at: ['tile:evenement-heros'],
      solution: [activate(EVENT_TILE.hero)],
      missed: 'Voyons d’abord l’explosion de Batwing. Reprenez.',
      answers: [],
    },
    {
      kind: 'go',
      says: 'Pas d’explosion : un otage est avec Batwing. La mission l’emporte sur le pouvoir.',
    },
    {
      kind: 'act',
      says: 'Les Policiers ont rejoint deux otages dans le hall. Activez-les.',
      look: 'Leur tuile est dans votre rivière.',
      at: [`tile:${POLICE}`],
      solution: [activate(POLICE)],
      missed: 'Ce sont les Policiers qui sont avec les otages. Reprenez.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'L’un d’eux conduit l’otage n° 2 du hall à la rue, qui est une sortie. Rapportez-le.',
      look: 'Touchez l’otage n° 2, puis la rue.',
      at: ['plan:otage-2'],
      solution: [{ type: 'escort', figure: null, piece: 'otage-2', to: 'Rue' }],
      reached: ({ events }) =>
        events.some((event) => event.type === 'piece' && event.piece === 'otage-2' && event.to === 'exfiltre'),
      missed: 'L’otage n° 2 n’est pas dehors. Reprenez, et menez-le à la rue.',
      answers: [],
    },
    {
      kind: 'guess',
      says: 'Il est sauvé. Un personnage pourrait-il viser l’un des otages qui restent ?',
      look: 'Les otages ne se battent pas.',
      at: ['plan:otage-1'],
      options: ['Oui', 'Non'],
      right: ({ before }) =>
        partie.refuse(before, { type: 'aim', at: 'otages#1', means: 'ranged' }) === undefined ? 0 : 1,
      plays: [],
      why: 'Aucune attaque ne peut prendre un otage pour cible.',
    },
    {
      kind: 'act',
      says: 'Chaque autre Policier peut en faire autant. Faites sortir le second otage du hall, puis terminez.',
      look: 'L’otage n° 3, puis la rue ; ensuite, terminez l’activation.',
      at: ['plan:otage-3'],
      solution: [{ type: 'escort', figure: null, piece: 'otage-3', to: 'Rue' }, DONE],
      reached: ({ state }) =>
        state.tasks.length === 0 && state.mission.pieces.filter(({ state: now }) => now === 'exfiltre').length === 3,
      missed: 'Le second otage du hall doit sortir, avant la fin de l’activation. Reprenez.',
      answers: [],
    },
  ],
  learnt:
    'La [mission](vs.presentation.hierarchie) passe avant tout ; un héros près d’un otage peut [le faire avancer](vs.m4.deplacer), et une [sortie](vs.m4.exfiltrer) le sauve.',
});

const armed = ({ mission }: PartieState): number => mission.pieces.filter(({ state }) => state === 'figurine').length;
export const ALONE = lesson<PartieMode>({
  slug: 'batman-et-les-bombes',
  title: 'Batman et les bombes',
  mode: 'partie',
  coached: true,
  scenario: gotham('Batman et les bombes', {
    turn: 8,
    hero: { discs: [2, 0, 8], cubes: [6, 5], recovery: 4 },
    zones: ['Guichets', 'Couloir', 'Quai'],
    figures: {
      'batman#1': 'Guichets',
      'nightwing#1': 'Couloir',
      'catwoman#1': 'Guichets',
      ...squad(POLICE, 'Guichets'),
      'harley-quinn#1': 'Quai',
      'bane#1': 'Couloir',
      'the-joker#1': 'Quai',
      ...squad(CROOKS, 'Quai'),
    },
    pieces: { bombe: ['figurine@Quai', 'figurine@Couloir', 'pion@Guichets', 'neutralisee', 'neutralisee'] },
  }),
  steps: [
    {
      kind: 'act',
      says: 'Dernier tour, et deux bombes amorcées : le vilain va gagner. Passez aux activations.',
      look: 'Pressez « Passer aux activations ».',
      at: ['piece:bombe-1', 'piece:bombe-2'],
      solution: [BEGIN],
      missed: 'Rien ne s’est encore passé sur le plateau. Reprenez, et passez aux activations.',
      answers: [UPKEEP],
    },
    {
      kind: 'act',
      says: 'Batman court au quai, et rate son test sur la bombe n° 1. Activez-le, et rapportez tout.',
      look: 'Activez Batman, menez-le au quai, puis touchez la bombe n° 1 : échec.',
      at: ['tile:batman', 'piece:bombe-1'],
      solution: [activate('batman'), move('batman#1', 'Quai'), tried('neutraliser', 'bombe-1', false)],
      missed: 'Ce n’est pas ce qui s’est passé : Batman, au quai, a raté son test sur la bombe n° 1. Reprenez.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Harley Quinn lui ôte un point de vie, et il en a fini. Rapportez cela, et terminez.',
      look: 'Touchez Batman, puis une blessure ; ensuite, terminez l’activation.',
      at: ['figure:batman#1'],
      solution: [wounds('batman#1', 1), DONE],
      missed: 'Batman a perdu un point de vie, et c’est tout. Reprenez.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Nightwing, lui, désamorce la bombe du couloir. Activez-le, rapportez, terminez.',
      look: 'Activez Nightwing, touchez la bombe n° 2 : réussite ; puis terminez l’activation.',
      at: ['tile:nightwing', 'piece:bombe-2'],
      solution: [activate('nightwing'), tried('neutraliser', 'bombe-2', true), DONE],
      reached: ({ state }) => armed(state) === 1 && state.tasks.length === 0,
      missed: 'Il reste deux bombes amorcées. Reprenez : Nightwing réussit sur la bombe n° 2.',
      answers: [],
    },
    {
      kind: 'act',
      says: 'Une seule bombe reste amorcée. N’activez plus personne, et finissez votre tour.',
      look: 'Pressez « Ne plus activer de tuile », puis « Finir le tour ».',
      at: ['piece:bombe-1'],
      solution: [STOP, END_TURN],
      reached: ({ state }) => state.winner === 'hero',
      missed: 'Il ne vous reste rien à rapporter. Reprenez, et finissez le tour.',
      answers: [],
    },
    {
      kind: 'go',
      says: 'Vous gagnez : le tour 8 finit la partie, et une bombe amorcée ne suffit pas au vilain.',
      at: ['piece:bombe-1'],
    },
  ],
  learnt:
    'Vous savez mener un tour : [entretien](vs.tour.ordre-etapes), activations payées [en disques](vs.dpa.cout-n) et [en cubes](vs.activation.cout-energie), ce qui se passe [sur le plateau](vs.presentation.tour-de-jeu), [vérification](vs.fin.verification-ordre).',
});
