import { useEffect, useState } from 'preact/hooks';
import { loadTitles, type Titles } from './titles.ts';

/** All titles: those that the page gave, then those of the whole game once they are there. */
export const useTitles = (jeu: string, given: Titles): Titles => {
  const [all, setAll] = useState<Titles>(given);
  useEffect(() => {
    void loadTitles(jeu).then((loaded) => setAll({ ...given, ...loaded }));
  }, [jeu]);
  return all;
};
