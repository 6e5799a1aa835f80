// `npm run mutate -- <folder or file under src>`: plants faults there, one at a time, and runs the unit tests beside them: those of the same game, of the kernel, of the
// links or of the search. What survives is listed, and the share that was seen closes the report.
// Minutes to hours: a command of its own, never part of `npm test`.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from './machine.mjs';

const [asked, ...rest] = process.argv.slice(2);
if (asked === undefined || !existsSync(join(ROOT, asked))) {
  console.error('Which folder? For example: npm run mutate -- src/engine/battleworld/exercises');
  process.exit(2);
}
const path = asked.replace(/\/+$/, '');
const source = statSync(join(ROOT, path)).isDirectory() ? `${path}/**/*.ts` : path;
/** The folder whose tests are run: that of the game, or of the part of the site. */
const home = /^src\/(?:engine|components)\/[^/]+|^src\/[^/]+/.exec(path)?.[0] ?? 'src';
/** Tables of what a game prints: their words are held by reading, their figures by the ledger's cases. */
const TABLES = ['rules', 'rulings', 'data', 'provenance', 'silent', 'situations'].map(
  (name) => `!src/engine/*/${name}.ts`,
);
const mutate = [source, '!src/**/*.test.ts', '!src/**/*.fixture.ts', ...TABLES].join(',');
const good = run('stryker', ['run', 'scripts/stryker.config.json', '--mutate', mutate, ...rest], {
  MUTATE_TESTS: `${home}/**/*.test.{ts,tsx}`,
});
process.exitCode = good ? 0 : 1;
