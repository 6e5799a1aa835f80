// versus/mission for the shared islands: a mission alone.
import { mission, missionText } from '../../engine/versus/mission/index.ts';
import type { MissionMode } from '../../engine/versus/mission/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { trackAttempts } from './attempts.ts';
import { MissionBoard } from './MissionBoard.tsx';
import { MissionReading } from './MissionReading.tsx';
import { partLabel, trackGroup } from './mode-shared.ts';

export const mode: ModeUi<MissionMode> = {
  jeu: 'versus',
  game: mission,
  text: missionText,
  Board: MissionBoard,
  Still: MissionReading,
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
