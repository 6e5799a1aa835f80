// A combat in the wilds: one hero, one enemy of the encounter deck, one round of dice.
import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited, Tally } from '../../kernel/rules.ts';
import type { FoeCode } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { Effect, Faction, Options, WildCard, WildDice, WildFace } from '../types.ts';

/** What a die may lower. */
export const WILD_TARGETS = ['defense', 'ps', 'attaque'] as const;
export type WildTarget = (typeof WILD_TARGETS)[number];
/** A die worth assigning. */
export type Scored = 'reussite' | 'double';

// ── Scenario
/** What the hero carries that adds to « corps ». */
interface BodyGear {
  readonly name: string;
  readonly value: number;
}
export interface WildHero {
  readonly name: string;
  readonly faction?: Faction;
  readonly body: number; // printed; one die each
  readonly health: number; // PS left
  readonly healthMax?: number; // the same unless told
  readonly eternium?: number; // the team's reserve, to tame with; 0 unless told
  readonly gear?: readonly BodyGear[];
  readonly mount?: string; // the creature or vehicle that a tamed one would replace
}
export interface WildScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Options>;
  readonly enemy: WildCard | string; // a card of one's own, or the id of an example card
  readonly hero: WildHero;
  readonly dice?: WildDice; // sides of the die: example weights unless told
  readonly tests?: readonly WildFace[]; // imposed results, used by the table in order; the engine only checks them
  readonly throws?: readonly WildDice[];
}

// ── State
export interface WildFixed {
  readonly options: Options;
  readonly seat: Seat; // who plays the hero
  readonly enemy: WildCard;
  readonly hero: { readonly name: string; readonly healthMax: number; readonly mount: string | null };
  readonly body: WildTally; // how many dice
  readonly die: WildDice;
  readonly spare: number; // dice beyond ten that count as one success each (option desEnTropReussites)
}
export type WildStage = 'ability' | 'throw' | 'reroll' | 'assign' | 'attack' | 'tame' | 'over';
export interface WildState {
  readonly fixed: WildFixed;
  readonly stage: WildStage;
  readonly pending: readonly Effect[]; // of the enemy's ability, still to be applied
  readonly figures: { readonly health: number; readonly attack: number; readonly defense: number }; // the enemy's, ability included, dice not: see `leftOf` in board.ts for what is left
  readonly dice: WildDice; // on the table; while assigning, those still to be assigned
  readonly due: number; // dice about to be thrown
  readonly waves: number; // throws made
  readonly put: Readonly<Record<WildTarget, number>>; // successes assigned
  readonly health: number; // the hero's
  readonly eternium: number;
  readonly outcome: WildOutcome | null;
}
/** What a whole game needs to close the combat. Eternium and PS that the reward gives are in `health` and `eternium` already. */
export interface WildOutcome {
  readonly won: boolean; // the enemy is at 0 PS
  readonly fallen: boolean; // the hero is
  readonly tamed: boolean; // its cost is paid
  readonly health: number; // of the hero, reward included
  readonly eternium: number; // of the team, reward and taming included
  readonly effects: readonly Effect[]; // of the reward: what this combat cannot apply
}

// ── Actions
export type WildAction =
  | { readonly type: 'wild-go' } // the only thing to do: apply the ability, strike; or stop assigning dice that have nothing left to lower
  | { readonly type: 'wild-test'; readonly face: WildFace } // chance: the die of the ability
  | { readonly type: 'wild-throw'; readonly faces: WildDice } // chance
  | { readonly type: 'wild-again'; readonly extra: WildDice } // the marked dice, and these others (`relancer` 0)
  | { readonly type: 'wild-stop' }
  | { readonly type: 'wild-assign'; readonly die: Scored; readonly to: WildTarget }
  | { readonly type: 'wild-tame'; readonly yes: boolean };

// ── Events
type WildPart = 'corps' | 'equipement';
export type WildTally = Tally<FoeRule, WildPart>;
export type WildEvent = Cited<
  FoeRule,
  {
    'wild-tested': { face: WildFace; success: boolean };
    'wild-nothing': { name: string }; // the ability gives nothing
    'wild-raised': { name: string; figure: 'attaque' | 'defense'; value: number; now: number };
    'wild-bitten': { name: string; amount: number; health: number };
    'wild-changed': { name: string; value: number; health: number }; // the enemy's own PS
    'wild-by-hand': { name: string; effect: Effect; what: 'capacite' | 'recompense' };
    'wild-thrown': {
      faces: WildDice;
      count: number;
      body: WildTally | null;
      table: WildDice;
      successes: number;
      wave: number;
    };
    'wild-again': { marked: number; extra: WildDice };
    'wild-stopped': { blank: number };
    'wild-spare': { dice: number };
    'wild-assigned': { die: Scored; to: WildTarget; left: number; lost: number; dealt: number };
    'wild-struck': { damage: number; health: number; before: number };
    'wild-hurt': { attack: number; parried: number; health: number; before: number };
    'wild-won': { fallen: boolean };
    'wild-reward': { effects: readonly Effect[]; eternium: number; health: number };
    'wild-fallen': { won: boolean };
    'wild-back': { health: number };
    'wild-untamed': { why: 'refus' | 'cout' | 'eternium' | 'allie'; cost: number; eternium: number };
    'wild-tamed': { cost: number; eternium: number; mount: string | null };
  }
>;

export interface WildMode extends Types<FoeRule, FoeCode> {
  readonly state: WildState;
  readonly action: WildAction;
  readonly event: WildEvent;
  readonly scenario: WildScenario;
}
