// The playable modes of Battleworld, by the name that examples and links give them. For the build: an island imports one of the two files, never this one, so that a page brings one engine.
import { combatMode } from './mode-combat.ts';
import { partieMode } from './mode-partie.ts';

export const MODES = { combat: combatMode, partie: partieMode } as const;
