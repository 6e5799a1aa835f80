// What a fallen hero may hand over (foe.vaincu.paiement, A25): cards that it holds itself, at their printed cost.
import { expect, test } from 'vitest';
import { duel, fighter, spell } from '../cases/combat-trials.fixture.ts';
import { combatEpique } from '../combat-epique/index.ts';
import { payable, payFault } from './payment.ts';
import type { CombatState } from './types.ts';

const HURT = { do: 'plus', zone: 'attaque', value: 1 } as const;
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
/** The combat at its payment, one of the two flasks already drunk. */
const state: CombatState = {
  ...start.value,
  phase: 'pay',
  paying: 0,
  due: 5,
  sides: [
    {
      ...mine,
      consumables: mine.consumables.filter((id) => id !== 'drunk'),
    },
    other,
  ],
};

test('goods, spells and consumables of its own that are left and worth something; not those of another hero of the team', () => {
  expect(payable(state, 0).map(({ id, value }) => [id, value])).toEqual([
    ['helm', 2],
    ['mine', 3],
    ['flask', 1],
  ]);
  expect(payable(state, 1)).toEqual([]);
});
test.each<readonly [string | null, readonly string[] | undefined]>([
  ['mine', undefined],
  ['helm', undefined],
  ['hers', ['carte-sans-valeur', 'foe.vaincu.paiement']],
  ['free', ['carte-sans-valeur', 'foe.vaincu.paiement']],
  ['drunk', ['carte-sans-valeur', 'foe.vaincu.paiement']],
  [null, ['eternium-insuffisant', 'foe.vaincu.paiement', 'foe.eternium.reserve-commune']], // one Eternium for five, with cards to give
])('to hand over %s', (card, refused) => {
  const fault = payFault(state, card);
  expect(fault === undefined ? undefined : [fault.code, ...fault.cites]).toEqual(refused);
});
