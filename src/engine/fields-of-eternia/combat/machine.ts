// The machine of an epic combat: who acts, what is forbidden, what follows. A variant replaces phases and adds actions (see `Extension`).
import { known, type Some } from '../../kernel/result.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import type { Rules } from '../../kernel/call.ts';
import { type Fault, faultsOf } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { LIMITS } from '../constants.ts';
import { GRID_ZONES } from '../types.ts';
import {
  ABILITY_APPLY,
  abilitiesNode,
  consumeFault,
  settleAbilities,
  settleEnemy,
  settleReveal,
  soldiersFault,
  spellFault,
  surgeFault,
  swapFault,
} from './abilities.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  enter,
  firstLike,
  fixedOf,
  hasFallen,
  laidAt,
  other,
  seatOf,
  seen,
  setSide,
  sideOf,
  sideOfWho,
  still,
  told,
} from './board.ts';
import { damageNode, settleDamage, settleTotals, strike, totalsNode } from './damage.ts';
import { EFFECT_APPLY, effectNode, settleEffect } from './effects.ts';
import {
  displaceNode,
  fallenNode,
  FINISH_APPLY,
  FINISH_GO,
  fleeFault,
  fleeNode,
  maintenanceNode,
  payFault,
  payNode,
  sendFault,
  settleDisplace,
  settleFlee,
  settlePay,
  settleResolve,
  settleStart,
  tameFault,
  tameNode,
} from './finish.ts';
import { combatKey } from './keys.ts';
import {
  BASICS,
  focusFault,
  isExtra,
  layer,
  layFault,
  layNode,
  PLACE_APPLY,
  placeNode,
  settleDraw,
  settlePlace,
} from './place.ts';
import type { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatEvent, CombatState, Outcome, Phase } from './types.ts';

const { no } = faultsOf<typeof REFUSALS>();
type Applies = {
  readonly [K in CombatAction['type']]: (action: Of<CombatAction, K>, state: CombatState) => CombatStep;
};
type Refuses = { readonly [K in CombatAction['type']]: (action: Of<CombatAction, K>, state: CombatState) => Fault };
/** What a variant changes. A phase without a node goes on by itself (`settle`). */
export interface Extension {
  readonly nodes?: { readonly [P in Phase]?: (state: CombatState) => CombatNode | undefined };
  readonly settles?: { readonly [P in Phase]?: (state: CombatState) => CombatStep };
  readonly gos?: { readonly [P in Phase]?: (state: CombatState) => CombatStep };
  readonly apply?: Partial<Applies>;
  readonly refuse?: Partial<Refuses>;
}

// ── Phase 1
const weaponNode = (state: CombatState): CombatNode | undefined => {
  const side = state.turn === 0 ? 0 : 1;
  if (sideOf(state, side).weapon !== null) return undefined;
  const heroes = state.fixed.column === 'heros';
  const begun: readonly FoeRule[] = side === 0 ? ['foe.combat.epique', 'foe.grille.declenchement'] : [];
  const rules: Some<FoeRule> = heroes
    ? ['foe.p1-arme.jeton-arme', 'foe.p1-arme.ordre']
    : ['foe.p1-arme.creature', 'foe.grille.deux-colonnes'];
  return choice(
    seatOf(state, state.turn),
    [
      { type: 'weapon', weapon: 0 },
      { type: 'weapon', weapon: 1 },
    ],
    ...rules,
    'foe.grille.arme-une-sur-deux',
    ...begun,
  );
};
const settleWeapon = (state: CombatState): CombatStep =>
  state.turn === 0 && state.fixed.column === 'heros'
    ? still({ ...state, turn: 1 })
    : enter({ ...state, turn: 0 }, 'clash');
const chooseWeapon = (state: CombatState, weapon: 0 | 1): CombatStep => {
  const side = state.turn === 0 ? 0 : 1;
  const kind = fixedOf(state, side).hero?.weapons[weapon].kind ?? 'melee';
  const alone: readonly FoeRule[] =
    side === 1 && fixedOf(state, 1).friends > 0 && state.fixed.options.plusFortEnsemble
      ? ['foe.rapide.ensemble-un-seul']
      : [];
  const rules: Some<FoeRule> =
    state.fixed.column === 'heros'
      ? ['foe.p1-arme.jeton-arme', 'foe.p1-arme.ordre', 'foe.grille.arme-types']
      : ['foe.p1-arme.creature', 'foe.grille.arme-types'];
  return told(setSide(state, side, { weapon }), {
    type: 'weapon-chosen',
    side,
    weapon,
    kind,
    cites: [...rules, ...alone],
  });
};
const END_RULES: Readonly<Record<Outcome['why'], Some<FoeRule>>> = {
  vaincu: ['foe.p7-vaincus.heros'],
  double: ['foe.p7-vaincus.double'],
  fuite: ['foe.p8-fuite.fin'],
  degats: ['foe.p9-resolution.vainqueur'],
  ps: ['foe.rapide.une-manche-recul'],
  'creature-fuit': ['foe.p9-resolution.creature-fuit'],
  'boss-reste': ['foe.p9-resolution.boss-reste'],
};
/** "vaincu:0", "fuite:", "degats:1"… : why it ended, and the side that won it. */
const resultOf = ({ outcome }: CombatState): string => `${outcome?.why ?? ''}:${outcome?.winner ?? ''}`;

const NODES: { readonly [P in Phase]: (state: CombatState) => CombatNode | undefined } = {
  weapon: weaponNode,
  clash: () => undefined,
  start: () => undefined,
  place: placeNode,
  excess: () => undefined,
  abilities: abilitiesNode,
  enemy: () => undefined,
  totals: totalsNode,
  damage: damageNode,
  fallen: fallenNode,
  pay: payNode,
  tame: tameNode,
  flee: fleeNode,
  resolve: () => undefined,
  displace: displaceNode,
  maintenance: maintenanceNode,
  end: (state) => ({ kind: 'end', result: resultOf(state), cites: END_RULES[known(state.outcome ?? undefined).why] }),
};
const SETTLES: { readonly [P in Phase]: (state: CombatState) => CombatStep } = {
  weapon: settleWeapon,
  clash: (state) => enter(state, 'start'),
  start: settleStart,
  place: settlePlace,
  excess: settleReveal,
  abilities: settleAbilities,
  enemy: settleEnemy,
  totals: still,
  damage: settleDamage,
  fallen: still,
  pay: settlePay,
  tame: still,
  flee: settleFlee,
  resolve: settleResolve,
  displace: settleDisplace,
  maintenance: still,
  end: still,
};
const GOS: { readonly [P in Phase]?: (state: CombatState) => CombatStep } = {
  totals: settleTotals,
  damage: strike,
  ...FINISH_GO,
};

const elsewhere = (...cites: Some<FoeRule>): Fault => no('autre-decision', ...cites);
const absent = (): never => {
  throw new Error('combat: an action of another variant was played');
};
const APPLIES: Applies = {
  weapon: ({ weapon }, state) => chooseWeapon(state, weapon),
  ...PLACE_APPLY,
  ...EFFECT_APPLY,
  ...ABILITY_APPLY,
  ...FINISH_APPLY,
  go: absent,
  convert: absent,
  throw: absent,
  again: absent,
  stop: absent,
  'clash-die': absent,
  clash: absent,
  effect: absent,
};

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
const refusesOf = (node: (state: CombatState) => CombatNode | undefined): Refuses => {
  /** A result that chance may give now. */
  const drawable = (state: CombatState, action: CombatAction): Fault => {
    const open = node(state);
    return open?.kind === 'chance' &&
      open.outcomes.some(({ action: one }) => JSON.stringify(one) === JSON.stringify(action))
      ? undefined
      : open?.kind === 'chance'
        ? no('tirage-impossible', ...open.cites)
        : elsewhere('foe.p3-cartes.alternance');
  };
  const never = (): Fault => elsewhere('foe.grille.dix-phases');
  return {
    weapon: ({ weapon }, state) =>
      state.phase === 'weapon' && (weapon === 0 || weapon === 1)
        ? undefined
        : elsewhere('foe.p1-arme.jeton-arme', 'foe.p9-resolution.seconde-manche'),
    draw: (action, state) => (atQuota(state) ? no('quota-atteint', ...quotaRules(state)) : drawable(state, action)),
    epic: (action, state) => drawable(state, action),
    test: (action, state) => drawable(state, action),
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

/** A side has fallen, and the effect that did it has done all that it does. */
const isDown = (state: CombatState): boolean => hasFallen(state) && state.pending.length === 0;
/** Node, apply, refuse and key of a combat, with what a variant changes. */
export const machineOf = (extension: Extension = {}): Rules<CombatState, CombatAction, CombatEvent, FoeRule> => {
  const nodes = { ...NODES, ...extension.nodes };
  const settles = { ...SETTLES, ...extension.settles };
  /** Who has to answer; undefined: the combat goes on by itself. */
  const open = (state: CombatState): CombatNode | undefined => {
    if (isDown(state)) return undefined;
    if (state.pending.length === 0) return nodes[state.phase](state);
    return isExtra(state) ? layNode(state) : settleEffect(state) === undefined ? effectNode(state) : undefined;
  };
  const onward = (state: CombatState): CombatStep => {
    if (isDown(state)) return enter({ ...state, dice: null }, 'fallen');
    if (state.pending.length === 0) return settles[state.phase](state);
    return isExtra(state) ? settleDraw(state) : (settleEffect(state) ?? still(state));
  };
  const settle = (step: CombatStep): CombatStep => {
    let now = step;
    while (open(now.state) === undefined) now = chain(now, onward);
    return now;
  };
  const node = (state: CombatState): CombatNode => known(open(state));
  const apply = byTag<CombatAction, readonly [CombatState], CombatStep>({
    ...APPLIES,
    ...extension.apply,
    go: (_, state) => known(extension.gos?.[state.phase] ?? GOS[state.phase])(state),
  });
  const refuse = byTag<CombatAction, readonly [CombatState], Fault>({ ...refusesOf(open), ...extension.refuse });
  return {
    node,
    apply: (state, action) => settle(apply(action, state)),
    refuse: (state, action) =>
      state.phase === 'end' ? no('combat-fini', 'foe.p10-maintenance.melanger') : refuse(action, state),
    key: combatKey,
  };
};
