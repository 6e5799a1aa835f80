// Shapes of the scenarios of the three kinds of combats.
import * as v from 'valibot';
import type { SoldiersScenario } from '../fields-of-eternia/combat-de-soldats/types.ts';
import type {
  BystanderSpec,
  CombatScenario,
  FighterSpec,
  NearZone,
  PlaceSpec,
  Playable,
} from '../fields-of-eternia/combat/scenario-types.ts';
import type { WildScenario } from '../fields-of-eternia/contrees-sauvages/types.ts';
import { WEAPONS } from '../fields-of-eternia/types.ts';
import { effects, epicCard, faction, hero, named, orId, wildCard } from './fields-of-eternia-card-shapes.ts';
import {
  card,
  deck,
  dice,
  epicDie,
  face,
  head,
  id,
  list,
  MAX,
  number,
  opt,
  side,
  text,
  zone,
} from './fields-of-eternia-field-shapes.ts';

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
export const batailleShape: v.GenericSchema<unknown, SoldiersScenario> = v.strictObject({
  ...head,
  place: opt(text(MAX.name)),
  attacker: v.strictObject({ team: text(MAX.name), soldiers: number, hero: opt(standing) }),
  defender: v.strictObject({ team: text(MAX.name), soldiers: number, heroes: opt(list(standing, 6)) }),
  boss: opt(text(MAX.name)),
});
