// Where the odds of a decision can be asked: for who plays, and for who reads.
import type { PartieState } from '../../engine/battleworld/partie/types.ts';

/** Of a whole game: those of the combat under way. */
export const partieHasOdds = ({ combat }: PartieState): boolean => combat !== null;
