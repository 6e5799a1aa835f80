import { drop, read, write } from '../kept/device.ts';
import type { FailureMessage } from '../sw.ts';
import {
  type OfflineFacts,
  type OfflineFailure,
  type OfflineKind,
  ready,
  TOLD_NEXT,
  TOLD_READY,
} from './offline-state.ts';

// Registers the offline worker and keeps the offline line up to date: at the foot of every page, which is quiet about what was said once, and where it is always told
// (`data-toujours`). What is seldom said comes on demand (offline-notice.ts): from the device when the site is on it, at once when it cannot be.

/** Under the base path, with its final slash whatever the configuration says. */
const BASE = import.meta.env.BASE_URL.replace(/\/*$/, '/');

let after = ''; // said in every state
let stuck = false; // a part of the page is missing: nothing else matters
/** `known`: this device was told already. */
export type Show = (kind: OfflineKind, text: string, control?: () => Node, known?: boolean) => void;
const show: Show = (kind, text, control, known = false) => {
  if (stuck) return;
  stuck = kind === 'incomplete';
  for (const element of document.querySelectorAll<HTMLElement>('[data-hors-ligne]')) {
    element.dataset['horsLigne'] = kind;
    const quiet = known && element.dataset['toujours'] === undefined;
    element.replaceChildren(quiet ? '' : text + after);
    if (control !== undefined && !quiet) element.append(' · ', control());
    element.hidden = false;
  }
};
type Notices = ReturnType<typeof import('./offline-notice.ts').noticesWith>;
const say = (what: (notices: Notices) => void): Promise<void> =>
  import('./offline-notice.ts').then(
    (m) => what(m.noticesWith(show)),
    () => show('incomplete', 'Page incomplète\u00A0: rechargez-la'),
  ); // what says it may be missing too
const fail = (cause: OfflineFailure): Promise<void> => say((m) => m.unavailable(cause));

let telling = false; // it is this page that says it is ready, however often its worker says so
async function showReady(): Promise<void> {
  const response = await fetch(`${BASE}hors-ligne.json`).catch(() => undefined);
  if (response?.ok !== true) return void fail('efface');
  const facts = (await response.json()) as OfflineFacts;
  telling ||= read(TOLD_READY) !== facts.version;
  show('pret', ready(facts), undefined, !telling);
  write(TOLD_READY, facts.version);
}

/** Parts of the page that do not come, because the site changed on its host or the network is gone: nothing else on the page would say why it does not answer. */
function watchParts(): void {
  let told = false; // once
  // also what is caught where it is asked for; a browser that does not tell the status says nothing
  new PerformanceObserver((list) => {
    if (told) return;
    told = (list.getEntries() as PerformanceResourceTiming[]).some(
      ({ name, responseStatus }) => name.includes('/_astro/') && (responseStatus === 0 || responseStatus >= 400),
    );
    if (told) void say((m) => m.incomplete());
  }).observe({ type: 'resource', buffered: true });
}

/** Follows a worker that installs itself: the first one, or an update. `failed` says that it did not succeed. */
function follow(
  registration: ServiceWorkerRegistration,
  worker: ServiceWorker,
  failed: (update: boolean) => void,
): void {
  const update = registration.active !== null;
  let installed = false;
  worker.addEventListener('statechange', () => {
    const { state } = worker;
    if (state === 'installed') {
      installed = true;
      if (update) void say((m) => m.offer(registration));
    } else if (state === 'activated' && !update) void showReady();
    else if (state === 'redundant' && !installed) failed(update);
  });
  if (update)
    drop(TOLD_NEXT); // what was said of the one before is no answer to it
  else show('installation', 'Installation…');
}

async function start(): Promise<void> {
  try {
    let cause: OfflineFailure = 'reseau';
    let ofUpdate: boolean | undefined; // what failed, once something has
    const explain = (): void => {
      if (ofUpdate === undefined) return;
      void say((m) => (ofUpdate === true ? m.failedUpdate(cause) : m.unavailable(cause))); // the cause as known by then
    };
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<FailureMessage>) => {
      if (data.type !== 'installation-refusee') return;
      ({ cause } = data);
      explain(); // the worker's end may be known before what it said of it
    });
    if (serviceWorker.controller !== null)
      serviceWorker.addEventListener('controllerchange', () => void say((m) => m.replaced()));
    const registration = await serviceWorker.register(`${BASE}sw.js`, { scope: BASE, updateViaCache: 'none' });
    const failed = (update: boolean): void => {
      ofUpdate = update;
      explain();
    };
    const coming = (): void => {
      if (registration.installing !== null) follow(registration, registration.installing, failed);
    };
    registration.addEventListener('updatefound', coming);
    coming();
    if (registration.active !== null) await showReady();
    if (registration.active !== null && registration.waiting !== null) void say((m) => m.offer(registration));
  } catch (error) {
    // refused in private windows or with cookies; a script that is missing or broken is a TypeError
    void fail(error instanceof DOMException && error.name !== 'AbortError' ? 'stockage' : 'reseau');
  }
}

/** Registers the offline worker and keeps every `[data-hors-ligne]` element up to date. Nothing in development. */
export async function initOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  watchParts();
  if (!write('rv.essai', '')) await say((m) => (after = m.unkept));
  drop('rv.essai');
  if ('serviceWorker' in navigator && 'DecompressionStream' in window) await start();
  else await fail(isSecureContext ? 'navigateur' : 'contexte');
}
