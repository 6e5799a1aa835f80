// Shapes of the scenario of a whole game.
import * as v from 'valibot';
import { DECKS } from '../fields-of-eternia/partie/types.ts';
import type { HeroSpec, PartieScenario, TeamSpec } from '../fields-of-eternia/partie/scenario-types.ts';
import { type MapSpec, MERCHANTS } from '../fields-of-eternia/types.ts';
import {
  count,
  deck,
  dice,
  epicDie,
  head,
  id,
  int,
  list,
  MAX,
  number,
  opt,
  seat,
  text,
} from './fields-of-eternia-field-shapes.ts';
import { cards, effect, faction, hero, orId } from './fields-of-eternia-card-shapes.ts';

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
