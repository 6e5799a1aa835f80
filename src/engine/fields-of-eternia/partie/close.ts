// What each inner combat leaves when it ends: wounds, soldiers, Eternium, cards spent, PV, who goes where, rewards.
import { known } from '../../kernel/result.ts';
import { pop, push } from '../../kernel/steps.ts';
import type { SoldiersState } from '../combat-de-soldats/types.ts';
import { rewardLeft } from '../combat/fallen.ts';
import type { CombatState, Outcome, Side } from '../combat/types.ts';
import type { WildState } from '../contrees-sauvages/types.ts';
import type { CardId, EpicCard } from '../types.ts';
import { friendsAt, holderOf } from './carry.ts';
import { fall } from './defeat.ts';
import { execute } from './effects.ts';
import { closeWild as closeEncounter } from './encounters.ts';
import { closeDuel } from './finale.ts';
import { foughtOf } from './inner.ts';
import {
  cardOf,
  chain,
  heroOf,
  type PartieStep,
  setHero,
  setTeam,
  sheetOf,
  still,
  teamOf,
  teamsOf,
  teamState,
} from './board.ts';
import { baseOf, isHostile, refugesFrom, soldiersAt } from './map.ts';
import { discard, shuffleIn } from './piles.ts';
import { closeEpic as closeCreature } from './quests.ts';
import { scorePv } from './score.ts';
import { toReserve, trimSoldiers } from './soldiers.ts';
import { takeFrom } from './support.ts';
import type { Fought } from './event-types.ts';
import type { HeroIx, PartieState, Team } from './types.ts';

const fought = (state: PartieState): Fought => known(foughtOf(state) ?? undefined);
/** Heroes of another team that a team has beaten: goals count them. */
const countDefeats = (state: PartieState, team: Team, count: number): PartieState => {
  const { tally } = teamState(state, team);
  return count === 0 ? state : setTeam(state, team, { tally: { ...tally, defeated: tally.defeated + count } });
};
/** Cards that a hero no longer has: each to its own discard. */
const spent = (state: PartieState, hero: HeroIx, cards: readonly CardId[]): PartieState =>
  cards.reduce((after, card) => discard(takeFrom(after, hero, card), [card]), state);
const spentSpells = (state: PartieState, team: Team, cards: readonly CardId[]): PartieState =>
  cards.reduce((after, card) => spent(after, known(holderOf(after, team, card)), [card]), state);

// ── Epic combats
/** What one side brings back: the team's Eternium and debt, its soldiers, the wounds of its hero, the cards played or given away. */
const bringBack = (
  state: PartieState,
  end: CombatState,
  side: Side,
  hero: HeroIx,
  zone: Fought['zone'],
): PartieState => {
  const [now, began] = [end.sides[side], end.fixed.sides[side]];
  const team = teamOf(state, hero);
  const gone = (all: readonly { readonly id: CardId }[], left: readonly CardId[]): readonly CardId[] =>
    all.map(({ id }) => id).filter((id) => !left.includes(id));
  const paid = setTeam(state, team, {
    eternium: now.eternium,
    debt: teamState(state, team).debt + (end.outcome?.debt[side] ?? 0),
  });
  const wounded = setHero(paid, hero, { damage: sheetOf(state, hero).health - now.health });
  const kept = end.fixed.final ? wounded : toReserve(wounded, zone, team, soldiersAt(state, zone, team) - now.soldiers);
  return spentSpells(
    spent(kept, hero, [...gone(began.consumables, now.consumables), ...gone(began.goods, now.goods)]),
    team,
    gone(began.spells, now.spells),
  );
};
const bystanders = (state: PartieState, end: CombatState): PartieState => {
  const gone = (end.fixed.bystander?.spells ?? []).map(({ id }) => id).filter((id) => !end.third.spells.includes(id));
  return gone.reduce(
    (after, card) =>
      spentSpells(after, known(teamsOf(after).find((team) => holderOf(after, team, card) !== undefined)), [card]),
    state,
  );
};
/** The loser goes where the combat says; into enemies, by option, it fights again. */
const displaced = (state: PartieState, hero: HeroIx, to: string | null): PartieState => {
  if (to === null) return state;
  const zone = to === 'base' ? baseOf(state, teamOf(state, hero)) : to;
  const moved = setHero(state, hero, { zone });
  return isHostile(moved, zone, teamOf(state, hero)) ? push(moved, { kind: 'fight', zone, hero }) : moved;
};
const goes = (state: PartieState, { fallen, to }: Outcome, side: Side, hero: HeroIx): PartieStep =>
  fallen[side] ? fall(state, hero, { silent: true, paid: true }) : still(displaced(state, hero, to[side]));
/** With « plus fort ensemble », the friends of a beaten defender fall back too (A50). */
const friendsFlee = (
  state: PartieState,
  { winner, fallen }: Outcome,
  friends: readonly HeroIx[],
  zone: Fought['zone'],
): PartieState =>
  winner !== 0 || !state.fixed.options.plusFortEnsemble
    ? state
    : friends.reduce(
        (after, hero) =>
          push(after, {
            kind: 'retreat',
            hero,
            zones: refugesFrom(after, teamOf(after, hero), zone),
            why: fallen[1] ? 'chute' : 'repli',
          }),
        state,
      );
const closeHeroes = (state: PartieState, end: CombatState, { hero, against, zone }: Fought): PartieStep => {
  const [mine, theirs] = [known(hero ?? undefined), against as HeroIx];
  const outcome = known(end.outcome ?? undefined);
  const teams = [teamOf(state, mine), teamOf(state, theirs)] as const;
  const friends = friendsAt(state, theirs, zone);
  const back = bystanders(bringBack(bringBack(state, end, 0, mine, zone), end, 1, theirs, zone), end);
  if (end.fixed.final) return closeDuel(back, outcome.winner === null ? null : teams[outcome.winner]);
  const counted =
    outcome.winner === null ? back : countDefeats(back, teams[outcome.winner], outcome.fallen.filter(Boolean).length);
  const scored = ([0, 1] as const).reduce<PartieStep>(
    (step, side) =>
      chain(step, (after) =>
        outcome.pv[side] > 0
          ? scorePv(after, teams[side], outcome.pv[side], 'heros', 'foe.p7-vaincus.heros')
          : still(after),
      ),
    still(counted),
  );
  return chain(
    scored,
    (after) => still(friendsFlee(after, outcome, friends, zone)),
    (after) => goes(after, outcome, 1, theirs),
    (after) => goes(after, outcome, 0, mine),
  );
};
/** The boss leaves the game when it is beaten; else it keeps its wounds. */
const closeBoss = (state: PartieState, end: CombatState, hero: HeroIx, card: CardId): PartieStep => {
  const outcome = known(end.outcome ?? undefined);
  const here = state.boss?.card === card;
  if (!outcome.fallen[1])
    return still(
      here && state.boss !== null
        ? { ...state, boss: { ...state.boss, damage: end.fixed.sides[1].healthMax - end.sides[1].health } }
        : shuffleIn(state, card),
    );
  const { name, reward: whole = [] } = cardOf(state, card) as EpicCard;
  const reward = rewardLeft(whole);
  const team = teamOf(state, hero);
  const gone = here ? { ...state, boss: null } : state;
  const scored =
    outcome.pv[0] > 0 ? scorePv(gone, team, outcome.pv[0], 'creature', 'foe.p7-vaincus.creature-vaincue') : still(gone);
  return chain(scored, (after) => still(execute(after, reward, { hero, team, name })));
};
const closeCard = (state: PartieState, end: CombatState, { hero, against, zone }: Fought): PartieStep => {
  const [mine, card] = [known(hero ?? undefined), `${against ?? ''}`];
  const outcome = known(end.outcome ?? undefined);
  const back = bystanders(bringBack(state, end, 0, mine, zone), end);
  const beaten = outcome.winner === 0;
  const gone = goes(back, outcome, 0, mine);
  return chain(gone, (after) =>
    end.fixed.column === 'boss'
      ? closeBoss(after, end, mine, card)
      : closeCreature(after, mine, card, { beaten, tamed: outcome.tamed }),
  );
};
export const closeCombat = (state: PartieState, end: CombatState): PartieStep => {
  const who = fought(state);
  const over: PartieState = { ...pop(state), combat: null };
  return typeof who.against === 'number' ? closeHeroes(over, end, who) : closeCard(over, end, who);
};

// ── Combats in the wilds
export const closeWild = (state: PartieState, end: WildState): PartieStep => {
  const { hero, against } = fought(state);
  const ix = known(hero ?? undefined);
  const { won, fallen, tamed, health, eternium, effects } = known(end.outcome ?? undefined);
  const back = setHero(setTeam({ ...pop(state), wild: null }, teamOf(state, ix), { eternium }), ix, {
    damage: sheetOf(state, ix).health - health,
  });
  const fell = fallen ? fall(back, ix, { silent: true, paid: false }) : still(back);
  return chain(fell, (after) => closeEncounter(after, ix, `${against ?? ''}`, { beaten: won, tamed, effects }));
};

// ── Soldiers' combats
const hurtBy = (state: PartieState, hero: HeroIx, lost: number): PartieState =>
  setHero(state, hero, { damage: heroOf(state, hero).damage + lost });
export const closeBataille = (state: PartieState, end: SoldiersState): PartieStep => {
  const { hero, zone, team, foe, heroes } = fought(state);
  const other = known(foe ?? undefined);
  const { lost, heroLost, fallen, heroFallen } = known(end.outcome ?? undefined);
  const over: PartieState = { ...pop(state), bataille: null };
  const mine =
    hero === null
      ? toReserve(over, zone, team, soldiersAt(over, zone, team) - end.attackers)
      : hurtBy(over, hero, heroLost);
  const left = toReserve(mine, zone, other, soldiersAt(mine, zone, other) - end.soldiers);
  const wounded = heroes.reduce((after, one, i) => hurtBy(after, one, lost[i] ?? 0), left);
  const fell = [...fallen.map((i) => known(heroes[i])), ...(heroFallen && hero !== null ? [hero] : [])];
  const counted = countDefeats(countDefeats(wounded, team, fallen.length), other, heroFallen ? 1 : 0);
  const gone = fell.reduce<PartieStep>(
    (step, one) => chain(step, (after) => fall(after, one, { silent: true, paid: false })),
    still(counted),
  );
  return chain(gone, (after) => trimSoldiers(after, zone, team));
};
