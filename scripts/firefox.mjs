// `npm run firefox [-- <vitest arguments>]`: what a reader does, in Firefox, on the site built in dist/ (DIST names another folder). Not part of `npm test`, which never waits for a second browser.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, run, say, systemFirefox } from './machine.mjs';

const executable = systemFirefox();
if (executable === undefined) {
  console.error(`
✗ Firefox n’est pas sur cette machine. Installez-le (Debian : sudo apt-get install firefox-esr ; ailleurs : https://www.mozilla.org/fr/firefox/), ou nommez le vôtre : FIREFOX=/chemin/vers/firefox npm run firefox.
✗ No Firefox on this machine. Install it (Debian: sudo apt-get install firefox-esr; elsewhere: https://www.mozilla.org/firefox/), or name yours: FIREFOX=/path/to/firefox npm run firefox.
`);
  process.exit(2);
}
const dist = resolve(ROOT, process.env['DIST'] ?? 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  say('no site there yet: building it');
  if (!run('astro', ['build', '--outDir', dist])) process.exit(1);
}
const good = run('vitest', ['run', '--project', 'firefox', '--reporter', 'verbose', ...process.argv.slice(2)], {
  DIST: dist,
  FIREFOX: executable,
});
process.exitCode = good ? 0 : 1;
