// battle-beyond-space/partie for the shared islands.
import { partie } from '../../engine/battle-beyond-space/partie/index.ts';
import { partieText } from '../../engine/battle-beyond-space/partie/text.ts';
import type { PartieMode } from '../../engine/battle-beyond-space/partie/event-types.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { attemptsOf } from './attempts.ts';
import { partieEffects, leadOf } from './effects.ts';
import { harmOf } from './harm.ts';
import {
  eventTally,
  faceOf,
  groupOf,
  isDull,
  isForced,
  isOnBoard,
  partLabel,
  talliesOf,
  untoldOf,
  WORDS,
} from './mode-shared.ts';
import { PartieBoard } from './PartieBoard.tsx';

export const mode: ModeUi<PartieMode> = {
  jeu: 'battle-beyond-space',
  game: partie,
  text: partieText,
  Board: PartieBoard,
  asked: () => import('./PartieAsked.tsx').then(({ PartieAsked }) => PartieAsked),
  stage: () => 'space',
  effects: partieEffects,
  lead: leadOf,
  untold: untoldOf,
  dull: isDull,
  nameless: true,
  harms: harmOf,
  onBoard: isOnBoard,
  links: () => import('../../engine/scenario/battle-beyond-space.ts').then(({ LINKS }) => LINKS.partie),
  chance: faceOf,
  tallies: talliesOf,
  eventTally,
  partLabel,
  group: groupOf,
  attempts: attemptsOf,
  editable: true,
  title: ({ name }) => name,
  seats: ({ sides }) => sides.length,
  forced: isForced,
  hidden: { hides: ({ imposed }) => imposed !== true },
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-partie.worker.ts', import.meta.url), { type: 'module' })),
};
