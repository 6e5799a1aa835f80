// What both modes of Battleworld speak of: sheets, options, sides. Each type derives from one list.
import { defaultsOf, type OptionsOf } from '../kernel/options.ts';

export const SIDES = ['heroes', 'villains'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'heroes' ? 'villains' : 'heroes');
export const seatOf = (side: Side): 0 | 1 => (side === 'heroes' ? 0 : 1);

export const FORCES = [4, 6, 8, 10, 12] as const;
/** Faces of a character's die (bw.carte.force). */
export type Force = (typeof FORCES)[number];

export const ATTACKS = ['melee', 'ranged'] as const;
export type Attack = (typeof ATTACKS)[number];

export const MODULE_KINDS = ['energy', 'double-defence', 'care'] as const;
export type ModuleKind = (typeof MODULE_KINDS)[number];

export const POWERS = ['fatalis-recovery'] as const;
export type PowerId = (typeof POWERS)[number];

/** Ids that the scenario gave to its characters and modules. */
export type UnitId = string;
export type ModuleId = string;

/** A character card as the reader entered it. Much of it is absent from the source: see data.ts for what is printed. */
export interface Sheet {
  readonly id: string;
  readonly name: string;
  readonly faction: string;
  readonly cosmic: boolean;
  readonly metal: boolean;
  readonly maxLife: number; // at least 1
  readonly powerIcons: number; // at least 0
  readonly rerollIcons: 0 | 1;
  readonly force: Force;
  readonly strike: number; // at least 0
  readonly victorySlots: number; // at least 0
  readonly startVictory: number; // 0 … victorySlots
  readonly attack: Attack; // 'ranged' reaches 1 or 2 cells
  readonly flying: boolean;
  readonly meleeHitsFlyers?: boolean; // printed exception to the immunity of flyers (A21)
  readonly hittableByGroundMelee?: boolean; // the same, printed on the target's card
  readonly power?: PowerId;
  readonly powerText?: string; // shown, never executed
  readonly sharesCardWith?: string; // the sheet printed on the other face (A35)
}

/** What a scenario writes for a sheet: the id of one of the example roster, or a whole sheet of the reader's own. */
export type SheetRef = string | Sheet;

/** The counters on a card. life 0: dead. */
export interface Gauges {
  readonly life: number;
  readonly power: number;
  readonly reroll: number;
  readonly victory: number;
}

/** Rulings that have two executable readings; the first value is the ledger's default. */
export const OPTION_VALUES = {
  healerLosesFlight: ['healer', 'healed'],
  healOfTheDead: ['stays', 'centre'],
  recoverAmount: [1, 2],
  raiseOrder: ['trailing-first', 'free'],
  teamBonus: ['initiator', 'all'],
  safeRangedVictory: [true, false],
  rerollScope: ['participants', 'own-side'],
  enemyEntersModule: [false, true],
  intruderHitsModule: [true, false],
  targetModules: ['all', 'double-defence'],
  doubleDefence: ['own-target', 'whole-base'],
  baseVictoryToken: ['defended-only', 'always'],
  cosmicRecruit: [false, true],
} as const;
export type OptionKey = keyof typeof OPTION_VALUES;
export type Options = OptionsOf<typeof OPTION_VALUES>;
export const DEFAULT_OPTIONS: Options = defaultsOf(OPTION_VALUES);
