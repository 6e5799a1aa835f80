// battlefight/match for the shared islands: the game under way, and the score.
import { match, matchText } from '../../engine/battlefight/match/index.ts';
import type { MatchMode } from '../../engine/battlefight/match/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { MatchBoard } from './MatchBoard.tsx';
import { partieEffects } from './effects.ts';
import { isPartieEvent, matchLeadOf, ofThisGame } from './match-events.ts';
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

export const mode: ModeUi<MatchMode> = {
  jeu: 'battlefight',
  game: match,
  text: matchText,
  Board: MatchBoard,
  links: () =>
    import('../../engine/scenario/battlefight.ts').then(({ matchCodec, parsePartieAction }) => ({
      codec: matchCodec,
      parseAction: parsePartieAction,
    })),
  chance: (action, { game }) => (game === null ? undefined : cardFace(action, game)),
  stage: ({ game }) => (game === null ? 'score' : 'ring'),
  effects: (events, { game }) => (game === null ? [] : partieEffects(ofThisGame(events), game)),
  lead: matchLeadOf,
  unlisted: isDealing,
  onBoard: (action, { game }) => game !== null && isOnBoard(action, game),
  tallies: () => [],
  eventTally: (event) => (isPartieEvent(event) ? eventTally(event) : undefined),
  partLabel,
  group: groupOf,
  attempts: ({ game }) => (game === null ? [] : attempts(game)),
  editable: true,
  title: ({ name }) => name,
  seats: ({ wins }) => wins.length,
  forced: isForced,
  hidden: { hides: () => true },
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-match.worker.ts', import.meta.url), { type: 'module' })),
};
