// battlefight/formation for the shared islands.
import { formation, formationText } from '../../engine/battlefight/formation/index.ts';
import { BOOSTER } from '../../engine/battlefight/data.ts';
import { gameAfter } from '../../engine/battlefight/formation/sequel.ts';
import type { FormationEvent, FormationMode } from '../../engine/battlefight/formation/types.ts';
import { listOf } from '../../engine/kernel/french.ts';
import { draw } from '../play/dice.ts';
import type { ModeUi } from '../play/mode.ts';
import { CARD_WORDS } from '../play/words.ts';
import type { Effect } from '../scene/motion.ts';
import { FormationBoard, receivedPiece } from './FormationBoard.tsx';

/** The two cards that a booster gives are turned over. */
const turned = (event: FormationEvent): readonly Effect[] =>
  event.type === 'opened'
    ? event.cards.map((_, i) => ({
        is: 'flip',
        piece: receivedPiece(event.seat, event.kind, (event.booster - 1) * BOOSTER.each + i),
      }))
    : [];

/** A deck that is whole, before the card that made it so. */
const leadOf = (events: readonly FormationEvent[]): number =>
  Math.max(
    0,
    events.findIndex(({ type }) => type === 'deck-formed'),
  );

export const mode: ModeUi<FormationMode> = {
  jeu: 'battlefight',
  game: formation,
  text: formationText,
  Board: FormationBoard,
  asked: () => import('./AskedDeck.tsx').then(({ AskedDeck }) => AskedDeck),
  links: () =>
    import('../../engine/scenario/battlefight.ts').then(({ formationCodec, parseFormationAction }) => ({
      codec: formationCodec,
      parseAction: parseFormationAction,
    })),
  chance: (action, { fixed }) =>
    action.type === 'open'
      ? { kind: 'card', label: listOf(action.cards.map((card) => fixed.cards[card]?.title ?? card)) }
      : undefined,
  stage: () => 'decks',
  effects: (events) => events.flatMap(turned),
  lead: leadOf,
  onBoard: ({ type }) => type === 'choose',
  nextGame: {
    mode: 'battlefight/partie',
    says: ({ formers }) => (formers.length === 1 ? 'Jouer avec ce deck' : 'Jouer avec ces decks'),
    scenario: (state) => gameAfter(state, (node) => draw(node)),
  },
  tallies: () => [],
  partLabel: (what) => what,
  title: ({ name }) => name,
  seats: ({ formers }) => formers.length,
  hidden: { hides: ({ players }) => players.length > 1 },
  words: CARD_WORDS,
};
