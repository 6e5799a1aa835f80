// Every value of every ready-made scenario, made absurd: the codec or `setup` refuses it in French, or `setup` accepts it and a short game keeps the invariants, in bounded time.
// By hand: `node tests/fuzz/values.ts [every nth, 1] [jeu]`.
import { play } from '../../src/engine/kernel/play.ts';
import { leaning } from '../../src/engine/kernel/weigh.ts';
import { type Json, toJson } from '../../src/engine/scenario/canonical.ts';
import { cpuTime } from '../cpu.ts';
import { GAMES } from '../games/index.ts';
import type { AnyMode } from '../games/subject.ts';
import { readyIn } from '../ready.ts';
import { printedWith } from './structure.ts';

const LONG = JSON.stringify('a'.repeat(10_000));
const SPACED = JSON.stringify('Très long nom '.repeat(100));
const NUMBERS = ['-3', '0.5', '1e9', '1e309', '"NaN"', 'null'];
const UNTYPED = new Set(['1e309', '"NaN"', 'null', LONG, SPACED]); // no field of a page gives an infinite number; of texts and lists, the codec alone knows the kinds and the lengths
const HUGE = 3_000;
const STEPS = 40;
/** Milliseconds of processor: for the door, and for the game that follows. */
const MOST = { door: 300, play: 2_000 };

interface Absurd {
  readonly path: string;
  readonly text: string; // of the whole scenario
  readonly value: string;
  readonly typed: boolean; // of the same type as before
}
type Path = readonly (string | number)[];
const clip = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}… (${text.length})` : text);

/** Every absurd version of some data, one place at a time. */
export const absurd = function* (whole: Json): Generator<Absurd> {
  const at = function* (value: Json, path: Path): Generator<readonly [Path, string]> {
    if (typeof value === 'number') for (const text of NUMBERS) yield [path, text];
    else if (typeof value === 'string') for (const text of [LONG, SPACED]) yield [path, text];
    else if (Array.isArray(value)) {
      const items = value as readonly Json[];
      yield [
        path,
        JSON.stringify(Array.from({ length: HUGE }, (_, i) => items[i % Math.max(1, items.length)] ?? null)),
      ];
      for (const [i, item] of items.entries()) yield* at(item, [...path, i]);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, item] of Object.entries(value)) yield* at(item as Json, [...path, key]);
  };
  for (const [path, text] of at(whole, []))
    yield {
      path: path.join('.'),
      text: printedWith(whole, path, text),
      value: clip(text),
      typed: !UNTYPED.has(text) && !text.startsWith('['),
    };
};

const HOLE = /\bundefined\b|\bNaN\b|\[object|Infinity/;
const bad = (sentences: readonly string[]): string | undefined =>
  sentences.find((one) => !/[.?]$/.test(one.trim()) || HOLE.test(one));

type Verdict = readonly [how: string, wrong?: string | undefined];
/** What the engine makes of a scenario: refused in sentences, or played a while. */
const doorOf = ({ game, text, weigh }: AnyMode, scenario: unknown): Verdict => {
  const took = cpuTime(() => void game.setup(scenario));
  if (took > MOST.door && cpuTime(() => void game.setup(scenario)) > MOST.door)
    return ['setup', `the door takes ${took.toFixed(0)} ms`];
  const start = game.setup(scenario);
  if (!start.ok)
    return [
      'setup',
      start.error.length === 0 ? 'refused without a reason' : bad(start.error.map((refusal) => text.refusal(refusal))),
    ];
  const state = start.value;
  let wrong: string | undefined;
  const played = cpuTime(() => {
    const { line, stop } = play(game, state, leaning(1, weigh), STEPS);
    for (const { step } of line.moves) {
      wrong ??= game.invariants.find(({ holds }) => !holds(step.state))?.name;
      wrong ??= bad(step.events.map((event) => text.event(event, step.state)));
      if (game.node(step.state).kind !== 'end') wrong ??= bad([text.node(step.state)]);
    }
    if (stop.why !== 'end' && stop.why !== 'budget') wrong ??= `stopped: ${stop.why}`;
  });
  return ['accepted', wrong ?? (played > MOST.play ? `the game takes ${played.toFixed(0)} ms` : undefined)];
};
/** By the codec first, as a link or a file comes; then by the engine's door alone, as the workshop asks at each keystroke, of the values that keep their type. */
const received = (mode: AnyMode, { text, typed }: Absurd): readonly Verdict[] => {
  const raw: unknown = JSON.parse(text);
  const read = mode.codec.read(raw, mode.codec.version);
  const known: Verdict = read.ok
    ? doorOf(mode, read.value)
    : ['codec', read.error.code === 'invalid' ? bad(read.error.issues.map(({ message }) => message)) : read.error.code];
  if (!typed || read.ok) return [known];
  const [how, wrong] = doorOf(mode, raw);
  return [known, [`${how}, by the door alone`, wrong]];
};
export interface Received {
  readonly tally: Readonly<Record<string, number>>;
  /** The numbers that are let through, by place: to be looked at. */
  readonly accepted: Readonly<Record<string, readonly string[]>>;
  readonly faults: readonly string[];
}
/** Every `nth` absurd value of the scenarios of a mode. */
export const tryValues = (mode: AnyMode, scenarios: readonly unknown[], nth: number, first = 0): Received => {
  const tally: Record<string, number> = {};
  const accepted: Record<string, string[]> = {};
  const faults: string[] = [];
  let n = first;
  for (const scenario of scenarios) {
    for (const one of absurd(toJson(mode.codec.write(scenario)))) {
      n += 1;
      if (n % nth !== 0) continue;
      const { path, value } = one;
      const place = `${path.replace(/\.\d+(?=\.|$)/g, '.*')} = ${value}`;
      try {
        for (const [how, wrong] of received(mode, one)) {
          tally[how] = (tally[how] ?? 0) + 1;
          if (how.startsWith('accepted')) (accepted[`${how}: ${place}`] ??= []).push(path);
          if (wrong !== undefined) faults.push(`${mode.game.id}, ${place}: ${how}: ${wrong}`);
        }
      } catch (error) {
        faults.push(`${mode.game.id}, ${place}: thrown: ${String(error)}`);
      }
    }
  }
  return { tally, accepted, faults };
};

/** The scenarios that a game ships for a mode, then those of its tests. */
export const scenariosOf = async (jeu: string, name: string, mode: AnyMode): Promise<readonly unknown[]> => {
  const ready = (await readyIn(jeu)).filter((one) => one.name === name);
  return [...ready.map(({ scenario }) => scenario), ...mode.scenarios];
};

if (import.meta.main) {
  const [nth, only] = [Number(process.argv[2] ?? 1), process.argv[3]];
  for (const { jeu, modes } of GAMES.filter((game) => only === undefined || game.jeu === only)) {
    for (const [name, mode] of Object.entries(modes)) {
      const before = performance.now();
      const { tally, accepted, faults } = tryValues(mode, await scenariosOf(jeu, name, mode), nth);
      console.log(`${mode.game.id}: ${JSON.stringify(tally)}, ${((performance.now() - before) / 1000).toFixed(1)} s`);
      for (const [place, paths] of Object.entries(accepted)) console.log(`  ${place} (${paths.length})`);
      for (const fault of new Set(faults)) console.error(`  FAULT ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
  }
}
