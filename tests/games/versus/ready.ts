// The ready-made scenarios that the suites of this game are built upon.
import { missionCodec, partieCodec } from '../../../src/engine/scenario/versus.ts';
import { readyThese } from '../../ready.ts';

export const GAMES = readyThese(
  partieCodec,
  'apprendre-les-disques',
  'quatre-bombes-sur-cinq',
  'la-derniere-ruelle',
  'partie-complete',
  'prise-d-otages',
);
export const MISSIONS_ALONE = readyThese(
  missionCodec,
  'mission-m1',
  'mission-m2',
  'mission-m3',
  'mission-m4',
  'mission-m5',
  'mission-m6',
  'mission-m7',
  'mission-m8',
);
