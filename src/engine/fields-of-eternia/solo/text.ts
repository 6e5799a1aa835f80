// What a solo sheet says, in French. Combats speak for themselves.
import { de, listOf, plural } from '../../kernel/french.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { REFUSALS } from '../combat/refusals.ts';
import { tellCombat } from '../combat/event-text.ts';
import { combatText } from '../combat/text.ts';
import type { Outcome } from '../combat/types.ts';
import { sentenceOf } from '../faults.ts';
import { LEVEL_NAMES, losesPs, paysText, signed, soldiers as troops } from '../words.ts';
import { nameOf, payable } from './board.ts';
import { call, isFought, toldBy } from './fight.ts';
import type { Rhythm } from './levels.ts';
import { SOLO_REFUSALS } from './refusals.ts';
import { SCORE_NAMES } from './score-names.ts';
import type { AnySoloAction, SoloAction, SoloEvent, SoloMode, SoloState } from './types.ts';

type Told = Pick<SoloState, 'fixed'>;
const outpost = ({ fixed }: Told, at: number): string => fixed.outposts[at]?.name ?? '';
const friend = ({ fixed }: Told, at: number): string => nameOf(fixed, 0, at);
const enemy = ({ fixed }: Told, at: number): string => nameOf(fixed, 1, at);
const cell = (day: boolean): string => (day ? 'de jour' : 'de nuit');
const ps = (count: number): string => `${count} PS`;
const RHYTHMS: Readonly<Record<Rhythm, string>> = {
  jamais: '',
  nuit: 'Fin de manche de nuit',
  manche: 'Fin de manche',
  tour: 'Fin de tour',
};
const ENDS: Readonly<Record<Outcome['why'], (hero: string, other: string, won: boolean) => string>> = {
  vaincu: (hero, other, won) => `${won ? `${hero} a vaincu ${other}` : `${other} a vaincu ${hero}`}.`,
  double: (hero, other) => `${hero} et ${other} sont tombés ensemble.`,
  fuite: (hero, other) => `${hero} a fui devant ${other}.`,
  degats: (hero, other, won) => `${won ? hero : other} l'emporte aux dégâts.`,
  ps: (hero, other, won) => `${won ? hero : other} l'emporte aux PS restants.`,
  'creature-fuit': (_, other) => `${other} a pris la fuite.`,
  'boss-reste': (_, other) => `${other} reste en jeu.`,
};

const own = byTag<SoloEvent, readonly [Told], string>({
  'solo-begun': ({ level, eternium, skulls, cards, gift }) =>
    `Niveau ${LEVEL_NAMES[level]} : ${eternium} Eternium, ${plural(cards, 'carte effet', 'cartes effet')} (${skulls === 1 ? '1 crâne' : `jusqu'à ${skulls} crânes`}), deux paquets d'affrontement, Ruptures temporelles pour scénarios, aucune carte victoire.${gift ? ' Un soldat à vous dans la guilde de mages, la boutique et la forge les plus proches.' : ''}`,
  'solo-turned': ({ turns }) => `Un tour est fini, le ${turns === 1 ? '1er' : `${turns}e`} de cette manche.`,
  'solo-round-over': ({ round, day }) => `La manche ${round + 1}, ${cell(day)}, est finie.`,
  'solo-round-began': ({ round, day, left }) =>
    `Manche ${round + 1}, ${cell(day)}. ${left === 0 ? 'C’est la dernière.' : `Il en reste ${left} ensuite.`}`,
  'solo-captured': ({ outpost: at, scores }, state) =>
    `${outpost(state, at)} est à vous${scores ? ' : 1 PV au score s’il l’est encore à la fin' : ''}.`,
  'solo-lost': ({ outpost: at, soldiers }, state) =>
    `L'ennemi tient ${outpost(state, at)}${soldiers === 0 ? '' : ` avec ${troops(soldiers)}`}.`,
  'solo-left': ({ outpost: at, soldiers }, state) =>
    `${outpost(state, at)} : il ${soldiers === 0 ? 'ne reste aucun soldat ennemi' : `reste ${plural(soldiers, 'soldat ennemi', 'soldats ennemis')}`}.`,
  'solo-replaced': ({ outpost: at, soldiers }, state) =>
    `${outpost(state, at)} : l'ennemi y revient à ${troops(soldiers)}.`,
  'solo-reinforced': ({ outpost: at, soldiers, reserve, rhythm }, state) =>
    `${RHYTHMS[rhythm]} : en renfort, ${outpost(state, at)} passe à ${troops(soldiers)} ; ${plural(reserve, 'figurine', 'figurines')} en réserve.`,
  'solo-no-figures': ({ rhythm }) => `${RHYTHMS[rhythm]} : l'ennemi n'a plus de figurine en renfort.`,
  'solo-hurt': ({ side, hero, amount, health }, { fixed }) => `${losesPs(nameOf(fixed, side, hero), amount, health)}.`,
  'solo-healed': ({ side, hero, amount, health }, { fixed }) =>
    `${nameOf(fixed, side, hero)} récupère ${ps(amount)} et en a ${health}.`,
  'solo-fell': ({ side, hero, defeats, pays }, { fixed }) =>
    side === 1
      ? `${nameOf(fixed, 1, hero)} retourne à sa base et retrouve tous ses PS ; hors combat épique, cela ne donne pas de PV.`
      : `Défaite ${defeats > 1 ? `n° ${defeats} ` : ''}${de(nameOf(fixed, 0, hero))}, à noter pour le score : retour à la base, tous ses PS retrouvés.${pays ? '' : ' À ce niveau, rien à payer.'}`,
  'solo-paid': ({ hero, name, value, left }, state) =>
    `${friend(state, hero)} donne « ${name} », qui vaut ${value}${left > 0 ? ` ; il reste ${left} à payer` : ''}.`,
  'solo-paid-all': ({ hero, eternium, left, kept }, state) =>
    paysText(`Pour ${friend(state, hero)}, l'équipe`, eternium, left, kept),
  'solo-eternium': ({ amount, eternium }) =>
    `${amount > 0 ? `${amount} Eternium de plus` : `${-amount} Eternium de moins`} : ${eternium} en réserve.`,
  'solo-pv': ({ amount, pv }) => `${amount} PV de plus, ${pv} en tout.`,
  'solo-fight': ({ hero, enemy: foe, soldiers }, state) =>
    `${friend(state, hero)}${soldiers > 0 ? `, avec ${troops(soldiers)},` : ''} affronte ${enemy(state, foe)}.`,
  'solo-fought': ({ hero, enemy: foe, why, winner, pv, tamed }, state) =>
    `${ENDS[why](friend(state, hero), enemy(state, foe), winner === 0)}${pv > 0 ? ` ${pv} PV.` : ''}${tamed ? ` ${friend(state, hero)} dompte ${enemy(state, foe)}.` : ''}`,
  'solo-success': ({ objective }) => `L'objectif est atteint${objective === '' ? '' : ` : ${objective}`}.`,
  'solo-time-up': () => "La dernière manche est finie : l'objectif n'est pas atteint.",
  'solo-scored': ({ tally }) => {
    const counted = tally.parts.filter(({ value }) => value !== 0);
    const sum = tally.sum < 0 ? `−${-tally.sum}` : `${tally.sum}`;
    if (counted.length === 0) return `Score final : ${sum}.`;
    return `Score final : ${sum}, soit ${listOf(counted.map(({ what, value }) => `${signed(value)} (${SCORE_NAMES[what]})`))}.`;
  },
});
const action = byTag<SoloAction, readonly [SoloState], string>({
  'solo-begin': () => 'Commencer la partie',
  'solo-turn': () => 'Noter la fin d’un tour',
  'solo-round': () => 'Noter la fin de la manche',
  'solo-capture': ({ outpost: at }, state) => `Prendre ${outpost(state, at)}`,
  'solo-lose': ({ outpost: at, soldiers }, state) =>
    `Laisser ${outpost(state, at)} à l'ennemi, ${soldiers === 0 ? 'sans soldat' : `avec ${troops(soldiers)}`}`,
  'solo-losses': ({ outpost: at, soldiers }, state) =>
    `${outpost(state, at)} : ne laisser ${soldiers === 0 ? 'aucun soldat ennemi' : `que ${plural(soldiers, 'soldat ennemi', 'soldats ennemis')}`}`,
  'solo-replace': ({ outpost: at, soldiers }, state) =>
    `${outpost(state, at)} : remettre l'ennemi à ${troops(soldiers)}`,
  'solo-hurt': ({ side, hero, amount }, { fixed }) => `Retirer ${ps(amount)} à ${nameOf(fixed, side, hero)}`,
  'solo-heal': ({ side, hero, amount }, { fixed }) => `Rendre ${ps(amount)} à ${nameOf(fixed, side, hero)}`,
  'solo-eternium': ({ amount }) => (amount > 0 ? `Ajouter ${amount} Eternium` : `Dépenser ${-amount} Eternium`),
  'solo-pv': ({ amount }) => `Ajouter ${amount} PV`,
  'solo-fight': ({ hero, enemy: foe, soldiers }, state) =>
    `Combattre : ${friend(state, hero)} contre ${enemy(state, foe)}, ${soldiers > 0 ? `avec ${troops(soldiers)}` : 'sans soldat'}`,
  'solo-objective': () => 'Noter l’objectif atteint',
  'solo-reinforce': ({ outpost: at }, state) => `Renforcer ${outpost(state, at)}`,
  'solo-pay': ({ card }, state) =>
    card === null
      ? `Payer le reste : ${state.paying?.due ?? 0} Eternium`
      : `Donner « ${payable(state, state.paying?.hero ?? 0).find(({ id }) => id === card)?.name ?? card} »`,
});
const isOwn = (one: AnySoloAction): one is SoloAction => !Object.hasOwn(call.types, one.type);
const STAGES: Readonly<Record<SoloState['stage'], (state: SoloState) => string>> = {
  'mise-en-place': () => 'La partie solo va commencer.',
  table: ({ fixed, round }) =>
    `Manche ${round + 1} sur ${fixed.track.length}, ${cell(fixed.track[round]?.day ?? true)} : que s'est-il passé sur votre plateau de jeu ?`,
  renforts: ({ reserve }) =>
    `L'ennemi n'a plus que ${plural(reserve, 'figurine', 'figurines')} : quels avant-postes renforcer ?`,
  paiement: (state) =>
    `${friend(state, state.paying?.hero ?? 0)} doit encore ${state.paying?.due ?? 0} : en cartes, ou en Eternium.`,
  fini: () => 'La partie est terminée.',
};
export const soloText: ModeText<SoloMode> = {
  event: (event, state) => (isFought(event) ? tellCombat(event, toldBy(state.fixed, event.fight)) : own(event, state)),
  action: (one, state) =>
    isOwn(one) ? action(one, state) : state.combat === null ? '' : combatText.action(one, state.combat),
  refusal: sentenceOf(SOLO_REFUSALS, REFUSALS),
  node: (state) => (state.combat === null ? STAGES[state.stage](state) : combatText.node(state.combat)),
  result: (result) => {
    const [why = '', score = ''] = result.split(':');
    return `${why === 'objectif' ? 'Objectif atteint' : 'Limite de manches atteinte'} : score ${score.replace('-', '−')}.`;
  },
  // who plays alone is, in a combat, the hero that its questions name
  seat: (seat, { fixed, combat }) =>
    (fixed.players.length === 1 ? combat?.fixed.sides[0].name : fixed.players[seat]) ?? fixed.players[seat] ?? 'Vous',
};
