// What Versus is made of. Maps, character cards, dice and rivers are not in the source: they are data of a scenario.
import type { Seat } from '../kernel/game.ts';
import type { OptionsOf } from '../kernel/options.ts';

export const CAMPS = ['hero', 'villain'] as const;
export type Camp = (typeof CAMPS)[number];
/** Seat 0 leads the heroes, seat 1 the villains. */
export const seatOf = (camp: Camp): Seat => (camp === 'hero' ? 0 : 1);
export const campOf = (seat: number): Camp => (seat === 0 ? 'hero' : 'villain');
export const foe = (camp: Camp): Camp => (camp === 'hero' ? 'villain' : 'hero');

// ── The discs (DPA): available, spent, unavailable
export const DISC_ZONES = ['available', 'spent', 'unavailable'] as const;
export type DiscZone = (typeof DISC_ZONES)[number];
export type Discs = Readonly<Record<DiscZone, number>>; // integers, 0 or more

// ── Energy: cubes ready, tired, or laid on a space of the command post; `recovery` cubes come back at each upkeep
export const SPACES = ['move', 'defence', 'reroll'] as const;
export type Space = (typeof SPACES)[number];
export type CubePlace = 'available' | 'fatigue' | Space;
export type Cubes = Readonly<Record<CubePlace, number>>;

// ── Tiles
export const LEVELS = ['minion', 'elite', 'leader', 'citizens', 'event', 'unknown'] as const;
/** `leader`: level « QG/Lieutenant ». `unknown`: the source does not say, nobody typed it. */
export type Level = (typeof LEVELS)[number];
export const FORMS = ['simple', 'double'] as const;
export type Form = (typeof FORMS)[number];
export type TileId = string; // slug: "oracle", "bat-robots", "sbires-heros-1"
export type FigureId = string; // `<tile>#<n>`, n from 1
export type PieceId = string; // `<token>-<n>`: "bombe-2"
export type Zone = string; // a label of the scenario
export type PowerId = string; // id of a record of POWERS
export const COLOURS = ['white', 'yellow', 'orange', 'red', 'black'] as const;
export type Colour = (typeof COLOURS)[number];
/** Successes shown by each face of a die. */
export type Dice = Readonly<Partial<Record<Colour, readonly number[]>>>;

export const MISSION_IDS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8'] as const;
export type MissionId = (typeof MISSION_IDS)[number];

// ── Options: what the source leaves open, with executable readings. The first value is the default.
export const OPTION_VALUES = {
  missionFixesTotal: [false, true],
  sameTileOnce: [false, true],
  riverRule: ['end', 'stay', 'manual'],
  tileCost: ['position', 'custom'],
  rasCounts: [true, false],
  batwomanStacks: [false, true],
  eventOrder: ['powerFirst', 'playerChoice'],
  permanentLinked: [false, true],
  baneKeepsWounds: [false, true],
  twoFaceFigures: [1, 2],
  ratcatcherMovesToken: [false, true],
  shadowsSameZone: [false, true],
  batmanRedReroll: ['none', 'one', 'two'],
  katanaReleases: [false, true],
  enemiesOnly: [false, true],
  tokenLeavesOnTileOnly: [false, true],
  manBatAnyPassenger: [false, true],
  oneVersionPerCharacter: [false, true],
  endCheck: ['atVerification', 'immediate'],
  hostagesWoundable: [false, true],
  m6EventCamp: ['hero', 'both', 'villain'],
  m6Count: ['present', 'cumulative'],
  freezeHoldsGangs: [true, false],
  freezeOwnZone: [false, true],
  m6RemovedRises: [false, true],
} as const;
export type OptionKey = keyof typeof OPTION_VALUES;
export type Options = OptionsOf<typeof OPTION_VALUES>;
/** Those that a mission alone asks for. */
export const MISSION_OPTIONS = ['endCheck', 'm6Count', 'm6EventCamp'] as const satisfies readonly OptionKey[];
export type MissionOptions = Pick<Options, (typeof MISSION_OPTIONS)[number]>;
