// battleworld/partie where it is read: its examples.
import type { PartieState, PartieEvent } from '../../engine/battleworld/partie/types.ts';
import type { Reading } from '../play/reading.ts';
import { partieEffects, settlesCombat } from './effects.ts';
import { PartieBoard } from './PartieBoard.tsx';
import { partieHasOdds } from './has-odds.ts';
import { stageOf } from './stage.ts';

export const reading: Reading<PartieState, PartieEvent> = {
  Board: PartieBoard,
  stage: stageOf,
  effects: partieEffects,
  settles: settlesCombat,
  hasOdds: partieHasOdds,
};
