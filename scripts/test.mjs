// `npm test`: everything, none hiding the next; on two cores what does not need both goes side by side. `npm test -- unit site` runs those alone. The last line counts them all.
// The site is built in dist/, and again under the base path /regles/ in .cache/base; DIST and DIST_BASE name other folders.
// Long searches are samples drawn from the seed of the day, which is printed: SEED=2026-11-23 draws the same again, `npm run test:long` makes them whole.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { ROOT, runAside } from './machine.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'regles-vives-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const dist = resolve(ROOT, process.env['DIST'] ?? 'dist');
const baseDist = resolve(ROOT, process.env['DIST_BASE'] ?? '.cache/base');
const SEED = (process.env['SEED'] ??= new Date().toISOString().slice(0, 10)); // of the day, once: what follows may end after midnight
const sites = { DIST: dist, DIST_BASE: baseDist };

/** @typedef {{ readonly passed: number, readonly failed: number, readonly note?: string, readonly slow?: readonly Slow[], readonly lost?: readonly string[] }} Count */
/** @typedef {{ readonly what: string, readonly seconds: number }} Slow */
/** @param {boolean} good @returns {Count} */
const one = (good) => (good ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
/** @param {string} file @returns {unknown} */
const report = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // it did not get as far as writing it
  }
};
/** A suite that failed without a failed test (a file that does not load, nothing to run) counts one. @param {boolean} good @param {number} passed @param {number} failed @returns {Count} */
const counted = (good, passed, failed) => ({ passed, failed: good ? failed : Math.max(1, failed) });

/** @typedef {{ readonly numPassedTests?: number, readonly numFailedTests?: number, readonly testResults?: readonly { readonly name: string, readonly startTime: number, readonly endTime: number }[] }} VitestReport */
/** @param {string} project @returns {Promise<Count>} */
const vitest = async (project) => {
  const file = join(scratch, `${project}.json`);
  const good = await runAside(
    'vitest',
    ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
    sites,
  );
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = /** @type {VitestReport} */ (report(file) ?? {});
  const slow = testResults.map(({ name, startTime, endTime }) => ({
    what: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { ...counted(good, numPassedTests, numFailedTests), slow };
};

/** @typedef {{ readonly title: string, readonly file: string, readonly tests: readonly { readonly status: string, readonly results: readonly { readonly duration: number }[] }[] }} Spec */
/** @typedef {{ readonly specs?: readonly Spec[], readonly suites?: readonly Suite[] }} Suite */
/** @param {Suite} suite @returns {readonly Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
/** @param {Spec} spec */
const nameOf = ({ title, file }) => `tests/e2e/${file} › ${title}`;
/** @returns {Promise<Count>} */
const browser = async () => {
  const file = join(scratch, 'browser.json');
  const good = await runAside('playwright', ['test', '--reporter', 'list,json'], {
    ...sites,
    CI: process.env['CI'] ?? '1', // what fails is tried again, to keep its trace
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const found =
    /** @type {Suite & { readonly stats?: { readonly expected?: number, readonly unexpected?: number, readonly flaky?: number } }} */ (
      report(file) ?? {}
    );
  const { expected = 0, unexpected = 0, flaky = 0 } = found.stats ?? {};
  const specs = specsOf(found);
  return {
    ...counted(good, expected, unexpected + flaky),
    slow: specs.map((spec) => ({
      what: nameOf(spec),
      seconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
    lost: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(nameOf),
    ...(flaky > 0 ? { note: `${flaky} failed, then passed: a failure all the same, traces in test-results/` } : {}),
  };
};

let built = true;
/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
const build = async (args, env) => {
  const good = await runAside('astro', ['build', ...args], env);
  built &&= good;
  return one(good);
};
/** What needs the site does not look at an old one. @param {() => Promise<Count>} suite @returns {() => Promise<Count>} */
const onSite = (suite) => () =>
  built ? suite() : Promise.resolve({ passed: 0, failed: 1, note: 'not run: the site was not built' });
/** @param {readonly (readonly [command: string, args: readonly string[]])[]} commands */
const each = async (commands) => {
  for (const [command, args] of commands) if (!(await runAside(command, args))) return one(false);
  return one(true);
};

/** @typedef {readonly [name: string, title: string, suite: () => Promise<Count>]} Entry */
/** One stage after the other; in a stage, each column takes a core. @type {readonly (readonly (readonly Entry[])[])[]} */
const STAGES = [
  [
    [
      ['format', 'Format', () => each([['prettier', ['--check', '.', '--log-level', 'warn']]])],
      ['lint', 'Lint', () => each([['eslint', ['.', '--max-warnings', '0']]])],
      ['types-pages', 'Types of the pages', () => each([['astro', ['check']]])], // by now the build has written those of the content
    ],
    [
      ['build', 'Build', () => build(['--outDir', dist], { BASE: '/' })],
      ['build-base', 'Build under a base path', () => build(['--outDir', baseDist], { BASE: '/regles/' })],
      ['types', 'Types', () => each([['tsc', ['--noEmit']]])],
    ],
  ],
  [[['unit', 'Unit tests', () => vitest('unit')]]],
  [[['site', 'Checks over the built site', onSite(() => vitest('site'))]]],
  [[['browser', 'Browser tests', onSite(browser)]]],
];

const names = STAGES.flat(2).map(([name]) => name);
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
/** « build » asks for both builds, « types » for those of the pages too. @param {string} name */
const isAsked = (name) => asked.length === 0 || asked.some((one) => name === one || name.startsWith(`${one}-`));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}

const started = Date.now();
const line = (/** @type {string} */ title) =>
  console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}\n`);
console.log(`SEED=${SEED} (what is drawn at random: the same seed draws it again)`);
/** @type {(Count & { readonly title: string, readonly seconds: number })[]} */
const rows = [];
for (const stage of STAGES)
  await Promise.all(
    stage.map(async (column) => {
      for (const [name, title, suite] of column) {
        if (!isAsked(name)) continue;
        line(title);
        const before = Date.now();
        rows.push({ title, ...(await suite()), seconds: (Date.now() - before) / 1000 });
      }
    }),
  );

const SLOWEST = 20;
line(`The ${SLOWEST} slowest`);
const slowest = rows.flatMap(({ slow = [] }) => slow).toSorted((a, b) => b.seconds - a.seconds);
for (const { what, seconds } of slowest.slice(0, SLOWEST)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${what}`);

const lost = rows.flatMap((row) => row.lost ?? []);
if (lost.length > 0) line('Failed in the browser, with their traces in test-results/');
for (const name of lost) console.log(`✗ ${name}`);

line('Summary');
for (const { title, passed, failed, seconds, note } of rows) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${title.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s${note === undefined ? '' : `  (${note})`}`,
  );
}
const [passed, failed] = rows.reduce(([good, bad], row) => [good + row.passed, bad + row.failed], [0, 0]);
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
