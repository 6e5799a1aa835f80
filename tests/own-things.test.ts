// The reader's own things of each game: taken from a work that has some, used in another, they are the same things there; and what is no such thing is refused without a throw.
import { describe, expect, test } from 'vitest';
import type { BoxTrade, Thing } from '../src/components/atelier/box/things.ts';
import { STARTER as SPACE } from '../src/components/battle-beyond-space/editor/model.ts';
import { TRADE as space } from '../src/components/battle-beyond-space/editor/trade.ts';
import { setDeck } from '../src/components/battle-beyond-space/editor/table.ts';
import { STARTER as FIGHT } from '../src/components/battlefight/editor/desk.ts';
import { addCard } from '../src/components/battlefight/editor/model.ts';
import { TRADE as fight } from '../src/components/battlefight/editor/trade.ts';
import { STARTER as WORLD } from '../src/components/battleworld/editor/desk.ts';
import { box as world } from '../src/components/battleworld/editor/own.ts';
import { box as eternia } from '../src/components/fields-of-eternia/editor/own.ts';
import { STARTERS as ETERNIA } from '../src/components/fields-of-eternia/editor/starters.ts';
import { box as versus } from '../src/components/versus/editor/own.ts';
import { STARTERS as VERSUS } from '../src/components/versus/editor/starters.ts';
import { MISSIONS } from '../src/engine/versus/missions.ts';
import { CUSTOM } from './games/battleworld/samples.ts';

type Any = BoxTrade<unknown>;
const plain = (one: unknown): unknown => JSON.parse(JSON.stringify(one)) as unknown;
/** A box, a work that has things of the reader's, one that has none. */
const CASES: readonly (readonly [jeu: string, box: Any, rich: unknown, bare: unknown, kinds: readonly string[]])[] = [
  ['battleworld', world as Any, CUSTOM, WORLD, ['personnage']],
  [
    'battlefight',
    fight.box as Any,
    addCard(FIGHT, { title: 'Crochet', type: 'attaque', steps: 'Blesser 2' }),
    FIGHT,
    ['technique'],
  ],
  [
    'battle-beyond-space',
    space.box as Any,
    {
      ...setDeck(
        SPACE,
        'terriens',
        Array.from({ length: 9 }, (_, i) => ({ speed: 1 + (i % 5), turn: 2, points: 3 })),
      ),
      board: { radius: 8 },
    },
    SPACE,
    ['cartes', 'plateau'],
  ],
  [
    'fields-of-eternia',
    eternia as Any,
    {
      ...ETERNIA.partie,
      map: { name: 'Île', zones: [] },
      cards: [{ id: 'carte-7', name: 'Fronde' }],
    },
    ETERNIA.partie,
    ['carte', 'monde'],
  ],
  [
    'versus',
    versus as Any,
    {
      ...VERSUS.partie,
      mission: { ...MISSIONS.m1, title: 'À moi' },
      tiles: [{ id: 'carte-3', name: 'Veilleur', side: 'hero', level: 'elite' }],
    },
    VERSUS.partie,
    ['mission', 'tuile'],
  ],
];

describe.each(CASES)('%s', (_, box, rich, bare, kinds) => {
  const things = (): readonly Thing[] => plain(box.own(rich)) as readonly Thing[];
  test('has things of each kind, named', () => {
    expect([...new Set(things().map(({ kind }) => kind))].toSorted()).toEqual(kinds.toSorted());
    for (const { kind, name } of things()) {
      expect(box.kinds[kind]).toBeDefined();
      expect(name.trim()).not.toBe('');
    }
    expect(box.own(bare)).toEqual([]);
  });
  test('used in another work, each is the same thing there', () => {
    for (const thing of things()) {
      const used = box.use(bare, thing);
      expect(used, thing.name).toBeDefined();
      expect(box.own(used).map(({ value }) => plain(value))).toContainEqual(thing.value);
    }
  });
  test('used twice, two of them, or the one that there may be: never a clash', () => {
    const [thing] = things();
    if (thing === undefined) throw new Error('no thing');
    const twice = box.use(box.use(bare, thing), thing);
    expect(box.own(twice).length).toBeGreaterThan(0);
    const ids = JSON.stringify(twice).match(/"id":"carte-\d+"/g) ?? [];
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('what is of no kind, or no thing, is refused', () => {
    for (const value of [3, null, 'Hulk', []])
      for (const kind of [...Object.keys(box.kinds), 'inconnu'])
        expect(box.use(bare, { kind, name: '', value })).toBeUndefined();
    expect(box.use(bare, { kind: 'inconnu', name: '', value: {} })).toBeUndefined();
  });
});
