import type { FailureMessage, WorkerMessage } from '../sw.ts';
import { offlineText, type OfflineFacts, type OfflineFailure, type OfflineState } from './hors-ligne-etat.ts';

/** Under the base path, with its final slash whatever the configuration says. */
const BASE = import.meta.env.BASE_URL.replace(/\/*$/, '/');
const UPDATE: WorkerMessage = { type: 'installer' };

let reloading = false;

function reloadButton(onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Recharger';
  button.dataset['recharger'] = '';
  button.addEventListener('click', onClick);
  return button;
}

function show(state: OfflineState, reload?: () => void): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hors-ligne]')) {
    element.dataset['horsLigne'] = state.kind;
    if (!element.hasAttribute('role')) element.setAttribute('role', 'status');
    element.replaceChildren(offlineText(state));
    if (reload !== undefined) element.append(' · ', reloadButton(reload));
    element.hidden = false;
  }
}

async function facts(): Promise<OfflineFacts | undefined> {
  try {
    const response = await fetch(`${BASE}hors-ligne.json`);
    return response.ok ? ((await response.json()) as OfflineFacts) : undefined;
  } catch {
    return undefined;
  }
}

async function showReady(): Promise<void> {
  show({ kind: 'pret', facts: await facts() });
}

/** The reader decides: the waiting worker takes over, then the page reloads once under it. */
function offerUpdate(waiting: ServiceWorker): void {
  show({ kind: 'nouvelle-version' }, () => {
    reloading = true;
    waiting.postMessage(UPDATE);
    // Another tab may have woken it already: then no change of controller will come.
    if (waiting.state === 'activated') location.reload();
  });
}

function follow(registration: ServiceWorkerRegistration, worker: ServiceWorker, failure: () => OfflineFailure): void {
  const update = registration.active !== null;
  const step = (): void => {
    switch (worker.state) {
      case 'installing':
        if (!update) show({ kind: 'installation' });
        break;
      case 'installed':
        if (update) offerUpdate(worker);
        break;
      case 'activated':
        if (!update) void showReady();
        break;
      case 'redundant':
        // An update that failed leaves the version in place, which still works offline.
        if (!update) show({ kind: 'indisponible', cause: failure() });
        break;
      default:
        break;
    }
  };
  worker.addEventListener('statechange', step);
  step();
}

async function start(): Promise<void> {
  let cause: OfflineFailure = 'reseau';
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<FailureMessage>) => {
    if (event.data.type === 'installation-refusee') cause = event.data.cause;
  });
  const controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (reloading) location.reload();
    // Another tab updated: this one still shows the former version.
    else if (controlled) show({ kind: 'nouvelle-version' }, () => location.reload());
  });
  try {
    const registration = await navigator.serviceWorker.register(`${BASE}sw.js`, { scope: BASE, updateViaCache: 'none' });
    registration.addEventListener('updatefound', () => {
      if (registration.installing !== null) follow(registration, registration.installing, () => cause);
    });
    if (registration.waiting !== null && registration.active !== null) offerUpdate(registration.waiting);
    else if (registration.installing !== null) follow(registration, registration.installing, () => cause);
    else if (registration.active !== null) await showReady();
  } catch (error) {
    // Firefox and Safari refuse in private windows with a SecurityError; a missing or broken script is a TypeError.
    show({ kind: 'indisponible', cause: error instanceof DOMException && error.name === 'SecurityError' ? 'stockage' : 'reseau' });
  }
}

/** Registers the offline worker and keeps every `[data-hors-ligne]` element up to date. Nothing in development. */
export function initHorsLigne(): void {
  if (!import.meta.env.PROD) return;
  if (!('serviceWorker' in navigator && 'DecompressionStream' in window)) {
    show({ kind: 'indisponible', cause: window.isSecureContext ? 'navigateur' : 'contexte' });
    return;
  }
  void start();
}
