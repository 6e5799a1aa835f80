// battlefight/formation for the shared islands.
import { formation, formationText } from '../../engine/battlefight/formation/index.ts';
import type { FormationMode } from '../../engine/battlefight/formation/types.ts';
import { listOf } from '../../engine/kernel/french.ts';
import type { ModeUi } from '../play/mode.ts';
import { CARD_WORDS } from '../play/words.ts';
import { FormationBoard } from './FormationBoard.tsx';

export const mode: ModeUi<FormationMode> = {
  jeu: 'battlefight',
  game: formation,
  text: formationText,
  Board: FormationBoard,
  links: () =>
    import('../../engine/scenario/battlefight.ts').then(({ formationCodec, parseFormationAction }) => ({
      codec: formationCodec,
      parseAction: parseFormationAction,
    })),
  chance: (action, { fixed }) =>
    action.type === 'open'
      ? { kind: 'card', label: listOf(action.cards.map((card) => fixed.cards[card]?.title ?? card)) }
      : undefined,
  onBoard: ({ type }) => type === 'choose',
  tallies: () => [],
  partLabel: (what) => what,
  title: ({ name }) => name,
  seats: ({ formers }) => formers.length,
  hidden: { hides: ({ players }) => players.length > 1 },
  words: CARD_WORDS,
};
