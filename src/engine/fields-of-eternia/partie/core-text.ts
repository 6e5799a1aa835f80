// What the core of the game says: rounds, movements, soldiers, defeats, the end. Names come from what never changes.
import { de, listOf, plural } from '../../kernel/french.ts';
import type { Of } from '../../kernel/tags.ts';
import { HIDDEN } from '../types.ts';
import { paysText, soldiers } from '../words.ts';
import { atPlace, cardName, heroName, placeName, quoted, teamName, type Told } from './cards-text.ts';
import type { PartieEnd, Team } from './types.ts';
import type { PartieEvent } from './event-types.ts';

type Core =
  | 'p-first'
  | 'p-dealt'
  | 'p-deployed'
  | 'p-round'
  | 'p-income'
  | 'p-skull'
  | 'p-boss'
  | 'p-tokens'
  | 'p-activated'
  | 'p-moved'
  | 'p-halted'
  | 'p-control'
  | 'p-reinforced'
  | 'p-marched'
  | 'p-surplus'
  | 'p-rested'
  | 'p-combat'
  | 'p-fallen'
  | 'p-returned'
  | 'p-paid'
  | 'p-debt'
  | 'p-ended-turn'
  | 'p-round-over'
  | 'p-tie'
  | 'p-extra-night'
  | 'p-duellist'
  | 'p-over';
type Say = { readonly [K in Core]: (event: Of<PartieEvent, K>, state: Told) => string };

export const theTeam = (state: Told, team: Team): string => `L’équipe ${teamName(state, team)}`;
const points = (count: number): string => plural(count, 'point', 'points');
const damageLeft = (damage: number): string =>
  damage === 0 ? ' et n’a plus de dégât' : ` ; il reste ${plural(damage, 'dégât', 'dégâts')} sur sa carte`;
/** Heroes, cards or nobody: the other side of a combat. */
const foeName = (state: Told, against: number | string | null): string =>
  against === null ? '' : typeof against === 'number' ? heroName(state, against) : cardName(state, against);

const moved = ({ hero, to, cost, left: rest, how }: Of<PartieEvent, 'p-moved'>, state: Told): string => {
  const who = heroName(state, hero);
  const spent = cost > 1 ? `, pour ${points(cost)}` : '';
  const after = cost === 0 ? '' : ` Il ${rest === 0 ? 'ne lui reste aucun point' : `lui reste ${points(rest)}`}.`;
  const WAYS: Readonly<Record<typeof how, string>> = {
    pas: 'va ',
    chemin: 'suit un chemin jusqu’',
    couloir: 'suit un couloir de vol jusqu’',
    survol: 'survole des ennemis ',
    voyage: 'voyage de tour en tour jusqu’',
  };
  return `${who} ${WAYS[how]}${atPlace(state, to)}${spent}.${after}`;
};
const halted = ({ hero, lost, cites }: Of<PartieEvent, 'p-halted'>, state: Told): string => {
  const who = heroName(state, hero);
  const gone =
    lost === 0
      ? ''
      : lost === 1
        ? ' Le point qui lui restait est perdu.'
        : ` Les ${lost} points qui lui restaient sont perdus.`;
  if (cites.includes('foe.deplacement.vol-atterrissage'))
    return `${who} se pose parmi des ennemis : il faut combattre.${gone}`;
  return cites.includes('foe.combat.declenchement')
    ? `Des ennemis tiennent cette zone : ${who} s’arrête et combat.${gone}`
    : `${who} s’arrête là.${gone}`;
};
const HOMES: Readonly<Record<Of<PartieEvent, 'p-returned'>['how'], (who: string, where: string) => string>> = {
  base: (who, where) => `${who} retourne à sa base, ${where}, et retrouve tous ses PS.`,
  deploiement: (who, where) => `${who} revient dans sa zone de déploiement, ${where}, et retrouve tous ses PS.`,
  ami: (who, where) =>
    `Aucun avant-poste de déploiement n’est sûr : ${who} rejoint un héros ami, dans cette zone : ${where}. Tous ses PS sont retrouvés.`,
  loin: (who, where) =>
    `Sans lieu sûr ni ami, ${who} repart loin des héros ennemis : ${where}. Tous ses PS sont retrouvés.`,
  repli: (who, where) => `${who} rejoint ${where}.`,
};
const fights = ({ what, zone, hero, against }: Of<PartieEvent, 'p-combat'>, state: Told): string => {
  const where = atPlace(state, zone);
  if (what === 'soldats')
    return hero === null
      ? `Combat de soldats ${where}.`
      : `${heroName(state, hero)} affronte les soldats en place ${where}.`;
  const who = hero === null ? '' : heroName(state, hero);
  return what === 'epique'
    ? `Combat épique ${where} : ${who} contre ${foeName(state, against)}.`
    : `${who} affronte ${foeName(state, against)} dans les contrées sauvages.`;
};
const MEASURES = {
  pv: 'les PV',
  'avant-postes': 'les avant-postes contrôlés',
  eternium: 'l’Eternium en réserve',
} as const;
const ENDS: Readonly<Record<PartieEnd['why'], (names: string) => string>> = {
  pv: (names) => `L’équipe ${names} a le plus de PV et gagne la partie.`,
  'avant-postes': (names) => `À égalité de PV, l’équipe ${names} contrôle le plus d’avant-postes et gagne la partie.`,
  eternium: (names) => `À égalité de PV et d’avant-postes, l’équipe ${names} a le plus d’Eternium et gagne la partie.`,
  duel: (names) => `L’équipe ${names} gagne le duel, et la partie.`,
  boss: () => 'Le boss est encore en jeu : toutes les équipes perdent.',
  egalite: (names) => `Rien ne départage les équipes ${names} : elles gagnent ensemble.`,
};
export const endText = (state: Told, { winners, why }: PartieEnd): string =>
  ENDS[why](listOf(winners.map((team) => teamName(state, team))));

export const CORE_EVENTS = {
  'p-first': ({ team }, state) => `${theTeam(state, team)} commence.`,
  'p-dealt': ({ team, card }, state) =>
    `${theTeam(state, team)} reçoit une carte victoire${card === HIDDEN ? '' : ` : ${cardName(state, card)}`}.`,
  'p-deployed': ({ hero, zone }, state) =>
    `${heroName(state, hero)} prend place ${atPlace(state, zone)}, avec un soldat.`,
  'p-round': ({ rounds, cell, day, moved: marker }) =>
    `Manche ${rounds}, ${day ? 'de jour' : 'de nuit'}${marker ? ` : le marqueur avance sur la case ${cell + 1}` : ''}.`,
  'p-income': ({ team, eternium, from, total }, state) =>
    `Bonus du jour : l’équipe ${teamName(state, team)} reçoit ${eternium} Eternium pour ${listOf(from.map((zone) => placeName(state, zone)))}. Elle en a ${total}.`,
  'p-skull': ({ skull, text, last }) =>
    `Événement crâne ${skull}${text === '' ? '' : ` : ${text}`}${/[.!?…]$/.test(text) ? '' : '.'}${last ? ' C’est la dernière manche.' : ''}`,
  'p-boss': ({ card, zone }, state) => `${cardName(state, card)} entre en jeu ${atPlace(state, zone)}.`,
  'p-tokens': ({ zones }, state) =>
    `${zones.length > 1 ? 'Des jetons quête sont posés' : 'Un jeton quête est posé'} ${listOf(zones.map((zone) => atPlace(state, zone)))}.`,
  'p-activated': ({ hero }, state) => `${heroName(state, hero)} passe à l’action.`,
  'p-moved': moved,
  'p-halted': halted,
  'p-control': ({ team, zone }, state) =>
    team === null
      ? `Plus personne ne contrôle ${placeName(state, zone)}.`
      : `${theTeam(state, team)} contrôle ${placeName(state, zone)}.`,
  'p-reinforced': ({ team, zone, count, reserve }, state) =>
    `${theTeam(state, team)} ajoute ${soldiers(count)} ${atPlace(state, zone)} ; ${reserve === 0 ? 'sa réserve est vide' : `il lui en reste ${reserve} en réserve`}.`,
  'p-marched': ({ team, from, to, count }, state) =>
    `${theTeam(state, team)} mène ${soldiers(count)} par un chemin, ${de(placeName(state, from))} ${atPlace(state, to)}.`,
  'p-surplus': ({ zone, count }, state) =>
    `Pas plus de 3 soldats ${atPlace(state, zone)} : ${count > 1 ? `${count} retournent` : '1 retourne'} en réserve.`,
  'p-rested': ({ hero, healed, damage }, state) =>
    `${heroName(state, hero)} se repose${healed === 0 ? ', sans dégât à soigner' : ` et récupère ${healed} PS${damageLeft(damage)}`}.`,
  'p-combat': fights,
  'p-fallen': ({ hero, turnEnds }, state) =>
    `${heroName(state, hero)} n’a plus de PS${turnEnds ? ' : son tour est fini' : ''}.`,
  'p-returned': ({ hero, zone, how }, state) => HOMES[how](heroName(state, hero), placeName(state, zone)),
  'p-paid': ({ hero, card, value, left: due, kept }, state) => {
    if (card !== null)
      return `${heroName(state, hero)} donne ${quoted(state, card)}, qui vaut ${value}${due === 0 ? '' : ` ; il reste ${due} à payer`}.`;
    return paysText(`L’équipe ${de(heroName(state, hero))}`, value, due, kept);
  },
  'p-debt': ({ team, value, left: due }, state) =>
    `${theTeam(state, team)} rembourse ${value} Eternium de sa dette${due === 0 ? '' : ` ; il en reste ${due}`}.`,
  'p-ended-turn': ({ hero }, state) => `Le tour ${de(heroName(state, hero))} est fini.`,
  'p-round-over': ({ rounds }) => `Tous les héros ont été activés : la manche ${rounds} s’achève.`,
  'p-tie': ({ by, values, winner }) =>
    `On compare ${MEASURES[by]} : ${values.join(' contre ')}${winner === null ? ', égalité' : ''}.`,
  'p-extra-night': () => 'Rien ne départage les équipes : une manche de nuit de plus.',
  'p-duellist': ({ team, hero }, state) => `${theTeam(state, team)} choisit ${heroName(state, hero)} pour le duel.`,
  'p-over': ({ end }, state) => endText(state, end),
} satisfies Say;
