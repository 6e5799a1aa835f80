import { expect, test } from 'vitest';
import { P1 } from '../../../engine/battleworld/scenarios.ts';
import { blankSheet } from '../../battleworld/editor/model.ts';
import { box as worldBox } from '../../battleworld/editor/own.ts';
import { placing as world } from '../../battleworld/editor/placing.tsx';
import { STARTER as DUEL } from '../../battlefight/editor/desk.ts';
import { box as fightBox } from '../../battlefight/editor/own.ts';
import { placing as fight } from '../../battlefight/editor/placing.tsx';
import { press, type StockGroup } from '../place/hand.ts';
import { withOwn } from './shelf.ts';
import type { KeptThing } from './things.ts';

const kept = (kind: string, name: string, value: unknown): KeptThing => ({
  kind,
  name,
  value,
  at: 0,
  record: { key: `rv.boite.${name}`, text: '' },
});
const { id: _, ...sheet } = blankSheet(P1);
const OWN = kept('personnage', 'Gamora', { ...sheet, name: 'Gamora' });

test('a character of the box is put where one presses, for the side of the tray', () => {
  const placing = withOwn(world, [OWN, kept('plateau', 'Autre', {})], worldBox, worldBox.use);
  const [mine, ...others] = placing.stock(P1, 'villains');
  expect(mine).toMatchObject({ title: 'Ma boîte', items: [{ name: 'Gamora', note: 'Personnages' }] });
  expect(others.map(({ title }) => title)).toEqual(world.stock(P1, 'villains').map(({ title }) => title));
  const { work, hand } = press(placing, P1, { holds: 'stock', owner: 'villains', key: OWN.record.key }, 'd4');
  expect(work.units.at(-1)).toMatchObject({ sheet: { name: 'Gamora' }, side: 'villains', cell: 'd4' });
  expect(hand).toMatchObject({ holds: 'pieces', ids: [`units.${P1.units.length}`] });
});
test('a technique of the box becomes a card of the scenario, where one presses', () => {
  const card = kept('technique', 'Gifle', { title: 'Gifle', type: 'attaque', steps: 'toucher 2' });
  const placing = withOwn(fight, [card], fightBox, fightBox.use);
  const { work } = press(placing, DUEL, { holds: 'stock', owner: '', key: card.record.key }, 'deck:0');
  expect(work.cards.map(({ title }) => title)).toEqual(['Gifle']);
  expect(fight.pieces(work).filter(({ name }) => name.startsWith('Gifle'))).toHaveLength(1);
});
test('what has another shape is not on the tray', () => {
  const placing = withOwn(world, [kept('technique', 'Gifle', {})], worldBox, worldBox.use);
  expect(placing.stock(P1, 'heroes').map(({ title }) => title)).not.toContain('Ma boîte');
});

test('of a large box, the first things are on the tray, with how many there are besides; each is tried once, and found by its name or its kind', () => {
  const many = Array.from({ length: 200 }, (_, i) => kept('personnage', `Renfort ${i}`, { ...sheet, name: `R${i}` }));
  let tries = 0;
  const placing = withOwn(world, many, worldBox, (...given) => {
    tries += 1;
    return worldBox.use(...given);
  });
  const group = (asked?: string, most?: number, work = P1): StockGroup | undefined =>
    placing.stock(work, 'heroes', asked, most)[0];
  const mine = (...given: Parameters<typeof group>): readonly string[] =>
    group(...given)?.items.map(({ name }) => name) ?? [];
  const shown = mine();
  expect(shown).toEqual(many.slice(0, shown.length).map(({ name }) => name));
  expect(shown.length).toBeLessThan(50);
  expect(group()?.more).toBe(200 - shown.length);
  expect(tries).toBe(shown.length); // the second look tried nothing again
  expect(mine('', undefined, { ...P1, name: 'Plus tard' })).toEqual(shown);
  expect(tries).toBe(shown.length); // nor does another scenario
  expect(mine('renfort 199')).toEqual(['Renfort 199']);
  expect(group('renfort 199')?.more).toBe(0);
  expect(tries).toBe(shown.length + 1);
  expect(mine('personnages 198')).toEqual(['Renfort 198']);
  expect(mine('', 200)).toHaveLength(200);
  expect(group('renfort 1', 30)?.more).toBe(119 - 30); // those with a 1 in their number
});
