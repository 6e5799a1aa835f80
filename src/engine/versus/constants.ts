// Numbers that the source gives, and what it shows as probable: example values are said to be examples wherever they appear.

export const DISC_RECOVERY = 2;
export const DEFENCE_SATURATION = 3;
export const SWARMS = 4;
export const SHADOWS = 3;
/** What the figures of missions 7 and 8 seem to show; an example for the six others (A52). */
export const POSTS = {
  discs: { available: 3, spent: 0, unavailable: 7 },
  first: { available: 8, fatigue: 3 }, // the camp with the initiative
  second: { available: 11, fatigue: 0 },
  recovery: 5, // cubes at each upkeep
} as const;
/** What the workshop and the links allow: nothing of the game. */
export const LIMITS = {
  name: 80,
  zones: 24,
  plan: 6, // columns, and rows
  zone: 24,
  slots: 12,
  turns: 20,
  pieces: 12,
  tokens: 6,
  states: 8,
  tests: 16,
  ends: 8,
  special: 16,
  discs: 30,
  cubes: 40,
  figures: 12,
  life: 30,
  tiles: 80,
  successes: 9,
  faces: 12,
} as const;
