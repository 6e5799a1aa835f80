import * as v from 'valibot';
import { FIELD_NAMES } from '../fields-of-eternia/field-names.ts';
import type { BatailleAction, BatailleScenario } from '../fields-of-eternia/combat-de-soldats/types.ts';
import type {
  BystanderSpec,
  CombatAction,
  CombatScenario,
  FighterSpec,
  NearZone,
  PlaceSpec,
  Playable,
} from '../fields-of-eternia/combat/types.ts';
import type { WildAction, WildScenario } from '../fields-of-eternia/contrees-sauvages/types.ts';
import {
  DECKS,
  type BoardAction,
  type HeroSpec,
  type PartieScenario,
  type TeamSpec,
} from '../fields-of-eternia/partie/types.ts';
import {
  type Ability,
  type AnyCard,
  COMBAT_CARDS,
  CONDITIONS,
  DEFAULT_OPTIONS,
  type Effect,
  EPIC_FACES,
  type EpicCard,
  FACTIONS,
  GRID_ZONES,
  type HeroCard,
  MERCHANTS,
  type MapSpec,
  type Options,
  WEAPONS,
  WILD_FACES,
} from '../fields-of-eternia/types.ts';
import type { Words } from './issues.ts';

// Shapes only: what is legal is judged by the engine's `setup`, which cites its rules. Bounds keep a hostile link small, and leave the engine room to refuse.

export const MAX = {
  name: 80,
  note: 500,
  text: 300,
  effects: 8,
  cards: 120,
  list: 40,
  zones: 60,
  edges: 150,
  track: 40,
  number: 999,
  draws: 42,
} as const;

export const int = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max));
export const list = <S extends v.GenericSchema>(item: S, max: number) => v.pipe(v.array(item), v.maxLength(max));
export const opt = v.exactOptional;
export const number = int(-MAX.number, MAX.number);
export const count = int(0, MAX.number);
// Ids are keys of records in the engine: nothing that an object already has by birth.
export const id = v.pipe(
  v.string(),
  v.regex(
    /^(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/,
    'un identifiant est attendu : des minuscules sans accent, des chiffres et des tirets, 40 caractères au plus.',
  ),
);
// The only fault of a scenario that no rule of the game states: it lives here.
const title = v.pipe(
  text(MAX.name),
  v.check((name) => name.trim() !== '', 'donnez un nom au scénario.'),
);
export const record = <K extends string, S extends v.GenericSchema>(keys: readonly K[], value: S) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<K, S>);
const flags = (keys: readonly string[]) =>
  v.strictObject(Object.fromEntries(keys.map((key) => [key, opt(v.boolean())])));

export const options = flags(Object.keys(DEFAULT_OPTIONS)) as unknown as v.GenericSchema<unknown, Partial<Options>>;
export const head = { name: title, note: opt(text(MAX.note)), author: opt(text(MAX.name)), options: opt(options) };
export const seat = v.picklist([0, 1, 2]);
const side = v.picklist([0, 1]);
const zone = v.picklist(GRID_ZONES);
const card = v.picklist(COMBAT_CARDS);
const face = v.picklist(WILD_FACES);
export const deck = record(COMBAT_CARDS, number);
export const dice = record(WILD_FACES, number);
const epicDie = record(EPIC_FACES, number);
const totals = record(GRID_ZONES, number);

// ── Effects and cards
const valued = <T extends string>(tag: T) => v.strictObject({ do: v.literal(tag), value: number });
export const effect: v.GenericSchema<unknown, Effect> = v.variant('do', [
  v.strictObject({ do: v.literal('plus'), zone: v.picklist([...GRID_ZONES, 'choix']), value: number }),
  v.strictObject({ do: v.literal('moins'), zone, value: number }),
  v.strictObject({ do: v.literal('piocher') }),
  v.strictObject({ do: v.literal('retourner') }),
  valued('infliger'),
  valued('perdre'),
  valued('soigner'),
  valued('eternium'),
  valued('pv'),
  v.strictObject({ do: v.literal('carte'), card }),
  v.strictObject({ do: v.literal('jet'), success: v.lazy(() => plain), failure: v.lazy(() => plain) }),
  v.strictObject({ do: v.literal('texte'), text: text(MAX.text) }),
]);
/** Effects of a throw: no throw within. */
const plain: v.GenericSchema<unknown, readonly Effect[]> = v.pipe(
  v.lazy(() => list(effect, MAX.effects)),
  v.check((effects) => effects.every((one) => one.do !== 'jet'), 'un jet ne peut pas en contenir un autre.'),
);
export const effects = list(effect, MAX.effects);
const ability: v.GenericSchema<unknown, Ability> = v.strictObject({
  name: opt(text(MAX.name)),
  text: opt(text(MAX.text)),
  immediate: opt(v.boolean()),
  lasting: opt(v.boolean()),
  effects,
});
const bonus = v.strictObject({
  initiative: opt(number),
  attaque: opt(number),
  defense: opt(number),
  esprit: opt(number),
  corps: opt(number),
  deplacement: opt(number),
  vol: opt(v.boolean()),
  garnison: opt(v.boolean()),
});
export const faction = v.picklist(FACTIONS);
const weapon = v.strictObject({ name: text(MAX.name), kind: v.picklist(WEAPONS), surge: ability });
const heroCard: v.GenericSchema<unknown, HeroCard> = v.strictObject({
  id,
  name: text(MAX.name),
  faction,
  health: number,
  spirit: number,
  initiative: number,
  body: number,
  movement: number,
  flies: opt(v.boolean()),
  garrison: opt(v.boolean()),
  weapons: v.strictTuple([weapon, weapon]),
  start: opt(ability),
  passive: opt(text(MAX.text)),
  mounted: opt(v.boolean()),
});
/** A card of one's own, or the id of an example. */
export const orId = <S extends v.GenericSchema>(shape: S) =>
  v.lazy((input) => (typeof input === 'string' ? id : shape)) as unknown as v.GenericSchema<
    unknown,
    v.InferOutput<S> | string
  >;
export const hero = orId(heroCard);
const named = { id, name: text(MAX.name), text: opt(text(MAX.text)) };
const fought = {
  ...named,
  health: number,
  attack: number,
  defense: number,
  cost: v.nullable(number),
  bonus: opt(bonus),
  reward: opt(effects),
};
export const epicCard: v.GenericSchema<unknown, EpicCard> = v.strictObject({
  type: v.picklist(['creature-epique', 'boss']),
  ...fought,
  initiative: number,
  passive: opt(ability),
  surge: opt(ability),
});
const wildCard = v.strictObject({
  type: v.picklist(['creature', 'allie']),
  ...fought,
  faction: opt(faction),
  ability: opt(ability),
});
const goal = v.lazy((input) =>
  typeof input === 'object' && input !== null && (input as { readonly kind?: unknown }).kind === 'texte'
    ? v.strictObject({ kind: v.literal('texte') })
    : v.strictObject({
        kind: v.picklist(['avant-postes', 'heros-vaincus', 'creatures', 'eternium', 'quetes']),
        count: number,
      }),
);
const objective = v.strictObject({ text: text(MAX.text), goal, pv: number });
const task = v.lazy((input) =>
  typeof input === 'object' && input !== null && (input as { readonly kind?: unknown }).kind === 'texte'
    ? v.strictObject({ kind: v.literal('texte') })
    : v.strictObject({ kind: v.literal('jet'), dice: number, needed: number }),
);
const anyCard: v.GenericSchema<unknown, AnyCard> = v.variant('type', [
  wildCard,
  v.strictObject({ type: v.literal('evenement'), ...named, effects }),
  v.strictObject({ type: v.literal('quete'), ...named, task, reward: effects }),
  v.strictObject({
    type: v.picklist(['creature-epique', 'boss']),
    ...fought,
    initiative: number,
    passive: opt(ability),
    surge: opt(ability),
  }),
  v.strictObject({
    type: v.literal('equipement'),
    ...named,
    kind: v.picklist(['armure', 'artefact', 'consommable']),
    subtype: opt(text(MAX.name)),
    cost: number,
    bonus: opt(bonus),
    effects: opt(effects),
  }),
  v.strictObject({
    type: v.literal('sort'),
    ...named,
    use: v.picklist(['plateau', 'combat', 'deux']),
    cost: number,
    effects,
    lasting: opt(v.boolean()),
  }),
  v.strictObject({
    type: v.literal('vehicule'),
    ...named,
    cost: number,
    bonus,
    starred: opt(v.strictObject({ when: v.picklist(CONDITIONS), bonus })),
  }),
  v.strictObject({ type: v.literal('victoire'), ...named, main: objective, second: objective }),
]) as v.GenericSchema<unknown, AnyCard>;
export const cards = list(anyCard, MAX.cards);

// ── Combats
export const playable: v.GenericSchema<unknown, Playable> = v.strictObject({
  ...named,
  owner: opt(text(MAX.name)),
  cost: opt(number),
  lasting: opt(v.boolean()),
  effects,
});
export const goods = v.strictObject({ id, name: text(MAX.name), cost: number });
export const gear = v.strictObject({ name: text(MAX.name), zone, value: number, starred: opt(v.boolean()) });
export const fighter: v.GenericSchema<unknown, FighterSpec> = v.strictObject({
  hero,
  health: opt(number),
  deck: opt(deck),
  soldiers: opt(number),
  friends: opt(number),
  eternium: opt(number),
  spells: opt(list(playable, 12)),
  consumables: opt(list(playable, 12)),
  goods: opt(list(goods, 12)),
  gear: opt(list(gear, 12)),
  refuges: opt(list(id, 12)),
  base: opt(text(MAX.name)),
});
export const near: v.GenericSchema<unknown, NearZone> = v.strictObject({
  id,
  name: text(MAX.name),
  kind: v.picklist(['avant-poste', 'contree', 'mer']),
  heldBy: opt(list(side, 2)),
  baseOf: opt(v.picklist([0, 1, 'autre'])),
});
export const place: v.GenericSchema<unknown, PlaceSpec> = v.strictObject({
  name: text(MAX.name),
  kind: v.picklist(['avant-poste', 'contree']),
  near: opt(list(near, 12)),
});
const bystander: v.GenericSchema<unknown, BystanderSpec> = v.strictObject({
  name: text(MAX.name),
  spells: list(playable, 12),
});
export const clash = v.strictObject({
  id,
  weapon: v.picklist(WEAPONS),
  attack: number,
  defense: number,
  initiative: number,
  effects: number,
  surge: v.boolean(),
});
export const soloEffect = v.strictObject({
  id,
  name: text(MAX.name),
  skull: v.picklist([1, 2, 3, 4]),
  zone: v.nullable(zone),
  surge: v.boolean(),
  effects,
});
export const level = v.picklist(['debutant', 'novice', 'avance', 'impitoyable']);
export const solo = v.strictObject({
  level: opt(level),
  clashes: opt(list(clash, MAX.list)),
  effects: opt(list(soloEffect, MAX.list)),
  dice: opt(dice),
  extra: opt(number),
});
export const combatShape: v.GenericSchema<unknown, CombatScenario> = v.strictObject({
  ...head,
  column: v.picklist(['heros', 'creature', 'boss', 'solo']),
  active: fighter,
  defender: opt(fighter),
  enemy: opt(v.strictObject({ card: orId(epicCard), health: opt(number) })),
  place: opt(place),
  bystander: opt(bystander),
  epicDie: opt(epicDie),
  dice: opt(dice),
  solo: opt(solo),
  first: opt(v.boolean()),
  final: opt(v.boolean()),
  draws: opt(v.strictTuple([list(card, MAX.draws), list(card, MAX.draws)])),
});
export const wildShape: v.GenericSchema<unknown, WildScenario> = v.strictObject({
  ...head,
  enemy: orId(wildCard),
  hero: v.strictObject({
    name: text(MAX.name),
    faction: opt(faction),
    body: number,
    health: number,
    healthMax: opt(number),
    eternium: opt(number),
    gear: opt(list(v.strictObject({ name: text(MAX.name), value: number }), 12)),
    mount: opt(text(MAX.name)),
  }),
  dice: opt(dice),
  tests: opt(list(face, MAX.list)),
  throws: opt(list(dice, MAX.list)),
});
const standing = v.strictObject({ name: text(MAX.name), health: number });
export const batailleShape: v.GenericSchema<unknown, BatailleScenario> = v.strictObject({
  ...head,
  place: opt(text(MAX.name)),
  attacker: v.strictObject({ team: text(MAX.name), soldiers: number, hero: opt(standing) }),
  defender: v.strictObject({ team: text(MAX.name), soldiers: number, heroes: opt(list(standing, 6)) }),
  boss: opt(text(MAX.name)),
});

// ── A whole game
const coordinate = v.pipe(v.number(), v.minValue(-50), v.maxValue(150));
const mapShape: v.GenericSchema<unknown, MapSpec> = v.strictObject({
  zones: list(
    v.strictObject({
      id,
      name: text(MAX.name),
      kind: v.picklist(['avant-poste', 'contree', 'mer']),
      tower: opt(v.boolean()),
      merchant: opt(v.picklist(MERCHANTS)),
      eternium: opt(number),
      x: coordinate,
      y: coordinate,
    }),
    MAX.zones,
  ),
  edges: list(v.strictObject({ a: id, b: id, kind: v.picklist(['limite', 'chemin', 'couloir', 'bord']) }), MAX.edges),
});
const ids = list(id, MAX.cards);
export const map = orId(mapShape);
const heroSpec: v.GenericSchema<unknown, HeroSpec> = v.strictObject({
  hero,
  zone: opt(id),
  damage: opt(number),
  activated: opt(v.boolean()),
  ally: opt(id),
  mount: opt(id),
  worn: opt(ids),
  pack: opt(ids),
  spells: opt(ids),
});
const byZone = v.pipe(
  v.record(id, number),
  v.check((found) => Object.keys(found).length <= MAX.zones, `${MAX.zones} zones au plus.`),
);
export const team: v.GenericSchema<unknown, TeamSpec> = v.strictObject({
  name: opt(text(MAX.name)),
  faction,
  base: id,
  heroes: list(heroSpec, 6),
  players: opt(list(text(MAX.name), 12)),
  eternium: opt(number),
  pv: opt(number),
  deck: opt(deck),
  supply: opt(deck),
  victory: opt(ids),
  soldiers: opt(byZone),
});
export const track = list(v.strictObject({ day: v.boolean(), skull: v.nullable(int(0, 9)) }), MAX.track);
const skullEffect = v.lazy((input) => {
  const what = typeof input === 'object' && input !== null ? (input as { readonly do?: unknown }).do : undefined;
  if (what === 'boss') return v.strictObject({ do: v.literal('boss'), card: id, zone: id });
  return what === 'jetons-quete'
    ? v.strictObject({ do: v.literal('jetons-quete'), zones: list(id, MAX.zones) })
    : effect;
});
export const skull = v.strictObject({
  skull: int(0, 9),
  text: text(MAX.note),
  effects: list(skullEffect, MAX.effects),
});
export const skirmish = v.strictObject({
  zones: list(v.strictObject({ name: text(MAX.name), outposts: list(id, MAX.zones) }), 6),
  soldiers: number,
  forbidden: list(v.picklist(['heros', 'creature']), 2),
  tokens: opt(number),
  end: number,
  freeChoice: opt(v.boolean()),
});
export const decks = v.strictObject(Object.fromEntries(DECKS.map((name) => [name, opt(ids)])));
export const partieShape = v.strictObject({
  ...head,
  kind: v.picklist(['standard', 'premiere', 'escarmouche', 'etude']),
  map: opt(map),
  track: opt(track),
  round: opt(count),
  teams: list(team, 6),
  first: v.nullable(seat),
  cards: opt(cards),
  decks: opt(decks),
  quests: opt(list(id, MAX.zones)),
  skulls: opt(list(skull, 12)),
  boss: opt(v.strictObject({ card: id, zone: id, damage: opt(number) })),
  offers: opt(v.strictObject({ boutique: opt(ids), guilde: opt(ids), forge: opt(ids) })),
  dice: opt(dice),
  epicDie: opt(epicDie),
  skirmish: opt(skirmish),
  baseSoldiers: opt(v.boolean()),
}) as unknown as v.GenericSchema<unknown, PartieScenario>;

// ── Actions
type Fields = v.ObjectEntries;
/** The shapes of actions, by tag: also the order in which a moment writes their fields. */
export const actionShape = (table: Readonly<Record<string, Fields>>) =>
  v.variant(
    'type',
    some_(Object.entries(table).map(([tag, fields]) => v.strictObject({ type: v.literal(tag), ...fields }))),
  );
type Shape = v.StrictObjectSchema<{ readonly type: v.LiteralSchema<string, undefined> } & Fields, undefined>;
const some_ = (all: readonly Shape[]) => all as [Shape, ...Shape[]];
export const fieldsOf = (table: Readonly<Record<string, Fields>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(table).map(([tag, fields]) => [tag, Object.keys(fields)]));
const spot = v.strictObject({ zone, at: int(0, 12) });
const hex = int(0, 8); // index of a hero

export const COMBAT_ACTIONS = {
  weapon: { weapon: side },
  draw: { card },
  epic: { face: v.picklist(EPIC_FACES) },
  test: { face },
  focus: {},
  keep: { card },
  lay: { zone: v.picklist([...GRID_ZONES, 'cote']) }, // `shown` is an attempt that the table makes, never a move of its own
  swap: { a: spot, b: spot },
  surge: { spot },
  spell: { card: id, side },
  consume: { card: id },
  soldiers: { give: totals },
  pass: {},
  zone: { zone },
  flip: { spot },
  go: {},
  pay: { card: v.nullable(id) },
  tame: { yes: v.boolean() },
  flee: { to: v.nullable(id) },
  send: { to: id },
  convert: { from: zone, to: zone },
  throw: { faces: dice },
  again: { extra: dice },
  stop: {},
  'clash-die': { face },
  clash: { card: id },
  effect: { card: id },
} as const satisfies Readonly<Record<CombatAction['type'], Fields>>;
export const WILD_ACTIONS = {
  'wild-go': {},
  'wild-test': { face },
  'wild-throw': { faces: dice },
  'wild-again': { extra: dice },
  'wild-stop': {},
  'wild-assign': { die: v.picklist(['reussite', 'double']), to: v.picklist(['defense', 'ps', 'attaque']) },
  'wild-tame': { yes: v.boolean() },
} as const satisfies Readonly<Record<WildAction['type'], Fields>>;
export const BATAILLE_ACTIONS = {
  'bat-go': {},
  'bat-hit': { target: v.lazy((input) => (input === 'soldat' ? v.literal('soldat') : int(0, 8))) },
} as const satisfies Readonly<Record<BatailleAction['type'], Fields>>;
const BOARD_ACTIONS = {
  first: { team: seat },
  deal: { card: id },
  deploy: { hero: hex },
  activate: { hero: hex },
  move: { to: id },
  halt: {},
  travel: { to: id },
  outpost: { to: id },
  reinforce: { count },
  march: { from: id, to: id, count },
  brave: { cards: v.picklist([1, 2]) },
  pick: { card: id },
  quest: {},
  rest: {},
  acquire: {},
  train: { add: card, remove: card },
  take: { card: id },
  roll: { face },
  recruit: { how: v.picklist(['payer', 'refuser', 'combattre']) },
  done: { success: v.boolean() },
  gain: { remove: v.nullable(card) },
  drop: { card: id },
  trade: { with: hex },
  give: { card: id, from: hex },
  shake: {},
  shop: { merchant: v.picklist(MERCHANTS) },
  refresh: {},
  buy: { card: id },
  leave: {},
  cast: { card: id, target: hex },
  renew: { cards: list(id, 12) },
  defend: { hero: hex },
  'pay-debt': { card: v.nullable(id) },
  retreat: { to: id },
  duellist: { team: seat, hero: hex },
  'end-turn': {},
  equip: { hero: hex, card: id },
  unequip: { hero: hex, card: id },
  claim: { team: seat, card: id, part: v.picklist(['principal', 'secondaire']) },
} as const satisfies Readonly<Record<BoardAction['type'], Fields>>;
export const PARTIE_ACTIONS = { ...BOARD_ACTIONS, ...COMBAT_ACTIONS, ...WILD_ACTIONS, ...BATAILLE_ACTIONS } as const;

/** Names of the fields in messages. */
export const WORDS: Words = {
  lists: {
    teams: 'équipe',
    heroes: 'héros',
    spells: 'sort',
    consumables: 'consommable',
    goods: 'carte',
    gear: 'équipement',
    near: 'zone voisine',
    zones: 'zone',
    edges: 'lien',
    cards: 'carte',
    track: 'case',
    skulls: 'événement crâne',
    effects: 'effet',
    reward: 'récompense',
    weapons: 'arme',
    players: 'personne',
    draws: 'main imposée',
    throws: 'lancer imposé',
    tests: 'jet imposé',
    clashes: 'carte affrontement',
  },
  fields: FIELD_NAMES,
};
