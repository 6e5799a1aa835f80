// What every module of the whole game works with: the state, read and written; the stack; the shape of a module's tables.
import type { Node, Seat, Step } from '../../kernel/game.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import { stepsOf, topOf } from '../../kernel/steps.ts';
import type { Of } from '../../kernel/tags.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { AnyCard, CardId, HeroCard, MapZone, ZoneId } from '../types.ts';
import type { BoardAction, Frame, HeroIx, HeroState, PartieAction, PartieState, Team, TeamState } from './types.ts';
import type { PartieEvent } from './event-types.ts';

export type PartieStep = Step<PartieState, PartieEvent>;
export type PartieNode = Node<PartieAction, FoeRule>;
/** What a module gives: what its actions do, why they are refused, who acts on its frames. `apply.ts`, `refuse.ts` and `node.ts` spread these tables. */
export type Applies = {
  readonly [K in BoardAction['type']]: (action: Of<BoardAction, K>, state: PartieState) => PartieStep;
};
/** Asked only when the top frame may take the action: see TAKEN_BY in refuse.ts. */
export type Refuses = {
  readonly [K in BoardAction['type']]: (action: Of<BoardAction, K>, state: PartieState) => Fault;
};
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;
/** Who acts on a frame; undefined: nobody, the frame goes on by itself (see `Settles`). */
export type Nodes = {
  readonly [K in Frame['kind']]: (frame: FrameOf<K>, state: PartieState) => PartieNode | undefined;
};
/** What a frame does by itself when `Nodes` answers undefined; it must change the stack. */
export type Settles = { readonly [K in Frame['kind']]: (frame: FrameOf<K>, state: PartieState) => PartieStep };

export const { still, told, chain } = stepsOf<PartieState, PartieEvent>();

export const choice = (seat: Seat, options: readonly PartieAction[], ...cites: Some<FoeRule>): PartieNode => ({
  kind: 'choice',
  seat,
  options: some(options),
  cites,
});

// ── The stack
/** The top frame, known to be of a kind. Throws otherwise: a bug of ours. */
export const top = <K extends Frame['kind']>(state: PartieState, kind: K): FrameOf<K> => {
  const frame = topOf(state);
  if (frame?.kind !== kind)
    throw new Error(`partie: "${kind}" expected on the stack, found "${frame?.kind ?? 'nothing'}"`);
  return frame as FrameOf<K>;
};
/** The hero whose turn it is, or null between turns. */
export const activeHero = ({ stack }: PartieState): HeroIx | null =>
  stack.find((frame) => frame.kind === 'turn')?.hero ?? null;

// ── Heroes and teams
export const heroOf = ({ heroes }: PartieState, hero: HeroIx): HeroState => known(heroes[hero]);
export const sheetOf = ({ fixed }: Pick<PartieState, 'fixed'>, hero: HeroIx): HeroCard => known(fixed.heroes[hero]);
export const teamOf = ({ fixed }: Pick<PartieState, 'fixed'>, hero: HeroIx): Team => known(fixed.teamOf[hero]);
export const teamState = ({ teams }: PartieState, team: Team): TeamState => known(teams[team]);
export const heroesOf = ({ fixed }: Pick<PartieState, 'fixed'>, team: Team): readonly HeroIx[] =>
  known(fixed.teams[team]).heroes;
export const teamsOf = ({ fixed }: Pick<PartieState, 'fixed'>): readonly Team[] =>
  fixed.teams.map((_, team) => team as Team);
export const setHero = (state: PartieState, hero: HeroIx, change: Partial<HeroState>): PartieState => ({
  ...state,
  heroes: state.heroes.map((one, i) => (i === hero ? { ...one, ...change } : one)),
});
export const setTeam = (state: PartieState, team: Team, change: Partial<TeamState>): PartieState => ({
  ...state,
  teams: state.teams.map((one, i) => (i === team ? { ...one, ...change } : one)),
});
export const healthOf = (state: PartieState, hero: HeroIx): number =>
  sheetOf(state, hero).health - heroOf(state, hero).damage;
/** What a hero or an enemy card has left in the epic combat under way; undefined: it is not in one. The game learns of it when the combat ends. */
export const leftInCombat = (state: PartieState, who: HeroIx | CardId): number | undefined => {
  const clash = topOf(state);
  if (state.combat === null || clash?.kind !== 'clash') return undefined;
  const [active, foe] = state.combat.sides;
  return who === clash.hero ? active.health : who === clash.against ? foe.health : undefined;
};
export const healthNow = (state: PartieState, hero: HeroIx): number =>
  leftInCombat(state, hero) ?? healthOf(state, hero);
/** Whether an inner combat is under way. */
export const holdsCombat = ({ combat, wild, bataille }: PartieState): boolean =>
  combat !== null || wild !== null || bataille !== null;

// ── Cards and places
export const cardOf = ({ fixed }: Pick<PartieState, 'fixed'>, id: CardId): AnyCard => known(fixed.cards[id]);
export const zoneOf = ({ fixed }: Pick<PartieState, 'fixed'>, id: ZoneId): MapZone =>
  known(fixed.map.zones.find((zone) => zone.id === id));
/** All that a hero carries, in a stable order. */
export const carried = ({ ally, mount, worn, pack, spells }: HeroState): readonly CardId[] => [
  ...(ally === null ? [] : [ally]),
  ...(mount === null ? [] : [mount]),
  ...worn,
  ...pack,
  ...spells,
];
