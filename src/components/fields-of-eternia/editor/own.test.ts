// The reader's own heroes in a game, and what a game takes out of the box. Expectations from the rules, by hand.
import { describe, expect, test } from 'vitest';
import { heroOf } from '../../../engine/fields-of-eternia/heroes.ts';
import type { HeroCard } from '../../../engine/fields-of-eternia/types.ts';
import { checkWith } from './check.ts';
import { loadKit } from './kits.ts';
import type { Work } from './modes.ts';
import { box } from './own.ts';
import { STARTERS } from './starters.ts';

const KITS = { partie: await loadKit('partie'), escarmouche: await loadKit('escarmouche') };
const card = (change: Partial<HeroCard>): unknown => {
  const { id: _, ...rest } = heroOf('mer-man') ?? { id: '' };
  return { ...rest, ...change };
};
const used = (work: Work, value: unknown): Work => {
  const next = box.use(work, { kind: 'heros', name: 'Zodac', value });
  if (next === undefined) throw new Error('It has no place there.');
  return next;
};

describe.each(['partie', 'escarmouche'] as const)('a hero of one’s own in: %s', (mode) => {
  const zodac = used(STARTERS[mode], card({ name: 'Zodac' }));
  test('takes the place of the last example of its faction: the game stays sound', () => {
    expect(checkWith(KITS)(zodac).faults).toEqual([]);
    expect(JSON.stringify(zodac)).toContain('"Zodac"');
    expect(JSON.stringify(zodac)).not.toContain('"trap-jaw"');
  });
  test('once more, in its own place', () => {
    const again = used(zodac, card({ name: 'Zodac', health: 5 }));
    expect(checkWith(KITS)(again).faults).toEqual([]);
    expect(JSON.stringify(again).match(/"Zodac"/g)).toHaveLength(1);
  });
  test('it is told as the reader’s, to enter the box', () =>
    expect(box.own(zodac).map(({ kind, name }) => [kind, name])).toEqual([['heros', 'Zodac']]));
});

describe('what comes out of the box', () => {
  const takes = (work: Work): Readonly<Record<string, number>> =>
    Object.fromEntries(
      (work.mode === 'partie' || work.mode === 'escarmouche' ? KITS[work.mode].box(work) : undefined)?.takes.map(
        ({ count, name }) => [name, count],
      ) ?? [],
    );
  test('a game: 3 Eternium a hero and 1 more, 21 combat cards a team', () =>
    expect(takes(STARTERS.partie)).toMatchObject({
      'cristaux d’Eternium': 20,
      'cartes de combat : Masters of the Universe': 21,
      'cartes de combat : Evil Warriors': 21,
    }));
  test('as many Eternium as the scenario says, and the cards of the decks that it tells', () =>
    expect(
      takes({
        ...STARTERS.partie,
        teams: STARTERS.partie.teams.map((team) => ({ ...team, eternium: 2 })),
        decks: { rencontres: ['dylinx'] },
      }),
    ).toMatchObject({ 'cristaux d’Eternium': 4, 'carte : paquet de rencontres': 1 }));
  test('a skirmish: 5 Eternium a hero, to buy with', () =>
    expect(takes(STARTERS.escarmouche)).toMatchObject({ 'cristaux d’Eternium': 30 }));
});
