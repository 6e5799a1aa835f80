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
import type { HeroIx, PartieFixed, PartieState, Team } from './types.ts';
import { objectiveOf, type Part, progressOf } from './victory.ts';

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
const BLOW = 0.7; // PS that a team should take from a boss by activation, others being spent elsewhere
const WAY = 0.4; // each step to the boss, in its PS

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
/** The chance that a boss, there or to come, is still standing at the end. */
const dreaded = (state: PartieState, time: number): number => {
  const { boss, fixed, skulls } = state;
  const comes = fixed.skulls.flatMap(({ skull, effects }) =>
    skull > skulls ? effects.flatMap((effect) => (effect.do === 'boss' ? [effect.card] : [])) : [],
  );
  const card = boss?.card ?? comes[0];
  if (card === undefined) return 0;
  const combat = state.combat?.fixed.column === 'boss' ? state.combat : null;
  const left = combat?.sides[1].health ?? (cardOf(state, card) as EpicCard).health - (boss?.damage ?? 0);
  const turns = (time * (fixed.skirmish?.end ?? fixed.track.length) * fixed.heroes.length) / fixed.teams.length;
  const steps = boss === null ? 0 : Math.min(...state.heroes.map(({ zone }) => away(state, zone, boss.zone)));
  return sigmoid((left + WAY * steps - BLOW * turns) / 3);
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
  const lost = dreaded(state, time);
  return shares.map((one) => ((1 - lost) * one) / all + lost / teams.length);
};
