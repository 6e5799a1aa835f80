import { useEffect, useMemo, useState } from 'preact/hooks';
import { loadTitles, type Titles, titlesAtHand } from './titles.ts';

/** All titles: those that the page gave, and those of the whole game once they are there. */
export const useTitles = (jeu: string, given: Titles): Titles => {
  const [loaded, setLoaded] = useState(titlesAtHand(jeu));
  useEffect(() => void loadTitles(jeu).then(setLoaded), [jeu]);
  return useMemo(() => (loaded === undefined ? given : { ...given, ...loaded }), [given, loaded]);
};
