// How each rule without a worked example shows itself. `node scripts/demonstrations.ts [jeu]` completes src/demonstrations/<jeu>.json after a change of rules, examples or
// games: what has been looked at and still holds stays; for the others a moment is looked for, from ready-made scenarios, worked examples and situations, among known and
// seeded games and what they refuse. Preferred: an event that states the rule, one that leans on it, something offered beside the turn, a refusal, a question, a word at
// the set-up, a set-up refused; then the fewest actions. What it finds has an empty `look`: somebody then plays it, and writes there, in one sentence, what to look at,
// or finds better. `--tell` prints each demonstration as a reader sees it; with ids of rules after it, those alone.
// `--put FILE` puts moments written by hand, or sentences (see demonstrations/put.ts).
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Demonstrations } from '../src/engine/kernel/demonstration.ts';
import { demonstrationsFile, printDemonstrations, rulesOf, startKey, startsOf } from '../tests/demonstrations.ts';
import { GAMES } from '../tests/games/index.ts';
import type { GameSubject } from '../tests/games/subject.ts';
import { lookAtDoors } from './demonstrations/doors.ts';
import { finderOf, KINDS } from './demonstrations/found.ts';
import { all, gathered, held, shrunk, written } from './demonstrations/keep.ts';
import { lookAtEvents, lookAtRefusals } from './demonstrations/seek.ts';
import { type Put, putOf } from './demonstrations/put.ts';
import { sourcesOf } from './demonstrations/sources.ts';
import { print } from './demonstrations/tell.ts';

const NONE: Demonstrations = { scenarios: [], runs: [], rules: {} };
const fileOf = (jeu: string): Demonstrations => {
  const file = demonstrationsFile(jeu);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Demonstrations) : NONE; // a game that has none yet
};

const put = async (subject: GameSubject, puts: readonly Put[]): Promise<void> => {
  const { engine, byExample } = rulesOf(subject);
  const order = engine.filter((rule) => !byExample.has(rule));
  const file = fileOf(subject.jeu);
  const best = new Map(all(file, order, subject));
  const starts = await startsOf(subject);
  for (const one of puts) {
    const found = order.includes(one.rule)
      ? putOf(one, subject, file, starts, best.get(one.rule))
      : `${one.rule}: an example shows it, or the engine does not run it`;
    if (typeof found === 'string') console.log(found);
    else best.set(one.rule, found);
  }
  writeFileSync(demonstrationsFile(subject.jeu), printDemonstrations(written(best, order)));
  console.log(
    `${subject.jeu}: ${best.size} demonstrations, ${[...best.values()].filter(({ look = '' }) => look === '').length} without their sentence`,
  );
};

const demonstrate = async (subject: GameSubject): Promise<void> => {
  const { jeu } = subject;
  const { engine, byExample } = rulesOf(subject);
  const order = engine.filter((rule) => !byExample.has(rule));
  const starts = await startsOf(subject);
  const kept = held(fileOf(jeu), order, new Set(starts.map(({ mode, scenario }) => startKey(mode, scenario))), subject);
  const finder = finderOf(new Set(order.filter((rule) => !kept.has(rule) && subject.silent[rule] === undefined)));
  const sources = finder.wanted.size === 0 ? [] : await sourcesOf(subject);
  const since = Date.now();
  const timing: string[] = [];
  const phase = (name: string): void => void timing.push(`${name} ${((Date.now() - since) / 1000).toFixed(0)} s`);
  for (const source of sources) lookAtEvents(finder, source);
  phase('events');
  for (const source of sources) lookAtRefusals(finder, source);
  if (finder.wanted.size > 0) lookAtDoors(finder, starts, subject);
  phase('refusals');
  const short = new Map(
    [...finder.best].map(([rule, found]) => [
      rule,
      found.kind === 'notice' || found.kind === 'setup' ? found : shrunk(rule, found),
    ]),
  );
  phase('shrunk');
  const best = gathered(new Map([...kept, ...short]));
  phase('gathered');
  const text = printDemonstrations(written(best, order));
  mkdirSync(new URL('../src/demonstrations/', import.meta.url), { recursive: true });
  writeFileSync(demonstrationsFile(jeu), text);
  const counts = KINDS.map(
    (kind) => `${[...best.values()].filter((found) => found.kind === kind).length} ${kind}`,
  ).join(', ');
  const missing = order.filter((rule) => !best.has(rule) && subject.silent[rule] === undefined);
  console.log(
    `${jeu}: ${engine.length} rules, ${engine.length - order.length} by example, ${counts}; ${kept.size} as they were, ${best.size - kept.size} to be looked at; ${gzipSync(text).length} bytes gzip; ${timing.join(', ')}`,
  );
  if (missing.length > 0) console.log(`nothing shows: ${missing.join(', ')}`);
};

const [only, ...rest] = process.argv.slice(2);
const asked = GAMES.filter(({ jeu }) => only === undefined || jeu === only);
if (rest[0] === '--tell') for (const game of asked) print(game, fileOf(game.jeu), rest.slice(1));
else if (rest[0] === '--put')
  for (const game of asked) await put(game, JSON.parse(readFileSync(rest[1] ?? '', 'utf8')) as readonly Put[]);
else for (const game of asked) await demonstrate(game);
