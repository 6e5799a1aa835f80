// What happens in an epic combat, with every number that is told.
import type { Types } from '../../kernel/game.ts';
import type { Cited, Tally } from '../../kernel/rules.ts';
import type { FoeCode } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type {
  Ability,
  CardId,
  ClashCard,
  CombatCard,
  Effect,
  EpicFace,
  GridZone,
  SoloEffectCard,
  Totals,
  WeaponKind,
  WildDice,
  WildFace,
  ZoneId,
} from '../types.ts';
import type { CombatScenario } from './scenario-types.ts';
import type { Column, CombatAction, CombatState, Drawn, Phase, Side } from './types.ts';

export type TotalPart =
  | CombatCard
  | 'base'
  | 'equipement'
  | 'soldats'
  | 'sort'
  | 'surcharge-effet'
  | 'consommable'
  | 'capacite'
  | 'de'
  | 'repli'
  | 'retournee'
  | 'affrontement'
  | 'carte-effet'
  | 'des'
  | 'conversion';
export type CombatTally = Tally<FoeRule, TotalPart>;
export type TotalsTally = Readonly<Record<GridZone, CombatTally>>;
export type CombatEvent = Cited<
  FoeRule,
  {
    'weapon-chosen': { side: Side; weapon: 0 | 1; kind: WeaponKind };
    phase: { phase: Phase; number: number; round: 1 | 2 };
    drawn: { side: Side; card: Drawn; pile: number };
    focused: { side: Side; card: Drawn; count: number; of: number };
    tool: { side: Side };
    kept: { side: Side; card: Drawn; other: Drawn | null };
    laid: { side: Side; card: Drawn; zone: GridZone | 'cote'; up: boolean; placed: number; of: number };
    'no-card': { side: Side; why: 'pile' | 'zone' };
    'epic-thrown': { face: EpicFace };
    'test-thrown': { face: WildFace; success: boolean; side: Side };
    revealed: { cards: number };
    passed: { who: number; last: boolean };
    swapped: { side: Side; a: GridZone; b: GridZone; cardA: CombatCard; cardB: CombatCard };
    surged: { side: Side; zone: GridZone; ability: Ability; name: string; phase: 3 | 4 };
    spell: { who: number; side: Side; card: CardId; name: string; owner: string };
    consumed: { side: Side; card: CardId; name: string };
    'soldiers-given': { side: Side; give: Totals };
    bonus: { side: Side; zone: GridZone; value: number; what: TotalPart; name: string };
    hurt: { side: Side; amount: number; health: number; what: TotalPart | 'initiative' | 'attaque'; name: string };
    healed: { side: Side; amount: number; health: number; name: string };
    flipped: { side: Side; zone: GridZone; card: Drawn };
    gained: { side: Side; eternium: number; name: string };
    'by-hand': { side: Side; name: string; text: string }; // an effect told by its text, or that this combat does not execute
    'enemy-ability': { name: string; surge: boolean };
    totals: { side: Side; totals: TotalsTally };
    initiative: { winner: Side | null; first: Side; values: readonly [number, number]; loss: number; doubled: boolean };
    attack: { by: Side; attack: CombatTally; defense: CombatTally; damage: number };
    fallen: { side: Side; pv: number };
    'both-fallen': { column: Column };
    returned: { side: Side; base: string };
    paid: { side: Side; card: CardId | null; name: string; value: number; left: number };
    'paid-all': { side: Side; eternium: number; left: number; kept: boolean };
    reward: { name: string; effects: readonly Effect[] };
    tamed: { name: string; cost: number; yes: boolean };
    fled: { to: ZoneId; name: string; cost: number };
    stayed: { free: boolean };
    'second-round': { discarded: readonly [number, number] };
    resolved: { winner: Side; dealt: readonly [number, number]; tie: boolean; by: 'degats' | 'ps' };
    'enemy-left': { name: string; boss: boolean; health: number };
    sent: { side: Side; to: ZoneId | 'base'; name: string; by: Side | null };
    shuffled: { sizes: readonly [number, number] };
    // power dice
    converted: { side: Side; from: GridZone; to: GridZone };
    thrown: { side: Side; faces: WildDice; zone: GridZone; reroll: number };
    pools: { side: Side; dice: TotalsTally }; // how many dice each zone throws
    stopped: { side: Side; zone: GridZone; total: CombatTally }; // no more reroll: what the throw is worth
    // solo
    'clash-thrown': { face: WildFace | null; deck: 'surcharge' | 'sans' };
    'clash-drawn': { card: ClashCard; fits: boolean };
    'effect-drawn': { card: SoloEffectCard };
    'effects-shuffled': { cards: number };
    'enemy-surge': { times: number; fallback: boolean; name: string };
    'enemy-surge-idle': { name: string }; // a symbol whose surge cannot be applied
  }
>;

export interface CombatMode extends Types<FoeRule, FoeCode> {
  readonly state: CombatState;
  readonly action: CombatAction;
  readonly event: CombatEvent;
  readonly scenario: CombatScenario;
}
