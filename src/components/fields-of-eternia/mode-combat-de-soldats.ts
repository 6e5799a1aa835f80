// fields-of-eternia/combat-de-soldats for the shared islands.
import { combatDeSoldats, combatDeSoldatsText } from '../../engine/fields-of-eternia/combat-de-soldats/index.ts';
import type {
  SoldiersAction,
  SoldiersMode,
  SoldiersState,
} from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { ModeUi } from '../play/mode.ts';
import { soldiersLead } from './leads.ts';
import { soldiersEffects } from './effects-small.ts';
import { SoldiersBoard } from './SoldiersBoard.tsx';

const soldiersForced = ({ type }: { readonly type: string }): boolean => type === 'bat-go';
const soldiersAttempts = ({ fixed }: SoldiersState): readonly SoldiersAction[] => [
  ...fixed.heroes.map((_, target): SoldiersAction => ({ type: 'bat-hit', target })),
  { type: 'bat-hit', target: 'soldat' },
  { type: 'bat-go' },
];

export const mode: ModeUi<SoldiersMode> = {
  jeu: 'fields-of-eternia',
  game: combatDeSoldats,
  text: combatDeSoldatsText,
  Board: SoldiersBoard,
  stage: () => 'fight',
  effects: soldiersEffects,
  lead: soldiersLead,
  onBoard: ({ type }) => type === 'bat-hit',
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS['combat-de-soldats']),
  chance: () => undefined, // nothing is thrown
  tallies: () => [],
  partLabel: (what) => what,
  attempts: soldiersAttempts,
  editable: true,
  title: ({ name }) => name,
  forced: soldiersForced,
};
