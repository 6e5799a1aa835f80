// What a soldiers' combat says, in French: whole sentences, one per case.
import { au, capital, plural } from '../../kernel/french.ts';
import { known } from '../../kernel/result.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { sentenceOf } from '../faults.ts';
import { losesPs, thePlace } from '../words.ts';
import { hasChoice } from './board.ts';
import { BATAILLE_REFUSALS } from './refusals.ts';
import type { SoldiersAction, SoldiersEvent, SoldiersFixed, SoldiersMode, SoldiersState } from './types.ts';

const soldiers = (n: number): string => (n === 0 ? 'aucun soldat' : plural(n, 'soldat', 'soldats'));
/** All that its sentences ask of a combat: a game that holds one tells it without. */
export interface SoldiersTold {
  readonly fixed: Pick<SoldiersFixed, 'teams' | 'place' | 'hero' | 'heroes'> & {
    readonly kind?: SoldiersFixed['kind'];
  }; // untold: no boss alone there
}
const heroName = ({ fixed }: SoldiersTold, hero: number | null): string =>
  hero === null ? (fixed.hero ?? '') : known(fixed.heroes[hero]);
const team = ({ fixed }: SoldiersTold, side: 0 | 1): string => fixed.teams[side];

export const tellBataille = byTag<SoldiersEvent, readonly [SoldiersTold], string>({
  'bat-exchanged': ({ pairs, attackers, soldiers: left }, s) =>
    `Soldat contre soldat : ${plural(pairs, 'soldat retiré', 'soldats retirés')} dans chaque camp. Après l’échange : ${team(s, 0)}, ${soldiers(attackers)} ; ${team(s, 1)}, ${soldiers(left)}.`,
  'bat-hit-hero': ({ hero, damage, health, attackers }, s) =>
    `${losesPs(heroName(s, hero), damage, health)}. ${plural(damage, 'soldat attaquant retourne', 'soldats attaquants retournent')} en réserve, ${attackers === 0 ? 'il n’en reste aucun' : `il en reste ${attackers}`}.`,
  'bat-hit-soldier': ({ damage, soldiers: left, attackers }) =>
    `${plural(damage, 'soldat défenseur encaisse et part', 'soldats défenseurs encaissent et partent')} en réserve, ${damage > 1 ? `avec ${damage} attaquants` : 'avec un attaquant'}. ${left === 0 ? 'Plus aucun soldat ne défend' : `${plural(left, 'soldat défend', 'soldats défendent')} encore`}, ${attackers === 0 ? 'plus aucun n’attaque' : plural(attackers, 'attaque', 'attaquent')}.`,
  'bat-entered': ({ soldiers: gone, damage, health, left }, s) =>
    damage === 0
      ? `${heroName(s, null)} entre : ${plural(gone, 'soldat est retiré', 'soldats sont retirés')} sans le moindre coup reçu.`
      : `${heroName(s, null)} entre parmi des soldats : chacun coûte 1 PS, puis part. ${losesPs(heroName(s, null), damage, health)}${left === 0 ? '' : `, face à ${soldiers(left)}`}.`,
  'bat-fallen': ({ hero, turnEnds }, s) =>
    `${heroName(s, hero)} est à 0 PS, donc hors de combat, sans PV pour personne${turnEnds ? ' : le tour s’arrête' : ''}. Retour à la base, soins, et 5 Eternium à payer.`,
  'bat-ignored': ({ boss }) => `Les soldats ignorent le boss (${boss}) : aucun combat.`,
  'bat-over': ({ holder, attackers, soldiers: left }, s) => {
    const place = thePlace(s.fixed.place);
    if (holder === null) return `Plus personne ne tient ${place}.`;
    const count = holder === 0 ? attackers : left;
    const how = holder === 1 ? 'garde' : s.fixed.kind === 'boss' ? 'partage avec le boss' : 'prend';
    return `L’équipe ${team(s, holder)} ${how} ${place}${count === 0 ? '' : `, avec ${soldiers(count)}`}.`;
  },
});
const GO: Readonly<Record<SoldiersState['fixed']['kind'], string>> = {
  soldats: 'Retirer un soldat contre un soldat',
  heros: 'Infliger les dégâts des soldats',
  mixte: 'Infliger les dégâts restants',
  entree: 'Affronter les soldats',
  boss: 'Laisser le boss tranquille',
};
const label = byTag<SoldiersAction, readonly [SoldiersState], string>({
  'bat-go': (_, s) => GO[s.fixed.kind],
  'bat-hit': ({ target }, s) =>
    target === 'soldat' ? 'Sacrifier un soldat' : `Faire perdre 1 PS ${au(heroName(s, target))}`,
});
const RESULTS: Readonly<Record<string, (s: SoldiersState) => string>> = {
  attaque: (s) =>
    s.fixed.kind === 'boss' ? 'Aucun combat : les soldats restent là.' : `L’équipe ${team(s, 0)} prend la zone.`,
  defense: (s) => `L’équipe ${team(s, 1)} garde la zone.`,
  personne: () => 'Plus personne ne tient la zone.',
};

export const combatDeSoldatsText: ModeText<SoldiersMode> = {
  event: tellBataille,
  action: label,
  refusal: sentenceOf(BATAILLE_REFUSALS),
  node: (s) => {
    if (s.outcome !== null) return '';
    return hasChoice(s)
      ? `${team(s, 1)} : qui encaisse le prochain dégât ? Encore ${s.attackers} à placer.`
      : `${capital(s.fixed.place)} : rien à choisir, le combat se résout.`;
  },
  result: (result, state) => RESULTS[result]?.(state) ?? '',
  seat: (seat, state) => team(state, seat === state.fixed.seats[1] ? 1 : 0),
};
