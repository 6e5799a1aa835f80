// What a mission counts, whatever mode plays it.
import type { Camp, PieceId, Zone } from '../types.ts';

export interface Piece {
  readonly id: PieceId;
  readonly token: string;
  readonly state: string;
  readonly zone: Zone | null; // null: not followed, or off the map
}
export interface MissionState {
  readonly pieces: readonly Piece[];
  readonly fired: readonly string[]; // special rules that act once
  readonly used: Readonly<Record<string, number>>; // special rules with a number of uses
  readonly losses: Readonly<Record<Camp, number>>; // tiles neutralised since the start, one raised again not taken off
}
