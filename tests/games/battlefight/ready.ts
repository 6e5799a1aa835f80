// The ready-made scenarios that the suites of this game are built upon.
import { partieCodec } from '../../../src/engine/scenario/battlefight.ts';
import { readyThese } from '../../ready.ts';

export const READY_GAMES = readyThese(partieCodec, 'duel', 'deux-pas-du-bord', 'couper-la-parole', 'melee-a-quatre');
