// By hand: `node tests/fuzz/links.ts 100000 [seed]`. Damaged links, then well-sealed nonsense, open to a value or to a French sentence, never throw, never take over 50 ms.
// Then as many attacks on the structure of links, files and saved games (attacks.ts).
import type { Json } from '../../src/engine/scenario/canonical.ts';
import { describeLinkError } from '../../src/engine/scenario/describe.ts';
import { MODES, published } from '../links/golden.ts';
import { assault, report } from './attacks.ts';
import { below, mutate } from './mutate.ts';

const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 1);
const draw = below(seed);
const goldens = published().map(([, golden]) => golden);
const links = goldens.map(({ link }) => link);

const tally = new Map<string, number>();
let worst = 0; // each link that looks slow is timed again, the best of three kept: other work of the machine is not the link's
let raw = 0; // as first timed
let worstLink = '';
let failed = 0;
const add = (what: string): void => void tally.set(what, (tally.get(what) ?? 0) + 1);
const fail = (what: string, text: string): void => {
  failed++;
  if (failed <= 10) console.error(what, JSON.stringify(text.slice(0, 400)));
};

const tryOpen = (text: string): void => {
  for (const mode of Object.values(MODES)) {
    for (const kind of ['s', 'p'] as const) {
      const before = performance.now();
      try {
        const opened = mode[kind](text);
        let took = performance.now() - before;
        raw = Math.max(raw, took);
        for (let again = 0; again < 2 && took > worst; again++) {
          const start = performance.now();
          mode[kind](text);
          took = Math.min(took, performance.now() - start);
        }
        if (took > worst) [worst, worstLink] = [took, text];
        if (opened.ok) {
          add(opened.value.diverged === undefined ? 'value' : `diverged: ${opened.value.diverged.why}`);
          if (opened.value.diverged?.why === 'fault') fail('engine fault', text);
        } else {
          add(opened.error.code);
          const { message, hint } = describeLinkError(opened.error);
          if (!/^\p{Lu}.*\.$/su.test(message) || !/^\p{Lu}.*\.$/su.test(hint))
            fail(`sentence: ${message} ${hint}`, text);
        }
      } catch (error) {
        fail(`thrown: ${String(error)}`, text);
      }
    }
  }
};

// Sealed nonsense passes the checksum: it tries the schemas, and the engine on actions that nobody chose.
const plain = goldens.map(({ mode, kind, expect }) => ({ mode, kind, data: expect }));
const pieces = (value: unknown, out: unknown[] = []): unknown[] => {
  out.push(value);
  if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) pieces(item, out);
  return out;
};
const POOL: readonly unknown[] = [
  ...plain.flatMap(({ data }) => pieces(data)),
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  '',
  'constructor',
  '__proto__',
  [],
  {},
  99,
  'a1',
  'z99',
  'inconnu',
  [[[]]],
];
const altered = (value: unknown, chance: number): Json => {
  if (draw(chance) === 0) return POOL[draw(POOL.length)] as Json;
  if (Array.isArray(value)) {
    const list = value.map((item) => altered(item, chance));
    if (list.length > 1 && draw(chance) === 0) list.splice(draw(list.length), 1 + draw(3));
    if (list.length > 0 && draw(chance) === 0) list.splice(draw(list.length), 0, list[draw(list.length)] ?? null);
    return list;
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, item]) => (draw(chance * 4) === 0 ? [] : [[key, altered(item, chance)]])),
    );
  return value as Json;
};
const sealed = (): string => {
  const drawn = plain[draw(plain.length)];
  const codec = MODES[drawn?.mode ?? '']?.codec;
  if (drawn === undefined || codec === undefined)
    throw new Error(`no links to damage, or of an unknown mode: ${drawn?.mode}`);
  const { kind, data } = drawn;
  const chance = 20 + draw(200);
  if (kind === 's') return `#s=${codec.seal('s', altered(data.scenario, chance))}`;
  const actions = altered(data.actions, chance);
  return `#p=${codec.seal('p', { a: Array.isArray(actions) && draw(10) > 0 ? codec.actions.pack(actions as readonly Json[]) : actions, k: 'AAAA', s: draw(3) === 0 ? altered(data.scenario, chance * 2) : (data.scenario as Json) })}`;
};

for (let i = 0; i < count; i++) tryOpen(i % 2 === 0 ? mutate(links, draw) : sealed());
console.log(
  `${count} links from seed ${seed}, ${count * 2 * Object.keys(MODES).length} openings; worst ${worst.toFixed(1)} ms (${worstLink.length} characters; ${raw.toFixed(1)} ms before timing again); failures ${failed}`,
);
for (const [what, times] of [...tally].sort(([, a], [, b]) => b - a))
  console.log(`${String(times).padStart(8)}  ${what}`);
const attacks = await assault(count, below(seed));
report(count, seed, attacks);
process.exitCode = failed > 0 || worst > 50 || attacks.failed > 0 ? 1 : 0;
