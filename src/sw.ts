/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute, setCatchHandler } from 'workbox-routing';

// The whole site in one precache: all of it or nothing. A page never changes under its reader: a new version waits until asked for.

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** What the pages and the worker say to each other. */
export type WorkerMessage = { readonly type: 'installer' };
export interface FailureMessage {
  readonly type: 'installation-refusee';
  readonly cause: 'espace' | 'reseau';
}

const NOT_FOUND = '404.html';

const controller = new PrecacheController();
controller.addToCacheList(self.__WB_MANIFEST);

async function tellFailure(error: unknown): Promise<void> {
  const cause = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'espace' : 'reseau';
  const message: FailureMessage = { type: 'installation-refusee', cause };
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) client.postMessage(message);
}

self.addEventListener('install', (event) => {
  const installed = controller.install(event);
  event.waitUntil(installed.catch(tellFailure));
});

self.addEventListener('activate', (event) => {
  // Old files go with the old version; then the open page, whose files are those just installed or whose reader asked, comes under this worker.
  void controller.activate(event);
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined;
  if (message?.type === 'installer') void self.skipWaiting();
});

/** With or without its final slash, with any query, a page is one page. */
registerRoute(
  new PrecacheRoute(controller, {
    ignoreURLParametersMatching: [/.*/],
    directoryIndex: '',
    cleanURLs: false,
    urlManipulation: ({ url }) => {
      const other = new URL(url.href);
      other.search = '';
      other.pathname = url.pathname.endsWith('/index.html') ? url.pathname.slice(0, -'index.html'.length) : `${url.pathname}/`;
      return [other];
    },
  }),
);

/** A page this version does not know may be newer than it: the network first, then the cached « page introuvable ». */
registerRoute(new NavigationRoute(async ({ request }) => fetch(request)));

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await controller.matchPrecache(NOT_FOUND) : undefined;
  return page === undefined ? Response.error() : new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
});
