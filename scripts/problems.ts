// The problems of the day. `node scripts/problems.ts <jeu> [count]` completes src/engine/<jeu>/problems/list.json: what is there stays in its place, as it may have been
// published; new ones are looked for among seeded draws, each kind by turns, until the list has as many. `--tell` prints them as a reader meets them. Years of 365 days take
// 73 a game with five games. Another start with `--seed n`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Types } from '../src/engine/kernel/game.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import type { AnyFinder, Problem } from '../src/engine/kernel/problem.ts';
import { rng } from '../src/engine/kernel/rng.ts';

const PER_YEAR = 73;
const TRIES = 3_000; // draws before a kind is left
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string', default: '1' }, tell: { type: 'boolean', default: false } },
});
const [jeu, wanted = `${PER_YEAR}`] = positionals;
if (jeu === undefined) throw new Error('which game? node scripts/problems.ts <jeu> [count] [--seed n] [--tell]');
const [seed, count] = [Number(values.seed), Number(wanted)];

const folder = new URL(`../src/engine/${jeu}/problems/`, import.meta.url);
const { FINDERS } = (await import(new URL('index.ts', folder).href)) as { readonly FINDERS: readonly AnyFinder[] };
const file = new URL('list.json', folder);
const list: Problem<Types>[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Problem<Types>[]) : [];
const positionOf = ({ mode, scenario, played }: Problem<Types>): string => canonical({ mode, scenario, played });
const known = new Set(list.map(positionOf));

const write = (): void => writeFileSync(file, `[\n${list.map((problem) => JSON.stringify(problem)).join(',\n')}\n]\n`);

const streams = FINDERS.map((finder, i) => ({ finder, random: rng(seed * 1000 + i), left: true }));
while (list.length < count && streams.some(({ left }) => left))
  for (const stream of streams.filter(({ left }) => left)) {
    let found: Problem<Types> | undefined;
    for (let i = 0; i < TRIES && found === undefined; i += 1) {
      const made = stream.finder.find(rng(stream.random.next()));
      if (made !== undefined && !known.has(positionOf(made))) found = made;
    }
    if (found === undefined) stream.left = false;
    else if (list.length < count) {
      list.push(found);
      known.add(positionOf(found));
      write(); // as it goes: a long search may be stopped
      process.stderr.write(`${list.length} ${found.kind}\n`);
    }
  }
if (values.tell)
  list.forEach(({ kind, asks, solution, verdicts, learnt, after }, i) =>
    console.log(
      [
        `${i + 1}. [${kind}] ${asks}`,
        `   ${JSON.stringify(solution)}`,
        ...verdicts.map(({ says }) => `   – ${says}`),
        `   = ${learnt} (${after.length})`,
      ].join('\n'),
    ),
  );
console.log(`${list.length} problems of ${jeu}`);
