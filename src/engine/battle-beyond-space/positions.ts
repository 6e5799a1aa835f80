// Short-hand for positions: what examples and tests build their scenarios from.
import type { Seat } from '../kernel/game.ts';
import { known } from '../kernel/result.ts';
import { EXTRA_CARDS, ROUNDS } from './constants.ts';
import { type CardDigits, moveCard } from './data.ts';
import { cardsDue } from './partie/setup-read.ts';
import type { BoardSpec, FleetSpec, PartieScenario, PlayerSpec, Prizes } from './partie/types.ts';
import { indexOf, isDestroyer, nameOf, ownerOf } from './ships.ts';
import {
  type DestroyerName,
  type Facing,
  type FighterName,
  type MoveCard,
  type Options,
  type Place,
  type PowerId,
  type Race,
  raceOf,
  RACES,
  type ShipId,
} from './types.ts';

/** « 3,-2/0 »: a fighter's cell or a destroyer's rear, then its facing; « * »: damaged. */
export type ShipText = `${number},${number}/${Facing}` | `${number},${number}/${Facing}*`;
/** « valkyries-1 » hidden, « valkyries-1! » revealed, « valkyries-3~ » revealed and spent; « valkyries » alone: that race, without power. */
export type PowerText = Race | PowerId | `${PowerId}!` | `${PowerId}~`;
type BySeat<T> = Partial<Readonly<Record<Seat, T>>>;

export interface PositionSpec {
  readonly ships: Partial<Readonly<Record<ShipId, ShipText>>>;
  /** The next card of whoever plays now. 1/0/0 unless told. */
  readonly card?: CardDigits;
  /** The next cards of a seat, in order, `card` left out. Every other card is 1/0/0. */
  readonly cards?: BySeat<readonly CardDigits[]>;
  readonly asteroids?: readonly Place[]; // none unless told
  readonly probes?: readonly Place[]; // none unless told
  readonly ring?: Place;
  /** By seat. Without one: a race that nobody else has, and no power. */
  readonly powers?: readonly (PowerText | undefined)[];
  readonly elite?: ShipId; // with « terriens-1! »
  readonly shield?: readonly [destroyer: ShipId, tokens: number]; // with « dreckach-1! »
  readonly prizes?: BySeat<Partial<Prizes>>;
  readonly seats?: 3 | 4; // 3, or 4 if seat 3 has ships or a power
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly active?: Seat; // 0 unless told
  readonly first?: Seat; // 0 unless told
  readonly board?: BoardSpec; // radius 11 unless told, with the example's zones
  readonly name?: string;
  readonly note?: string;
  /** What the rest does not say: overrides a player, field by field. */
  readonly players?: BySeat<Partial<PlayerSpec>>;
}

const ship = (text: string): { readonly at: Place; readonly facing: Facing; readonly damage?: 1 } => {
  const [, q, r, facing, mark] = known(/^(-?\d+),(-?\d+)\/([0-5])(\*?)$/.exec(text) ?? undefined);
  return {
    at: [Number(q), Number(r)],
    facing: Number(facing) as Facing,
    ...(mark === '*' ? { damage: 1 as const } : {}),
  };
};
/** The ships of a seat, in the order of FLEET. */
const fleetOf = (ships: PositionSpec['ships'], seat: number): FleetSpec => {
  const mine = Object.entries(ships)
    .map(([id, text]) => ({ index: known(indexOf(id)), ...ship(text) }))
    .filter(({ index }) => ownerOf(index) === seat)
    .toSorted((a, b) => a.index - b.index);
  return {
    fighters: mine
      .filter(({ index }) => !isDestroyer(index))
      .map(({ index, ...spec }) => ({ id: nameOf(index) as FighterName, ...spec })),
    destroyers: mine
      .filter(({ index }) => isDestroyer(index))
      .map(({ index, at, ...spec }) => ({ id: nameOf(index) as DestroyerName, rear: at, ...spec })),
  };
};

const parsed = (
  text: PowerText,
): { readonly race: Race; readonly power: PowerId | 'none'; readonly revealed?: true; readonly spent?: true } => {
  const [, name = '', mark] = known(/^([a-z]+(?:-[123])?)([!~]?)$/.exec(text) ?? undefined);
  const race = RACES.find((one) => one === name);
  if (race) return { race, power: 'none' };
  const power = name as PowerId;
  return {
    race: raceOf(power),
    power,
    ...(mark === '' ? {} : { revealed: true as const }),
    ...(mark === '~' ? { spent: true as const } : {}),
  };
};
const peopleOf = (powers: readonly (PowerText | undefined)[], seats: number): readonly ReturnType<typeof parsed>[] => {
  const told = Array.from({ length: seats }, (_, seat) =>
    powers[seat] === undefined ? undefined : parsed(powers[seat]),
  );
  const free = RACES.filter((race) => told.every((one) => one?.race !== race));
  return told.map((one) => one ?? { race: known(free.shift()), power: 'none' });
};

const IDLE: CardDigits = [1, 0, 0];
/** Nine cards: those told, then idle ones. */
const deckOf = (told: readonly CardDigits[]): readonly MoveCard[] =>
  Array.from({ length: ROUNDS }, (_, i) => moveCard(told[i] ?? IDLE));
/** The cards still due are the first of the deck, drawn in that order; the hand holds the next one, or three for a revealed Dreckach 3. */
const cardsOf = (due: number, hand: number): Pick<PlayerSpec, 'left' | 'hand'> => {
  const left = Array.from({ length: due }, (_, i) => i);
  return { left, hand: left.slice(0, hand) };
};

type Person = ReturnType<typeof parsed>;
/** Everything but what belongs to one player. */
const frameOf = (
  {
    name = 'Position',
    note,
    options,
    board,
    first = 0,
    active = 0,
    round,
    asteroids = [],
    probes = [],
    ring,
    card,
    cards = {},
  }: PositionSpec,
  people: readonly Person[],
): PartieScenario => ({
  name,
  ...(note === undefined ? {} : { note }),
  kind: 'libre',
  ...(options ? { options } : {}),
  ...(board ? { board } : {}),
  players: people,
  first,
  ...(round === undefined ? {} : { round }),
  ...(active === first ? {} : { active }),
  asteroids,
  probes,
  ...(ring ? { ring } : {}),
  decks: Object.fromEntries(
    people.map(({ race }, i) => [race, deckOf([...(i === active ? [card ?? IDLE] : []), ...(cards[i as Seat] ?? [])])]),
  ),
  imposed: true,
});
const markersOf = ({ elite, shield }: PositionSpec, seat: number): Pick<PlayerSpec, 'elite' | 'shield'> => {
  const mine = (id: ShipId | undefined): boolean => id !== undefined && ownerOf(known(indexOf(id))) === seat;
  return {
    ...(elite && mine(elite) ? { elite: elite.slice(1) as FighterName } : {}),
    ...(shield && mine(shield[0])
      ? { shield: { destroyer: shield[0].slice(1) as DestroyerName, tokens: shield[1] } }
      : {}),
  };
};

/** A free position on an empty board, ready for its first turn: ships, asteroids, probes and powers as told, nothing else. Cards are imposed and already in hand: nothing is drawn before the turn begins. */
export const position = (spec: PositionSpec): PartieScenario => {
  const { ships, powers = [], prizes = {}, players = {}, seats } = spec;
  const four = seats === 4 || powers.length > 3 || Object.keys(ships).some((id) => id.startsWith('3'));
  const people = peopleOf(powers, four ? 4 : 3);
  const frame = frameOf(spec, people);
  const player = (person: Person, i: number): PlayerSpec => ({
    ...person,
    fleet: fleetOf(ships, i),
    ...markersOf(spec, i),
    ...cardsOf(cardsDue(frame, i), person.power === 'dreckach-3' && person.revealed ? 1 + EXTRA_CARDS : 1),
    ...(prizes[i as Seat] ? { prizes: prizes[i as Seat] } : {}),
    ...players[i as Seat],
  });
  return { ...frame, players: people.map(player) };
};
