import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { PartieAction, PartieEvent, PartieFixed, PartieScenario, PartieState } from '../partie/types.ts';
import type { BfCode } from '../refusals.ts';
import type { BfRule } from '../rules.ts';

export interface MatchFixed {
  readonly scenario: PartieScenario; // of every game: same people, same decks (A14)
  readonly games: number; // how many are played
  readonly play: PartieFixed; // names and cards: the same in every game
}
export interface MatchState {
  readonly fixed: MatchFixed;
  readonly game: PartieState | null; // the one under way; null: the match is over
  readonly number: number; // of the game under way, from 1
  readonly wins: readonly number[]; // by seat
  readonly done: readonly { readonly winner: Seat | null; readonly firstOut: Seat | null }[]; // games played; winner null: a draw
}
export type MatchAction = PartieAction;
export type MatchEvent =
  | PartieEvent
  | Cited<
      BfRule,
      {
        'match-game-over': { number: number; winner: Seat | null; wins: readonly number[] };
        'match-game-started': { number: number; of: number; first: Seat | null; redrawn: boolean }; // redrawn: the game before was a draw
        'match-over': { winners: readonly Seat[]; wins: readonly number[] };
      }
    >;

export interface MatchMode extends Types<BfRule, BfCode> {
  readonly state: MatchState;
  readonly action: MatchAction;
  readonly event: MatchEvent;
  readonly scenario: PartieScenario;
}
