import { useEffect, useState } from 'preact/hooks';
import { loadTitles, type Titles, titlesAtHand } from './titles.ts';

/** Those that the page gave, until those of the whole game are there, which hold them. */
export const useTitles = (jeu: string, given: Titles): Titles => {
  const [loaded, setLoaded] = useState(titlesAtHand(jeu));
  useEffect(() => void loadTitles(jeu).then(() => setLoaded(titlesAtHand(jeu))), [jeu]);
  return loaded ?? given;
};
