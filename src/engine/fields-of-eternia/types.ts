// What Fields of Eternia is made of. Faces, hero cards, maps and card texts are not in the source: they are data of a scenario.

// ── Combat cards
/** The three zones of a combat grid, in the order of the totals (I, A, D). */
export const GRID_ZONES = ['initiative', 'attaque', 'defense'] as const;
export type GridZone = (typeof GRID_ZONES)[number];
export type Totals = Readonly<Record<GridZone, number>>;

export const COMBAT_CARDS = ['plus1', 'plus2', 'plus3', 'surcharge', 'temps', 'outil', 'flux'] as const;
export type CombatCard = (typeof COMBAT_CARDS)[number];
/** How many cards of each kind: a pile whose order nobody knows. */
export type Deck = Readonly<Record<CombatCard, number>>;

// ── Dice
/** The four results of the wilds die. */
export const WILD_FACES = ['blanc', 'reussite', 'double', 'relancer'] as const;
export type WildFace = (typeof WILD_FACES)[number];
/** How many of the six sides show each result (M1: example values unless the reader types them), or how many dice of a throw do. */
export type WildDice = Readonly<Record<WildFace, number>>;
/** The results of the epic die: a zone and a bonus, or the surge. */
export const EPIC_FACES = ['a1', 'a2', 'd1', 'd2', 'i1', 'i2', 'surcharge'] as const;
export type EpicFace = (typeof EPIC_FACES)[number];
/** Weights of the epic die (M2: example values unless the reader types them). */
export type EpicDie = Readonly<Record<EpicFace, number>>;

// ── Effects: what cards and abilities do, as data. A context executes those it knows and tells the others, to be applied by hand.
export type Effect =
  | { readonly do: 'plus'; readonly zone: GridZone | 'choix'; readonly value: number } // on one's own total; a value below 0 lowers it
  | { readonly do: 'moins'; readonly zone: GridZone; readonly value: number } // lowers the other side's total
  | { readonly do: 'piocher' } // draw a combat card and lay it (A75)
  | { readonly do: 'retourner' } // turn one card of the other grid face down: it stays, and gives nothing
  | { readonly do: 'infliger'; readonly value: number } // the other side loses PS
  | { readonly do: 'perdre'; readonly value: number } // one's own hero loses PS
  | { readonly do: 'soigner'; readonly value: number }
  | { readonly do: 'eternium'; readonly value: number } // to the team; below 0: taken from it
  | { readonly do: 'pv'; readonly value: number }
  | { readonly do: 'carte'; readonly card: CombatCard } // gain a combat card (A73)
  | { readonly do: 'jet'; readonly success: readonly Effect[]; readonly failure: readonly Effect[] } // one wilds die (foe.jets)
  | { readonly do: 'texte'; readonly text: string }; // to be applied by hand
export interface Ability {
  readonly name?: string;
  readonly text?: string; // the words of the card, as typed by the reader
  readonly immediate?: boolean; // surge abilities: triggered as soon as the card is laid
  readonly lasting?: boolean; // holds for the whole combat, not only for the combat round
  readonly effects: readonly Effect[];
}
/** What a card gives as long as it is carried. */
export interface Bonus {
  readonly initiative?: number;
  readonly attaque?: number;
  readonly defense?: number;
  readonly esprit?: number;
  readonly corps?: number;
  readonly deplacement?: number;
  readonly vol?: boolean;
  readonly garnison?: boolean; // its team may post soldiers in its own base
}
/** What a starred bonus (« +1* ») may ask for, that the engine sees: the round, where the hero stands, whom it fights. */
export const CONDITIONS = ['jour', 'nuit', 'contree', 'avant-poste', 'contre-heros', 'contre-carte'] as const;
export type Condition = (typeof CONDITIONS)[number];

// ── Heroes
export const WEAPONS = ['melee', 'distance', 'magie'] as const;
export type WeaponKind = (typeof WEAPONS)[number];
export interface Weapon {
  readonly name: string;
  readonly kind: WeaponKind;
  readonly surge: Ability;
}
/** Factions of the box, and of the extension of the source (A, M15). */
export const FACTIONS = ['masters', 'evil', 'horde'] as const;
export type Faction = (typeof FACTIONS)[number];
export interface HeroCard {
  readonly id: string; // "he-man": lower case, no accent
  readonly name: string;
  readonly faction: Faction;
  readonly health: number; // 1 to 20 (PS printed)
  readonly spirit: number;
  readonly initiative: number;
  readonly body: number;
  readonly movement: number;
  readonly flies?: boolean;
  readonly garrison?: boolean; // an ability: its team may post soldiers in its own base
  readonly weapons: readonly [Weapon, Weapon];
  readonly start?: Ability; // phase 2, or always: effects applied at the start of each combat round
  readonly passive?: string; // the words of the passive ability, when no effect says it
  readonly mounted?: boolean;
}

// ── Cards
interface Named {
  readonly id: string;
  readonly name: string;
  readonly text?: string;
}
interface Fought extends Named {
  readonly health: number;
  readonly attack: number;
  readonly defense: number;
  readonly cost: number | null; // null: cannot be tamed, or bought
  readonly bonus?: Bonus; // « bonus du héros » once tamed or won
  readonly reward?: readonly Effect[];
}
/** A card of the encounter deck to fight or to recruit. */
export interface WildCard extends Fought {
  readonly type: 'creature' | 'allie';
  readonly faction?: Faction; // an ally's
  readonly ability?: Ability; // applied in phase 1; "plus" raises the enemy's attack or defence
}
export interface EventCard extends Named {
  readonly type: 'evenement';
  readonly effects: readonly Effect[];
}
export interface QuestCard extends Named {
  readonly type: 'quete';
  /** What is asked: wilds dice to throw and successes to reach; or a task told by its text, whose outcome the players report. */
  readonly task: { readonly kind: 'jet'; readonly dice: number; readonly needed: number } | { readonly kind: 'texte' };
  readonly reward: readonly Effect[];
}
/** An epic creature or a boss: fought in epic combat. */
export interface EpicCard extends Fought {
  readonly type: 'creature-epique' | 'boss';
  readonly initiative: number;
  readonly passive?: Ability; // applied at the end of phase 4
  readonly surge?: Ability; // applied then when the epic die triggered it
}
export interface EquipmentCard extends Named {
  readonly type: 'equipement';
  readonly kind: 'armure' | 'artefact' | 'consommable';
  readonly subtype?: string; // an armour's: « tête », « corps »…
  readonly cost: number;
  readonly bonus?: Bonus;
  readonly effects?: readonly Effect[]; // a consumable's
}
export interface SpellCard extends Named {
  readonly type: 'sort';
  readonly use: 'plateau' | 'combat' | 'deux';
  readonly cost: number;
  readonly effects: readonly Effect[];
  readonly lasting?: boolean;
}
export interface VehicleCard extends Named {
  readonly type: 'vehicule';
  readonly cost: number;
  readonly bonus: Bonus; // `vol: true`: sub-type flight
  readonly starred?: { readonly when: Condition; readonly bonus: Bonus }; // « +1* »: given only while the condition holds
}
/** When the engine can see an objective by itself; « texte »: a team declares it. */
export type Goal =
  | { readonly kind: 'avant-postes' | 'heros-vaincus' | 'creatures' | 'eternium' | 'quetes'; readonly count: number }
  | { readonly kind: 'texte' };
export interface Objective {
  readonly text: string;
  readonly goal: Goal;
  readonly pv: number;
}
export interface VictoryCard extends Named {
  readonly type: 'victoire';
  readonly main: Objective;
  readonly second: Objective;
}
export type MerchantCard = EquipmentCard | SpellCard | VehicleCard;
export type EncounterCard = WildCard | EventCard;
type ScenarioCard = QuestCard | EpicCard;
export type AnyCard = MerchantCard | EncounterCard | ScenarioCard | VictoryCard;
export type CardId = string;
/** Stands for a card that the viewer may not see. */
export const HIDDEN = '?';

// ── Solo
export const LEVELS = ['debutant', 'novice', 'avance', 'impitoyable'] as const;
export type Level = (typeof LEVELS)[number];
/** A « carte affrontement »: what the enemy hero fights with for one combat round. */
export interface ClashCard {
  readonly id: string;
  readonly weapon: WeaponKind;
  readonly attack: number;
  readonly defense: number;
  readonly initiative: number;
  readonly effects: number; // effect cards to draw
  readonly surge: boolean; // which of the two decks it belongs to
}
/** A « carte effet ». */
export interface SoloEffectCard {
  readonly id: string;
  readonly name: string;
  readonly skull: 1 | 2 | 3 | 4;
  readonly zone: GridZone | null; // the zone identifier
  readonly surge: boolean;
  readonly effects: readonly Effect[]; // as if the enemy played them
}

// ── Options
/** What the rulings leave open, with the names that the rulings page shows, then the optional rules of the source. All false unless told. */
export const OPTION_KEYS = [
  'concentrationParManche', // A4
  'concentrationApresOutil', // A5
  'deEpiqueParCarte', // A7
  'bonusSoldatsToutLeCombat', // A9
  'degatsPhase6Seulement', // A12
  'reculVersZoneOccupee', // A13
  'heroSansPerteContreSoldats', // A17
  'baseComptePourRepli', // A20
  'cheminsLibres', // A21
  'avantPostesActionSeparee', // A21
  'detteReportee', // A25
  'ouvertureParHerosSeulement', // A28
  'plusieursMarchands', // A29
  'departAlterne', // A34
  'bossSansPV', // A37
  'desEnTropReussites', // A40
  'dixDesParLancer', // A46
  'difficultePersonnalisee', // A53
  'renfortsComplets', // A54
  'repliParSymbole', // A57
  'serieParHeros', // A59
  'passerProvisoire', // A63
  'sortsPlateauATousLesTours', // A68
  'montureDefaussee', // A81
  // Optional rules of the source
  'combatPlusRapide',
  'initiativeCompte',
  'plusFortEnsemble',
  'desDePouvoir', // epic combats of a whole game are fought with power dice
] as const;
export type OptionKey = (typeof OPTION_KEYS)[number];
export type Options = Readonly<Record<OptionKey, boolean>>;

// ── Map
export const MERCHANTS = ['boutique', 'guilde', 'forge'] as const;
export type Merchant = (typeof MERCHANTS)[number];
export type ZoneId = string;
export interface MapZone {
  readonly id: ZoneId;
  readonly name: string;
  readonly kind: 'avant-poste' | 'contree' | 'mer';
  readonly tower?: boolean;
  readonly merchant?: Merchant;
  readonly eternium?: number; // printed, given by day
  readonly x: number; // where it is drawn: 0 to 100 both ways; no rule reads them
  readonly y: number;
}
export interface MapEdge {
  readonly a: ZoneId;
  readonly b: ZoneId;
  readonly kind: 'limite' | 'chemin' | 'couloir' | 'bord'; // a « chemin » joins two outposts; a « couloir » two lands over the sea; a « bord » two zones of one border icon
}
export interface MapSpec {
  readonly zones: readonly MapZone[];
  readonly edges: readonly MapEdge[];
}
