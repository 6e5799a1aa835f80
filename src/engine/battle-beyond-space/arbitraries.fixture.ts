// Generated positions: three or four players on small crowded boards, any cards, any powers, any options. All of them are legal: a test says so.
import fc from 'fast-check';
import { ORIGIN, stepTo, disc } from '../hex/hex.ts';
import { hexAt, placeOf } from './data.ts';
import type { DestroyerSpec, FighterSpec, PartieScenario, PlayerSpec } from './partie/types.ts';
import {
  DESTROYERS,
  FIGHTERS,
  type Facing,
  type FighterName,
  type MoveCard,
  OPTION_VALUES,
  type OptionKey,
  type Options,
  type Place,
  type PowerId,
  powersOf,
  type Race,
  RACES,
} from './types.ts';

const facings = fc.constantFrom<Facing>(0, 1, 2, 3, 4, 5);
const numbers = (min: number, max: number): fc.Arbitrary<number> => fc.integer({ min, max });
const moveCards: fc.Arbitrary<MoveCard> = fc.record({
  speed: fc.oneof({ weight: 4, arbitrary: numbers(1, 4) }, { weight: 1, arbitrary: numbers(0, 6) }),
  turn: numbers(0, 3),
  points: numbers(0, 4),
});
const decks = fc.array(moveCards, { minLength: 9, maxLength: 9 });
const KEYS = Object.keys(OPTION_VALUES) as readonly OptionKey[];
/** Mostly the defaults. */
const anyOptions: fc.Arbitrary<Partial<Options>> = fc.oneof(
  { weight: 1, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc
      .subarray([...KEYS])
      .map((keys) => Object.fromEntries(keys.map((key) => [key, OPTION_VALUES[key][1]])) as Partial<Options>),
  },
);

/** A fleet to come: which fighters, how they look, who is damaged. */
interface Crew {
  readonly fighters: readonly FighterName[];
  readonly facings: readonly Facing[];
  readonly destroyers: number;
  readonly damaged: readonly boolean[];
  readonly power: 'none' | 'hidden' | 'revealed' | 'spent';
  readonly which: 0 | 1 | 2;
  readonly tokens: number;
}
const crews: fc.Arbitrary<Crew> = fc.record({
  fighters: fc.subarray([...FIGHTERS.slice(0, 9)], { minLength: 2, maxLength: 8 }),
  facings: fc.array(facings, { minLength: 10, maxLength: 10 }),
  destroyers: numbers(0, 2),
  damaged: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
  power: fc.constantFrom('none', 'hidden', 'hidden', 'revealed', 'revealed', 'spent'),
  which: fc.constantFrom(0, 1, 2),
  tokens: numbers(1, 3),
});
const ONCE: ReadonlySet<PowerId> = new Set<PowerId>(['terriens-3', 'vonyan-3', 'valkyries-3', 'dreckach-2']);
const RADIUS = 6;
const BOARD: readonly Place[] = disc(ORIGIN, RADIUS).map(placeOf);
const keyOf = ([q, r]: Place): string => `${q},${r}`;
const EDGE = BOARD.filter(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) >= 5);
/** Three or four scattered zones of the outer cells. */
const zonesFor = (seats: number): readonly (readonly Place[])[] =>
  seats === 3 ? [0, 1, 2].map((seat) => EDGE.filter((_, i) => i % 3 === seat)) : [];

/** Takes free cells in the order of the shuffle. */
const makeSupply = (cells: readonly Place[]) => {
  const used = new Set<string>();
  const on = new Set(cells.map(keyOf));
  const free = (place: Place): boolean => on.has(keyOf(place)) && !used.has(keyOf(place));
  const one = (): Place | undefined => {
    const found = cells.find(free);
    if (found) used.add(keyOf(found));
    return found;
  };
  const two = (facing: Facing): Place | undefined => {
    const front = (rear: Place): Place => placeOf(stepTo(hexAt(rear), facing));
    const rear = cells.find((cell) => free(cell) && free(front(cell)));
    if (rear) [rear, front(rear)].forEach((cell) => used.add(keyOf(cell)));
    return rear;
  };
  return { one, two };
};
type Supply = ReturnType<typeof makeSupply>;
const fleetOf = (crew: Crew, supply: Supply): NonNullable<PlayerSpec['fleet']> => {
  const destroyers = DESTROYERS.slice(0, crew.destroyers).flatMap((id, i): readonly DestroyerSpec[] => {
    const facing = crew.facings[8 + i] ?? 0;
    const rear = supply.two(facing);
    return rear ? [{ id, rear, facing, ...(crew.damaged[i] ? { damage: 1 as const } : {}) }] : [];
  });
  const fighters = crew.fighters.flatMap((id, i): readonly FighterSpec[] => {
    const at = supply.one();
    return at ? [{ id, at, facing: crew.facings[i] ?? 0 }] : [];
  });
  return { fighters, destroyers };
};
const powerOf = (crew: Crew, race: Race, fleet: NonNullable<PlayerSpec['fleet']>): Partial<PlayerSpec> => {
  if (crew.power === 'none') return { power: 'none' };
  const power = powersOf(race)[crew.which];
  if (crew.power === 'hidden') return { power };
  if (ONCE.has(power)) return { power, revealed: true, ...(crew.power === 'spent' ? { spent: true as const } : {}) };
  const [fighter] = fleet.fighters;
  const [destroyer] = fleet.destroyers;
  return {
    power,
    revealed: true,
    ...(power === 'terriens-1' && fighter ? { elite: fighter.id } : {}),
    ...(power === 'dreckach-1' && destroyer ? { shield: { destroyer: destroyer.id, tokens: crew.tokens } } : {}),
  };
};

interface Seed {
  readonly cells: readonly Place[];
  readonly crews: readonly Crew[];
  readonly races: readonly Race[];
  readonly decks: readonly (readonly MoveCard[])[];
  readonly options: Partial<Options>;
  readonly asteroids: number;
  readonly probes: number;
  readonly holes: readonly Place[];
  readonly round: number;
  readonly imposed: boolean;
}
const built = ({
  cells,
  crews: teams,
  races,
  decks: packs,
  options,
  asteroids,
  probes,
  holes,
  round,
  imposed,
}: Seed): PartieScenario => {
  const out = new Set(holes.map(keyOf));
  const supply = makeSupply(cells.filter((cell) => !out.has(keyOf(cell))));
  const left = Array.from({ length: 10 - round }, (_, i) => i);
  const rocks = Array.from({ length: asteroids }, supply.one).flatMap((place) => (place ? [place] : []));
  const fleets = teams.map((crew) => fleetOf(crew, supply));
  const marks = Array.from({ length: probes }, supply.one).flatMap((place) => (place ? [place] : []));
  return {
    name: 'Position tirée',
    kind: 'libre',
    options,
    board: { radius: RADIUS, holes, centre: [3, -1], zones: holes.length === 0 ? zonesFor(teams.length) : [] },
    players: teams.map((crew, seat) => {
      const race = races[seat] ?? 'terriens';
      const fleet = fleets[seat] ?? { fighters: [], destroyers: [] };
      return { race, fleet, left, ...powerOf(crew, race, fleet) };
    }),
    first: 0,
    round,
    asteroids: rocks,
    probes: marks,
    ...(rocks[0] ? { ring: rocks[0] } : {}),
    decks: Object.fromEntries(races.map((race, i) => [race, packs[i] ?? []])),
    ...(imposed ? { imposed: true as const } : {}),
  };
};
const shuffled = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });
/** Never enough of them to cut the board in two. */
const someHoles = fc.oneof(
  { weight: 3, arbitrary: fc.constant<readonly Place[]>([]) },
  {
    weight: 1,
    arbitrary: fc.subarray<Place>(
      [
        [2, -2],
        [-2, 2],
        [0, 3],
        [-4, 0],
        [4, -4],
      ],
      { minLength: 1 },
    ),
  },
);
const positionsOn = (cells: readonly Place[]): fc.Arbitrary<PartieScenario> =>
  fc
    .record<Seed>({
      cells: shuffled(cells),
      crews: fc.oneof(
        { weight: 3, arbitrary: fc.array(crews, { minLength: 3, maxLength: 3 }) },
        { weight: 1, arbitrary: fc.array(crews, { minLength: 4, maxLength: 4 }) },
      ),
      races: shuffled(RACES),
      decks: fc.array(decks, { minLength: 4, maxLength: 4 }),
      options: anyOptions,
      asteroids: numbers(0, 8),
      probes: numbers(0, 4),
      holes: someHoles,
      round: numbers(7, 9),
      imposed: fc.boolean(),
    })
    .map(built);
export const anyPosition = positionsOn(BOARD);
/** Everybody within three cells of the centre: most flights end on something, most shots find somebody. */
export const anyCrowd = positionsOn(BOARD.filter(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 3));

/** J1's squadron a is about to fire, a card of speed 0 leaving it where it is; the others crowd around. */
const CLOSE = BOARD.filter(([q, r]) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 3);
const POWERS_OF_J1 = ['none', 'terriens-2', 'terriens-1'] as const;
export const anyBroadside: fc.Arbitrary<PartieScenario> = fc
  .record({
    cells: shuffled(CLOSE),
    looks: fc.array(facings, { minLength: 24, maxLength: 24 }),
    foes: numbers(4, 9),
    big: fc.boolean(),
    damaged: fc.boolean(),
    rocks: numbers(0, 3),
    power: fc.constantFrom(...POWERS_OF_J1),
    twice: fc.boolean(),
  })
  .map(({ cells, looks, foes, big, damaged, rocks, power, twice }): PartieScenario => {
    const supply = makeSupply(cells);
    const ships = (count: number, from: number): readonly FighterSpec[] =>
      FIGHTERS.slice(0, count).flatMap((id, i) =>
        [supply.one()].flatMap((at) => (at ? [{ id, at, facing: looks[from + i] ?? 0 }] : [])),
      );
    const rear = big ? supply.two(0) : undefined;
    const asteroids = Array.from({ length: rocks }, supply.one).flatMap((place) => (place ? [place] : []));
    const own = ships(6, 0);
    const shown =
      power === 'none'
        ? { power }
        : { power, revealed: true as const, ...(power === 'terriens-1' ? { elite: 'a1' as const } : {}) };
    const destroyers: readonly DestroyerSpec[] = rear
      ? [{ id: 'D1', rear, facing: 0, ...(damaged ? { damage: 1 as const } : {}) }]
      : [];
    return {
      name: 'Bordée',
      kind: 'libre',
      ...(twice ? { options: { eliteReading: 'two-shots' as const } } : {}),
      board: { radius: RADIUS, zones: [] },
      players: [
        { race: 'terriens', ...shown, fleet: { fighters: own, destroyers: [] } },
        { race: 'vonyan', power: 'none', fleet: { fighters: ships(foes, 6), destroyers } },
        { race: 'dreckach', power: 'none', fleet: { fighters: ships(foes - 3, 15), destroyers: [] } },
      ],
      first: 0,
      asteroids,
      probes: [],
      decks: { terriens: Array.from({ length: 9 }, () => ({ speed: 0, turn: 1, points: 0 })) },
      imposed: true,
    };
  });

/** The value that an arbitrary gives for a seed. */
export const drawn = <T>(arbitrary: fc.Arbitrary<T>, seed: number): T =>
  fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;
