// `npm run check [-- <commit>]`: what a change touches, in a minute: format and lint of its files, types, the unit tests that depend on them.
// The change is all that differs from the commit named (the last one unless told), committed or not.
import { existsSync } from 'node:fs';
import { ask, ROOT, run, runAside, say } from './machine.mjs';

const since = process.argv[2] ?? 'HEAD';
const listed = [ask('git', ['diff', '--name-only', since]), ask('git', ['ls-files', '--others', '--exclude-standard'])];
if (listed.includes(undefined)) {
  console.error(`What changed since « ${since} »? git does not know that commit, or this folder is no checkout.`);
  process.exit(2);
}
const changed = listed
  .flatMap((text) => text?.split('\n') ?? [])
  .filter((file) => file !== '' && existsSync(`${ROOT}${file}`));
/** @param {RegExp} pattern */
const those = (pattern) => changed.filter((file) => pattern.test(file));
const formatted = those(/\.(?:ts|tsx|mjs|js|css|astro)$/);
const linted = those(/\.(?:ts|tsx)$|^scripts\/.*\.mjs$/);
const tested = those(/\.(?:ts|tsx)$/);
say(`${changed.length} files changed since ${since}`);

const started = Date.now();
/** @type {string[]} */
const failed = [];
/** @param {string} what @param {boolean} needed @param {readonly string[]} command */
const step = async (what, needed, [command = '', ...args]) => {
  if (!needed) return;
  const before = Date.now();
  const good = await runAside(command, args);
  say(`${good ? '✓' : '✗'} ${what}, ${((Date.now() - before) / 1000).toFixed(0)} s`);
  if (!good) failed.push(what);
};
const types = ['tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/check.tsbuildinfo'];
await Promise.all([
  step('types', tested.length > 0, types).then(() =>
    step('types of the pages', those(/\.astro$/).length > 0, ['astro', 'check']),
  ),
  step('format', formatted.length > 0, ['prettier', '--check', ...formatted]).then(() =>
    step('lint', linted.length > 0, ['eslint', '--cache', '--cache-location', '.cache/eslint', ...linted]),
  ),
]);
if (tested.length > 0 && !run('vitest', ['related', '--run', '--project', 'unit', '--passWithNoTests', ...tested]))
  failed.push('tests');
say(`${((Date.now() - started) / 1000).toFixed(0)} s`);
console.log(failed.length === 0 ? 'All good.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
