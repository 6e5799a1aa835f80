// versus/partie for the shared islands.
import type { PartieMode } from '../../engine/versus/partie/event-types.ts';
import { partie, partieSpoken } from '../../engine/versus/partie/index.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { isOnBoard } from './aims.ts';
import { leadOf, partieEffects } from './effects.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { PartieReading } from './PartieReading.tsx';
import { attemptsOf } from './attempts.ts';
import { orderOf } from './order.ts';
import { faceOf, groupOf, isForced, mayHide, partLabel, talliesOf, untoldOf, WORDS } from './mode-shared.ts';
import { preparing } from './words.ts';

export const mode: ModeUi<PartieMode> = {
  jeu: 'versus',
  game: partie,
  text: partieSpoken,
  Board: PartieBoard,
  Still: PartieReading,
  asked: () => import('./PartieAsked.tsx').then(({ PartieAsked }) => PartieAsked),
  stage: (state) => (preparing(state) === undefined ? 'discs' : 'draft'),
  effects: partieEffects,
  lead: leadOf,
  untold: untoldOf,
  onBoard: isOnBoard,
  links: () => import('../../engine/scenario/versus.ts').then(({ LINKS }) => LINKS.partie),
  chance: faceOf,
  tallies: talliesOf,
  partLabel,
  group: groupOf,
  rank: orderOf,
  attempts: attemptsOf,
  editable: true,
  title: ({ name }) => name,
  seats: () => 2,
  forced: isForced,
  hidden: { hides: () => false, secret: mayHide },
  machine: { peopleOnly: true }, // what comes of an activation is reported from the map
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-partie.worker.ts', import.meta.url), { type: 'module' })),
};
