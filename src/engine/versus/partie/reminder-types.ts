// What every reminder is made of.
import type { Some } from '../../kernel/result.ts';
import type { Cited } from '../../kernel/rules.ts';
import { specialCites } from '../mission/cites.ts';
import type { SpecialSpec } from '../mission/format.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, FigureId, PowerId, Space, TileId, Zone } from '../types.ts';
import type { CheckReason } from './event-types.ts';
import { sideOf, tileOf } from './reads.ts';
import type { FigureMarker, Marker, PartieState } from './types.ts';

/** What is said of each, beside its rules. */
type Facts = {
  // The turn
  readonly 'start-effects': object;
  readonly 'end-effects': object;
  readonly 'give-back': { readonly spent: number; readonly kept: number };
  readonly late: { readonly ahead: number; readonly cost: number };
  readonly surcharge: { readonly tiles: readonly TileId[] };
  /** What comes after this camp's turn. `reasons`: the conditions that count there, the sweep of this turn done; `winner`: who would have won, if it ended the game. */
  readonly check: {
    readonly turn: number;
    readonly check: 1 | 2;
    readonly reasons: readonly CheckReason[];
    readonly winner: Camp | null;
  };
  // The HQ and its event tile
  readonly 'more-discs': { readonly more: number };
  readonly 'more-cubes': { readonly more: number };
  /** The effects that could be chosen now. */
  readonly 'event-power': { readonly side: Camp; readonly power: PowerId; readonly keys: Some<string> };
  readonly 'event-idle': { readonly side: Camp };
  /** An effect that a hostage beside the HQ forbids. */
  readonly 'event-barred': { readonly power: PowerId; readonly key: string; readonly figure: FigureId };
  readonly 'event-mission': { readonly side: Camp; readonly tiles: number };
  // What powers left on the map and on the posts
  readonly 'token-leaves': { readonly tile: TileId; readonly kind: Marker['kind'] | FigureMarker };
  readonly 'token-holds': { readonly tile: TileId; readonly kind: FigureMarker };
  readonly frozen: { readonly zone: Zone | null };
  readonly zones: {
    readonly kind: 'venom' | 'fear' | 'swarm';
    readonly zones: readonly Zone[];
    readonly count: number;
  };
  readonly hacked: {
    readonly side: Camp;
    readonly spaces: readonly { readonly space: Space; readonly limit: number | null }[];
  };
  readonly shadows: { readonly left: number };
  readonly 'batman-returns': object;
  readonly 'operated-limits': { readonly tile: TileId };
  readonly 'operated-fear': { readonly tile: TileId };
  readonly captures: object;
  readonly mutates: { readonly left: number };
  // The mission
  readonly recovery: { readonly special: string; readonly discs: number };
  readonly 'fumes-on': { readonly cubes: number };
  readonly 'fumes-near': {
    readonly special: string;
    readonly left: number;
    readonly right: number;
    readonly cubes: number;
  };
  readonly sweep: { readonly token: string; readonly from: string; readonly to: string; readonly count: number };
  readonly 'loan-left': { readonly special: string; readonly left: number };
  readonly 'loan-offer': { readonly special: string; readonly left: number };
  readonly 'loan-on': { readonly special: string; readonly figures: readonly (FigureId | null)[] };
  readonly escort: { readonly token: string };
  readonly shielded: { readonly token: string };
  readonly forbidden: { readonly operation: 'depollute' | 'demobilise'; readonly token: string | null };
};

export type Reminder = Cited<VsRule, Facts>;

export type Recall = (state: PartieState) => readonly Reminder[];

export const iff = (due: boolean, reminder: () => Reminder): readonly Reminder[] => (due ? [reminder()] : []);

export const cite = ({ fixed }: PartieState, special: Pick<SpecialSpec, 'id'>): Some<VsRule> =>
  specialCites(fixed.missionId, special.id);

export const river = (state: PartieState, camp = state.active): readonly TileId[] =>
  sideOf(state, camp).river.filter((id) => tileOf(state, id)?.face === 'active');
