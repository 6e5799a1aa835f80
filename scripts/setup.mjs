#!/usr/bin/env node
// Brings a fresh machine to where `npm start` and `npm test` can work. Runs under the machine's own Node (20 or later), before any package is installed: no import from node_modules here.
// Use: node scripts/setup.mjs [--browser]   (--browser: a Chromium for the browser tests, too)
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const say = (text) => console.log(`[setup] ${text}`);
const fail = (text) => {
  console.error(`[setup] ${text}`);
  process.exit(1);
};

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) fail(`Node 20 or later is needed; this is ${process.version}. Install a newer Node, then run the command again.`);

/** node_modules is right when npm's own record of it says what the lock says. */
const isInstalled = () => {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record) || !existsSync(join(root, 'node_modules', '.bin', 'node'))) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, entry]) => path === '' || entry.optional || entry.devOptional || present[path]?.version === entry.version);
};

if (isInstalled()) say('Packages are installed.');
else {
  say('Installing the packages of package-lock.json (about a minute)…');
  const install = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (install.status !== 0) fail('npm ci failed: see its message above. It needs the npm registry, and package.json and package-lock.json that agree.');
}

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const hasPlaywrightBrowser = () => {
  try {
    const path = execFileSync(process.execPath, ['-e', "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))"], { cwd: root, encoding: 'utf8' }).trim();
    return existsSync(path) && statSync(path).isFile();
  } catch {
    return false;
  }
};
const run = (command, args) => spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0;

if (process.argv.includes('--browser')) {
  const found = CHROMIUM.find((path) => existsSync(path));
  if (found) say(`Browser tests use ${found}.`);
  else if (hasPlaywrightBrowser()) say('Browser tests use the Chromium of Playwright.');
  else {
    const isRoot = process.getuid?.() === 0;
    const hasApt = existsSync('/usr/bin/apt-get');
    const apt = (args) => (isRoot ? run('apt-get', args) : run('sudo', ['-n', 'apt-get', ...args]));
    say('No Chromium yet: installing one…');
    const done = (hasApt && apt(['update', '-qq']) && apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) || run(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium']);
    if (!done) fail('No Chromium could be installed. Install one (Debian: apt-get install chromium; elsewhere: npx playwright install chromium), then run the command again.');
  }
}
