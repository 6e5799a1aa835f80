// Style sheets that come with their code, on first use: rule pages do not carry them.
import address from '../../styles/live.css?url';
import pieces from '../../styles/pieces.css?url';

/** Settled once the sheet is there, or could not be fetched: nothing waits for looks for ever. */
export const loadSheet = (href: string): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.querySelector(`link[href="${CSS.escape(href)}"]`) !== null)
      return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
/** Those of live play: dice are thrown there, whatever the board is drawn with. */
export const liveSheet: Promise<void> = Promise.all([loadSheet(address), loadSheet(pieces)]).then(() => undefined);
