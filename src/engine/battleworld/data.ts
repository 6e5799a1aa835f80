import type { Sheet } from './types.ts';

// Numbers that the source prints (lines of the source document), then example values, kept apart.

export const TEAM_SIZE = 4; // l. 46
export const MODULES_PER_BASE = { min: 2, max: 3 } as const; // l. 194
export const MODULE_RESISTANCE = 5; // l. 194
export const BRACKET = 10; // l. 299-301
export const BASE_DIE = 10; // l. 204-206
export const MODULE_GAIN = 2; // l. 200-202
export const REACH = { melee: 1, ranged: 2 } as const; // l. 325-331
export const STEPS = { walk: 1, fly: 2 } as const; // l. 62-68
/** What the box holds: a warning beyond it, never a limit (A25, A36). */
export const BOX = { power: 26, victory: 20, reroll: 8 } as const; // l. 32
/** Bounds of the workshop, not of the game: the source gives no size (A3). */
export const GRID_BOUNDS = { min: 3, max: 12 } as const;
/** Example, absent from the source (A1). */
export const EXAMPLE_CLOCK = 12;

export const FACTIONS = ['4 Fantastiques', 'Batman', 'Fatalis', 'Magnéto', 'Punisher', 'Spider-Man', 'Vengeurs', 'X-Men'] as const; // l. 462

/**
 * Example roster: twelve characters. Most values are invented to make the game playable: `provenance.ts` tells, field by field,
 * what the source states, what is deduced, what only its story says, and what is an example.
 */
export const ROSTER: Readonly<Record<string, Sheet>> = {
  hulk: { id: 'hulk', name: 'Hulk', faction: 'Vengeurs', cosmic: false, metal: false, maxLife: 6, powerIcons: 3, rerollIcons: 1, force: 12, strike: 3, victorySlots: 3, startVictory: 0, attack: 'melee', flying: false },
  'capitaine-america': { id: 'capitaine-america', name: 'Capitaine América', faction: 'Vengeurs', cosmic: false, metal: false, maxLife: 4, powerIcons: 3, rerollIcons: 1, force: 6, strike: 1, victorySlots: 3, startVictory: 0, attack: 'melee', flying: false },
  'iron-man': { id: 'iron-man', name: 'Iron-Man', faction: 'Vengeurs', cosmic: false, metal: true, maxLife: 4, powerIcons: 4, rerollIcons: 1, force: 8, strike: 2, victorySlots: 2, startVictory: 0, attack: 'ranged', flying: true },
  thor: { id: 'thor', name: 'Thor', faction: 'Vengeurs', cosmic: false, metal: false, maxLife: 5, powerIcons: 3, rerollIcons: 1, force: 10, strike: 2, victorySlots: 2, startVictory: 0, attack: 'melee', flying: true },
  fatalis: { id: 'fatalis', name: 'Fatalis', faction: 'Fatalis', cosmic: false, metal: true, maxLife: 5, powerIcons: 4, rerollIcons: 1, force: 8, strike: 2, victorySlots: 3, startVictory: 0, attack: 'melee', flying: false, power: 'fatalis-recovery' },
  ultron: { id: 'ultron', name: 'Ultron', faction: 'Fatalis', cosmic: false, metal: true, maxLife: 5, powerIcons: 3, rerollIcons: 1, force: 10, strike: 2, victorySlots: 2, startVictory: 0, attack: 'ranged', flying: false },
  magneto: { id: 'magneto', name: 'Magnéto', faction: 'Magnéto', cosmic: false, metal: false, maxLife: 4, powerIcons: 3, rerollIcons: 1, force: 6, strike: 2, victorySlots: 3, startVictory: 0, attack: 'ranged', flying: true },
  punisher: { id: 'punisher', name: 'Punisher', faction: 'Punisher', cosmic: false, metal: true, maxLife: 4, powerIcons: 3, rerollIcons: 1, force: 4, strike: 2, victorySlots: 2, startVictory: 0, attack: 'ranged', flying: false },
  serval: { id: 'serval', name: 'Serval', faction: 'X-Men', cosmic: false, metal: true, maxLife: 4, powerIcons: 3, rerollIcons: 1, force: 8, strike: 2, victorySlots: 3, startVictory: 1, attack: 'melee', flying: false },
  colossus: { id: 'colossus', name: 'Colossus', faction: 'X-Men', cosmic: false, metal: true, maxLife: 6, powerIcons: 3, rerollIcons: 1, force: 10, strike: 3, victorySlots: 2, startVictory: 0, attack: 'melee', flying: false },
  tornade: { id: 'tornade', name: 'Tornade', faction: 'X-Men', cosmic: false, metal: false, maxLife: 4, powerIcons: 4, rerollIcons: 1, force: 6, strike: 1, victorySlots: 3, startVictory: 0, attack: 'ranged', flying: true },
  diablo: { id: 'diablo', name: 'Diablo', faction: 'X-Men', cosmic: false, metal: false, maxLife: 3, powerIcons: 3, rerollIcons: 1, force: 4, strike: 1, victorySlots: 2, startVictory: 0, attack: 'melee', flying: false },
};

export const TEAMS = {
  vengeurs: ['hulk', 'capitaine-america', 'iron-man', 'thor'],
  vilains: ['fatalis', 'ultron', 'magneto', 'punisher'],
  'x-men': ['serval', 'colossus', 'tornade', 'diablo'],
} as const;
