// What the card modules of the game say: the labels of actions, and who decides what on their frames.
import { de, listOf, plural } from '../../kernel/french.ts';
import { topOf } from '../../kernel/steps.ts';
import type { Of } from '../../kernel/tags.ts';
import { aCard, WILD_NAMES } from '../words.ts';
import { cardName, heroName, MERCHANT_NAMES, quoted, teamName } from './cards-text.ts';
import { worthOf } from './carry.ts';
import { type FrameOf, teamOf } from './board.ts';
import { costOf, shopsOf } from './merchants.ts';
import type { BoardAction, Frame, HeroIx, PartieState } from './types.ts';

type Tags =
  | 'brave'
  | 'pick'
  | 'quest'
  | 'acquire'
  | 'train'
  | 'take'
  | 'roll'
  | 'recruit'
  | 'done'
  | 'gain'
  | 'drop'
  | 'trade'
  | 'give'
  | 'shake'
  | 'shop'
  | 'refresh'
  | 'buy'
  | 'leave'
  | 'cast'
  | 'renew'
  | 'equip'
  | 'unequip'
  | 'claim';
type Label = { readonly [K in Tags]: (action: Of<BoardAction, K>, state: PartieState) => string };

const RECRUIT = {
  payer: 'Payer son coût et le recruter',
  refuser: 'Refuser : 1 Eternium, et la carte repart dans le paquet',
  combattre: 'Le combattre',
} as const;
/** The price at the merchant where the hero is buying; the printed cost elsewhere. */
const price = (state: PartieState, card: string): string => {
  const frame = topOf(state);
  const printed = worthOf(state, card);
  return `${frame?.kind === 'shop' ? costOf(printed, shopsOf(state, teamOf(state, frame.hero), frame.merchant)) : printed} Eternium`;
};
const partner = (state: PartieState, from: HeroIx): string => {
  const frame = topOf(state);
  return frame?.kind === 'trade' ? heroName(state, from === frame.hero ? frame.other : frame.hero) : '';
};
export const CARDS_LABELS = {
  brave: ({ cards }) => (cards === 1 ? 'Braver les contrées sauvages' : 'Braver avec 2 cartes, pour 1 Eternium'),
  pick: ({ card }, state) => `Garder ${quoted(state, card)}`,
  quest: () => 'Se lancer dans une quête',
  acquire: () => 'Acquérir une monture, pour 2 Eternium',
  train: ({ add, remove }) => `S’entraîner : prendre ${aCard(add)}, retirer ${aCard(remove)}`,
  take: ({ card }, state) => `Piocher ${quoted(state, card)}`,
  roll: ({ face }) => `Dé : ${WILD_NAMES[face]}`,
  recruit: ({ how }) => RECRUIT[how],
  done: ({ success }) => (success ? 'Déclarer la tâche réussie' : 'Déclarer la tâche manquée'),
  gain: ({ remove }) => (remove === null ? 'Renoncer à cette carte de combat' : `Retirer ${aCard(remove)} du paquet`),
  drop: ({ card }, state) => `Défausser ${quoted(state, card)}`,
  trade: ({ with: other }, state) => `Échanger avec ${heroName(state, other)}`,
  give: ({ card, from }, state) => `Donner ${quoted(state, card)} à ${partner(state, from)}`,
  shake: () => 'Finir l’échange',
  shop: ({ merchant }) => `Acheter à ${MERCHANT_NAMES[merchant]}`,
  refresh: () => 'Renouveler l’offre, pour 1 Eternium',
  buy: ({ card }, state) => `Acheter ${quoted(state, card)}, ${price(state, card)}`,
  leave: () => 'Finir l’achat',
  cast: ({ card, target }, state) => `Lancer ${quoted(state, card)} sur ${heroName(state, target)}`,
  renew: ({ cards }, state) => {
    const names = cards.map((card) => cardName(state, card)).filter((name, i) => name !== cards[i]); // a game without victory cards knows no name
    return `Renouveler ${plural(cards.length, 'carte victoire', 'cartes victoire')}, pour 1 Eternium${names.length === 0 ? '' : ` : ${listOf(names)}`}`;
  },
  equip: ({ card }, state) => `Porter ${quoted(state, card)}`,
  unequip: ({ card }, state) => `Ranger ${quoted(state, card)}`,
  claim: ({ card, part }, state) => `Déclarer atteint l’objectif ${part} de ${quoted(state, card)}`,
} satisfies Label;

type Kinds = 'draw' | 'pick' | 'recruit' | 'test' | 'report' | 'effects' | 'gain' | 'discard' | 'trade' | 'shop';
type Ask = { readonly [K in Kinds]: (frame: FrameOf<K>, state: PartieState) => string };
const WHY: Readonly<Record<FrameOf<'draw'>['why'], string>> = {
  braver: 'Une carte du paquet de rencontres est piochée.',
  quete: 'Une carte du paquet de scénarios est piochée.',
  monture: 'Une créature épique est piochée.',
  offre: 'Une carte entre dans l’offre du marchand.',
  victoire: 'Une carte victoire est piochée.',
};
/** Who decides what, by frame. */
const CARDS_ASKS = {
  draw: ({ why }) => WHY[why],
  pick: ({ hero }, state) =>
    `${heroName(state, hero)} choisit laquelle des 2 cartes affronter ; l’autre glisse sous le paquet.`,
  recruit: ({ hero, card }, state) =>
    `${heroName(state, hero)} rencontre ${cardName(state, card)} : le recruter ou non.`,
  test: ({ name, dice, got, needed }) =>
    dice === 1
      ? `${name} : un dé est lancé.`
      : `${name} : ${plural(needed, 'réussite', 'réussites')} sur ${dice} dés ; dé ${Math.min(dice, got.length + 1)}.`,
  report: ({ hero, quest }, state) =>
    `Quête ${de(heroName(state, hero))}, ${quoted(state, quest)} : à la table de dire si la tâche est accomplie.`,
  effects: ({ name }) => `${name} s’applique.`,
  gain: ({ team, card }, state) =>
    `L’équipe ${teamName(state, team)} gagne ${aCard(card)} : elle en retire une autre, ou renonce.`,
  discard: ({ hero, what }, state) =>
    what === 'pack'
      ? `Le paquet ${de(heroName(state, hero))} dépasse 5 cartes : il faut en défausser une.`
      : `${heroName(state, hero)} détient plus de 2 sorts : il faut en défausser un.`,
  trade: ({ hero, other }, state) =>
    `${heroName(state, hero)} et ${heroName(state, other)} échangent librement leurs cartes.`,
  shop: ({ hero, merchant }, state) => `${heroName(state, hero)} achète à ${MERCHANT_NAMES[merchant]}.`,
} satisfies Ask;
/** The frames that these modules ask about. */
export const asksOf = (frame: Frame, state: PartieState): string | undefined =>
  Object.hasOwn(CARDS_ASKS, frame.kind)
    ? (CARDS_ASKS[frame.kind as Kinds] as (one: Frame, at: PartieState) => string)(frame, state)
    : undefined;
