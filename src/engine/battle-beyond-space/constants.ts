// Numbers that the source gives. What a scenario may leave out (board, cards, fleets) is in data.ts.

export const ROUNDS = 9;
/** Hexes. */
export const RANGE = { fighter: 5, destroyer: 2, longFighter: 10, laser: 9 } as const;
export const HIT_POINTS = { fighter: 1, destroyer: 2, elite: 2 } as const;
export const POINTS = { fighter: 1, destroyer: 4, probe: 1, ringCell: 2 } as const;
export const BLAST_RADIUS = 2;
export const TELEPORT_MOST = 6;
export const ASTEROID_REACH = 3;
export const SHIELD_TOKENS = 3;
/** Cards that Dreckach 3 draws beside the one in hand. */
export const EXTRA_CARDS = 2;
export const SUPER_SHOT = { wide: 3, long: 3 } as const;
/** The box. */
export const BOX = {
  boards: 1,
  moveCards: 36,
  cardsPerRace: 9,
  powers: 12,
  powersPerRace: 3,
  squadrons: 3,
  perSquadron: 6,
  fighters: 18,
  destroyers: 2,
  asteroids: 17,
  probes: 7,
  probesUsed: 6,
  damageMarkers: 5,
  shieldMarkers: 4,
  eliteMarkers: 2,
  fighterDamageMarkers: 2,
} as const;
export const ZONE_LEAST = 22; // cells that a whole fleet fills
export const ZONE_SIZE = 23; // deduced: one cell stays free
/** What the packed cells and the workshop allow: nothing of the game. */
export const LIMITS = { radiusLeast: 2, radiusMost: 13, cellsLeast: 19, speed: 9, turn: 3, points: 9 } as const;
