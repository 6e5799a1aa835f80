// One sentence per event. Needs only the event and what never changes: names of cards, the mission.
import { capital, listOf } from '../../kernel/french.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { checkedText, fumesText, overText, pieceText, testedText, turnBeganText } from '../mission/event-text.ts';
import { type Camp, type Cubes, type Discs, type FigureId, SPACES, type Zone } from '../types.ts';
import {
  CAMP_WORDS,
  count,
  discCount,
  CUBE_PLACE_WORDS,
  cubesWord,
  diceWord,
  DISC_ZONE_WORDS,
  inZone,
  lifeWord,
  MARKER_WORDS,
  MEANS_WORDS,
  of,
  pieceName,
  poolWord,
  quoted,
  shadowWord,
  SPACE_WORDS,
  successesWord,
  woundsWord,
  zoneWord,
  thePiece,
} from '../words.ts';
import type { PartieEvent } from './event-types.ts';
import {
  agreed,
  figuresWord,
  isIdle,
  labelOf,
  quotedPower,
  stepsWord,
  theFigure,
  theTile,
  tileName,
  tileWord,
  who,
} from './names.ts';
import type { PartieState } from './types.ts';

/** What a sentence may read beside its event. */
export type Told = Pick<PartieState, 'fixed'>;
type Say<K extends PartieEvent['type']> = (event: Of<PartieEvent, K>, told: Told) => string;

const The = (camp: Camp): string => capital(CAMP_WORDS[camp].the);
/** « Bane et le deuxième Malfrat ». */
const everyone = (figures: readonly FigureId[], { fixed }: Told): string =>
  listOf(figures.map((figure) => who(fixed, figure)));
const UNCHECKED = ' ; sa carte ne dit pas tout ce que demande la place';
const discsLeft = ({ available }: Discs): string =>
  available === 0 ? 'il ne lui en reste aucun de disponible' : `il lui en reste ${available}`;
const cubesNow = (cubes: Cubes): string =>
  [
    `${count(cubes.available, 'disponible')}`,
    ...(cubes.fatigue === 0 ? [] : [`${cubes.fatigue} en fatigue`]),
    ...SPACES.filter((space) => cubes[space] > 0).map((space) => `${cubes[space]} sur la ${SPACE_WORDS[space]}`),
  ].join(', ');
/** « récupère 3 disques (2 et 1 de plus) », « récupère 1 disque sur 2 », « n’a aucun cube à récupérer »: what came back, of what should. */
const recoveredWord = (say: (n: number) => string, moved: number, base: number, more: number): string => {
  const due = base + more;
  if (moved === 0 && due > 0) return `n’a aucun ${say(1).slice(2)} à récupérer`;
  return `récupère ${say(moved)}${moved === due ? '' : ` sur ${due}`}${more > 0 ? ` (${base} et ${more} de plus)` : ''}`;
};

// ── Set-up
const hqChosen: Say<'hq-chosen'> = ({ side, tile, power, unchecked }, { fixed }) =>
  `${The(side)} prend ${tileName(fixed, tile)} comme QG, ${power === null ? 'sans fiche de pouvoir ici' : `avec le pouvoir ${quotedPower(power)}`}${unchecked ? UNCHECKED : ''}.`;
const replaced: Say<'replaced'> = ({ side, tile, figures, by }, { fixed }) =>
  `Avec ${tileName(fixed, by)}, la tuile ${tileName(fixed, tile)} remplace la tuile événement ${CAMP_WORDS[side].of}, ${figures === 0 ? 'sans figurine de plus' : `et ${figuresWord(figures)} ${figures > 1 ? 'rejoignent' : 'rejoint'} le QG`}.`;
const taken: Say<'taken'> = ({ side, tile, slot, part, unchecked }, { fixed }) =>
  `${The(side)} prend ${tileName(fixed, tile)}${part === 'lieutenant' ? ' comme lieutenant' : ''}, à la place ${slot} de sa rivière${unchecked ? UNCHECKED : ''}.`;

// ── The turn
const recovered: Say<'recovered'> = ({ side, discs, base, more, after }) =>
  `À l’entretien, ${CAMP_WORDS[side].the} ${recoveredWord(discCount, discs, base, more)} ; il en a ${after.available} de disponible${after.available > 1 ? 's' : ''}.`;
const energyRecovered: Say<'energy-recovered'> = ({ side, cubes, base, more, available, fatigue }) =>
  `À l’entretien, ${CAMP_WORDS[side].the} ${recoveredWord(cubesWord, cubes, base, more)} : ${count(available, 'disponible')}${fatigue === 0 ? '' : `, ${fatigue} en fatigue`}.`;
const paid: Say<'paid'> = ({ side, tile, rank, discs, extra, after }, { fixed }) =>
  `${The(side)} paie ${discCount(discs)} pour activer ${theTile(fixed, tile)}, activation de rang ${rank}${extra > 0 ? `, avec ${extra} de plus pour un lieutenant` : ''} ; ${discsLeft(after)}.`;
const activated: Say<'activated'> = ({ side, tile, place, cubes, free }, { fixed }) =>
  `${The(side)} active ${theTile(fixed, tile)}, à la place ${place} de sa rivière : ${free ? 'ni disque ni cube à payer' : `${cubesWord(cubes)} à payer`}.`;
const returned: Say<'returned'> = ({ side, discs, after }) =>
  `Fin du tour ${CAMP_WORDS[side].of} : ${discs === 0 ? 'aucun disque ne quitte la zone de dépense' : discs === 1 ? '1 disque dépensé devient indisponible' : `${discs} disques dépensés deviennent indisponibles`} ; ${discsLeft(after)}.`;

// ── Powers
const NO_POWER: Readonly<Record<Of<PartieEvent, 'no-power'>['why'], (side: Camp) => string>> = {
  permanent: (side) => `Le QG ${CAMP_WORDS[side].of} n’a aucun effet à déclencher par sa tuile événement.`,
  dissociated: (side) => `Le QG ${CAMP_WORDS[side].of} est neutralisé : sa tuile événement n’a plus de pouvoir.`,
  impossible: (side) =>
    `Aucun effet du QG ${CAMP_WORDS[side].of} n’est possible pour l’instant : son pouvoir ne fait rien.`,
  hidden: (side) => `Le QG ${CAMP_WORDS[side].of} est caché, hors du plateau : son pouvoir ne fait rien.`,
};
const powerBegan: Say<'power-began'> = ({ side, power, key }) => {
  const label = labelOf(power, key);
  if (isIdle(power))
    return `Le pouvoir du QG ${CAMP_WORDS[side].of}, ${quotedPower(power)}, agit sans la tuile événement : elle n’y ajoute rien.`;
  return `Pouvoir du QG ${CAMP_WORDS[side].of}, ${quotedPower(power)}${label === undefined ? '' : ` : ${quoted(label)}`}.`;
};
/** The steps of its rules; those of the dice are told there. */
const asked: Say<'asked'> = ({ power, cites }) =>
  [`Pouvoir ${quotedPower(power)}, à jouer sur le plateau.`, stepsWord(cites)].join(' ').trim();
const rolled: Say<'rolled'> = ({ power, colour, dice, successes }) => {
  const leads = labelOf(power, `${successes}`);
  return `Pour ${quotedPower(power)}, ${diceWord(dice, colour)} : ${successesWord(successes)}${leads === undefined ? '' : `, soit ${quoted(leads)}`}.`;
};
const wounded: Say<'wounded'> = ({ figure, amount, life, power, by }, { fixed }) => {
  const left = life === null ? '' : life === 0 ? ' : plus aucun point de vie' : ` : il reste ${lifeWord(life)}`;
  const from = power !== null ? ` du pouvoir ${quotedPower(power)}` : by === null ? '' : `, par ${who(fixed, by)}`;
  return `${capital(who(fixed, figure))} subit ${woundsWord(amount)}${from}${left}.`;
};
const healed: Say<'healed'> = ({ figure, life, amount }, { fixed }) => {
  const whom = capital(who(fixed, figure));
  if (amount === null) return `${whom} retrouve tous ses points de vie.`;
  return `${whom} ${amount === 0 ? 'ne récupère aucun point de vie' : `récupère ${lifeWord(amount)}`}${life === null ? '' : ` : il lui en reste ${life}`}.`;
};
const neutralised: Say<'neutralised'> = ({ figure, by, means }, { fixed }) => {
  const how = [
    ...(by === null ? [] : [`par ${who(fixed, by)}`]),
    ...(MEANS_WORDS[means] === '' ? [] : [MEANS_WORDS[means]]),
  ].join(', ');
  return `${capital(theFigure(fixed, figure))} est ${agreed(fixed, figure, 'neutralisé')}${how === '' ? '' : ` ${how}`}.`;
};
const withLife = (life: number | null): string =>
  life === null ? 'avec tous ses points de vie' : `avec ${lifeWord(life)}`;
const lateText: Say<'late'> = ({ side, ahead }) =>
  `Le prochain tour ${CAMP_WORDS[side].of} commencera avec ${count(ahead, 'activation comptée', 'activations comptées')} d’avance : sa première y coûtera ${discCount(ahead + 1)}.`;
/** « chez le héros, aucun cube ne passe », « 1 cube passe », « 2 cubes passent ». */
const passing = (amount: number, what: string, side: Camp): string => {
  const moves =
    amount === 0 ? `aucun ${what} ne passe` : amount === 1 ? `1 ${what} passe` : `${amount} ${what}s passent`;
  return `chez ${CAMP_WORDS[side].the}, ${moves}`;
};
const disc: Say<'disc'> = ({ side, from, to, amount, power }) =>
  capital(
    `${power === null ? '' : `par ${quotedPower(power)}, `}${passing(amount, 'disque', side)} de la ${DISC_ZONE_WORDS[from]} à la ${DISC_ZONE_WORDS[to]}.`,
  );
const stolen: Say<'stolen'> = () => 'Le vilain prend 1 disque indisponible du héros.';
const cubesMoved: Say<'cubes-moved'> = ({ side, from, to, amount, cubes }) =>
  `${capital(passing(amount, 'cube', side))} de « ${CUBE_PLACE_WORDS[from]} » à « ${CUBE_PLACE_WORDS[to]} » : ${cubesNow(cubes)}.`;
const hacked: Say<'hacked'> = ({ side, space, saturation }) =>
  `La ${SPACE_WORDS[space]} ${CAMP_WORDS[side].of} reçoit un pion piratage : ${saturation === null ? 'sa saturation baisse de 1' : `${cubesWord(saturation)} au plus`}.`;

// ── Tokens, Batman's shadows
const markerPlaced: Say<'marker-placed'> = ({ kind, zone, figure }, { fixed }) =>
  figure === null
    ? `On pose ${MARKER_WORDS[kind].a}${inZone(zone)}.`
    : `${capital(who(fixed, figure))} reçoit ${MARKER_WORDS[kind].a}.`;
const markerRemoved: Say<'marker-removed'> = ({ kind, zone, figure }, { fixed }) =>
  figure === null
    ? `On retire ${MARKER_WORDS[kind].a}${zone === null ? '' : ` de ${zoneWord(zone)}`}.`
    : `${capital(who(fixed, figure))} perd ${MARKER_WORDS[kind].a}.`;
const REPORTED: Readonly<Record<Of<PartieEvent, 'marker-reported'>['what'], string>> = {
  add: 'entre en jeu',
  fade: 'passe côté dissipation',
  remove: 'quitte le plateau',
};
const flipped: Say<'markers-flipped'> = ({ kind, count: n }) => {
  const { one, many } = MARKER_WORDS[kind];
  return n === 0
    ? `Il n’y a pas de ${one} en dissipation : rien à retourner.`
    : `On remet côté plein ${n} ${n > 1 ? many : one}.`;
};
const batmanFound: Say<'batman-found'> = ({ shadow, zone, why }) =>
  `${why === 'aimed' ? `On découvre Batman sous ${shadowWord(shadow)}` : `On active Batman, caché sous ${shadowWord(shadow)}`} : sa figurine revient${zone === null ? ' sur le plateau' : inZone(zone)}, et les autres ombres s’en vont.`;

// ── Reports
const missionEvent: Say<'mission-event'> = ({ side, tile, none }, { fixed }) => {
  if (none) return `Dans cette mission, la tuile événement ${CAMP_WORDS[side].of} n’a que le pouvoir du QG.`;
  return tile === null
    ? `Événement de la mission : aucune tuile neutralisée à retirer de la rivière ${CAMP_WORDS[side].of}.`
    : `Événement de la mission : ${tileWord(fixed, tile)}, neutralisée, quitte la rivière ${CAMP_WORDS[side].of}.`;
};
const escorted: Say<'escorted'> = ({ piece, to, dangerous }, { fixed }) =>
  `${capital(thePiece(fixed, piece))} fait un mouvement${to === null ? '' : ` vers ${zoneWord(to)}`}${dangerous ? ', sans rien craindre du terrain dangereux' : ''}.`;
const movedTo = (from: Zone | null, to: Zone): string =>
  from === null ? `arrive dans ${zoneWord(to)}` : `va de ${zoneWord(from)} à ${zoneWord(to)}`;
const aimedAt = (at: string, { fixed }: Told): string =>
  at.startsWith('ombre-')
    ? shadowWord(Number(at.slice('ombre-'.length)))
    : at.includes('#')
      ? who(fixed, at)
      : pieceName(fixed, at);
const AIMED: Readonly<Record<string, string>> = {
  melee: 'Attaque au corps à corps contre',
  ranged: 'Attaque à distance contre',
  explosion: 'Explosion qui touche',
};
const lent: Say<'lent'> = ({ special, figure, left, skill }, { fixed }) => {
  const name = fixed.mission.special?.find(({ id }) => id === special)?.name ?? 'Prêt';
  const whom = figure === null ? 'un personnage élite a' : `${who(fixed, figure)} a`;
  return `${name} : ${whom} la compétence ${quoted(skill)} pour cette activation ; ${left === 0 ? 'c’était la dernière fois' : `encore ${left} fois`}.`;
};
const LEFT: Readonly<Record<Of<PartieEvent, 'left-river'>['why'], string>> = {
  depollute: 'par dépollution',
  demobilise: 'par démobilisation',
};

/** Every event has its sentence. */
const SAYINGS: { readonly [K in PartieEvent['type']]: Say<K> } = {
  'hq-chosen': hqChosen,
  replaced,
  'lieutenant-chosen': ({ tile, life }, { fixed }) =>
    `Hush prend ${tileName(fixed, tile)} comme lieutenant, dans sa zone, ${life === null ? 'avec la moitié de ses points de vie' : withLife(life)}.`,
  'avatar-chosen': ({ tile }, { fixed }) =>
    `L’avatar de Clayface sera ${tileName(fixed, tile)}, qui attend hors du plateau.`,
  taken,
  controlled: ({ tile, figures }, { fixed }) =>
    `Jervis Tetch prend le contrôle de ${tileWord(fixed, tile)}, avec ${figuresWord(figures)}.`,
  operated: ({ tile, figures }, { fixed }) =>
    `Prof. Pyg opère ${tileWord(fixed, tile)} : ${figuresWord(figures)}, ${count(figures, 'pion')} opération.`,
  prepared: ({ first }) => `La préparation est finie : ${CAMP_WORDS[first].the} joue d’abord.`,
  'turn-began': turnBeganText,
  recovered,
  'energy-recovered': energyRecovered,
  paid,
  activated,
  moved: ({ side, tile, place }, { fixed }) =>
    `${capital(tileWord(fixed, tile))} va à la place ${place} de la rivière ${CAMP_WORDS[side].of}.`,
  stopped: ({ side, none }) => `${The(side)} n’active ${none ? 'aucune' : 'plus aucune'} tuile à ce tour.`,
  returned,
  barred: ({ power, key, figure }, { fixed }) =>
    `Pouvoir ${quotedPower(power)} : ${who(fixed, figure)} est dans la zone du QG, où aucune explosion n’est permise. ${quoted(labelOf(power, key) ?? key)} n’est pas possible.`,
  'power-began': powerBegan,
  'no-power': ({ side, why }) => NO_POWER[why](side),
  asked,
  picked: ({ power, figure }, { fixed }) => `Le pouvoir ${quotedPower(power)} désigne ${who(fixed, figure)}.`,
  'tile-picked': ({ power, tile }, { fixed }) => `Le pouvoir ${quotedPower(power)} désigne ${tileWord(fixed, tile)}.`,
  declined: ({ power }) => `L’effet facultatif de ${quotedPower(power)} ne sert pas.`,
  idle: ({ power }) => `Le pouvoir ${quotedPower(power)} ne fait rien ${isIdle(power) ? 'ici' : 'de plus'}.`,
  rolled,
  wounded,
  healed,
  neutralised,
  'tile-neutralised': ({ tile }, { fixed }) => `${capital(tileWord(fixed, tile))} est neutralisée.`,
  'event-neutralised': ({ side }) => `La tuile événement ${CAMP_WORDS[side].of} est neutralisée avec son QG.`,
  'event-kept': ({ side, why }) =>
    `La tuile événement ${CAMP_WORDS[side].of} reste active : ${why === 'mission' ? 'la mission lui donne un événement' : 'le pouvoir de son QG y reste lié'}.`,
  lying: ({ figure }, { fixed }) =>
    `${capital(theFigure(fixed, figure))} reste ${agreed(fixed, figure, 'couché')} sur le plateau.`,
  risen: ({ figure, life }, { fixed }) => `${capital(who(fixed, figure))} se relève ${withLife(life)}.`,
  captured: ({ figure, souls }, { fixed }) =>
    `Soultaker enferme ${theFigure(fixed, figure)} : ${figuresWord(souls)} en tout.`,
  released: ({ souls }) => `Soultaker libère ${figuresWord(souls)}, à remettre en réserve.`,
  transformed: ({ from, to, life }, { fixed }) =>
    `${tileName(fixed, to)} prend la place de ${tileName(fixed, from)}${life === null ? '' : `, ${withLife(life)}`}.`,
  swapped: ({ figures }, told) => `${capital(everyone(figures, told))} échangent leurs zones.`,
  exchanged: ({ side, tiles }, { fixed }) =>
    `${The(side)} échange dans sa rivière ${listOf(tiles.map((tile) => tileName(fixed, tile)))}.`,
  'to-last': ({ side, tile }, { fixed }) =>
    `${capital(tileWord(fixed, tile))} passe à la dernière place de la rivière ${CAMP_WORDS[side].of}.`,
  disc,
  stolen,
  late: lateText,
  compared: ({ hero, villain }) =>
    `Le héros a ${discCount(hero)} disponible${hero > 1 ? 's' : ''}, le vilain ${villain}.`,
  'cubes-moved': cubesMoved,
  hacked,
  'marker-placed': markerPlaced,
  'marker-removed': markerRemoved,
  'markers-flipped': flipped,
  vanished: ({ figure }, { fixed }) => `${capital(theFigure(fixed, figure))} quitte le plateau et se cache.`,
  hidden: ({ shadow }) =>
    shadow === null
      ? 'Batman se cache sous l’une des ombres, en secret.'
      : `Batman se cache sous ${shadowWord(shadow)}, en secret.`,
  'shadow-empty': ({ shadow, zone }) =>
    `${capital(shadowWord(shadow))} est vide : on la retire${zone === null ? '' : ` de ${zoneWord(zone)}`}.`,
  'batman-found': batmanFound,
  immobilised: ({ figures, zone }, told) =>
    figures.length === 0
      ? `Il n’y a personne à immobiliser${inZone(zone)}.`
      : `On immobilise${inZone(zone)} ${everyone(figures, told)}.`,
  dice: ({ power, pool }) =>
    `Pour ${quotedPower(power)}, ${pool.some((dice) => dice.count > 0) ? 'on' : 'on ne'} lance ${poolWord(pool)}.`,
  'mission-event': missionEvent,
  tested: (event, { fixed }) =>
    testedText(event, fixed, event.figure === null ? '' : `, par ${who(fixed, event.figure)}`),
  piece: (event, { fixed }) => pieceText(event, fixed),
  escorted,
  'figure-moved': ({ figure, from, to }, { fixed }) => `${capital(who(fixed, figure))} ${movedTo(from, to)}.`,
  aimed: ({ at, means }, told) => `${AIMED[means] ?? 'Effet sur'} ${aimedAt(at, told)}.`,
  fumes: fumesText,
  lent,
  'marker-reported': ({ kind, what }) => `${capital(MARKER_WORDS[kind].a)} ${REPORTED[what]}.`,
  'left-river': ({ tile, why }, { fixed }) => `${capital(tileWord(fixed, tile))} quitte sa rivière ${LEFT[why]}.`,
  reinforced: ({ tile }, { fixed }) => `Une figurine ${of(tileName(fixed, tile))} revient sur le plateau.`,
  checked: (event, { fixed }) => checkedText(event, fixed),
  'game-over': (event, { fixed }) => overText(event, fixed),
};
export const eventText = byTag<PartieEvent, readonly [Told], string>(SAYINGS);
