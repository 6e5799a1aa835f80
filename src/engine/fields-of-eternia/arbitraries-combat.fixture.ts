// Sound combats, generated: every one of them must be let in by `setup`. Shared by property tests (through fast-check) and by the games played by hand (through `drawn`).
import fc from 'fast-check';
import {
  EPIC_FACES,
  COMBAT_CARDS,
  type CombatCard,
  type Deck,
  type Effect,
  type EpicCard,
  type EpicDie,
  GRID_ZONES,
  type HeroCard,
  type Options,
  WEAPONS,
} from './types.ts';
import type { Ability } from './types.ts';
import type { CombatScenario, FighterSpec, NearZone, Playable } from './combat/scenario-types.ts';
import { DECK_SIZE, STARTING_DECK } from './constants.ts';
import { NO_CARDS } from './combat/board.ts';

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const small = (max: number, min = 0): fc.Arbitrary<number> => fc.integer({ min, max });
const zone = pick(GRID_ZONES);

const simple: fc.Arbitrary<Effect> = fc.oneof(
  fc
    .tuple(pick([...GRID_ZONES, 'choix'] as const), small(3, -2))
    .map(([to, value]): Effect => ({ do: 'plus', zone: to, value })),
  fc.tuple(zone, small(3, 1)).map(([to, value]): Effect => ({ do: 'moins', zone: to, value })),
  pick<Effect>([
    { do: 'piocher' },
    { do: 'retourner' },
    { do: 'texte', text: 'Racontez ce que fait la carte' },
    { do: 'pv', value: 1 },
    { do: 'carte', card: 'flux' },
  ]),
  fc
    .tuple(pick(['infliger', 'perdre', 'soigner', 'eternium'] as const), small(3, 1))
    .map(([what, value]): Effect => ({ do: what, value })),
);
const anyEffect: fc.Arbitrary<Effect> = fc.oneof(
  { weight: 5, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.array(simple, { maxLength: 2 }), fc.array(simple, { maxLength: 2 }))
      .map(([success, failure]): Effect => ({ do: 'jet', success, failure })),
  },
);
const anyAbility: fc.Arbitrary<Ability> = fc.record({
  immediate: fc.boolean(),
  lasting: fc.boolean(),
  effects: fc.array(anyEffect, { minLength: 1, maxLength: 3 }),
});
/** A hero card of the reader's. */
const anyHero = (name: string): fc.Arbitrary<HeroCard> =>
  fc
    .record({
      health: small(9, 1),
      spirit: small(4),
      initiative: small(4),
      surges: fc.tuple(anyAbility, anyAbility),
      kinds: fc.tuple(pick(WEAPONS), pick(WEAPONS)),
      start: fc.option(anyAbility, { nil: undefined }),
    })
    .map(({ surges, kinds, start, ...figures }) => ({
      ...figures,
      id: 'gen',
      name,
      faction: 'masters',
      body: 5,
      movement: 2,
      ...(start === undefined ? {} : { start }),
      weapons: [
        { name: 'Première arme', kind: kinds[0], surge: surges[0] },
        { name: 'Seconde arme', kind: kinds[1], surge: surges[1] },
      ],
    }));
const deckOf = (cards: readonly CombatCard[]): Deck =>
  cards.reduce<Deck>((deck, card) => ({ ...deck, [card]: deck[card] + 1 }), NO_CARDS);
/** Any 21 cards: the starting deck, decks with a few cards changed, and decks of nothing sensible. */
export const anyDeck: fc.Arbitrary<Deck> = fc.oneof(
  fc.constant(STARTING_DECK),
  fc.array(pick(COMBAT_CARDS), { minLength: DECK_SIZE, maxLength: DECK_SIZE }).map(deckOf),
  fc
    .array(pick(['plus3', 'surcharge', 'flux', 'outil', 'temps'] as const), {
      minLength: DECK_SIZE,
      maxLength: DECK_SIZE,
    })
    .map(deckOf),
);
const playables = (prefix: string, most: number): fc.Arbitrary<readonly Playable[]> =>
  fc
    .array(
      fc.record({
        effects: fc.array(anyEffect, { minLength: 1, maxLength: 3 }),
        lasting: fc.boolean(),
        cost: small(4),
      }),
      { maxLength: most },
    )
    .map((list) =>
      list.map((one, i) => ({
        ...one,
        id: `${prefix}-${i}`,
        name: `Carte ${prefix} ${i}`,
        ...(i < 2 ? {} : { owner: `Ami ${i}` }),
      })),
    );
const anyFighter = (name: string, outpost: boolean): fc.Arbitrary<FighterSpec> =>
  fc
    .record({
      hero: anyHero(name),
      deck: anyDeck,
      soldiers: outpost ? small(3) : fc.constant(0),
      friends: small(2),
      eternium: small(8),
      spells: playables(`sort-${name.toLowerCase()}`, 3),
      consumables: playables(`objet-${name.toLowerCase()}`, 2),
      share: small(9, 1),
      refuges: fc.subarray(['fief', 'camp']),
    })
    .map(({ share, consumables, ...spec }) => ({
      ...spec,
      base: `Base de ${name}`,
      consumables: consumables.map(({ id, name: title, effects, lasting, cost }): Playable => ({
        id,
        name: title,
        effects,
        ...(lasting === undefined ? {} : { lasting }),
        ...(cost === undefined ? {} : { cost }),
      })),
      health: Math.max(1, Math.ceil((spec.hero.health * share) / 9)),
      goods: [{ id: `bien-${name.toLowerCase()}`, name: `Bien de ${name}`, cost: share % 4 }],
      gear: share % 3 === 0 ? [{ name: 'Casque', zone: 'defense', value: 1 }] : [],
    }));
const anyEpic: fc.Arbitrary<EpicCard> = fc
  .record({
    health: small(9, 1),
    attack: small(6),
    defense: small(4),
    initiative: small(5),
    cost: fc.option(small(4)),
    boss: fc.boolean(),
    passive: fc.option(anyAbility, { nil: undefined }),
    surge: fc.option(anyAbility, { nil: undefined }),
    reward: fc.array(anyEffect, { maxLength: 2 }),
  })
  .map(({ boss, passive, surge, ...figures }) => ({
    ...figures,
    type: boss ? 'boss' : 'creature-epique',
    id: 'gen-ennemi',
    name: 'Ennemi tiré au hasard',
    ...(passive === undefined ? {} : { passive }),
    ...(surge === undefined ? {} : { surge }),
  }));
const NEAR: readonly NearZone[] = [
  { id: 'bois', name: 'le bois', kind: 'contree' },
  { id: 'camp', name: 'le camp', kind: 'avant-poste', heldBy: [0] },
  { id: 'tour', name: 'la tour', kind: 'avant-poste', heldBy: [1] },
  { id: 'mer', name: 'la mer', kind: 'mer' },
  { id: 'base', name: 'la base', kind: 'avant-poste', baseOf: 1 },
];
export const anyOptions: fc.Arbitrary<Partial<Options>> = fc.record(
  {
    concentrationParManche: fc.boolean(),
    concentrationApresOutil: fc.boolean(),
    deEpiqueParCarte: fc.boolean(),
    bonusSoldatsToutLeCombat: fc.boolean(),
    degatsPhase6Seulement: fc.boolean(),
    reculVersZoneOccupee: fc.boolean(),
    detteReportee: fc.boolean(),
    bossSansPV: fc.boolean(),
    combatPlusRapide: fc.boolean(),
    initiativeCompte: fc.boolean(),
    plusFortEnsemble: fc.boolean(),
  },
  { requiredKeys: [] },
);
const anyDie: fc.Arbitrary<EpicDie> = fc
  .tuple(...EPIC_FACES.map(() => small(3)))
  .map(
    (weights) =>
      Object.fromEntries(
        EPIC_FACES.map((face, i) => [face, face === 'surcharge' ? (weights[i] ?? 0) + 1 : (weights[i] ?? 0)]),
      ) as unknown as EpicDie,
  );
const bystander = fc.option(
  playables('tiers', 2).map((spells) => ({ name: 'La troisième équipe', spells })),
  { nil: undefined },
);

const around = fc.record({
  outpost: fc.boolean(),
  options: anyOptions,
  near: fc.subarray([...NEAR]),
  epicDie: anyDie,
  third: bystander,
  first: fc.boolean(),
  final: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
type Around = typeof around extends fc.Arbitrary<infer T> ? T : never;
const scenarioOf = ({
  outpost,
  options,
  near,
  epicDie,
  third,
  first,
  final,
}: Around): Omit<CombatScenario, 'column' | 'active'> => ({
  name: 'Combat tiré au hasard',
  options,
  epicDie,
  first,
  final,
  place: { name: 'le lieu', kind: outpost ? 'avant-poste' : 'contree', near },
  ...(third === undefined ? {} : { bystander: third }),
});
export const anyDuel: fc.Arbitrary<CombatScenario> = around.chain((given) =>
  fc
    .tuple(anyFighter('Ada', given.outpost), anyFighter('Bor', given.outpost))
    .map(([active, defender]): CombatScenario => ({ ...scenarioOf(given), column: 'heros', active, defender })),
);
const anyHunt: fc.Arbitrary<CombatScenario> = around.chain((given) =>
  fc.tuple(anyFighter('Ada', given.outpost), anyEpic).map(([active, card]): CombatScenario => ({
    ...scenarioOf(given),
    column: card.type === 'boss' ? 'boss' : 'creature',
    active,
    enemy: { card },
  })),
);
export const anyCombat: fc.Arbitrary<CombatScenario> = fc.oneof(
  { weight: 2, arbitrary: anyDuel },
  { weight: 1, arbitrary: anyHunt },
);

/** One value of an arbitrary from a seed, for loops that are not fast-check's. */
export const drawn = <T>(arbitrary: fc.Arbitrary<T>, seed: number): T => {
  const [value] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (value === undefined) throw new Error('nothing drawn');
  return value;
};
