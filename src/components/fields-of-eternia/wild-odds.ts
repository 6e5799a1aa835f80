// Where the odds of a combat in the wilds can be asked.
import type { WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';

/** Whether something is left to throw again or to assign: there, each choice has its odds. */
export const wildHasOdds = ({ stage }: WildState): boolean => stage === 'reroll' || stage === 'assign';
