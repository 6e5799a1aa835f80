// Gestures on the ring and on the places of the fighters; what mends each fault.
import { describe, expect, test } from 'vitest';
import { EXAMPLE_CARDS } from '../../../engine/battlefight/data.ts';
import { EMPTY, type Hand, heldAmong, press } from '../../atelier/place/hand.ts';
import { check } from './check.ts';
import { STARTER } from './desk.ts';
import { mends } from './mends.ts';
import { addCard, addPlayer, removePlayer, setCorners, setFormat, setPlayer, type Work } from './model.ts';
import { placing } from './placing.tsx';
import { cellsOf } from './sketch.ts';
import { addTo, raise } from './zones.ts';

const STUDY = setFormat(STARTER, 'etude', cellsOf(STARTER)); // J1 in D1, J2 in D7
const [ATTACK, STABLE] = ['ex-att-1', 'ex-def-2'];
const HELD = addTo(addTo(STUDY, 0, 'hand', ATTACK), 0, 'hand', STABLE);
const after = (work: Work, hand: Hand, ...spots: readonly string[]): { readonly work: Work; readonly hand: Hand } =>
  spots.reduce((now, spot) => press(placing, now.work, now.hand, spot), { work, hand });
const stock = (key: string): Hand => ({ holds: 'stock', owner: '', key, again: key });
const inHand = (work: Work, hand: Hand): readonly string[] =>
  heldAmong(placing.pieces(work), hand).map(({ path }) => path);

describe('gestures', () => {
  test('a card goes from place to place, and stays the one in hand', () => {
    const moved = after(HELD, EMPTY, 'hand:0', 'pile:1', 'discard:1');
    expect(moved.work.players[0]?.hand).toEqual([STABLE]);
    expect(moved.work.players[1]).toMatchObject({ discard: [ATTACK] });
    expect(moved.work.players[1]?.pile).toBeUndefined();
    expect(inHand(moved.work, moved.hand)).toEqual(['players.1.discard.0']);
  });
  test('a place pressed again takes its next card', () =>
    expect(inHand(HELD, after(HELD, EMPTY, 'hand:0', 'hand:0').hand)).toEqual(['players.0.hand.1']));
  test('a card laid as Stable waits, and comes back to a hand', () => {
    const laid = after(HELD, EMPTY, 'hand:0', 'hand:0', 'stable:1');
    expect(laid.work.active).toMatchObject([{ card: STABLE, owner: 1 }]);
    expect(check(laid.work).faults).toEqual([]);
    const back = after(laid.work, laid.hand, 'hand:0').work;
    expect(back.active).toBeUndefined();
    expect(back.players[0]?.hand).toEqual([ATTACK, STABLE]);
  });
  test('a card put on a cell goes to who stands there; nobody there, nothing', () => {
    expect(after(STUDY, stock(ATTACK), 'D7', 'D4').work.players.map(({ hand }) => hand)).toEqual([undefined, [ATTACK]]);
    expect(after(STARTER, stock(ATTACK), 'D1').work.players[0]?.deck).toHaveLength(21);
  });
  test('as many copies as presses', () =>
    expect(after(STUDY, stock(ATTACK), 'hand:0', 'hand:0', 'hand:0').work.players[0]?.hand).toHaveLength(3));
  test('a fighter moves, onto no card; in a whole game its corners are then the reader’s', () => {
    expect(after(STUDY, EMPTY, 'D1', 'D4').work.players[0]?.cell).toBe('D4');
    expect(after(STUDY, EMPTY, 'D1', 'hand:1').work).toEqual(STUDY);
    const moved = after(STARTER, EMPTY, 'D1', 'A1').work;
    expect(cellsOf(moved)).toEqual(['A1', 'D7']);
    expect(moved.options?.placement).toBe('libre-equivalent');
  });
  test('several cards go at once; who leaves takes cards and techniques along', () => {
    const full = addTo(HELD, 1, 'stable', STABLE);
    expect(placing.remove(full, ['players.0.hand.0', 'players.0.hand.1']).players[0]?.hand).toBeUndefined();
    const gone = placing.remove(full, ['players.1', 'players.0.hand.0']);
    expect([gone.players.length, gone.players[0]?.hand, gone.active]).toEqual([1, [STABLE], []]);
  });
  test('a card is copied where it lies, a fighter is not; a person comes on a cell', () => {
    expect(placing.copy(HELD, 'players.0.hand.1')?.players[0]?.hand).toEqual([ATTACK, STABLE, STABLE]);
    expect(placing.copy(HELD, 'players.0')).toBeUndefined();
    expect(after(STUDY, { holds: 'stock', owner: '', key: 'personne' }, 'A1').work.players[2]?.cell).toBe('A1');
  });
  test('the order of a known pile', () => {
    const pile = addTo(addTo(STUDY, 0, 'pile', ATTACK), 0, 'pile', STABLE);
    expect(raise(pile, 'players.0.pile.1', -1).players[0]?.pile).toEqual([STABLE, ATTACK]);
    expect(raise(pile, 'players.0.pile.1', 1)).toEqual(pile);
  });
  test('a card of the reader comes first in the tray', () => {
    const own = addCard(STUDY, { title: 'Gifle', type: 'attaque', steps: 'Blesser 2' });
    expect(placing.stock(own, '')[0]).toMatchObject({
      title: 'Mes cartes',
      items: [{ key: 'carte-1', name: 'Gifle' }],
    });
  });
  test('who is out has no cell, and comes back by one', () => {
    const out = setPlayer(STUDY, 0, 'out', true);
    expect(placing.pieces(out).find(({ path }) => path === 'players.0')?.at).toBeUndefined();
    expect(placing.move(out, ['players.0'], 'D4').players[0]).toEqual({ ...STUDY.players[0], cell: 'D4' });
  });
});

describe('a mend puts right what it stands beside', () => {
  const deck = EXAMPLE_CARDS.slice(0, 7).map(({ id }) => id);
  const rows: readonly (readonly [what: string, work: Work])[] = [
    ['two pawns on one cell', setPlayer(STUDY, 1, 'cell', 'D1')],
    ['a pawn nowhere', setPlayer(STUDY, 1, 'cell', undefined)],
    ['a cell that is none', setPlayer(STUDY, 1, 'cell', 'Z9')],
    ['a corner that is none', setCorners(STARTER, ['D1', 'D4'])],
    ['corners too near', setCorners(STARTER, ['A1', 'A4'])],
    ['no deck', setPlayer(STARTER, 0, 'deck', undefined)],
    ['seven cards', setPlayer(STARTER, 0, 'deck', deck)],
    ['twenty-one cards', addTo(STARTER, 0, 'deck', ATTACK)],
    ['a hand before a whole game', setPlayer(STARTER, 0, 'hand', [ATTACK])],
    ['no life', setPlayer(STUDY, 0, 'life', 0)],
    ['damage under 0', setPlayer(STUDY, 0, 'damage', -1)],
    ['everybody out but one', setPlayer(STUDY, 1, 'out', true)],
    ['nobody’s turn', { ...STUDY, first: null }],
    ['the turn of who is out', { ...setPlayer(addPlayer(STUDY, 'A1'), 0, 'out', true), first: 0 }],
    ['two people of one name', setPlayer(setPlayer(STUDY, 0, 'name', 'Ana'), 1, 'name', 'Ana')],
    ['one person', removePlayer(STUDY, 1)],
    ['a technique without Stable that waits', addTo(STUDY, 0, 'stable', ATTACK)],
    ['a technique that resumes nowhere', { ...STUDY, active: [{ card: STABLE, owner: 0, target: 1, next: 0 }] }],
  ];
  test.each(rows)('%s', (_, work) => {
    const [found] = check(work).faults;
    if (found === undefined) throw new Error('This is no fault.');
    const offered = mends(work, found);
    expect(offered.length).toBeGreaterThan(0);
    for (const { change } of offered) {
      const left = check(change(work)).faults.filter(({ path, code }) => path === found.path && code === found.code);
      expect(left).toEqual([]);
    }
  });
  /** What the first mend of a faulty deck is called. */
  const called = (work: Work): string | undefined => {
    const [found] = check(work).faults;
    return found === undefined ? undefined : mends(work, found)[0]?.label;
  };
  test('a mend of a deck says what it does: cards go, come, or both', () => {
    expect(called(addTo(STARTER, 0, 'deck', ATTACK))).toBe('Retirer les cartes en trop');
    expect(called(setPlayer(STARTER, 0, 'deck', deck.slice(0, 4)))).toBe('Compléter avec des cartes d’exemple');
    expect(called(setPlayer(STARTER, 0, 'deck', deck))).toBe('Ramener à 4 cartes de chaque type'); // five attacks, two defences
  });
});
