#!/usr/bin/env node
// A small static server for the built site, compressed as a real host would. Used by `npm start` and by the browser tests.
// Use: node scripts/serve.mjs [--dir dist] [--port 4321] [--base /] [--next]   (--next: take the next free port if that one is taken)
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' }, port: { type: 'string', default: '4321' }, base: { type: 'string', default: '/' }, next: { type: 'boolean', default: false } } });
const base = `/${values.base.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
if (!existsSync(join(values.dir, 'index.html'))) {
  console.error(`[serve] ${values.dir}/index.html does not exist: build the site first (npm run build).`);
  process.exit(1);
}

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json; charset=utf-8', '.webmanifest': 'application/manifest+json', '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2', '.wasm': 'application/wasm', '.txt': 'text/plain; charset=utf-8', '.xml': 'application/xml' };
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt', '.xml']);
/** As README.md advises a host: hashed files for ever, the worker and the pages always asked again. */
const caching = (path) => (path.includes(`${sep}_astro${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache');

/** The file that answers a path below the base: itself, its index.html, or its .html; nothing outside the folder. */
const fileFor = (path) => {
  const inside = join(values.dir, normalize(path));
  if (inside !== values.dir && !inside.startsWith(normalize(values.dir + sep)) && values.dir !== '.') return undefined;
  return [inside, join(inside, 'index.html'), `${inside}.html`].find((file) => existsSync(file) && statSync(file).isFile());
};

const send = (request, response, status, file) => {
  const type = extname(file);
  const headers = { 'content-type': TYPES[type] ?? 'application/octet-stream', 'cache-control': status === 200 ? caching(file) : 'no-store', 'x-content-type-options': 'nosniff' };
  const zip = COMPRESSED.has(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  response.writeHead(status, zip ? { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' } : { ...headers, 'content-length': statSync(file).size });
  if (request.method === 'HEAD') return response.end();
  const stream = createReadStream(file);
  return zip ? stream.pipe(createGzip({ level: 6 })).pipe(response) : stream.pipe(response);
};

const server = createServer((request, response) => {
  let path;
  try {
    path = decodeURIComponent((request.url ?? '/').split(/[?#]/)[0]);
  } catch {
    path = '/404';
  }
  const file = path.startsWith(base) || `${path}/` === base ? fileFor(path.slice(base.length - 1)) : undefined;
  if (file) return send(request, response, 200, file);
  const missing = join(values.dir, '404.html');
  if (existsSync(missing)) return send(request, response, 404, missing);
  response.writeHead(404, { 'content-type': 'text/plain' });
  return response.end('Not found');
});

let port = Number(values.port);
server.on('error', (error) => {
  if (error.code === 'EADDRINUSE' && values.next && port < Number(values.port) + 50) {
    port += 1;
    server.listen(port);
  } else {
    console.error(error.code === 'EADDRINUSE' ? `[serve] Port ${port} is taken: give another with --port.` : `[serve] ${error.message}`);
    process.exit(1);
  }
});
server.on('listening', () => console.log(`[serve] Règles vives: http://localhost:${port}${base}   (Ctrl+C stops it)`));
server.listen(port);
