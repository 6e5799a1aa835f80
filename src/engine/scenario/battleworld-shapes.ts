import * as v from 'valibot';
import type { CombatAction, CombatScenario } from '../battleworld/combat/types.ts';
import type { PartieAction, PartieScenario, Spot } from '../battleworld/partie/types.ts';
import { RECOVER_GAUGES } from '../battleworld/partie/types.ts';
import {
  ATTACKS,
  FORCES,
  MODULE_KINDS,
  OPTION_VALUES,
  POWERS,
  SIDES,
  type Sheet,
  type SheetRef,
} from '../battleworld/types.ts';
import type { Words } from './issues.ts';

// Shapes only: what is legal is judged by the engine's `setup`, which cites its rules. Bounds keep a hostile link small.

export const MAX = {
  units: 16,
  modules: 12,
  name: 80,
  note: 500,
  rolls: 200,
  id: 40,
  count: 99,
  grid: 26,
  round: 999,
} as const;

const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
const count = int(0, MAX.count);
// Ids are keys of records in the engine: nothing that an object already has by birth.
const ID = /^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/;
const id = v.pipe(
  v.string(),
  v.regex(
    ID,
    'un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 40 caractères au plus.',
  ),
);
const cell = v.pipe(
  v.string(),
  v.regex(/^[a-z][1-9][0-9]?$/, 'une case est attendue : une lettre puis un nombre, comme c4.'),
);

const PLACES: readonly string[] = ['center', 'attack', 'energy', 'life', 'reroll'];
const ON = /^(?:heal|module-energy|module-care|module-target|module-repair):(.*)$/s;
const isSpot = (value: unknown): boolean =>
  typeof value === 'string' && (PLACES.includes(value) || ID.test(ON.exec(value)?.[1] ?? ''));
const spot = v.custom<Spot>(
  isSpot,
  'la place du dé est inconnue : center, attack, energy, life, reroll, ou une icône suivie d’un identifiant, comme heal:hulk.',
);

const sheet: v.GenericSchema<unknown, Sheet> = v.strictObject({
  id,
  name: text(MAX.name),
  faction: text(MAX.name),
  cosmic: v.boolean(),
  metal: v.boolean(),
  maxLife: count,
  powerIcons: count,
  rerollIcons: v.picklist([0, 1]),
  force: v.picklist(FORCES),
  strike: count,
  victorySlots: count,
  startVictory: count,
  attack: v.picklist(ATTACKS),
  flying: v.boolean(),
  meleeHitsFlyers: v.exactOptional(v.boolean()),
  hittableByGroundMelee: v.exactOptional(v.boolean()),
  power: v.exactOptional(v.picklist(POWERS)),
  powerText: v.exactOptional(text(MAX.note)),
  sharesCardWith: v.exactOptional(text(MAX.name)),
});
const sheetRef: v.GenericSchema<unknown, SheetRef> = v.lazy((input) => (typeof input === 'string' ? id : sheet));

const options = v.strictObject({
  healerLosesFlight: v.exactOptional(v.picklist(OPTION_VALUES.healerLosesFlight)),
  healOfTheDead: v.exactOptional(v.picklist(OPTION_VALUES.healOfTheDead)),
  recoverAmount: v.exactOptional(v.picklist(OPTION_VALUES.recoverAmount)),
  raiseOrder: v.exactOptional(v.picklist(OPTION_VALUES.raiseOrder)),
  teamBonus: v.exactOptional(v.picklist(OPTION_VALUES.teamBonus)),
  safeRangedVictory: v.exactOptional(v.boolean()),
  rerollScope: v.exactOptional(v.picklist(OPTION_VALUES.rerollScope)),
  enemyEntersModule: v.exactOptional(v.boolean()),
  intruderHitsModule: v.exactOptional(v.boolean()),
  targetModules: v.exactOptional(v.picklist(OPTION_VALUES.targetModules)),
  doubleDefence: v.exactOptional(v.picklist(OPTION_VALUES.doubleDefence)),
  baseVictoryToken: v.exactOptional(v.picklist(OPTION_VALUES.baseVictoryToken)),
  cosmicRecruit: v.exactOptional(v.boolean()),
});
const rolls = v.pipe(v.array(int(1, MAX.count)), v.maxLength(MAX.rolls));
const side = v.picklist(SIDES);
const gauges = {
  sheet: sheetRef,
  life: v.exactOptional(count),
  power: v.exactOptional(count),
  reroll: v.exactOptional(count),
  victory: v.exactOptional(count),
  flightLost: v.exactOptional(v.boolean()),
};

const fighter = { id: v.exactOptional(id), ...gauges };
const target = v.variant('kind', [
  v.strictObject({ kind: v.literal('unit'), unit: v.strictObject(fighter) }),
  v.strictObject({
    kind: v.literal('module'),
    module: id,
    moduleKind: v.picklist(MODULE_KINDS),
    resistance: v.exactOptional(count),
    defenders: v.pipe(v.array(v.strictObject({ ...fighter, doubled: v.boolean() })), v.maxLength(MAX.units)),
  }),
]);
export const combatShape: v.GenericSchema<unknown, CombatScenario> = v.strictObject({
  options: v.exactOptional(options),
  attackers: v.pipe(v.array(v.strictObject({ ...fighter, distance: v.exactOptional(count) })), v.maxLength(MAX.units)),
  target,
  rolls: v.exactOptional(rolls),
});

const unit = v.strictObject({
  ...fighter,
  side,
  cell,
  spot: v.exactOptional(spot),
  activated: v.exactOptional(v.boolean()),
});
const moduleSpec = v.strictObject({
  id,
  side,
  kind: v.picklist(MODULE_KINDS),
  cell,
  resistance: v.exactOptional(count),
});
// The only fault of a scenario that no rule of the game states: it lives here.
const title = v.pipe(
  text(MAX.name),
  v.check((name) => name.trim() !== '', 'donnez un nom au scénario.'),
);
export const partieShape: v.GenericSchema<unknown, PartieScenario> = v.strictObject({
  name: title,
  note: v.exactOptional(text(MAX.note)),
  author: v.exactOptional(text(MAX.name)),
  options: v.exactOptional(options),
  grid: v.strictObject({ columns: int(1, MAX.grid), rows: int(1, MAX.grid) }),
  clock: v.nullable(int(0, MAX.round)),
  round: int(0, MAX.round),
  phase: v.picklist([1, 2]),
  initiative: v.nullable(side),
  toMove: v.exactOptional(side),
  units: v.pipe(v.array(unit), v.maxLength(MAX.units)),
  modules: v.pipe(v.array(moduleSpec), v.maxLength(MAX.modules)),
  rolls: v.exactOptional(rolls),
});

const camp = v.picklist(['attack', 'defence']);
const fight = [
  v.strictObject({ type: v.literal('defend'), by: v.nullable(id) }),
  v.strictObject({ type: v.literal('roll'), value: int(1, MAX.count) }),
  v.strictObject({ type: v.literal('spend'), by: id }),
  v.strictObject({ type: v.literal('reroll'), by: id, die: id }),
  v.strictObject({ type: v.literal('renounce'), camp }),
  v.strictObject({ type: v.literal('hold'), camp }),
  v.strictObject({ type: v.literal('wait'), camp }),
  v.strictObject({ type: v.literal('conclude'), camp }),
  v.strictObject({ type: v.literal('wound'), target: id }),
] as const;
export const combatActionShape: v.GenericSchema<unknown, CombatAction> = v.variant('type', [
  v.strictObject({ type: v.literal('declare') }),
  ...fight,
]);
export const partieActionShape: v.GenericSchema<unknown, PartieAction> = v.variant('type', [
  v.strictObject({ type: v.literal('initiative'), side }),
  v.strictObject({ type: v.literal('move'), unit: id, to: cell }),
  v.strictObject({ type: v.literal('place'), unit: id, spot }),
  v.strictObject({
    type: v.literal('attack'),
    attackers: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX.units)),
    target: id,
  }),
  v.strictObject({ type: v.literal('recover'), unit: id, gauge: v.picklist(RECOVER_GAUGES) }),
  v.strictObject({ type: v.literal('heal'), unit: id }),
  v.strictObject({ type: v.literal('repair'), unit: id }),
  v.strictObject({ type: v.literal('pass'), side }),
  ...fight,
]);

/** Names of the fields in messages. */
export const WORDS: Words = {
  lists: {
    units: 'personnage',
    attackers: 'attaquant',
    defenders: 'défenseur',
    modules: 'module',
    rolls: 'dé décidé d’avance',
  },
  fields: {
    name: 'nom',
    note: 'description',
    author: 'auteur',
    options: 'réglages',
    grid: 'plateau',
    columns: 'colonnes',
    rows: 'rangées',
    clock: 'horloge de Galactus',
    round: 'tour',
    phase: 'phase',
    initiative: 'initiative',
    toMove: 'camp au trait',
    units: 'personnages',
    attackers: 'attaquants',
    defenders: 'défenseurs',
    modules: 'modules',
    rolls: 'dés décidés d’avance',
    target: 'cible',
    unit: 'personnage',
    module: 'module',
    moduleKind: 'sorte de module',
    kind: 'sorte',
    resistance: 'résistance',
    doubled: 'défense doublée',
    distance: 'distance',
    id: 'identifiant',
    sheet: 'fiche',
    side: 'camp',
    cell: 'case',
    life: 'points de vie',
    power: 'jetons Puissance',
    reroll: 'jeton Relance',
    victory: 'jetons de Victoire',
    spot: 'place du dé',
    activated: 'a déjà joué',
    flightLost: 'Vol perdu',
    faction: 'faction',
    cosmic: 'entité cosmique',
    metal: 'métal',
    maxLife: 'points de vie de départ',
    powerIcons: 'icônes Puissance',
    rerollIcons: 'icône Relance',
    force: 'Force',
    strike: 'points de frappe',
    victorySlots: 'emplacements de Victoire',
    startVictory: 'jetons de Victoire de départ',
    attack: 'type d’attaque',
    flying: 'Vol',
    meleeHitsFlyers: 'frappe les volants au corps à corps',
    hittableByGroundMelee: 'exposé au corps à corps des marcheurs',
    powerText: 'texte du pouvoir',
    sharesCardWith: 'carte partagée avec',
    type: 'sorte d’action',
    by: 'auteur du coup',
    die: 'dé relancé',
    camp: 'camp',
    value: 'résultat du dé',
    to: 'case visée',
    gauge: 'jauge',
    healerLosesFlight: 'perte du Vol par le soin',
    healOfTheDead: 'dé posé pour soigner un mort',
    recoverAmount: 'quantité récupérée',
    raiseOrder: 'ordre des dépenses',
    teamBonus: 'bonus de l’équipe',
    safeRangedVictory: 'jeton de Victoire du tireur abrité',
    rerollScope: 'portée des relances',
    enemyEntersModule: 'entrée dans un module adverse',
    intruderHitsModule: 'attaque du module où l’on est entré',
    targetModules: 'modules qui portent une cible',
    doubleDefence: 'double défense',
    baseVictoryToken: 'jeton de Victoire contre une base',
    cosmicRecruit: 'recrutement des entités cosmiques',
  },
};
