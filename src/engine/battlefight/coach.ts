// What the coach of BattleFight says, once each. A match says the same of its games, and who begins the next.
import type { Seat } from '../kernel/game.ts';
import { type AnyRemark, type Moment, type Remark, remarks } from '../kernel/coach.ts';
import { topOf } from '../kernel/steps.ts';
import { isEdge } from './board.ts';
import type { MatchMode } from './match/types.ts';
import { cellOf } from './partie/board.ts';
import type { Frame, PartieAction, PartieEvent, PartieMode, PartieState } from './partie/types.ts';

type At = Moment<PartieMode>;
type Told<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;

/** When an event of that kind, such as told, has just happened. */
const on =
  <K extends PartieEvent['type']>(
    type: K,
    holds: (event: Told<K>, seat: Seat) => boolean = () => true,
  ): Remark<PartieMode>['when'] =>
  ({ events, seat }) =>
    events.some((event) => event.type === type && holds(event as Told<K>, seat));
/** The work that waits for an answer of whoever is coached. */
const asked = ({ state, node, seat }: At): Frame | undefined =>
  node.kind === 'choice' && node.seat === seat && state.offer === null ? topOf(state) : undefined;
/** When whoever is coached begins a turn, in such a state. */
const turnWhere =
  (holds: (state: PartieState, seat: Seat) => boolean): Remark<PartieMode>['when'] =>
  (moment) => {
    const frame = asked(moment);
    return frame?.kind === 'play' && frame.by === null && holds(moment.state, moment.seat);
  };
/** When whoever is coached may give such an answer. */
const offered =
  (holds: (action: PartieAction) => boolean): Remark<PartieMode>['when'] =>
  (moment) =>
    asked(moment) !== undefined && moment.node.kind === 'choice' && moment.node.options.some(holds);

const PARTIE: readonly Remark<PartieMode>[] = [
  {
    id: 'dehors',
    says: 'L’adversaire est au bord : touchez son pion pour le pousser dehors. Qui sort du plateau a perdu.',
    rule: 'bf.fin.defaite-hors-plateau',
    when: offered((action) => action.type === 'push' && action.to === 'dehors'),
  },
  {
    id: 'bloquer-oublie',
    says: 'Votre tour est fini : vos points de dégât reviennent à 0. Ce que vous n’avez pas bloqué ne se bloquera plus.',
    rule: 'bf.points.remise-a-zero',
    when: on('turn-over', (event, seat) => event.seat === seat && event.cleared > 0 && !event.out),
  },
  {
    id: 'trop-loin',
    says: '« Corps à corps » demande d’être à une case de l’adversaire. Plus loin, la technique échoue.',
    rule: 'bf.position.corps-a-corps',
    when: on('checked', ({ keyword, player, holds }, seat) => keyword === 'corps-a-corps' && player === seat && !holds),
  },
  {
    id: 'echec',
    says: 'Votre technique échoue : ses étapes restantes ne se jouent pas, mais ce qui est fait reste fait.',
    rule: 'bf.execution.echec',
    when: on('failed', ({ owner }, seat) => owner === seat),
  },
  {
    id: 'pioche-vide',
    says: 'Piocher quand la pioche est vide divise les points de vie par deux, arrondis au-dessus.',
    rule: 'bf.main.piocher-vide-vie',
    when: on('pile-empty'),
  },
  {
    id: 'prix',
    says: 'Déstabiliser se paie en cartes de votre main : le coût de la technique, moins votre Charme.',
    rule: 'bf.enchainement.destabiliser-cout',
    when: (moment) => asked(moment)?.kind === 'pay',
  },
  {
    id: 'destabiliser',
    says: 'La technique que vous choisirez reprendra juste après son « Stable », pour qui l’a jouée et contre la même cible.',
    rule: 'bf.enchainement.destabiliser-reprise',
    when: offered((action) => action.type === 'destabilise' && action.active !== null),
  },
  {
    id: 'rejouer',
    says: '« Rejouer » : vous jouez tout de suite encore une technique. Ce n’est pas facultatif.',
    rule: 'bf.enchainement.rejouer-obligation',
    when: (moment) => {
      const frame = asked(moment);
      return frame?.kind === 'play' && frame.by !== null;
    },
  },
  {
    id: 'stable',
    says: '« Stable » : la technique s’arrête là, et reste active sur la table.',
    rule: 'bf.enchainement.stable-etat',
    when: on('stable'),
  },
  {
    id: 'interdits',
    says: 'Une technique active vous interdit certains choix : cela dure tant qu’elle reste active.',
    rule: 'bf.effets.duree',
    when: turnWhere(({ active }, seat) =>
      active.some(({ effects }) =>
        effects.some(({ bearer, kind }) => bearer === seat && (kind === 's-empecher' || kind === 's-empecher-carte')),
      ),
    ),
  },
  {
    id: 'degats',
    says: 'Vous avez des points de dégât : jusqu’à la fin de votre tour, « Bloquer » peut en refaire des points de vie.',
    rule: 'bf.points.degat',
    when: turnWhere(({ players }, seat) => (players[seat]?.damage ?? 0) > 0),
  },
  {
    id: 'premier-tour',
    says: 'À chaque tour, vous jouez une technique : une carte de votre main, ou l’une des cinq techniques de base.',
    rule: 'bf.techniques.choix-source',
    when: turnWhere(() => true),
  },
  {
    id: 'main-vide',
    says: 'Votre main est vide, et rien ne se pioche tout seul. La concentration de base fait piocher une carte.',
    rule: 'bf.tour.contenu',
    when: turnWhere(({ players }, seat) => players[seat]?.hand.length === 0),
  },
  {
    id: 'au-bord',
    says: 'Votre pion est au bord : une seule poussée peut le mettre dehors.',
    rule: 'bf.position.pousser-hors-plateau',
    when: turnWhere((state, seat) => isEdge(cellOf(state, seat))),
  },
];

/** What is said of a game, said of the game of a match that goes on. */
const inMatch = ({ when, ...said }: Remark<PartieMode>): Remark<MatchMode> => ({
  ...said,
  when: ({ before, state, events, ...moment }) =>
    before.game !== null &&
    state.game !== null &&
    before.number === state.number &&
    when({ ...moment, before: before.game, state: state.game, events: events as readonly PartieEvent[] }),
});
const MATCH: readonly Remark<MatchMode>[] = [
  {
    id: 'partie-suivante',
    says: 'Une partie commence, avec les mêmes decks : qui a perdu la première la fois d’avant joue d’abord.',
    rule: 'bf.mise-en-place.premier-suivantes',
    when: ({ events }) => events.some((event) => event.type === 'match-game-started' && !event.redrawn),
  },
  ...PARTIE.map(inMatch),
];

export const COACH: Readonly<Record<string, readonly AnyRemark[]>> = {
  partie: remarks(PARTIE),
  match: remarks(MATCH),
};
