// `npm test`: everything, each suite after the other, none hiding the next. `npm test -- unit site` runs those alone. The last line counts them all.
// The site is built in dist/, and again under the base path /regles/ in .cache/base; DIST and DIST_BASE name other folders.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOT, run } from './machine.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'regles-vives-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
const dist = resolve(ROOT, process.env['DIST'] ?? 'dist');
const baseDist = resolve(ROOT, process.env['DIST_BASE'] ?? '.cache/base');
const sites = { DIST: dist, DIST_BASE: baseDist };

/** @typedef {{ readonly passed: number, readonly failed: number, readonly note?: string }} Count */
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

/** @param {string} project @returns {Count} */
const vitest = (project) => {
  const file = join(scratch, `${project}.json`);
  const good = run(
    'vitest',
    ['run', '--project', project, '--reporter', 'default', '--reporter', 'json', '--outputFile.json', file],
    sites,
  );
  const { numPassedTests = 0, numFailedTests = 0 } =
    /** @type {{ numPassedTests?: number, numFailedTests?: number }} */ (report(file) ?? {});
  return counted(good, numPassedTests, numFailedTests);
};
/** @returns {Count} */
const browser = () => {
  const file = join(scratch, 'browser.json');
  const good = run('playwright', ['test', '--reporter', 'list,json'], { ...sites, PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const { stats: { expected = 0, unexpected = 0, flaky = 0 } = {} } =
    /** @type {{ stats?: { expected?: number, unexpected?: number, flaky?: number } }} */ (report(file) ?? {});
  return {
    ...counted(good, expected + flaky, unexpected),
    ...(flaky > 0 ? { note: `${flaky} only at the second try` } : {}),
  };
};

let built = true;
/** @param {readonly string[]} args @param {NodeJS.ProcessEnv} env */
const build = (args, env) => {
  const good = run('astro', ['build', ...args], env);
  built &&= good;
  return one(good);
};
/** What needs the site does not look at an old one. @param {() => Count} suite @returns {() => Count} */
const onSite = (suite) => () => (built ? suite() : { passed: 0, failed: 1, note: 'not run: the site was not built' });

/** @type {Readonly<Record<string, readonly [title: string, suite: () => Count]>>} */
const SUITES = {
  lint: ['Lint', () => one(run('eslint', ['.', '--max-warnings', '0']))],
  types: ['Types', () => one(run('astro', ['check']) && run('tsc', ['--noEmit']))],
  unit: ['Unit tests', () => vitest('unit')],
  build: ['Build', () => build(['--outDir', dist], { BASE: '/' })],
  'build-base': ['Build under a base path', () => build(['--outDir', baseDist], { BASE: '/regles/' })],
  site: ['Checks over the built site', onSite(() => vitest('site'))],
  browser: ['Browser tests', onSite(browser)],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(SUITES, name));
/** « build » asks for both builds. @param {string} name */
const isAsked = (name) => asked.length === 0 || asked.some((one) => name === one || name.startsWith(`${one}-`));
if (unknown.length > 0) {
  console.error(`Unknown suite: ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

const started = Date.now();
/** @type {(Count & { readonly title: string, readonly seconds: number })[]} */
const rows = [];
for (const [name, [title, suite]] of Object.entries(SUITES)) {
  if (!isAsked(name)) continue;
  console.log(`\n── ${title} ${'─'.repeat(Math.max(3, 70 - title.length))}\n`);
  const before = Date.now();
  rows.push({ title, ...suite(), seconds: (Date.now() - before) / 1000 });
}

console.log(`\n── Summary ${'─'.repeat(63)}\n`);
for (const { title, passed, failed, seconds, note } of rows) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${title.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s${note === undefined ? '' : `  (${note})`}`,
  );
}
const [passed, failed] = rows.reduce(([good, bad], row) => [good + row.passed, bad + row.failed], [0, 0]);
console.log(`\n${((Date.now() - started) / 1000).toFixed(0)} s in all\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
