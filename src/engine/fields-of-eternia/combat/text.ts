// What an epic combat says, in French.
import { de, listOf, plural } from '../../kernel/french.ts';
import type { Seat } from '../../kernel/game.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { diceText } from '../dice-text.ts';
import { sentenceOf } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { GRID_ZONES, type GridZone, type Totals, WILD_FACES } from '../types.ts';
import {
  aCard,
  CARD_NAMES,
  effectsText,
  EPIC_NAMES,
  homeText,
  IN_ZONE,
  losesPs,
  paysText,
  PHASE_TITLES,
  SHOWN,
  signed,
  soldiers,
  WEAPON_NAMES,
  WILD_NAMES,
  ZONE_NAMES,
} from '../words.ts';
import { isExtra, throwsDie } from './place.ts';
import { sideOf } from './board.ts';
import { sentSide } from './finish.ts';
import { nearOf } from './places.ts';
import { REFUSALS } from './refusals.ts';
import type { CombatAction, CombatEvent, CombatState, Phase, Side, Spot } from './types.ts';

type Told = Pick<CombatState, 'fixed'>;
export const nameOf = ({ fixed }: Told, side: Side): string => fixed.sides[side].name;
/** Who decides: the fighter's name, or the other teams. */
const whoName = (state: Told, who: number): string => {
  const { bystander, column } = state.fixed;
  return who === 0
    ? nameOf(state, 0)
    : who === 1 && column === 'heros'
      ? nameOf(state, 1)
      : (bystander?.name ?? "L'autre équipe");
};
export const PART_NAMES: Readonly<Record<string, string>> = {
  plus1: 'carte « +1 »',
  plus2: 'carte « +2 »',
  plus3: 'carte « +3 »',
  surcharge: 'carte surcharge',
  flux: 'carte flux',
  temps: 'carte temps',
  outil: 'carte outil',
  base: 'valeur de la carte',
  equipement: 'équipement',
  soldats: 'bonus des soldats',
  sort: 'sort',
  'surcharge-effet': 'capacité surcharge',
  consommable: 'consommable',
  capacite: 'capacité',
  de: 'dé épique',
  repli: 'repli des surcharges',
  retournee: 'carte retournée',
  affrontement: 'carte affrontement',
  'carte-effet': 'carte effet',
  des: 'aux dés',
  conversion: 'au-delà de dix dés',
};
const placeName = (state: CombatState, id: string): string =>
  nearOf(state, id)?.name ?? (id === 'base' ? 'la base' : id);
const gift = (give: Totals): string =>
  listOf(GRID_ZONES.filter((zone) => give[zone] > 0).map((zone) => `${signed(give[zone])} ${IN_ZONE[zone]}`));
const given = (give: Totals): string =>
  `${soldiers(GRID_ZONES.reduce((sum, zone) => sum + give[zone], 0))} : ${gift(give)}`;
const where = (zone: GridZone | 'cote'): string => (zone === 'cote' ? 'à côté de la grille' : IN_ZONE[zone]);
const ps = (count: number): string => `${count} PS`;

const event = byTag<CombatEvent, readonly [CombatState], string>({
  'weapon-chosen': ({ side, weapon, kind }, state) =>
    `${nameOf(state, side)} prend ${state.fixed.sides[side].hero?.weapons[weapon].name ?? 'une arme'} (${WEAPON_NAMES[kind]}).`,
  phase: ({ number, round }, state) =>
    `${state.fixed.rounds === 2 ? `Manche de combat ${round}, p` : 'P'}hase ${number} : ${PHASE_TITLES[number] ?? ''}.`,
  drawn: ({ side, card, pile }, state) => `${nameOf(state, side)} pioche ${aCard(card)} ; il en reste ${pile}.`,
  focused: ({ side, card, count, of }, state) =>
    `${nameOf(state, side)} se concentre et rejette ${aCard(card)} (${count} sur ${of}).`,
  tool: ({ side }, state) =>
    `${nameOf(state, side)} révèle un outil et le défausse : deux cartes à piocher, une à jouer.`,
  kept: ({ side, card, other }, state) =>
    `${nameOf(state, side)} garde ${aCard(card)}${other === null ? '' : ` et défausse ${aCard(other)}`}.`,
  laid: ({ side, card, zone, up, placed, of }, state) =>
    `${nameOf(state, side)} pose ${aCard(card)} ${where(zone)}${up || zone === 'cote' ? '' : ', face cachée'} (${placed} sur ${of}).`,
  'no-card': ({ side, why }, state) =>
    `${nameOf(state, side)} ne pose plus de carte : ${why === 'pile' ? 'le paquet est vide' : 'aucune zone ne convient'}.`,
  'epic-thrown': ({ face }, state) => `Le dé épique donne ${EPIC_NAMES[face]} à ${nameOf(state, 1)}.`,
  'test-thrown': ({ face, success }) => `Le dé montre ${SHOWN[face]}${success ? '' : ' : c’est un échec'}.`,
  revealed: ({ cards }) =>
    cards === 1 ? 'La carte cachée est retournée.' : `Les ${cards} cartes cachées sont retournées.`,
  passed: ({ who, last }, state) => `${whoName(state, who)} passe.${last ? ' La phase est finie.' : ''}`,
  swapped: ({ side, a, b, cardA, cardB }, state) =>
    `${nameOf(state, side)} défausse sa carte temps et échange ${CARD_NAMES[cardA]} (${ZONE_NAMES[a]}) et ${CARD_NAMES[cardB]} (${ZONE_NAMES[b]}).`,
  surged: ({ side, ability, name, phase }, state) =>
    `La surcharge ${de(nameOf(state, side))} agit${phase === 3 ? ' tout de suite' : ''} (${name}) : ${ability.text ?? effectsText(ability.effects)}.`,
  spell: ({ who, side, name, owner }, state) =>
    `${owner === '' ? whoName(state, who) : owner} joue le sort « ${name} »${owner === '' ? '' : ` pour ${nameOf(state, side)}`}.`,
  consumed: ({ side, name }, state) => `${nameOf(state, side)} utilise « ${name} ».`,
  'soldiers-given': ({ side, give }, state) => `${nameOf(state, side)} retire ${given(give)}.`,
  bonus: ({ side, zone, value, name }, state) =>
    `${nameOf(state, side)} : ${value === 0 ? 'rien' : signed(value)} ${IN_ZONE[zone]}${name === '' ? '' : ` (${name})`}.`,
  hurt: ({ side, amount, health, what, name }, state) =>
    `${losesPs(nameOf(state, side), amount, health, what === 'initiative' ? ' à l’initiative' : name === '' ? '' : ` (${name})`)}.`,
  healed: ({ side, amount, health }, state) => `${nameOf(state, side)} récupère ${ps(amount)} et en a ${health}.`,
  flipped: ({ side, zone, card }, state) =>
    `Une carte ${de(nameOf(state, side))} est retournée ${IN_ZONE[zone]} : ${CARD_NAMES[card]} ne compte plus.`,
  gained: ({ side, eternium }, state) =>
    `L'équipe ${de(nameOf(state, side))} ${eternium < 0 ? `perd ${-eternium}` : `gagne ${eternium}`} Eternium.`,
  'by-hand': ({ name, text }) => `${name} : ${text}. À appliquer à la main.`,
  'enemy-ability': ({ name, surge }, state) =>
    `${nameOf(state, 1)} : ${surge ? 'la surcharge du dé agit' : 'la capacité de combat agit'} (${name}).`,
  totals: ({ side, totals }, state) =>
    `${nameOf(state, side)} : initiative ${totals.initiative.sum}, attaque ${totals.attaque.sum}, défense ${totals.defense.sum}.`,
  initiative: ({ winner, first, values: [a, b], loss, doubled }, state) =>
    winner === null
      ? `Initiative ${a} contre ${b} : égalité. ${nameOf(state, first)} frappe d'abord, sans perte de PS.`
      : `Initiative ${a} contre ${b} : ${nameOf(state, winner)} frappe d'abord, l'adversaire perd ${ps(loss)}${doubled ? ', car le double est atteint' : ''}.`,
  attack: ({ by, attack, defense, damage }, state) =>
    `${nameOf(state, by)} attaque : ${attack.sum} contre ${defense.sum} en défense. ${damage > 0 ? `${plural(damage, 'dégât', 'dégâts')}.` : 'Bloqué.'}`,
  fallen: ({ side, pv }, state) =>
    `${nameOf(state, side)} n'a plus de PS : le combat cesse.${pv > 0 ? ` ${pv} PV pour l'équipe ${de(nameOf(state, side === 0 ? 1 : 0))}.` : ''}`,
  'both-fallen': () => 'Les deux camps tombent ensemble : le combat cesse, sans vainqueur.',
  returned: ({ side, base }, state) =>
    `${nameOf(state, side)} retourne ${homeText(base)} et retrouve tous ses PS.${side === 0 ? ' Son tour est fini.' : ''}`,
  paid: ({ side, name, value, left }, state) =>
    `${nameOf(state, side)} défausse « ${name} », qui vaut ${value}${left > 0 ? ` ; il reste ${left} à payer` : ''}.`,
  'paid-all': ({ side, eternium, left, kept }, state) =>
    paysText(`L'équipe ${de(nameOf(state, side))}`, eternium, left, kept),
  reward: ({ name, effects }) => `Récompense (${name}) : ${effectsText(effects)}.`,
  tamed: ({ name, cost, yes }, state) =>
    yes ? `${nameOf(state, 0)} dompte ${name} pour ${cost} Eternium.` : `${nameOf(state, 0)} ne dompte pas ${name}.`,
  fled: ({ name, cost }, state) =>
    `${nameOf(state, 0)} fuit vers ${name}${cost === 0 ? '' : ` pour ${cost} Eternium`} : le combat est fini.`,
  stayed: ({ free }, state) => (free ? `${nameOf(state, 0)} reste.` : `${nameOf(state, 0)} ne peut pas fuir.`),
  'second-round': ({ discarded: [a, b] }) => `Les grilles sont vidées (${a + b} cartes) : seconde manche de combat.`,
  resolved: ({ winner, dealt: [a, b], tie, by }, state) =>
    by === 'ps'
      ? `${nameOf(state, winner)} a ${tie ? 'autant de PS, et défendait' : 'le plus de PS'} : l'autre se replie.`
      : `Dégâts infligés : ${a} contre ${b}. ${tie ? `Égalité : ${nameOf(state, winner)}, qui défendait, l'emporte.` : `${nameOf(state, winner)} l'emporte.`}`,
  'enemy-left': ({ name, boss, health }) =>
    boss ? `${name} reste en jeu avec ${ps(health)}.` : `${name} s'enfuit : ni récompense, ni domptage.`,
  sent: ({ side, name, by }, state) =>
    `${nameOf(state, side)} ${by === null ? 'se replie' : 'doit reculer'} vers ${name}.`,
  shuffled: ({ sizes: [a, b] }) =>
    b === 0
      ? `Le paquet de combat est remélangé : ${a} cartes.`
      : `Les paquets de combat sont remélangés : ${a} et ${b} cartes.`,
  converted: ({ side, from, to }, state) =>
    `${nameOf(state, side)} retire un dé (${ZONE_NAMES[from]}) contre une réussite ${IN_ZONE[to]}.`,
  thrown: ({ side, faces, zone, reroll }, state) =>
    `${nameOf(state, side)} ${reroll > 0 ? `relance ${plural(reroll, 'dé', 'dés')}` : 'lance ses dés'} (${ZONE_NAMES[zone]}) : ${diceText(faces)}.`,
  pools: ({ side, dice }, state) =>
    `${nameOf(state, side)} : ${listOf(GRID_ZONES.map((zone) => `${plural(dice[zone].sum, 'dé', 'dés')} ${IN_ZONE[zone]}`))}.`,
  stopped: ({ side, zone, total }, state) =>
    `${nameOf(state, side)} obtient ${total.sum} ${IN_ZONE[zone]}${total.parts.length > 1 ? ` : ${listOf(total.parts.map(({ what, value }) => `${value} (${what === 'base' ? 'valeur imprimée' : (PART_NAMES[what] ?? what)})`))}` : ''}.`,
  'clash-thrown': ({ face, deck }) =>
    `${face === null ? 'Aucun dé à ce niveau' : `Le dé montre ${SHOWN[face]}`} : on prend le paquet d'affrontement ${deck === 'surcharge' ? 'avec surcharge' : 'sans surcharge'}.`,
  'clash-drawn': ({ card, fits }, state) =>
    fits
      ? `Carte affrontement (${WEAPON_NAMES[card.weapon]}) : attaque ${card.attack}, défense ${card.defense}, initiative ${card.initiative}, ${card.effects === 0 ? 'aucune carte effet' : plural(card.effects, 'carte effet', 'cartes effet')}.`
      : `Carte affrontement (${WEAPON_NAMES[card.weapon]}) : ${nameOf(state, 1)} n'a pas cette arme, elle est écartée.`,
  'effect-drawn': ({ card }) => `Carte effet « ${card.name} » : ${effectsText(card.effects)}.`,
  'effects-shuffled': ({ cards }) =>
    `Le paquet d'effets est épuisé : sa défausse est remélangée (${plural(cards, 'carte', 'cartes')}).`,
  'enemy-surge-idle': ({ name }, state) => `La surcharge ${de(nameOf(state, 1))} (${name}) ne s'applique pas.`,
  'enemy-surge': ({ times, fallback, name }, state) =>
    fallback
      ? `Aucune surcharge ${de(nameOf(state, 1))} ne s'applique : +1 en attaque et +1 en défense.`
      : `La surcharge ${de(nameOf(state, 1))} s'active (${name})${times > 1 ? `, pour la ${times}e fois` : ''}.`,
});

const spotName = (state: CombatState, side: Side, { zone, at }: Spot): string =>
  `${CARD_NAMES[sideOf(state, side).grid[zone][at]?.card ?? 'cachee']} (${ZONE_NAMES[zone]})`;
const actorSide = (state: CombatState): Side =>
  isExtra(state) ? known(state.pending[0]).side : state.turn === 0 ? 0 : 1;
const GO: { readonly [P in Phase]?: string } = {
  totals: 'Phase 5 : calculer les totaux',
  fallen: 'Phase 7 : constater la défaite',
  maintenance: 'Phase 10 : remélanger les paquets',
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
  surge: ({ spot }, state) => `Activer la surcharge (${ZONE_NAMES[spot.zone]}) : ${surgeText(state)}`,
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
    (state.phase === 'damage' ? `Phase 6 : ${state.attacks === 0 ? 'première attaque' : 'riposte'}` : 'Continuer'),
  pay: ({ card }, state) =>
    card === null ? `Payer le reste en Eternium (${state.due})` : `Donner « ${goodsName(state, card)} »`,
  tame: ({ yes }, state) =>
    yes ? `Dompter ${nameOf(state, 1)} (${state.fixed.sides[1].enemy?.cost ?? 0} Eternium)` : 'Ne pas dompter',
  flee: ({ to }, state) => (to === null ? 'Rester' : `Fuir vers ${placeName(state, to)}`),
  send: ({ to }, state) => `Faire reculer ${nameOf(state, sentSide(state))} vers ${placeName(state, to)}`,
  convert: ({ from, to }) => `Retirer un dé (${ZONE_NAMES[from]}), placer une réussite ${IN_ZONE[to]}`,
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
  excess: () => 'Plus de dix dés : chaque dé en trop devient une réussite. D’où la retirer, où la placer ?',
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
export const combatText: ModeText<CombatState, CombatAction, CombatEvent, FoeRule> = {
  event,
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
