// battle-beyond-space/escarmouche for the shared islands: the game that it holds, and its goal.
import { escarmouche, escarmoucheText } from '../../engine/battle-beyond-space/escarmouche/index.ts';
import type { EscarmoucheMode } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { attemptsOf } from './attempts.ts';
import { escarmoucheEffects, leadOf } from './effects.ts';
import { EscarmoucheBoard } from './EscarmoucheBoard.tsx';
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

export const mode: ModeUi<EscarmoucheMode> = {
  jeu: 'battle-beyond-space',
  game: escarmouche,
  text: escarmoucheText,
  Board: EscarmoucheBoard,
  stage: () => 'space',
  effects: escarmoucheEffects,
  lead: leadOf,
  untold: (action, { game }) => untoldOf(action, game),
  dull: (events, { game }) => isDull(events, game),
  nameless: true,
  harms: (action, { game }) => harmOf(action, game),
  onBoard: (action, { game }) => isOnBoard(action, game),
  links: () => import('../../engine/scenario/battle-beyond-space.ts').then(({ LINKS }) => LINKS.escarmouche),
  chance: (action, { game }) => faceOf(action, game),
  tallies: ({ game }) => talliesOf(game),
  eventTally: (event) => (event.type === 'goal-checked' ? undefined : eventTally(event)),
  partLabel,
  group: (action, { game }) => groupOf(action, game),
  attempts: ({ game, outcome }) => (outcome === null ? attemptsOf(game) : []),
  editable: true,
  title: ({ name }) => name,
  seats: ({ game }) => game.sides.length,
  forced: (action, { game }) => isForced(action, game),
  hidden: { hides: ({ position }) => position.imposed !== true },
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-escarmouche.worker.ts', import.meta.url), { type: 'module' })),
};
