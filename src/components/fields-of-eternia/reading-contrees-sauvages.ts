// fields-of-eternia/contrees-sauvages where it is read: its examples.
import type { WildState, WildEvent } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { Reading } from '../play/reading.ts';
import { wildEffects } from './effects-small.ts';
import { WildBoard } from './WildBoard.tsx';
import { wildHasOdds } from './has-odds.ts';

export const reading: Reading<WildState, WildEvent> = {
  Board: WildBoard,
  stage: () => 'fight',
  effects: wildEffects,
  hasOdds: wildHasOdds,
};
