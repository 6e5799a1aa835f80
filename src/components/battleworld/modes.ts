// The playable modes of Battleworld, as the shared islands see them. An island imports one of the two files, never this one: each page then brings one engine.
export { combatMode } from './mode-combat.ts';
export { partieMode } from './mode-partie.ts';
