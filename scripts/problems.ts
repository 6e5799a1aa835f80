// The problems of the day. `node scripts/problems.ts <jeu> [count]` completes src/engine/<jeu>/problems/list.json: what is there stays in its place, as it may have been
// published; new ones are looked for among seeded draws, each kind by turns, until the list has as many. `--tell` prints them as a reader meets them. Years of 365 days take
// 73 a game with five games. Another start with `--seed n`. `--vary`: a first gesture answers a third of the problems of its kind at most, rounded up; those
// beyond are looked for again, and the days of a kind are shuffled.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Types } from '../src/engine/kernel/game.ts';
import { shuffled } from '../src/engine/kernel/draw.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import type { AnyFinder, Problem } from '../src/engine/kernel/problem.ts';
import { rng } from '../src/engine/kernel/rng.ts';

const PER_YEAR = 73;
const TRIES = 3_000; // draws before a kind is left
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    tell: { type: 'boolean', default: false },
    vary: { type: 'boolean', default: false },
  },
});
const [jeu, wanted = `${PER_YEAR}`] = positionals;
if (jeu === undefined)
  throw new Error('which game? node scripts/problems.ts <jeu> [count] [--seed n] [--tell] [--vary]');
const [seed, count] = [Number(values.seed), Number(wanted)];

const folder = new URL(`../src/engine/${jeu}/problems/`, import.meta.url);
const { FINDERS } = (await import(new URL('index.ts', folder).href)) as { readonly FINDERS: readonly AnyFinder[] };
const file = new URL('list.json', folder);
const list: Problem<Types>[] = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Problem<Types>[]) : [];
const positionOf = ({ mode, scenario, played }: Problem<Types>): string => canonical({ mode, scenario, played });
const known = new Set(list.map(positionOf));

const write = (): void => writeFileSync(file, `[\n${list.map((problem) => JSON.stringify(problem)).join(',\n')}\n]\n`);

const gestureOf = ({ solution }: Problem<Types>): string => canonical(solution[0]);
/** How many problems of a kind, before that place of the list, the same gesture answers. */
const alike = (problem: Problem<Types>, before: number): number =>
  list.slice(0, before).filter((one) => one.kind === problem.kind && gestureOf(one) === gestureOf(problem)).length;
const mostAlike = (kind: string): number => Math.ceil(list.filter((one) => one.kind === kind).length / 3);

const streams = FINDERS.map((finder, i) => ({ finder, random: rng(seed * 1000 + i), left: true }));
type Stream = (typeof streams)[number];
const search = ({ finder, random }: Stream, fits: (problem: Problem<Types>) => boolean): Problem<Types> | undefined => {
  for (let i = 0; i < TRIES; i += 1) {
    const made = finder.find(rng(random.next()));
    if (made !== undefined && !known.has(positionOf(made)) && fits(made)) return made;
  }
  return undefined;
};
const keep = (at: number, problem: Problem<Types>): void => {
  list[at] = problem;
  known.add(positionOf(problem));
  write(); // as it goes: a long search may be stopped
  process.stderr.write(`${at + 1} ${problem.kind}\n`);
};
while (list.length < count && streams.some(({ left }) => left))
  for (const stream of streams.filter(({ left }) => left)) {
    const found = search(stream, () => true);
    if (found === undefined) stream.left = false;
    else if (list.length < count) keep(list.length, found);
  }
const vary = (): void => {
  for (const [at, problem] of [...list.entries()]) {
    const most = mostAlike(problem.kind);
    const stream = streams.find(({ finder }) => finder.id === problem.kind);
    if (stream === undefined || alike(problem, at) < most) continue;
    const found = search(stream, (made) => alike(made, list.length) < most);
    if (found !== undefined) keep(at, found);
  }
  for (const { id } of FINDERS) {
    const places = [...list.keys()].filter((at) => list[at]?.kind === id);
    const mixed = shuffled(
      rng(seed),
      places.flatMap((at) => list[at] ?? []),
    );
    mixed.forEach((problem, i) => (list[places[i] ?? 0] = problem));
  }
  write();
};
if (values.vary) vary();
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
