// Any scenario and any action that the shapes of BattleFight accept, for property tests: most of these scenarios are refused by the engine.
import fc from 'fast-check';
import { anyInstruction, anyOptions } from '../../../src/engine/battlefight/arbitraries.fixture.ts';
import { DECKS, EXAMPLE_CARDS } from '../../../src/engine/battlefight/data.ts';
import {
  type FormationAction,
  type FormationScenario,
  METHODS,
} from '../../../src/engine/battlefight/formation/types.ts';
import type { PartieAction, PartieScenario, PlayerSpec } from '../../../src/engine/battlefight/partie/types.ts';
import { TECHNIQUE_TYPES } from '../../../src/engine/battlefight/types.ts';
import type { Seat } from '../../../src/engine/kernel/game.ts';

const optional = <T>(keys: { readonly [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<Partial<T>> =>
  fc.record(keys, { requiredKeys: [] }) as fc.Arbitrary<Partial<T>>;
const text = (max: number) => fc.string({ unit: 'binary', maxLength: Math.floor(max / 2) });
const name = text(80).filter((found) => found.trim() !== '');
const card = fc.oneof(
  fc.constantFrom(...EXAMPLE_CARDS.map(({ id }) => id), 'base-attaque', 'open', 'play'),
  fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,39}$/).filter((id) => id !== 'constructor'),
);
const cell = fc.stringMatching(/^[A-Z][1-9]$/);
const seat = fc.constantFrom<Seat>(0, 1, 2, 3, 4, 5);
const zone = fc.array(card, { maxLength: 12 });
const deck = fc.oneof(
  fc.constantFrom('cogneur', 'beau-parleur'),
  zone,
  fc.shuffledSubarray([...DECKS.cogneur], { minLength: 20 }),
);
const points = fc.integer({ min: -9_999, max: 9_999 });
const player = optional({
  name: text(80),
  cell,
  deck,
  life: fc.oneof(points, fc.constant(20)),
  damage: points,
  hand: zone,
  pile: zone,
  shuffled: zone,
  discard: zone,
  out: fc.boolean(),
}) as fc.Arbitrary<PlayerSpec>;
const active = fc
  .tuple(
    fc.record({ card, owner: seat, next: fc.nat(999) }),
    optional({ target: fc.option(seat), bearers: fc.array(seat, { maxLength: 6 }) }),
  )
  .map(([base, more]) => ({ ...base, ...more }));
const technique = fc.record({
  id: card,
  title: text(80),
  type: fc.constantFrom(...TECHNIQUE_TYPES),
  steps: fc.array(anyInstruction, { maxLength: 5 }),
});
const head = { note: text(500), author: text(80), cards: fc.array(technique, { maxLength: 4 }) };
export const anyPartie: fc.Arbitrary<PartieScenario> = fc
  .tuple(
    fc.record({
      name,
      kind: fc.constantFrom('game' as const, 'study' as const),
      players: fc.array(player, { maxLength: 8 }),
      first: fc.option(seat),
    }),
    optional({ ...head, active: fc.array(active, { maxLength: 5 }), options: anyOptions }),
  )
  .map(([base, more]) => ({ ...base, ...more }) as PartieScenario);
export const anyFormation: fc.Arbitrary<FormationScenario> = fc
  .tuple(
    fc.record({ name, method: fc.constantFrom(...METHODS), players: fc.array(text(80), { maxLength: 12 }) }),
    optional({
      ...head,
      options: optional({ boosterRemise: fc.boolean() }),
      collection: fc.dictionary(card, fc.integer({ min: -2, max: 9 }), { noNullPrototype: true }),
    }),
  )
  .map(([base, more]) => ({ ...base, ...more }) as FormationScenario);

const activeId = fc
  .tuple(seat, card, fc.constantFrom('', '#2', '#13'))
  .map((parts) => `${parts[0]}:${parts[1]}${parts[2]}`);
export const anyPartieAction: fc.Arbitrary<PartieAction> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ type: 'execute' as const }) },
  fc.record({
    type: fc.constantFrom(
      'first' as const,
      'target' as const,
      'aim' as const,
      'offer-draw' as const,
      'claim' as const,
      'resign' as const,
      'dispute' as const,
    ),
    seat,
  }),
  fc.record({ type: fc.constant('deal' as const), seat, card }),
  fc.record({ type: fc.constantFrom('draw' as const, 'play' as const, 'discard' as const), card }),
  fc.record({ type: fc.constant('destabilise' as const), active: fc.option(activeId) }),
  fc.record({ type: fc.constant('move' as const), to: cell }),
  fc.record({ type: fc.constant('push' as const), to: fc.oneof(cell, fc.constantFrom('dehors', 'rien')) }),
  fc.record({ type: fc.constant('answer-draw' as const), seat, accept: fc.boolean() }),
);
export const anyFormationAction: fc.Arbitrary<FormationAction> = fc.oneof(
  fc.record({ type: fc.constant('open' as const), cards: fc.tuple(card, card) }),
  fc.record({ type: fc.constant('choose' as const), card }),
);
