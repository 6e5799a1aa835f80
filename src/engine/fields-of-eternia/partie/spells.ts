// Board spells: played outside combat while a hero of the team is active, or during any turn by option (A68). Without a target printed, a spell is for its holder.
import { topOf } from '../../kernel/steps.ts';
import type { Fault } from '../faults.ts';
import type { CardId, Effect, SpellCard } from '../types.ts';
import { boughtFault } from './allowed.ts';
import { CARDS } from './cards-refusals.ts';
import { holderOf } from './carry.ts';
import { execute } from './effects.ts';
import {
  type Applies,
  cardOf,
  heroesOf,
  heroOf,
  type PartieStep,
  type Refuses,
  teamOf,
  teamsOf,
  told,
} from './board.ts';
import { baseOwner } from './map.ts';
import { discard } from './piles.ts';
import { takeFrom } from './support.ts';
import type { BoardAction, HeroIx, PartieState, Team } from './types.ts';

const { no } = CARDS;

/** A spell that makes another lose PS is aimed at an enemy; any other is for the hero who holds it. */
const isAimed = ({ effects }: SpellCard): boolean => effects.some(({ do: what }) => what === 'infliger');
const isOnBoard = (state: PartieState, id: CardId): boolean => {
  const card = cardOf(state, id);
  return card.type === 'sort' && card.use !== 'combat';
};
/** An enemy hero, unless its base shelters it. */
const isTarget = (state: PartieState, team: Team, target: HeroIx): boolean => {
  const owner = teamOf(state, target);
  return owner !== team && baseOwner(state, heroOf(state, target).zone) !== owner;
};
const mayTarget = (state: PartieState, holder: HeroIx, id: CardId, target: HeroIx): boolean =>
  isAimed(cardOf(state, id) as SpellCard) ? isTarget(state, teamOf(state, holder), target) : holder === target;
/** Heroes of a team who hold a spell, and those whom it may be for. */
const castsOf = (
  state: PartieState,
  team: Team,
): readonly (readonly [holder: HeroIx, card: CardId, target: HeroIx])[] =>
  heroesOf(state, team).flatMap((holder) =>
    [...new Set(heroOf(state, holder).spells)]
      .filter((card) => isOnBoard(state, card))
      .flatMap((card) =>
        state.heroes.flatMap((_, target) =>
          mayTarget(state, holder, card, target) ? [[holder, card, target] as const] : [],
        ),
      ),
  );

/** The team whose hero is active comes first; the others follow when the option lets them play. */
const castersOf = (state: PartieState): readonly Team[] => {
  const frame = topOf(state);
  if (frame?.kind !== 'turn') return [];
  const team = teamOf(state, frame.hero);
  return state.fixed.options.sortsPlateauATousLesTours
    ? [team, ...teamsOf(state).filter((one) => one !== team)]
    : [team];
};
const castBy = (state: PartieState, card: CardId, target: HeroIx): HeroIx | undefined => {
  for (const team of castersOf(state)) {
    const found = castsOf(state, team).find(([, id, aim]) => id === card && aim === target);
    if (found !== undefined) return found[0];
  }
  return undefined;
};
const castFault = (state: PartieState, card: CardId, target: HeroIx): Fault => {
  const holder = castersOf(state)
    .map((team) => holderOf(state, team, card))
    .find((hero) => hero !== undefined);
  if (holder === undefined)
    return no(state.fixed.options.sortsPlateauATousLesTours ? 'sort-absent' : 'sort-tour', 'foe.soutien.sort-plateau');
  if (!isOnBoard(state, card)) return no('sort-de-combat', 'foe.soutien.sort-types', 'foe.soutien.sort-combat');
  const by = castBy(state, card, target);
  const frame = topOf(state);
  if (by !== undefined)
    return frame?.kind === 'turn' && teamOf(state, by) === teamOf(state, frame.hero) ? boughtFault(state) : undefined;
  return isAimed(cardOf(state, card) as SpellCard)
    ? no('sort-cible', 'foe.soutien.sort-plateau-cible', 'foe.plateau.base-inviolable')
    : no('sort-pour-soi', 'foe.soutien.sort-plateau-cible');
};
const cast = (state: PartieState, id: CardId, target: HeroIx): PartieStep => {
  const holder = castBy(state, id, target) ?? target;
  const { name, effects } = cardOf(state, id) as SpellCard;
  const team = teamOf(state, holder);
  const [own, aimed] = [
    effects.filter(({ do: what }) => what !== 'infliger'),
    effects.flatMap((effect): readonly Effect[] =>
      effect.do === 'infliger' ? [{ do: 'perdre', value: effect.value }] : [],
    ),
  ];
  const spent = discard(takeFrom(state, holder, id), [id]);
  const worked = execute(execute(spent, own, { hero: holder, team, name }), aimed, { hero: target, team, name });
  return told(worked, {
    type: 'p-cast',
    hero: holder,
    card: id,
    target,
    cites: ['foe.soutien.sort-plateau', 'foe.soutien.sort-plateau-cible', 'foe.soutien.sort-defausse'],
  });
};
const actionsOf = (state: PartieState, team: Team): readonly Extract<BoardAction, { type: 'cast' }>[] =>
  castsOf(state, team)
    .map(([, card, target]) => ({ type: 'cast', card, target }) as const)
    .filter(({ card, target }) => castFault(state, card, target) === undefined);
/** Spells of the active team, in the node. */
export const casts = (state: PartieState): readonly BoardAction[] =>
  castersOf(state)
    .slice(0, 1)
    .flatMap((team) => actionsOf(state, team));
/** Spells of the other teams, beside the node: only with the option. */
export const otherCasts = (state: PartieState): readonly { readonly team: Team; readonly action: BoardAction }[] =>
  castersOf(state)
    .slice(1)
    .flatMap((team) => actionsOf(state, team).map((action) => ({ team, action })));

export const SPELLS_APPLY = { cast: ({ card, target }, state) => cast(state, card, target) } satisfies Partial<Applies>;
export const SPELLS_REFUSE = {
  cast: ({ card, target }, state) => castFault(state, card, target),
} satisfies Partial<Refuses>;
