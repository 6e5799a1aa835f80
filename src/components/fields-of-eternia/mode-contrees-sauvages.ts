// fields-of-eternia/contrees-sauvages for the shared islands.
import { contreesSauvages, contreesSauvagesText } from '../../engine/fields-of-eternia/contrees-sauvages/index.ts';
import type { WildAction, WildMode } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { wildAdvisor } from './odds.ts';
import { wildLead } from './leads.ts';
import { wildEffects } from './effects-small.ts';
import { wildHasOdds } from './has-odds.ts';
import { WildAsked, WildBoard } from './WildBoard.tsx';
import {
  wildAttempts,
  wildFace,
  wildForced,
  wildGroup,
  WILD_ODDS_WORDS,
  wildPartLabel,
  wildTallies,
} from './wild-shared.ts';

export const mode: ModeUi<WildMode> = {
  jeu: 'fields-of-eternia',
  game: contreesSauvages,
  text: contreesSauvagesText,
  Board: WildBoard,
  asked: () => Promise.resolve(WildAsked),
  stage: () => 'fight',
  effects: wildEffects,
  lead: wildLead,
  onBoard: ({ type }) => type === 'wild-assign' || type === 'wild-again',
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS['contrees-sauvages']),
  chance: wildFace,
  tallies: wildTallies,
  partLabel: wildPartLabel,
  group: wildGroup,
  attempts: wildAttempts,
  editable: true,
  title: ({ name }) => name,
  script: {
    imposed: ({ tests = [], throws = [] }) => [
      ...tests.map((face): WildAction => ({ type: 'wild-test', face })),
      ...throws.map((faces): WildAction => ({ type: 'wild-throw', faces })),
    ],
  },
  seats: () => 1,
  forced: wildForced,
  odds: { has: wildHasOdds, advisor: wildAdvisor, words: WILD_ODDS_WORDS },
};
