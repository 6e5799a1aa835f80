// What a fallen hero may hand over (foe.vaincu.paiement, A25): cards that it holds itself, at their printed cost.
import { describe, expect, test } from 'vitest';
import { duel, fighter, spell } from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { pay, payable, payFault, payNode } from './payment.ts';
import type { CombatState } from './types.ts';

const HURT = { do: 'plus', zone: 'attaque', value: 1 } as const;
/** The combat at its payment, one of the two flasks already drunk. */
const owing = (): CombatState => {
  const start = combatEpique.setup(
    duel(
      fighter(
        {},
        {
          eternium: 1,
          spells: [
            { ...spell('mine', HURT), cost: 3 },
            { ...spell('free', HURT) },
            { ...spell('hers', HURT), cost: 4, owner: 'Teela' },
          ],
          consumables: [
            { ...spell('flask', HURT), cost: 1 },
            { ...spell('drunk', HURT), cost: 1 },
          ],
          goods: [{ id: 'helm', name: 'Casque', cost: 2 }],
        },
      ),
    ),
  );
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const [mine, other] = start.value.sides;
  const consumables = mine.consumables.filter((id) => id !== 'drunk');
  return { ...start.value, phase: 'pay', paying: 0, due: 5, sides: [{ ...mine, consumables }, other] };
};

test('goods, spells and consumables of its own that are left and worth something; not those of another hero of the team', () => {
  expect(payable(owing(), 0).map(({ id, value }) => [id, value])).toEqual([
    ['helm', 2],
    ['mine', 3],
    ['flask', 1],
  ]);
  expect(payable(owing(), 1)).toEqual([]);
});
test.each<readonly [string | null, readonly string[] | undefined]>([
  ['mine', undefined],
  ['helm', undefined],
  ['hers', ['carte-sans-valeur', 'foe.vaincu.paiement']],
  ['free', ['carte-sans-valeur', 'foe.vaincu.paiement']],
  ['drunk', ['carte-sans-valeur', 'foe.vaincu.paiement']],
  [null, ['eternium-insuffisant', 'foe.vaincu.paiement', 'foe.eternium.reserve-commune']], // one Eternium for five, with cards to give
])('to hand over %s', (card, refused) => {
  const fault = payFault(owing(), card);
  expect(fault === undefined ? undefined : [fault.code, ...fault.cites]).toEqual(refused);
});

describe('the five of a defeat', () => {
  const at = (eternium: number, due: number): CombatState => {
    const state = owing();
    return { ...state, due, sides: [{ ...state.sides[0], eternium }, state.sides[1]] };
  };
  const paid = (state: CombatState, card: string | null): readonly unknown[] => {
    const { state: after, events } = pay(state, card);
    return [after.due, after.sides[0].eternium, ...events.map(({ type }) => type)];
  };
  test('asked while there is more than enough, in cards and Eternium together; else everything goes', () => {
    expect(payNode(at(0, 6))).toBeUndefined(); // helm, mine and a flask are worth six
    expect(payNode(at(0, 0))).toBeUndefined();
    expect(payNode(at(1, 6))).toMatchObject({
      kind: 'choice',
      seat: 0,
      options: ['helm', 'mine', 'flask'].map((card) => ({ type: 'pay', card })),
      cites: ['foe.vaincu.paiement', 'foe.eternium.partage'],
    });
    expect(payNode(at(5, 5))).toMatchObject({ options: [{}, {}, {}, { type: 'pay', card: null }] });
    expect(payNode(at(4, 5))).toMatchObject({ options: [{}, {}, {}] });
  });
  test('a card lowers what is due, never below nothing, and is gone', () => {
    expect(paid(at(0, 5), 'mine')).toEqual([2, 0, 'paid']);
    expect(paid(at(0, 2), 'mine')).toEqual([0, 0, 'paid']);
    const { state: after, events } = pay(at(0, 5), 'helm');
    expect(after.sides[0].goods).toEqual([]);
    expect(after.sides[0].spells).toEqual(['mine', 'free', 'hers']);
    expect(events).toEqual([
      { type: 'paid', side: 0, card: 'helm', name: 'Casque', value: 2, left: 3, cites: ['foe.vaincu.paiement'] },
    ]);
  });
  test('the rest in Eternium: all of it, or what there is; owed only where the table says so', () => {
    expect(paid(at(9, 5), null)).toEqual([0, 4, 'paid-all']);
    expect(paid(at(3, 5), null)).toEqual([0, 0, 'paid-all']);
    expect(pay(at(3, 5), null).events[0]).toMatchObject({ eternium: 3, left: 2, kept: false });
    const owed = at(3, 5);
    const kept = pay(
      { ...owed, fixed: { ...owed.fixed, options: { ...owed.fixed.options, detteReportee: true } } },
      null,
    );
    expect(kept.events[0]).toMatchObject({ eternium: 3, left: 2, kept: true });
    expect(kept.state.outcome?.debt).toEqual([2, 0]);
  });
});
