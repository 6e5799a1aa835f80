// The movement cards of a scenario that are examples of this site: the rules print none.
import { RACES } from '../../../engine/battle-beyond-space/types.ts';
import { cardName, RACE_WORDS } from '../../../engine/battle-beyond-space/words.ts';
import type { SamplesOf } from '../../atelier/samples.ts';
import { FIGURES } from './CardsPart.tsx';
import type { Work } from './model.ts';
import { deckIn } from './table.ts';

/** A race drawn by chance may be any of them. */
export const samplesOf: SamplesOf<Work> = (work) =>
  RACES.filter(
    (race) =>
      work.decks?.[race] === undefined && work.players.some((player) => player.race === race || player.race === null),
  ).map((race) => ({
    path: `decks.${race}.0.speed`,
    name: RACE_WORDS[race].name,
    values: deckIn(work, race).flatMap((card, i) =>
      FIGURES.map(([key, label]) => [`${cardName(i)}, ${label.toLowerCase()}`, `${card[key]}`] as const),
    ),
  }));
