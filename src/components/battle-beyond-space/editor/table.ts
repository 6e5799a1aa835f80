// Players, races, powers, cards and the moment of the game, as pure functions.
import { EXAMPLE_DECK } from '../../../engine/battle-beyond-space/data.ts';
import { ALL_CARDS, cardsDue, leftOf, roundOf } from '../../../engine/battle-beyond-space/partie/setup-read.ts';
import type { PlayerSpec, Prizes } from '../../../engine/battle-beyond-space/partie/types.ts';
import {
  type CardIndex,
  type MoveCard,
  type OptionKey,
  type Options,
  type PowerId,
  type Race,
  raceOf,
  RACES,
} from '../../../engine/battle-beyond-space/types.ts';
import { DEFAULT_OPTIONS } from '../../../engine/battle-beyond-space/options.ts';
import type { Seat } from '../../../engine/kernel/game.ts';
import { changeAt, dropAt, put } from '../../atelier/put.ts';
import type { Work } from './model.ts';

const changePlayer = (work: Work, seat: number, change: (player: PlayerSpec) => PlayerSpec): Work => ({
  ...work,
  players: changeAt(work.players, seat, change),
});
export const setPlayer = <K extends keyof PlayerSpec>(
  work: Work,
  seat: number,
  key: K,
  value: PlayerSpec[K] | undefined,
): Work => changePlayer(work, seat, (player) => put(player, key, value));

// ── The moment: cards left follow from the round, and from who has played
const isAll = (cards: readonly CardIndex[]): boolean =>
  cards.length === ALL_CARDS.length && cards.every((card, i) => card === i);
/** So many cards: the last ones go, or those that are missing come back, in the order of the deck. A hand keeps to what is left. */
const dueCards = (player: PlayerSpec, due: number): PlayerSpec => {
  const told = leftOf(player);
  const left = [...told, ...ALL_CARDS.filter((card) => !told.includes(card))].slice(0, Math.max(0, due));
  const hand = player.hand?.filter((card) => left.includes(card));
  return put(
    put<PlayerSpec, 'left'>(player, 'left', isAll(left) ? undefined : left),
    'hand',
    hand?.length === 0 ? undefined : hand,
  );
};
export const dealtAnew = (work: Work): Work => ({
  ...work,
  players: work.players.map((player, seat) => dueCards(player, cardsDue(work, seat))),
});
/** A position has a known first player. */
const known = (work: Work): Work => (work.first === null ? { ...work, first: 0 } : work);
export const setFirst = (work: Work, first: Seat | null): Work => {
  const moved = { ...work, first };
  return dealtAnew(
    first === null
      ? setMoment(moved, 1, undefined)
      : put<Work, 'active'>(moved, 'active', work.active === first ? undefined : work.active),
  );
};
const setMoment = (work: Work, round: number, active: Seat | undefined): Work =>
  put(
    put<Work, 'round'>(work, 'round', round === 1 ? undefined : round),
    'active',
    active === work.first ? undefined : active,
  );
export const setRound = (work: Work, round: number): Work => {
  const begun = round === 1 ? work : known(work);
  return dealtAnew(setMoment(begun, round, begun.active));
};
export const setActive = (work: Work, active: Seat): Work => {
  const begun = known(work);
  return dealtAnew(setMoment(begun, roundOf(begun), active));
};

// ── People
const freeRace = ({ players }: Work): Race | null =>
  RACES.find((race) => !players.some((player) => player.race === race)) ?? null;
const seatLeft = (seat: Seat | null, count: number): Seat | null => (seat !== null && seat >= count ? null : seat);
/** A player more, of a race that nobody has, or the last one less. */
export const setTable = (work: Work, count: 3 | 4): Work => {
  if (work.players.length === count) return work;
  const players =
    count > work.players.length
      ? [...work.players, { race: freeRace(work) }]
      : dropAt(work.players, work.players.length - 1);
  const { board } = work;
  const zones =
    board?.zones === undefined ? undefined : Array.from({ length: count }, (_, z) => board.zones?.[z] ?? []);
  const seated = put<Work, 'active'>(
    {
      ...work,
      players,
      first: seatLeft(work.first, count),
      ...(board === undefined ? {} : { board: put(board, 'zones', zones) }),
    },
    'active',
    seatLeft(work.active ?? null, count) ?? undefined,
  );
  const { challenge } = seated;
  const kept =
    challenge !== undefined && challenge.seat >= count
      ? { ...seated, challenge: { ...challenge, seat: 0 as const } }
      : seated;
  return dealtAnew(kept.first === null ? setMoment(kept, 1, undefined) : kept);
};
const bare = ({
  power: _power,
  revealed: _revealed,
  spent: _spent,
  elite: _elite,
  shield: _shield,
  ...player
}: PlayerSpec): PlayerSpec => player;
const withRace = (player: PlayerSpec, race: Race | null): PlayerSpec => {
  if (player.race === race) return player;
  const { power } = player;
  const stays = power === 'none' || (power !== undefined && race !== null && raceOf(power) === race);
  return stays ? { ...player, race } : { ...bare(player), race };
};
/** A race that another player had goes to nobody twice: they change places. */
export const setRace = (work: Work, seat: number, race: Race | null): Work => {
  const before = work.players[seat]?.race ?? null;
  return {
    ...work,
    players: work.players.map((player, i) =>
      i === seat ? withRace(player, race) : race !== null && player.race === race ? withRace(player, before) : player,
    ),
  };
};

// ── Powers
export type PowerChoice = PowerId | 'none' | 'tire';
export const powerChoice = ({ power }: PlayerSpec): PowerChoice => power ?? 'tire';
export const setPower = (work: Work, seat: number, choice: PowerChoice): Work =>
  changePlayer(work, seat, (player) =>
    choice === powerChoice(player) ? player : choice === 'tire' ? bare(player) : { ...bare(player), power: choice },
  );
export type PowerState = 'cache' | 'revele' | 'epuise';
export const powerState = ({ revealed, spent }: PlayerSpec): PowerState =>
  spent === true ? 'epuise' : revealed === true ? 'revele' : 'cache';
export const setPowerState = (work: Work, seat: number, state: PowerState): Work =>
  changePlayer(work, seat, (player) => {
    const { revealed: _r, spent: _s, elite, shield, ...rest } = player;
    if (state === 'cache') return rest;
    const marks = { ...(elite === undefined ? {} : { elite }), ...(shield === undefined ? {} : { shield }) };
    return { ...rest, ...marks, revealed: true, ...(state === 'epuise' ? { spent: true as const } : {}) };
  });
export const setPrize = (work: Work, seat: number, what: keyof Prizes, count: number | undefined): Work =>
  changePlayer(work, seat, (player) => {
    const prizes = put<Partial<Prizes>, keyof Prizes>(player.prizes ?? {}, what, count === 0 ? undefined : count);
    return put<PlayerSpec, 'prizes'>(player, 'prizes', Object.keys(prizes).length === 0 ? undefined : prizes);
  });

// ── Cards
export const deckIn = ({ decks = {} }: Pick<Work, 'decks'>, race: Race): readonly MoveCard[] =>
  decks[race] ?? EXAMPLE_DECK;
const sameCard = (a: MoveCard, b: MoveCard | undefined): boolean =>
  b !== undefined && a.speed === b.speed && a.turn === b.turn && a.points === b.points;
export const setDeck = (work: Work, race: Race, deck: readonly MoveCard[]): Work => {
  const example = deck.length === EXAMPLE_DECK.length && deck.every((card, i) => sameCard(card, EXAMPLE_DECK[i]));
  const decks = put<NonNullable<Work['decks']>, Race>(work.decks ?? {}, race, example ? undefined : deck);
  return put<Work, 'decks'>(work, 'decks', Object.keys(decks).length === 0 ? undefined : decks);
};
export const setCard = (work: Work, race: Race, card: CardIndex, key: keyof MoveCard, value: number): Work =>
  setDeck(
    work,
    race,
    changeAt(deckIn(work, race), card, (one) => ({ ...one, [key]: value })),
  );
/** The same nine cards for every race. */
export const sameForAll = (work: Work, race: Race): Work =>
  RACES.reduce((now, other) => setDeck(now, other, deckIn(work, race)), work);
const setLeft = (work: Work, seat: number, left: readonly CardIndex[]): Work =>
  changePlayer(work, seat, (player) => put<PlayerSpec, 'left'>(player, 'left', isAll(left) ? undefined : left));
/** A card left, or already played. */
export const toggleLeft = (work: Work, seat: number, card: CardIndex): Work => {
  const left = leftOf(work.players[seat] ?? { race: null });
  const next = left.includes(card)
    ? left.filter((one) => one !== card)
    : work.imposed === true
      ? [...left, card]
      : [...left, card].toSorted((a, b) => a - b);
  const changed = setLeft(work, seat, next);
  const hand = changed.players[seat]?.hand?.filter((one) => next.includes(one));
  return hand === undefined ? changed : setPlayer(changed, seat, 'hand', hand.length === 0 ? undefined : hand);
};
export const toggleHand = (work: Work, seat: number, card: CardIndex): Work => {
  const { hand = [] } = work.players[seat] ?? {};
  const next = hand.includes(card) ? hand.filter((one) => one !== card) : [...hand, card].toSorted((a, b) => a - b);
  return setPlayer(work, seat, 'hand', next.length === 0 ? undefined : next);
};
/** A card one place earlier or later in the order of the draw. */
export const shiftLeft = (work: Work, seat: number, index: number, by: 1 | -1): Work => {
  const left = leftOf(work.players[seat] ?? { race: null });
  const [card, other] = [left[index], left[index + by]];
  return card === undefined || other === undefined
    ? work
    : setLeft(work, seat, left.with(index, other).with(index + by, card));
};
export const setImposed = (work: Work, imposed: boolean): Work =>
  put<Work, 'imposed'>(work, 'imposed', imposed || undefined);

/** At its default, an option leaves no trace. */
export const setOption = <K extends OptionKey>(work: Work, key: K, value: Options[K]): Work => {
  const options = put<Partial<Options>, K>(work.options ?? {}, key, value === DEFAULT_OPTIONS[key] ? undefined : value);
  return put<Work, 'options'>(work, 'options', Object.keys(options).length === 0 ? undefined : options);
};
