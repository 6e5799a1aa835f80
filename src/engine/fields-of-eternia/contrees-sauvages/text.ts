// What a combat in the wilds says, in French: whole sentences, one per case.
import { de, plural } from '../../kernel/french.ts';
import { byTag } from '../../kernel/tags.ts';
import type { ModeText } from '../../kernel/text.ts';
import { diceText } from '../dice-text.ts';
import { sizeOfDice } from '../dice.ts';
import { sentenceOf } from '../faults.ts';
import { effectsText, effectText, losesPs, SHOWN, signed, WILD_NAMES } from '../words.ts';
import { leftOf, testOf, toAssign } from './board.ts';
import { WILD_REFUSALS } from './refusals.ts';
import type { Scored, WildAction, WildEvent, WildMode, WildState, WildTally, WildTarget } from './types.ts';

const TARGETS: Readonly<Record<WildTarget, string>> = { defense: 'la défense', ps: 'les PS', attaque: 'l’attaque' };
const DICE: Readonly<Record<Scored, string>> = { reussite: 'Une réussite', double: 'Une double réussite' };
const successes = (n: number): string => (n === 0 ? 'aucune réussite' : plural(n, 'réussite', 'réussites'));
/** All that its sentences ask of a combat: a game that holds one tells it without. */
export interface WildTold {
  readonly fixed: { readonly hero: { readonly name: string }; readonly enemy: { readonly name: string } };
}
const hero = ({ fixed }: WildTold): string => fixed.hero.name;
const enemy = ({ fixed }: WildTold): string => fixed.enemy.name;
const markedText = (count: number): string => (count === 1 ? 'le dé marqué' : `les ${count} dés marqués`);
const bodyText = ({ sum }: WildTally): string => ` pour un corps de ${sum}`;

const untamed = ({ why, cost, eternium }: Extract<WildEvent, { type: 'wild-untamed' }>, state: WildTold): string => {
  switch (why) {
    case 'allie':
      return 'C’était un allié de l’autre camp : battu, il ne rejoint personne.';
    case 'cout':
      return 'Aucun coût sur sa carte : cette créature ne se dompte pas.';
    case 'eternium':
      return `Dompter la créature coûterait ${cost} Eternium ; la réserve n’en a que ${eternium}.`;
    case 'refus':
      return `${hero(state)} renonce à dompter la créature, qui va à la défausse.`;
  }
};

export const tellWild = byTag<WildEvent, readonly [WildTold], string>({
  'wild-tested': ({ face, success }, s) =>
    `Un dé pour la capacité ${de(enemy(s))} : il montre ${SHOWN[face]}${success ? '' : ', c’est un échec'}.`,
  'wild-nothing': ({ name }) => `${name} : la capacité ne donne rien.`,
  'wild-raised': ({ name, figure, value, now }) =>
    `${name} : ${figure === 'attaque' ? 'l’attaque' : 'la défense'} de l’ennemi passe à ${now} (${signed(value)}).`,
  'wild-bitten': ({ name, amount, health }, s) =>
    `${name} : ${losesPs(hero(s), amount, health, ' avant même de lancer ses dés')}.`,
  'wild-changed': ({ name, value, health }) =>
    `${name} : l’ennemi ${value < 0 ? 'descend' : 'monte'} à ${health} PS (${signed(value)}).`,
  'wild-by-hand': ({ name, effect, what }) =>
    `${name} : ${effectText(effect)}. ${what === 'capacite' ? 'À appliquer à la main.' : 'À appliquer après le combat.'}`,
  'wild-thrown': ({ faces, count, body, table, successes: worth, wave }, s) =>
    wave === 1 && count === 0
      ? `${hero(s)} n’a aucun dé à lancer${body === null ? '' : bodyText(body)}.`
      : wave === 1
        ? `${hero(s)} lance ${plural(count, 'dé', 'dés')}${body === null ? '' : bodyText(body)} : ${diceText(faces)}.`
        : `Relance : ${diceText(faces)}. Sur la table : ${diceText(table)}, soit ${successes(worth)}.`,
  'wild-again': ({ marked, extra }, s) =>
    `${hero(s)} relance ${markedText(marked)}${sizeOfDice(extra) === 0 ? '' : `, et en plus ${diceText(extra)}`}.`,
  'wild-stopped': ({ blank }, s) =>
    blank === 0
      ? 'Plus aucun dé à relancer : le lancer est fini.'
      : `${hero(s)} s’arrête là ; ${plural(blank, 'dé à relancer, laissé là, ne vaut', 'dés à relancer, laissés là, ne valent')} rien.`,
  'wild-spare': ({ dice }) =>
    `${plural(dice, 'dé au-delà de 10 compte pour une réussite', 'dés au-delà de 10 comptent chacun pour une réussite')}.`,
  'wild-assigned': ({ die, to, left, lost, dealt }) => {
    const wasted = lost === 0 ? '' : ` ; ${plural(lost, 'point est perdu', 'points sont perdus')}`;
    return to === 'ps'
      ? `${DICE[die]} sur les PS : ${plural(dealt, 'dégât prévu', 'dégâts prévus')}${wasted}.`
      : `${DICE[die]} sur ${TARGETS[to]} de l’ennemi : il en reste ${left}${wasted}.`;
  },
  'wild-struck': ({ damage, before, health }, s) =>
    damage === 0
      ? `Aucun dé sur les PS : ${enemy(s)} garde ses ${before} PS.`
      : `${enemy(s)} subit ${plural(damage, 'dégât', 'dégâts')} et passe de ${before} à ${health} PS.`,
  'wild-hurt': ({ attack, parried, before, health }, s) => {
    const parry = parried === 0 ? '' : `, ${parried} de moins grâce aux dés`;
    const [how, then] =
      attack === 0 ? ['pour rien', `garde ses ${before}`] : [`à ${attack}`, `passe de ${before} à ${health}`];
    return `En même temps, l’ennemi attaque ${how}${parry} : ${hero(s)} ${then} PS.`;
  },
  'wild-won': ({ fallen }, s) =>
    `L’ennemi est vaincu : sa récompense est acquise${fallen ? `, bien que ${hero(s)} tombe aussi` : ''}.`,
  'wild-reward': ({ effects, eternium, health }, s) => {
    const given = effects.flatMap((effect) =>
      effect.do === 'eternium'
        ? [`l’équipe a ${eternium} Eternium`]
        : effect.do === 'soigner'
          ? [`${hero(s)} a ${health} PS`]
          : [],
    );
    return given.length === 0
      ? 'La récompense est à prendre.'
      : `Récompense : ${effectsText(effects)} ; ${given.join(' ; ')}.`;
  },
  'wild-fallen': ({ won }, s) =>
    `${hero(s)} est à 0 PS, donc hors de combat : le tour s’arrête, retour à la base, soins, et 5 Eternium à payer${won ? ' ; pas question de dompter la créature' : ''}.`,
  'wild-back': ({ health }, s) =>
    `${enemy(s)} tient encore debout, avec ${health} PS : sa carte est remélangée dans le paquet de rencontres.`,
  'wild-untamed': untamed,
  'wild-tamed': ({ cost, eternium, mount }, s) =>
    `${hero(s)} dompte ${enemy(s)} pour ${cost} Eternium et profite de son bonus${mount === null ? '' : `, à la place ${de(mount)}`}. Il en reste ${eternium} à l’équipe.`,
});

const label = byTag<WildAction, readonly [WildState], string>({
  'wild-go': (_, s) =>
    s.stage === 'ability'
      ? 'Appliquer la capacité de l’ennemi'
      : s.stage === 'assign'
        ? 'Ne plus affecter de dé'
        : 'Résoudre les deux attaques',
  'wild-test': ({ face }) => WILD_NAMES[face],
  'wild-throw': ({ faces }) => diceText(faces),
  'wild-again': ({ extra }, s) =>
    `Relancer ${markedText(s.dice.relancer)}${sizeOfDice(extra) === 0 ? ' seulement' : `, plus ${diceText(extra)}`}`,
  'wild-stop': () => 'Arrêter de relancer',
  'wild-assign': ({ die, to }) => `${DICE[die]} sur ${TARGETS[to]}`,
  'wild-tame': ({ yes }, s) => (yes ? `Dompter la créature (${s.fixed.enemy.cost ?? 0} Eternium)` : 'Ne pas dompter'),
});

const ask = (s: WildState): string => {
  switch (s.stage) {
    case 'ability':
      return testOf(s) === undefined
        ? `La capacité ${de(enemy(s))} passe avant les dés.`
        : `La capacité ${de(enemy(s))} demande un dé.`;
    case 'throw':
      return `${hero(s)} lance ${plural(s.due, 'dé', 'dés')}.`;
    case 'reroll':
      return `${hero(s)} relance ${markedText(s.dice.relancer)}, ou s’arrête.`;
    case 'assign':
      return `À ${hero(s)} d’affecter ${toAssign(s) > 1 ? 'ses dés' : 'son dernier dé'} : défense ${leftOf(s, 'defense')}, PS ${leftOf(s, 'ps')}, attaque ${leftOf(s, 'attaque')}.`;
    case 'attack':
      return 'Les dés sont placés : les deux attaques se résolvent ensemble.';
    case 'tame':
      return `${hero(s)} peut dompter ${enemy(s)} : maintenant ou jamais.`;
    case 'over':
      return '';
  }
};
const RESULTS: Readonly<Record<string, (s: WildState) => string>> = {
  victoire: (s) => `${hero(s)} l’emporte${s.outcome?.tamed === true ? ' et dompte la créature' : ''}.`,
  'chute-commune': (s) => `${hero(s)} et l’ennemi tombent ensemble.`,
  defaite: (s) => `${hero(s)} tombe, l’ennemi reste debout.`,
  echec: () => 'L’ennemi reste debout.',
};

export const contreesSauvagesText: ModeText<WildMode> = {
  event: tellWild,
  action: label,
  refusal: sentenceOf(WILD_REFUSALS),
  node: ask,
  result: (result, state) => RESULTS[result]?.(state) ?? '',
  seat: (_, state) => hero(state),
};
