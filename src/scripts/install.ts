// The offer to install, where the browser has one to make: to whoever has come on another day already, and until it is refused.
import { keepSettings, readSettings } from './tools.ts';

const KEY = 'rv.installer';
interface Offered {
  readonly day: string; // of the first visit
  readonly refused: boolean;
}
/** What Chromium hands over: asked later, at a press. */
interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}
const place = document.querySelector<HTMLElement>('[data-installer]');
const today = new Date().toDateString();
const { day, refused } = readSettings<Offered>(KEY, { day: today, refused: false });
keepSettings(KEY, { day, refused });

let asked: InstallPrompt | undefined;
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault(); // the browser's own bar would come at the first visit
  asked = event as InstallPrompt;
  if (place !== null) place.hidden = refused || day === today;
});
place?.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const yes = target.closest('[data-installer-oui]') !== null;
  if (!yes && target.closest('[data-installer-non]') === null) return;
  place.hidden = true;
  if (yes) void asked?.prompt();
  else keepSettings(KEY, { day, refused: true });
});
addEventListener('appinstalled', () => {
  if (place !== null) place.hidden = true;
});
