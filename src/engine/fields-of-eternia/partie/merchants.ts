// Merchants: an offer of four for all, opened at the first control of an outpost of the type; a purchase, the last action of a turn.
import { pop, retop, push } from '../../kernel/steps.ts';
import { COSTS, LIMITS } from '../constants.ts';
import type { Fault } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { type CardId, type Merchant, MERCHANTS } from '../types.ts';
import { freeFault, spendFree } from './allowed.ts';
import { CARDS } from './cards-refusals.ts';
import { worthOf } from './carry.ts';
import {
  type Applies,
  cardOf,
  chain,
  choice,
  type FrameOf,
  type Nodes,
  type PartieStep,
  type Refuses,
  type Settles,
  still,
  teamOf,
  teamsOf,
  teamState,
  told,
  top,
} from './board.ts';
import { heroesAt, markets } from './map.ts';
import { discard, drawable, drawing, without } from './piles.ts';
import { canPay, pay } from './score.ts';
import { acquire } from './support.ts';
import type { BoardAction, PartieState, Team } from './types.ts';

const { no, noWith } = CARDS;

/** How many outposts of a merchant a team controls: the first opens its door, each other one makes its cards cheaper. */
export const shopsOf = (state: PartieState, team: Team, merchant: Merchant): number =>
  markets(state, team, merchant).length;
/** What a card costs at a merchant: 1 less for each outpost of the type beyond the first, and 1 at least unless it is printed 0 (A30). */
export const costOf = (printed: number, outposts: number): number =>
  Math.max(Math.min(printed, 1), printed - Math.max(0, outposts - 1));
const priceOf = (state: PartieState, team: Team, merchant: Merchant, card: CardId): number =>
  costOf(worthOf(state, card), shopsOf(state, team, merchant));
const offerOf = ({ offers }: PartieState, merchant: Merchant): readonly CardId[] => offers[merchant] ?? [];
const setOffer = (state: PartieState, merchant: Merchant, cards: readonly CardId[]): PartieState => ({
  ...state,
  offers: { ...state.offers, [merchant]: cards },
});

// ── Opening
const opens = (state: PartieState, team: Team, merchant: Merchant): boolean =>
  markets(state, team, merchant).some(
    ({ id }) => !state.fixed.options.ouvertureParHerosSeulement || heroesAt(state, id, team).length > 0,
  );
/** Opens every offer whose type somebody controls for the first time (A28): asked once fights are over. */
export const openOffers = (state: PartieState): PartieStep =>
  MERCHANTS.reduce<PartieStep>((step, merchant) => {
    const team =
      step.state.offers[merchant] === null
        ? teamsOf(step.state).find((one) => opens(step.state, one, merchant))
        : undefined;
    return team === undefined
      ? step
      : chain(step, (after) =>
          drawing(setOffer(after, merchant, []), {
            deck: merchant,
            count: LIMITS.offer,
            why: 'offre',
            hero: null,
            team,
          }),
        );
  }, still(state));
const isMerchant = (deck: string): deck is Merchant => (MERCHANTS as readonly string[]).includes(deck);
/** Cards drawn join the offer; without a buyer, the merchant has just opened. */
export const drawnOffer = (state: PartieState, { deck, hero, got }: FrameOf<'draw'>): PartieStep => {
  if (!isMerchant(deck)) return still(state);
  const stocked = setOffer(state, deck, [...offerOf(state, deck), ...got]);
  return hero === null
    ? told(stocked, {
        type: 'p-shop-open',
        merchant: deck,
        cards: got,
        cites: ['foe.marchand.ouverture', 'foe.marchand.offre-quatre'],
      })
    : still(stocked);
};
/** Completes an offer to four. */
const complete = (state: PartieState, { hero, merchant }: Pick<FrameOf<'shop'>, 'hero' | 'merchant'>): PartieStep => {
  const missing = Math.min(LIMITS.offer - offerOf(state, merchant).length, drawable(state, merchant));
  return missing <= 0
    ? still(state)
    : drawing(state, { deck: merchant, count: missing, why: 'offre', hero, team: teamOf(state, hero) });
};

// ── A purchase
const shopFault = (state: PartieState, merchant: Merchant): Fault => {
  if (state.shops.includes(merchant))
    return no('marchand-vu', 'foe.activation.gratuites-une-fois', 'foe.marchand.choix-marchand');
  const fault =
    state.shops.length > 0 && state.fixed.options.plusieursMarchands ? undefined : freeFault(state, 'acheter');
  if (fault !== undefined) return fault;
  const { hero } = top(state, 'turn');
  if (shopsOf(state, teamOf(state, hero), merchant) === 0)
    return no('marchand-non-controle', 'foe.marchand.acces', 'foe.plateau.marchands-acces');
  return state.offers[merchant] === null ? no('marchand-ferme', 'foe.marchand.ouverture') : undefined;
};
/** A discount is told by its rule; those of two and three shops by the source's own figures too. */
const discountRules = (merchant: Merchant, outposts: number): readonly FoeRule[] =>
  outposts < 2
    ? []
    : merchant === 'boutique' && outposts <= 3
      ? ['foe.marchand.remise', 'foe.marchand.remise-exemple']
      : ['foe.marchand.remise'];
const shop = (state: PartieState, merchant: Merchant): PartieStep => {
  const { hero } = top(state, 'turn');
  const outposts = shopsOf(state, teamOf(state, hero), merchant);
  const entered: PartieState = { ...spendFree(state, 'acheter'), bought: true, shops: [...state.shops, merchant] };
  return told(push(entered, { kind: 'shop', hero, merchant, refreshed: false, bought: 0 }), {
    type: 'p-shop',
    hero,
    merchant,
    outposts,
    discount: outposts - 1,
    cites: ['foe.marchand.choix-marchand', 'foe.marchand.acces', ...discountRules(merchant, outposts)],
  });
};
const refreshFault = (state: PartieState): Fault => {
  const { hero, refreshed, bought } = top(state, 'shop');
  if (refreshed) return no('offre-deja-renouvelee', 'foe.marchand.rafraichir-une-fois');
  if (bought > 0) return no('achat-commence', 'foe.marchand.rafraichir');
  return canPay(state, teamOf(state, hero), COSTS.refresh)
    ? undefined
    : noWith('eternium-insuffisant', { cout: COSTS.refresh }, 'foe.marchand.rafraichir');
};
const refresh = (state: PartieState): PartieStep => {
  const frame = top(state, 'shop');
  const { merchant, hero } = frame;
  const cleared = setOffer(
    discard(
      pay(retop(state, { ...frame, refreshed: true }), teamOf(state, hero), COSTS.refresh),
      offerOf(state, merchant),
    ),
    merchant,
    [],
  );
  return chain(told(cleared, { type: 'p-refreshed', merchant, cites: ['foe.marchand.rafraichir'] }), (after) =>
    complete(after, frame),
  );
};
const buyFault = (state: PartieState, card: CardId): Fault => {
  const { hero, merchant } = top(state, 'shop');
  if (!offerOf(state, merchant).includes(card)) return no('hors-offre', 'foe.marchand.quantite');
  const cout = priceOf(state, teamOf(state, hero), merchant, card);
  return canPay(state, teamOf(state, hero), cout)
    ? undefined
    : noWith('eternium-insuffisant', { cout }, 'foe.marchand.quantite');
};
/** What a purchase of this kind says of where it goes and what it gives. */
const goodsRules = (state: PartieState, id: CardId): readonly FoeRule[] => {
  const card = cardOf(state, id);
  if (card.type === 'sort') return ['foe.soutien.sort-range'];
  if (card.type !== 'vehicule') return [];
  return card.bonus.vol === true
    ? ['foe.soutien.vehicule-achat', 'foe.soutien.vehicule-vol']
    : ['foe.soutien.vehicule-achat'];
};
const buy = (state: PartieState, card: CardId): PartieStep => {
  const frame = top(state, 'shop');
  const { hero, merchant } = frame;
  const team = teamOf(state, hero);
  const printed = worthOf(state, card);
  const cost = priceOf(state, team, merchant, card);
  const paid = setOffer(
    pay(retop(state, { ...frame, bought: frame.bought + 1 }), team, cost),
    merchant,
    without(offerOf(state, merchant), card),
  );
  const bought = told(paid, {
    type: 'p-bought',
    hero,
    card,
    printed,
    cost,
    eternium: teamState(paid, team).eternium,
    cites: [
      'foe.marchand.quantite',
      ...(cost < printed ? (['foe.marchand.remise'] as const) : []),
      ...goodsRules(state, card),
    ],
  });
  return chain(bought, (after) => acquire(after, hero, card));
};
const leave = (state: PartieState): PartieStep => {
  const frame = top(state, 'shop');
  return chain(
    told(pop(state), {
      type: 'p-shop-left',
      hero: frame.hero,
      merchant: frame.merchant,
      cites: ['foe.marchand.completer', 'foe.marchand.derniere-action'],
    }),
    (after) => complete(after, frame),
  );
};
const goods = (state: PartieState): readonly BoardAction[] => {
  const { merchant } = top(state, 'shop');
  const all: readonly BoardAction[] = [
    { type: 'refresh' },
    ...[...new Set(offerOf(state, merchant))].map((card): BoardAction => ({ type: 'buy', card })),
  ];
  return all.filter(
    (action) => (action.type === 'buy' ? buyFault(state, action.card) : refreshFault(state)) === undefined,
  );
};

export const MERCHANTS_APPLY = {
  shop: ({ merchant }, state) => shop(state, merchant),
  refresh: (_, state) => refresh(state),
  buy: ({ card }, state) => buy(state, card),
  leave: (_, state) => leave(state),
} satisfies Partial<Applies>;
export const MERCHANTS_REFUSE = {
  shop: ({ merchant }, state) =>
    MERCHANTS.includes(merchant) ? shopFault(state, merchant) : no('marchand-non-controle', 'foe.marchand.acces'),
  refresh: (_, state) => refreshFault(state),
  buy: ({ card }, state) => buyFault(state, card),
  leave: () => undefined,
} satisfies Partial<Refuses>;
export const MERCHANTS_NODES = {
  shop: ({ hero }, state) =>
    choice(
      teamOf(state, hero),
      [...goods(state), { type: 'leave' }],
      'foe.marchand.quantite',
      'foe.marchand.rafraichir',
    ),
} satisfies Partial<Nodes>;
/** To leave is always possible: the frame never settles by itself. */
export const MERCHANTS_SETTLES = { shop: (_, state) => still(pop(state)) } satisfies Partial<Settles>;
