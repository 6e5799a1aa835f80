#!/usr/bin/env node
// `npm test`: every suite, one after the other; a failing one does not hide the others. Closes on one line that sums them all up.
// Use: node scripts/test.mjs [suite …]   (lint types unit build site browser; all unless told)
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const OUT = 'test-results';
const DIST_BASE = join(OUT, 'dist-base');
const only = process.argv.slice(2);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const npx = (command, args, env = {}) => spawnSync(join('node_modules', '.bin', command), args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A vitest run counts its tests; a run that failed without a failed test (a file that does not load) counts one failure. */
const vitest = (name, paths, env) => {
  const file = join(OUT, `${name}.json`);
  const ok = npx('vitest', ['run', ...paths, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], env);
  const report = read(file);
  const failed = report?.numFailedTests ?? 0;
  return { passed: report?.numPassedTests ?? 0, failed: ok || failed > 0 ? failed : 1 };
};
const playwright = () => {
  const ok = npx('playwright', ['test'], { DIST: 'dist', DIST_BASE });
  const stats = read(join(OUT, 'e2e.json'))?.stats;
  const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed: stats?.expected ?? 0, failed: ok || failed > 0 ? failed : 1 };
};

const SUITES = {
  lint: () => one(npx('eslint', ['.', '--max-warnings', '0'])),
  types: () => one(npx('astro', ['sync']) && npx('astro', ['check', '--minimumSeverity', 'error']) && npx('tsc', ['--noEmit', '-p', '.'])),
  unit: () => vitest('unit', ['src', 'tests/golden', 'tests/links', 'tests/fuzz', 'tests/coverage.test.ts'], {}),
  build: () => one(npx('astro', ['build', '--outDir', DIST_BASE], { BASE: '/regles/' }) && npx('astro', ['build'])),
  site: () => vitest('site', ['tests/site'], { DIST: 'dist', DIST_BASE }),
  browser: playwright,
};

const rows = [];
for (const [name, run] of Object.entries(SUITES)) {
  if (only.length > 0 && !only.includes(name)) continue;
  console.log(`\n──── ${name} ────`);
  const start = Date.now();
  rows.push({ name, ...run(), seconds: Math.round((Date.now() - start) / 1000) });
}
console.log('');
for (const { name, passed, failed, seconds } of rows) console.log(`${name.padEnd(8)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(4)} s`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
