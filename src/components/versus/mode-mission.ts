// versus/mission for the shared islands: a mission alone.
import { mission, missionSpoken } from '../../engine/versus/mission/index.ts';
import type { MissionMode } from '../../engine/versus/mission/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { trackAttempts } from './attempts.ts';
import { MISSION_AIMING, MissionBoard } from './MissionBoard.tsx';
import { leadOf, missionEffects } from './effects.ts';
import { MissionAsked, MissionReading } from './MissionReading.tsx';
import { partLabel, trackGroup } from './mode-shared.ts';

export const mode: ModeUi<MissionMode> = {
  jeu: 'versus',
  game: mission,
  text: missionSpoken,
  Board: MissionBoard,
  Still: MissionReading,
  asked: () => Promise.resolve(MissionAsked),
  stage: () => 'mission',
  effects: missionEffects,
  lead: leadOf,
  onBoard: (action, state) => MISSION_AIMING.places(action, state).length > 0,
  links: () => import('../../engine/scenario/versus.ts').then(({ LINKS }) => LINKS.mission),
  chance: () => undefined,
  tallies: () => [],
  partLabel,
  group: trackGroup,
  attempts: trackAttempts,
  editable: true,
  title: ({ name }) => name,
  seats: () => 2,
  machine: { peopleOnly: true },
};
