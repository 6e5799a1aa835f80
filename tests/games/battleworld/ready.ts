// The ready-made scenarios that the suites of this game are built upon.
import { partieCodec } from '../../../src/engine/scenario/battleworld.ts';
import { readyThese } from '../../ready.ts';

export const SCENARIOS = readyThese(
  partieCodec,
  'vengeurs-contre-fatalis',
  'la-lecon-de-fatalis',
  'le-siege-des-x-men',
);
