// fields-of-eternia/escarmouche where it is read: its examples.
import type { EscState, EscEvent } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { Reading } from '../play/reading.ts';
import { partieEffects } from './effects-map.ts';
import { EscarmoucheReading } from './EscarmoucheReading.tsx';
import { escarmoucheHasOdds } from './has-odds.ts';
import { stageOf } from './stage.ts';

export const reading: Reading<EscState, EscEvent> = {
  Board: EscarmoucheReading,
  stage: ({ game, last }) => stageOf(game ?? last),
  effects: (events, { game, last }) => partieEffects(events, game ?? last),
  hasOdds: escarmoucheHasOdds,
};
