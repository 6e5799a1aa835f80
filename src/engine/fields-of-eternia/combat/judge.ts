// What the machine knows of an epic combat, with cards or with dice: how the round under way should end, who falls in it, and who leads if nobody does; which cards the other may hold.
import type { Seat } from '../../kernel/game.ts';
import { some, type Some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Insight } from '../../kernel/think.ts';
import { CARD_VALUES } from '../constants.ts';
import { type Deck, GRID_ZONES, type GridZone, HIDDEN } from '../types.ts';
import { fixedOf, kindsOf, laidAt, NUMBER, other, playsCards, plus, seen, setSide, sideOf } from './board.ts';
import { BASICS } from './place.ts';
import { byHealth } from './resolution.ts';
import type { CombatAction, CombatState, Drawn, Grid, Side, Spot } from './types.ts';
import { combatVeil } from './veil.ts';

/** How what lies on the grids becomes blows: cards add up, dice are thrown. */
export interface Means {
  /** What a side may expect in a zone of what lies there now. */
  readonly expected: (state: CombatState, side: Side, zone: GridZone) => number;
  readonly blur: number; // how far from what is expected a total falls, in PS, all cards laid
}

// Weights, in PS. Set by hand; not tuned yet.
const CARD = 1.8 / 3; // a card still to lay, in each zone: the mean of a deck, spread
const BLUR_A_CARD = 0.55; // how much further a total falls from what is expected for each card still to come
const SPELL = 0.6; // a spell or a consumable at hand, before it is played
const SOLDIER = 0.3; // each soldier that may still be withdrawn
const SURGE = 0.5; // a surge that may still be activated
const TIME = 0.25; // a time card beside the grid
const HOPE = 0.6; // an effect that waits for an answer
const HEALTH = 0.3; // PS left, at the end of the first round, beside PS dealt
const ROUND = 3; // what a hero may take from an enemy card in a round
const TIE = 0.5; // equal, the defender wins

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));
/** The mean of a blow that cannot be below 0, when its mark is off by about `blur`. */
const blow = (mean: number, blur: number): number => blur * Math.log1p(Math.exp(mean / blur));

/** Cards that a side has still to lay this round. */
const coming = (state: CombatState, side: Side): number => {
  const { placed, out } = sideOf(state, side);
  return NUMBER[state.phase] <= 3 && playsCards(state, side) && !out
    ? Math.max(0, fixedOf(state, side).quota - placed)
    : 0;
};
/** What a side may still throw in. */
const resources = (state: CombatState, side: Side): number => {
  const { spells, consumables, soldiers, gave, grid, beside } = sideOf(state, side);
  const surges = GRID_ZONES.flatMap((zone) => grid[zone]).filter(
    ({ card, used, off }) => card === 'surcharge' && !used && !off,
  ).length;
  const now = NUMBER[state.phase] <= 4 ? SURGE * surges + TIME * beside : 0;
  const waits = state.pending.filter((one) => one.side === side).length;
  return SPELL * (spells.length + consumables.length) + (gave ? 0 : SOLDIER * soldiers) + now + HOPE * waits;
};

interface Ahead {
  readonly falls: readonly [number, number]; // the chance that each side falls in this round
  readonly lost: readonly [number, number]; // PS that each should lose
  readonly blur: number;
}
/** The end of the round under way: who strikes first, what each blow takes, who does not get up. */
const ahead = (state: CombatState, { expected, blur: least }: Means): Ahead => {
  const { attacks, first, sides } = state;
  const to = [coming(state, 0), coming(state, 1)] as const;
  const blur = least + BLUR_A_CARD * Math.sqrt(to[0] + to[1]);
  const total = (side: Side, zone: GridZone): number => expected(state, side, zone) + CARD * to[side];
  const settled = NUMBER[state.phase] > 5;
  const lead = sigmoid((1.5 * (total(0, 'initiative') - total(1, 'initiative'))) / blur);
  const opens = settled ? (first === 0 ? 1 : 0) : lead; // the chance that side 0 strikes first
  const surprise = settled ? ([0, 0] as const) : ([1 - lead, lead] as const);
  const strikes = (by: Side): boolean => NUMBER[state.phase] <= 6 && (attacks === 0 || (attacks === 1 && first !== by));
  const mark = (by: Side): number =>
    total(by, 'attaque') - total(other(by), 'defense') + (NUMBER[state.phase] <= 4 ? resources(state, by) / 2 : 0);
  const taken = (by: Side): number => (strikes(by) ? blow(mark(by), blur) : 0);
  const fells = (by: Side): number => {
    const { health } = sides[other(by)];
    if (health === 0) return 1;
    return strikes(by) ? sigmoid((2 * (mark(by) - health + surprise[other(by)] + 0.5)) / blur) : 0;
  };
  const [a, b] = [fells(0), fells(1)];
  return {
    falls: [(1 - opens) * b + opens * (1 - a) * b, opens * a + (1 - opens) * (1 - b) * a],
    lost: [taken(1) + surprise[0], taken(0) + surprise[1]],
    blur,
  };
};
/** The chance that the active hero wins once nobody has fallen in this round. */
const later = (state: CombatState, { lost, blur }: Ahead): number => {
  const [mine, theirs] = state.sides;
  const last = state.round === state.fixed.rounds;
  const left = [mine.health - lost[0], theirs.health - lost[1]] as const;
  if (fixedOf(state, 1).enemy !== null || state.fixed.column === 'solo') {
    if (last) return 0.5; // it leaves, and nobody has won
    const [win, lose] = [sigmoid(ROUND - left[1]), sigmoid(ROUND - left[0])];
    return 0.5 + 0.5 * win * (1 - lose) - 0.5 * lose * (1 - win);
  }
  const health = byHealth(state);
  const dealt = health ? left[0] - left[1] : mine.dealt + lost[1] - theirs.dealt - lost[0];
  const spare = last && NUMBER[state.phase] > 4 ? 0 : resources(state, 0) - resources(state, 1);
  if (last) return sigmoid((2 * (dealt - TIE + spare / 2)) / blur);
  return sigmoid(0.5 * (dealt - TIE / 2 + HEALTH * (left[0] - left[1]) + spare));
};
export interface Outlook extends Pick<Ahead, 'falls' | 'lost'> {
  readonly wins: number; // the chance that the active hero wins; a half where nobody does
}
/** What a combat should come to: what falls in this round, else what follows. */
export const outlookOf = (state: CombatState, means: Means): Outlook => {
  const { outcome } = state;
  if (outcome !== null) {
    const falls = [Number(outcome.fallen[0]), Number(outcome.fallen[1])] as const;
    return { wins: outcome.winner === null ? 0.5 : outcome.winner === 0 ? 1 : 0, falls, lost: [0, 0] };
  }
  const seen = ahead(state, means);
  const [mine, theirs] = seen.falls;
  return { ...seen, wins: theirs + Math.max(0, 1 - mine - theirs) * later(state, seen) };
};
/** By seat: what the active hero's does not win goes to the others. Where only one seat decides, the enemy has the next one. */
const value =
  (means: Means) =>
  (state: CombatState): readonly number[] => {
    const { seats } = state.fixed;
    const count = Math.max(2, ...seats.map((seat) => seat + 1));
    if (state.outcome?.winner === null) return Array.from({ length: count }, () => 1 / count);
    const { wins: mine } = outlookOf(state, means);
    return Array.from({ length: count }, (_, seat) => (seat === seats[0] ? mine : (1 - mine) / (count - 1)));
  };

// ── What is hidden
const drawnFrom = (pool: Deck, among: (card: Drawn) => boolean, random: Rng): keyof Deck => {
  const kinds = kindsOf(pool).filter(([card, count]) => count > 0 && among(card));
  let left = random.below(kinds.reduce((sum, [, count]) => sum + count, 0));
  return (kinds.find(([, count]) => (left -= count) < 0) ?? kinds[0])?.[0] ?? 'plus1';
};
/** Cards face down and in hand, drawn anew from those that nobody has seen: a card laid face down is a basic one. */
const dealt = (state: CombatState, side: Side, random: Rng): CombatState => {
  const mine = sideOf(state, side);
  let pool = mine.pile;
  const take = (card: Drawn, among: (one: Drawn) => boolean): Drawn => {
    if (card !== 'cachee') return card;
    const found = drawnFrom(pool, among, random);
    pool = plus(pool, found, -1);
    return found;
  };
  const row = (zone: GridZone): Grid[GridZone] =>
    mine.grid[zone].map((laid) => ({ ...laid, card: take(laid.card, (one) => BASICS.has(seen(one))) }));
  const grid: Grid = { initiative: row('initiative'), attaque: row('attaque'), defense: row('defense') };
  const held = mine.held.map((card) => take(card, () => true));
  return setSide(state, side, { grid, held, pile: pool });
};
/** What the seat does not see, dealt anew. Spells of the others stay unknown: they are not played in what is thought. */
export const redealCombat = (state: CombatState, seat: Seat | null, random: Rng): CombatState => {
  const veiled = combatVeil.state(state, seat);
  return dealt(dealt(veiled, 0, random), 1, random);
};

// ── What nobody would try
const worthAt = (state: CombatState, side: Side, spot: Spot): number => {
  const laid = laidAt(sideOf(state, side), spot);
  return laid === undefined || laid.off ? 0 : CARD_VALUES[seen(laid.card)];
};
const isTried = (state: CombatState, action: CombatAction): boolean => {
  switch (action.type) {
    case 'spell':
    case 'consume':
    case 'pay':
      return action.card !== HIDDEN;
    case 'swap': {
      const side: Side = state.turn === 0 ? 0 : 1;
      return worthAt(state, side, action.a) !== worthAt(state, side, action.b);
    }
    case 'soldiers': // all in one zone
      return GRID_ZONES.filter((zone) => action.give[zone] > 0).length === 1;
    case 'again': // besides the marked dice, what shows nothing
      return action.extra.reussite === 0 && action.extra.double === 0;
    case 'lay':
      return action.shown !== true;
    default:
      return true;
  }
};
const sensibleCombat = (state: CombatState, options: Some<CombatAction>): Some<CombatAction> => {
  const tried = options.filter((action) => isTried(state, action));
  return tried.length === 0 ? options : some(tried);
};

export const combatInsight = (means: Means): Insight<CombatState, CombatAction> => ({
  value: value(means),
  redeal: redealCombat,
  sensible: sensibleCombat,
});
