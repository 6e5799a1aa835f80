// The encounter deck: events, creatures, allies. Foreign allies and creatures are fought in the wilds; what follows the fight is here.
import { pop, push } from '../../kernel/steps.ts';
import { COSTS, GAINS } from '../constants.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import type { CardId, Effect, EventCard, WildCard } from '../types.ts';
import { spend, standardFault } from './allowed.ts';
import { CARDS } from './cards-refusals.ts';
import { execute } from './effects.ts';
import {
  type Applies,
  cardOf,
  chain,
  choice,
  type FrameOf,
  heroOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  type Settles,
  setTeam,
  sheetOf,
  still,
  teamOf,
  teamState,
  told,
  top,
  zoneOf,
} from './board.ts';
import { discard, drawable, drawing, shuffleIn, slideUnder } from './piles.ts';
import { addEternium, canPay, pay } from './score.ts';
import { acquire } from './support.ts';
import type { BoardAction, HeroIx, PartieState } from './types.ts';

const { no, noWith } = CARDS;
type Recruiting = Extract<BoardAction, { type: 'recruit' }>['how'];

// ── The action
const braveFault = (state: PartieState, cards: 1 | 2): Fault => {
  const { hero } = top(state, 'turn');
  const fault = standardFault(state, 'braver');
  if (fault !== undefined) return fault;
  if (zoneOf(state, heroOf(state, hero).zone).kind !== 'contree') return no('pas-en-contree', 'foe.contrees.action');
  if (drawable(state, 'rencontres') < cards) return no('paquet-vide', 'foe.mise-en-place.pioche-epuisee');
  return cards === 2 && !canPay(state, teamOf(state, hero), COSTS.twoEncounters)
    ? noWith('eternium-insuffisant', { cout: COSTS.twoEncounters }, 'foe.contrees.deux-cartes')
    : undefined;
};
const brave = (state: PartieState, cards: 1 | 2): PartieStep => {
  const { hero } = top(state, 'turn');
  const team = teamOf(state, hero);
  const paid = pay(spend(state, 'braver'), team, cards === 2 ? COSTS.twoEncounters : 0);
  const braved = told(paid, {
    type: 'p-braved',
    hero,
    cards,
    eternium: teamState(paid, team).eternium,
    cites: [cards === 2 ? 'foe.contrees.deux-cartes' : 'foe.contrees.action'],
  });
  return chain(braved, (after) => drawing(after, { deck: 'rencontres', count: cards, why: 'braver', hero, team }));
};

// ── The card
const fight = (state: PartieState, hero: HeroIx, card: CardId): PartieState =>
  push(state, {
    kind: 'clash',
    what: 'sauvage',
    hero,
    against: card,
    zone: heroOf(state, hero).zone,
    team: teamOf(state, hero),
  });
const happen = (state: PartieState, hero: HeroIx, { id, name, effects }: EventCard): PartieStep =>
  told(execute(discard(state, [id]), effects, { hero, team: teamOf(state, hero), name }), {
    type: 'p-event',
    hero,
    card: id,
    cites: ['foe.contrees.evenement'],
  });
const isFriend = (state: PartieState, hero: HeroIx, { faction }: WildCard): boolean =>
  faction === sheetOf(state, hero).faction;
/** In a skirmish where heroes were chosen freely, any ally met may join, or be fought. */
const isFree = ({ fixed }: PartieState): boolean => fixed.skirmish?.freeChoice === true;

/** What happens with an encounter card. */
const meet = (state: PartieState, hero: HeroIx, id: CardId): PartieStep => {
  const card = cardOf(state, id);
  if (card.type === 'evenement') return happen(state, hero, card);
  if (card.type === 'allie' && (isFree(state) || isFriend(state, hero, card)))
    return still(push(state, { kind: 'recruit', hero, card: id }));
  return still(fight(state, hero, id));
};
/** One card is met; of two, one is chosen first. */
export const drawnEncounters = (state: PartieState, { hero, got }: FrameOf<'draw'>): PartieStep => {
  const [first, second] = got;
  if (hero === null || first === undefined) return still(state);
  return second === undefined ? meet(state, hero, first) : still(push(state, { kind: 'pick', hero, cards: got }));
};
const pick = (state: PartieState, card: CardId): PartieStep => {
  const { hero, cards } = top(state, 'pick');
  const other = cards.find((_, i) => i !== cards.indexOf(card));
  const slid = other === undefined ? still(pop(state)) : slideUnder(pop(state), other);
  return chain(slid, (after) => meet(after, hero, card));
};

// ── An ally
const recruitFault = (state: PartieState, how: Recruiting): Fault => {
  const { hero, card } = top(state, 'recruit');
  if (how === 'refuser') return undefined;
  if (how === 'combattre') return isFree(state) ? undefined : no('allie-ami', 'foe.contrees.allie-ami');
  const { cost } = cardOf(state, card) as WildCard;
  if (cost === null) return no('allie-sans-cout', 'foe.contrees.allie-ami');
  return canPay(state, teamOf(state, hero), cost)
    ? undefined
    : noWith('eternium-insuffisant', { cout: cost }, 'foe.contrees.allie-ami');
};
const join = (state: PartieState, hero: HeroIx, { id, name, cost, reward = [] }: WildCard): PartieStep => {
  const team = teamOf(state, hero);
  const paid = pay(state, team, cost ?? 0);
  const joined = chain(
    told(paid, {
      type: 'p-ally',
      hero,
      card: id,
      how: 'paye',
      eternium: teamState(paid, team).eternium,
      cites: ['foe.contrees.allie-ami', 'foe.soutien.allie-bonus'],
    }),
    (after) => acquire(after, hero, id),
  );
  return chain(joined, (after) => prize(after, hero, name, reward));
};
/** The reward of a card: told, then executed. */
const prize = (state: PartieState, hero: HeroIx, name: string, effects: WildCard['reward'] = []): PartieStep => {
  if (effects.length === 0) return still(state);
  const team = teamOf(state, hero);
  return told(execute(state, effects, { hero, team, name }), {
    type: 'p-reward',
    team,
    name,
    effects,
    cites: ['foe.contrees.allie-recompense'],
  });
};
const recruit = (state: PartieState, how: Recruiting): PartieStep => {
  const { hero, card: id } = top(state, 'recruit');
  const card = cardOf(state, id) as WildCard;
  const popped = pop(state);
  if (how === 'payer') return join(popped, hero, card);
  const team = teamOf(state, hero);
  if (how === 'combattre')
    return told(fight(popped, hero, id), {
      type: 'p-ally',
      hero,
      card: id,
      how: 'affronte',
      eternium: teamState(state, team).eternium,
      cites: ['foe.escarmouche.choix-libre-rencontre'],
    });
  const back = addEternium(shuffleIn(popped, id), team, GAINS.declinedAlly).state;
  return told(back, {
    type: 'p-ally',
    hero,
    card: id,
    how: 'refuse',
    eternium: teamState(back, team).eternium,
    cites: ['foe.contrees.allie-ami'],
  });
};

// ── After a fight in the wilds
/** A creature tamed joins the hero: its cost is paid already. */
export const tame = (state: PartieState, hero: HeroIx, card: CardId): PartieStep => {
  const team = teamOf(state, hero);
  const { tally } = teamState(state, team);
  const counted = setTeam(state, team, { tally: { ...tally, tamed: tally.tamed + 1 } });
  const found = cardOf(state, card);
  const cost = 'cost' in found ? (found.cost ?? 0) : 0;
  const mount: readonly FoeRule[] =
    state.fixed.skirmish !== null && found.type === 'creature-epique' ? ['foe.escarmouche.monture-gagnee'] : [];
  return chain(
    told(counted, {
      type: 'p-tamed',
      hero,
      card,
      cost,
      cites: ['foe.soutien.dompter', 'foe.soutien.creature-bonus', ...mount],
    }),
    (after) => acquire(after, hero, card),
  );
};
/**
 * What follows a fight in the wilds, once the hero's PS and the team's Eternium are those of its outcome: where the card goes (A42), then what the combat
 * could not give of the reward. A foreign ally never joins.
 */
export const closeWild = (
  state: PartieState,
  hero: HeroIx,
  id: CardId,
  {
    beaten,
    tamed,
    effects,
  }: { readonly beaten: boolean; readonly tamed: boolean; readonly effects: readonly Effect[] },
): PartieStep => {
  if (!beaten) return still(shuffleIn(state, id));
  const placed = tamed ? tame(state, hero, id) : still(discard(state, [id]));
  return chain(placed, (after) =>
    still(execute(after, effects, { hero, team: teamOf(after, hero), name: cardOf(after, id).name })),
  );
};

const HOWS: readonly Recruiting[] = ['payer', 'refuser', 'combattre'];
export const ENCOUNTERS_APPLY = {
  brave: ({ cards }, state) => brave(state, cards),
  pick: ({ card }, state) => pick(state, card),
  recruit: ({ how }, state) => recruit(state, how),
} satisfies Partial<Applies>;
export const ENCOUNTERS_REFUSE = {
  brave: ({ cards }, state) => braveFault(state, cards),
  pick: ({ card }, state) =>
    top(state, 'pick').cards.includes(card) ? undefined : no('carte-absente', 'foe.contrees.deux-cartes'),
  recruit: ({ how }, state) => recruitFault(state, how),
} satisfies Partial<Refuses>;
export const ENCOUNTERS_NODES = {
  pick: ({ hero, cards }, state) =>
    choice(
      teamOf(state, hero),
      [...new Set(cards)].map((card) => ({ type: 'pick', card })),
      'foe.contrees.deux-cartes',
    ),
  recruit: ({ hero }, state) =>
    choice(
      teamOf(state, hero),
      HOWS.filter((how) => recruitFault(state, how) === undefined).map((how) => ({ type: 'recruit', how })),
      isFree(state) ? 'foe.escarmouche.choix-libre-rencontre' : 'foe.contrees.allie-ami',
    ),
} satisfies Partial<Nodes>;
/** Both always have somebody to decide. */
export const ENCOUNTERS_SETTLES = {
  pick: (_, state) => still(pop(state)),
  recruit: (_, state) => still(pop(state)),
} satisfies Partial<Settles>;
