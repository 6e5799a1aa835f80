import { EXAMPLE_HEROES } from '../../../engine/fields-of-eternia/heroes.ts';
import type { Faction, HeroCard } from '../../../engine/fields-of-eternia/types.ts';
import { BLANK_HERO } from './HeroField.tsx';

/** An example hero of the faction that a work does not name yet; of any faction when they are all there. */
export const freeHero = (work: unknown, faction: Faction): string => {
  const written = JSON.stringify(work);
  const free = EXAMPLE_HEROES.filter(({ id }) => !written.includes(`"${id}"`));
  return (free.find((one) => one.faction === faction) ?? free[0] ?? EXAMPLE_HEROES[0])?.id ?? '';
};
/** A card to be typed, under a name that the work does not have yet. */
export const blankHero = (work: unknown, faction: Faction): HeroCard => {
  const written = JSON.stringify(work);
  let n = 1;
  while (written.includes(`"heros-${n}"`)) n += 1;
  return { ...BLANK_HERO, id: `heros-${n}`, name: `${BLANK_HERO.name} ${n}`, faction };
};
/** One more for a team: an example of its faction; a card to be typed where there is none left. */
export const recruit = (work: unknown, faction: Faction): HeroCard | string => {
  const id = freeHero(work, faction);
  const isTaken = JSON.stringify(work).includes(`"${id}"`);
  return isTaken || EXAMPLE_HEROES.find((one) => one.id === id)?.faction !== faction ? blankHero(work, faction) : id;
};
