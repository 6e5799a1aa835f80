// What an epic combat says, in French.
import { de, listOf, plural } from '../../kernel/french.ts';
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { diceText } from '../dice-text.ts';
import { sentenceOf } from '../faults.ts';
import { WILD_FACES } from '../types.ts';
import { aCard, CARD_NAMES, effectsText, EPIC_NAMES, IN_ZONE, WEAPON_NAMES, WILD_NAMES, ZONE_NAMES } from '../words.ts';
import { isExtra, throwsDie } from './place.ts';
import { sideOf } from './board.ts';
import { sentSide } from './displacement.ts';
import { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatState, Phase, Side, Spot } from './types.ts';
import type { CombatMode } from './event-types.ts';
import { given, nameOf, placeName, whoName } from './names.ts';
import { tellCombat } from './event-text.ts';

const spotName = (state: CombatState, side: Side, { zone, at }: Spot): string =>
  `${CARD_NAMES[sideOf(state, side).grid[zone][at]?.card ?? 'cachee']} (${ZONE_NAMES[zone]})`;
const actorSide = (state: CombatState): Side =>
  isExtra(state) ? known(state.pending[0]).side : state.turn === 0 ? 0 : 1;
const GO: { readonly [P in Phase]?: string } = {
  totals: 'Calculer les totaux',
  fallen: 'Constater la défaite',
  maintenance: 'Remélanger les paquets',
};
const action = byTag<CombatAction, readonly [CombatState], string>({
  weapon: ({ weapon }, state) => {
    const arm = state.fixed.sides[actorSide(state)].hero?.weapons[weapon];
    return `Prendre ${arm?.name ?? 'cette arme'} (${WEAPON_NAMES[arm?.kind ?? 'melee']})`;
  },
  draw: ({ card }) => `Piocher ${aCard(card)}`,
  epic: ({ face }) => `Dé épique : ${EPIC_NAMES[face]}`,
  test: ({ face }) => `Dé : ${WILD_NAMES[face]}`,
  focus: () => 'Se concentrer : rejeter cette carte, en piocher une autre',
  keep: ({ card }) => `Garder ${aCard(card)}`,
  lay: ({ zone }) => (zone === 'cote' ? 'Poser la carte temps à côté de la grille' : `Poser la carte ${IN_ZONE[zone]}`),
  swap: ({ a, b }, state) =>
    `Temps : échanger ${spotName(state, actorSide(state), a)} et ${spotName(state, actorSide(state), b)}`,
  surge: ({ spot }, state) => `Activer la surcharge posée ${IN_ZONE[spot.zone]} : ${surgeText(state)}`,
  spell: ({ card, side }, state) =>
    `Jouer le sort « ${spellName(state, card)} »${state.turn > 0 && state.fixed.bystander !== null && state.turn === state.fixed.seats.length - 1 && state.fixed.column === 'heros' && state.fixed.seats.length > 2 ? ` pour ${nameOf(state, side)}` : ''}`,
  consume: ({ card }, state) =>
    `Utiliser « ${state.fixed.sides[actorSide(state)].consumables.find(({ id }) => id === card)?.name ?? card} »`,
  soldiers: ({ give }) => `Retirer ${given(give)}`,
  pass: () => 'Passer',
  zone: ({ zone }) => `Mettre le bonus ${IN_ZONE[zone]}`,
  flip: ({ spot }, state) => `Retourner ${spotName(state, known(state.pending[0]).side === 0 ? 1 : 0, spot)}`,
  go: (_, state) =>
    GO[state.phase] ??
    (state.phase === 'damage'
      ? state.attacks === 0
        ? 'Porter la première attaque'
        : 'Porter la riposte'
      : 'Continuer'),
  pay: ({ card }, state) =>
    card === null ? `Payer le reste : ${state.due} Eternium` : `Donner « ${goodsName(state, card)} »`,
  tame: ({ yes }, state) =>
    yes ? `Dompter ${nameOf(state, 1)} (${state.fixed.sides[1].enemy?.cost ?? 0} Eternium)` : 'Ne pas dompter',
  flee: ({ to }, state) => (to === null ? 'Rester' : `Fuir vers ${placeName(state, to)}`),
  send: ({ to }, state) => `Faire reculer ${nameOf(state, sentSide(state))} vers ${placeName(state, to)}`,
  convert: ({ from, to }) => `Retirer un dé ${de(ZONE_NAMES[from])} : réussite ${IN_ZONE[to]}`,
  throw: ({ faces }) => `Dés : ${diceText(faces)}`,
  again: ({ extra }) =>
    WILD_FACES.every((face) => extra[face] === 0)
      ? 'Relancer les dés marqués'
      : `Relancer les dés marqués, et ${diceText(extra)}`,
  stop: () => "S'arrêter là",
  'clash-die': ({ face }) => `Dé : ${WILD_NAMES[face]}`,
  clash: ({ card }, state) => clashText(state, card),
  effect: ({ card }, state) =>
    `Carte effet « ${state.fixed.solo?.effects.find(({ id }) => id === card)?.name ?? card} »`,
});
/** A clash card by its figures: it bears no name. */
const clashText = ({ fixed }: CombatState, id: string): string => {
  const card = fixed.solo?.clashes.find((one) => one.id === id);
  return card === undefined
    ? `Carte affrontement ${id}`
    : `Carte affrontement (${WEAPON_NAMES[card.weapon]}) : attaque ${card.attack}, défense ${card.defense}, initiative ${card.initiative}${card.effects > 0 ? `, ${plural(card.effects, 'carte effet', 'cartes effet')}` : ''}`;
};
const surgeText = (state: CombatState): string => {
  const side = actorSide(state);
  const ability = state.fixed.sides[side].hero?.weapons[sideOf(state, side).weapon ?? 0].surge;
  return ability === undefined ? 'sa capacité' : (ability.text ?? effectsText(ability.effects));
};
const spellName = ({ fixed }: CombatState, card: string): string =>
  [...fixed.sides[0].spells, ...fixed.sides[1].spells, ...(fixed.bystander?.spells ?? [])].find(({ id }) => id === card)
    ?.name ?? card;
const goodsName = ({ fixed }: CombatState, card: string): string =>
  fixed.sides
    .flatMap(({ goods, spells, consumables }) => [...goods, ...spells, ...consumables])
    .find(({ id }) => id === card)?.name ?? card;

const NODE: { readonly [P in Phase]: (state: CombatState) => string } = {
  weapon: (state) => `${nameOf(state, actorSide(state))} choisit une arme.`,
  clash: (state) => `Une carte affrontement est tirée pour ${nameOf(state, 1)}.`,
  start: () => 'Capacités de début de combat.',
  place: (state) => placeText(state),
  excess: () => 'Plus de dix dés : lequel devient une réussite, et où ?',
  abilities: (state) => `${whoName(state, state.turn)} a la parole : une capacité, ou passer.`,
  enemy: (state) =>
    state.solo === null ? 'Les capacités de l’ennemi s’appliquent.' : `${nameOf(state, 1)} reçoit ses cartes effet.`,
  totals: (state) => (state.dice === null ? 'Tout le monde a passé : place aux totaux.' : diceNode(state)),
  damage: (state) =>
    state.dice === null
      ? state.attacks === 0
        ? 'Place à la première attaque.'
        : 'Place à la riposte.'
      : diceNode(state),
  fallen: () => 'Un camp n’a plus de PS.',
  pay: (state) =>
    `L’équipe ${de(nameOf(state, state.paying ?? 0))} doit encore ${state.due} : en cartes, ou en Eternium.`,
  tame: (state) => `Dompter ${nameOf(state, 1)} ?`,
  flee: (state) => `${nameOf(state, 0)} peut fuir, ou rester.`,
  resolve: () => 'La manche de combat est finie.',
  displace: (state) => `Où va ${nameOf(state, sentSide(state))} ?`,
  maintenance: () => 'Le combat est fini : les cartes retournent dans les paquets.',
  end: () => 'Le combat est terminé.',
};
/** Who throws, or chooses whether to throw again: both throw before anybody throws again. */
const diceNode = (state: CombatState): string => {
  const { stage, attacker, pools, done } = known(state.dice ?? undefined);
  const open = ([attacker, attacker === 0 ? 1 : 0] as const).filter((side) => !done[side]);
  const side = open.find((one) => pools[one] === null) ?? open[0] ?? attacker;
  const zone = ZONE_NAMES[stage === 'initiative' ? stage : side === attacker ? 'attaque' : 'defense'];
  return (pools[side]?.relancer ?? 0) === 0
    ? `${nameOf(state, side)} lance les dés (${zone}).`
    : `${nameOf(state, side)} a des dés à relancer (${zone}) : les relancer, ou s'arrêter ?`;
};
const placeText = (state: CombatState): string => {
  const side = actorSide(state);
  const { held } = sideOf(state, side);
  if (held.length === 0)
    return throwsDie(state) && !isExtra(state)
      ? `Le dé épique est lancé pour ${nameOf(state, 1)}.`
      : `${nameOf(state, side)} pioche une carte.`;
  return held.length === 2
    ? `${nameOf(state, side)} garde une des deux cartes : ${listOf(held.map((card) => CARD_NAMES[card]))}.`
    : `${nameOf(state, side)} a pioché ${aCard(held[0] ?? 'cachee')} : où la poser ?`;
};
const pendingText = (state: CombatState): string => {
  const pending = known(state.pending[0]);
  return pending.effect.do === 'piocher'
    ? placeText(state)
    : `${pending.name === '' ? nameOf(state, pending.side) : pending.name} : ${effectsText([pending.effect])}.`;
};
const RESULTS: Readonly<Record<string, (state: CombatState, name: string) => string>> = {
  vaincu: (_, name) => `${name} gagne : l'adversaire est vaincu.`,
  double: () => 'Personne ne gagne : les deux camps sont tombés ensemble.',
  fuite: (state, name) => (name === '' ? `${nameOf(state, 0)} a fui.` : `${nameOf(state, 0)} a fui : ${name} gagne.`),
  degats: (_, name) => `${name} gagne aux dégâts infligés.`,
  ps: (_, name) => `${name} gagne aux PS restants.`,
  'creature-fuit': (state) => `${nameOf(state, 1)} s'enfuit.`,
  'boss-reste': (state) => `${nameOf(state, 1)} reste en jeu.`,
};
export const combatText: ModeText<CombatMode> = {
  event: tellCombat,
  action,
  refusal: sentenceOf(REFUSALS),
  node: (state) => (state.pending.length > 0 ? pendingText(state) : NODE[state.phase](state)),
  result: (result, state) => {
    const [why = '', winner = ''] = result.split(':');
    return RESULTS[why]?.(state, winner === '' ? '' : nameOf(state, winner === '0' ? 0 : 1)) ?? result;
  },
  seat: (seat: Seat, state) => {
    const who = state.fixed.seats.indexOf(seat);
    return whoName(state, who < 0 ? 2 : who);
  },
};
