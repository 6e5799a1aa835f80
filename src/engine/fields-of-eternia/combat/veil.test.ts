// Who sees what of a combat (foe.p3-cartes.base-cachee, foe.soutien.sort-range): the owner all of it; the others neither cards face down nor cards in hand.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../kernel/game.ts';
import {
  against,
  ARMED,
  draw,
  duel,
  enemyCard,
  epic,
  fighter,
  put,
  run,
  spell,
  weapon,
} from '../cases/combat-trials.fixture.ts';
import type { CombatEvent } from './event-types.ts';
import type { CombatState } from './types.ts';
import { combatVeil } from './veil.ts';

const OWN = {
  spells: [spell('feu')],
  consumables: [{ ...spell('potion'), name: 'Potion' }],
  goods: [{ id: 'rubis', name: 'Rubis', cost: 3 }],
};
const fight = (): CombatState =>
  run({
    scenario: duel(fighter({}, OWN), fighter({}, OWN), {
      bystander: { name: 'La Horde', spells: [spell('froid')] },
      place: { name: 'le fort', kind: 'avant-poste' },
    }),
    play: [...ARMED, ...put('a3', 'i2', 'ds', 'a1'), draw('flux')],
    stop: true,
  }).state;
const hunt = (): CombatState =>
  run({
    scenario: against(enemyCard(), fighter({}, OWN), { bystander: { name: 'La Horde', spells: [spell('froid')] } }),
    play: [weapon(0), epic('i1'), ...put('a1'), draw('plus2')],
    stop: true,
  }).state;
const faces = ({ sides }: CombatState, side: 0 | 1): readonly string[] =>
  (['initiative', 'attaque', 'defense'] as const).flatMap((zone) => sides[side].grid[zone].map(({ card }) => card));
const atHand = ({ sides, fixed }: CombatState, side: 0 | 1) => {
  const { spells, consumables, goods } = sides[side];
  const of = fixed.sides[side];
  return [
    spells,
    consumables,
    goods,
    [of.spells, of.consumables, of.goods].map((list) => list.map(({ name }) => name)),
  ];
};
const OPEN = [['feu'], ['potion'], ['rubis'], [['Sort feu'], ['Potion'], ['Rubis']]];
const SHUT = [['?'], ['?'], ['?'], [['Soutien caché'], ['Soutien caché'], ['Soutien caché']]];

describe('between heroes', () => {
  test.each<readonly [string, Seat | null, readonly string[], readonly string[], readonly string[]]>([
    ['the active one', 0, ['plus3', 'surcharge'], ['flux'], ['cachee', 'cachee']],
    ['the defender', 1, ['cachee', 'surcharge'], ['cachee'], ['plus2', 'plus1']],
    ['who looks on', 2, ['cachee', 'surcharge'], ['cachee'], ['cachee', 'cachee']],
    ['nobody', null, ['cachee', 'surcharge'], ['cachee'], ['cachee', 'cachee']],
  ])('%s', (_, seat, mine, held, theirs) => {
    const seen = combatVeil.state(fight(), seat);
    expect([faces(seen, 0), seen.sides[0].held, faces(seen, 1), seen.sides[1].held]).toEqual([mine, held, theirs, []]);
    expect(atHand(seen, 0)).toEqual(seat === 0 ? OPEN : SHUT);
    expect(atHand(seen, 1)).toEqual(seat === 1 ? OPEN : SHUT);
    expect(seen.third.spells).toEqual(seat === 2 ? ['froid'] : ['?']);
    expect(seen.fixed.bystander?.spells.map(({ name }) => name)).toEqual(
      seat === 2 ? ['Sort froid'] : ['Soutien caché'],
    );
  });
  test('cards that are hidden go back among those still to come; those in hand too', () => {
    const pile = fight().sides[0].pile;
    expect(combatVeil.state(fight(), 1).sides[0].pile).toEqual({ ...pile, plus3: pile.plus3 + 1, flux: pile.flux + 1 });
    expect(combatVeil.state(fight(), 0).sides[0].pile).toEqual(pile);
  });
  test('veiled twice, the same', () =>
    expect(combatVeil.state(combatVeil.state(fight(), 1), 1)).toEqual(combatVeil.state(fight(), 1)));
});
describe('against a card', () => {
  test.each<readonly [string, Seat | null]>([
    ['the active one', 0],
    ['who looks on', 1],
    ['nobody', null],
  ])('%s sees what is laid and drawn; the hand is its owner’s', (_, seat) => {
    const seen = combatVeil.state(hunt(), seat);
    expect([faces(seen, 0), seen.sides[0].held]).toEqual([['plus1'], ['plus2']]);
    expect(atHand(seen, 0)).toEqual(seat === 0 ? OPEN : SHUT);
    expect(seen.third.spells).toEqual(seat === 1 ? ['froid'] : ['?']);
  });
});

describe('what is told', () => {
  const cites = ['foe.p3-cartes.base-cachee'] as const;
  const drawn: CombatEvent = { type: 'drawn', side: 0, card: 'outil', pile: 3, cites };
  const kept: CombatEvent = { type: 'kept', side: 0, card: 'plus3', other: 'plus1', cites };
  const laid = (card: 'plus1' | 'plus2' | 'plus3' | 'surcharge', up: boolean): CombatEvent => ({
    type: 'laid',
    side: 0,
    card,
    zone: 'attaque',
    up,
    placed: 1,
    of: 4,
    cites,
  });
  const told = (event: CombatEvent, seat: Seat | null): CombatEvent => combatVeil.event(event, fight(), seat);
  test('the owner is told everything', () => {
    for (const event of [drawn, kept, laid('plus1', false)]) expect(told(event, 0)).toEqual(event);
  });
  test.each<Seat | null>([1, 2, null])('seat %s: neither what is drawn, nor kept, nor laid face down', (seat) => {
    expect(told(drawn, seat)).toEqual({ ...drawn, card: 'cachee' });
    expect(told(kept, seat)).toMatchObject({ card: 'cachee' });
    for (const card of ['plus1', 'plus2', 'plus3'] as const) {
      expect(told(laid(card, false), seat)).toEqual({ ...laid(card, false), card: 'cachee' });
      expect(told(laid(card, true), seat)).toEqual(laid(card, true));
    }
    expect(told(laid('surcharge', false), seat)).toEqual(laid('surcharge', false));
  });
  test('what speaks of no side, or of what lies in the open, is told to all', () => {
    const events: readonly CombatEvent[] = [
      { type: 'revealed', cards: 3, cites },
      { type: 'tool', side: 0, cites },
    ];
    for (const event of events) expect(told(event, 1)).toEqual(event);
    expect(combatVeil.event(drawn, hunt(), null)).toEqual(drawn);
  });
});
