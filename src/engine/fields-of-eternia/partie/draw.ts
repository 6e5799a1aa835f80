// Drawing, card by card, by chance; then what the drawing was for.
import { draw } from '../../kernel/chance.ts';
import { pop, retop } from '../../kernel/steps.ts';
import type { FoeRule } from '../rules.ts';
import type { AnyCard } from '../types.ts';
import { CARDS } from './cards-refusals.ts';
import { drawnEncounters } from './encounters.ts';
import {
  type Applies,
  cardOf,
  chain,
  type FrameOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  type Settles,
  told,
  top,
} from './board.ts';
import { drawnOffer } from './merchants.ts';
import { inDeck, nextOf, refill, takeOff } from './piles.ts';
import { drawnScenario } from './quests.ts';
import { drawnMount } from './skirmish.ts';
import type { PartieState } from './types.ts';
import { drawnVictory } from './victory.ts';

const { no } = CARDS;
type Draw = FrameOf<'draw'>;

const RULE: Readonly<Record<Exclude<Draw['why'], 'offre' | 'braver'>, FoeRule>> = {
  quete: 'foe.quete.action',
  monture: 'foe.escarmouche.monture',
  victoire: 'foe.victoire.renouveler',
};
const ruleOf = ({ stack }: PartieState, { why, hero, count, got }: Draw): FoeRule => {
  if (why === 'braver') return count + got.length === 2 ? 'foe.contrees.deux-cartes' : 'foe.contrees.action';
  if (why !== 'offre') return RULE[why];
  if (hero === null) return 'foe.marchand.ouverture';
  return stack.at(-2)?.kind === 'shop' ? 'foe.marchand.rafraichir' : 'foe.marchand.completer';
};
/** What kind of card came, when that says how it is played. */
const KIND: Readonly<Partial<Record<AnyCard['type'], readonly FoeRule[]>>> = {
  evenement: ['foe.contrees.trois-types'],
  allie: ['foe.contrees.trois-types'],
  creature: ['foe.contrees.trois-types', 'foe.contrees.creature'],
  quete: ['foe.quete.deux-types'],
  'creature-epique': ['foe.quete.deux-types', 'foe.quete.creature-epique'],
};
const take = (card: string, state: PartieState): PartieStep => {
  const frame = top(state, 'draw');
  const { deck, hero, team, count, got } = frame;
  const taken = told(retop(takeOff(state, deck, card), { ...frame, count: count - 1, got: [...got, card] }), {
    type: 'p-drawn',
    deck,
    card,
    hero,
    team,
    cites: [ruleOf(state, frame), ...(KIND[cardOf(state, card).type] ?? [])],
  });
  return count > 1 ? chain(taken, (after) => refill(after, deck)) : taken;
};
/** What follows, by why cards were drawn. `state` has the frame taken off. */
const THEN: Readonly<Record<Draw['why'], (state: PartieState, frame: Draw) => PartieStep>> = {
  braver: drawnEncounters,
  quete: drawnScenario,
  monture: drawnMount,
  offre: drawnOffer,
  victoire: drawnVictory,
};

export const DRAW_APPLY = { take: ({ card }, state) => take(card, state) } satisfies Partial<Applies>;
export const DRAW_REFUSE = {
  take: ({ card }, state) =>
    nextOf(state, top(state, 'draw').deck).some(([one]) => one === card)
      ? undefined
      : no('pioche-impossible', 'foe.mise-en-place.defausses'),
} satisfies Partial<Refuses>;
export const DRAW_NODES = {
  draw: (frame, state) =>
    frame.count > 0 && inDeck(state, frame.deck) > 0
      ? {
          kind: 'chance',
          outcomes: draw(nextOf(state, frame.deck), (card) => ({ type: 'take', card })),
          cites: [ruleOf(state, frame)],
        }
      : undefined,
} satisfies Partial<Nodes>;
export const DRAW_SETTLES = { draw: (frame, state) => THEN[frame.why](pop(state), frame) } satisfies Partial<Settles>;
