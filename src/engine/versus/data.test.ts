import { describe, expect, test } from 'vitest';
import {
  BRINGS,
  CARDS,
  cardOf,
  EVENT_TILE,
  EXAMPLE_RIVERS,
  EXAMPLE_TILES,
  exampleRiver,
  poolOf,
  POWER_BY_TILE,
  powerOfTile,
} from './data.ts';
import { MISSIONS } from './missions.ts';
import { POWERS } from './powers.ts';
import { CAMPS, type Camp, MISSION_IDS } from './types.ts';

describe('cards', () => {
  test('ids once, slugs; names once', () => {
    const ids = CARDS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(ids.length);
    for (const id of [...ids, ...Object.values(EVENT_TILE)]) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const id of ['citizens', 'otages', ...Object.values(EVENT_TILE)]) expect(cardOf(CARDS, id)).toBeUndefined();
  });
  test('65 records on 67 cards: 30 of the heroes, 37 of the villains, each one figure, no life', () => {
    expect([POWERS.length, POWER_BY_TILE.size]).toEqual([65, 67]);
    const leaders = (side: Camp) => CARDS.filter((card) => card.side === side && card.level === 'leader');
    expect([leaders('hero').length, leaders('villain').length]).toEqual([30, 37]);
    for (const card of [...leaders('hero'), ...leaders('villain')]) {
      expect(card).toMatchObject({ figures: 1 });
      expect(card.life).toBeUndefined();
      expect(powerOfTile(card.id)?.side).toBe(card.side);
    }
    expect(powerOfTile('harley-quinn-with-hammer')?.id).toBe('harley-quinn');
  });
  test('what is invented says so, and what is not known is not said', () => {
    const troops = CARDS.filter(({ level }) => level === 'minion' || level === 'elite');
    expect([...EXAMPLE_TILES]).toEqual(troops.map(({ id }) => id));
    expect(new Set(CARDS.map(({ name }) => name)).size).toBe(CARDS.length); // none bears the name of another
    for (const { name, level } of troops) expect(/^[AEIOUÉ]/.test(name), name).toBe(level === 'elite'); // « de Policiers », « d’Agents »
    expect(CARDS.filter(({ level }) => level === 'unknown').map(({ id, figures }) => [id, figures])).toEqual([
      ['bat-robots', undefined],
      ['heavy-gcpd', undefined],
      ['blooms-gang', 4],
      ['red-hoods-gang', undefined],
    ]);
  });
  test('a card typed by its owner stands for that of the site', () => {
    const mine = { id: 'oracle', name: 'Oracle', side: 'hero', level: 'leader', life: 6 } as const;
    expect(cardOf(poolOf([mine]), 'oracle')).toBe(mine);
    expect(poolOf([mine])).toHaveLength(CARDS.length);
    expect(poolOf()).toEqual(CARDS);
  });
});
describe('rivers', () => {
  test.each(MISSION_IDS)('%s: one HQ, one event, enough examples for both camps', (id) => {
    for (const side of CAMPS) {
      const slots = exampleRiver(MISSIONS[id], side);
      expect(slots.filter(({ hq }) => hq)).toHaveLength(1);
      expect(slots.at(-1)).toEqual({ level: 'event' });
      for (const level of ['minion', 'elite'] as const)
        expect(CARDS.filter((card) => card.side === side && card.level === level).length).toBeGreaterThan(
          slots.filter((slot) => slot.level === level).length,
        );
    }
  });
  test('mission 8, likely reading (A52): ×4, ×3, ×1, ×3, ×4, ×1, then the event', () => {
    expect(EXAMPLE_RIVERS.villain.map(({ figures }) => figures)).toEqual([4, 3, 1, 3, 4, 1, undefined]);
    expect(exampleRiver(MISSIONS.m8, 'hero')).toEqual(EXAMPLE_RIVERS.hero);
  });
  test('mission 7: a place for the Citizens of the heroes, after the HQ', () => {
    expect(
      exampleRiver(MISSIONS.m7, 'hero')
        .slice(-3)
        .map(({ level, hq }) => (hq ? 'hq' : level)),
    ).toEqual(['hq', 'citizens', 'event']);
    expect(exampleRiver(MISSIONS.m7, 'villain')).toEqual(EXAMPLE_RIVERS.villain);
  });
});
test('what HQs bring are cards of their camp', () => {
  // ledger, « Tuiles qui remplacent l’événement »
  expect(
    Object.entries(BRINGS).map(([hq, { tile, figures, reserve = 0 }]) => `${hq}: ${tile} ${figures}+${reserve}`),
  ).toEqual([
    'bruce-wayne: bat-robots 2+0',
    'commissioner-gordon: heavy-gcpd 2+0',
    'mr-bloom: blooms-gang 1+3',
    'red-hood: red-hoods-gang 3+0',
    'two-face-heads: two-face-tails 0+0',
    'two-face-tails: two-face-heads 0+0',
  ]);
  for (const [hq, { tile }] of Object.entries(BRINGS)) expect(cardOf(CARDS, tile)?.side).toBe(cardOf(CARDS, hq)?.side);
});
