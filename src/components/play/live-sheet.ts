// The style sheet of live play comes with its code, on first use: rule pages do not carry it.
import address from '../../styles/live.css?url';

/** Settled once the sheet is there, or could not be fetched: nothing waits for looks for ever. */
const load = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof document === 'undefined' || document.querySelector(`link[href="${CSS.escape(address)}"]`) !== null) return resolve();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
export const liveSheet: Promise<void> = load();
