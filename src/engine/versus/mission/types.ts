// A mission alone: its pieces, its tiles lost, its checks. For readers who write one, and for players who count discs by hand.
import type { Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { VsCode } from '../faults.ts';
import type { CheckReason } from '../partie/event-types.ts';
import type { Ground, PieceSpec } from '../partie/types.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, MissionId, MissionOptions, Options, PieceId } from '../types.ts';
import type { Mission } from './format.ts';
import type { MissionState } from './state.ts';

export interface MissionScenario extends Ground {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly mission: MissionId | Mission;
  readonly turn?: number; // 1
  readonly active?: Camp;
  readonly counts?: Readonly<Record<string, number>>;
  readonly pieces?: readonly PieceSpec[];
  readonly lost?: Readonly<Partial<Record<Camp, number>>>; // neutralised tiles in each river at the start
  readonly options?: Partial<MissionOptions>;
}
export interface TrackState {
  readonly turn: number;
  readonly active: Camp;
  readonly lost: Readonly<Record<Camp, number>>; // neutralised tiles in each river now
  readonly mission: MissionState;
  readonly winner: Camp | null;
  readonly fixed: {
    readonly name: string;
    readonly mission: Mission;
    readonly missionId: MissionId | null;
    readonly options: Options;
  } & Required<Ground>;
}
export type TrackAction =
  | {
      readonly type: 'test';
      readonly test: string;
      readonly piece: PieceId;
      readonly success?: boolean;
      readonly total?: number;
    }
  | { readonly type: 'leave'; readonly piece: PieceId } // it enters an exit
  | { readonly type: 'lose'; readonly piece: PieceId } // a character neutralised otherwise
  | { readonly type: 'tile'; readonly side: Camp; readonly what: 'lost' | 'raised' | 'boxed' }
  | { readonly type: 'end-turn' };
export type TrackEvent = Cited<
  VsRule,
  {
    tested: {
      test: string;
      piece: PieceId;
      success: boolean;
      total: number | null;
      difficulty: number;
      skill: string | null;
    };
    piece: { piece: PieceId; from: string; to: string; test: string | null };
    'tile-counted': { side: Camp; what: 'lost' | 'raised' | 'boxed'; lost: number };
    fumes: { cubes: number };
    'disc-gained': { side: Camp; discs: number };
    checked: { turn: number; check: 1 | 2; reasons: readonly CheckReason[] };
    'turn-began': { turn: number; side: Camp };
    'game-over': { turn: number; winner: Camp; left: number; op: string; right: number };
  }
>;

export interface MissionMode extends Types<VsRule, VsCode> {
  readonly state: TrackState;
  readonly action: TrackAction;
  readonly event: TrackEvent;
  readonly scenario: MissionScenario;
}
