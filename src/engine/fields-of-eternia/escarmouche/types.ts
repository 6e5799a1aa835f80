// A skirmish: purchases, deployment zones, soldiers, heroes and quest tokens are set up in turn; then a whole game is played inside. Seats are teams.
import type { Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { FoeCode } from '../faults.ts';
import type { HeroIx, PartieAction, PartieFixed, PartieState, Team } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';
import type { PartieScenario, SkirmishSpec, TeamSpec } from '../partie/scenario-types.ts';
import type { FoeRule } from '../rules.ts';
import type { CardId, HeroCard, Options, ZoneId } from '../types.ts';

/** The merchants whose offers are open for the purchases before the game: equipment and spells; vehicles are left out (A63). */
export const STALLS = ['boutique', 'guilde'] as const;
export type Stall = (typeof STALLS)[number];

// ── Scenario
export interface EscTeamSpec extends Pick<TeamSpec, 'name' | 'faction' | 'base' | 'players' | 'deck' | 'supply'> {
  readonly heroes: readonly (HeroCard | string)[]; // cards of one's own, or ids of example heroes
}
export interface EscarmoucheScenario extends Pick<
  PartieScenario,
  | 'name'
  | 'note'
  | 'author'
  | 'map'
  | 'track'
  | 'first'
  | 'cards'
  | 'decks'
  | 'skulls'
  | 'dice'
  | 'epicDie'
  | 'baseSoldiers'
> {
  readonly options?: Partial<Options>;
  readonly teams: readonly EscTeamSpec[];
  readonly skirmish: SkirmishSpec; // what the mission booklet gives (M6)
  readonly places?: readonly (readonly ZoneId[])[]; // by deployment zone, where its heroes may begin: its outposts unless told
}

// ── State
export const STAGES = ['premiere', 'offres', 'achats', 'zones', 'soldats', 'heros', 'quetes', 'jeu', 'fin'] as const;
export type Stage = (typeof STAGES)[number];
interface EscFixed {
  readonly scenario: EscarmoucheScenario;
  readonly play: PartieFixed; // of the game to come, but for the deployment zones: names, cards, map
  readonly places: readonly (readonly ZoneId[])[];
}
export interface EscState {
  readonly fixed: EscFixed;
  readonly stage: Stage;
  readonly first: Team | null;
  readonly turn: number; // purchases: index in the order of heroes; elsewhere: how many turns have gone by in this stage
  readonly passed: readonly boolean[]; // by hero
  readonly quiet: number; // passes in a row (option passerProvisoire)
  readonly zones: readonly (number | null)[]; // by team: which deployment zone
  readonly placed: readonly boolean[]; // by hero
  readonly tokens: readonly number[]; // by team: quest tokens still to place
  readonly board: PartieState; // where all this is written; it is not played
  readonly game: PartieState | null; // the game under way
  readonly last: PartieState | null; // the game once it is over
}

// ── Actions
export type EscOwnAction =
  | { readonly type: 'esc-first'; readonly team: Team } // chance
  | { readonly type: 'esc-reveal'; readonly card: CardId } // chance: the next card of the first offer that lacks one
  | { readonly type: 'esc-buy'; readonly card: CardId }
  | { readonly type: 'esc-pass' }
  | { readonly type: 'esc-zone'; readonly zone: number }
  | { readonly type: 'esc-soldier'; readonly zone: ZoneId }
  | { readonly type: 'esc-hero'; readonly hero: HeroIx; readonly zone: ZoneId }
  | { readonly type: 'esc-token'; readonly zone: ZoneId };
export type EscAction = PartieAction | EscOwnAction;

// ── Events
export type EscOwnEvent = Cited<
  FoeRule,
  {
    'esc-first': { team: Team };
    'esc-revealed': { stall: Stall; card: CardId; replaced: boolean };
    'esc-bought': { hero: HeroIx; card: CardId; cost: number; eternium: number };
    'esc-passed': { hero: HeroIx; final: boolean };
    'esc-lost': { team: Team; lost: number; kept: number };
    'esc-zone': { team: Team; zone: number; name: string };
    'esc-soldier': { team: Team; zone: ZoneId; left: number };
    'esc-hero': { hero: HeroIx; zone: ZoneId };
    'esc-token': { team: Team; zone: ZoneId; left: number };
    'esc-no-room': { tokens: number };
    'esc-begun': { first: Team };
  }
>;
export type EscEvent = PartieEvent | EscOwnEvent;

export interface EscMode extends Types<FoeRule, FoeCode> {
  readonly state: EscState;
  readonly action: EscAction;
  readonly event: EscEvent;
  readonly scenario: EscarmoucheScenario;
}
