// A game of Versus on paper: two command posts, two rivers, what the mission counts. What happens on the map is reported by the players.
import type { Some } from '../../kernel/result.ts';
import type { Mission } from '../mission/format.ts';
import type { MissionState } from '../mission/state.ts';
import type {
  Camp,
  CubePlace,
  Cubes,
  Dice,
  Discs,
  FigureId,
  Form,
  Level,
  MissionId,
  Options,
  PieceId,
  PowerId,
  Space,
  TileId,
  Zone,
} from '../types.ts';

// ── Scenario: may be wrong
/** A character card as its owner copies it; unknown values are left out. */
export interface TileSpec {
  readonly id: TileId;
  readonly name: string;
  readonly side: Camp;
  readonly level: Level;
  readonly form?: Form;
  readonly figures?: number; // 1
  readonly life?: number; // of each figure, for characters that have a life token
}
export interface SlotSpec {
  readonly level: Level; // 'event' for the event tile; 'citizens' for theirs
  readonly hq?: true; // the place of the command post's own tile: level leader
  readonly form?: Form;
  readonly figures?: number;
  readonly tile?: TileId; // who is there; of the HQ's place, the HQ
  readonly cost?: number; // cubes, under the option « custom »
}
/** What a power asks for while the game is prepared. */
export interface SetupChoices {
  readonly lieutenant?: TileId; // Hush
  readonly avatar?: TileId; // Clayface
  readonly controlled?: TileId; // Jervis Tetch
  readonly operated?: TileId; // Prof. Pyg
}
export interface SideSpec {
  readonly discs?: readonly [available: number, spent: number, unavailable: number];
  readonly discRecovery?: number; // « c »
  readonly cubes?: readonly [available: number, fatigue: number];
  readonly cubeRecovery?: number;
  readonly saturation?: Readonly<Partial<Record<'move' | 'reroll', number>>>; // not in the source
  readonly slots?: readonly SlotSpec[]; // the river, first place first
  readonly choices?: SetupChoices;
}
/** Where a moment begins: a figure by its id, what differs from the start only. */
export interface FigureSpec {
  readonly id: FigureId;
  readonly zone?: Zone;
  readonly life?: number;
  readonly out?: true; // neutralised
  readonly lying?: true; // neutralised and left on the map
}
export interface PieceSpec {
  readonly token: string;
  readonly state?: string;
  readonly zone?: Zone;
}
/** The map as far as the scenario draws it. */
export interface Ground {
  readonly zones?: readonly Zone[];
  readonly exits?: readonly Zone[];
  readonly spots?: readonly string[]; // where each zone stands on the plan, in their order: its column's letter, its row from the top
  readonly doors?: readonly (readonly [Zone, Zone])[]; // zones that touch: drawn, and nothing is computed from it
}
export interface PartieScenario extends Ground {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly mission: MissionId | Mission;
  readonly initiative?: Camp; // the mission's unless told
  readonly turn?: number; // 1
  readonly active?: Camp; // who begins: the initiative unless told
  readonly sides?: Readonly<Partial<Record<Camp, SideSpec>>>;
  readonly tiles?: readonly TileSpec[]; // cards typed by their owner, over those that the site knows by name
  readonly figures?: readonly FigureSpec[];
  readonly pieces?: readonly PieceSpec[]; // all of those of a token that it names; else the mission's count
  readonly counts?: Readonly<Record<string, number>>; // pieces of a token at the start
  readonly markers?: readonly Marker[];
  readonly dice?: Dice;
  readonly options?: Partial<Options>;
}

// ── State
export interface Tile {
  readonly id: TileId;
  readonly name: string;
  readonly origin: Camp;
  readonly side: Camp; // who controls it
  readonly level: Level;
  readonly form: Form | null;
  /** Its part in the game: `hq`, `lieutenant` (another leader), `team`, `event`, `citizens`, `guest` (in the place of the event tile), `beside` (out of the river: an avatar, hostages). */
  readonly part: 'hq' | 'lieutenant' | 'team' | 'event' | 'citizens' | 'guest' | 'beside';
  readonly face: 'active' | 'neutralised' | 'boxed' | 'absent'; // absent: replaced by another (Clayface, Bane)
}
export interface Figure {
  readonly id: FigureId;
  readonly tile: TileId;
  readonly zone: Zone | null; // null: not followed; the engine then trusts reports
  readonly life: number | null; // null: no life token, or not typed
  readonly most: number | null;
  readonly wounds: number; // suffered since the start, for those whose life is not known
  readonly at: 'board' | 'lying' | 'reserve' | 'soultaker' | 'hidden' | 'carried' | 'out'; // reserve: waiting to come, not neutralised; carried: in flight with Man-Bat; out: neutralised
  readonly markers: readonly FigureMarker[];
}
export type FigureMarker = 'guard' | 'stealth' | 'operated'; // posture défensive, furtivité, opération inhumaine
export const MARKERS = ['smoke', 'freeze', 'venom', 'swarm', 'fear', 'flame', 'gas'] as const;
/** Tokens on the map. `full` matters for flames and gas only. */
export interface Marker {
  readonly kind: (typeof MARKERS)[number];
  readonly zone: Zone | null;
  readonly full?: boolean;
}
export interface Shadow {
  readonly number: number; // from 1, as laid: it stays when another goes
  readonly zone: Zone | null;
  readonly batman: boolean | null; // null: this seat may not know
}
export interface Side {
  readonly discs: Discs;
  readonly discRecovery: number;
  readonly cubes: Cubes;
  readonly cubeRecovery: number;
  readonly river: readonly TileId[]; // first place first
  readonly done: number; // tile activations of this turn
  readonly ahead: number; // activations counted before the first one, this turn (Batwoman)
  readonly late: number; // the same, for the next turn
  readonly activated: readonly TileId[]; // this turn
  readonly hacked: readonly Space[];
  readonly hq: TileId | null;
}
/** A skill that the mission lends to a character while it is activated; null: its player has not said which. */
export interface Loan {
  readonly special: string;
  readonly figure: FigureId | null;
}
/** Work under way, the last one first to be done. Everything is data: `partie` shows it as the steps to come. */
export type Task =
  /** A tile acts: reports, until its player says that it is over. `free`: offered by Ra's al Ghul. */
  | { readonly task: 'act'; readonly tile: TileId; readonly loans?: readonly Loan[] }
  /** The OU of a power. */
  | { readonly task: 'choose'; readonly power: PowerId }
  /** The steps of an alternative (« a », or « a:2 » for a part of it), from `at` on; `figure`, `figures`, `tile`, `zones`, `number` remember what its earlier steps chose. */
  | {
      readonly task: 'power';
      readonly power: PowerId;
      readonly key: string;
      readonly at: number;
      readonly open?: true;
      readonly figure?: FigureId;
      readonly figures?: readonly FigureId[];
      readonly tile?: TileId;
      readonly zones?: readonly (Zone | null)[];
      readonly number?: number;
      readonly loans?: readonly Loan[];
    } // `open`: the step has been told, its answer is awaited
  | { readonly task: 'power-step' } // the HQ's power is next
  | { readonly task: 'order' } // which comes first, the power or the mission's event
  | { readonly task: 'mission-event' }
  | { readonly task: 'place'; readonly tile: TileId } // option riverRule manual: where the tile goes
  | { readonly task: 'bloom'; readonly zone: Zone | null } // Mr. Bloom may put a figure of the gang there
  | { readonly task: 'surprise' }; // Batman reappears: his attack is optional
export const PHASES = [
  'hq',
  'lieutenant',
  'avatar',
  'team',
  'control',
  'operate',
  'upkeep',
  'start',
  'discs',
  'close',
  'over',
] as const;
/** Set-up decisions, then the five steps of a camp's turn: `upkeep` 1, `start` 2, `discs` 3 (and 4, while a task is under way), `close` 5. */
export type Phase = (typeof PHASES)[number];
export interface Slot {
  readonly level: Level;
  readonly hq: boolean;
  readonly form: Form | null;
  readonly figures: number | null;
  readonly tile: TileId | null;
  readonly cost: number | null;
}
export interface Fixed {
  readonly name: string;
  readonly mission: Mission;
  readonly missionId: MissionId | null; // null: a reader's
  readonly initiative: Camp;
  readonly options: Options;
  readonly zones: readonly Zone[];
  readonly exits: readonly Zone[];
  readonly spots: readonly string[];
  readonly doors: readonly (readonly [Zone, Zone])[];
  readonly dice: Dice;
  readonly pool: readonly TileSpec[]; // every card known
  readonly saturation: Readonly<Record<Camp, Readonly<Record<Space, number | null>>>>; // null: not known, so not checked
  readonly costs: Readonly<Record<Camp, readonly number[] | null>>; // by place; null: the place itself
  readonly discsInAll: number; // both camps together
  readonly choices: Readonly<Record<Camp, SetupChoices>>; // made in the scenario
  readonly figures: readonly FigureSpec[];
}
export interface PartieState {
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Camp;
  readonly slots: Readonly<Record<Camp, readonly Slot[]>>; // the initial rivers, until the game begins
  readonly picking: Camp; // whose choice it is, while the game is prepared
  readonly sides: Readonly<Record<Camp, Side>>;
  readonly tiles: readonly Tile[];
  readonly figures: readonly Figure[];
  readonly markers: readonly Marker[];
  readonly shadows: readonly Shadow[];
  readonly avatar: TileId | null; // chosen by Clayface
  readonly operated: TileId | null;
  readonly mission: MissionState;
  readonly tasks: readonly Task[]; // the top is last
  readonly winner: Camp | null;
  readonly fixed: Fixed;
}

// ── Actions
export const MEANS = ['melee', 'ranged', 'explosion', 'power', 'test', 'other'] as const;
export type Means = (typeof MEANS)[number];
export type PartieAction =
  // Set-up
  | { readonly type: 'hq'; readonly side: Camp; readonly tile: TileId }
  | { readonly type: 'lieutenant'; readonly tile: TileId }
  | { readonly type: 'avatar'; readonly tile: TileId }
  | { readonly type: 'take'; readonly side: Camp; readonly tile: TileId; readonly slot: number } // place in the river, from 1
  | { readonly type: 'control'; readonly tile: TileId }
  | { readonly type: 'operate'; readonly tile: TileId }
  // The turn
  | { readonly type: 'upkeep' }
  | { readonly type: 'begin' } // effects of the start of the turn are done
  | {
      readonly type: 'activate';
      readonly tile: TileId;
      readonly discs?: number;
      readonly from?: 'available' | 'spent' | 'unavailable';
    } // `discs`, `from`: what the player declares, checked
  | { readonly type: 'stop' } // no activation, or no other
  | { readonly type: 'done' } // what was asked is done; the activation is over
  | { readonly type: 'end-turn' }
  // Decisions
  | { readonly type: 'choose'; readonly keys: Some<string> } // the alternative; one, the list is there to refuse two
  | { readonly type: 'first'; readonly what: 'power' | 'mission' }
  | { readonly type: 'pick'; readonly figure: FigureId; readonly seen?: boolean } // `seen: false`: the target is out of sight
  | { readonly type: 'pick-two'; readonly figures: readonly [FigureId, FigureId] }
  | { readonly type: 'pick-tile'; readonly tile: TileId }
  | { readonly type: 'pick-zone'; readonly zone: Zone; readonly distance?: number }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'count'; readonly number: number } // life recovered, boundaries crossed, successes read on a die
  | { readonly type: 'hide'; readonly shadow: number } // under which shadow Batman is, from 1
  | { readonly type: 'hack'; readonly space: Space }
  | { readonly type: 'exchange'; readonly tiles: readonly [TileId, TileId] }
  | { readonly type: 'put'; readonly place: number } // place in the river, from 1
  // Chance
  | { readonly type: 'rolled'; readonly successes: number }
  // Reports from the map
  | { readonly type: 'move'; readonly figure: FigureId; readonly to: Zone }
  | {
      readonly type: 'wounds';
      readonly figure: FigureId;
      readonly amount: number;
      readonly by?: FigureId;
      readonly means?: Means;
    }
  | { readonly type: 'neutralise'; readonly figure: FigureId; readonly by?: FigureId; readonly means?: Means }
  | { readonly type: 'tile-out'; readonly tile: TileId } // its last figures are neutralised
  | {
      readonly type: 'test';
      readonly test: string;
      readonly piece: PieceId;
      readonly figure: FigureId | null;
      readonly success?: boolean;
      readonly total?: number;
    }
  | {
      readonly type: 'escort';
      readonly figure: FigureId | null;
      readonly piece: PieceId;
      readonly to: Zone | 'exit' | null;
      readonly cubes?: number;
      readonly dangerous?: boolean;
    }
  | {
      readonly type: 'aim';
      readonly at: FigureId | PieceId | `ombre-${number}`;
      readonly means: 'melee' | 'ranged' | 'explosion';
    }
  | {
      readonly type: 'cubes';
      readonly side: Camp;
      readonly from: CubePlace;
      readonly to: CubePlace;
      readonly amount: number;
    }
  | { readonly type: 'river'; readonly what: 'depollute' | 'demobilise' | 'reinforce'; readonly tile: TileId }
  | { readonly type: 'marker'; readonly kind: 'flame' | 'gas'; readonly what: 'add' | 'fade' | 'remove' }
  | { readonly type: 'lend'; readonly special: string; readonly figure?: FigureId } // m4: the skill lent to a character for this activation
  | { readonly type: 'equip' };
