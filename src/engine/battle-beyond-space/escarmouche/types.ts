// A skirmish: a position, a goal, so many turns. What happens in it is a game (partie), and nothing else.
import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { BbsCode } from '../faults.ts';
import type { BbsRule } from '../rules.ts';
import type { PartieAction, PartieScenario, PartieState } from '../partie/types.ts';
import type { PartieEvent } from '../partie/event-types.ts';

/** `prises`: what is taken counts, less what is given back; `total`: the ring too, as if the game stopped there. */
export type GoalOf = 'prises' | 'total';
export interface Goal {
  readonly of: GoalOf;
  readonly least: number; // points to win from the position on, 1 to 99
}
export interface EscarmoucheScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly position: PartieScenario;
  readonly seat: Seat; // whose problem it is
  readonly turns: number; // 1 to 9: turns played from there on, everybody's counted
  readonly goal: Goal;
}
export interface EscarmoucheFixed {
  readonly seat: Seat;
  readonly goal: Goal;
  readonly turns: number;
  readonly play: PartieState['fixed'];
}
export interface EscarmoucheState {
  readonly fixed: EscarmoucheFixed;
  readonly game: PartieState;
  readonly base: number | null; // points of the seat when its first turn begins; null before
  readonly left: number; // turns still to be played, the present one included
  readonly outcome: { readonly won: boolean; readonly points: number } | null;
}
export type EscarmoucheAction = PartieAction;
export type EscarmoucheOwnEvent = Cited<
  BbsRule,
  { 'goal-checked': { points: number; least: number; won: boolean; of: GoalOf } }
>;
export type EscarmoucheEvent = PartieEvent | EscarmoucheOwnEvent;

export interface EscarmoucheMode extends Types<BbsRule, BbsCode> {
  readonly state: EscarmoucheState;
  readonly action: EscarmoucheAction;
  readonly event: EscarmoucheEvent;
  readonly scenario: EscarmoucheScenario;
}
