// Sound scenarios, generated: every one of them must be let in by `setup`. Shared by property tests (through fast-check) and by the games played by hand (through `drawn`).
import fc from 'fast-check';
import { CELLS } from './board.ts';
import { EXAMPLE_CARDS } from './data.ts';
import { paramOf } from './language/facts.ts';
import type { ActiveSpec, PartieScenario, PlayerSpec } from './partie/types.ts';
import {
  type CardId,
  type Instruction,
  type Keyword,
  KEYWORDS,
  type Options,
  type Technique,
  TECHNIQUE_TYPES,
} from './types.ts';

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const anyType = pick(TECHNIQUE_TYPES);
const anyNumber = fc.integer({ min: -3, max: 5 });
/** Half of the steps without a modifier, the other half shared. */
const anyModifier = pick([null, null, 'adversaire', 'tous'] as const);

/** Any of the 19 keywords, with what it takes. */
const instruction = (keyword: Keyword): fc.Arbitrary<Instruction> => {
  const param = paramOf(keyword);
  if (param === 'none') return anyModifier.map((modifier) => ({ modifier, keyword }));
  if (param === 'type') return fc.tuple(anyModifier, anyType).map(([modifier, t]) => ({ modifier, keyword, t }));
  if (param === 'type?')
    return fc.tuple(anyModifier, fc.option(anyType)).map(([modifier, t]) => ({ modifier, keyword, t }));
  return fc.tuple(anyModifier, anyNumber).map(([modifier, n]) => ({ modifier, keyword, n }));
};
export const anyInstruction: fc.Arbitrary<Instruction> = pick(KEYWORDS).chain(instruction);

/** A card of the reader's of a given type, one to six steps. */
const cardOf = (id: CardId, type: Technique['type'], most: number): fc.Arbitrary<Technique> =>
  fc
    .array(anyInstruction, { minLength: 1, maxLength: most })
    .map((steps) => ({ id, title: `Carte ${id}`, type, steps }));
const PER_TYPE = 3;
/** Three cards of each type: « gen-attaque-0 » and so on. */
export const anyCards: fc.Arbitrary<readonly Technique[]> = fc.tuple(
  ...TECHNIQUE_TYPES.flatMap((type) => Array.from({ length: PER_TYPE }, (_, i) => cardOf(`gen-${type}-${i}`, type, 6))),
);

/** Some options off their default. A draw by dispute is rare enough not to end every game. */
export const anyOptions: fc.Arbitrary<Partial<Options>> = fc.record(
  {
    litige: pick(['arbitrer', 'arbitrer', 'arbitrer', 'signaler'] as const),
    mainDeDepart: fc.integer({ min: 0, max: 6 }),
    abandon: fc.boolean(),
    pousserBord: pick(['expulser-ou-deplacer', 'expulser-ou-rien'] as const),
    tousCible: pick(['adversaires', 'nimporte-qui'] as const),
    tousEchec: pick(['immediat', 'apres-tous'] as const),
    repetitionTrait: fc.boolean(),
  },
  { requiredKeys: [] },
);
const seats = fc.integer({ min: 2, max: 6 });
const seatOf = (count: number): fc.Arbitrary<0 | 1 | 2 | 3 | 4 | 5> =>
  fc.integer({ min: 0, max: count - 1 }) as fc.Arbitrary<0 | 1 | 2 | 3 | 4 | 5>;

/** Four cards of each type, of the reader's and of the examples alike. */
const anyDeck: fc.Arbitrary<readonly CardId[]> = fc
  .tuple(
    ...TECHNIQUE_TYPES.map((type) =>
      fc.array(
        pick([
          ...Array.from({ length: PER_TYPE }, (_, i) => `gen-${type}-${i}`),
          ...EXAMPLE_CARDS.filter((card) => card.type === type).map(({ id }) => id),
        ]),
        { minLength: 4, maxLength: 4 },
      ),
    ),
  )
  .map((types) => types.flat());
/** A whole game from the set-up, with random decks of random cards. */
export const anyWholeGame: fc.Arbitrary<PartieScenario> = fc
  .tuple(seats, anyCards, anyOptions)
  .chain(([count, cards, options]) =>
    fc
      .record({
        players: fc.array(
          anyDeck.map((deck): PlayerSpec => ({ deck })),
          { minLength: count, maxLength: count },
        ),
        first: fc.option(seatOf(count)),
      })
      .map(({ players, first }): PartieScenario => ({
        name: 'Partie tirée au hasard',
        kind: 'game',
        options,
        cards,
        players,
        first,
      })),
  );

const anyZone = (most: number): fc.Arbitrary<readonly CardId[]> =>
  fc.array(
    pick([
      ...TECHNIQUE_TYPES.flatMap((type) => Array.from({ length: PER_TYPE }, (_, i) => `gen-${type}-${i}`)),
      ...EXAMPLE_CARDS.map(({ id }) => id),
    ]),
    { maxLength: most },
  );
const anyPerson: fc.Arbitrary<PlayerSpec> = fc
  .record({
    life: fc.integer({ min: 1, max: 20 }),
    damage: fc.nat({ max: 6 }),
    hand: anyZone(5),
    pile: anyZone(2),
    shuffled: anyZone(4),
    discard: anyZone(3),
  })
  .map((person) => ({ ...person, damage: Math.min(person.damage, 20 - person.life) }));
/** Techniques that wait: any card with a « Stable », just after it. */
const waiting = (count: number, cards: readonly Technique[]): fc.Arbitrary<readonly ActiveSpec[]> => {
  const stops = [...cards, ...EXAMPLE_CARDS].flatMap(({ id, steps }) =>
    steps.flatMap(({ keyword }, i) => (keyword === 'stable' ? [{ card: id, next: i + 1 }] : [])),
  );
  const one = fc
    .tuple(pick(stops), seatOf(count), fc.integer({ min: 1, max: count - 1 }))
    .map(([stop, owner, apart]): ActiveSpec => ({
      ...stop,
      owner,
      target: ((owner + apart) % count) as 0 | 1 | 2 | 3 | 4 | 5,
    }));
  return fc.array(one, { maxLength: 4 });
};
/** A position to study: anywhere on the board, any points, cards in every zone, techniques on the table. */
export const anyStudy: fc.Arbitrary<PartieScenario> = fc
  .tuple(seats, anyCards, anyOptions)
  .chain(([count, cards, options]) =>
    fc
      .record({
        cells: fc.uniqueArray(pick(CELLS), { minLength: count, maxLength: count }),
        people: fc.array(anyPerson, { minLength: count, maxLength: count }),
        active: waiting(count, cards),
        first: seatOf(count),
      })
      .map(({ cells, people, active, first }): PartieScenario => ({
        name: 'Position tirée au hasard',
        kind: 'study',
        options,
        cards,
        players: people.map((person, i) => ({ ...person, cell: cells[i] ?? 'D4' })),
        active,
        first,
      })),
  );
export const anyScenario: fc.Arbitrary<PartieScenario> = fc.oneof(
  { weight: 1, arbitrary: anyWholeGame },
  { weight: 2, arbitrary: anyStudy },
);

/** One value of an arbitrary from a seed, for loops that are not fast-check's. */
export const drawn = <T>(arbitrary: fc.Arbitrary<T>, seed: number): T => {
  const [value] = fc.sample(arbitrary, { seed, numRuns: 1 });
  if (value === undefined) throw new Error('nothing drawn');
  return value;
};
