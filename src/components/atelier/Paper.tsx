// What is printed: fetched once the page is awake, drawn when the browser prints and never before, since nobody sees it on the screen.
import { createContext, type JSX } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { useTry } from '../play/Failed.tsx';

/** Fetches what is printed. */
export const PaperContext = createContext<() => Promise<unknown>>(() => Promise.resolve());

export const PrintButton = (): JSX.Element => {
  const { run, failed } = useTry('La page à imprimer n’est pas arrivée.');
  const load = useContext(PaperContext);
  return (
    <>
      <button type="button" class="btn" onClick={() => run(() => load().then(() => print()))}>
        Imprimer une page
      </button>
      {failed}
    </>
  );
};

/** Prints something else than the scenario, once it is drawn: whether it is being printed, and what begins it. */
export const useOtherPage = (): readonly [printing: boolean, begin: () => void] => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!printing) return;
    const end = (): void => setPrinting(false);
    addEventListener('afterprint', end);
    print();
    return () => removeEventListener('afterprint', end);
  }, [printing]);
  return [printing, () => setPrinting(true)];
};
