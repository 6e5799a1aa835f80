// battlefight/partie for the shared islands.
import { partie } from '../../engine/battlefight/partie/index.ts';
import { partieText } from '../../engine/battlefight/partie/text.ts';
import type { PartieMode } from '../../engine/battlefight/partie/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { leadOf, partieEffects } from './effects.ts';
import {
  attempts,
  cardFace,
  eventTally,
  groupOf,
  isDealing,
  isForced,
  isOnBoard,
  partLabel,
  WORDS,
} from './mode-shared.ts';
import { PartieBoard } from './PartieBoard.tsx';

export const mode: ModeUi<PartieMode> = {
  jeu: 'battlefight',
  game: partie,
  text: partieText,
  Board: PartieBoard,
  asked: () => import('./AskedBoard.tsx').then(({ AskedBoard }) => AskedBoard),
  links: () =>
    import('../../engine/scenario/battlefight.ts').then(({ partieCodec, parsePartieAction }) => ({
      codec: partieCodec,
      parseAction: parsePartieAction,
    })),
  chance: cardFace,
  stage: () => 'ring',
  effects: partieEffects,
  lead: leadOf,
  unlisted: isDealing,
  onBoard: isOnBoard,
  tallies: () => [],
  eventTally,
  partLabel,
  group: groupOf,
  attempts,
  editable: true,
  intro: ({ note = '' }) => (note.length > 0 && note.length <= 200 ? note : undefined), // longer, it would push the question out
  title: ({ name }) => name,
  seats: ({ players }) => players.length,
  forced: isForced,
  hidden: { hides: ({ kind }) => kind === 'game' },
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-partie.worker.ts', import.meta.url), { type: 'module' })),
};
