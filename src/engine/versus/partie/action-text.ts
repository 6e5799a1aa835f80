// Labels of buttons: infinitives, short. What an action costs is read from the state.
import { agree, listOf } from '../../kernel/french.ts';
import { byTag, type Of } from '../../kernel/tags.ts';
import { testLabel } from '../mission/event-text.ts';
import type { FigureId } from '../types.ts';
import {
  CAMP_WORDS,
  count,
  cubesWord,
  discCount,
  MARKER_WORDS,
  MEANS_WORDS,
  numberOf,
  of,
  pieceName,
  quoted,
  shadowWord,
  SPACE_WORDS,
  successesWord,
  thePiece,
  woundsWord,
  zoneWord,
} from '../words.ts';
import { figureName, labelOf, theTile, tileName } from './names.ts';
import { costInCubes } from './posts.ts';
import { nextCost, placeOf, sideOf, topTask } from './reads.ts';
import type { PartieAction, PartieState } from './types.ts';
import { verbOf } from './steps.ts';

type Label<K extends PartieAction['type']> = (action: Of<PartieAction, K>, state: PartieState) => string;

const activate: Label<'activate'> = ({ tile, discs, from = 'available' }, state) => {
  const place = placeOf(state, state.active, tile);
  const name = theTile(state.fixed, tile).replace(/ (du héros|du vilain)$/, ''); // whoever activates has one event tile
  const paid = discs ?? nextCost(state, tile);
  const cubes = place === 0 ? '' : `, ${cubesWord(costInCubes(state, state.active, place))}`;
  return `Activer ${name} (${discCount(paid)}${from === 'available' ? '' : from === 'spent' ? ' de la dépense' : ` ${agree(paid, 'indisponible')}`}${cubes})`;
};
/** The label of an effect, or of what a step leaves to choose. */
const choose: Label<'choose'> = ({ keys }, state) => {
  const task = topTask(state);
  const power = task?.task === 'choose' || task?.task === 'power' ? task.power : '';
  return listOf(keys.map((key) => labelOf(power, key) ?? `Choisir l’effet ${key}`));
};
/** « oui » and « non », by what is asked. */
const YES: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  bloom: ['Placer une figurine du gang', 'Ne placer personne du gang'],
  surprise: ['Attaquer par surprise', 'Ne pas attaquer'],
  power: ['Appliquer l’effet', 'Renoncer à l’effet'],
};
const answer = (yes: boolean, state: PartieState): string =>
  YES[topTask(state)?.task ?? 'power']?.[yes ? 0 : 1] ?? (yes ? 'Accepter' : 'Renoncer');
const counted: Label<'count'> = ({ number }, state) => {
  const task = topTask(state);
  const verb = task?.task === 'power' ? verbOf(task)?.do : undefined;
  if (verb === 'boundaries')
    return number === 0
      ? 'Ne compter aucune limite franchie'
      : `Compter ${count(number, 'limite franchie', 'limites franchies')}`;
  if (verb === 'recover')
    return number === 0
      ? 'Ne récupérer aucun point de vie'
      : `Récupérer ${count(number, 'point de vie', 'points de vie')}`;
  return `Compter ${number}`;
};
const done: Label<'done'> = (_, state) =>
  topTask(state)?.task === 'act' ? 'Terminer l’activation' : 'Passer à la suite du pouvoir';

// ── Reports
const cubes: Label<'cubes'> = ({ side, from, to, amount }) => {
  const what = `${cubesWord(amount)} ${CAMP_WORDS[side].of}`;
  if (to === 'available') return `${amount > 1 ? 'Rendre disponibles' : 'Rendre disponible'} ${what}`;
  if (to === 'fatigue')
    return `Mettre en fatigue ${what}${from === 'available' || from === 'fatigue' ? '' : ` (${SPACE_WORDS[from]})`}`;
  return `Poser ${what} sur la ${SPACE_WORDS[to]}`;
};
const neutralise: Label<'neutralise'> = ({ figure, by, means = 'other' }, { fixed }) => {
  if (by !== undefined) return `Neutraliser ${figureName(fixed, figure)} (${figureName(fixed, by)})`;
  return `Neutraliser ${figureName(fixed, figure)}${MEANS_WORDS[means] === '' ? '' : ` ${MEANS_WORDS[means]}`}`;
};
const AIM: Readonly<Record<Of<PartieAction, 'aim'>['means'], (name: string) => string>> = {
  melee: (name) => `Attaquer ${name} au corps à corps`,
  ranged: (name) => `Tirer sur ${name}`,
  explosion: (name) => `Prendre ${name} dans une explosion`,
};
const aim: Label<'aim'> = ({ at, means }, { fixed }) =>
  AIM[means](
    at.startsWith('ombre-')
      ? shadowWord(Number(numberOf(at, '-')))
      : at.includes('#')
        ? figureName(fixed, at)
        : pieceName(fixed, at),
  );
const escort: Label<'escort'> = ({ piece, to }, { fixed }) => {
  const whom = thePiece(fixed, piece);
  return to === 'exit'
    ? `Faire sortir ${whom}`
    : to === null
      ? `Faire bouger ${whom}`
      : `Mener ${whom} vers ${quoted(to)}`;
};
const RIVER: Readonly<Record<Of<PartieAction, 'river'>['what'], (name: string) => string>> = {
  depollute: (name) => `Ôter ${name} par dépollution`,
  demobilise: (name) => `Démobiliser ${name}`,
  reinforce: (name) => `Faire revenir une figurine ${of(name)}`,
};
const MARKER: Readonly<Record<Of<PartieAction, 'marker'>['what'], string>> = {
  add: 'Ajouter',
  fade: 'Retourner',
  remove: 'Retirer',
};
const lend: Label<'lend'> = ({ special, figure }, { fixed }) => {
  const loan = fixed.mission.special?.find(({ id }) => id === special);
  const skill = loan?.kind === 'loan' ? quoted(loan.skill) : 'une compétence';
  return figure === undefined
    ? `Prêter ${skill} à un personnage élite`
    : `Prêter ${skill} à ${figureName(fixed, figure)}`;
};
/** Of one tile, always. */
const two: Label<'pick-two'> = ({ figures: [a, b] }, { fixed }) =>
  `Désigner ${figureName(fixed, a).replace(', figurine ', ', figurines ')} et ${numberOf(b, '#')}`;
const pick = (figure: FigureId, seen: boolean, { fixed }: PartieState): string =>
  `Désigner ${figureName(fixed, figure)}${seen ? '' : ', hors de vue'}`;

const LABELS: { readonly [K in PartieAction['type']]: Label<K> } = {
  hq: ({ tile }, { fixed }) => `Prendre ${tileName(fixed, tile)} comme QG`,
  lieutenant: ({ tile }, { fixed }) => `Prendre ${tileName(fixed, tile)} comme lieutenant`,
  avatar: ({ tile }, { fixed }) => `Prendre ${tileName(fixed, tile)} comme avatar`,
  take: ({ tile, slot }, { fixed }) => `Prendre ${tileName(fixed, tile)} en place ${slot}`,
  control: ({ tile }, { fixed }) => `Prendre le contrôle ${of(tileName(fixed, tile))}`,
  operate: ({ tile }, { fixed }) => `Opérer ${tileName(fixed, tile)}`,
  upkeep: () => 'Faire l’entretien',
  begin: () => 'Passer aux activations',
  activate,
  stop: (_, state) => (sideOf(state, state.active).done === 0 ? 'N’activer aucune tuile' : 'Ne plus activer de tuile'),
  done,
  'end-turn': () => 'Finir le tour',
  choose,
  first: ({ what }) =>
    what === 'power' ? 'Appliquer d’abord le pouvoir du QG' : 'Appliquer d’abord l’événement de la mission',
  pick: ({ figure, seen = true }, state) => pick(figure, seen, state),
  'pick-two': two,
  'pick-tile': ({ tile }, state) =>
    `${topTask(state)?.task === 'mission-event' ? 'Retirer' : 'Désigner'} ${theTile(state.fixed, tile)}`,
  'pick-zone': ({ zone, distance }) =>
    `Choisir ${zoneWord(zone)}${distance === undefined ? '' : `, à distance ${distance}`}`,
  yes: (_, state) => answer(true, state),
  no: (_, state) => answer(false, state),
  count: counted,
  hide: ({ shadow }) => `Cacher Batman sous ${shadowWord(shadow)}`,
  hack: ({ space }) => `Pirater la ${SPACE_WORDS[space]}`,
  exchange: ({ tiles: [a, b] }, { fixed }) => `Échanger ${tileName(fixed, a)} et ${tileName(fixed, b)}`,
  put: ({ place }) => `Remettre la tuile à la place ${place}`,
  rolled: ({ successes }) => `Lire ${successesWord(successes)}`,
  move: ({ figure, to }, { fixed }) => `Déplacer ${figureName(fixed, figure)} vers ${quoted(to)}`,
  wounds: ({ figure, amount, by, means = 'other' }, { fixed }) => {
    const how =
      by !== undefined ? ` (${figureName(fixed, by)})` : MEANS_WORDS[means] === '' ? '' : ` ${MEANS_WORDS[means]}`;
    return `Infliger ${woundsWord(amount)} à ${figureName(fixed, figure)}${how}`;
  },
  neutralise,
  'tile-out': ({ tile }, { fixed }) => `Neutraliser tout le monde : ${tileName(fixed, tile)}`,
  test: (told, { fixed }) => testLabel(told, fixed),
  escort,
  aim,
  cubes,
  river: ({ what, tile }, { fixed }) => RIVER[what](tileName(fixed, tile)),
  marker: ({ kind, what }) => `${MARKER[what]} ${MARKER_WORDS[kind].a}`,
  lend,
  equip: () => 'Équiper une carte matériel',
};
export const actionText = byTag<PartieAction, readonly [PartieState], string>(LABELS);
