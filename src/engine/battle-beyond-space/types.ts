// What Battle Beyond Space is made of. The board, the cards and the start zones are not in the source: they are data of a scenario.
import type { Cell } from '../hex/cells.ts';
import type { Direction } from '../hex/hex.ts';
import type { Seat } from '../kernel/game.ts';
import type { OptionsOf } from '../kernel/options.ts';

/** 0 east, 1 north-east, then counterclockwise to 5 south-east. */
export type Facing = Direction;
export const RACES = ['terriens', 'vonyan', 'valkyries', 'dreckach'] as const;
export type Race = (typeof RACES)[number];
export type PowerId = `${Race}-${1 | 2 | 3}`;
export const powersOf = (race: Race): readonly [PowerId, PowerId, PowerId] => [`${race}-1`, `${race}-2`, `${race}-3`];
export const raceOf = (power: PowerId): Race => power.slice(0, -2) as Race;

// ── Ships. A fleet: three squadrons of six fighters, two destroyers. A ship is known by its seat and its name: « 0a1 », « 2D1 ».
export const SQUADRONS = ['a', 'b', 'c'] as const;
export type Squadron = (typeof SQUADRONS)[number];
export const FIGHTER_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type FighterName = `${Squadron}${(typeof FIGHTER_NUMBERS)[number]}`;
export type DestroyerName = 'D1' | 'D2';
export type ShipName = FighterName | DestroyerName;
export type ShipId = `${Seat}${ShipName}`;
/** Names of a fleet in the order of the state: 18 fighters, then 2 destroyers. */
export const FIGHTERS: readonly FighterName[] = SQUADRONS.flatMap((squadron) =>
  FIGHTER_NUMBERS.map((n): FighterName => `${squadron}${n}`),
);
export const DESTROYERS: readonly DestroyerName[] = ['D1', 'D2'];
export const FLEET: readonly ShipName[] = [...FIGHTERS, ...DESTROYERS];
/** Place of a ship in `state.ships`: 20 places a seat. */
export type ShipIndex = number;

// ── Movement cards
/** Speed of fighters (0 to 9), sides a fighter may turn (0 to 3), action points of the destroyer (0 to 9). */
export interface MoveCard {
  readonly speed: number;
  readonly turn: number;
  readonly points: number;
}
/** Place of a card in its race's deck, 0 to 8: « C1 » is 0. `BACK`: a card that one may not see. */
export type CardIndex = number;
export const BACK: CardIndex = -1;

// ── Options: what the source leaves open, with two executable readings each. The first value is the default.
export const OPTION_VALUES = {
  squadronMove: ['simultaneous', 'sequential'],
  fighterFire: ['sequential', 'simultaneous'],
  probesBlockFire: [false, true],
  destroyerPoint: ['forward-or-pivot', 'forward-and-pivot'],
  destroyerFireNeedsMove: [false, true],
  crushAlliedFighter: [true, false],
  destroyerSuicide: ['forbidden', 'allowed'],
  tieBreak: ['shared', 'ships-left'],
  valkyrieBonus: [2, 1],
  eliteReading: ['two-hit-points', 'two-shots'],
  teleportShape: ['any-vector', 'straight-line'],
  superShotStopped: ['never', 'by-obstacles'],
  shieldFirstHit: ['absorbed', 'applied'],
  shieldVsCollision: ['immune', 'vulnerable'],
  shieldAsteroidPrize: [1, 0],
  resurrectWindow: ['any-turn', 'own-turn'],
  resurrectedDestroyer: ['intact', 'damaged'],
} as const;
export type OptionKey = keyof typeof OPTION_VALUES;
export type Options = OptionsOf<typeof OPTION_VALUES>;

/** Axial coordinates in a scenario, readable in its JSON: `[q, r]`. In states, actions and events, a place is a `Cell`. */
export type Place = readonly [q: number, r: number];
export type { Cell };
