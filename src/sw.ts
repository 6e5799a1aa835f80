/// <reference lib="webworker" />
import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { openPack, type Pack, packAddress, packOf, PACKS, takeOut, typeOf } from './paquets.ts';

// The whole site in one precache of a few packs: all of it or nothing. A page never changes under its reader: a new version waits until asked for.

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** What the pages and the worker say to each other. */
export type WorkerMessage = { readonly type: 'installer' };
export interface FailureMessage {
  readonly type: 'installation-refusee';
  readonly cause: 'espace' | 'reseau';
}

const NOT_FOUND = '404.html';
const BASE = new URL('./', self.location.href).pathname;

const controller = new PrecacheController();
const manifest = self.__WB_MANIFEST;
controller.addToCacheList(manifest);
const addresses = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
/** Names of the packs. */
const packs = new Set(addresses.filter((address) => address.startsWith(PACKS)).map((address) => address.slice(PACKS.length, -'.pack'.length)));
/** What is kept as it is, beside the packs. */
const alone = new Set(addresses);

/** A pack, and the headers it came with: its files keep what the host says of every answer (its frame policy among others). */
interface Opened extends Pack {
  readonly headers: Headers;
}
const opened = new Map<string, Promise<Opened | undefined>>();
function packNamed(name: string): Promise<Opened | undefined> {
  const pack =
    opened.get(name) ??
    controller.matchPrecache(packAddress(name)).then(async (stored) => {
      if (stored === undefined) return undefined;
      const headers = new Headers(stored.headers);
      for (const about of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) headers.delete(about);
      return { ...(await openPack(await stored.blob())), headers };
    });
  opened.set(name, pack);
  pack.then((found) => found === undefined && opened.delete(name), () => opened.delete(name));
  return pack;
}

/** A file of this version by its address under the base, undefined when it has none. */
async function kept(address: string): Promise<Response | undefined> {
  if (alone.has(address)) return controller.matchPrecache(address);
  const pack = await packNamed(packOf(address, packs));
  const content = pack === undefined ? undefined : takeOut(pack, address);
  if (pack === undefined || content === undefined) return undefined;
  const headers = new Headers(pack.headers);
  headers.set('Content-Type', typeOf(address));
  return new Response(content, { headers });
}

/** With or without its final slash, with any query, a page is one page. */
async function answer({ pathname }: URL): Promise<Response | undefined> {
  const address = pathname.slice(BASE.length).replace(/(^|\/)index\.html$/, '$1');
  return (await kept(address)) ?? (address === '' || address.endsWith('/') ? undefined : kept(`${address}/`));
}

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

/** What this version holds; a page it does not know may be newer than it: the network first, then the cached « page introuvable ». */
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith(BASE),
  async ({ request, url }) => (await answer(url).catch(() => undefined)) ?? fetch(request), // a pack that cannot be read is no reason to refuse the network
);

setCatchHandler(async ({ request }) => {
  const page = request.mode === 'navigate' ? await kept(NOT_FOUND) : undefined;
  return page === undefined ? Response.error() : new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
});
