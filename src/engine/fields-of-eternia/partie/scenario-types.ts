// What a reader brings of a whole game: teams, map and track, cards, what stands where.
import type {
  AnyCard,
  CardId,
  Deck,
  Effect,
  EpicDie,
  Faction,
  HeroCard,
  MapSpec,
  Merchant,
  Options,
  WildDice,
  ZoneId,
} from '../types.ts';
import type { DeckName, Team } from './types.ts';

/** What a hero carries, by card id; what the hero wears or rides is read from the cards. */
export interface SupportSpec {
  readonly ally?: CardId;
  readonly mount?: CardId; // a tamed creature or a vehicle
  readonly worn?: readonly CardId[]; // armours and artefact
  readonly pack?: readonly CardId[];
  readonly spells?: readonly CardId[];
}
export interface HeroSpec extends SupportSpec {
  readonly hero: HeroCard | string; // a card of one's own, or the id of an example hero
  readonly zone?: ZoneId; // the base of the faction unless told
  readonly damage?: number;
  readonly activated?: boolean;
}
export interface TeamSpec {
  readonly name?: string;
  readonly faction: Faction;
  readonly base: ZoneId;
  readonly heroes: readonly HeroSpec[]; // 3 in a standard game; 1 to 3 in a study position
  readonly players?: readonly string[]; // 1 to 6 in all, who share the heroes as they like
  readonly eternium?: number; // as the set-up says unless told
  readonly pv?: number;
  readonly deck?: Deck;
  readonly supply?: Deck; // combat cards left in the box: the source does not say which (M8)
  readonly victory?: readonly CardId[]; // hand; drawn by chance unless told
  readonly soldiers?: Readonly<Record<ZoneId, number>>; // on the map; the rest of 15 in reserve
}
export interface RoundCell {
  readonly day: boolean;
  readonly skull: number | null; // 1 to 4
}
/** What a skull event does, as the mission booklet would say it (M6). */
export interface SkullSpec {
  readonly skull: number;
  readonly text: string;
  readonly effects: readonly (
    | Effect
    | { readonly do: 'boss'; readonly card: CardId; readonly zone: ZoneId }
    | { readonly do: 'jetons-quete'; readonly zones: readonly ZoneId[] }
  )[];
}
/** Rules of a skirmish that its scenario gives (M6). */
export interface SkirmishSpec {
  readonly zones: readonly { readonly name: string; readonly outposts: readonly ZoneId[] }[]; // deployment zones, one a team
  readonly soldiers: number; // each team
  readonly forbidden: readonly ('heros' | 'creature')[]; // PV that the scenario does not give: they become Eternium
  readonly tokens?: number; // quest tokens a team, 5 unless told
  readonly end: number; // round after which it ends
  readonly freeChoice?: boolean; // heroes of any faction in a team: an ally met joins, or is fought, as one likes
}
export interface PartieScenario {
  readonly name: string;
  readonly note?: string;
  readonly author?: string;
  readonly options?: Partial<Options>;
  readonly kind: 'standard' | 'premiere' | 'escarmouche' | 'etude';
  readonly map?: MapSpec | string; // an example map unless told
  readonly track?: readonly RoundCell[];
  readonly round?: number; // index in the track, study only
  readonly teams: readonly TeamSpec[]; // 2; 3 with an extension
  readonly first: Team | null; // who begins; null: drawn by lot
  readonly cards?: readonly AnyCard[]; // of one's own, beside the example cards
  readonly decks?: Partial<Readonly<Record<DeckName, readonly CardId[]>>>; // example decks unless told
  readonly quests?: readonly ZoneId[]; // quest tokens on the map
  readonly skulls?: readonly SkullSpec[];
  readonly boss?: { readonly card: CardId; readonly zone: ZoneId; readonly damage?: number };
  readonly offers?: Partial<Readonly<Record<Merchant, readonly CardId[]>>>; // study only
  readonly dice?: WildDice;
  readonly epicDie?: EpicDie;
  readonly skirmish?: SkirmishSpec;
  readonly baseSoldiers?: boolean; // each team may post soldiers in its own base
}
