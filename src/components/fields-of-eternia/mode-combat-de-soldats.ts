// fields-of-eternia/combat-de-soldats for the shared islands.
import { combatDeSoldats, combatDeSoldatsText } from '../../engine/fields-of-eternia/combat-de-soldats/index.ts';
import type {
  BatailleAction,
  BatailleEvent,
  BatailleScenario,
  BatailleState,
} from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { FoeRule } from '../../engine/fields-of-eternia/rules.ts';
import type { ModeUi } from '../play/mode.ts';
import { SoldiersBoard } from './SoldiersBoard.tsx';

const soldiersForced = ({ type }: { readonly type: string }): boolean => type === 'bat-go';
const soldiersAttempts = ({ fixed }: BatailleState): readonly BatailleAction[] => [
  ...fixed.heroes.map((_, target): BatailleAction => ({ type: 'bat-hit', target })),
  { type: 'bat-hit', target: 'soldat' },
  { type: 'bat-go' },
];

export const mode: ModeUi<BatailleState, BatailleAction, BatailleEvent, FoeRule, BatailleScenario> = {
  jeu: 'fields-of-eternia',
  game: combatDeSoldats,
  text: combatDeSoldatsText,
  Board: SoldiersBoard,
  links: () => import('../../engine/scenario/fields-of-eternia.ts').then(({ LINKS }) => LINKS['combat-de-soldats']),
  chance: () => undefined, // nothing is thrown
  tallies: () => [],
  partLabel: (what) => what,
  attempts: soldiersAttempts,
  editable: true,
  title: ({ name }) => name,
  forced: soldiersForced,
};
