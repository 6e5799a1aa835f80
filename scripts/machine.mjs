// What the commands know of the machine. Plain JavaScript, without any package: it runs before `node_modules` exists, under Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} text */
export const say = (text) => console.log(`• ${text}`);
/** Prints why it stops, and what to do, then stops. @param {string} text @returns {never} */
export const stop = (text) => {
  console.error(`\n✗ ${text}\n`);
  process.exit(1);
};

/** With the project's own commands first, its Node included. @param {NodeJS.ProcessEnv} env */
const surroundings = (env) => ({
  cwd: ROOT,
  stdio: /** @type {const} */ ('inherit'),
  env: { ...process.env, PATH: [`${ROOT}node_modules/.bin`, process.env['PATH']].join(delimiter), ...env },
  shell: process.platform === 'win32',
});
/**
 * Runs a command in the project, its output shown. True when it succeeds.
 * @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] @param {readonly string[]} [before] what stands before it: `sudo -n`
 */
export const run = (command, args, env = {}, before = []) => {
  const [first = command, ...rest] = [...before, command, ...args];
  return spawnSync(first, rest, surroundings(env)).status === 0;
};
/** The same beside others that run. @param {string} command @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<boolean>} */
export const runAside = (command, args, env = {}) =>
  new Promise((done) => {
    const child = spawn(command, [...args], surroundings(env));
    child.on('error', () => done(false));
    child.on('close', (status) => done(status === 0));
  });
/** Runs a command quietly: what it prints, or undefined when it fails or does not exist. @param {string} command @param {readonly string[]} args */
export const ask = (command, args) => {
  const { status, stdout } = spawnSync(command, [...args], { cwd: ROOT, encoding: 'utf8', timeout: 30_000 });
  return status === 0 ? stdout.trim() : undefined;
};

/** Whether version `text` ("v22.12.0") is `wanted` or newer. @param {string} text @param {readonly [major: number, minor: number]} wanted */
export const atLeast = (text, [major, minor]) => {
  const [a = 0, b = 0] = text.replace(/^v/, '').split('.').map(Number);
  return a > major || (a === major && b >= minor);
};

/** What builds the site: Astro and Vitest need it. */
export const BUILD_NODE = /** @type {const} */ ([22, 12]);

/** @typedef {Readonly<Record<string, { readonly version?: string, readonly optional?: boolean, readonly devOptional?: boolean }>>} Locked */
/** @param {string} file @returns {Locked} */
const locked = (file) =>
  /** @type {{ readonly packages: Locked }} */ (JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'))).packages;

/** Whether `npm ci` has to run: no packages, an install cut short (npm writes its list last), or another version than the lock's. Dates are not asked: a checkout changes them. */
export const packagesAreMissing = () => {
  if (!existsSync(`${ROOT}node_modules/.package-lock.json`)) return true;
  const installed = locked('node_modules/.package-lock.json');
  return Object.entries(locked('package-lock.json')).some(
    ([path, { version, optional, devOptional }]) =>
      path !== '' && optional !== true && devOptional !== true && installed[path]?.version !== version,
  );
};

/** The first that really starts (Ubuntu's packages may be empty shells), or undefined. @param {readonly string[]} paths @param {readonly string[]} [more] what it needs to tell its version */
const starting = (paths, more = []) =>
  paths.find((path) => existsSync(path) && ask(path, ['--version', ...more]) !== undefined);

/** A Chromium of the machine, or undefined. `CHROMIUM` names another. */
export const systemChromium = () => {
  const named = process.env['CHROMIUM'];
  const known = [
    '/usr/bin/chromium-headless-shell', // without a window's furniture: a test takes half the time
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
  ];
  return starting(named === undefined ? known : [named], ['--no-sandbox']);
};
/** A Firefox of the machine, or undefined. `FIREFOX` names another. */
export const systemFirefox = () => {
  const named = process.env['FIREFOX'];
  const known = [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  return starting(named === undefined ? known : [named]);
};

/** Whether this is Debian itself, whose `chromium` package is a browser (Ubuntu's is not). */
export const isDebian = () =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
/** What to put before a command that needs root, without asking anybody for a password; undefined when nothing does. @returns {readonly string[] | undefined} */
export const asRoot = () =>
  process.getuid?.() === 0 ? [] : ask('sudo', ['-n', 'true']) === undefined ? undefined : ['sudo', '-n'];
