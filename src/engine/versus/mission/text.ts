// What a mission alone says.
import { capital } from '../../kernel/french.ts';
import type { ModeText } from '../../kernel/text.ts';
import { byTag } from '../../kernel/tags.ts';
import { sentenceOf } from '../../kernel/faults.ts';
import { PLAY_REFUSALS } from '../partie/refusals.ts';
import { SETUP_REFUSALS } from '../partie/setup-refusals.ts';
import { campOf } from '../types.ts';
import { CAMP_WORDS, discCount, thePiece } from '../words.ts';
import {
  checkedText,
  fumesText,
  overText,
  pieceText,
  resultText,
  testedText,
  testLabel,
  turnBeganText,
} from './event-text.ts';
import { countedSpoken, pieceSpoken } from '../counted.ts';
import { ruledOf } from './game.ts';
import { TRACK_REFUSALS } from './play-refusals.ts';
import { MISSION_REFUSALS } from './refusals.ts';
import { openTests, verdict } from './track.ts';
import type { MissionMode, TrackAction, TrackEvent, TrackState } from './types.ts';

type Told = Pick<TrackState, 'fixed'>;
const TILE = {
  lost: 'une tuile est neutralisée',
  raised: 'une tuile se relève',
  boxed: 'une tuile neutralisée retourne dans la boîte',
} as const;
const event = byTag<TrackEvent, readonly [Told], string>({
  tested: (told, { fixed }) => testedText(told, fixed),
  piece: (told, { fixed }) => pieceText(told, fixed),
  'tile-counted': ({ side, what, lost }) => `Chez ${CAMP_WORDS[side].the}, ${TILE[what]} : ${lost} en tout.`,
  fumes: fumesText,
  'disc-gained': ({ side, discs }) => `Chez ${CAMP_WORDS[side].the}, ${discCount(discs)} de plus en zone disponible.`,
  checked: (told, { fixed }) => checkedText(told, fixed),
  'turn-began': turnBeganText,
  'game-over': (told, { fixed }) => overText(told, fixed),
});

const COUNT = {
  lost: 'Compter une tuile neutralisée',
  raised: 'Relever une tuile',
  boxed: 'Remettre dans la boîte une tuile',
} as const;
const action = byTag<TrackAction, readonly [TrackState], string>({
  test: (told, { fixed }) => testLabel(told, fixed),
  leave: ({ piece }, { fixed }) => `Faire sortir ${thePiece(fixed, piece)}`,
  lose: ({ piece }, { fixed }) => `Neutraliser ${thePiece(fixed, piece)}`,
  tile: ({ side, what }) => `${COUNT[what]} ${CAMP_WORDS[side].of}`,
  'end-turn': () => 'Finir le tour',
});

const ofPlay = sentenceOf(TRACK_REFUSALS, PLAY_REFUSALS);
const ofSetup = sentenceOf(TRACK_REFUSALS, SETUP_REFUSALS, MISSION_REFUSALS);
const ofMission = sentenceOf(MISSION_REFUSALS, SETUP_REFUSALS);
const result = (_: string, state: TrackState): string => resultText(verdict(ruledOf(state)), state.fixed);
const testNames = ({ active, fixed, mission }: TrackState): readonly string[] => [
  ...new Set(openTests(fixed.mission, mission, active).map(({ test }) => test.name)),
];
const node = (state: TrackState): string => {
  const { turn, active } = state;
  if (state.winner !== null) return result('', state);
  const tests = testNames(state);
  const may = tests.length === 0 ? '' : ` Actions de la mission : ${tests.join(', ')}.`;
  return `Tour ${turn}, ${CAMP_WORDS[active].to} : rapportez ce qui se passe sur le plateau, puis finissez le tour.${may}`;
};
export const missionText: ModeText<MissionMode> = {
  event,
  action,
  refusal: (refusal) =>
    refusal.about === undefined
      ? ofPlay(refusal)
      : refusal.about.startsWith('mission')
        ? ofMission(refusal)
        : ofSetup(refusal),
  node,
  result,
  seat: (seat) => capital(CAMP_WORDS[campOf(seat)].the),
};
const spokenResult = (_: string, state: TrackState): string =>
  resultText(verdict(ruledOf(state)), state.fixed, countedSpoken);
const MOST_LETTERS = 40; // of the actions of a mission: more take a fourth line of a phone, and the place lights them
/** The turn stands over the place. */
const spokenAsk = (state: TrackState): string => {
  const tests = testNames(state).join(', ');
  const such = tests === '' || tests.length > MOST_LETTERS ? 'sur le plateau' : `(${tests}…)`;
  return `${capital(CAMP_WORDS[state.active].to)} : rapportez ce qui se passe ${such}, puis finissez le tour.`;
};
/** The same, where people read it: what a mission counts is said in a sentence, what is asked in few words. Records of games keep the plain count. */
export const missionSpoken: ModeText<MissionMode> = {
  ...missionText,
  event: (told, state) =>
    told.type === 'checked'
      ? checkedText(told, state.fixed, countedSpoken)
      : told.type === 'game-over'
        ? overText(told, state.fixed, countedSpoken)
        : told.type === 'piece'
          ? pieceSpoken(told, state.fixed)
          : event(told, state),
  node: (state) => (state.winner === null ? spokenAsk(state) : spokenResult('', state)),
  result: spokenResult,
};
