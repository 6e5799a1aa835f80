import * as v from 'valibot';
import type { EscarmoucheScenario, EscOwnAction } from '../fields-of-eternia/escarmouche/types.ts';
import { type LevelRules, RHYTHMS } from '../fields-of-eternia/solo/levels.ts';
import { HOLDERS, type SoloAction, type SoloScenario } from '../fields-of-eternia/solo/types.ts';
import { cards, epicCard, faction, hero, orId } from './fields-of-eternia-card-shapes.ts';
import { clash, gear, goods, level, near, playable, soloEffect } from './fields-of-eternia-combat-shapes.ts';
import { COMBAT_ACTIONS, PARTIE_ACTIONS } from './fields-of-eternia-action-shapes.ts';
import {
  count,
  deck,
  dice,
  head,
  id,
  int,
  list,
  MAX,
  number,
  opt,
  record,
  seat,
  text,
  WORDS,
} from './fields-of-eternia-field-shapes.ts';
import { decks, map, skirmish, skull, track } from './fields-of-eternia-partie-shapes.ts';
import { EPIC_FACES } from '../fields-of-eternia/types.ts';
import type { Words } from './issues.ts';

// Shapes of the two modes that hold the others: the solo sheet and the skirmish.

// ── Solo
const levelRules: v.GenericSchema<unknown, Partial<LevelRules>> = v.strictObject({
  skulls: opt(v.picklist([1, 2, 3, 4])),
  eternium: opt(v.strictObject({ hero: number, team: number })),
  gift: opt(v.boolean()),
  flee: opt(number),
  freeFlight: opt(v.boolean()),
  pays: opt(v.boolean()),
  replaces: opt(v.boolean()),
  rhythm: opt(v.picklist(RHYTHMS)),
  effects: opt(number),
});
const soloHero = v.strictObject({
  hero,
  damage: opt(number),
  defeats: opt(number),
  player: opt(number),
  gear: opt(list(gear, 12)),
  spells: opt(list(playable, 12)),
  consumables: opt(list(playable, 12)),
  goods: opt(list(goods, 12)),
});
/** An enemy hero, or the card of an epic creature or a boss. */
const soloEnemy = v.lazy((input) =>
  typeof input === 'object' && input !== null && 'card' in input
    ? v.strictObject({ card: orId(epicCard), damage: opt(number) })
    : v.strictObject({ hero, damage: opt(number) }),
);
const outpost = v.strictObject({
  name: text(MAX.name),
  held: opt(v.picklist(HOLDERS)),
  soldiers: opt(number),
  enemyFirst: opt(v.boolean()),
});
export const soloShape = v.strictObject({
  ...head,
  level,
  custom: opt(levelRules),
  players: opt(list(text(MAX.name), 6)),
  heroes: list(soloHero, 6),
  enemies: opt(list(soloEnemy, 12)),
  outposts: opt(list(outpost, MAX.list)),
  track: list(v.strictObject({ day: v.boolean() }), MAX.track),
  round: opt(number),
  begun: opt(v.boolean()),
  objective: opt(text(MAX.note)),
  eternium: opt(number),
  pv: opt(number),
  figures: opt(number),
  deck: opt(deck),
  base: opt(text(MAX.name)),
  near: opt(list(near, 12)),
  clashes: opt(list(clash, MAX.list)),
  effects: opt(list(soloEffect, MAX.list)),
  dice: opt(dice),
}) as unknown as v.GenericSchema<unknown, SoloScenario>;

const ix = int(0, MAX.list);
const side = v.picklist([0, 1]);
const reported = { outpost: ix, soldiers: count };
const wounded = { side, hero: ix, amount: count };
const SOLO_OWN = {
  'solo-begin': {},
  'solo-turn': {},
  'solo-round': {},
  'solo-capture': { outpost: ix },
  'solo-lose': reported,
  'solo-losses': reported,
  'solo-replace': reported,
  'solo-hurt': wounded,
  'solo-heal': wounded,
  'solo-eternium': { amount: number },
  'solo-pv': { amount: number },
  'solo-fight': { hero: ix, enemy: ix, soldiers: count },
  'solo-objective': {},
  'solo-reinforce': { outpost: ix },
  'solo-pay': { card: v.nullable(id) },
} as const satisfies Readonly<Record<SoloAction['type'], v.ObjectEntries>>;
/** A card at hand in a combat of the sheet: of whom, then which. */
const held = v.pipe(
  v.string(),
  v.regex(
    /^(?:[0-2]\/)?(?!constructor$)[a-z0-9][a-z0-9-]{0,39}$/,
    'une carte tenue par un héros est attendue, comme 0/boule-de-feu.',
  ),
);
export const SOLO_ACTIONS = {
  ...SOLO_OWN,
  ...COMBAT_ACTIONS,
  spell: { card: held, side },
  consume: { card: held },
  pay: { card: v.nullable(held) },
} as const;

// ── Skirmish
const escTeam = v.strictObject({
  name: opt(text(MAX.name)),
  faction,
  base: id,
  heroes: list(hero, 6),
  players: opt(list(text(MAX.name), 12)),
  deck: opt(deck),
  supply: opt(deck),
});
export const escarmoucheShape = v.strictObject({
  ...head,
  map: opt(map),
  track: opt(track),
  teams: list(escTeam, 6),
  first: v.nullable(seat),
  cards: opt(cards),
  decks: opt(decks),
  skulls: opt(list(skull, 12)),
  dice: opt(dice),
  epicDie: opt(record(EPIC_FACES, number)),
  skirmish,
  places: opt(list(list(id, MAX.zones), 6)),
  baseSoldiers: opt(v.boolean()),
}) as unknown as v.GenericSchema<unknown, EscarmoucheScenario>;

const ESC_OWN = {
  'esc-first': { team: seat },
  'esc-reveal': { card: id },
  'esc-buy': { card: id },
  'esc-pass': {},
  'esc-zone': { zone: int(0, 6) },
  'esc-soldier': { zone: id },
  'esc-hero': { hero: int(0, 8), zone: id },
  'esc-token': { zone: id },
} as const satisfies Readonly<Record<EscOwnAction['type'], v.ObjectEntries>>;
export const ESC_ACTIONS = { ...ESC_OWN, ...PARTIE_ACTIONS } as const;

export const LONG_WORDS: Words = {
  lists: { ...WORDS.lists, enemies: 'ennemi', outposts: 'avant-poste', places: 'emplacements de la zone' },
  fields: WORDS.fields,
};
