// How each rule without a worked example shows itself: `node scripts/demonstrations.ts [jeu]` writes src/demonstrations/<jeu>.json, the same file every time, to be made
// anew after a change of rules, examples or games. Tried: worked examples, golden games, seeded games of every scenario that the suites know, and what they refuse.
// Preferred: an event that states the rule, one that leans on it, something offered beside the turn, a refusal, a question, a word at the set-up, a set-up refused;
// then the fewest actions; then scenarios written to be read.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { demonstrationsFile, printDemonstrations, rulesOf } from '../tests/demonstrations.ts';
import { GAMES } from '../tests/games/index.ts';
import type { GameSubject } from '../tests/games/subject.ts';
import { lookAtDoors } from './demonstrations/doors.ts';
import { finderOf, KINDS } from './demonstrations/found.ts';
import { gathered, shrunk, written } from './demonstrations/keep.ts';
import { lookAtEvents, lookAtRefusals } from './demonstrations/seek.ts';
import { sourcesOf } from './demonstrations/sources.ts';

const demonstrate = async (subject: GameSubject): Promise<void> => {
  const { jeu } = subject;
  const { engine, byExample } = rulesOf(subject);
  const order = engine.filter((rule) => !byExample.has(rule));
  const finder = finderOf(new Set(order));
  const sources = await sourcesOf(subject);
  const since = Date.now();
  const timing: string[] = [];
  const phase = (name: string): void => void timing.push(`${name} ${((Date.now() - since) / 1000).toFixed(0)} s`);
  for (const source of sources) lookAtEvents(finder, source);
  phase('events');
  for (const source of sources) lookAtRefusals(finder, source);
  lookAtDoors(finder, sources, subject);
  const missing = (): boolean => order.some((rule) => !finder.best.has(rule) && subject.silent[rule] === undefined);
  for (const source of sources) if (missing()) lookAtRefusals(finder, source, 0);
  phase('refusals');
  const short = new Map([...finder.best].map(([rule, found]) => [rule, found.kind === 'notice' || found.kind === 'setup' ? found : shrunk(rule, found)]));
  phase('shrunk');
  const best = gathered(short);
  phase('gathered');
  const text = printDemonstrations(written(best, order));
  mkdirSync(new URL('../src/demonstrations/', import.meta.url), { recursive: true });
  writeFileSync(demonstrationsFile(jeu), text);
  const counts = KINDS.map((kind) => `${[...best.values()].filter((found) => found.kind === kind).length} ${kind}`).join(', ');
  console.log(`${jeu}: ${engine.length} rules, ${engine.length - order.length} by example, ${counts}, ${order.filter((rule) => !best.has(rule)).length} none; ${gzipSync(text).length} bytes gzip; ${timing.join(', ')}`);
};

const only = process.argv[2];
for (const game of GAMES) if (only === undefined || game.jeu === only) await demonstrate(game);
