// What happens in a whole game, with every number that is told.
import type { Types } from '../../kernel/game.ts';
import type { Cited } from '../../kernel/rules.ts';
import type { CombatEvent } from '../combat/event-types.ts';
import type { SoldiersEvent } from '../combat-de-soldats/types.ts';
import type { WildEvent } from '../contrees-sauvages/types.ts';
import type { FoeCode } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { CardId, CombatCard, Effect, Merchant, WildFace, ZoneId } from '../types.ts';
import type { PartieScenario } from './scenario-types.ts';
import type { DeckName, HeroIx, PartieAction, PartieEnd, PartieState, Team } from './types.ts';

/** Who meets whom in an inner combat: what its events need to be told from the whole game. */
export interface Fought {
  readonly what: 'epique' | 'sauvage' | 'soldats';
  readonly hero: HeroIx | null;
  readonly against: HeroIx | CardId | null;
  readonly zone: ZoneId;
  readonly team: Team; // the active one, or that of the soldiers who entered
  readonly foe: Team | null;
  readonly heroes: readonly HeroIx[]; // those who defend, in a soldiers' combat
  readonly final: boolean; // the duel of a tie
}
export type PartieEvent =
  | ((CombatEvent | WildEvent | SoldiersEvent) & { readonly fought?: Fought })
  | Cited<
      FoeRule,
      {
        'p-first': { team: Team };
        'p-dealt': { team: Team; card: CardId };
        'p-deployed': { hero: HeroIx; zone: ZoneId };
        'p-round': { rounds: number; cell: number; day: boolean; moved: boolean };
        'p-income': { team: Team; eternium: number; from: readonly ZoneId[]; total: number };
        'p-skull': { skull: number; text: string; last: boolean };
        'p-boss': { card: CardId; zone: ZoneId };
        'p-tokens': { zones: readonly ZoneId[] };
        'p-activated': { hero: HeroIx };
        'p-moved': {
          hero: HeroIx;
          from: ZoneId;
          to: ZoneId;
          cost: number;
          left: number;
          how: 'pas' | 'chemin' | 'couloir' | 'survol' | 'voyage';
        };
        'p-halted': { hero: HeroIx; lost: number; forced: boolean };
        'p-control': { team: Team | null; zone: ZoneId };
        'p-reinforced': { team: Team; zone: ZoneId; count: number; reserve: number };
        'p-marched': { team: Team; from: ZoneId; to: ZoneId; count: number };
        'p-surplus': { team: Team; zone: ZoneId; count: number };
        'p-braved': { hero: HeroIx; cards: 1 | 2; eternium: number };
        'p-drawn': { deck: DeckName; card: CardId; hero: HeroIx | null; team: Team };
        'p-reshuffled': { deck: DeckName; count: number };
        'p-under': { deck: DeckName; card: CardId };
        'p-back': { deck: DeckName; card: CardId }; // shuffled in again
        'p-event': { hero: HeroIx; card: CardId };
        'p-ally': { hero: HeroIx; card: CardId; how: 'paye' | 'refuse' | 'affronte'; eternium: number };
        'p-reward': { team: Team; name: string; effects: readonly Effect[] };
        'p-effect': { team: Team; hero: HeroIx | null; effect: Effect; name: string; applied: boolean; value: number };
        'p-rolled': { face: WildFace; success: boolean; name: string };
        'p-quest-drawn': { hero: HeroIx; zone: ZoneId };
        'p-quest-done': { hero: HeroIx; card: CardId; success: boolean };
        'p-tamed': { hero: HeroIx; card: CardId; cost: number };
        'p-gone': { card: CardId };
        'p-replaced': { hero: HeroIx; card: CardId; by: CardId };
        'p-combat-card': { team: Team; added: CombatCard | null; removed: CombatCard | null };
        'p-dropped': { hero: HeroIx; card: CardId };
        'p-rested': { hero: HeroIx; healed: number; damage: number };
        'p-healed': { hero: HeroIx; healed: number; damage: number };
        'p-trade': { hero: HeroIx; with: HeroIx; over: boolean };
        'p-given': { from: HeroIx; to: HeroIx; card: CardId };
        'p-shop-open': { merchant: Merchant; cards: readonly CardId[] };
        'p-shop': { hero: HeroIx; merchant: Merchant; outposts: number; discount: number };
        'p-refreshed': { merchant: Merchant };
        'p-bought': { hero: HeroIx; card: CardId; printed: number; cost: number; eternium: number };
        'p-shop-left': { hero: HeroIx; merchant: Merchant };
        'p-equipped': { hero: HeroIx; card: CardId; off: CardId | null };
        'p-unequipped': { hero: HeroIx; card: CardId };
        'p-cast': { hero: HeroIx; card: CardId; target: HeroIx };
        'p-renewed': { team: Team; count: number };
        'p-objective': { team: Team; card: CardId; part: 'principal' | 'secondaire'; pv: number };
        'p-hand-emptied': { team: Team; count: number };
        'p-combat': {
          what: 'epique' | 'sauvage' | 'soldats';
          zone: ZoneId;
          hero: HeroIx | null;
          against: HeroIx | CardId | null;
        };
        'p-hurt': { hero: HeroIx; amount: number; damage: number; name: string };
        'p-fallen': { hero: HeroIx; turnEnds: boolean };
        'p-returned': { hero: HeroIx; zone: ZoneId; how: 'base' | 'deploiement' | 'ami' | 'loin' | 'repli' };
        'p-paid': { hero: HeroIx; card: CardId | null; value: number; left: number; kept: boolean };
        'p-debt': { team: Team; value: number; left: number }; // option detteReportee
        'p-pv': { team: Team; pv: number; total: number };
        'p-converted': { team: Team; pv: number; eternium: number };
        'p-trained': { team: Team; added: CombatCard; removed: CombatCard; cost: number };
        'p-ended-turn': { hero: HeroIx };
        'p-round-over': { rounds: number };
        'p-tie': { by: 'pv' | 'avant-postes' | 'eternium'; values: readonly number[]; winner: Team | null };
        'p-extra-night': { rounds: number };
        'p-duellist': { team: Team; hero: HeroIx };
        'p-over': { end: PartieEnd };
      }
    >;

export interface PartieMode extends Types<FoeRule, FoeCode> {
  readonly state: PartieState;
  readonly action: PartieAction;
  readonly event: PartieEvent;
  readonly scenario: PartieScenario;
}
