// What a question about a gesture is made of.
import type { Rng } from '../../kernel/rng.ts';
import { MISSIONS } from '../missions.ts';
import type { PartieAction } from '../partie/types.ts';
import type { TileId } from '../types.ts';
import { type Moment, type Part, playOn } from './kit.ts';

interface Gesture {
  readonly moment: Moment;
  readonly action: PartieAction;
  readonly facts: readonly string[];
  readonly question: string;
  readonly part?: Part; // the river of who plays unless told
}

export type Make = (random: Rng) => Gesture;

export const missionFact = (id: keyof typeof MISSIONS): string => `Mission « ${MISSIONS[id].title} ».`;

export const acting = (moment: Moment, tile: TileId): Moment => playOn(moment, { type: 'activate', tile });
