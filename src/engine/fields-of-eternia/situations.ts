// Positions written to show rules in play, where no ready-made scenario leads: those of the whole game, and the others.
import { SITUATIONS_AUTRES } from './situations-autres.ts';

export const SITUATIONS = SITUATIONS_AUTRES;
