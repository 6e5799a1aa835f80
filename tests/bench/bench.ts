// `npm run bench`, or `node tests/bench/bench.ts [seconds] [jeu]`: how fast the engines are, on this machine, now. Prints; asserts nothing (a time is not a test).
import { existsSync } from 'node:fs';
import { GAMES } from '../games/index.ts';
import { printRows } from './measures.ts';

for (const { jeu } of GAMES.filter((game) => process.argv[3] === undefined || game.jeu === process.argv[3])) {
  const measures = new URL(`../games/${jeu}/bench.ts`, import.meta.url); // its rows come as it loads
  if (!existsSync(measures)) continue;
  await import(measures.href);
  printRows(jeu);
}
