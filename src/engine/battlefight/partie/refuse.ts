import type { Seat } from '../../kernel/game.ts';
import type { Some } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import { topOf } from '../../kernel/steps.ts';
import { no } from '../refusals.ts';
import type { BfRule } from '../rules.ts';
import type { Keyword } from '../types.ts';
import { findActive, isIn, kinds, opponentsOf, playerOf, techniqueOf, isTurnStart } from './board.ts';
import { destabiliseFault, discardFault, type Fault, moveFault, playFault, pushFault } from './laws.ts';
import { dealtTo, node } from './node.ts';
import { aims } from './run.ts';
import { mayClaim } from './turn.ts';
import { sureCard } from './zones.ts';
import type { Frame, PartieAction, PartieState } from './types.ts';

const OTHER = (...cites: Some<BfRule>): Fault => no('autre-decision', ...cites);

/** The keyword whose choice is open, with its frame. */
const opOf = (
  state: PartieState,
): { readonly keyword: Keyword; readonly frame: Extract<Frame, { kind: 'op' }> } | undefined => {
  const frame = topOf(state);
  if (frame?.kind !== 'op') return undefined;
  const active = findActive(state, frame.active);
  const keyword = active === undefined ? undefined : techniqueOf(state, active.card).steps[frame.step]?.keyword;
  return keyword === undefined ? undefined : { keyword, frame };
};
const targetFault = (mine: Seat, seat: Seat, options: readonly Seat[]): Fault => {
  if (options.includes(seat)) return undefined;
  return mine === seat
    ? no('cible-soi', 'bf.techniques.cible-adversaire')
    : no('cible-eliminee', 'bf.fin.elimination-cible', 'bf.techniques.cible-adversaire');
};
/** Beside the node: only by someone still playing, and not while chance or an offer is pending. */
const asideFault = (state: PartieState, seat: Seat): Fault => {
  if (!isIn(state, seat)) return no('personne-eliminee', 'bf.fin.elimination-statut');
  if (state.offer !== null) return no('reponse-attendue', 'bf.fin.nulle-accord-effet');
  return node(state).kind === 'choice' ? undefined : OTHER('bf.fin.nulle-accord');
};

type Table = Parameters<typeof byTag<PartieAction, readonly [PartieState], Fault>>[0];
const ASIDES = {
  'offer-draw': ({ seat }, state) =>
    asideFault(state, seat) ??
    (state.offered.includes(seat) ? no('nulle-deja-proposee', 'bf.fin.nulle-accord') : undefined),
  claim: ({ seat }, state) => {
    const fault = asideFault(state, seat);
    if (fault !== undefined || mayClaim(state)) return fault;
    return isTurnStart(state)
      ? no('repetition-pas-encore', 'bf.fin.nulle-repetition-moment', 'bf.fin.nulle-repetition-etat')
      : no('repetition-moment', 'bf.fin.nulle-repetition-moment');
  },
  resign: ({ seat }, state) =>
    asideFault(state, seat) ?? (state.fixed.options.abandon ? undefined : no('abandon-ferme', 'bf.fin.elimination')),
  dispute: ({ seat }, state) =>
    asideFault(state, seat) ??
    (state.fixed.options.litige === 'signaler' ? undefined : no('litige-arbitre', 'bf.document.sans-ambiguite')),
} as const satisfies Partial<Table>;

const table = byTag<PartieAction, readonly [PartieState], Fault>({
  ...ASIDES,
  first: ({ seat }, state) =>
    state.turn !== null || dealtTo(state) !== undefined
      ? OTHER('bf.mise-en-place.premier-tirage')
      : isIn(state, seat)
        ? undefined
        : no('personne-eliminee', 'bf.mise-en-place.premier-tirage'),
  deal: ({ seat, card }, state) =>
    dealtTo(state) !== seat
      ? OTHER('bf.mise-en-place.main-initiale')
      : playerOf(state, seat).pile.includes(card)
        ? undefined
        : no('tirage-impossible', 'bf.mise-en-place.melange'),
  draw: ({ card }, state) => {
    const op = opOf(state);
    if (op?.keyword !== 'piocher') return OTHER('bf.main.piocher-repetition');
    const { player } = op.frame;
    return sureCard(state, player) === undefined && kinds(playerOf(state, player).pile).some(([kind]) => kind === card)
      ? undefined
      : no('tirage-impossible', 'bf.main.piocher-pleine');
  },
  play: ({ card }, state) => {
    const frame = topOf(state);
    return frame?.kind === 'play'
      ? playFault(state, frame.seat, card)
      : OTHER('bf.tour.contenu', 'bf.enchainement.rejouer');
  },
  target: ({ seat }, state) => {
    const frame = topOf(state);
    return frame?.kind === 'target'
      ? targetFault(frame.seat, seat, opponentsOf(state, frame.seat))
      : OTHER('bf.techniques.jouer-ordre', 'bf.techniques.cible-adversaire');
  },
  execute: (_, state) =>
    topOf(state)?.kind === 'run' ? undefined : OTHER('bf.execution.ordre', 'bf.execution.empilement'),
  aim: ({ seat }, state) => {
    const frame = topOf(state);
    const mine = frame?.kind === 'all' ? frame.left[0] : undefined;
    return mine === undefined ? OTHER('bf.modificateurs.tous-cible') : targetFault(mine, seat, aims(state, mine));
  },
  discard: ({ card }, state) => {
    const frame = topOf(state);
    if (frame?.kind === 'pay') return discardFault(state, frame.player, card);
    const op = opOf(state);
    return op?.keyword === 'defausser' || op?.keyword === 'si-possible-defausser'
      ? discardFault(state, op.frame.player, card)
      : OTHER('bf.main.defausser-suffisant');
  },
  destabilise: ({ active }, state) => {
    const op = opOf(state);
    if (op?.keyword !== 'destabiliser') return OTHER('bf.enchainement.destabiliser-choix');
    return active === null ? undefined : destabiliseFault(state, op.frame.player, active);
  },
  move: ({ to }, state) => {
    const op = opOf(state);
    return op?.keyword === 'se-deplacer'
      ? moveFault(state, op.frame.player, to)
      : OTHER('bf.position.se-deplacer-case');
  },
  push: ({ to }, state) => {
    const op = opOf(state);
    return op?.keyword === 'pousser' && op.frame.opponent !== null
      ? pushFault(state, op.frame.player, op.frame.opponent, to)
      : OTHER('bf.position.pousser-case');
  },
  'answer-draw': ({ seat }, state) =>
    state.offer === null
      ? no('sans-proposition', 'bf.fin.nulle-accord')
      : state.offer.left[0] === seat
        ? undefined
        : no('reponse-autre', 'bf.fin.nulle-accord-effet'),
});

/** Undefined exactly when the action may be played; else the first rule that forbids it. */
export const refuse = (state: PartieState, action: PartieAction): Fault => {
  if (state.end !== null) return no('partie-finie', 'bf.fin.arret-immediat');
  if (Object.hasOwn(ASIDES, action.type)) return table(action, state);
  if (state.offer !== null && action.type !== 'answer-draw') return no('reponse-attendue', 'bf.fin.nulle-accord-effet');
  if (topOf(state) === undefined && action.type !== 'first' && action.type !== 'deal')
    return OTHER('bf.mise-en-place.premier-tirage');
  return table(action, state);
};
