// fields-of-eternia/escarmouche for the shared islands: the set-up, then the game that it holds.
import { escarmouche, escarmoucheText } from '../../engine/fields-of-eternia/escarmouche/index.ts';
import { foretold } from '../../engine/fields-of-eternia/partie/forecast.ts';
import type {
  EscAction,
  EscEvent,
  EscMode,
  EscOwnAction,
  EscState,
} from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { ChanceFace, ModeUi } from '../play/mode.ts';
import { workerThinker } from '../play/worker-thinker.ts';
import { EscarmoucheBoard } from './EscarmoucheBoard.tsx';
import { cardFace } from './faces.ts';
import { WORDS } from './mode-shared.ts';
import { escarmoucheHasOdds } from './has-odds.ts';
import { partieEffects } from './effects-map.ts';
import { mapLead } from './leads.ts';
import { onTable } from './partie-shared.ts';
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
import { cardName, teamName } from './partie-view.ts';
import { WILD_ODDS_WORDS } from './wild-shared.ts';
import { stageOf } from './stage.ts';

const isOwn = (action: EscAction): action is EscOwnAction => action.type.startsWith('esc-');
const isPartieEvent = (event: EscEvent): event is Exclude<EscEvent, { readonly type: `esc-${string}` }> =>
  !event.type.startsWith('esc-');
const face = (action: EscAction, state: EscState): ChanceFace | undefined => {
  if (action.type === 'esc-first')
    return {
      kind: 'side',
      faces: state.board.fixed.teams.length,
      value: action.team + 1,
      label: teamName(state.board, action.team),
    };
  if (action.type === 'esc-reveal') return cardFace(cardName(state.board, action.card));
  return isOwn(action) ? undefined : partieFace(action, state.game ?? state.board);
};
const GROUPS: Readonly<Partial<Record<EscOwnAction['type'], string>>> = {
  'esc-buy': 'Acheter',
  'esc-soldier': 'Poser un soldat',
  'esc-hero': 'Poser un héros',
  'esc-token': 'Poser un jeton quête',
  'esc-zone': 'Zone de déploiement',
};
/** Candidates only: the engine says which are refused and why. */
const attempts = (state: EscState): readonly EscAction[] => {
  if (state.game !== null) return partieAttempts(state.game);
  const zones = state.board.fixed.map.zones.map(({ id }) => id);
  if (state.stage === 'achats')
    return [
      ...Object.values(state.board.offers)
        .flatMap((offer) => offer ?? [])
        .map((card): EscAction => ({ type: 'esc-buy', card })),
      { type: 'esc-pass' },
    ];
  if (state.stage === 'soldats') return zones.map((zone): EscAction => ({ type: 'esc-soldier', zone }));
  if (state.stage === 'quetes') return zones.map((zone): EscAction => ({ type: 'esc-token', zone }));
  return state.stage === 'zones'
    ? state.fixed.scenario.skirmish.zones.map((_, zone): EscAction => ({ type: 'esc-zone', zone }))
    : [];
};

export const mode: ModeUi<EscMode> = {
  jeu: 'fields-of-eternia',
  game: escarmouche,
  text: escarmoucheText,
  Board: EscarmoucheBoard,
  stage: ({ game, last }) => stageOf(game ?? last),
  effects: (events, { game, last }) => partieEffects(events, game ?? last),
  lead: mapLead,
  part: ({ game, last, board }) => partiePartOf(game ?? last ?? board), // before the game, nobody has begun a round
  doers: ({ board }) => partieDoers(board),
  onBoard: (action, { game, board }) => onTable(action, game ?? board),
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS.escarmouche),
  chance: face,
  tallies: ({ game }) => (game === null ? [] : partieTallies(game)),
  eventTally: (event) => (isPartieEvent(event) ? partieTally(event) : undefined),
  partLabel: partiePart,
  group: (action) => (isOwn(action) ? ['', GROUPS[action.type] ?? 'Autres'] : partieGroup(action)),
  rank: partieRank,
  attempts,
  editable: true,
  title: ({ name }) => name,
  foretell: (action, { game }) => (game === null || isOwn(action) ? undefined : foretold(game, action)),
  odds: {
    has: escarmoucheHasOdds,
    advisor: () =>
      innerAdvisor<EscState, EscAction>(
        ({ game }) => game,
        (action) => action,
      ),
    words: WILD_ODDS_WORDS,
  },
  seats: ({ board }) => board.fixed.teams.length,
  forced: partieForced,
  hidden: { hides: () => true },
  words: WORDS,
  thinker: () =>
    workerThinker(() => new Worker(new URL('./think-escarmouche.worker.ts', import.meta.url), { type: 'module' })),
};
