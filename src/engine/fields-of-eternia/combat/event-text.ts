// What happens in an epic combat, in French.
import { de, listOf, plural } from '../../kernel/french.ts';
import { byTag } from '../../kernel/tags.ts';
import { diceText } from '../dice-text.ts';
import { GRID_ZONES, type GridZone } from '../types.ts';
import {
  A_WEAPON,
  aCard,
  CARD_NAMES,
  effectsText,
  EPIC_NAMES,
  homeText,
  IN_ZONE,
  losesPs,
  makesLose,
  paysText,
  PHASE_TITLES,
  SHOWN,
  signed,
  WEAPON_NAMES,
  ZONE_NAMES,
} from '../words.ts';
import type { CombatEvent } from './event-types.ts';
import { given, nameOf, PART_NAMES, type Told, whoName } from './names.ts';

const where = (zone: GridZone | 'cote'): string => (zone === 'cote' ? 'à côté de la grille' : IN_ZONE[zone]);
const ps = (count: number): string => `${count} PS`;

export const tellCombat = byTag<CombatEvent, readonly [Told], string>({
  'weapon-chosen': ({ side, weapon, kind }, state) => {
    const name = state.fixed.sides[side].hero?.weapons[weapon].name;
    return `${nameOf(state, side)} prend ${A_WEAPON[kind]}${name === undefined ? '' : ` : ${name}`}.`;
  },
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
    `${nameOf(state, side)} pose ${aCard(card)} ${where(zone)}${up || zone === 'cote' ? '' : ', face cachée'} : ${placed === of ? 'sa dernière' : `sa ${placed === 1 ? '1re' : `${placed}e`} sur ${of}`}.`,
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
    `${name}, la surcharge ${de(nameOf(state, side))}, agit${phase === 3 ? ' tout de suite' : ''} : ${ability.text ?? effectsText(ability.effects)}.`,
  spell: ({ who, side, name, owner }, state) =>
    `${owner === '' ? whoName(state, who) : owner} joue le sort « ${name} »${owner === '' ? '' : ` pour ${nameOf(state, side)}`}.`,
  consumed: ({ side, name }, state) => `${nameOf(state, side)} utilise « ${name} ».`,
  'soldiers-given': ({ side, give }, state) => `${nameOf(state, side)} retire ${given(give)}.`,
  bonus: ({ side, zone, value, name }, state) =>
    name === ''
      ? `${nameOf(state, side)} a ${value === 0 ? 'rien de plus' : signed(value)} ${IN_ZONE[zone]}.`
      : `${name} ${value === 0 ? 'ne donne rien' : `donne ${signed(value)}`} ${IN_ZONE[zone]} à ${nameOf(state, side)}.`,
  hurt: ({ side, amount, health, what, name }, state) =>
    what === 'initiative' || name === ''
      ? `${losesPs(nameOf(state, side), amount, health, what === 'initiative' ? ' à l’initiative' : '')}.`
      : `${makesLose(name, nameOf(state, side), amount, health)}.`,
  healed: ({ side, amount, health }, state) => `${nameOf(state, side)} récupère ${ps(amount)} et en a ${health}.`,
  flipped: ({ side, zone, card }, state) =>
    `Une carte ${de(nameOf(state, side))} est retournée ${IN_ZONE[zone]} : ${CARD_NAMES[card]} ne compte plus.`,
  gained: ({ side, eternium }, state) =>
    `L'équipe ${de(nameOf(state, side))} ${eternium < 0 ? `perd ${-eternium}` : `gagne ${eternium}`} Eternium.`,
  'by-hand': ({ name, text }) => `${name} : ${text}. À appliquer à la main.`,
  'enemy-ability': ({ name, surge }, state) =>
    `${nameOf(state, 1)} utilise ${name}, ${surge ? 'par la surcharge du dé' : 'sa capacité de combat'}.`,
  totals: ({ side, totals }, state) =>
    `${nameOf(state, side)} a ${listOf(GRID_ZONES.map((zone) => `${totals[zone].sum} ${IN_ZONE[zone]}`))}.`,
  initiative: ({ winner, first, values: [a, b], loss, doubled }, state) =>
    winner === null
      ? `Initiative ${a} contre ${b} : égalité. ${nameOf(state, first)} frappe d'abord, sans perte de PS.`
      : `Initiative ${a} contre ${b} : ${nameOf(state, winner)} frappe d'abord, l'adversaire perd ${ps(loss)}${doubled ? ', car le double est atteint' : ''}.`,
  attack: ({ by, attack, defense, damage }, state) =>
    `${nameOf(state, by)} attaque à ${attack.sum} contre ${defense.sum} en défense : ${damage > 0 ? plural(damage, 'dégât', 'dégâts') : 'tout est bloqué'}.`,
  fallen: ({ side, pv }, state) =>
    `${nameOf(state, side)} n'a plus de PS : le combat cesse.${pv > 0 ? ` ${pv} PV pour l'équipe ${de(nameOf(state, side === 0 ? 1 : 0))}.` : ''}`,
  'both-fallen': () => 'Les deux camps tombent ensemble : le combat cesse, sans vainqueur.',
  returned: ({ side, base }, state) =>
    `${nameOf(state, side)} retourne ${homeText(base)} et retrouve tous ses PS.${side === 0 ? ' Son tour est fini.' : ''}`,
  paid: ({ side, name, value, left }, state) =>
    `${nameOf(state, side)} défausse « ${name} », qui vaut ${value}${left > 0 ? ` ; il reste ${left} à payer` : ''}.`,
  'paid-all': ({ side, eternium, left, kept }, state) =>
    paysText(`L'équipe ${de(nameOf(state, side))}`, eternium, left, kept),
  reward: ({ name, effects }) => `Récompense ${de(name)} : ${effectsText(effects)}.`,
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
    `${nameOf(state, side)} retire un dé ${de(ZONE_NAMES[from])} contre une réussite ${IN_ZONE[to]}.`,
  thrown: ({ side, faces, zone, reroll }, state) =>
    `${nameOf(state, side)} ${reroll > 0 ? `relance ${plural(reroll, 'dé', 'dés')}` : 'lance ses dés'} ${de(ZONE_NAMES[zone])} : ${diceText(faces)}.`,
  pools: ({ side, dice }, state) =>
    `${nameOf(state, side)} lancera ${listOf(GRID_ZONES.map((zone) => `${plural(dice[zone].sum, 'dé', 'dés')} ${IN_ZONE[zone]}`))}.`,
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
  'enemy-surge-idle': ({ name }, state) => `${name}, la surcharge ${de(nameOf(state, 1))}, ne s'applique pas.`,
  'enemy-surge': ({ times, fallback, name }, state) =>
    fallback
      ? `Aucune surcharge ${de(nameOf(state, 1))} ne s'applique : +1 en attaque et +1 en défense.`
      : `${nameOf(state, 1)} active sa surcharge, ${name}${times > 1 ? `, pour la ${times}e fois` : ''}.`,
});
