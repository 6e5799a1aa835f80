// What a reader brings of an epic combat: who fights, with what, where.
import type { SoloSpec } from './solo-types.ts';
import type {
  CardId,
  CombatCard,
  Deck,
  Effect,
  EpicCard,
  EpicDie,
  GridZone,
  HeroCard,
  Options,
  SpellCard,
  WildDice,
  ZoneId,
} from '../types.ts';
import type { Column, Side } from './types.ts';

/** A card that its hero may hand over to pay the five Eternium of a defeat, worth its printed cost. */
export interface Goods {
  readonly id: CardId;
  readonly name: string;
  readonly cost: number;
}
/** A spell or a consumable at hand: what it does in a combat. */
export interface Playable {
  readonly id: CardId;
  readonly name: string;
  readonly owner?: string; // who holds it, when it is not the fighter
  readonly cost?: number; // what it is worth for a payment; nothing unless told
  readonly text?: string;
  readonly lasting?: boolean;
  readonly effects: readonly Effect[];
}
/** A permanent bonus of what the hero carries. */
export interface Gear {
  readonly name: string;
  readonly zone: GridZone;
  readonly value: number;
  readonly starred?: boolean; // a vehicle's « +1* », whose condition holds
}
export interface FighterSpec {
  readonly hero: HeroCard | string; // a card of one's own, or the id of an example hero
  readonly health?: number; // PS left; those of the card unless told
  readonly deck?: Deck; // the starting deck unless told
  readonly soldiers?: number; // friends in the zone, 0 to 3
  readonly friends?: number; // other friendly heroes in the zone (« plus fort ensemble »), 0 to 2
  readonly eternium?: number; // the team's reserve; 0 unless told
  readonly spells?: readonly Playable[]; // combat spells of the whole team
  readonly consumables?: readonly Playable[]; // the fighter's own
  readonly goods?: readonly Goods[]; // other cards of the fighter
  readonly gear?: readonly Gear[];
  readonly refuges?: readonly ZoneId[]; // nearest controlled outposts; the base unless told
  readonly base?: string; // name of the base
}
/** A zone beside the combat. */
export interface NearZone {
  readonly id: ZoneId;
  readonly name: string;
  readonly kind: 'avant-poste' | 'contree' | 'mer';
  readonly heldBy?: readonly Side[]; // whose figures stand there
  readonly baseOf?: Side | 'autre';
}
export interface PlaceSpec {
  readonly name: string;
  readonly kind: 'avant-poste' | 'contree';
  readonly near?: readonly NearZone[];
}
/** The other teams: they may only play spells (three teams, or any team against a creature). */
export interface BystanderSpec {
  readonly name: string;
  readonly spells: readonly Playable[];
}
export interface CombatScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Options>;
  readonly column: Column;
  readonly active: FighterSpec;
  /** Exactly one of the two: a hero, or an epic creature or boss (with the PS it has left). */
  readonly defender?: FighterSpec;
  readonly enemy?: { readonly card: EpicCard | string; readonly health?: number };
  readonly place?: PlaceSpec;
  readonly bystander?: BystanderSpec;
  readonly epicDie?: EpicDie; // example weights unless told
  readonly dice?: WildDice; // power dice: example weights unless told
  readonly solo?: Partial<SoloSpec>;
  readonly first?: boolean; // rules of the first game: no PV for a fallen hero, the loser falls back (foe.premiere)
  readonly final?: boolean; // the duel that breaks a tie: one round, no flight, no displacement, no payment (A36)
  readonly draws?: readonly [readonly CombatCard[], readonly CombatCard[]]; // a scripted hand: imposed by the table in order; the engine checks only that the deck holds them
}
/** What an unknown spell card would be in this combat: kept apart so that the whole game can make one. */
export const playableOf = ({ id, name, text, cost, lasting, effects }: SpellCard, owner?: string): Playable => ({
  id,
  name,
  cost,
  effects,
  ...(text === undefined ? {} : { text }),
  ...(lasting === undefined ? {} : { lasting }),
  ...(owner === undefined ? {} : { owner }),
});
