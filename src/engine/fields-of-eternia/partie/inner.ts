// The three inner combats, as the whole game begins them: one scenario each, made from the state and from who meets whom.
import type { Seat } from '../../kernel/game.ts';
import { known, type Result } from '../../kernel/result.ts';
import type { Rules } from '../../kernel/call.ts';
import { topOf } from '../../kernel/steps.ts';
import { combatRules } from '../combat-epique/index.ts';
import { ready as readyBataille } from '../combat-de-soldats/setup.ts';
import type { SoldiersState } from '../combat-de-soldats/types.ts';
import { ready as readyCombat } from '../combat/setup.ts';
import type { BystanderSpec, CombatScenario, FighterSpec, NearZone } from '../combat/scenario-types.ts';
import type { CombatState, Side } from '../combat/types.ts';
import type { CombatMode } from '../combat/event-types.ts';
import { ready as readyWild } from '../contrees-sauvages/setup.ts';
import type { WildState } from '../contrees-sauvages/types.ts';
import { MOST_DICE } from '../dice.ts';
import { powerRules } from '../des-de-pouvoir/index.ts';
import type { EpicCard, HeroCard, WildCard, ZoneId } from '../types.ts';
import { bodyGear, combatSpells, consumablesOf, type Foe, friendsAt, gearOf, goodsOf, spiritOf } from './carry.ts';
import { cardOf, healthOf, heroOf, sheetOf, teamOf, teamsOf, teamState, zoneOf } from './board.ts';
import { baseOf, baseOwner, enemyTeams, heroesAt, near, refugesFrom, soldiersAt, teamsAt } from './map.ts';
import { withoutPv } from './score.ts';
import type { Fought } from './event-types.ts';
import type { HeroIx, PartieState, Team } from './types.ts';

/** Our own scenarios are never refused: a fault here is a bug of ours. */
const sure = <T>(result: Result<T, readonly { readonly code: string }[]>): T => {
  if (!result.ok) throw new Error(`partie: inner combat refused: ${result.error.map(({ code }) => code).join(', ')}`);
  return result.value;
};
export const teamName = ({ fixed }: Pick<PartieState, 'fixed'>, team: Team): string => known(fixed.teams[team]).name;
/** Who meets whom in the clash on top of the stack. */
export const foughtOf = (state: PartieState): Fought | null => {
  const frame = topOf(state);
  if (frame?.kind !== 'clash') return null;
  const { what, hero, against, zone, team } = frame;
  const foe =
    typeof against === 'number'
      ? teamOf(state, against)
      : what === 'soldats'
        ? (enemyTeams(state, zone, team)[0] ?? null)
        : null;
  return {
    what,
    hero,
    against,
    zone,
    team,
    foe,
    heroes: what === 'soldats' && hero === null && foe !== null ? heroesAt(state, zone, foe) : [],
    final: state.stack.some(({ kind }) => kind === 'duel'),
  };
};

// ── Epic combats
const gearedSheet = (state: PartieState, hero: HeroIx, foe: Foe): HeroCard => ({
  ...sheetOf(state, hero),
  spirit: Math.min(MOST_SPIRIT, Math.max(0, spiritOf(state, hero, foe))),
});
const MOST_SPIRIT = 20;
const homeName = (state: PartieState, team: Team): string =>
  state.fixed.skirmish === null
    ? zoneOf(state, baseOf(state, team)).name
    : (state.fixed.skirmish.zones[team]?.name ?? 'zone de déploiement');
const fighter = (state: PartieState, hero: HeroIx, { zone, against, final }: Fought, side: Side): FighterSpec => {
  const team = teamOf(state, hero);
  const foe: Foe = typeof against === 'number' ? 'heros' : 'carte';
  return {
    hero: gearedSheet(state, hero, foe),
    health: Math.max(1, healthOf(state, hero)),
    deck: teamState(state, team).deck,
    soldiers: final ? 0 : soldiersAt(state, zone, team),
    friends: side === 1 && state.fixed.options.plusFortEnsemble && !final ? friendsAt(state, hero, zone).length : 0,
    eternium: teamState(state, team).eternium,
    spells: combatSpells(state, team, hero),
    consumables: consumablesOf(state, hero),
    goods: goodsOf(state, hero),
    gear: gearOf(state, hero, foe),
    refuges: refugesFrom(state, team, zone),
    base: homeName(state, team),
  };
};
/** A zone beside the combat. Figures of a third team, and the boss, keep both sides away. */
const nearZone = (state: PartieState, zone: ZoneId, active: Team, foe: Team | null): NearZone => {
  const { id, name, kind } = zoneOf(state, zone);
  const sideOf = (team: Team): readonly Side[] => (team === active ? [0] : foe === null || team === foe ? [1] : [0, 1]);
  const held = [...teamsAt(state, zone).flatMap(sideOf), ...(state.boss?.zone === zone ? ([0, 1] as const) : [])];
  const owner = baseOwner(state, zone);
  return {
    id,
    name,
    kind,
    heldBy: [...new Set(held)].toSorted(),
    ...(owner === undefined ? {} : { baseOf: owner === active ? 0 : owner === foe ? 1 : 'autre' }),
  };
};
type Told = Pick<PartieState, 'fixed'>;
/** The team that looks on: the third one; against a card, the next one. Nobody does in the duel of a tie. */
export const onlooker = (state: Told, { team: active, foe, final }: Fought): Team | undefined => {
  if (final) return undefined;
  const teams = teamsOf(state);
  return teams.map((_, i) => known(teams[(active + i) % teams.length])).find((team) => team !== active && team !== foe);
};
/** The teams that decide: the active one, the defender's, the one that looks on. */
export const seatsOf = (state: Told, fought: Fought): readonly Seat[] =>
  [fought.team, fought.foe, onlooker(state, fought)].filter((team) => team !== null && team !== undefined);
export const columnOf = (state: Told, { against }: Fought): CombatScenario['column'] =>
  typeof against === 'number'
    ? 'heros'
    : cardOf(state, known(against ?? undefined)).type === 'boss'
      ? 'boss'
      : 'creature';

/** The epic combat of a clash, about to begin. */
export const combatOf = (state: PartieState, fought: Fought): CombatState => {
  const { hero, against, zone, team, foe, final } = fought;
  const looking = onlooker(state, fought);
  const bystander: { readonly bystander?: BystanderSpec } =
    looking === undefined
      ? {}
      : { bystander: { name: teamName(state, looking), spells: combatSpells(state, looking, null) } };
  const printed = typeof against === 'string' ? (cardOf(state, against) as EpicCard) : undefined;
  const mount = state.fixed.skirmish !== null && printed?.type === 'creature-epique';
  const card = mount ? { ...printed, reward: withoutPv(printed.reward ?? []) } : printed;
  const enemy =
    card === undefined
      ? {}
      : { enemy: { card, health: state.boss?.card === card.id ? card.health - state.boss.damage : card.health } };
  const scenario: CombatScenario = {
    name: '',
    options: state.fixed.options,
    column: columnOf(state, fought),
    active: fighter(state, known(hero ?? undefined), fought, 0),
    ...(typeof against === 'number' ? { defender: fighter(state, against, fought, 1) } : enemy),
    place: {
      name: zoneOf(state, zone).name,
      kind: zoneOf(state, zone).kind === 'contree' ? 'contree' : 'avant-poste',
      near: near(state, zone).map((one) => nearZone(state, one, team, foe)),
    },
    ...bystander,
    epicDie: state.fixed.epicDie,
    dice: state.fixed.dice,
    first: state.fixed.kind === 'premiere',
    final,
  };
  return sure(
    readyCombat(scenario, {
      variant: state.fixed.options.desDePouvoir ? 'des' : 'cartes',
      seats: seatsOf(state, fought),
      mount,
    }),
  );
};
type CombatRules = Rules<CombatMode>;
const rulesOf = ({ fixed }: CombatState): CombatRules => (fixed.variant === 'des' ? powerRules : combatRules);
/** Epic combats with cards or with power dice, as each was begun. */
export const epicRules: CombatRules = {
  node: (combat) => rulesOf(combat).node(combat),
  apply: (combat, action) => rulesOf(combat).apply(combat, action),
  refuse: (combat, action) => rulesOf(combat).refuse(combat, action),
  key: (combat) => rulesOf(combat).key(combat),
};

// ── Combats in the wilds
export const wildOf = (state: PartieState, { hero, against, team }: Fought): WildState => {
  const ix = known(hero ?? undefined);
  const { name, faction, body, health: healthMax } = sheetOf(state, ix);
  const { mount } = heroOf(state, ix);
  const gear = bodyGear(state, ix);
  const sum = gear.reduce((total, { value }) => total + value, body);
  const beyond = Math.min(MOST_DICE, Math.max(0, sum)) - sum;
  const begun = sure(
    readyWild({
      name: '',
      options: state.fixed.options,
      enemy: cardOf(state, `${against ?? ''}`) as WildCard,
      hero: {
        name,
        faction,
        body,
        health: Math.max(1, healthOf(state, ix)),
        healthMax,
        eternium: teamState(state, team).eternium,
        gear: beyond === 0 ? gear : [...gear, { name: 'limite des dés', value: beyond }],
        ...(mount === null ? {} : { mount: cardOf(state, mount).name }),
      },
      dice: state.fixed.dice,
    }),
  );
  return { ...begun, fixed: { ...begun.fixed, seat: team } };
};

// ── Soldiers' combats
export const batailleOf = (state: PartieState, { hero, zone, team, foe, heroes }: Fought): SoldiersState => {
  const person = (ix: HeroIx): { readonly name: string; readonly health: number } => ({
    name: sheetOf(state, ix).name,
    health: Math.max(1, healthOf(state, ix)),
  });
  const other = known(foe ?? undefined);
  const begun = sure(
    readyBataille({
      name: '',
      options: state.fixed.options,
      place: zoneOf(state, zone).name,
      attacker: {
        team: teamName(state, team),
        soldiers: hero === null ? soldiersAt(state, zone, team) : 0,
        ...(hero === null ? {} : { hero: person(hero) }),
      },
      defender: { team: teamName(state, other), soldiers: soldiersAt(state, zone, other), heroes: heroes.map(person) },
    }),
  );
  return { ...begun, fixed: { ...begun.fixed, seats: [team, other] } };
};
