// fields-of-eternia/partie for the shared islands.
import { partie } from '../../engine/fields-of-eternia/partie/index.ts';
import { foretold } from '../../engine/fields-of-eternia/partie/forecast.ts';
import { partieText } from '../../engine/fields-of-eternia/partie/text.ts';
import type { PartieAction, PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { PartieMode } from '../../engine/fields-of-eternia/partie/event-types.ts';
import type { ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { partieEffects } from './effects-map.ts';
import { mapLead } from './leads.ts';
import { onTable } from './partie-shared.ts';
import { WORDS } from './mode-shared.ts';
import { partieHasOdds } from './has-odds.ts';
import {
  innerAdvisor,
  partieAttempts,
  partieDoers,
  partieFace,
  partieForced,
  partieGroup,
  partiePart,
  partiePartOf,
  partieRank,
  partieTallies,
  partieTally,
} from './partie-shared.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { WILD_ODDS_WORDS } from './wild-shared.ts';
import { stageOf } from './stage.ts';

export const mode: ModeUi<PartieMode> = {
  jeu: 'fields-of-eternia',
  game: partie,
  text: partieText,
  Board: PartieBoard,
  asked: () => import('./PartieAsked.tsx').then(({ PartieAsked }) => PartieAsked),
  stage: stageOf,
  effects: partieEffects,
  lead: mapLead,
  part: partiePartOf,
  doers: partieDoers,
  onBoard: (action, state) => onTable(action, state),
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS.partie),
  chance: partieFace,
  tallies: partieTallies,
  eventTally: partieTally,
  partLabel: partiePart,
  group: partieGroup,
  rank: partieRank,
  attempts: partieAttempts,
  editable: true,
  title: ({ name }) => name,
  foretell: (action, state) => foretold(state, action),
  odds: {
    has: partieHasOdds,
    advisor: () =>
      innerAdvisor<PartieState, PartieAction>(
        (state) => state,
        (action) => action,
      ),
    words: WILD_ODDS_WORDS,
  },
  seats: ({ fixed }) => fixed.teams.length,
  forced: partieForced,
  hidden: { hides: ({ kind }) => kind !== 'etude' },
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-partie.worker.ts', import.meta.url), { type: 'module' })),
};
