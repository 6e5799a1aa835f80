// What the offline line seldom says, fetched when it has to: failures, with what to do about them, and updates.
import feuille from '../styles/toast.css?url';
import { read, write } from '../kept/device.ts';
import type { WorkerMessage } from '../sw.ts';
import type { Show } from './offline.ts';
import { type OfflineFailure, TOLD_NEXT } from './offline-state.ts';
import { styleSheet } from './style-sheet.ts';

// Typeset by hand, as the rest of the line.
const CAUSES: Readonly<Record<OfflineFailure, string>> = {
  navigateur: 'ce navigateur ne sait pas garder un site. Une version plus récente le saura',
  contexte: 'il faut une adresse en https',
  stockage:
    'le navigateur refuse de garder le site. Sortez de la navigation privée, ou autorisez les cookies de ce site',
  espace: 'la place manque sur l’appareil. Libérez-en, puis rechargez la page',
  reseau: 'le téléchargement n’a pas abouti. Il reprendra à la prochaine visite',
  efface: 'le navigateur a effacé une partie du site. Rechargez la page quand le réseau sera là',
};
export const unavailableText = (cause: OfflineFailure): string => `Hors ligne indisponible\u00A0: ${CAUSES[cause]}`;
export const failedUpdateText = (cause: OfflineFailure): string =>
  `Une nouvelle version n’a pas pu être installée\u00A0: ${CAUSES[cause]}. Celle-ci reste prête hors ligne`;
const UNKEPT =
  '. Parties, brouillons et réglages ne seront pas gardés, le navigateur le refuse\u00A0: partagez un lien pour ne rien perdre';
const INCOMPLETE = 'Une partie de la page n’a pas pu venir\u00A0: le site a changé, ou le réseau manque';

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn';
  made.style.color = 'var(--ink)'; // on the dark notice too
  made.textContent = text;
  made.addEventListener('click', onClick);
  return made;
}
function reloadButton(onClick: () => void): HTMLButtonElement {
  const made = button('Recharger', onClick);
  made.dataset['recharger'] = '';
  return made;
}

let box: HTMLElement | undefined;
/** A notice over the foot of the window: it stays until answered, and takes no focus. */
function notice(text: string, ...controls: readonly Node[]): void {
  box?.remove();
  box = document.createElement('div');
  box.className = 'toast';
  box.popover = 'manual';
  box.role = 'region';
  box.ariaLabel = 'Version du site';
  Object.assign(box.style, { display: 'flex', flexWrap: 'wrap', gap: '.6rem', alignItems: 'center' });
  const said = document.createElement('span');
  said.role = 'status';
  box.append(said, ...controls);
  document.body.append(box);
  const shown = box;
  void styleSheet(feuille).then(() => shown.isConnected && shown.showPopover());
  said.textContent = text; // said aloud: it comes after what says it
}

const close = (): void => box?.remove();

/** How long (ms) what one page writes may take to be read by another. */
const WRITTEN = 1000;
/** Once on this device, where it is looked at: neither at the next page, nor in another tab. Where the device keeps nothing, at each page. */
const once = (say: () => void): void => {
  if (document.hidden) return document.addEventListener('visibilitychange', () => once(say), { once: true });
  void navigator.locks.request(TOLD_NEXT, { ifAvailable: true }, (lock) => {
    if (lock === null || read(TOLD_NEXT) !== null) return;
    write(TOLD_NEXT, '');
    say();
    return new Promise((done) => setTimeout(done, WRITTEN)); // tabs that learn it together do not all say it
  });
};

const reload = (): void => location.reload();
let reloading = false;
/** How long (ms) a reload stays what the reader has just asked for. Chromium may leave a worker waiting for half a minute when other pages are opened at that very moment. */
const SOON = 5000;

/** How long (ms) pages on their way keep an update waiting. */
const PATIENCE = 4000;
/** Once the worker in place has given all that was asked of it: pages that are being opened in other tabs come whole. */
const calm = async (): Promise<void> => {
  const { port1, port2 } = new MessageChannel();
  const message: WorkerMessage = { type: 'calme' };
  navigator.serviceWorker.controller?.postMessage(message, [port2]);
  await new Promise((done) => {
    port1.onmessage = done;
    setTimeout(done, navigator.serviceWorker.controller === null ? 0 : PATIENCE);
  });
  port1.close();
};

/** Everything that the offline line may have to say, given what shows it. */
export const noticesWith = (show: Show) => {
  /** Over the page, once, and in the line that always tells; never done without being asked for. */
  const propose = (text: string, accept: () => void): void => {
    show('nouvelle-version', text, () => reloadButton(accept), true);
    once(() => notice(text, reloadButton(accept), button('Plus tard', close)));
  };
  return {
    /** The site still works, with the network. */
    unavailable: (cause: OfflineFailure): void => show('indisponible', unavailableText(cause)),
    /** The version in place still works without network. */
    failedUpdate: (cause: OfflineFailure): void => show('pret', failedUpdateText(cause)),
    unkept: UNKEPT,
    incomplete: (): void => {
      show('incomplete', INCOMPLETE, () => reloadButton(reload));
      notice(INCOMPLETE, reloadButton(reload), button('Fermer', close));
    },
    /** The reader decides: the waiting worker takes over, then the page is loaded again, once, under it. */
    offer: (registration: ServiceWorkerRegistration): void =>
      propose('Nouvelle version disponible', () => {
        // Another tab may have woken it already: then no change of controller will come.
        if (registration.waiting === null) return reload();
        reloading = true;
        show('nouvelle-version', 'Mise à jour en cours…');
        close();
        void calm().then(() => {
          if (registration.waiting === null) return; // meanwhile another tab has: the change of controller reloads this one
          const message: WorkerMessage = { type: 'installer' };
          registration.waiting.postMessage(message);
          setTimeout(() => {
            reloading = false; // a page is not loaded again under a reader who has gone on with something else
            show(
              'nouvelle-version',
              'La nouvelle version attend que le navigateur lui cède la place. Fermer les autres onglets du site l’y aide',
            );
          }, SOON);
        });
      }),
    /** Another worker answers from now on: asked for here, or in another tab; then this page keeps its version until its reader wants, and its foot alone says so. */
    replaced: (): void => {
      if (reloading) return reload();
      close();
      show('nouvelle-version', 'Nouvelle version installée', () => reloadButton(reload));
    },
  };
};
