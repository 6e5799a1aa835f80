// What forbids each action of a combat, whatever its phase.
import type { Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { LIMITS } from '../constants.ts';
import { GRID_ZONES } from '../types.ts';
import { consumeFault, soldiersFault, spellFault, surgeFault, swapFault } from './abilities.ts';
import { type CombatNode, firstLike, fixedOf, laidAt, other, seen, sideOf, sideOfWho } from './board.ts';
import { effectNode } from './effects.ts';
import { sendFault } from './displacement.ts';
import { fleeFault } from './flight.ts';
import { payFault } from './payment.ts';
import { tameFault } from './taming.ts';
import { BASICS, focusFault, isExtra, layer, layFault, layNode } from './place.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState } from './types.ts';

const { no } = faultsOf<FoeRule, typeof REFUSALS>();
export type Refuses = {
  readonly [K in CombatAction['type']]: (action: Of<CombatAction, K>, state: CombatState) => Fault;
};

const elsewhere = (...cites: Some<FoeRule>): Fault => no('autre-decision', ...cites);

const atAbilities = (state: CombatState): boolean => state.phase === 'abilities' && state.pending.length === 0;
const whenAbilities = (state: CombatState, fault: Fault, ...cites: Some<FoeRule>): Fault =>
  atAbilities(state) ? fault : elsewhere(...cites);
/** Somebody is drawing or laying: in phase 3, or by an effect. */
const laying = (state: CombatState): boolean => (state.pending.length === 0 ? state.phase === 'place' : isExtra(state));
const holds = (state: CombatState): boolean => laying(state) && layNode(state)?.kind === 'choice';
const keepFault = ({ card }: Of<CombatAction, 'keep'>, state: CombatState): Fault => {
  const held = holds(state) ? sideOf(state, layer(state)).held : [];
  return held.length === 2 && held.includes(card) ? undefined : elsewhere('foe.paquet.outil-deux-cartes');
};
const handFault = ({ zone, shown }: Of<CombatAction, 'lay'>, state: CombatState): Fault => {
  if (atQuota(state)) return no('quota-atteint', ...quotaRules(state));
  if (!holds(state)) return elsewhere('foe.p3-cartes.alternance');
  const side = layer(state);
  const { held } = sideOf(state, side);
  if (held.length !== 1 || held[0] === undefined) return elsewhere('foe.paquet.outil-deux-cartes');
  const card = seen(held[0]);
  if (shown === true && state.fixed.column === 'heros' && !isExtra(state) && BASICS.has(card))
    return no('carte-visible', 'foe.p3-cartes.base-cachee');
  return layFault(state, side, card, zone);
};
const flipFault = ({ spot }: Of<CombatAction, 'flip'>, state: CombatState): Fault => {
  const [pending] = state.pending;
  if (pending?.effect.do !== 'retourner') return elsewhere('foe.p5-totaux.carte-retournee');
  const foe = sideOf(state, other(pending.side));
  const laid = laidAt(foe, spot);
  if (laid === undefined || laid.off) return no('case-vide', 'foe.p5-totaux.carte-retournee');
  return worst(
    state,
    (one) => one.type === 'flip' && one.spot.zone === spot.zone && one.spot.at === firstLike(foe, spot).at,
  );
};
/** A result that chance may give now. */
const drawFault = (open: CombatNode | undefined, action: CombatAction): Fault => {
  if (open?.kind !== 'chance') return elsewhere('foe.p3-cartes.alternance');
  return open.outcomes.some(({ action: one }) => JSON.stringify(one) === JSON.stringify(action))
    ? undefined
    : no('tirage-impossible', ...open.cites);
};
/** What forbids each action; `node` tells who acts. */
export const refusesOf = (node: (state: CombatState) => CombatNode | undefined): Refuses => {
  const drawn = (action: CombatAction, state: CombatState): Fault => drawFault(node(state), action);
  const never = (): Fault => elsewhere('foe.grille.dix-phases');
  return {
    weapon: ({ weapon }, state) =>
      state.phase === 'weapon' && (weapon === 0 || weapon === 1)
        ? undefined
        : elsewhere('foe.p1-arme.jeton-arme', 'foe.p9-resolution.seconde-manche'),
    draw: (action, state) => (atQuota(state) ? no('quota-atteint', ...quotaRules(state)) : drawn(action, state)),
    epic: drawn,
    test: drawn,
    focus: (_, state) => (holds(state) ? focusFault(state) : elsewhere('foe.p3-cartes.concentration')),
    keep: keepFault,
    lay: handFault,
    swap: ({ a, b }, state) => whenAbilities(state, swapFault(state, a, b), 'foe.paquet.temps-effet'),
    surge: ({ spot }, state) => whenAbilities(state, surgeFault(state, spot), 'foe.p4-capacites.temps-ou-surcharge'),
    spell: ({ card, side }, state) =>
      whenAbilities(state, spellFault(state, card, side), 'foe.p4-capacites.sort', 'foe.soutien.sort-combat'),
    consume: ({ card }, state) => whenAbilities(state, consumeFault(state, card), 'foe.p4-capacites.consommable'),
    soldiers: ({ give }, state) =>
      whenAbilities(
        state,
        GRID_ZONES.every((zone) => Number.isInteger(give[zone]) && give[zone] >= 0)
          ? soldiersFault(state, give)
          : no('aucun-soldat', 'foe.p4-capacites.soldats'),
        'foe.p4-capacites.soldats',
      ),
    pass: (_, state) => whenAbilities(state, undefined, 'foe.p4-capacites.passer'),
    zone: ({ zone }, state) => offered(state, 'plus', { type: 'zone', zone }),
    flip: flipFault,
    go: (_, state) => {
      const open = node(state);
      return open?.kind === 'choice' && open.options[0].type === 'go' ? undefined : elsewhere('foe.grille.dix-phases');
    },
    pay: ({ card }, state) => payFault(state, card),
    tame: (_, state) => tameFault(state),
    flee: ({ to }, state) => fleeFault(state, to),
    send: ({ to }, state) => sendFault(state, to),
    convert: never,
    throw: never,
    again: never,
    stop: never,
    'clash-die': never,
    clash: never,
    effect: never,
  };
};
/** Phase 3 is over because every card of the round has been laid: one more is not to be drawn. */
const atQuota = (state: CombatState): boolean => {
  const side = sideOfWho(state, state.turn);
  return atAbilities(state) && side !== undefined && sideOf(state, side).placed >= fixedOf(state, side).quota;
};
const quotaRules = (state: CombatState): Some<FoeRule> => [
  'foe.grille.quatre-fois',
  'foe.paquet.flux-hors-limite',
  ...(fixedOf(state, state.turn === 0 ? 0 : 1).quota > LIMITS.laid ? (['foe.rapide.ensemble-cartes'] as const) : []),
];
/** An enemy takes the worst of its options: a choice that is not among them is refused. */
const worst = (state: CombatState, is: (action: CombatAction) => boolean): Fault => {
  const open = effectNode(state);
  return open?.kind === 'choice' && open.options.some(is) ? undefined : no('pas-la-pire', 'foe.solo.p4-choix');
};
const offered = (state: CombatState, effect: 'plus', action: Extract<CombatAction, { type: 'zone' }>): Fault =>
  state.pending[0]?.effect.do === effect
    ? worst(state, (one) => one.type === 'zone' && one.zone === action.zone)
    : elsewhere('foe.soutien.sort-duree');
