// What the coach of Fields of Eternia says, once each: what has just struck first, then what was forgotten, then what is new.
import { type AnyRemark, type Moment, type Remark, remarks } from '../kernel/coach.ts';
import type { Seat } from '../kernel/game.ts';
import { listed } from '../kernel/play.ts';
import { SOLDIERS_LEFT, SOLO } from './coach-solo.ts';
import type { EscEvent, EscMode } from './escarmouche/types.ts';
import { activeHero, healthOf, sheetOf, teamOf, teamState } from './partie/board.ts';
import type { PartieEvent, PartieMode } from './partie/event-types.ts';
import { partie } from './partie/index.ts';
import type { PartieAction, PartieState } from './partie/types.ts';

type When = Remark<PartieMode>['when'];
type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
/** When an event of that kind has just happened, such as it is wanted. */
const on =
  <K extends PartieEvent['type']>(type: K, such: (event: Of<K>, moment: Moment<PartieMode>) => boolean): When =>
  (moment) =>
    moment.events.some((event) => event.type === type && such(event as Of<K>, moment));
/** Whether whoever is coached is asked now. */
const isAsked = ({ node, seat }: Moment<PartieMode>): boolean => node.kind === 'choice' && node.seat === seat;

/** What takes one of the two standard actions of a turn. */
const STANDARD_ACTIONS: ReadonlySet<PartieAction['type']> = new Set([
  'move',
  'travel',
  'outpost',
  'reinforce',
  'march',
  'brave',
  'quest',
  'acquire',
]);
/** Whether the coached seat has just done that while something else of its choice was still open. */
const leftAside = (
  { mine, action, before }: Moment<PartieMode>,
  done: 'end-turn' | 'pass',
  open: (action: PartieAction) => boolean,
): boolean => mine && action.type === done && listed(partie.node(before)).some(open);
const canPay = (state: PartieState, seat: Seat): boolean => teamState(state, seat).eternium > 0;
const isHurt = (state: PartieState): boolean => {
  const hero = activeHero(state);
  return hero !== null && healthOf(state, hero) < sheetOf(state, hero).health;
};

const STRUCK: readonly Remark<PartieMode>[] = [
  {
    id: 'heros-vaincu',
    says: 'Un héros vaincu paie une valeur de 5, en Eternium de la réserve ou en cartes qu’il possède.',
    rule: 'foe.vaincu.paiement',
    when: ({ events }) => events.some(({ type }) => type === 'paid' || type === 'paid-all' || type === 'p-paid'),
  },
  {
    id: 'boss',
    says: 'Un boss est en jeu. S’il l’est encore à la fin de la dernière manche, toutes les équipes perdent.',
    rule: 'foe.fin.boss-en-jeu',
    when: on('p-boss', () => true),
  },
];
const FORGOTTEN: readonly Remark<PartieMode>[] = [
  {
    id: 'quete-oubliee',
    says: 'Il y avait un jeton quête dans la zone de votre héros : pour une action, il pouvait le retirer et piocher.',
    rule: 'foe.quete.action',
    when: (moment) => leftAside(moment, 'end-turn', ({ type }) => type === 'quest'),
  },
  {
    id: 'action-oubliee',
    says: 'Votre héros pouvait agir encore : activé, il a droit à deux actions standard. Il peut aussi en faire moins.',
    rule: 'foe.activation.deux-actions',
    when: (moment) => leftAside(moment, 'end-turn', ({ type }) => STANDARD_ACTIONS.has(type)),
  },
  {
    id: 'achat-oublie',
    says: 'Vous pouviez entrer chez un marchand : une action gratuite ne prend la place d’aucune action standard.',
    rule: 'foe.activation.gratuites-une-fois',
    when: (moment) =>
      canPay(moment.before, moment.seat) && leftAside(moment, 'end-turn', ({ type }) => type === 'shop'),
  },
  {
    id: 'soldats-oublies',
    ...SOLDIERS_LEFT,
    when: (moment) => leftAside(moment, 'pass', ({ type }) => type === 'soldiers'),
  },
];
const NEW: readonly Remark<PartieMode>[] = [
  {
    id: 'entree',
    says: 'Entrer chez l’ennemi arrête le déplacement : les points restants sont perdus, et un combat commence.',
    rule: 'foe.deplacement.entree-ennemie',
    when: (moment) =>
      moment.mine && moment.action.type === 'move' && on('p-combat', ({ what }) => what !== 'sauvage')(moment),
  },
  {
    id: 'zone-differente',
    says: 'Cette carte ne va pas dans la zone de la grille où vous avez posé la précédente.',
    rule: 'foe.p3-cartes.zone-differente',
    when: (moment) => {
      const { combat } = moment.state;
      const side = combat?.sides.find((_, one) => combat.fixed.seats[one] === moment.seat);
      return (
        combat?.phase === 'place' && isAsked(moment) && side !== undefined && side.held.length > 0 && side.last !== null
      );
    },
  },
  {
    id: 'initiative',
    says: 'Qui perd l’initiative perd automatiquement 1 PS.',
    rule: 'foe.p5-totaux.initiative-surpris',
    when: on('initiative', ({ winner, loss }) => winner !== null && loss === 1),
  },
  {
    id: 'relance',
    says: 'Une icône relancer permet de relancer ce dé, et un autre dé de votre choix.',
    rule: 'foe.sauvage.relance',
    when: (moment) => moment.state.wild?.stage === 'reroll' && isAsked(moment),
  },
  {
    id: 'defense-dabord',
    says: 'La défense doit tomber à 0 avant qu’un dé serve contre les PS.',
    rule: 'foe.sauvage.p2-defense-dabord',
    when: (moment) => moment.state.wild?.stage === 'assign' && isAsked(moment),
  },
  {
    id: 'jour',
    says: 'De jour, chaque avant-poste que vous contrôlez donne aussitôt l’Eternium imprimé sur lui.',
    rule: 'foe.manche.jour',
    when: on('p-income', ({ team, eternium }, { seat }) => team === seat && eternium > 0),
  },
  {
    id: 'repos',
    says: 'Il fait nuit : pour ses deux actions standard, votre héros peut se reposer et récupérer 4 PS.',
    rule: 'foe.repos.action',
    when: (moment) =>
      isAsked(moment) && isHurt(moment.state) && listed(moment.node).some(({ type }) => type === 'rest'),
  },
  {
    id: 'activation',
    says: 'Ce héros est activé. Une même action standard ne se fait qu’une fois par tour.',
    rule: 'foe.activation.action-unique',
    when: on('p-activated', ({ hero }, { state, seat }) => teamOf(state, hero) === seat),
  },
];
const PARTIE: readonly Remark<PartieMode>[] = [...STRUCK, ...FORGOTTEN, ...NEW];

/** What a skirmish calls for as well, once its game is under way. */
const IN_A_SKIRMISH: ReadonlySet<string> = new Set(['action-oubliee', 'activation', 'entree', 'jour']);
const isOwn = (event: EscEvent): event is Exclude<EscEvent, PartieEvent> => event.type.startsWith('esc-');
const ESCARMOUCHE: readonly Remark<EscMode>[] = PARTIE.filter(({ id }) => IN_A_SKIRMISH.has(id)).map((remark) => ({
  ...remark,
  when: ({ before, state, action, events, ...moment }) =>
    before.game !== null &&
    state.game !== null &&
    remark.when({
      ...moment,
      before: before.game,
      state: state.game,
      action: action as PartieAction, // while the game goes on, its actions are the only ones
      node: partie.node(state.game),
      events: events.filter((event): event is PartieEvent => !isOwn(event)),
    }),
}));
export const COACH: Readonly<Record<string, readonly AnyRemark[]>> = {
  partie: remarks(PARTIE),
  escarmouche: remarks(ESCARMOUCHE),
  solo: remarks(SOLO),
};
