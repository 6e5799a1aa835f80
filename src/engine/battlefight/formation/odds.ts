// What boosters hold, exactly: the engine's own draws, of which only the card asked about is remembered.
import type { Game } from '../../kernel/game.ts';
import { odds, type Unsolved } from '../../kernel/odds.ts';
import type { Ratio } from '../../kernel/ratio.ts';
import type { Result } from '../../kernel/result.ts';
import type { CardId } from '../types.ts';
import { stageOf } from './board.ts';
import { formation } from './index.ts';
import type { FormationMode, FormationState } from './types.ts';

const drawn = ({ formers }: FormationState): readonly CardId[] => formers[0]?.boosters.flat() ?? [];

/**
 * How likely the first person is to find 0, 1, 2… copies of a card in all the boosters that a method opens, by number of copies. `start` comes from `setup`.
 * Pairs are drawn whatever has come before, so the fold keeps how many cards are drawn and how many of them are the one asked about.
 */
export const copiesOdds = (start: FormationState, card: CardId): Result<ReadonlyMap<string, Ratio>, Unsolved> => {
  const copies = (state: FormationState): number => drawn(state).filter((id) => id === card).length;
  const asked: Game<FormationMode> = {
    ...formation,
    fold: (state) => `${drawn(state).length}:${copies(state)}`,
  };
  const opening = (state: FormationState): boolean => {
    const stage = stageOf(state);
    return stage.kind === 'open' && stage.seat === 0;
  };
  return odds(
    asked,
    start,
    (_, [choice]) => choice,
    (state) => (opening(state) ? undefined : `${copies(state)}`),
  );
};
