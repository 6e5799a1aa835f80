// Whether paper is what the page is drawn on.
import { useEffect, useState } from 'preact/hooks';

/** Whether the page is being printed: from before the browser lays it out. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const look = (): void => setPrinting(paper.matches);
    const begin = (): void => setPrinting(true);
    look();
    paper.addEventListener('change', look);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', look);
    return () => {
      paper.removeEventListener('change', look);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', look);
    };
  }, []);
  return printing;
};
