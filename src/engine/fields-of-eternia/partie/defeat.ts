// A hero at 0 PS: its turn ends, it goes home healed, it pays five; and every retreat that a team chooses.
import type { Some } from '../../kernel/result.ts';
import { pop, push, retop } from '../../kernel/steps.ts';
import { COSTS } from '../constants.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { CardId, ZoneId } from '../types.ts';
import { worthOf } from './carry.ts';
import {
  type Applies,
  carried,
  chain,
  choice,
  type FrameOf,
  heroesOf,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  setHero,
  setTeam,
  type Settles,
  still,
  teamOf,
  teamsOf,
  teamState,
  told,
  top,
} from './board.ts';
import { baseOf, distances, enemyTeams, isHostile, near, zoneRule } from './map.ts';
import { arrive } from './move.ts';
import { discard } from './piles.ts';
import { CORE } from './refusals.ts';
import { pay } from './score.ts';
import { takeFrom } from './support.ts';
import { cutTurn, isActive } from './turn.ts';
import type { BoardAction, HeroIx, PartieState } from './types.ts';
import type { PartieEvent } from './event-types.ts';

const { no } = CORE;
type Home = { readonly zones: readonly ZoneId[]; readonly how: 'base' | 'deploiement' | 'ami' | 'loin' };
type How = Extract<PartieEvent, { type: 'p-returned' }>['how'];

// ── Where a fallen hero goes
const FAR = 3;
/** In a skirmish: an outpost of its deployment zone that touches no wild zone with enemies; else beside a friend; else at least 3 steps from every enemy hero (A61). */
const skirmishHome = (state: PartieState, hero: HeroIx): Home => {
  const team = teamOf(state, hero);
  const free = (zone: ZoneId): boolean => zoneRule(state, team, zone) === undefined && !isHostile(state, zone, team);
  const threatened = (zone: ZoneId): boolean =>
    near(state, zone).some(
      (other) =>
        state.fixed.map.zones.some(({ id, kind }) => id === other && kind === 'contree') &&
        enemyTeams(state, other, team).length > 0,
    );
  const deployed = (state.fixed.deployment[team] ?? []).filter((zone) => free(zone) && !threatened(zone));
  if (deployed.length > 0) return { zones: deployed, how: 'deploiement' };
  const friends = [
    ...new Set(
      heroesOf(state, team)
        .filter((one) => one !== hero)
        .map((one) => heroOf(state, one).zone),
    ),
  ].filter(free);
  if (friends.length > 0) return { zones: friends, how: 'ami' };
  const enemies = teamsOf(state)
    .filter((other) => other !== team)
    .flatMap((other) => heroesOf(state, other));
  const away = enemies.map((enemy) => distances(state, heroOf(state, enemy).zone));
  const far = state.fixed.map.zones
    .map(({ id }) => id)
    .filter((zone) => free(zone) && away.every((steps) => (steps.get(zone) ?? FAR) >= FAR));
  return far.length > 0 ? { zones: far, how: 'loin' } : { zones: [baseOf(state, team)], how: 'base' };
};
const homeOf = (state: PartieState, hero: HeroIx): Home =>
  state.fixed.skirmish === null
    ? { zones: [baseOf(state, teamOf(state, hero))], how: 'base' }
    : skirmishHome(state, hero);
const HOME_RULES: Readonly<Record<How, Some<FoeRule>>> = {
  base: ['foe.vaincu.retour-base', 'foe.vaincu.soin'],
  deploiement: ['foe.escarmouche.vaincu-deploiement', 'foe.escarmouche.vaincu-adjacence', 'foe.vaincu.soin'],
  ami: ['foe.escarmouche.vaincu-ami', 'foe.vaincu.soin'],
  loin: ['foe.escarmouche.vaincu-loin', 'foe.vaincu.soin'],
  repli: ['foe.rapide.ensemble-defaite'],
};
/** Home, healed. `silent`: an inner combat has told it already. */
const goHome = (state: PartieState, hero: HeroIx, silent: boolean): PartieStep => {
  const { zones, how } = homeOf(state, hero);
  const [first, second] = zones;
  const healed = setHero(state, hero, {
    damage: 0,
    zone: second === undefined && first !== undefined ? first : baseOf(state, teamOf(state, hero)),
  });
  if (second !== undefined) return still(push(healed, { kind: 'retreat', hero, zones, why: 'deploiement' }));
  return silent && how === 'base'
    ? still(healed)
    : told(healed, { type: 'p-returned', hero, zone: heroOf(healed, hero).zone, how, cites: HOME_RULES[how] });
};

/** What a defeat leaves to do: told or not, the five already paid or not. */
interface Fall {
  readonly silent: boolean;
  readonly paid: boolean;
}
/** A hero has fallen: the end of its turn if it was playing, home, healing, payment (A26). */
export const fall = (state: PartieState, hero: HeroIx, { silent, paid }: Fall): PartieStep => {
  const turnEnds = isActive(state, hero);
  const cut = cutTurn(state, hero);
  const owing = paid ? cut : push(cut, { kind: 'pay', hero, due: COSTS.defeat });
  const fell: PartieStep = silent
    ? still(owing)
    : told(owing, {
        type: 'p-fallen',
        hero,
        turnEnds,
        cites: ['foe.vaincu.seuil', ...(turnEnds ? (['foe.vaincu.fin-du-tour'] as const) : [])],
      });
  return chain(fell, (after) => goHome(after, hero, silent));
};
/** A hero falls outside any combat that would tell it. */
export const fallen = (state: PartieState, hero: HeroIx): PartieStep =>
  fall(state, hero, { silent: false, paid: false });

// ── The five Eternium
const payable = (state: PartieState, hero: HeroIx): readonly CardId[] =>
  carried(heroOf(state, hero)).filter((card) => worthOf(state, card) > 0);
const handOver = (state: PartieState, card: CardId): PartieStep => {
  const frame = top(state, 'pay');
  const value = worthOf(state, card);
  const left = Math.max(0, frame.due - value);
  const given = discard(takeFrom(retop(state, { ...frame, due: left }), frame.hero, card), [card]);
  return told(given, {
    type: 'p-paid',
    hero: frame.hero,
    card,
    value,
    left,
    kept: false,
    cites: ['foe.vaincu.paiement'],
  });
};
/** The rest in Eternium; what is missing is forgotten, or owed by option (A25). */
const payRest = (state: PartieState): PartieStep => {
  const { hero, due } = top(state, 'pay');
  const team = teamOf(state, hero);
  const { eternium, debt } = teamState(state, team);
  const value = Math.min(eternium, due);
  const left = due - value;
  const kept = left > 0 && state.fixed.options.detteReportee;
  const paid = pay(pop(state), team, value);
  return told(kept ? setTeam(paid, team, { debt: debt + left }) : paid, {
    type: 'p-paid',
    hero,
    card: null,
    value,
    left,
    kept,
    cites: ['foe.vaincu.paiement', 'foe.eternium.ressource'],
  });
};
/** A choice is left as long as the hero owns more than it owes, and owns cards. */
const hasChoice = (state: PartieState, { hero, due }: FrameOf<'pay'>): boolean => {
  const cards = payable(state, hero);
  const worth = cards.reduce((sum, card) => sum + worthOf(state, card), teamState(state, teamOf(state, hero)).eternium);
  return due > 0 && cards.length > 0 && worth > due;
};
const settlePay = (frame: FrameOf<'pay'>, state: PartieState): PartieStep => {
  const [card] = payable(state, frame.hero);
  if (frame.due === 0) return still(pop(state));
  return card === undefined ? payRest(state) : handOver(state, card);
};
const payFault = (state: PartieState, card: CardId | null): Fault => {
  const { hero, due } = top(state, 'pay');
  if (card !== null)
    return payable(state, hero).includes(card) ? undefined : no('paiement-carte', 'foe.vaincu.paiement');
  return teamState(state, teamOf(state, hero)).eternium >= due
    ? undefined
    : no('paiement-reserve', 'foe.vaincu.paiement', 'foe.eternium.reserve-commune');
};

// ── Retreats
const WHY: Readonly<Record<FrameOf<'retreat'>['why'], Some<FoeRule>>> = {
  repli: HOME_RULES.repli,
  chute: ['foe.rapide.ensemble-zero'],
  deploiement: HOME_RULES.deploiement,
  eau: ['foe.deplacement.eau-place', 'foe.plateau.couloirs'],
};
/** A fallen hero of a skirmish has a choice of outposts, of friends or of far zones; friends of a beaten hero go to the base for want of an outpost. */
const retreatRules = (state: PartieState, { hero, zones, why }: FrameOf<'retreat'>): Some<FoeRule> => {
  if (why === 'deploiement') return HOME_RULES[homeOf(pop(state), hero).how];
  const isHome =
    why !== 'eau' && !state.fixed.options.baseComptePourRepli && zones.includes(baseOf(state, teamOf(state, hero)));
  return isHome ? [...WHY[why], 'foe.rapide.ensemble-sans-avant-poste'] : WHY[why];
};
const retreat = (state: PartieState, to: ZoneId): PartieStep => {
  const frame = top(state, 'retreat');
  const { hero, why } = frame;
  const how: How = why === 'deploiement' ? homeOf(pop(state), hero).how : 'repli';
  const gone = told(setHero(pop(state), hero, { zone: to }), {
    type: 'p-returned',
    hero,
    zone: to,
    how,
    cites: retreatRules(state, frame),
  });
  return chain(gone, (after) => arrive(after, hero));
};

export const DEFEAT_APPLY = {
  'pay-debt': ({ card }, state) => (card === null ? payRest(state) : handOver(state, card)),
  retreat: ({ to }, state) => retreat(state, to),
} satisfies Partial<Applies>;
export const DEFEAT_REFUSE = {
  'pay-debt': ({ card }, state) => payFault(state, card),
  retreat: ({ to }, state) =>
    top(state, 'retreat').zones.includes(to)
      ? undefined
      : no('retraite-zone', retreatRules(state, top(state, 'retreat'))[0]),
} satisfies Partial<Refuses>;
export const DEFEAT_NODES = {
  pay: (frame, state) => {
    if (!hasChoice(state, frame)) return undefined;
    const cards = payable(state, frame.hero).map((card): BoardAction => ({ type: 'pay-debt', card }));
    return choice(
      teamOf(state, frame.hero),
      [...cards, ...(payFault(state, null) === undefined ? [{ type: 'pay-debt', card: null } as const] : [])],
      'foe.vaincu.paiement',
      'foe.eternium.partage',
    );
  },
  retreat: (frame, state) =>
    frame.zones.length > 1
      ? choice(
          teamOf(state, frame.hero),
          frame.zones.map((to) => ({ type: 'retreat', to })),
          ...retreatRules(state, frame),
        )
      : undefined,
} satisfies Partial<Nodes>;
export const DEFEAT_SETTLES = {
  pay: settlePay,
  retreat: ({ zones }, state) => {
    const [only] = zones;
    return only === undefined ? still(pop(state)) : retreat(state, only);
  },
} satisfies Partial<Settles>;
