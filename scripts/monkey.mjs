// `npm run monkey [-- <jeu> [<scenario>]]`: the monkey of the browser tests at every table, whole, on the site built in dist/ (DIST names another folder).
// SEED, MONKEY_PRESSES and MONKEY_TIME (ms) set what is drawn and how long each table is played.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, run, say } from './machine.mjs';

const dist = resolve(ROOT, process.env['DIST'] ?? 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  say('no site there yet: building it');
  if (!run('astro', ['build', '--outDir', dist])) process.exit(1);
}
const good = run('playwright', ['test', 'tests/e2e/monkey.spec.ts', '--reporter', 'list'], {
  DIST: dist,
  MONKEY: 'whole',
  MONKEY_ONLY: process.argv.slice(2).join(' '),
});
process.exitCode = good ? 0 : 1;
