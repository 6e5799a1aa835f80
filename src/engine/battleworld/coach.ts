// What the coach of Battleworld says, once each.
import { type AnyRemark, type Remark, remarks } from '../kernel/coach.ts';
import { listed } from '../kernel/play.ts';
import type { PartieEvent, PartieMode } from './partie/types.ts';
import { seatOf } from './types.ts';

/** When an event of that kind has just happened. */
const on =
  (type: PartieEvent['type']): Remark<PartieMode>['when'] =>
  ({ events }) =>
    events.some((event) => event.type === type);

const PARTIE: readonly Remark<PartieMode>[] = [
  {
    id: 'repos-oublie',
    says: 'Vous avez passé alors qu’un de vos dés attendait encore son action. À la fin du tour, elle sera perdue.',
    rule: 'bw.tour.des-au-centre',
    when: ({ mine, action, node, seat, before }) =>
      mine && action.type === 'pass' && node.kind === 'choice' && node.seat !== seat && before.passes === 0,
  },
  {
    id: 'premier-deplacement',
    says: 'Il s’est déplacé : choisissez maintenant sa seule action du tour, en posant son dé.',
    rule: 'bw.tour.marqueur-action',
    when: ({ mine, state }) => mine && state.moving !== null,
  },
  {
    id: 'phase-2',
    says: 'Tous les dés sont posés. Chacun fait maintenant une action à la fois : frappez avant qu’on vous dérange.',
    rule: 'bw.tour.choix-phase-2',
    when: on('phase-2'),
  },
  {
    id: 'derange',
    says: 'Un personnage attaqué avant d’avoir agi perd son action : frapper le premier est une défense.',
    rule: 'bw.derangement.effet',
    when: on('disturbed'),
  },
  {
    id: 'parole',
    says: 'Celui qui est derrière a la parole : il paie un jeton Puissance pour jeter encore, ou il renonce.',
    rule: 'bw.combat.depense-effet',
    when: ({ state, node, seat }) => state.combat?.stage === 'raise' && node.kind === 'choice' && node.seat === seat,
  },
  {
    id: 'poursuite',
    says: 'L’autre a renoncé. Vous pouvez payer encore, mais cela ne compte que si l’écart atteint une dizaine.',
    rule: 'bw.combat.poursuite',
    when: ({ state, node, seat, mine }) =>
      !mine && state.combat !== null && state.combat.renounced !== null && node.kind === 'choice' && node.seat === seat,
  },
  {
    id: 'mort',
    says: 'Plus de point de vie : sa carte quitte le jeu. Quand toute une équipe est tombée, la partie est finie.',
    rule: 'bw.combat.mort',
    when: on('died'),
  },
  {
    id: 'initiative',
    says: 'Le jeton initiative est retourné : c’est l’autre camp qui ouvre ce tour.',
    rule: 'bw.tour.changement-initiative',
    when: on('initiative-flipped'),
  },
  {
    id: 'puissance-vide',
    says: 'L’un des vôtres n’a plus de Puissance. Posez son dé sur une icône vide pour en reprendre.',
    rule: 'bw.actions.recuperer-energie',
    when: ({ state, node, seat }) =>
      state.phase === 1 &&
      node.kind === 'choice' &&
      node.seat === seat &&
      listed(node).some(
        (action) =>
          action.type === 'move' &&
          seatOf(state.fixed.sides[action.unit] ?? 'heroes') === seat &&
          state.units[action.unit]?.power === 0,
      ),
  },
];
export const COACH: Readonly<Record<string, readonly AnyRemark[]>> = { partie: remarks(PARTIE) };
