// Before the commands (`prestart`, `pretest`…): installs what is missing, says what it does. `node scripts/setup.mjs [browser]`.
// Runs under the machine's own Node, before `node_modules` exists: no package, nothing newer than Node 20.
import { existsSync } from 'node:fs';
import {
  ask,
  asRoot,
  atLeast,
  BUILD_NODE,
  isDebian,
  packagesAreMissing,
  ROOT,
  run,
  say,
  stop,
  systemChromium,
} from './machine.mjs';

const onWindows = process.platform === 'win32';
/** @param {string} name */
const bin = (name) => `${ROOT}node_modules/.bin/${name}${onWindows ? '.cmd' : ''}`;

/** A registry or a mirror may fail once. @param {() => boolean} install */
const twice = (install) => {
  if (install()) return true;
  say('It did not succeed: once more…');
  return install();
};

const packages = () => {
  if (!packagesAreMissing()) return;
  say('Installing the packages of package-lock.json (npm ci): about a minute…');
  const installed = twice(() => run('npm', ['ci', '--no-audit', '--no-fund']));
  if (!installed)
    stop(
      'npm ci did not succeed: read its last lines above. Without a network, no package can be fetched; with a proxy or a registry of your own, tell npm (npm config set registry …), then run the command again.',
    );
};

/** npm puts node_modules/.bin first in the PATH of its scripts: the Node there is the one that builds. */
const node = () => {
  const found = existsSync(bin('node')) ? ask(bin('node'), ['--version']) : process.version;
  if (found === undefined || !atLeast(found, BUILD_NODE))
    stop(
      `The build needs Node ${BUILD_NODE.join('.')} or newer and found ${found ?? 'none that starts'}. The project brings its own (package « node »), unless npm was told not to run install scripts: run « npm rebuild node --ignore-scripts=false », or install Node 24.`,
    );
};

const browser = () => {
  if (systemChromium() !== undefined) return;
  const root = asRoot();
  if (root !== undefined && isDebian()) {
    say('Installing Chromium for the browser tests (apt-get install chromium-headless-shell)…');
    /** @param {readonly string[]} args */
    const apt = (args) => run('env', ['DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args], {}, root);
    /** @param {string} name */
    const install = (name) => apt(['install', '-y', '-q', '--no-install-recommends', name]);
    if (
      // an older Debian has the whole browser only
      twice(() => apt(['update', '-q']) && (install('chromium-headless-shell') || install('chromium'))) &&
      systemChromium() !== undefined
    )
      return;
  }
  if (/chromium/.test(ask(bin('playwright'), ['install', '--list']) ?? '')) return;
  say('Installing Chromium for the browser tests (playwright install chromium)…');
  if (run(bin('playwright'), ['install', ...(root === undefined ? [] : ['--with-deps']), 'chromium'])) return;
  // the other suites still run; this one fails and says so
  console.error(
    '\n✗ No Chromium could be installed: the browser tests will fail. Install one (on Debian: sudo apt-get install chromium-headless-shell) or name yours: CHROMIUM=/path/to/chrome npm test.\n',
  );
};

if (!atLeast(process.version, [20, 0]))
  stop(
    `Node 20 or newer is needed to begin; this is ${process.version}. See https://nodejs.org, or your system's packages.`,
  );
packages();
node();
if (process.argv.includes('browser')) browser();
