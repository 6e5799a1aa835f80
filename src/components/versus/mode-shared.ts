// What both modes of Versus say alike, and where the choices of a game are listed when there are many.
import { capital } from '../../engine/kernel/french.ts';
import type { PartieMode } from '../../engine/versus/partie/event-types.ts';
import { COST_PARTS, costTally, type CostPart, dearTiles } from '../../engine/versus/partie/tallies.ts';
import { tileName } from '../../engine/versus/partie/names.ts';
import { isDraftPhase } from '../../engine/versus/partie/draft-choices.ts';
import type { PartieAction, PartieState } from '../../engine/versus/partie/types.ts';
import type { TrackAction, TrackState } from '../../engine/versus/mission/types.ts';
import { hasPower, tileOf } from '../../engine/versus/partie/reads.ts';
import type { FigureId, TileId } from '../../engine/versus/types.ts';
import { of, successesWord } from '../../engine/versus/words.ts';
import type { ChanceFace, ModeUi } from '../play/mode.ts';
import type { TableWords } from '../play/words.ts';
import { CAMP_NAMES, OF_CAMP, POST_NAMES } from './words.ts';

export const WORDS: Partial<TableWords> = {
  hidden: 'Ombres de Batman cachées',
  show: (seat) => `Je suis ${seat}, continuer`,
  reveal: 'Le vilain verra sous quelle ombre est Batman.',
  sharing: 'Ce lien montre sous quelle ombre est Batman : ne l’envoyez pas à qui joue le vilain.',
};

// ── Chance: a throw of the base game, by its successes
export const faceOf = (action: PartieAction): ChanceFace | undefined =>
  action.type === 'rolled' ? { kind: 'mark', label: successesWord(action.successes) } : undefined;

// ── The cost of the next activation
type Tallies = ReturnType<ModeUi<PartieMode>['tallies']>;
/** Of any tile, then of those that cost more; nothing before the first turn nor after the last. */
export const talliesOf = (state: PartieState): Tallies => {
  if (isDraftPhase(state.phase) || state.phase === 'over') return [];
  const shown = (label: string, tile?: TileId): Tallies[number] => ({
    label,
    tally: costTally(state, tile),
    ahead: false,
  });
  return [
    shown('Prochaine activation, en disques :'),
    ...dearTiles(state).map((tile) => shown(`${tileName(state.fixed, tile)} :`, tile)),
  ];
};
const PART_WORDS: Readonly<Record<CostPart, string>> = {
  rank: 'rang de cette activation dans le tour',
  ahead: 'activations comptées avant la première',
  extra: 'de plus pour un lieutenant',
};
const isPart = (what: string): what is CostPart => COST_PARTS.some((part) => part === what);
export const partLabel = (what: string): string => (isPart(what) ? PART_WORDS[what] : what);

/** What goes on: its button says what to do, the caption what is done. */
export const untoldOf = ({ type }: PartieAction, { active, tasks, fixed }: PartieState): string | undefined => {
  const task = tasks.at(-1);
  if (type === 'begin') return `${CAMP_NAMES[active]} passe aux activations`;
  return type === 'done' && task?.task === 'act'
    ? `L’activation ${of(tileName(fixed, task.tile))} est terminée`
    : undefined;
};

/** Only Batman hides. */
export const mayHide = (state: PartieState): boolean => hasPower(state, 'hero', 'batman');
/** The upkeep: nobody decides anything there. What begins and what ends a turn waits for the players, who have something to do on the map. */
export const isForced = ({ type }: PartieAction): boolean => type === 'upkeep';

// ── Lists: what goes on stands first, unfolded; reports are folded by kind
type Group = readonly [who: string, kind: string];
const OPEN = '';
const tileOfFigure = (figure: FigureId): TileId => figure.slice(0, figure.lastIndexOf('#'));
const nameOf = (tile: TileId, { fixed }: PartieState): string => tileName(fixed, tile);
const figureTile = (figure: FigureId, state: PartieState): string => nameOf(tileOfFigure(figure), state);
const campOf = (tile: TileId, state: PartieState): string => {
  const side = tileOf(state, tile)?.side;
  return side === undefined ? 'Personnages' : `Personnages ${OF_CAMP[side]}`;
};
/** A long list of names, in alphabetical parts. */
const RANGES = [
  ['C', 'De A à C'],
  ['J', 'De D à J'],
  ['O', 'De K à O'],
  ['Z', 'De P à Z'],
] as const;
const rangeOf = (tile: TileId, state: PartieState): string => {
  const first = nameOf(tile, state).normalize('NFD').charAt(0).toUpperCase();
  return RANGES.find(([last]) => first <= last)?.[1] ?? 'Autres';
};
const REPORTS: Partial<Readonly<Record<PartieAction['type'], string>>> = {
  test: 'Objectifs',
  escort: 'Objectifs',
  move: 'Mouvements',
  wounds: 'Blessures',
  neutralise: 'Neutralisations',
  'tile-out': 'Neutralisations',
  aim: 'Attaques',
  cubes: 'Cubes d’énergie',
  river: 'Rivière',
  marker: 'Pions de zone',
};
const RIVER = { depollute: 'Dépolluer', demobilise: 'Démobiliser', reinforce: 'Renforts' } as const;
const DECIDED: Partial<Readonly<Record<PartieAction['type'], string>>> = {
  activate: 'Activer une tuile',
  upkeep: 'Continuer',
  begin: 'Continuer',
  done: 'Continuer',
  stop: 'Continuer',
  'end-turn': 'Continuer',
  lend: 'Mission',
  rolled: 'Résultat du jet',
  choose: 'Effet',
  'pick-tile': 'Tuile',
  'pick-zone': 'Zone',
  put: 'Place',
  control: 'Tuile',
  operate: 'Tuile',
};
/** What a report is about. */
const kindOf = (action: PartieAction, state: PartieState): string => {
  switch (action.type) {
    case 'test':
      return capital(state.fixed.mission.tests.find(({ id }) => id === action.test)?.name ?? action.test);
    case 'escort':
      return 'Escorter';
    case 'move':
    case 'wounds':
      return figureTile(action.figure, state);
    case 'neutralise':
      return campOf(tileOfFigure(action.figure), state);
    case 'tile-out':
      return campOf(action.tile, state);
    case 'cubes':
      return POST_NAMES[action.side];
    case 'river':
      return RIVER[action.what];
    default:
      return REPORTS[action.type] ?? '';
  }
};
export const groupOf = (action: PartieAction, state: PartieState): Group => {
  const report = REPORTS[action.type];
  if (report !== undefined) return [report, kindOf(action, state)];
  switch (action.type) {
    case 'hq':
    case 'lieutenant':
    case 'avatar':
      return [rangeOf(action.tile, state), 'Personnages'];
    case 'take':
      return [`Place ${action.slot}`, rangeOf(action.tile, state)];
    case 'pick':
      return [campOf(tileOfFigure(action.figure), state), figureTile(action.figure, state)];
    case 'pick-two':
      return [campOf(tileOfFigure(action.figures[0]), state), figureTile(action.figures[0], state)];
    case 'exchange':
      return [`Échanger ${nameOf(action.tiles[0], state)}`, 'Échanges'];
    default:
      return [OPEN, DECIDED[action.type] ?? 'Décider'];
  }
};
const TRACKED: Readonly<Record<Exclude<TrackAction['type'], 'test' | 'tile'>, Group>> = {
  'end-turn': [OPEN, 'Continuer'],
  leave: ['Sorties', 'Sorties'],
  lose: ['Personnages neutralisés', 'Personnages neutralisés'],
};
export const trackGroup = (action: TrackAction, { fixed }: TrackState): Group => {
  if (action.type === 'test')
    return ['Objectifs', capital(fixed.mission.tests.find(({ id }) => id === action.test)?.name ?? action.test)];
  return action.type === 'tile' ? ['Tuiles neutralisées', POST_NAMES[action.side]] : TRACKED[action.type];
};
