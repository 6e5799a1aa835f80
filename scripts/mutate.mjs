// `npm run mutate -- <folder or file under src>`: plants faults there, one at a time, and runs the unit tests beside them: those of the same game, of the kernel, of the
// links or of the search. What survives is listed, and the share that was seen closes the report.
// Minutes to hours: a command of its own, never part of `npm test`. `--sample 100` plants them on a hundred lines drawn from the seed of the day (SEED draws the same again).
// `--tests src/engine/versus/exercises` runs the tests of that folder or file only, and may be told several times: a game's whole suite is long, and most of it is about
// other folders. A test that looks at what another has drawn and kept is not seen to cover it: for the count to be true, each test draws for itself.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ofTheDay } from '../tests/day.ts';
import { ask, ROOT, run } from './machine.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { sample: { type: 'string' }, tests: { type: 'string', multiple: true } },
});
const [asked] = positionals;
if (asked === undefined || !existsSync(join(ROOT, asked))) {
  console.error('Which folder? For example: npm run mutate -- src/engine/battleworld/exercises');
  process.exit(2);
}
const path = asked.replace(/\/+$/, '');
/** The folder whose tests are run: that of the game, or of the part of the site. */
const home = /^src\/(?:engine|components)\/[^/]+|^src\/[^/]+/.exec(path)?.[0] ?? 'src';
/** Tables of what a game prints: their words are held by reading, their figures by the ledger's cases. */
const TABLES = /\/(?:rules|rulings|data|provenance|silent|situations[a-z-]*|examples[a-z-]*|missions)\.ts$/;
const files = statSync(join(ROOT, path)).isFile()
  ? [path]
  : (ask('git', ['ls-files', path]) ?? '')
      .split('\n')
      .filter((file) => /\.ts$/.test(file) && !/\.(?:test|fixture)\.ts$/.test(file) && !TABLES.test(file));
/** Lines that hold code. @param {string} file @returns {readonly string[]} */
const linesOf = (file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, i) =>
      /^\s*(?:\/\/|\*|\/\*|import |export (?:type|interface)|interface |type |readonly |[{}()[\],;]*$)/.test(line)
        ? []
        : [`${file}:${i + 1}-${i + 1}`],
    );
const mutate =
  values['sample'] === undefined
    ? files
    : ofTheDay(`faults in ${path}`, files.flatMap(linesOf), Number(values['sample']));
/** The tests to run: those of the home folder, unless told. */
const told = /** @type {readonly string[]} */ (values['tests'] ?? [home]);
const tests = told.map((place) =>
  place.endsWith('.ts') || place.endsWith('.tsx') ? place : `${place}/**/*.test.{ts,tsx}`,
);
const good = run('stryker', ['run', 'scripts/stryker.config.json', '--mutate', mutate.join(',')], {
  MUTATE_TESTS: tests.join(' '),
});
process.exitCode = good ? 0 : 1;
