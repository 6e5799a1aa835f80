// Shapes of the actions that a moment carries.
import * as v from 'valibot';
import type { SoldiersAction } from '../fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatAction } from '../fields-of-eternia/combat/types.ts';
import type { WildAction } from '../fields-of-eternia/contrees-sauvages/types.ts';
import type { BoardAction } from '../fields-of-eternia/partie/types.ts';
import { EPIC_FACES, GRID_ZONES, MERCHANTS } from '../fields-of-eternia/types.ts';
import { card, count, dice, face, id, int, list, seat, side, totals, zone } from './fields-of-eternia-field-shapes.ts';

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
} as const satisfies Readonly<Record<SoldiersAction['type'], Fields>>;
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
