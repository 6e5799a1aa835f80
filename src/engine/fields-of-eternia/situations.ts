// Positions written to show rules in play, where no ready-made scenario leads shortly: those of the whole game, and the others.
import type { Situation } from '../kernel/demonstration.ts';
import { SITUATIONS_AUTRES } from './situations-autres.ts';
import { SITUATIONS_PARTIE } from './situations-partie.ts';

export const SITUATIONS: readonly Situation[] = [...SITUATIONS_PARTIE, ...SITUATIONS_AUTRES];
