// One sentence per reminder: what to do or not to do, then its numbers.
import { capital, listOf } from '../../kernel/french.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { countedSpoken } from '../counted.ts';
import type { SpecialSpec } from '../mission/format.ts';
import type { Camp, Space } from '../types.ts';
import {
  CAMP_WORDS,
  comparedText,
  count,
  cubesWord,
  discCount,
  MARKER_WORDS,
  quoted,
  SPACE_WORDS,
  stateName,
  zoneWord,
} from '../words.ts';
import type { CheckReason } from './event-types.ts';
import { labelOf, quotedPower, theTile, tileName, who } from './names.ts';
import type { Reminder } from './reminder-types.ts';
import type { Fixed, PartieState } from './types.ts';

type Say<K extends Reminder['type']> = (reminder: Of<Reminder, K>, fixed: Fixed) => string;

const special = (id: string, { mission }: Fixed): SpecialSpec | undefined =>
  mission.special?.find((one) => one.id === id);
const specialName = (id: string, fixed: Fixed): string => special(id, fixed)?.name ?? id;
const skillOf = (id: string, fixed: Fixed): string => {
  const one = special(id, fixed);
  return quoted(one?.kind === 'loan' ? one.skill : id);
};
const pluralOf = (token: string, { mission }: Fixed): string =>
  mission.tokens.find(({ id }) => id === token)?.plural ?? token;
const nameOf = (token: string, { mission }: Fixed): string =>
  mission.tokens.find(({ id }) => id === token)?.name ?? token;
const either = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ou ${names.at(-1) ?? ''}`;

// ── The check
const reasonText = (reason: CheckReason, fixed: Fixed): string => {
  const end = fixed.mission.ends.find(({ id }) => id === reason.end);
  if (end?.kind !== 'when') return 'C’est la dernière de la mission.';
  return comparedText(
    end.when,
    { left: reason.left ?? 0, right: reason.right, met: reason.holds },
    fixed,
    countedSpoken,
  );
};
const WINS: Readonly<Record<Camp, string>> = { hero: 'le héros gagnerait', villain: 'le vilain gagnerait' };
const check: Say<'check'> = ({ turn, check: number, reasons, winner }, fixed) =>
  [
    `Après ce tour vient la vérification ${number} du tour ${turn}.`,
    ...reasons.map((reason) => reasonText(reason, fixed)),
    winner === null ? 'En l’état, la partie continuerait.' : `En l’état, la partie finirait et ${WINS[winner]}.`,
  ].join(' ');

// ── The HQ
const eventPower: Say<'event-power'> = ({ power, keys }) => {
  const effects = keys.map((key) => quoted(labelOf(power, key) ?? key));
  const choice = keys.length > 1 ? `, au choix : ${either(effects)}` : ` : ${effects.join('')}`;
  return `Activer la tuile événement déclenche le pouvoir ${quotedPower(power)}${choice}.`;
};
const eventMission: Say<'event-mission'> = ({ tiles }) =>
  `La mission y ajoute un effet : ${tiles === 0 ? 'il n’y a pour l’instant aucune tuile neutralisée à rendre à la boîte' : 'une tuile neutralisée de cette rivière retourne dans la boîte'}.`;

// ── Tokens
const HOLDS: Readonly<Record<string, string>> = {
  guard: 'défense automatique de 4 et contre-attaque 3',
  stealth: 'intouchable 5',
};
const ZONE_EFFECTS: Readonly<Record<'venom' | 'fear' | 'swarm', string>> = {
  venom: 'le terrain y est dangereux de 2 niveaux de plus',
  fear: 'qui agit là compte 3 de plus à la menace adverse',
  swarm: 'y entrer se paie comme devant horreur 2, sauf pour Ratcatcher',
};
const zones: Say<'zones'> = ({ kind, zones: where, count: n }) =>
  `${capital(n === 1 ? MARKER_WORDS[kind].a : `${n} ${MARKER_WORDS[kind].many}`)}${where.length === 0 ? ' sur le plan' : ` dans ${listOf(where.map(zoneWord))}`} : ${ZONE_EFFECTS[kind]}.`;
const limitWord = (space: Space, limit: number | null): string =>
  `${SPACE_WORDS[space]}, ${limit === null ? '1 cube de moins que d’habitude' : `${cubesWord(limit)} au plus`}`;
const hacked: Say<'hacked'> = ({ side, spaces }) =>
  `Poste ${CAMP_WORDS[side].of} piraté : ${spaces.map(({ space, limit }) => limitWord(space, limit)).join(' ; ')}.`;

// ── The mission
const sweep: Say<'sweep'> = ({ token, from, to, count: n }, fixed) =>
  `À la fin de ce tour, ${n > 1 ? `${n} ${pluralOf(token, fixed)} quittent` : `1 ${nameOf(token, fixed)} quitte`} ${quoted(stateName(fixed, token, from))} pour ${quoted(stateName(fixed, token, to))}.`;
const fumesNear: Say<'fumes-near'> = ({ special: id, left, right, cubes }, fixed) => {
  const one = special(id, fixed);
  return one?.kind === 'fumes'
    ? `${quoted(one.name)}, c’est pour bientôt. ${comparedText(one.when, { left, right, met: false }, fixed, countedSpoken)} Chaque camp ne récupérerait alors plus que ${cubesWord(cubes)}.`
    : id;
};
const FORBIDDEN: Readonly<Record<'depollute' | 'demobilise', string>> = {
  depollute: 'dépolluer une rivière',
  demobilise: 'démobiliser',
};

const SAYINGS: { readonly [K in Reminder['type']]: Say<K> } = {
  'start-effects': () => 'Appliquez les effets de début de tour du livret de base : Versus n’y change rien.',
  'end-effects': () => 'Appliquez les effets de fin de tour du livret de base.',
  'give-back': ({ spent, kept }) =>
    `En finissant, ${spent === 1 ? '1 disque dépensé devient indisponible' : `${spent} disques dépensés deviennent indisponibles`}${kept === 0 ? '' : kept === 1 ? ' ; celui qui est disponible le reste' : ` ; les ${kept} disponibles le restent`}.`,
  late: ({ ahead, cost }) =>
    `Batwoman a mis le vilain en retard : ${count(ahead, 'activation compte', 'activations comptent')} en plus des siennes, et la prochaine lui coûte ${discCount(cost)}.`,
  surcharge: ({ tiles }, fixed) =>
    `Avec Robin debout, 1 disque de plus pour activer ${either(tiles.map((tile) => tileName(fixed, tile)))}.`,
  check,
  'more-discs': ({ more }) => `Oracle est debout : ${discCount(more)} de plus à cet entretien.`,
  'more-cubes': ({ more }) => `Julia Pennyworth est debout : ${cubesWord(more)} de plus à cet entretien.`,
  'event-power': eventPower,
  'event-idle': ({ side }) =>
    `Activer la tuile événement ne déclencherait aucun effet du QG ${CAMP_WORDS[side].of} en ce moment.`,
  'event-barred': ({ power, key, figure }, fixed) =>
    `${capital(who(fixed, figure))} est dans la zone du QG : ${quoted(labelOf(power, key) ?? key)} n’y est pas possible.`,
  'event-mission': eventMission,
  'token-leaves': ({ tile, kind }, fixed) => `Activer ${theTile(fixed, tile)} fait partir ${MARKER_WORDS[kind].a}.`,
  'token-holds': ({ tile, kind }, fixed) =>
    `${tileName(fixed, tile)} porte ${MARKER_WORDS[kind].a} : ${HOLDS[kind] ?? ''}.`,
  frozen: ({ zone }) =>
    `Sbires et élites du vilain n’agissent pas dans ${zone === null ? 'la zone du pion freeze' : zoneWord(zone)}.`,
  zones,
  hacked,
  shadows: ({ left }) =>
    left === 1
      ? 'La dernière ombre se retourne dès qu’une attaque ou une explosion la vise.'
      : `${left} ombres sur le plan : celle que vise une attaque ou une explosion se retourne.`,
  'batman-returns': () => 'Activer Batman le remet en jeu là où il se cache ; il peut attaquer aussitôt.',
  'operated-limits': ({ tile }, fixed) =>
    `${tileName(fixed, tile)} : ces figurines opérées ne tentent ni manipulation ni réflexion.`,
  'operated-fear': ({ tile }, fixed) => `Les figurines opérées de ${tileName(fixed, tile)} ont horreur 1.`,
  captures: () => 'Si Katana neutralise quelqu’un, dites que c’est elle : la figurine va dans Soultaker.',
  mutates: ({ left }) =>
    `Si Mr. Bloom neutralise au corps à corps, dites que c’est lui : ${left === 1 ? 'la dernière figurine' : `l’une des ${left} figurines`} du gang peut prendre la place.`,
  recovery: ({ special: id, discs }, fixed) =>
    `${quoted(specialName(id, fixed))} : la mission fixe à ${discCount(discs)} la récupération de ce tour, pour chaque camp.`,
  'fumes-on': ({ cubes }) =>
    `Les vapeurs sont là : pas plus de ${cubesWord(cubes)} récupérés, avant ce qu’un pouvoir ajoute.`,
  'fumes-near': fumesNear,
  sweep,
  'loan-left': ({ special: id, left }, fixed) =>
    `${specialName(id, fixed)} : encore ${left} fois dans la partie, à dire quand des élites commencent à agir (${skillOf(id, fixed)}).`,
  'loan-offer': ({ special: id, left }, fixed) =>
    `${specialName(id, fixed)} : un personnage élite qui agit maintenant peut recevoir ${skillOf(id, fixed)} (encore ${left} fois en tout).`,
  'loan-on': ({ special: id, figures }, fixed) => {
    const whom = listOf(figures.map((figure) => (figure === null ? 'un personnage élite' : who(fixed, figure))));
    return `${specialName(id, fixed)} : ${whom} ${figures.length > 1 ? 'ont' : 'a'} la compétence ${skillOf(id, fixed)} jusqu’à la fin de cette activation.`;
  },
  escort: ({ token }, fixed) =>
    `Faire avancer des ${pluralOf(token, fixed)} : une réflexion automatique dans leur zone, puis leur premier mouvement, sans cubes.`,
  shielded: ({ token }, fixed) =>
    `Les ${pluralOf(token, fixed)} ne se visent pas, et leur zone ne reçoit pas d’explosion.`,
  forbidden: ({ operation, token }, fixed) =>
    `La mission interdit de ${FORBIDDEN[operation]}${token === null ? '' : ` les ${pluralOf(token, fixed)}`}.`,
};
const say = byTag<Reminder, readonly [Fixed], string>(SAYINGS);
/** Needs only the reminder and what never changes in a game. Ordinary spaces: the view typesets them. */
export const reminderText = (reminder: Reminder, { fixed }: Pick<PartieState, 'fixed'>): string => say(reminder, fixed);
