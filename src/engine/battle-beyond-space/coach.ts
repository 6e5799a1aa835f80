// What the coach of Battle Beyond Space says, once each: what has just struck first, then what is left aside, then what is new.
import { type AnyRemark, type Moment, type Remark, remarks } from '../kernel/coach.ts';
import type { Seat } from '../kernel/game.ts';
import { listed } from '../kernel/play.ts';
import { ROUNDS } from './constants.ts';
import type { EscarmoucheMode } from './escarmouche/types.ts';
import { destroyersInPlay, destroyerTargets, sideOf } from './partie/board.ts';
import type { PartieEvent, PartieMode } from './partie/event-types.ts';
import { isHidden, SHOWN } from './partie/powers.ts';
import { targetsNow } from './partie/turret.ts';
import type { PartieState, Phase } from './partie/types.ts';
import { isDestroyerId, seatOfShip } from './words.ts';

type When = Remark<PartieMode>['when'];
type Of<K extends PartieEvent['type']> = Extract<PartieEvent, { readonly type: K }>;
/** What has just been told of that kind. */
const told = <K extends PartieEvent['type']>(events: readonly PartieEvent[], type: K): readonly Of<K>[] =>
  events.filter((event): event is Of<K> => event.type === type);
/** When an event of that kind has just happened, such as it is wanted. */
const on =
  <K extends PartieEvent['type']>(type: K, such: (event: Of<K>, seat: Seat) => boolean = () => true): When =>
  ({ events, seat }) =>
    told(events, type).some((event) => such(event, seat));
/** Whether whoever is coached is asked about that phase. */
const isAsked = ({ state, node, seat }: Moment<PartieMode>, phase: Phase): boolean =>
  state.phase === phase && node.kind === 'choice' && node.seat === seat;

/** A card that would serve all along, and that nobody has seen yet. */
const isKeptBack = (state: PartieState, seat: Seat): boolean => {
  const { power } = sideOf(state, seat);
  return isHidden(state, seat) && power !== null && power !== 'none' && power !== 'hidden' && SHOWN.has(power);
};
const BEFORE_REMINDED = 2; // rounds that a power may be kept back without a word
/** One's own destroyers that could fire without moving. */
const couldFire = (state: PartieState, seat: Seat): boolean =>
  !state.fixed.options.destroyerFireNeedsMove &&
  destroyersInPlay(state, seat).some((ship) => destroyerTargets(state, ship).size > 0);

const STRUCK = [
  {
    id: 'chasseurs-percutes',
    says: 'Deux chasseurs ennemis sur une même case se détruisent : chaque joueur marque 1 point.',
    rule: 'bbs.collisions-chasseurs.ennemi-points',
    when: on('collided', ({ against, row }) => against === 'enemy-fighter' && row === 'fighter'),
  },
  {
    id: 'destroyer-endommage',
    says: 'Un destroyer endommagé ne rapporte encore rien. Détruit, il vaudra 4 points.',
    rule: 'bbs.but.valeur-destroyer',
    when: on('damaged', ({ ship }) => isDestroyerId(ship)),
  },
  {
    id: 'prise',
    says: 'Un vaisseau détruit vous revient : gardez-le pour le décompte final.',
    rule: 'bbs.principes.prise',
    when: on('destroyed', ({ by }, seat) => by === seat),
  },
  {
    id: 'sonde',
    says: 'Une sonde se ramasse en finissant dessus. La survoler ne suffit pas.',
    rule: 'bbs.sondes.ramassage',
    when: on('probe-taken'),
  },
] satisfies readonly Remark<PartieMode>[];
const LEFT_ASIDE = [
  {
    id: 'tir-laisse',
    says: 'Votre destroyer avait une cible. Rien ne l’oblige à tirer, mais ce tir est passé.',
    rule: 'bbs.tir-destroyers.facultatif',
    when: ({ mine, action, before }) => mine && action.type === 'hold-fire' && targetsNow(before).size > 0,
  },
  {
    id: 'destroyer-laisse',
    says: 'L’un de vos destroyers avait une cible : choisi, il pouvait tirer sans même bouger.',
    rule: 'bbs.tir-destroyers.seul-active',
    when: ({ mine, action, before, seat }) => mine && action.type === 'no-destroyer' && couldFire(before, seat),
  },
  {
    id: 'pouvoir-garde',
    says: 'Votre pouvoir est toujours caché. Tant que vous ne le révélez pas, il n’a aucun effet.',
    rule: 'bbs.pouvoirs.sans-effet-cache',
    when: (moment) =>
      moment.state.round > BEFORE_REMINDED && isAsked(moment, 'squadron') && isKeptBack(moment.state, moment.seat),
  },
] satisfies readonly Remark<PartieMode>[];
const NEW = [
  {
    id: 'trois-chiffres',
    says: 'Ces trois chiffres servent ce tour-ci : vitesse, rotation, puis points d’action du destroyer.',
    rule: 'bbs.tour.carte-unique',
    when: on('card-turned', ({ seat: whose }, seat) => whose === seat),
  },
  {
    id: 'nombre-exact',
    says: 'Chacun a avancé du nombre exact de cases de votre carte, ni plus ni moins.',
    rule: 'bbs.chasseurs.nombre-exact',
    when: ({ events, seat }) => {
      const moved = told(events, 'moved').filter(({ ship }) => seatOfShip(ship) === seat);
      return (
        moved.length > 0 &&
        moved.every(({ cites }) => cites.includes('bbs.chasseurs.nombre-exact') && !cites.includes('bbs.vonyan.double'))
      );
    },
  },
  {
    id: 'tir-masque',
    says: 'L’un de vos chasseurs n’a pas tiré : ce qu’il a d’abord devant lui est à vous.',
    rule: 'bbs.tir-chasseurs.allie-bloque',
    when: on('missed', ({ ship, why }, seat) => why === 'ally' && seatOfShip(ship) === seat),
  },
  {
    id: 'rotation',
    says: 'Les tirs sont faits : maintenant seulement, les chasseurs de cet escadron peuvent tourner.',
    rule: 'bbs.rotations.apres-tir',
    when: (moment) => isAsked(moment, 'rotate'),
  },
  {
    id: 'manoeuvre',
    says: 'Avancer d’une case coûte 1 point d’action, pivoter de 60° aussi.',
    rule: 'bbs.destroyers.cout',
    when: (moment) => isAsked(moment, 'helm') && moment.state.fixed.options.destroyerPoint === 'forward-or-pivot',
  },
  {
    id: 'tourelles',
    says: 'Votre destroyer a une cible : il tire à 2 cases à la ronde, comptées de l’avant ou de l’arrière.',
    rule: 'bbs.tir-destroyers.portee',
    when: (moment) => isAsked(moment, 'aim') && listed(moment.node).some(({ type }) => type === 'shoot'),
  },
  {
    id: 'derniere-manche',
    says: 'Dernière manche. À la fin, chaque case de l’anneau central vaut 2 points à qui l’occupe.',
    rule: 'bbs.score.anneau',
    when: on('round-began', ({ round }) => round === ROUNDS),
  },
] satisfies readonly Remark<PartieMode>[];
const PARTIE: readonly Remark<PartieMode>[] = [...STRUCK, ...LEFT_ASIDE, ...NEW];

/** What a skirmish may call for as well: few ships and few turns. */
const IN_A_SKIRMISH: ReadonlySet<string> = new Set([
  'chasseurs-percutes',
  'trois-chiffres',
  'nombre-exact',
  'rotation',
  'manoeuvre',
  'tourelles',
]);
const ESCARMOUCHE: readonly Remark<EscarmoucheMode>[] = PARTIE.filter(({ id }) => IN_A_SKIRMISH.has(id)).map(
  (remark) => ({
    ...remark,
    when: ({ before, state, events, ...moment }) =>
      remark.when({
        ...moment,
        before: before.game,
        state: state.game,
        events: events.filter((event): event is PartieEvent => event.type !== 'goal-checked'),
      }),
  }),
);
export const COACH: Readonly<Record<string, readonly AnyRemark[]>> = {
  partie: remarks(PARTIE),
  escarmouche: remarks(ESCARMOUCHE),
};
