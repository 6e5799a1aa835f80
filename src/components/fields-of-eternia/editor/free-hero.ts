import { EXAMPLE_HEROES } from '../../../engine/fields-of-eternia/heroes.ts';
import type { Faction } from '../../../engine/fields-of-eternia/types.ts';

/** An example hero of the faction that a work does not name yet; of any faction when they are all there. */
export const freeHero = (work: unknown, faction: Faction): string => {
  const written = JSON.stringify(work);
  const free = EXAMPLE_HEROES.filter(({ id }) => !written.includes(`"${id}"`));
  return (free.find((one) => one.faction === faction) ?? free[0] ?? EXAMPLE_HEROES[0])?.id ?? '';
};
