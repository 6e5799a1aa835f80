// What a team does not see, dealt anew: victory cards, packs and spells of the others, what their decks still hold. Drawn from nothing that is hidden.
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import { redealCombat } from '../combat/judge.ts';
import type { CombatState, SideFixed, SideState } from '../combat/types.ts';
import { type CardId, HIDDEN } from '../types.ts';
import { cardOf, heroesOf, heroOf, setHero, setTeam, teamOf, teamsOf } from './board.ts';
import { combatSpells, consumablesOf, goodsOf, isCombatSpell, isWearable } from './carry.ts';
import { foughtOf, onlooker } from './inner.ts';
import { everywhere } from './invariants.ts';
import { deckOf } from './piles.ts';
import type { DeckName, Frame, HeroIx, PartieState, Team } from './types.ts';
import { veil } from './veil.ts';
import { progressOf } from './goals.ts';
import { objectiveOf } from './victory.ts';

const SECRET = ['boutique', 'guilde', 'victoire'] as const satisfies readonly DeckName[];
type Secret = (typeof SECRET)[number];

/** Cards that nobody has shown, shuffled, from which slots are filled. */
interface Bag {
  /** The first card that fits, else the first one. */
  readonly take: (fits: (card: CardId) => boolean) => CardId;
}
const bagOf = (cards: readonly CardId[], random: Rng): Bag => {
  const left = cards.toSorted();
  for (let i = left.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    [left[i], left[j]] = [known(left[j]), known(left[i])];
  }
  return {
    take: (fits) => {
      const at = left.findIndex(fits);
      return known(left.splice(Math.max(0, at), 1)[0]);
    },
  };
};
const bagsOf = (state: PartieState, random: Rng): Readonly<Record<Secret, Bag>> => {
  const shown = new Set(everywhere(state));
  const unseen = Object.keys(state.fixed.cards).filter((card) => !shown.has(card));
  const of = (deck: Secret): Bag =>
    bagOf(
      unseen.filter((card) => deckOf(state, card) === deck),
      random,
    );
  return { boutique: of('boutique'), guilde: of('guilde'), victoire: of('victoire') };
};

// ── What a combat under way tells of the hands: how many spells may be played in it, how many consumables
interface Told {
  readonly fits: (state: PartieState, slot: 'pack' | 'spells', owner: HeroIx, nth: number) => (card: CardId) => boolean;
}
const any = (): boolean => true;
const told = (state: PartieState): Told => {
  const { combat } = state;
  const fought = foughtOf(state);
  if (combat === null || fought === null) return { fits: () => any };
  const [mine, theirs] = combat.fixed.sides;
  const teams: readonly (readonly [Team | null | undefined, number])[] = [
    [fought.team, mine.spells.length],
    [fought.foe, theirs.spells.length],
    [onlooker(state, fought), combat.fixed.bystander?.spells.length ?? 0],
  ];
  const spells = new Map(teams);
  const consumables = new Map<unknown, number>([
    [fought.hero, mine.consumables.length],
    [fought.against, theirs.consumables.length],
  ]);
  return {
    fits: (now, slot, owner, nth) => {
      if (slot === 'pack') {
        const count = consumables.get(owner);
        return count === undefined ? any : (card) => isWearable(cardOf(now, card)) === nth >= count;
      }
      const team = teamOf(now, owner);
      const count = spells.get(team);
      if (count === undefined) return any;
      const before = heroesOf(now, team)
        .filter((hero) => hero < owner)
        .reduce((sum, hero) => sum + heroOf(now, hero).spells.length, 0);
      return (card) => isCombatSpell(cardOf(now, card)) === before + nth < count;
    },
  };
};
/** The heroes who fight are dealt first: the combat tells something of what they hold. */
const order = (state: PartieState): readonly HeroIx[] => {
  const fought = foughtOf(state);
  const first = (hero: HeroIx): number => (hero === fought?.hero || hero === fought?.against ? 0 : 1);
  return state.heroes.map((_, hero) => hero).toSorted((a, b) => first(a) - first(b));
};

// ── Frames and combats
const dealtFrame = (state: PartieState, frame: Frame, seat: Seat, bag: Bag, random: Rng): Frame => {
  if (frame.kind === 'draw')
    return { ...frame, got: frame.got.map((card) => (card === HIDDEN ? bag.take(any) : card)) };
  if (frame.kind !== 'duel') return frame;
  const picked = frame.picked.map((hero, team) => {
    if (hero === null || team === seat) return hero;
    const heroes = heroesOf(state, team as Team);
    return known(heroes[random.below(heroes.length)]);
  });
  return { ...frame, picked };
};
interface Hand {
  readonly fixed: Pick<SideFixed, 'spells' | 'consumables' | 'goods'>;
  readonly left: Pick<SideState, 'spells' | 'consumables' | 'goods'>;
}
/** What a team brought to a combat, as its heroes have just been dealt it; of what it has played, only how many is known. */
const handOf = (state: PartieState, hero: HeroIx, { spells, consumables, goods }: SideState): Hand => {
  const fixed = {
    spells: combatSpells(state, teamOf(state, hero), hero),
    consumables: consumablesOf(state, hero),
    goods: goodsOf(state, hero),
  };
  const first = (all: readonly { readonly id: CardId }[], { length }: readonly CardId[]): readonly CardId[] =>
    all.slice(0, length).map(({ id }) => id);
  return {
    fixed,
    left: {
      spells: first(fixed.spells, spells),
      consumables: first(fixed.consumables, consumables),
      goods: first(fixed.goods, goods),
    },
  };
};
const dealtCombat = (state: PartieState, veiled: CombatState, seat: Seat, random: Rng): CombatState => {
  const combat = redealCombat(veiled, seat, random);
  const fought = foughtOf(state);
  if (fought === null) return combat;
  const fighters = [fought.hero, fought.against] as const;
  const hands = combat.sides.map((side, i) => {
    const hero = fighters[i];
    return typeof hero === 'number' && teamOf(state, hero) !== seat ? handOf(state, hero, side) : undefined;
  });
  const looking = onlooker(state, fought);
  const third = looking === undefined || looking === seat ? undefined : combatSpells(state, looking, null);
  const { bystander, sides } = combat.fixed;
  const [one, two] = hands;
  return {
    ...combat,
    fixed: {
      ...combat.fixed,
      sides: [
        { ...sides[0], ...one?.fixed },
        { ...sides[1], ...two?.fixed },
      ],
      bystander: bystander === null || third === undefined ? bystander : { ...bystander, spells: third },
    },
    sides: [
      { ...combat.sides[0], ...one?.left },
      { ...combat.sides[1], ...two?.left },
    ],
    third:
      third === undefined
        ? combat.third
        : { ...combat.third, spells: third.slice(0, combat.third.spells.length).map(({ id }) => id) },
  };
};

// ── The whole
/** Whether the seat sees everything but the order of decks. */
const seesAll = (seen: PartieState): boolean =>
  (seen.combat === null || seen.combat.fixed.column !== 'heros') &&
  SECRET.every((deck) => seen.piles[deck].bottom.length === 0) &&
  !seen.heroes.some(({ pack, spells }) => pack.includes(HIDDEN) || spells.includes(HIDDEN)) &&
  !seen.teams.some(({ hand }) => hand.includes(HIDDEN)) &&
  !seen.stack.some((frame) => (frame.kind === 'draw' && frame.got.includes(HIDDEN)) || frame.kind === 'duel');
const dealtHeroes = (state: PartieState, bags: Readonly<Record<Secret, Bag>>): PartieState => {
  const { fits } = told(state);
  return order(state).reduce((now, hero) => {
    const { pack, spells } = heroOf(now, hero);
    const deal = (cards: readonly CardId[], slot: 'pack' | 'spells', bag: Bag): readonly CardId[] =>
      cards.map((card, nth) => (card === HIDDEN ? bag.take(fits(now, slot, hero, nth)) : card));
    return setHero(now, hero, {
      pack: deal(pack, 'pack', bags.boutique),
      spells: deal(spells, 'spells', bags.guilde),
    });
  }, state);
};
/** Nobody holds a card whose goal is reached: it would have been shown. */
const dealtHands = (state: PartieState, bag: Bag): PartieState =>
  teamsOf(state).reduce((now, team) => {
    const { hand } = known(now.teams[team]);
    if (!hand.includes(HIDDEN)) return now;
    return setTeam(now, team, {
      hand: hand
        .map(() => bag.take((card) => progressOf(now, team, objectiveOf(now, card, 'principal')) < 1))
        .toSorted(),
    });
  }, state);
const dealtPiles = (state: PartieState, bags: Readonly<Record<Secret, Bag>>): PartieState => {
  const piles = { ...state.piles };
  for (const deck of SECRET) {
    const { cards, bottom, discard } = piles[deck];
    const rest = [...cards, ...bottom].map(() => bags[deck].take(any));
    piles[deck] = { cards: rest.slice(0, cards.length).toSorted(), bottom: rest.slice(cards.length), discard };
  }
  return { ...state, piles };
};
/** A state that the seat cannot tell from this one. */
export const redeal = (state: PartieState, seat: Seat, random: Rng): PartieState => {
  const seen = veil.state(state, seat);
  if (seesAll(seen)) return state;
  const bags = bagsOf(seen, random);
  const held = dealtHands(dealtHeroes(seen, bags), bags.victoire);
  const framed = {
    ...held,
    stack: held.stack.map((frame) => dealtFrame(held, frame, seat, bags.victoire, random)),
  };
  const dealt = dealtPiles(framed, bags);
  return dealt.combat === null ? dealt : { ...dealt, combat: dealtCombat(dealt, dealt.combat, seat, random) };
};
