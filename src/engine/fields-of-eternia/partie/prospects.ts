// How a game looks for each team: PV, what should still bring some, what decides a tie; the combat under way; and the boss that makes everybody lose.
import { once } from '../../kernel/once.ts';
import { known } from '../../kernel/result.ts';
import { means as cards } from '../combat-epique/insight.ts';
import { outlookOf } from '../combat/judge.ts';
import type { CombatState } from '../combat/types.ts';
import { means as dice } from '../des-de-pouvoir/insight.ts';
import { CARD_VALUES, PV } from '../constants.ts';
import { type CardId, COMBAT_CARDS, type EpicCard, type ZoneId } from '../types.ts';
import { cardOf, carried, heroesOf, heroOf, sheetOf, teamsOf, teamState } from './board.ts';
import { worthOf } from './carry.ts';
import { foughtOf } from './inner.ts';
import { controlled, distances } from './map.ts';
import type { HeroIx, HeroState, PartieFixed, PartieState, Team } from './types.ts';
import { progressOf } from './goals.ts';
import { objectiveOf, type Part } from './victory.ts';

// Weights, in PV. Set by hand.
const OUTPOST = 0.22; // Eternium by day, merchants, and the first thing that decides a tie
const SOLDIER = 0.04; // on the map: it keeps the outpost
const WEALTH = 0.05; // an Eternium in reserve
const CARRIED = 0.065; // each Eternium that carried cards cost: a little more than the Eternium
const DECK = 0.05; // each point by which combat cards are better than « +1 »
const WOUND = 0.5; // a hero about to fall
const GOAL = 0.55; // of the PV of a victory card, as it comes nearer
const QUEST = 0.7; // a quest token underfoot, in a standard game
const SKIRMISH_QUEST = 0.15; // two Eternium
const FALL = 0.35; // beside the PV: five Eternium, a turn lost, the way back
const LOST_GROUND = 0.15; // the loser of a combat gives way
const TAMED = 0.5; // what a creature beaten gives
const POSSIBLE = 0.15; // of the PV of a goal that the engine sees, before anything is done for it
const DOUBT = [1.9, 0.15] as const; // the lead, in PV, that makes a game three quarters won: at the start, at the end
const BLOW = 1.2; // PS that a hero should take from a boss by activation: it deals some three where it fights, and does not always fight
const WAY = 0.3; // each step of a hero to the boss, in its PS
const UNSURE = 3; // how far blows fall from what is expected, in PS

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
/** Steps from zone to zone: the map never changes. */
const stepsIn = once(
  (fixed: PartieFixed): ReadonlyMap<ZoneId, ReadonlyMap<ZoneId, number>> =>
    new Map(fixed.map.zones.map(({ id }) => [id, distances({ fixed }, id)])),
);
const FAR = 9;
const away = (state: PartieState, from: ZoneId, to: ZoneId): number => stepsIn(state.fixed).get(from)?.get(to) ?? FAR;

/** What part of the game is still to come, 0 to 1. */
const ahead = ({ fixed, cell, rounds, heroes }: PartieState): number => {
  const total = fixed.skirmish?.end ?? fixed.track.length;
  const gone = fixed.skirmish === null ? cell + 1 : rounds;
  const waiting = heroes.filter(({ activated }) => !activated).length / heroes.length;
  return Math.max(0, Math.min(1, (total - gone + waiting) / total));
};

// ── A team
/** What a victory card should still bring, in PV. */
export const promiseOf = (state: PartieState, team: Team, card: CardId, part: Part = 'principal'): number => {
  const objective = objectiveOf(state, card, part);
  return objective.goal.kind === 'texte' // the machine declares nothing
    ? 0
    : objective.pv * (POSSIBLE + (1 - POSSIBLE) * progressOf(state, team, objective) ** 2);
};
const goals = (state: PartieState, team: Team): number => {
  const { hand, shown } = teamState(state, team);
  const sum = (list: readonly CardId[], part: Part): number =>
    list.reduce((all, card) => all + promiseOf(state, team, card, part), 0);
  return sum(hand, 'principal') + sum(shown, 'secondaire');
};
const quests = (state: PartieState, team: Team): number => {
  const heroes = heroesOf(state, team).map((hero) => heroOf(state, hero).zone);
  const worth = state.fixed.skirmish === null ? QUEST : SKIRMISH_QUEST;
  return state.quests.reduce((sum, zone) => {
    const steps = Math.min(...heroes.map((from) => away(state, from, zone)));
    return sum + worth / (1 + steps);
  }, 0);
};
const hero = (state: PartieState, ix: HeroIx): number => {
  const { damage } = heroOf(state, ix);
  const worth = carried(heroOf(state, ix)).reduce((sum, card) => sum + worthOf(state, card), 0);
  return CARRIED * worth - WOUND * (damage / sheetOf(state, ix).health) ** 2;
};
/** In PV, what a team should end with: `time` is what is left of the game. */
const worthTeam = (state: PartieState, team: Team, time: number): number => {
  const { pv, eternium, deck, debt } = teamState(state, team);
  const soldiers = Object.values(state.soldiers).reduce((sum, row) => sum + (row[team] ?? 0), 0);
  const better = COMBAT_CARDS.reduce((sum, card) => sum + Math.max(0, CARD_VALUES[card] - 1) * deck[card], 0);
  const heroes = heroesOf(state, team).reduce((sum, ix) => sum + hero(state, ix), 0);
  const means = WEALTH * (eternium - debt) + SOLDIER * soldiers + DECK * better + heroes;
  const use = 0.15 + 0.85 * time; // what is not spent in time is worth little
  return (
    pv + OUTPOST * controlled(state, team).length + use * (means + GOAL * goals(state, team) + quests(state, team))
  );
};

// ── The combat under way
const outlook = (combat: CombatState): ReturnType<typeof outlookOf> =>
  outlookOf(combat, combat.fixed.variant === 'des' ? dice : cards);
/** What the epic combat should add to each team. */
const fight = (state: PartieState): ReadonlyMap<Team, number> => {
  const { combat } = state;
  const fought = foughtOf(state);
  if (combat === null || fought === null) return new Map();
  const { wins, falls, lost } = outlook(combat);
  const hurt = (side: 0 | 1): number =>
    (WOUND * Math.min(lost[side], combat.sides[side].health)) / known(combat.fixed.sides[side]).healthMax;
  const cost = (side: 0 | 1): number => falls[side] * FALL + hurt(side);
  const ground = LOST_GROUND * (2 * wins - 1);
  if (fought.foe !== null && typeof fought.against === 'number')
    return new Map([
      [fought.team, falls[1] * PV.hero - cost(0) + ground],
      [fought.foe, falls[0] * PV.hero - cost(1) - ground],
    ]);
  return new Map([[fought.team, Math.max(0, 2 * wins - 1) * TAMED - cost(0)]]);
};

// ── The boss
interface Boss {
  readonly card: CardId;
  readonly zone: ZoneId;
  readonly health: number; // PS left
  readonly cell: number; // of the track, where it comes
}
/** The one that is there, else the first one that a skull to come brings. */
const bossOf = (state: PartieState): Boss | undefined => {
  const { boss, fixed, skulls } = state;
  const healthOf = (card: CardId): number => (cardOf(state, card) as EpicCard).health;
  if (boss !== null) return { ...boss, health: healthOf(boss.card) - boss.damage, cell: -1 };
  for (const { skull, effects } of fixed.skulls)
    for (const effect of effects)
      if (effect.do === 'boss' && skull > skulls)
        return {
          card: effect.card,
          zone: effect.zone,
          health: healthOf(effect.card),
          cell: fixed.track.findIndex((one) => one.skull === skull),
        };
  return undefined;
};
/** Activations that a hero has left once a boss is there: those of the rounds to come, and its own of this one. */
const turnsAgainst = ({ fixed, cell, rounds }: PartieState, boss: Boss, { activated }: HeroState): number => {
  const total = fixed.skirmish?.end ?? fixed.track.length;
  const gone = fixed.skirmish === null ? cell + 1 : rounds;
  const idle = Math.max(0, boss.cell - cell - 1); // rounds before it comes
  return Math.max(0, total - gone - idle) + (boss.cell <= cell && !activated ? 1 : 0);
};
/** The chance that a boss, there or to come, is still standing at the end. */
const dreaded = (state: PartieState): number => {
  const boss = bossOf(state);
  if (boss === undefined) return 0;
  const { combat } = state;
  const blows = state.heroes.reduce(
    (sum, one) => sum + Math.max(0, BLOW * turnsAgainst(state, boss, one) - WAY * away(state, one.zone, boss.zone)),
    0,
  );
  if (combat?.fixed.column !== 'boss') return sigmoid((boss.health - blows) / UNSURE);
  const { falls, lost } = outlook(combat);
  const again = combat.round === combat.fixed.rounds ? 0 : BLOW * (1 - falls[0]); // a second round, if the hero is still up
  const left = combat.sides[1].health - Math.min(combat.sides[1].health, lost[1]) - again;
  return (1 - falls[1]) * sigmoid((left - blows) / UNSURE);
};

/** By team, the chance of winning as it looks; exact at the end. */
export const prospects = (state: PartieState): readonly number[] => {
  const { end } = state;
  const teams = teamsOf(state);
  if (end !== null) {
    const winners = end.winners.length === 0 ? teams : end.winners;
    return teams.map((team) => (winners.includes(team) ? 1 / winners.length : 0));
  }
  const time = ahead(state);
  const under = fight(state);
  const worth = teams.map((team) => worthTeam(state, team, time) + (under.get(team) ?? 0));
  const doubt = DOUBT[1] + (DOUBT[0] - DOUBT[1]) * time;
  const shares = worth.map((mine, team) => {
    const lead = mine - Math.max(...worth.filter((_, other) => other !== team));
    return 1 + lead / (doubt + Math.abs(lead)); // never quite won: a larger lead is better still
  });
  const all = shares.reduce((sum, one) => sum + one, 0);
  const lost = dreaded(state);
  return shares.map((one) => ((1 - lost) * one) / all + lost / teams.length);
};
