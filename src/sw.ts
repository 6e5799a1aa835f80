/// <reference lib="webworker" />
import { cacheNames } from 'workbox-core';
import type { PrecacheEntry } from 'workbox-precaching';
import { PrecacheController } from 'workbox-precaching';
import { openPack, type Pack, packAddress, packOf, PACKS, takeOut, typeOf } from './site/packs.ts';
import {
  type Files,
  keysOf,
  listed,
  onlyVersion,
  parseVersions,
  placeOf,
  stillNeeded,
  succeeded,
  type Versions,
} from './site/versions.ts';

// The whole site in one precache of a few packs: all of it or nothing. A page never changes under its reader: a new version waits until asked for, and what is open then
// stays with the version it came from (versions.ts).

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: (PrecacheEntry | string)[] };

/** What a page says: `installer` to the worker that waits, `calme` to the one in place, which answers on the port it was given once no page is on its way. */
export type WorkerMessage = { readonly type: 'installer' | 'calme' };
export interface FailureMessage {
  readonly type: 'installation-refusee';
  readonly cause: 'espace' | 'reseau';
}

const NOT_FOUND = '404.html';
/** What the pages show of the installed site: asked for, it is also checked. */
const FACTS = 'hors-ligne.json';
const BASE = new URL('./', self.location.href).pathname;

const controller = new PrecacheController();
controller.addToCacheList(self.__WB_MANIFEST);
const FILES: Files = Object.fromEntries(
  [...controller.getURLsToCacheKeys()].map(([url, key]) => [new URL(url).pathname.slice(BASE.length), key]),
);
const store = (): Promise<Cache> => caches.open(cacheNames.precache);

// ── The files of a version
/** A pack, and the headers it came with: its files keep what the host says of every answer (its frame policy among others). */
interface Opened extends Pack {
  readonly headers: Headers;
}
const opened = new Map<string, Promise<Opened | undefined>>(); // by key
const unfold = async (key: string): Promise<Opened | undefined> => {
  const stored = await (await store()).match(key);
  if (stored === undefined) return undefined;
  const headers = new Headers(stored.headers);
  for (const about of ['Content-Encoding', 'Content-Length', 'ETag', 'Last-Modified']) headers.delete(about);
  return { ...(await openPack(await stored.blob())), headers };
};
const packAt = (key: string): Promise<Opened | undefined> => {
  const pack = opened.get(key) ?? unfold(key);
  opened.set(key, pack);
  pack.then(
    (found) => found === undefined && opened.delete(key),
    () => opened.delete(key),
  );
  return pack;
};

/** A file of a version by its address under the base, undefined when it has none. */
async function kept(files: Files, address: string): Promise<Response | undefined> {
  const alone = files[address];
  if (alone !== undefined) return (await store()).match(alone);
  const names = new Set(
    Object.keys(files).flatMap((name) => (name.startsWith(PACKS) ? [name.slice(PACKS.length, -'.pack'.length)] : [])),
  );
  const key = files[packAddress(packOf(address, names))];
  const pack = key === undefined ? undefined : await packAt(key);
  const content = pack === undefined ? undefined : takeOut(pack, address);
  if (pack === undefined || content === undefined) return undefined;
  const headers = new Headers(pack.headers);
  headers.set('Content-Type', typeOf(address));
  return new Response(content, { headers });
}
/** With or without its final slash, with any query, a page is one page. What cannot be read is no reason to refuse the network. */
async function answer(files: Files, { pathname }: URL): Promise<Response | undefined> {
  const address = pathname.slice(BASE.length).replace(/(^|\/)index\.html$/, '$1');
  try {
    return (
      (await kept(files, address)) ??
      (address === '' || address.endsWith('/') ? undefined : await kept(files, `${address}/`))
    );
  } catch {
    return undefined;
  }
}
/** Whether every file of this version is in the cache: browsers clear it when they please. */
const isWhole = async (): Promise<boolean> => {
  const there = new Set((await (await store()).keys()).map(({ url }) => url));
  return Object.values(FILES).every((key) => there.has(key));
};

// ── The versions, kept between two lives of the worker
const RECORD = new URL('hors-ligne/versions', self.location.href).href;
const recordStore = (): Promise<Cache> => caches.open(`versions-${self.registration.scope}`);
const written = async (): Promise<Versions | undefined> => {
  try {
    return parseVersions(await (await (await recordStore()).match(RECORD))?.json());
  } catch {
    return undefined;
  }
};
const openPages = async (options: ClientQueryOptions): Promise<readonly string[]> =>
  (await self.clients.matchAll(options)).map(({ id }) => id);
/** Takes out of the cache what no version needs; not while another is being installed, which may count on it. */
async function tidy(versions: Versions): Promise<void> {
  if (self.registration.installing !== null || self.registration.waiting !== null) return;
  const needed = keysOf(versions);
  const cache = await store();
  for (const request of await cache.keys()) if (!needed.has(request.url)) await cache.delete(request);
}
let versions: Promise<Versions> | undefined;
const read = async (): Promise<Versions> => (await written()) ?? onlyVersion(FILES);
/** What was written may be of the worker before, when there was no room to write since: this one still serves its own version. */
const known = (): Promise<Versions> => (versions ??= read().then((found) => succeeded(found, FILES, [], Date.now())));
/** One change at a time. What cannot be written is remembered as long as this worker lives. */
const change = (next: (before: Versions) => Versions): Promise<Versions> =>
  (versions = known().then(async (before) => {
    const after = next(before);
    if (after === before) return before;
    try {
      await (await recordStore()).put(RECORD, Response.json(after));
      await tidy(after);
    } catch {
      // no room, or refused
    }
    return after;
  }));

// ── Installing, taking over
async function tellFailure(error: unknown): Promise<void> {
  const cause = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'espace' : 'reseau';
  const message: FailureMessage = { type: 'installation-refusee', cause };
  for (const client of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' }))
    client.postMessage(message);
  if (cause === 'reseau') return; // what has come will not be asked for again
  const needed = new Set([...((await written()) ?? [])].flatMap(({ files }) => Object.values(files)));
  for (const key of Object.values(FILES)) if (!needed.has(key)) await (await store()).delete(key);
}
async function install(event: ExtendableEvent): Promise<void> {
  await controller.install(event);
  if (!(await isWhole())) throw new Error('something was cleared meanwhile');
}
self.addEventListener('install', (event) => {
  event.waitUntil(
    install(event).catch(async (error: unknown) => {
      await tellFailure(error).catch(() => undefined);
      throw error;
    }),
  );
});

async function takeOver(): Promise<void> {
  const open = await openPages({ type: 'all' }); // under this worker already, but drawn by the one before
  versions = read();
  await change((before) => succeeded(before, FILES, open, Date.now()));
  await self.clients.claim();
}
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

// ── Giving way: Chromium stops a worker that another replaces, and a page whose files were still coming from it may lose them, or wait for minutes
let underWay = 0;
let lastAsked = 0; // ms
const counted = async (answered: Promise<Response>): Promise<Response> => {
  underWay += 1;
  lastAsked = Date.now();
  return answered.finally(() => (underWay -= 1));
};
/** How long (ms) nothing must have been asked for, for every page to be there. */
const QUIET = 400;
async function calm(): Promise<void> {
  while (underWay > 0 || Date.now() - lastAsked < QUIET) await new Promise((done) => setTimeout(done, 50));
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined;
  if (message?.type === 'installer') void self.skipWaiting();
  else if (message?.type === 'calme') event.waitUntil(calm().then(() => event.ports[0]?.postMessage(null)));
});

// ── Answering
/** Pages that came from the network because this version does not know them: they may be newer than it, and so may what they ask for. */
const newer = new Set<string>();

async function page(event: FetchEvent, url: URL): Promise<Response> {
  const [present] = await known();
  const found = await answer(present.files, url);
  if (found !== undefined) return found;
  try {
    const answered = await fetch(event.request);
    newer.add(event.resultingClientId);
    return answered;
  } catch {
    const lost = await kept(present.files, NOT_FOUND);
    return lost === undefined
      ? Response.error()
      : new Response(lost.body, { status: 404, statusText: 'Not Found', headers: lost.headers });
  }
}
async function part(event: FetchEvent, url: URL): Promise<Response> {
  const { request, clientId, resultingClientId } = event;
  if (newer.has(clientId)) return fetch(request).catch(async () => (await answer(FILES, url)) ?? Response.error());
  const all = await known();
  const own = placeOf(all, clientId);
  // Its own version; then older ones: what only they hold tells that the page is theirs.
  const places = own === 0 ? all.map((_, i) => i) : [own];
  for (const place of places) {
    const found = await answer(all[place]?.files ?? {}, url);
    if (found === undefined) continue;
    // a page's worker is of the page's version
    for (const id of place === 0 ? [] : [clientId, resultingClientId])
      if (id !== '' && placeOf(all, id) !== place) event.waitUntil(change((before) => listed(before, place, id)));
    return found;
  }
  return fetch(request);
}
/** Fetches again what was cleared, where the host still has the very same. */
async function mend(): Promise<void> {
  const cache = await store();
  for (const [url, key] of controller.getURLsToCacheKeys()) {
    if ((await cache.match(key)) !== undefined) continue;
    const answered = await fetch(url, { cache: 'reload', integrity: controller.getIntegrityForCacheKey(key) ?? '' });
    if (answered.ok) await cache.put(key, answered);
  }
}
/** Forgets the versions whose last page is closed. */
async function settle(): Promise<void> {
  if ((await known()).length === 1) return;
  const open = new Set(await openPages({ includeUncontrolled: true, type: 'all' }));
  await change((before) => stillNeeded(before, open, Date.now()));
}
/** Its size and version, if all of it is there; else nothing is promised. Asked for once by each page, when it has nothing else to do. */
async function facts(event: FetchEvent, url: URL): Promise<Response> {
  event.waitUntil(settle());
  if (!(await isWhole())) await mend().catch(() => undefined);
  return (await isWhole()) ? part(event, url) : new Response(null, { status: 410 });
}

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(BASE)) return;
  if (event.request.mode !== 'navigate')
    event.respondWith(counted(url.pathname === BASE + FACTS ? facts(event, url) : part(event, url)));
  else event.respondWith(counted(page(event, url)));
});
