// `npm start`: builds the site, then serves it and says where. PORT, HOST and BASE may be given.
import { run, ROOT, say, stop } from './machine.mjs';
import { serve } from './serve.mjs';

const base = `/${process.env['BASE'] ?? ''}/`.replace(/\/+/g, '/');
const root = `${ROOT}dist`;

say('Building the site, its search index and its offline worker: under a minute…');
if (!run('astro', ['build']))
  stop('The site could not be built: the first error above says where. « npm run build » shows it alone.');
const port = Number(process.env['PORT'] ?? 4321);
try {
  const { url } = await serve({ root, base, port, host: process.env['HOST'] });
  console.log(`\n  Règles vives: ${url}\n\n  Ctrl+C stops it.\n`);
} catch (error) {
  stop(
    `The site is built in dist/, but cannot be served: ${error instanceof Error ? error.message : String(error)}. Give another port: PORT=8080 npm start.`,
  );
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0));
