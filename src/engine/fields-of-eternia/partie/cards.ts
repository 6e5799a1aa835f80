// The card modules of the whole game, as one part of its tables; what a turn offers with cards; what may be done beside the node.
import type { Some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import type { BoardAction, HeroIx, PartieState, Team } from './types.ts';
import { COMBAT_CARDS_APPLY, COMBAT_CARDS_NODES, COMBAT_CARDS_REFUSE, COMBAT_CARDS_SETTLES } from './combat-cards.ts';
import { DRAW_APPLY, DRAW_NODES, DRAW_REFUSE, DRAW_SETTLES } from './draw.ts';
import { EFFECTS_NODES, EFFECTS_SETTLES } from './effects.ts';
import { ENCOUNTERS_APPLY, ENCOUNTERS_NODES, ENCOUNTERS_REFUSE, ENCOUNTERS_SETTLES } from './encounters.ts';
import { heroesOf, teamOf, top } from './board.ts';
import { MERCHANTS_APPLY, MERCHANTS_NODES, MERCHANTS_REFUSE, MERCHANTS_SETTLES } from './merchants.ts';
import { QUESTS_APPLY, QUESTS_NODES, QUESTS_REFUSE, QUESTS_SETTLES } from './quests.ts';
import { ROLLS_APPLY, ROLLS_NODES, ROLLS_REFUSE, ROLLS_SETTLES } from './rolls.ts';
import { SKIRMISH_APPLY, SKIRMISH_REFUSE, trainings } from './skirmish.ts';
import { casts, otherCasts, SPELLS_APPLY, SPELLS_REFUSE } from './spells.ts';
import { changes, SUPPORT_APPLY, SUPPORT_NODES, SUPPORT_REFUSE, SUPPORT_SETTLES } from './support.ts';
import { TRADE_APPLY, TRADE_NODES, TRADE_REFUSE, TRADE_SETTLES } from './trade.ts';
import { claims, renewals, VICTORY_APPLY, VICTORY_REFUSE } from './victory.ts';
import { MERCHANTS } from '../types.ts';

export const CARDS_APPLY = {
  ...DRAW_APPLY,
  ...ROLLS_APPLY,
  ...ENCOUNTERS_APPLY,
  ...QUESTS_APPLY,
  ...SUPPORT_APPLY,
  ...MERCHANTS_APPLY,
  ...VICTORY_APPLY,
  ...SPELLS_APPLY,
  ...TRADE_APPLY,
  ...COMBAT_CARDS_APPLY,
  ...SKIRMISH_APPLY,
};
export const CARDS_REFUSE = {
  ...DRAW_REFUSE,
  ...ROLLS_REFUSE,
  ...ENCOUNTERS_REFUSE,
  ...QUESTS_REFUSE,
  ...SUPPORT_REFUSE,
  ...MERCHANTS_REFUSE,
  ...VICTORY_REFUSE,
  ...SPELLS_REFUSE,
  ...TRADE_REFUSE,
  ...COMBAT_CARDS_REFUSE,
  ...SKIRMISH_REFUSE,
};
export const CARDS_NODES = {
  ...DRAW_NODES,
  ...ROLLS_NODES,
  ...EFFECTS_NODES,
  ...ENCOUNTERS_NODES,
  ...QUESTS_NODES,
  ...SUPPORT_NODES,
  ...MERCHANTS_NODES,
  ...TRADE_NODES,
  ...COMBAT_CARDS_NODES,
};
export const CARDS_SETTLES = {
  ...DRAW_SETTLES,
  ...ROLLS_SETTLES,
  ...EFFECTS_SETTLES,
  ...ENCOUNTERS_SETTLES,
  ...QUESTS_SETTLES,
  ...SUPPORT_SETTLES,
  ...MERCHANTS_SETTLES,
  ...TRADE_SETTLES,
  ...COMBAT_CARDS_SETTLES,
};

/** What a turn may offer with cards: every candidate, those that `refuse` forbids included. */
export const cardActions = (state: PartieState): readonly BoardAction[] => {
  const { hero } = top(state, 'turn');
  return [
    { type: 'brave', cards: 1 },
    { type: 'brave', cards: 2 },
    { type: 'quest' },
    { type: 'acquire' },
    ...heroesOf(state, teamOf(state, hero)).map((other: HeroIx): BoardAction => ({ type: 'trade', with: other })),
    ...MERCHANTS.map((merchant): BoardAction => ({ type: 'shop', merchant })),
    ...trainings(state),
    ...casts(state),
    ...renewals(state),
  ];
};
type Aside = { readonly seat: Team; readonly action: BoardAction; readonly cites: Some<FoeRule> };
/** What may be done beside the node: equipment changed, goals declared, spells of the other teams. */
export const cardAsides = (state: PartieState): readonly Aside[] => {
  const changed = changes(state).map((action): Aside => ({
    seat: teamOf(state, 'hero' in action ? action.hero : 0),
    action,
    cites: ['foe.soutien.changer-equipement'],
  }));
  const claimed = claims(state).map((action): Aside => ({
    seat: action.team,
    action,
    cites: [action.part === 'principal' ? 'foe.victoire.principal' : 'foe.victoire.secondaire'],
  }));
  return [
    ...changed,
    ...claimed,
    ...otherCasts(state).map(({ team, action }): Aside => ({
      seat: team,
      action,
      cites: ['foe.soutien.sort-plateau'],
    })),
  ];
};
