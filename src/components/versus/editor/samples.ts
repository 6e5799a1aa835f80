// What a game of Versus begins with by example: posts and rivers that nobody told, and troops that are in no box.
import { EXAMPLE_TILES } from '../../../engine/versus/data.ts';
import { cubesOf, discsOf } from '../../../engine/versus/partie/setup-read.ts';
import type { SlotSpec } from '../../../engine/versus/partie/types.ts';
import { CAMPS, type Camp } from '../../../engine/versus/types.ts';
import type { Sample, SamplesOf } from '../../atelier/samples.ts';
import { OF_CAMP, POST_NAMES } from '../words.ts';
import { cardName, riverOf } from './game/model.ts';
import { CUBES, DISCS } from './game/SidePart.tsx';
import { missionOf } from './model.ts';
import type { Work, WorkOf } from './modes.ts';
import { LEVEL_WORDS } from './words.ts';

type Game = WorkOf<'partie'>;
const post = (work: Game, camp: Camp): Sample => {
  const { discs, cubes } = work.sides?.[camp] ?? {};
  const lines = (labels: readonly string[], values: readonly number[]) =>
    labels.map((label, i) => [label, `${values[i] ?? 0}`] as const);
  return {
    path: `sides.${camp}.${discs === undefined ? 'discs' : 'cubes'}.0`,
    name: POST_NAMES[camp],
    values: [
      ...(discs === undefined ? lines(DISCS, discsOf(work, camp)) : []),
      ...(cubes === undefined ? lines(CUBES, cubesOf(work, missionOf(work), camp)) : []),
    ],
  };
};
const river = (work: Game, camp: Camp): Sample => {
  const told = work.sides?.[camp]?.slots !== undefined;
  const typed = new Set(work.tiles?.map(({ id }) => id));
  const isExample = ({ tile }: SlotSpec): boolean =>
    !told || (tile !== undefined && EXAMPLE_TILES.has(tile) && !typed.has(tile));
  return {
    path: `sides.${camp}.slots`,
    name: `La rivière ${OF_CAMP[camp]}`,
    values: riverOf(work, camp).flatMap((slot, i) => {
      const { tile, figures, hq, level } = slot;
      const who = tile === undefined ? (hq === true ? 'QG' : LEVEL_WORDS[level]) : cardName(work, tile);
      return isExample(slot) ? [[`Place ${i + 1}`, figures === undefined ? who : `${who} × ${figures}`] as const] : [];
    }),
  };
};

export const samplesOf: SamplesOf<Work> = (work) =>
  work.mode === 'partie'
    ? CAMPS.flatMap((camp) => [post(work, camp), river(work, camp)]).filter(({ values }) => values.length > 0)
    : [];
