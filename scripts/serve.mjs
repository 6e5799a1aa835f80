// A small server for the built site, as a static host would be: pages by folder, one 404 page, a base path. Used by `npm start` and by the browser tests.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { createGzip } from 'node:zlib';

const TYPES = /** @type {Readonly<Record<string, string>>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
});
const TEXT = /^(text\/|image\/svg|application\/(json|manifest|wasm|xml))/;

/** @typedef {{ readonly root: string, readonly base: string }} Site folder of the built site; path it is published under, "/" or "/regles/" */
/** @typedef {{ readonly status: 200 | 301 | 404, readonly file?: string, readonly location?: string }} Answer */

/** What an address leads to. Never a file outside the folder. @param {Site} site @param {string} url @returns {Answer} */
export const answerTo = ({ root, base }, url) => {
  const [path = '/', query] = url.split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  if (`${path}/` === base) return { status: 301, location: `${base}${search}` };
  let name;
  try {
    name = decodeURIComponent(path);
  } catch {
    return { status: 404 };
  }
  if (!name.startsWith(base) || name.includes('\0')) return { status: 404 };
  const file = normalize(join(root, name.slice(base.length)));
  if (file !== normalize(root) && !file.startsWith(normalize(root + sep))) return { status: 404 };
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isFile() === true) return file.endsWith(`${sep}_headers`) ? { status: 404 } : { status: 200, file };
  const page = join(file, 'index.html');
  if (found?.isDirectory() !== true || !existsSync(page)) return { status: 404 };
  return name.endsWith('/') ? { status: 200, file: page } : { status: 301, location: `${path}/${search}` };
};

/** @param {Site} site @returns {import('node:http').RequestListener} */
const handler = (site) => (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const { status, file = join(site.root, '404.html'), location } = answerTo(site, request.url ?? '/');
  if (location !== undefined) {
    response.writeHead(status, { Location: location }).end();
    return;
  }
  if (!existsSync(file)) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
    return;
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const zipped = TEXT.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': file.includes(`${sep}_astro${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    ...(zipped ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : { 'Content-Length': statSync(file).size }),
  });
  if (request.method === 'HEAD') response.end();
  else if (zipped) createReadStream(file).pipe(createGzip()).pipe(response);
  else createReadStream(file).pipe(response);
};

/** Listens on one address; else why not: the port is taken, or the machine has no such address. @param {Site} site @param {number} port @param {string} host @returns {Promise<import('node:http').Server | 'taken' | 'absent'>} */
const listen = (site, port, host) =>
  new Promise((resolve, reject) => {
    const server = createServer(handler(site));
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve('taken');
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve('absent');
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });

const LOOPBACKS = ['127.0.0.1', '::1']; // « localhost » is either, as the machine likes

/**
 * Serves a built site on this machine at the first free port. `host`: an address to listen on instead of this machine's own (0.0.0.0 for the whole network).
 * @param {Site & { readonly port?: number, readonly host?: string | undefined }} options
 * @returns {Promise<{ readonly url: string, readonly close: () => void }>}
 */
export const serve = async ({ root, base, port = 4321, host }) => {
  for (let tried = port; tried < port + 100; tried += 1) {
    const servers = [];
    for (const one of host === undefined ? LOOPBACKS : [host]) servers.push(await listen({ root, base }, tried, one));
    const open = servers.filter((server) => typeof server !== 'string');
    const close = () => {
      for (const server of open) {
        server.close();
        server.closeAllConnections();
      }
    };
    if (open.length > 0 && !servers.includes('taken'))
      return { url: `http://${host === undefined || host === '0.0.0.0' ? 'localhost' : host}:${tried}${base}`, close };
    close();
  }
  throw new Error(`no free port between ${port} and ${port + 99}`);
};
