// More than two at the table, then a whole duel.
import { lesson } from '../../kernel/lesson.ts';
import type { PartieMode } from '../partie/types.ts';
import { duel, study } from '../scenarios.ts';
import { aim, DRAW, fighter, hurtBy, play, steps, target } from './kit.ts';

export const SEVERAL = lesson<PartieMode>({
  slug: 'a-plusieurs',
  title: 'À plusieurs',
  mode: 'partie',
  scenario: study(
    [
      fighter('cogneur', { cell: 'D4', hand: ['ex-att-1', 'ex-att-5'] }),
      fighter('beau-parleur', { cell: 'D5', hand: ['ex-con-4'], pile: ['ex-def-1'] }),
      fighter('cogneur', { cell: 'C4', life: 5, hand: ['ex-dep-4'] }),
    ],
    { name: 'À plusieurs' },
  ),
  steps: [
    {
      kind: 'act',
      says: 'À trois, on choisit sa cible en jouant. Jouez Coup de boule, et visez J3, le plus faible.',
      look: 'Jouez Coup de boule, puis touchez le pion de J3.',
      at: ['carte:ex-att-1', 'pawn:2'],
      solution: [play('ex-att-1'), target(2)],
      reached: (facts) => hurtBy(facts, 2) > 0,
      missed: 'J3 n’est pas touché. Reprenez, jouez Coup de boule, et visez J3.',
      answers: steps(3),
    },
    {
      kind: 'go',
      says: 'On joue dans le sens horaire : J2, puis J3, puis vous.',
      at: ['pawn:1', 'pawn:2'],
      plays: [...DRAW, play('base-attaque'), target(1), ...steps(2)],
    },
    {
      kind: 'act',
      says: 'Bagarre générale dit « Tout le monde a Blesser 2 » : chacun frappe qui il veut, vous d’abord. Éliminez J3.',
      look: 'Jouez Bagarre générale, puis touchez le pion de J3.',
      at: ['carte:ex-att-5', 'pawn:2'],
      solution: [play('ex-att-5'), aim(2)],
      reached: ({ state }) => state.players[2]?.out !== null,
      missed: 'J3 est encore en jeu. Reprenez : Bagarre générale, puis J3.',
      answers: steps(1),
    },
    {
      kind: 'go',
      says: 'J3 sort du jeu sans avoir pu frapper, et J2 vous a frappé. À deux, le duel continue.',
      at: ['pawn:0', 'pawn:1'],
    },
  ],
  learnt:
    'On [cible](bf.techniques.cible-adversaire) un seul adversaire ; sous « Tout le monde a », [chacun à son tour](bf.modificateurs.tous-ordre) [vise qui il veut](bf.modificateurs.tous-cible). La [dernière personne en jeu](bf.fin.victoire) gagne.',
});

export const WHOLE_DUEL = lesson<PartieMode>({
  slug: 'un-duel',
  title: 'Un duel entier',
  mode: 'partie',
  scenario: duel(
    fighter('cogneur', { cell: 'D4', life: 6, hand: ['ex-att-1', 'ex-att-3', 'ex-def-1', 'ex-dep-4', 'ex-con-3'] }),
    fighter('beau-parleur', {
      cell: 'D6',
      life: 10,
      hand: ['ex-att-2', 'ex-def-1', 'ex-dep-1', 'ex-con-1', 'ex-rhe-5'],
    }),
    { name: 'Votre premier duel' },
  ),
  says: 'Six points de vie pour vous, dix pour J2, que mène une machine novice. Mettez J2 à zéro, ou hors du plateau.',
  minutes: 5,
  learnt:
    'Vous savez jouer : [gagner](bf.fin.victoire), c’est rester la dernière personne en jeu, par [les coups](bf.fin.defaite-vie) ou par [le bord](bf.fin.defaite-hors-plateau).',
});
