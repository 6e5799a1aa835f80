// The ready-made scenarios that the suites of this game are built upon.
import { escarmoucheCodec, partieCodec } from '../../../src/engine/scenario/battle-beyond-space.ts';
import { readyThese } from '../../ready.ts';

export const GAMES = readyThese(
  partieCodec,
  'premier-contact',
  'escarmouche-a-trois',
  'derniere-carte',
  'vous-contre-la-machine',
  'placez-votre-flotte',
);
export const SKIRMISHES = readyThese(escarmoucheCodec, 'premier-accrochage');
