// Where the odds of a decision can be asked: for who plays, and for who reads.
import { NUMBER } from '../../engine/fields-of-eternia/combat/board.ts';
import type { CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import type { WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { EscState } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';

/** Whether something is left to throw again or to assign: there, each choice has its odds. */
export const wildHasOdds = ({ stage }: WildState): boolean => stage === 'reroll' || stage === 'assign';
/** Of a whole game: those of a combat in the wilds. */
export const partieHasOdds = ({ wild }: PartieState): boolean => wild !== null && wildHasOdds(wild);
/** Of a skirmish: once its set-up is done, those of its game. */
export const escarmoucheHasOdds = ({ game }: EscState): boolean => game !== null && partieHasOdds(game);
/** Whether nothing that could change the odds is hidden from anybody: against a card, or once cards are turned up and no spell or consumable is left. */
export const isOpenCombat = ({ fixed, phase, sides }: CombatState): boolean =>
  (fixed.column !== 'heros' || NUMBER[phase] >= 4) &&
  fixed.bystander === null &&
  (fixed.column !== 'heros' || sides.every(({ spells, consumables }) => spells.length + consumables.length === 0));
