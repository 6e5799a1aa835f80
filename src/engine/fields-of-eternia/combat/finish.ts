// Phases 7 to 10: the fallen, flight, the second round or the result, maintenance.
import { known, type Some } from '../../kernel/result.ts';
import type { Of } from '../../kernel/tags.ts';
import { type Fault, faultsOf } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { COSTS } from '../constants.ts';
import type { CardId, Effect, ZoneId } from '../types.ts';
import {
  chain,
  choice,
  type CombatNode,
  type CombatStep,
  deciderOf,
  EMPTY_GRID,
  enter,
  fixedOf,
  isHero,
  NO_CARDS,
  NO_TOTALS,
  onward,
  other,
  playsCards,
  seatOf,
  setSide,
  sideOf,
  sizeOf,
  still,
  told,
} from './board.ts';
import { fallsBack, fleeCost, fleeZones, nearOf, sendZones } from './places.ts';
import type { REFUSALS } from './refusals.ts';
import { pend, pendAbility, settleEffect } from './effects.ts';
import type { CombatAction, CombatState, Outcome, Pending, Side } from './types.ts';

const { no } = faultsOf<typeof REFUSALS>();
const NOTHING: Outcome = {
  winner: null,
  why: 'double',
  fallen: [false, false],
  pv: [0, 0],
  to: [null, null],
  tamed: false,
  debt: [0, 0],
};
const outcomeOf = ({ outcome }: CombatState): Outcome => outcome ?? NOTHING;
const conclude = (state: CombatState, change: Partial<Outcome>): CombatState => ({
  ...state,
  outcome: { ...outcomeOf(state), ...change },
});
const at = <T>([a, b]: readonly [T, T], side: Side, value: T): readonly [T, T] =>
  side === 0 ? [value, b] : [a, value];

// ── Phase 2, at the start of each combat round
/** Capacities of the start of a combat, the active hero's first (A15: again in the second round). */
export const settleStart = (state: CombatState): CombatStep => {
  const abilities = ([1, 0] as const).flatMap((side) => {
    const start = fixedOf(state, side).hero?.start;
    return start === undefined || !playsCards(state, side) ? [] : [{ side, start }];
  });
  const rule: FoeRule = state.fixed.column === 'heros' ? 'foe.p2-debut.heros' : 'foe.p2-debut.creature';
  const pended = abilities.reduce(
    (now, { side, start }) =>
      pendAbility(now, start, { side, what: 'capacite', name: start.name ?? fixedOf(now, side).name, rule }),
    state,
  );
  return enter({ ...pended, turn: 0 }, 'place');
};

/** Whether friends stand beside the attacked hero, and it counts. */
const isTogether = (state: CombatState): boolean =>
  state.fixed.column === 'heros' && state.fixed.options.plusFortEnsemble && fixedOf(state, 1).friends > 0;
/** Where the friends of the attacked side go, said beside what becomes of the fighter. */
const homeless = (state: CombatState): readonly FoeRule[] =>
  fixedOf(state, 1).refuges.length === 0 ? ['foe.rapide.ensemble-sans-avant-poste'] : [];

// ── Phase 7
export const fallenNode = (state: CombatState): CombatNode => onward(state, 'foe.p7-vaincus.heros', 'foe.vaincu.seuil');
const pvOf = (state: CombatState, side: Side): number => {
  const { final, first, mount, column, options } = state.fixed;
  if (final) return 1;
  if (mount) return 0;
  if (column === 'boss' && side === 0) return options.bossSansPV ? 0 : 1;
  return first && column === 'heros' ? 0 : 1;
};
const wonBy = (state: CombatState, winner: Side): CombatStep => {
  const loser = other(winner);
  const pv = isHero(state, winner) && playsCards(state, winner) ? pvOf(state, winner) : 0;
  const lost = conclude(state, {
    winner,
    why: 'vaincu',
    fallen: at(outcomeOf(state).fallen, loser, true),
    pv: at([0, 0], winner, pv),
  });
  const why: readonly FoeRule[] =
    state.fixed.first && state.fixed.column === 'heros' ? ['foe.premiere.sans-recompense'] : [];
  const cites: Some<FoeRule> =
    loser === 1 && fixedOf(state, 1).enemy !== null
      ? ['foe.p7-vaincus.creature-vaincue', ...(state.fixed.mount ? (['foe.escarmouche.monture-gagnee'] as const) : [])]
      : winner === 1 && fixedOf(state, 1).enemy !== null
        ? ['foe.p7-vaincus.creature-gagne']
        : ['foe.p7-vaincus.heros', ...why];
  const reward = fixedOf(state, 1).enemy?.reward;
  const step = told(lost, { type: 'fallen', side: loser, pv, cites });
  return loser === 1 && reward !== undefined && reward.length > 0
    ? chain(
        step,
        (next) =>
          told(next, {
            type: 'reward',
            name: fixedOf(next, 1).name,
            effects: reward,
            cites: ['foe.p7-vaincus.creature-vaincue'],
          }),
        (next) => prize(next, reward),
      )
    : step;
};
/** What a combat gives at once, before taming: Eternium, and PS. */
const isGiven = ({ do: what }: Effect): boolean => what === 'eternium' || what === 'soigner';
/** What is left of a reward for whoever called the combat. */
export const rewardLeft = (reward: readonly Effect[]): readonly Effect[] => reward.filter((effect) => !isGiven(effect));
const prize = (state: CombatState, reward: readonly Effect[]): CombatStep => {
  const source: Omit<Pending, 'effect'> = {
    side: 0,
    what: 'capacite',
    name: fixedOf(state, 1).name,
    rule: 'foe.p7-vaincus.creature-vaincue',
    lasting: false,
  };
  let step = still(pend(state, reward.filter(isGiven), source));
  while (step.state.pending.length > 0) step = chain(step, (next) => known(settleEffect(next)));
  return step;
};
/** A fallen hero goes back to the base, healed; the turn ends if it was the active one (A26). */
const goHome = (state: CombatState, side: Side): CombatStep => {
  if (!isHero(state, side) || state.fixed.final) return still(state);
  const { base, healthMax } = fixedOf(state, side);
  const home = conclude(setSide(state, side, { health: healthMax }), { to: at(outcomeOf(state).to, side, 'base') });
  return told(home, {
    type: 'returned',
    side,
    base,
    cites:
      side === 0
        ? ['foe.vaincu.fin-du-tour', 'foe.vaincu.retour-base', 'foe.vaincu.soin']
        : [
            'foe.vaincu.retour-base',
            'foe.vaincu.soin',
            ...(isTogether(state) ? (['foe.rapide.ensemble-zero', ...homeless(state)] as const) : []),
          ],
  });
};
/** What the fallen owes: five, but nothing in the duel of a tie, for a solo enemy, or for a beginner's hero in solo. */
const owed = (state: CombatState, side: Side): number => {
  if (state.fixed.final || !isHero(state, side) || !playsCards(state, side)) return 0;
  const { solo } = state.fixed;
  return solo === null || (solo.pays ?? solo.level !== 'debutant') ? COSTS.defeat : 0;
};
const tellFallen = (state: CombatState): CombatStep => {
  const fallen = ([0, 1] as const).filter((side) => sideOf(state, side).health === 0);
  const both = fallen.length === 2;
  const marked = conclude(state, { fallen: [fallen.includes(0), fallen.includes(1)] });
  const first = both
    ? told(conclude(marked, { winner: null, why: 'double' }), {
        type: 'both-fallen',
        column: state.fixed.column,
        cites: ['foe.p7-vaincus.double'],
      })
    : wonBy(marked, other(known(fallen[0])));
  return chain(first, ...fallen.map((side) => (next: CombatState) => goHome(next, side)), nextPayment);
};
/** Who pays next; then taming, then maintenance. */
const nextPayment = (state: CombatState): CombatStep => {
  const { fallen } = outcomeOf(state);
  const from = state.paying === null ? 0 : state.paying + 1;
  const side = ([0, 1] as const).find((one) => one >= from && fallen[one] && owed(state, one) > 0);
  if (side !== undefined) return chain(enter({ ...state, paying: side, due: owed(state, side) }, 'pay'));
  return canTame(state) ? enter(state, 'tame') : enter(state, 'maintenance');
};

// ── The five Eternium
/** Cards that the fallen hero may hand over: its own, worth something. */
export const payable = (
  state: CombatState,
  side: Side,
): readonly { readonly id: CardId; readonly name: string; readonly value: number }[] => {
  const mine = sideOf(state, side);
  const fixed = fixedOf(state, side);
  const playables = [
    ...fixed.spells.filter(({ id, owner }) => owner === undefined && mine.spells.includes(id)),
    ...fixed.consumables.filter(({ id }) => mine.consumables.includes(id)),
  ];
  return [
    ...fixed.goods.filter(({ id }) => mine.goods.includes(id)).map(({ id, name, cost }) => ({ id, name, value: cost })),
    ...playables.map(({ id, name, cost = 0 }) => ({ id, name, value: cost })),
  ].filter(({ value }) => value > 0);
};
export const payFault = (state: CombatState, card: CardId | null): Fault => {
  if (state.phase !== 'pay' || state.paying === null) return no('autre-decision', 'foe.vaincu.paiement');
  const cards = payable(state, state.paying);
  if (card !== null)
    return cards.some(({ id }) => id === card) ? undefined : no('carte-sans-valeur', 'foe.vaincu.paiement');
  return sideOf(state, state.paying).eternium >= state.due || cards.length === 0
    ? undefined
    : no('eternium-insuffisant', 'foe.vaincu.paiement', 'foe.eternium.reserve-commune');
};
export const payNode = (state: CombatState): CombatNode | undefined => {
  const side = state.paying ?? 0;
  const cards = payable(state, side);
  const { eternium } = sideOf(state, side);
  const sum = eternium + cards.reduce((total, { value }) => total + value, 0);
  if (state.due === 0 || cards.length === 0 || sum <= state.due) return undefined;
  return choice(
    deciderOf(state, side),
    [
      ...cards.map(({ id }): CombatAction => ({ type: 'pay', card: id })),
      ...(payFault(state, null) === undefined ? [{ type: 'pay', card: null } as const] : []),
    ],
    'foe.vaincu.paiement',
    'foe.eternium.partage',
  );
};
const handOver = (state: CombatState, side: Side, card: CardId): CombatStep => {
  const { name, value } = known(payable(state, side).find(({ id }) => id === card));
  const mine = sideOf(state, side);
  const left = Math.max(0, state.due - value);
  const without = (ids: readonly CardId[]): readonly CardId[] => ids.filter((id) => id !== card);
  return told(
    setSide({ ...state, due: left }, side, {
      goods: without(mine.goods),
      spells: without(mine.spells),
      consumables: without(mine.consumables),
    }),
    { type: 'paid', side, card, name, value, left, cites: ['foe.vaincu.paiement'] },
  );
};
const payRest = (state: CombatState, side: Side): CombatStep => {
  const { eternium } = sideOf(state, side);
  const paid = Math.min(eternium, state.due);
  const left = state.due - paid;
  const kept = left > 0 && state.fixed.options.detteReportee;
  const next = conclude(
    setSide({ ...state, due: 0 }, side, { eternium: eternium - paid }),
    kept ? { debt: at(outcomeOf(state).debt, side, left) } : {},
  );
  return told(next, {
    type: 'paid-all',
    side,
    eternium: paid,
    left,
    kept,
    cites: ['foe.vaincu.paiement', 'foe.eternium.ressource'],
  });
};
/** Nothing to choose: everything goes when it is not enough, or when there is only Eternium. */
export const settlePay = (state: CombatState): CombatStep => {
  const side = state.paying ?? 0;
  if (state.due === 0) return nextPayment(state);
  const [card] = payable(state, side);
  return card === undefined ? payRest(state, side) : handOver(state, side, card.id);
};

// ── Taming
const canTame = (state: CombatState): boolean => {
  const { enemy } = fixedOf(state, 1);
  const { winner, fallen } = outcomeOf(state);
  return (
    enemy?.type === 'creature-epique' &&
    enemy.cost !== null &&
    winner === 0 &&
    !fallen[0] &&
    sideOf(state, 0).eternium >= enemy.cost
  );
};
export const tameFault = (state: CombatState): Fault =>
  state.phase === 'tame' ? undefined : no('autre-decision', 'foe.soutien.dompter');
export const tameNode = (state: CombatState): CombatNode =>
  choice(
    seatOf(state, 0),
    [
      { type: 'tame', yes: true },
      { type: 'tame', yes: false },
    ],
    'foe.p7-vaincus.creature-vaincue',
    'foe.soutien.dompter',
  );
const tame = (state: CombatState, yes: boolean): CombatStep => {
  const cost = fixedOf(state, 1).enemy?.cost ?? 0;
  const paid = yes
    ? conclude(setSide(state, 0, { eternium: sideOf(state, 0).eternium - cost }), { tamed: true })
    : state;
  return chain(
    told(paid, {
      type: 'tamed',
      name: fixedOf(state, 1).name,
      cost,
      yes,
      cites: ['foe.soutien.dompter', 'foe.p7-vaincus.creature-vaincue'],
    }),
    (next) => enter(next, 'maintenance'),
  );
};

// ── Phase 8
export const fleeFault = (state: CombatState, to: ZoneId | null): Fault => {
  if (state.phase !== 'flee')
    return state.round === 2
      ? no('fuite-manche', 'foe.p8-fuite.condition')
      : no('autre-decision', 'foe.p8-fuite.condition');
  if (to === null) return undefined;
  const zone = nearOf(state, to);
  if (zone === undefined) return no('zone-non-adjacente', 'foe.p8-fuite.cout', 'foe.plateau.adjacence');
  if (zone.kind === 'mer') return no('fuite-mer', 'foe.plateau.mers', 'foe.p8-fuite.cout');
  if (zone.baseOf !== undefined && zone.baseOf !== 0)
    return no('fuite-base', 'foe.plateau.base-inviolable', 'foe.p8-fuite.cout');
  if (!fleeZones(state).includes(zone)) return no('fuite-occupee', 'foe.p8-fuite.impossible', 'foe.p8-fuite.cout');
  return sideOf(state, 0).eternium < fleeCost(state) ? no('fuite-eternium', 'foe.p8-fuite.cout') : undefined;
};
const exits = (state: CombatState): readonly ZoneId[] =>
  state.fixed.place.near.map(({ id }) => id).filter((id) => fleeFault(state, id) === undefined);
/** In the first round, wherever there is somewhere to look at: even with no way out, so that each refusal can be read. */
export const fleeNode = (state: CombatState): CombatNode | undefined => {
  if (state.round === 2 || state.fixed.final || state.fixed.place.near.length === 0) return undefined;
  const zones = exits(state);
  return choice(
    seatOf(state, 0),
    [...zones.map((to): CombatAction => ({ type: 'flee', to })), { type: 'flee', to: null }],
    'foe.p8-fuite.condition',
    'foe.p8-fuite.cout',
    'foe.p8-fuite.pas-le-defenseur',
  );
};
const flee = (state: CombatState, to: ZoneId | null): CombatStep => {
  if (to === null) return stay(state, exits(state).length > 0);
  const cost = fleeCost(state);
  const card = fixedOf(state, 1).enemy !== null;
  const gone = conclude(setSide(state, 0, { eternium: sideOf(state, 0).eternium - cost }), {
    winner: card ? null : 1,
    why: 'fuite',
    to: [to, null],
  });
  const level: readonly FoeRule[] =
    state.fixed.solo === null
      ? []
      : cost === 0
        ? ['foe.solo.debutant-fuite']
        : cost === 1
          ? ['foe.solo.novice-fuite']
          : [];
  return chain(
    told(gone, {
      type: 'fled',
      to,
      name: nearOf(state, to)?.name ?? to,
      cost,
      cites: [
        'foe.p8-fuite.cout',
        'foe.p8-fuite.fin',
        ...(card ? (['foe.p8-fuite.creature'] as const) : (['foe.p8-fuite.vainqueur'] as const)),
        ...level,
      ],
    }),
    (next) => enter(next, 'maintenance'),
  );
};
const stay = (state: CombatState, free: boolean): CombatStep =>
  chain(
    told(state, {
      type: 'stayed',
      free,
      cites: free
        ? ['foe.p8-fuite.condition']
        : state.round === 2
          ? ['foe.p8-fuite.condition', 'foe.p9-resolution.fin']
          : ['foe.p8-fuite.impossible', 'foe.p8-fuite.cout'],
    }),
    (next) => enter(next, 'resolve'),
  );
/** Nowhere to go: nothing to decide. Told in the first round only, where flight was to be thought of. */
export const settleFlee = (state: CombatState): CombatStep =>
  state.round === 1 && !state.fixed.final ? stay(state, false) : enter(state, 'resolve');

// ── Phase 9
const secondRound = (state: CombatState): CombatStep => {
  const counts = ([0, 1] as const).map((side) => sizeOfGrid(state, side));
  const next = ([0, 1] as const).reduce((now, side) => freshRound(now, side), state);
  const column: FoeRule =
    state.fixed.column === 'heros' ? 'foe.p9-resolution.seconde-manche' : 'foe.p9-resolution.creature-seconde';
  const again = {
    ...next,
    round: 2,
    turn: 0,
    third: { ...next.third, passed: false },
    die: { thrown: 0, surge: false },
    pending: [],
    first: null,
    attacks: 0,
    dice: null,
    excess: [NO_TOTALS, NO_TOTALS],
  } as const;
  return chain(
    told(again, { type: 'second-round', discarded: [counts[0] ?? 0, counts[1] ?? 0], cites: [column] }),
    (now) => enter(now, state.solo === null ? 'start' : 'clash'),
  );
};
const sizeOfGrid = (state: CombatState, side: Side): number =>
  Object.values(sideOf(state, side).grid).reduce((sum, pile) => sum + pile.length, sideOf(state, side).beside);
/** Grid emptied into the discard; bonuses of the round gone (A15). Concentrations stay counted, unless the option says by round. */
const freshRound = (state: CombatState, side: Side): CombatState => {
  const mine = sideOf(state, side);
  const discard = Object.values(mine.grid)
    .flat()
    .reduce((deck, { card }) => (card === 'cachee' ? deck : { ...deck, [card]: deck[card] + 1 }), {
      ...mine.discard,
      temps: mine.discard.temps + mine.beside,
    });
  const fresh = state.fixed.options.concentrationParManche ? { focused: 0 } : {};
  return setSide(state, side, {
    grid: EMPTY_GRID,
    beside: 0,
    discard,
    held: [],
    tool: false,
    placed: 0,
    last: null,
    out: false,
    extras: mine.extras.filter(({ lasting }) => lasting),
    passed: false,
    ...fresh,
  });
};
const byHealth = ({ fixed }: CombatState): boolean =>
  fixed.options.combatPlusRapide && fixed.column === 'heros' && !fixed.final;
/** Nobody fell in the last round. */
export const settleResolve = (state: CombatState): CombatStep => {
  if (state.round < state.fixed.rounds) return secondRound(state);
  return fixedOf(state, 1).enemy === null ? resolveHeroes(state) : enemyLeft(state);
};
const resolveHeroes = (state: CombatState): CombatStep => {
  const [mine, theirs] = byHealth(state)
    ? state.sides.map(({ health }) => health)
    : state.sides.map(({ dealt }) => dealt);
  const tie = mine === theirs;
  const winner: Side = (mine ?? 0) > (theirs ?? 0) ? 0 : 1;
  const final = state.fixed.final;
  const next = conclude(state, {
    winner,
    why: byHealth(state) ? 'ps' : 'degats',
    pv: final ? at([0, 0], winner, 1) : [0, 0],
  });
  const cites: Some<FoeRule> = byHealth(state)
    ? ['foe.rapide.une-manche', 'foe.rapide.une-manche-recul']
    : tie
      ? ['foe.p9-resolution.egalite', 'foe.p9-resolution.fin']
      : ['foe.p9-resolution.vainqueur', 'foe.p9-resolution.fin'];
  const step = told(next, {
    type: 'resolved',
    winner,
    dealt: [state.sides[0].dealt, state.sides[1].dealt],
    tie,
    by: byHealth(state) ? 'ps' : 'degats',
    cites: final ? [...cites, 'foe.fin.egalite-duel'] : cites,
  });
  return chain(step, (now) => (final ? enter(now, 'maintenance') : enter(now, 'displace')));
};
const enemyLeft = (state: CombatState): CombatStep => {
  const boss = state.fixed.column === 'boss';
  const { name } = fixedOf(state, 1);
  const { health } = sideOf(state, 1);
  const step = told(conclude(state, { winner: null, why: boss ? 'boss-reste' : 'creature-fuit' }), {
    type: 'enemy-left',
    name,
    boss,
    health,
    cites: boss
      ? ['foe.p9-resolution.boss-reste']
      : ['foe.p9-resolution.creature-fuit', 'foe.p9-resolution.creature-seconde'],
  });
  return chain(step, (next) => enter(next, boss ? 'displace' : 'maintenance'));
};

// ── Displacement
/** Who is sent away: the loser, or the hero whom a boss still stands against. */
export const sentSide = (state: CombatState): Side => (outcomeOf(state).winner === 0 ? 1 : 0);
/** Whether the winner chooses where; else the loser falls back by itself. */
const winnerSends = (state: CombatState): boolean =>
  !fallsBack(state) && !friendsFall(state) && sendZones(state, sentSide(state)).length > 0;
/** « Plus fort ensemble »: the beaten defender falls back to the nearest outpost, and the friends there with it (A50). */
const friendsFall = (state: CombatState): boolean => sentSide(state) === 1 && isTogether(state);
const sendRules = (state: CombatState): Some<FoeRule> => {
  if (state.fixed.column === 'boss') return ['foe.p9-resolution.boss-retrait'];
  if (friendsFall(state)) return ['foe.rapide.ensemble-defaite', ...homeless(state)];
  return byHealth(state)
    ? ['foe.rapide.une-manche-recul']
    : fallsBack(state)
      ? ['foe.premiere.retraite']
      : ['foe.p9-resolution.deplacer-le-perdant'];
};
export const displaceNode = (state: CombatState): CombatNode | undefined => {
  const side = sentSide(state);
  const boss = state.fixed.column === 'boss';
  if (winnerSends(state))
    return choice(
      boss ? seatOf(state, 0) : deciderOf(state, other(side)),
      sendZones(state, side).map(({ id }): CombatAction => ({ type: 'send', to: id })),
      ...sendRules(state),
    );
  const { refuges } = fixedOf(state, side);
  return refuges.length > 1
    ? choice(
        deciderOf(state, side),
        refuges.map((to): CombatAction => ({ type: 'send', to })),
        ...sendRules(state),
      )
    : undefined;
};
export const sendFault = (state: CombatState, to: ZoneId): Fault => {
  if (state.phase !== 'displace') return no('autre-decision', 'foe.p9-resolution.deplacer-le-perdant');
  const options = displaceNode(state);
  if (options?.kind === 'choice' && options.options.some((one) => one.type === 'send' && one.to === to))
    return undefined;
  const zone = nearOf(state, to);
  if (zone === undefined || !winnerSends(state))
    return no('zone-non-adjacente', 'foe.p9-resolution.deplacer-le-perdant', 'foe.plateau.adjacence');
  if (zone.kind === 'mer') return no('fuite-mer', 'foe.plateau.mers', 'foe.p9-resolution.deplacer-le-perdant');
  return no('recul-interdit', 'foe.p9-resolution.deplacer-le-perdant', 'foe.plateau.base-inviolable');
};
const send = (state: CombatState, to: ZoneId | 'base'): CombatStep => {
  const side = sentSide(state);
  const chosen = to !== 'base' && winnerSends(state);
  const name = to === 'base' ? fixedOf(state, side).base : (nearOf(state, to)?.name ?? to);
  return chain(
    told(conclude(state, { to: at(outcomeOf(state).to, side, to) }), {
      type: 'sent',
      side,
      to,
      name,
      by: chosen && state.fixed.column !== 'boss' ? other(side) : null,
      cites: sendRules(state),
    }),
    (next) => enter(next, 'maintenance'),
  );
};
export const settleDisplace = (state: CombatState): CombatStep => {
  const side = sentSide(state);
  const [only] = fixedOf(state, side).refuges;
  return send(state, only ?? 'base');
};

// ── Phase 10
export const maintenanceNode = (state: CombatState): CombatNode => onward(state, 'foe.p10-maintenance.melanger');
const maintain = (state: CombatState): CombatStep => {
  const clean = ([0, 1] as const).reduce(
    (now, side) =>
      setSide(freshRound(now, side), side, {
        pile: playsCards(now, side) ? fixedOf(now, side).deck : NO_CARDS,
        discard: NO_CARDS,
        temporary: NO_CARDS,
      }),
    state,
  );
  return told(
    { ...clean, phase: 'end' },
    {
      type: 'shuffled',
      sizes: [sizeOf(clean.sides[0].pile), sizeOf(clean.sides[1].pile)],
      cites: ['foe.p10-maintenance.melanger', 'foe.paquet.taille'],
    },
  );
};

export const FINISH_APPLY = {
  pay: ({ card }: Of<CombatAction, 'pay'>, state: CombatState): CombatStep =>
    card === null ? payRest(state, state.paying ?? 0) : handOver(state, state.paying ?? 0, card),
  tame: ({ yes }: Of<CombatAction, 'tame'>, state: CombatState): CombatStep => tame(state, yes),
  flee: ({ to }: Of<CombatAction, 'flee'>, state: CombatState): CombatStep => flee(state, to),
  send: ({ to }: Of<CombatAction, 'send'>, state: CombatState): CombatStep => send(state, to),
} as const;
/** What `go` does in these phases. */
export const FINISH_GO = { fallen: tellFallen, maintenance: maintain } as const;
