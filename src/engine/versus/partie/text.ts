// What a game says, in French: events, buttons, refusals, who decides what, the end.
import { capital } from '../../kernel/french.ts';
import type { ModeText } from '../../kernel/text.ts';
import { sentenceOf } from '../../kernel/faults.ts';
import type { VsRefusal } from '../faults.ts';
import { countedSpoken, pieceSpoken } from '../counted.ts';
import { checkedText, overText, resultText } from '../mission/event-text.ts';
import { MISSION_REFUSALS } from '../mission/refusals.ts';
import { verdict } from '../mission/track.ts';
import { campOf } from '../types.ts';
import { CAMP_WORDS } from '../words.ts';
import { actionText } from './action-text.ts';
import { eventText } from './event-text.ts';
import type { PartieMode } from './event-types.ts';
import { nodeText } from './node-text.ts';
import { playedOf } from './reads.ts';
import { PLAY_REFUSALS } from './refusals.ts';
import { SETUP_REFUSALS } from './setup-refusals.ts';
import type { PartieState } from './types.ts';

/** A code may stand in several tables: a refusal that points into a scenario is the set-up's, or its mission's. */
const ofPlay = sentenceOf(PLAY_REFUSALS, SETUP_REFUSALS);
const ofSetup = sentenceOf(SETUP_REFUSALS, MISSION_REFUSALS);
const ofMission = sentenceOf(MISSION_REFUSALS, SETUP_REFUSALS);
export const refusalText = (refusal: VsRefusal): string => {
  const { about } = refusal;
  if (about === undefined) return ofPlay(refusal);
  return about.startsWith('mission') ? ofMission(refusal) : ofSetup(refusal);
};
const result = (_: string, state: PartieState): string => resultText(verdict(playedOf(state)), state.fixed);

export const partieText: ModeText<PartieMode> = {
  event: eventText,
  action: actionText,
  refusal: refusalText,
  node: (state) => (state.phase === 'over' ? result('', state) : nodeText(state)),
  result,
  seat: (seat) => capital(CAMP_WORDS[campOf(seat)].the),
};
const spokenResult = (_: string, state: PartieState): string =>
  resultText(verdict(playedOf(state)), state.fixed, countedSpoken);
/** The same, where people read it: what a mission counts is said in a sentence. Records of games keep the plain count. */
export const partieSpoken: ModeText<PartieMode> = {
  ...partieText,
  event: (event, state) =>
    event.type === 'checked'
      ? checkedText(event, state.fixed, countedSpoken)
      : event.type === 'game-over'
        ? overText(event, state.fixed, countedSpoken)
        : event.type === 'piece'
          ? pieceSpoken(event, state.fixed)
          : eventText(event, state),
  node: (state) => (state.phase === 'over' ? spokenResult('', state) : nodeText(state)),
  result: spokenResult,
};
