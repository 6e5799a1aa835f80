// `npm run mutate -- <folder or file under src>`: plants faults there, one at a time, and runs the unit tests beside them: those of the same game, of the kernel, of the
// links or of the search. What survives is listed, and the share that was seen closes the report.
// Minutes to hours: a command of its own, never part of `npm test`. `--sample 100` plants them on a hundred lines drawn from the seed of the day (SEED draws the same again).
// `--tests src/engine/versus/exercises` runs the tests of that folder or file only, and may be told several times: a game's whole suite is long, and most of it is about
// other folders. A test that looks at what another has drawn and kept is not seen to cover it: for the count to be true, each test draws for itself.
// `--wider src/engine/versus` then runs what survived a second time, against those tests: contracts, random games, golden games, too long to run for every fault.
// `--at-once 1` leaves a core to others.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ofTheDay } from '../tests/day.ts';
import { ask, ROOT, run } from './machine.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    sample: { type: 'string' },
    tests: { type: 'string', multiple: true },
    wider: { type: 'string', multiple: true },
    'at-once': { type: 'string' },
  },
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
/** @param {readonly string[]} places folders and files of tests, as patterns for Vitest */
const patterns = (places) =>
  places.map((place) => (/\.tsx?$/.test(place) ? place : `${place}/**/*.test.{ts,tsx}`)).join(' ');
/** Plants faults on these lines, against these tests. @param {readonly string[]} lines @param {readonly string[]} places @param {readonly string[]} [how] */
const plant = (lines, places, how = []) => {
  const good = run(
    'stryker',
    [
      ...['run', 'scripts/stryker.config.json', '--mutate', lines.join(',')],
      ...how,
      ...(values['at-once'] === undefined ? [] : ['--concurrency', String(values['at-once'])]),
    ],
    { MUTATE_TESTS: patterns(places), GAME: home.split('/').at(-1) },
  );
  if (!good) process.exit(1);
  return faultsOf(JSON.parse(readFileSync(join(ROOT, '.cache/mutation.json'), 'utf8')));
};
/** @typedef {{ readonly line: number, readonly column: number }} Place @typedef {{ readonly start: Place, readonly end: Place }} Span */
/** @typedef {{ readonly status: string, readonly replacement: string, readonly location: Span }} Fault */
/** The faults of a report: where each stands, what it writes there, whether a test saw it. @param {{ readonly files: Record<string, { readonly mutants: readonly Fault[] }> }} report */
const faultsOf = ({ files }) =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.map(({ status, replacement, location: { start, end } }) => {
      const span = `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`; // counted from 0 where it is asked, from 1 where it is told
      return { span, name: `${span} → ${replacement}`, status };
    }),
  );
const LEFT = ['Survived', 'NoCoverage'];

/** Those of the game, or of the part of the site, unless told. */
const first = plant(mutate, /** @type {readonly string[]} */ (values['tests'] ?? [home]));
const wider = /** @type {readonly string[] | undefined} */ (values['wider']);
const survivors = first.filter(({ status }) => LEFT.includes(status));
if (wider !== undefined && survivors.length > 0) {
  // all of them for each fault: what one check of a contract has played, the next ones look at
  const second = plant([...new Set(survivors.map(({ span }) => span))], wider, ['--coverageAnalysis', 'off']);
  const left = survivors.filter(({ name }) =>
    second.some((fault) => fault.name === name && LEFT.includes(fault.status)),
  );
  const counted = first.filter(({ status }) => status !== 'Ignored').length;
  console.log(`\nLeft by both:\n${left.map(({ name }) => `  ${name}`).join('\n')}`);
  console.log(
    `Faults ${counted}: ${counted - survivors.length} seen at first, ${survivors.length - left.length} by the wider tests, ` +
      `${left.length} by none: ${Math.round((100 * (counted - left.length)) / counted)} %`,
  );
}
