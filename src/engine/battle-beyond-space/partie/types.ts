// A game of Battle Beyond Space, from the set-up or from a position: scenario, state and actions.
import type { Helm } from '../../hex/cells.ts';
import type { Seat } from '../../kernel/game.ts';
import type {
  CardIndex,
  Cell,
  DestroyerName,
  Facing,
  FighterName,
  MoveCard,
  Options,
  Place,
  PowerId,
  Race,
  ShipId,
  ShipIndex,
  Squadron,
} from '../types.ts';

// ── Scenario
/** A disc of hexes around (0, 0), without its holes. Absent: the example board, radius 11. */
export interface BoardSpec {
  readonly radius: number; // 2 to 13
  readonly holes?: readonly Place[]; // cells of the disc that do not exist
  readonly centre?: Place; // (0, 0) unless told: where the central asteroid stands at the set-up
  readonly zones?: readonly (readonly Place[])[]; // start zones, one a seat, clockwise; absent: those of the example, for 3 or for 4
}
export interface FighterSpec {
  readonly id: FighterName;
  readonly at: Place;
  readonly facing: Facing;
  readonly damage?: 1; // an elite fighter hit once
}
export interface DestroyerSpec {
  readonly id: DestroyerName;
  readonly rear: Place;
  readonly facing: Facing;
  readonly damage?: 1;
}
export interface FleetSpec {
  readonly fighters: readonly FighterSpec[];
  readonly destroyers: readonly DestroyerSpec[];
}
/** What a player has taken already: counts of pieces, not points. */
export interface Prizes {
  readonly fighters: number;
  readonly destroyers: number;
  readonly probes: number;
  readonly asteroids: number; // taken by an armoured destroyer (Dreckach 1)
}
export interface PlayerSpec {
  readonly name?: string;
  readonly race: Race | null; // null: drawn among those left
  readonly power?: PowerId | 'none'; // absent: drawn, one in three
  readonly revealed?: true;
  readonly spent?: true; // a power that serves once, and has
  readonly elite?: FighterName; // Terriens 1, revealed
  readonly shield?: { readonly destroyer: DestroyerName; readonly tokens: number }; // Dreckach 1, revealed; 0 to 3
  readonly fleet?: FleetSpec; // absent: the example fleet of the zone
  readonly left?: readonly CardIndex[]; // cards not played yet, hand included; absent: all nine
  readonly hand?: readonly CardIndex[]; // among them; absent: dealt at the start
  readonly prizes?: Partial<Prizes>;
}
export interface PartieScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly kind: 'reglementaire' | 'libre'; // libre: any number of ships, asteroids and probes within the box; nothing has to be in its zone
  readonly options?: Partial<Options>;
  readonly board?: BoardSpec;
  readonly players: readonly PlayerSpec[]; // 3 or 4, in the order of their zones, clockwise
  readonly first: Seat | null; // null: drawn
  readonly round?: number; // 1 to 9; 1 unless told
  readonly active?: Seat; // who plays now; `first` unless told
  readonly asteroids?: readonly Place[]; // absent: the example's for the number of players
  readonly probes?: readonly Place[]; // absent: the six neighbours of the centre
  readonly ring?: Place; // centre of the ring, when the central asteroid has moved or is gone; the board's centre unless told
  readonly decks?: Partial<Readonly<Record<Race, readonly MoveCard[]>>>; // nine cards a race; absent: the example cards
  readonly imposed?: true; // cards are drawn in the order of `left` (or of the deck) instead of at random
  readonly deploy?: true; // everybody may adjust the fleet before the first turn
}

// ── State
export type Fate = 'play' | 'captured' | 'removed' | 'lost' | 'absent'; // removed: nobody scores; lost: off the board; absent: not in this scenario
export interface Ship {
  readonly cell: Cell; // rear of a destroyer; AWAY when not in play, or between two cells of a move
  readonly facing: Facing;
  readonly damage: 0 | 1 | 2;
  readonly fate: Fate;
  readonly by: Seat | null; // who captured it
}
export interface Side {
  readonly race: Race | null; // null: not drawn yet
  readonly power: PowerId | null | 'none' | 'hidden'; // null: not drawn yet; hidden: only in what others may see
  readonly revealed: boolean;
  readonly spent: boolean;
  readonly elite: ShipIndex | null;
  readonly shield: { readonly ship: ShipIndex; readonly tokens: number } | null;
  readonly pile: readonly CardIndex[]; // sorted; in the order of the draw when the scenario imposes it
  readonly hand: readonly CardIndex[]; // sorted
  readonly played: readonly CardIndex[]; // in the order played
  readonly prizes: Prizes;
}
export interface Fixed {
  readonly options: Options;
  readonly strict: boolean; // reglementaire
  readonly cells: readonly Cell[]; // of the board, row by row
  readonly centre: Cell;
  readonly zones: readonly (readonly Cell[])[]; // by seat; may be empty in a free scenario
  readonly decks: Readonly<Record<Race, readonly MoveCard[]>>;
  readonly names: readonly (string | null)[];
  readonly races: readonly (Race | null)[]; // as asked for; null: drawn
  readonly imposed: boolean;
  readonly deploy: boolean;
  readonly began: readonly number[]; // ships of each seat, in play at the start
  readonly prior: readonly Prizes[];
}
/** A fighter on its way: where it left, where it goes. A cell to come is unknown for an elite fighter. */
export interface Flight {
  readonly ship: ShipIndex;
  readonly from: Cell;
  readonly to: Cell | null;
}
/** Damage that waits for an answer: the shot of `shooter` (a fighter or a destroyer). */
export interface Blow {
  readonly ship: ShipIndex;
  readonly damage: 1 | 2;
}
export type ShotKind = 'fighter' | 'destroyer' | 'laser' | 'super';
/**
 * What is under way in a turn. Phases: `race`, `power`, `first`, `deal` (chance, at the set-up); `deploy`; then `reveal` (first window, step 1), `squadron` (window, step 2), `pace` (Vonyan 2:
 * who doubles), `drive` (Vonyan 3: which vector), `arrive` (which arrival next), `elite` (where it lands), `heading` (which way it looks), `keep` (which of two own fighters stays),
 * `fire` (window, step 3), `react` (a hidden armour may answer), `rotate` (window, step 4), `destroyer` (window, step 5), `helm`, `aim` (window, step 6), `draw-window` (window), `draw` (chance, step 7),
 * `close` (last window), `resurrect` (a hidden resurrection may answer), `restore` (who comes back, and where), `over`.
 */
export type Phase =
  | 'race'
  | 'power'
  | 'first'
  | 'deal'
  | 'deploy'
  | 'reveal'
  | 'squadron'
  | 'pace'
  | 'drive'
  | 'arrive'
  | 'elite'
  | 'heading'
  | 'keep'
  | 'fire'
  | 'react'
  | 'rotate'
  | 'destroyer'
  | 'helm'
  | 'aim'
  | 'draw-window'
  | 'draw'
  | 'close'
  | 'resurrect'
  | 'restore'
  | 'over';
export interface Turn {
  readonly squadron: Squadron | null;
  readonly doubled: readonly ShipIndex[];
  readonly asked: number; // pace: how many fighters of the squadron have answered
  readonly flights: readonly Flight[]; // still to land
  readonly teleported: boolean;
  readonly landing: Flight | null; // of `elite`, `heading` and `keep`
  readonly wrecks: readonly Flight[]; // own fighters destroyed by a collision this turn, still able to explode before the shots (`to`: where)
  readonly shooters: readonly ShipIndex[]; // who has still to fire, in number order; an elite that fires twice is there twice
  readonly aims: readonly (ShipIndex | null)[] | null; // simultaneous fire: whom each shooter hits, beside `shooters`
  readonly begun: boolean; // of `fire` and `rotate`: the first of them has acted, no window any more
  readonly volley: boolean; // all that remain fire in number order
  readonly shot: {
    readonly kind: ShotKind;
    readonly by: ShipIndex;
    readonly blows: readonly Blow[];
    readonly asked: readonly ShipIndex[];
    readonly absorbed: readonly ShipIndex[];
  } | null; // of `react`
  readonly turning: readonly ShipIndex[]; // who may still turn, in number order
  readonly destroyer: ShipIndex | null;
  readonly points: number; // action points left
  readonly used: 0 | 1 | 2 | 3; // forward-and-pivot: bit 1, the present point has paid a forward; bit 2, a pivot
  readonly helmed: boolean; // at least one action
  readonly asteroid: boolean; // Vonyan 1 has served
}
/** A Dreckach ship destroyed by a squadron, which a resurrection may bring back. */
export interface Kill {
  readonly ship: ShipIndex;
  readonly seat: Seat;
  readonly squadron: Squadron;
}
export interface PartieState {
  readonly fixed: Fixed;
  readonly phase: Phase;
  readonly sides: readonly Side[];
  readonly ships: readonly Ship[]; // 20 a seat, in the order of FLEET
  readonly asteroids: readonly Cell[]; // sorted
  readonly central: Cell | null; // where the central asteroid stands; null once destroyed, or when there is none
  readonly ring: Cell; // centre of the ring
  readonly probes: readonly Cell[]; // sorted
  readonly round: number; // 1 to 9
  readonly first: Seat | null;
  readonly active: Seat; // whose turn, or whose set-up
  readonly card: CardIndex | null; // revealed this turn
  readonly turn: Turn;
  readonly draws: { readonly left: number; readonly back: Phase } | null; // of `draw`, when Dreckach 3 draws two
  readonly deploying: { readonly seat: Seat; readonly ship: ShipIndex | null } | null;
  readonly kills: readonly Kill[];
  readonly returning: { readonly seat: Seat; readonly ships: readonly ShipIndex[] } | null; // of `restore`: who may still come back
}

// ── Actions
export type PartieAction =
  // Set-up, chance
  | { readonly type: 'draw-race'; readonly race: Race }
  | { readonly type: 'draw-power'; readonly power: PowerId }
  | { readonly type: 'draw-first'; readonly seat: Seat }
  // Set-up, adjustments
  | { readonly type: 'handle'; readonly ship: ShipId } // take a ship in hand
  | { readonly type: 'place'; readonly cell: Cell; readonly facing: Facing } // put it there: its own cells or free ones (rear of a destroyer)
  | { readonly type: 'swap'; readonly ship: ShipId } // exchange two fighters of one fleet, each with its facing
  | { readonly type: 'release' } // put it back as it was
  | { readonly type: 'ready' }
  // The turn
  | { readonly type: 'turn-card'; readonly card: CardIndex } // step 1
  | { readonly type: 'squadron'; readonly squadron: Squadron } // step 2
  | { readonly type: 'pace'; readonly ship: ShipId; readonly double: boolean }
  | { readonly type: 'engage'; readonly squadron: Squadron } // Vonyan 3: this squadron teleports instead of moving
  | { readonly type: 'teleport'; readonly q: number; readonly r: number }
  | { readonly type: 'arrive'; readonly ship: ShipId }
  | { readonly type: 'elite-to'; readonly cell: Cell }
  | { readonly type: 'heading'; readonly facing: Facing }
  | { readonly type: 'keep'; readonly ship: ShipId }
  | { readonly type: 'volley' } // step 3: everybody fires, in number order
  | { readonly type: 'fire'; readonly ship: ShipId }
  | { readonly type: 'turn'; readonly ship: ShipId; readonly facing: Facing } // step 4
  | { readonly type: 'hold' } // the others keep their facing
  | { readonly type: 'destroyer'; readonly ship: ShipId } // step 5
  | { readonly type: 'no-destroyer' }
  | { readonly type: 'helm'; readonly helm: Helm }
  | { readonly type: 'halt' }
  | { readonly type: 'shoot'; readonly ship: ShipId } // step 6
  | { readonly type: 'laser' }
  | { readonly type: 'super' }
  | { readonly type: 'hold-fire' }
  | { readonly type: 'go-draw' } // the window before step 7 is over
  | { readonly type: 'draw'; readonly card: CardIndex } // step 7, chance
  | { readonly type: 'end-turn' } // the last window is over
  // Powers
  | { readonly type: 'reveal'; readonly seat: Seat } // Terriens 2, Vonyan 1 and 2, Valkyries 1 and 2, Dreckach 3
  | { readonly type: 'elite'; readonly ship: ShipId } // Terriens 1
  | { readonly type: 'explode'; readonly ship: ShipId } // Terriens 3
  | { readonly type: 'asteroid'; readonly from: Cell; readonly to: Cell } // Vonyan 1
  | { readonly type: 'shield'; readonly ship: ShipId } // Dreckach 1, in one's own turn
  | { readonly type: 'absorb' } // Dreckach 1, in answer to a shot
  | { readonly type: 'suffer' } // the armour stays hidden
  | { readonly type: 'resurrect'; readonly seat: Seat; readonly squadron: Squadron } // Dreckach 2: those destroyed by that squadron
  | { readonly type: 'leave-dead' }
  | { readonly type: 'restore'; readonly ship: ShipId; readonly cell: Cell; readonly facing: Facing }
  | { readonly type: 'forgo'; readonly ship: ShipId }; // this one stays destroyed
