// Where one stands: steps, damage and blocks, the edge of the board.
import { lesson } from '../../kernel/lesson.ts';
import { isEdge } from '../board.ts';
import type { PartieMode } from '../partie/types.ts';
import { duel } from '../scenarios.ts';
import { apart, failed, fighter, isWon, move, play, playsAgain, push, STRIKE, steps } from './kit.ts';

export const WALK = lesson<PartieMode>({
  slug: 'approcher-reculer',
  title: 'Approcher, reculer',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { cell: 'D2', hand: ['ex-dep-1', 'ex-def-1'] }),
    fighter('beau-parleur', { hand: ['ex-con-4', 'ex-rhe-1'] }),
    { name: 'Approcher, reculer' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'J2 est à trois cases. Course donne trois pas : arrêtez-vous à son contact ; un pas peut se faire sur place.',
      look: 'Jouez Course, le coureur. Deux pas suffisent ; au troisième, restez où vous êtes.',
      at: ['carte:ex-dep-1', 'pawn:1'],
      solution: [play('ex-dep-1'), move('D3'), move('D4'), move('D4')],
      reached: ({ state }) => apart(state) === 1 && state.turn === 1,
      missed: 'Vous n’êtes pas au contact de J2. Reprenez : deux pas droit vers J2, puis un sur place.',
      answers: steps(1),
    },
    {
      kind: 'go',
      says: 'Au contact, on frappe ; mais on se fait frapper aussi. C’est le tour de J2.',
      at: ['pawn:1'],
      plays: STRIKE,
    },
    {
      kind: 'act',
      says: 'Rompez le contact : reculez d’une case avec le déplacement de base.',
      look: 'Le déplacement de base est la botte. Choisissez une case qui ne touche pas J2.',
      at: ['carte:base-deplacement', 'pawn:0'],
      solution: [play('base-deplacement'), move('D3')],
      reached: ({ state }) => apart(state) > 1 && state.turn === 1,
      missed: 'Vous êtes encore au contact de J2. Reprenez, et choisissez une case plus loin.',
      answers: steps(1),
    },
    {
      kind: 'guess',
      says: 'J2 tente la même attaque de base, « Corps à corps » puis « Blesser 1 ». Vous touchera-t-elle ?',
      look: 'Comptez les cases qui vous séparent : le corps à corps n’en veut qu’une.',
      at: ['pawn:0', 'pawn:1'],
      options: ['Oui, elle touche', 'Non, elle échoue'],
      right: (facts) => (failed(facts) ? 1 : 0),
      plays: [play('base-attaque'), ...steps(1)],
      why: 'À deux cases, « Corps à corps » échoue. On peut jouer une technique qui échouera : le tour est alors fini.',
    },
  ],
  learnt:
    'On avance [case par case](bf.position.se-deplacer-case), ou [sur place](bf.position.se-deplacer-sur-place), vers une case libre ; la [distance](bf.plateau.distance) décide de ce qui touche.',
});

export const BLOCK = lesson<PartieMode>({
  slug: 'bloquer',
  title: 'Encaisser, puis bloquer',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { life: 16, damage: 4, hand: ['ex-def-1', 'ex-def-3'] }),
    fighter('beau-parleur', { hand: ['ex-con-4', 'ex-rhe-1'], discard: ['ex-att-4'] }),
    { name: 'Encaisser, puis bloquer' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'J2 vient de vous blesser de 4. Ce sont des points de dégât, encore à bloquer : jouez Parade, « Bloquer 3 ».',
      look: 'Parade est le bouclier qui renvoie une flèche, dans votre main.',
      at: ['life:0', 'carte:ex-def-1'],
      solution: [play('ex-def-1')],
      missed: 'C’est permis, mais Parade en bloque trois d’un coup. Reprenez.',
      answers: [],
    },
    {
      kind: 'guess',
      says: 'Parade va vous en rendre 3. Et le quatrième, quand votre tour sera fini ?',
      look: 'Les dégâts que l’on peut bloquer sont ceux reçus depuis la fin de son dernier tour.',
      at: ['life:0'],
      options: ['Il reste à bloquer', 'Il est perdu'],
      right: ({ events }) => (events.some((event) => event.type === 'turn-over' && event.cleared > 0) ? 1 : 0),
      plays: steps(1),
      why: 'À la fin de votre tour, vos points de dégât retombent à 0 : ce qui n’est pas bloqué ne le sera plus.',
    },
    {
      kind: 'go',
      says: 'On ne regagne donc jamais plus que ce que l’on vient de perdre. J2 frappe encore.',
      at: ['life:0'],
      plays: STRIKE,
    },
    {
      kind: 'act',
      says: 'Riposte bloque, puis rend le coup si l’on se touche. Jouez-la.',
      look: 'Riposte est le bouclier qui heurte, dans votre main.',
      at: ['carte:ex-def-3'],
      solution: [play('ex-def-3')],
      missed: 'C’est permis, mais Riposte ferait les deux à la fois. Reprenez.',
      answers: steps(3),
    },
    {
      kind: 'go',
      says: '« Bloquer 2 » n’a rendu qu’un point : il n’y en avait pas d’autre à bloquer. Et J2 est blessé.',
      at: ['life:0', 'life:1'],
    },
  ],
  learnt:
    'Les [points de dégât](bf.points.degat) disent ce qu’on peut [bloquer](bf.combat.bloquer-partiel) ; à la fin de son tour, ils [retombent à 0](bf.points.remise-a-zero).',
});

export const EDGE = lesson<PartieMode>({
  slug: 'le-bord',
  title: 'Le bord du plateau',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { hand: ['ex-att-3', 'ex-dep-2'] }),
    fighter('beau-parleur', { cell: 'D6', hand: ['ex-con-4', 'ex-rhe-1'] }),
    { name: 'Le bord du plateau' },
  ),
  steps: [
    {
      kind: 'go',
      says: 'J2 a encore tous ses points de vie, mais le bord est à une case. Qui sort du plateau a perdu.',
      at: ['pawn:1'],
    },
    {
      kind: 'act',
      says: 'Pas chassé donne un pas, puis fait rejouer. Jouez-le, et venez au contact de J2.',
      look: 'Pas chassé est dans votre main ; la case entre vous deux touche J2.',
      at: ['carte:ex-dep-2', 'D5'],
      solution: [play('ex-dep-2'), move('D5')],
      reached: (facts) => apart(facts.state) === 1 && playsAgain(facts) === 0,
      missed: 'Il faut finir au contact de J2, et pouvoir rejouer. Reprenez, avec Pas chassé.',
      answers: steps(3),
    },
    {
      kind: 'act',
      says: 'Rejouez : Coup de pied circulaire blesse, et pousse deux fois. Poussez J2 au bord.',
      look: 'Coup de pied circulaire est la botte levée. Puis touchez une case éclairée derrière J2.',
      at: ['carte:ex-att-3'],
      solution: [play('ex-att-3'), push('D7')],
      reached: ({ state }) => isEdge(state.players[1]?.cell ?? '') && state.turn === 0,
      missed: 'J2 n’est pas au bord. Reprenez, et jouez Coup de pied circulaire.',
      answers: steps(3),
    },
    {
      kind: 'act',
      says: 'J2 est au bord, et il reste une poussée. Touchez son pion : il sort du plateau.',
      look: 'Pour pousser dehors, touchez le pion de J2 lui-même.',
      at: ['pawn:1'],
      solution: [push('dehors')],
      reached: isWon,
      missed: 'J2 est encore sur le plateau. Reprenez, et touchez son pion.',
    },
  ],
  learnt:
    '[Pousser](bf.position.pousser-case) éloigne d’une case ; au [bord](bf.plateau.bord), on peut pousser [dehors](bf.position.pousser-hors-plateau), et qui [sort](bf.fin.defaite-hors-plateau) a perdu.',
});
