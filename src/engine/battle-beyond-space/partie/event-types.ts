// The events of a game: each carries the ids, cells and numbers that its sentence and its drawing need.
import type { BbsCode } from '../faults.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';
import type { Helm } from '../../hex/cells.ts';
import type { Seat, Types } from '../../kernel/game.ts';
import type { Cited, Tally } from '../../kernel/rules.ts';
import type { BbsRule } from '../rules.ts';
import type { CardIndex, Cell, Facing, PowerId, Race, ShipId, Squadron } from '../types.ts';

export type Against =
  'enemy-fighter' | 'allied-fighter' | 'asteroid' | 'allied-destroyer' | 'enemy-destroyer' | 'probe' | 'off-board';
/** Why a fighter does not hit: nothing in range, one of its own side, an asteroid, or a probe (by option). */
export type Miss = 'nothing' | 'ally' | 'asteroid' | 'probe' | 'doubled';
export type Cause = 'fighter-shot' | 'destroyer-shot' | 'laser' | 'super' | 'collision' | 'explosion' | 'asteroid';
export type ScoreWord = 'chasseurs' | 'destroyers' | 'sondes' | 'asteroides' | 'anneau';
export type PartieEvent = Cited<
  BbsRule,
  {
    'race-drawn': { seat: Seat; race: Race };
    'power-drawn': { seat: Seat; power: PowerId | 'hidden' };
    'first-drawn': { seat: Seat };
    dealt: { seat: Seat; race: Race; card: CardIndex }; // first card; BACK for those who may not see
    placed: { ship: ShipId; cell: Cell; facing: Facing };
    swapped: { ships: readonly [ShipId, ShipId] };
    'fleet-ready': { seat: Seat };
    'round-began': { round: number };
    'turn-began': { seat: Seat; round: number };
    'card-turned': { seat: Seat; card: CardIndex; speed: number; turn: number; points: number };
    'nothing-to-move': { seat: Seat; what: 'fighters' | 'destroyers' };
    'squadron-chosen': { seat: Seat; squadron: Squadron; ships: readonly ShipId[] };
    paced: { ship: ShipId; double: boolean };
    teleported: { seat: Seat; squadron: Squadron; q: number; r: number };
    moved: { ship: ShipId; from: Cell; to: Cell; facing: Facing }; // a fighter that lands on a free cell, or stays (speed 0)
    collided: {
      ship: ShipId;
      from: Cell;
      at: Cell;
      against: Against;
      other: ShipId | null;
      row: 'fighter' | 'destroyer';
      elite: boolean;
    };
    destroyed: { ship: ShipId; at: readonly Cell[]; by: Seat | null; points: number; cause: Cause }; // by: who keeps it; null: nobody
    strayed: { ship: ShipId; from: Cell; to: Cell }; // off the board
    damaged: { ship: ShipId; cause: Cause; left: number }; // hit points left
    unharmed: { ship: ShipId; cause: Cause; absorbed: boolean }; // armoured; absorbed: that very blow revealed the armour
    'probe-taken': { ship: ShipId; at: Cell };
    fired: { ship: ShipId; from: Cell; at: Cell; target: ShipId; distance: number; through: Cell | null }; // through: the free cell of a curved shot
    missed: { ship: ShipId; from: Cell; facing: Facing; why: Miss; at: Cell | null; by: ShipId | null };
    turned: { ship: ShipId; from: Facing; to: Facing };
    'kept-facing': { ships: readonly ShipId[] };
    'no-turn': { ships: readonly ShipId[] }; // a card of rotation 0
    'destroyer-chosen': { ship: ShipId; points: number };
    'no-destroyer': { seat: Seat };
    helmed: { ship: ShipId; helm: Helm; rear: Cell; front: Cell; facing: Facing; left: number };
    halted: { ship: ShipId; rear: Cell; front: Cell; facing: Facing; moved: boolean };
    'held-fire': { ship: ShipId };
    laser: {
      ship: ShipId;
      from: Cell;
      at: Cell | null;
      target: ShipId | null;
      why: 'hit' | 'nothing' | 'ally' | 'asteroid' | 'probe';
    };
    'super-shot': { ship: ShipId; cells: readonly Cell[] };
    'card-drawn': { seat: Seat; race: Race; card: CardIndex };
    'no-card': { seat: Seat };
    revealed: { seat: Seat; power: PowerId };
    'elite-named': { ship: ShipId };
    exploded: { ship: ShipId; at: Cell; cells: readonly Cell[] };
    'asteroid-moved': {
      from: Cell;
      to: Cell;
      into: ShipId | null;
      destroyed: boolean;
      probe: boolean;
      central: boolean;
    };
    'asteroid-taken': { ship: ShipId; at: Cell; points: number; central: boolean };
    'shield-up': { ship: ShipId; tokens: number; inAnswer: boolean };
    'shield-token': { seat: Seat; left: number };
    suffered: { ship: ShipId };
    'came-back': { ship: ShipId; cell: Cell; facing: Facing; damaged: boolean };
    'stayed-dead': { ships: readonly ShipId[] };
    'prize-returned': { seat: Seat; ship: ShipId; points: number };
    'turn-ended': { seat: Seat; round: number };
    'game-over': { totals: Readonly<Record<string, Tally<BbsRule, ScoreWord>>>; winners: readonly Seat[] };
  }
>;

export interface PartieMode extends Types<BbsRule, BbsCode> {
  readonly state: PartieState;
  readonly action: PartieAction;
  readonly event: PartieEvent;
  readonly scenario: PartieScenario;
}
