// What the card modules of the game say: events. Names come from what never changes, so that a sentence is the same at any moment.
import { de, listOf, plural } from '../../kernel/french.ts';
import type { Of } from '../../kernel/tags.ts';
import { type CardId, HIDDEN, type Merchant, type ZoneId } from '../types.ts';
import { aCard, effectsText, SHOWN, thePlace, toPlace } from '../words.ts';
import type { DeckName, HeroIx, PartieState, Team } from './types.ts';
import type { PartieEvent } from './event-types.ts';

export type Told = Pick<PartieState, 'fixed'>;
export const heroName = ({ fixed }: Told, hero: HeroIx): string => fixed.heroes[hero]?.name ?? '';
export const teamName = ({ fixed }: Told, team: Team): string => fixed.teams[team]?.name ?? '';
export const zoneName = ({ fixed }: Told, zone: ZoneId): string =>
  fixed.map.zones.find(({ id }) => id === zone)?.name ?? zone;
/** A zone as sentences name it, and where one goes: « le Château Foe », « au Château Foe ». */
export const placeName = (state: Told, zone: ZoneId): string => thePlace(zoneName(state, zone));
export const atPlace = (state: Told, zone: ZoneId): string => toPlace(zoneName(state, zone));
/** A card by its name; one that the viewer may not see has none. */
export const cardName = ({ fixed }: Told, card: CardId): string =>
  card === HIDDEN ? 'une carte cachée' : (fixed.cards[card]?.name ?? card);
export const quoted = (state: Told, card: CardId): string =>
  card === HIDDEN ? cardName(state, card) : `« ${cardName(state, card)} »`;
export const MERCHANT_NAMES: Readonly<Record<Merchant, string>> = {
  boutique: 'la boutique',
  guilde: 'la guilde de mages',
  forge: 'la forge',
};
const OF_MERCHANT: Readonly<Record<Merchant, string>> = {
  boutique: 'de la boutique',
  guilde: 'de la guilde de mages',
  forge: 'de la forge',
};
const DECK_NAMES: Readonly<Record<DeckName, string>> = {
  rencontres: 'de rencontres',
  scenarios: 'de scénarios',
  boutique: 'de la boutique',
  guilde: 'de la guilde de mages',
  forge: 'de la forge',
  victoire: 'des cartes victoire',
};
const PARTS = { principal: 'principal', secondaire: 'secondaire' } as const;
const reserve = (eternium: number): string =>
  eternium === 0 ? 'L’équipe n’a plus d’Eternium.' : `Il reste ${eternium} Eternium à l’équipe.`;
const isShop = (deck: DeckName): deck is Merchant => deck in MERCHANT_NAMES;

type Tags =
  | 'p-braved'
  | 'p-drawn'
  | 'p-reshuffled'
  | 'p-under'
  | 'p-back'
  | 'p-event'
  | 'p-ally'
  | 'p-reward'
  | 'p-effect'
  | 'p-rolled'
  | 'p-quest-drawn'
  | 'p-quest-done'
  | 'p-tamed'
  | 'p-gone'
  | 'p-replaced'
  | 'p-combat-card'
  | 'p-dropped'
  | 'p-healed'
  | 'p-hurt'
  | 'p-trade'
  | 'p-given'
  | 'p-shop-open'
  | 'p-shop'
  | 'p-refreshed'
  | 'p-bought'
  | 'p-shop-left'
  | 'p-equipped'
  | 'p-unequipped'
  | 'p-cast'
  | 'p-renewed'
  | 'p-objective'
  | 'p-hand-emptied'
  | 'p-pv'
  | 'p-converted'
  | 'p-trained';
type Say = { readonly [K in Tags]: (event: Of<PartieEvent, K>, state: Told) => string };

const drawn = ({ deck, card, hero, team }: Of<PartieEvent, 'p-drawn'>, state: Told): string => {
  if (isShop(deck)) return `${cardName(state, card)} entre dans l’offre ${OF_MERCHANT[deck]}.`;
  if (deck === 'victoire')
    return `L’équipe ${teamName(state, team)} pioche une carte victoire${card === HIDDEN ? '' : ` : ${cardName(state, card)}`}.`;
  return `${hero === null ? `L’équipe ${teamName(state, team)}` : heroName(state, hero)} pioche ${quoted(state, card)} dans le paquet ${DECK_NAMES[deck]}.`;
};
const ally = ({ hero, card, how, eternium }: Of<PartieEvent, 'p-ally'>, state: Told): string => {
  if (how === 'paye')
    return `${cardName(state, card)} rejoint ${heroName(state, hero)} contre son coût. ${reserve(eternium)}`;
  if (how === 'affronte') return `${heroName(state, hero)} choisit de combattre ${cardName(state, card)}.`;
  return `${heroName(state, hero)} décline l’aide : ${quoted(state, card)} est remélangée dans le paquet, l’équipe gagne 1 Eternium et en a ${eternium}.`;
};
const bought = ({ hero, card, printed, cost, eternium }: Of<PartieEvent, 'p-bought'>, state: Told): string =>
  `${heroName(state, hero)} achète ${quoted(state, card)} pour ${cost} Eternium${cost < printed ? ` au lieu de ${printed}` : ''}. ${reserve(eternium)}`;
const trained = (
  { team, added, removed }: Pick<Of<PartieEvent, 'p-trained'>, 'team' | 'added' | 'removed'>,
  state: Told,
): string =>
  `Dans le paquet de combat de l’équipe ${teamName(state, team)}, ${aCard(added)} remplace ${aCard(removed)}, qui quitte la partie.`;

export const CARDS_EVENTS = {
  'p-braved': ({ hero, cards, eternium }, state) =>
    cards === 1
      ? `${heroName(state, hero)} brave les contrées sauvages.`
      : `${heroName(state, hero)} paie 1 Eternium pour piocher 2 cartes et choisir. ${reserve(eternium)}`,
  'p-drawn': drawn,
  'p-reshuffled': ({ deck, count }) =>
    `Le paquet ${DECK_NAMES[deck]} est vide : sa défausse (${plural(count, 'carte', 'cartes')}), mélangée, le remplace.`,
  'p-under': ({ card, deck }, state) => `${quoted(state, card)} glisse sous le paquet ${DECK_NAMES[deck]}.`,
  'p-back': ({ card, deck }, state) => `${quoted(state, card)} est remélangée dans le paquet ${DECK_NAMES[deck]}.`,
  'p-event': ({ hero, card }, { fixed }) => {
    const found = fixed.cards[card];
    return `Événement pour ${heroName({ fixed }, hero)} : ${found?.name ?? card}.${found?.text === undefined ? '' : ` ${found.text}`}`;
  },
  'p-ally': ally,
  'p-reward': ({ name, effects }) => `Récompense ${de(name)} : ${effectsText(effects)}.`,
  'p-effect': ({ team, effect, name, applied, value }, state) => {
    if (!applied)
      return `${name === '' ? 'À' : `${name}, à`} appliquer à la main : ${effectsText([effect]).replace(/\.$/, '')}.`;
    return value === 0
      ? `L’équipe ${teamName(state, team)} n’avait pas d’Eternium à perdre.`
      : `L’équipe ${teamName(state, team)} ${value > 0 ? 'gagne' : 'perd'} ${Math.abs(value)} Eternium.`;
  },
  'p-rolled': ({ face, success, name }) => `${name} : le dé montre ${SHOWN[face]}${success ? '' : ', c’est un échec'}.`,
  'p-quest-drawn': ({ hero, zone }, state) =>
    `${heroName(state, hero)} retire le jeton quête ${de(placeName(state, zone))}.`,
  'p-quest-done': ({ hero, card, success }, state) =>
    `${heroName(state, hero)} ${success ? 'réussit' : 'manque'} la quête ${quoted(state, card)}. La carte va à la défausse.`,
  'p-tamed': ({ hero, card }, state) => `${cardName(state, card)} suit désormais ${heroName(state, hero)}.`,
  'p-gone': ({ card }, state) => `${quoted(state, card)} est retirée du paquet de scénarios et quitte la partie.`,
  'p-replaced': ({ hero, card, by }, state) =>
    `${heroName(state, hero)} se sépare ${de(cardName(state, card))} pour ${cardName(state, by)}.`,
  'p-combat-card': ({ team, added, removed }, state) =>
    added === null || removed === null
      ? `L’équipe ${teamName(state, team)} renonce à la carte de combat gagnée.`
      : trained({ team, added, removed }, state),
  'p-dropped': ({ hero, card }, state) => `${heroName(state, hero)} défausse ${quoted(state, card)}.`,
  'p-healed': ({ hero, healed, damage }, state) =>
    `${heroName(state, hero)} récupère ${healed} PS${damage === 0 ? ' et n’a plus de dégât' : ` ; il reste ${plural(damage, 'dégât', 'dégâts')} sur sa carte`}.`,
  'p-hurt': ({ hero, amount, damage, name }, state) =>
    `${name === '' ? '' : `${name} : `}${heroName(state, hero)} perd ${amount} PS, ce qui fait ${plural(damage, 'dégât', 'dégâts')} sur sa carte.`,
  'p-trade': ({ hero, with: other, over }, state) =>
    over
      ? `L’échange entre ${heroName(state, hero)} et ${heroName(state, other)} est fini.`
      : `${heroName(state, hero)} et ${heroName(state, other)} échangent des cartes.`,
  'p-given': ({ from, to, card }, state) =>
    `${heroName(state, from)} donne ${quoted(state, card)} à ${heroName(state, to)}.`,
  'p-shop-open': ({ merchant, cards }, state) =>
    cards.length === 0
      ? `L’offre ${OF_MERCHANT[merchant]} ouvre, sans aucune carte.`
      : `L’offre ${OF_MERCHANT[merchant]} ouvre : ${listOf(cards.map((card) => cardName(state, card)))}.`,
  'p-shop': ({ hero, merchant, outposts, discount }, state) =>
    `${heroName(state, hero)} va acheter à ${MERCHANT_NAMES[merchant]}${discount > 0 ? ` : ${outposts} avant-postes de ce marchand, ${discount} Eternium de moins par carte` : ''}.`,
  'p-refreshed': ({ merchant }) => `L’offre ${OF_MERCHANT[merchant]} est renouvelée pour 1 Eternium.`,
  'p-bought': bought,
  'p-shop-left': ({ hero, merchant }, state) =>
    `${heroName(state, hero)} quitte ${MERCHANT_NAMES[merchant]}, dont l’offre est complétée.`,
  'p-equipped': ({ hero, card, off }, state) =>
    `${heroName(state, hero)} porte ${quoted(state, card)}${off === null ? '' : ` et range ${quoted(state, off)}`}.`,
  'p-unequipped': ({ hero, card }, state) => `${heroName(state, hero)} range ${quoted(state, card)} dans son paquet.`,
  'p-cast': ({ hero, card, target }, state) =>
    `${heroName(state, hero)} lance ${quoted(state, card)}${target === hero ? '' : ` sur ${heroName(state, target)}`}.`,
  'p-renewed': ({ team, count }, state) =>
    `L’équipe ${teamName(state, team)} paie 1 Eternium et défausse ${plural(count, 'carte victoire', 'cartes victoire')} pour en piocher autant.`,
  'p-objective': ({ team, card, part, pv }, state) =>
    `L’équipe ${teamName(state, team)} atteint l’objectif ${PARTS[part]} de ${quoted(state, card)} : ${pv} PV.`,
  'p-hand-emptied': ({ team, count }, state) =>
    `L’équipe ${teamName(state, team)} a joué autant de cartes victoire qu’elle a de héros : ${count > 1 ? `les ${count} qui restent en main sont défaussées` : 'celle qui reste en main est défaussée'}.`,
  'p-pv': ({ team, pv, total }, state) =>
    `L’équipe ${teamName(state, team)} ${pv < 0 ? `perd ${-pv}` : `gagne ${pv}`} PV : elle en a ${total}.`,
  'p-converted': ({ team, pv, eternium }, state) =>
    `Ce scénario ne donne pas ${pv === 1 ? 'ce PV' : `ces ${pv} PV`} : l’équipe ${teamName(state, team)} reçoit ${eternium} Eternium à la place.`,
  'p-trained': ({ cost, ...rest }, state) => `Entraînement pour ${cost} Eternium. ${trained(rest, state)}`,
} satisfies Say;
