// « voir en action », complete: every rule that an engine runs is shown by a worked example, by a run of src/demonstrations/<jeu>.json, or is listed by its game as
// silent, with the reason. Each run does what it claims, replayed here through the engines. Read the table; `node scripts/demonstrations.ts` makes the files anew.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Demonstrations, MOST_SHOWN, type Sight } from '../src/engine/kernel/demonstration.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import { stateAt } from '../src/engine/kernel/play.ts';
import { lookAt, modeOfSight } from '../src/engine/kernel/sight.ts';
import {
  demonstrationsFile,
  HOLES,
  modeOf,
  printDemonstrations,
  replayed,
  rulesOf,
  startKey,
  startsOf,
} from './demonstrations.ts';
import { GAMES } from './games/index.ts';

const SILENT_AT_MOST = 0.05;
const GZIP_AT_MOST = 30_000; // Fields of Eternia has two hundred of them, each with its sentence
const SENTENCE = /^[\p{Lu}«À-Ü][^\n]{20,200}[.!?»]$/u; // what `look` is, as far as a machine can tell
const KINDS = ['event', 'aside', 'refusal', 'node', 'notice', 'setup'] as const satisfies readonly Sight['kind'][];

describe.each(GAMES.map((game) => [game.jeu, game] as const))('%s', (jeu, subject) => {
  const text = readFileSync(demonstrationsFile(jeu), 'utf8');
  const shown = JSON.parse(text) as Demonstrations;
  const { scenarios, runs, rules } = shown;
  const { engine, byExample } = rulesOf(subject);
  const sights = Object.entries(rules);

  test('every rule that the engine runs has an example or a demonstration, or a reason', () => {
    const silent = engine.filter((rule) => !byExample.has(rule) && rules[rule] === undefined);
    const counts = KINDS.map((kind) => `${sights.filter(([, sight]) => sight.kind === kind).length} ${kind}`);
    const gzip = gzipSync(text).length;
    console.log(
      `${jeu}: ${engine.length} rules run by the engine: ${engine.filter((rule) => byExample.has(rule)).length} by example, ${counts.join(', ')}, ${silent.length} none; ${runs.length} runs from ${scenarios.length} scenarios, ${gzip} bytes gzip`,
    );
    expect(silent).toEqual(engine.filter((rule) => subject.silent[rule] !== undefined));
    expect(silent.length).toBeLessThanOrEqual(engine.length * SILENT_AT_MOST);
    expect(gzip).toBeLessThanOrEqual(GZIP_AT_MOST);
  });
  test('none for a rule that an example shows, that the engine does not run, or that is not', () => {
    expect(sights.map(([rule]) => rule).filter((rule) => byExample.has(rule) || !engine.includes(rule))).toEqual([]);
  });
  test.each(sights)('%s: what it says is what happens', (rule, sight) => {
    const look = lookAt(modeOf(subject, modeOfSight(shown, sight) ?? '').game, shown, sight);
    expect(look.ok ? look.value.cites : look.error).toContain(rule);
  });
  test('the file is what the generator writes: nothing twice, nothing unused', () => {
    expect(text).toBe(printDemonstrations(shown));
    expect(new Set(scenarios.map(canonical)).size).toBe(scenarios.length);
    expect(
      new Set([
        ...runs.map(({ scenario }) => scenario),
        ...sights.flatMap(([, sight]) => ('scenario' in sight ? [sight.scenario] : [])),
      ]),
    ).toEqual(new Set(scenarios.keys()));
    runs.forEach(({ mode, scenario, actions }, i) => {
      const steps = sights.flatMap(([, sight]) => ('run' in sight && sight.run === i ? [sight.step] : []));
      expect(Math.max(...steps), `run ${i} ends where the last of its rules is told`).toBe(actions.length);
      const begins = runs.filter(
        (run, j) =>
          j !== i &&
          run.mode === mode &&
          run.scenario === scenario &&
          canonical(run.actions.slice(0, actions.length)) === canonical(actions),
      );
      expect(begins, `run ${i} is the beginning of another`).toEqual([]);
    });
  });
  test('each starts from a ready-made scenario, a worked example or a situation written for it', async () => {
    const starts = new Set((await startsOf(subject)).map(({ mode, scenario }) => startKey(mode, scenario)));
    const strangers = sights.filter(([, sight]) => {
      if (sight.kind === 'setup') return false; // one thing is wrong with it: that is what it shows
      const scenario = scenarios['run' in sight ? (runs[sight.run]?.scenario ?? -1) : sight.scenario];
      return !starts.has(startKey(modeOfSight(shown, sight) ?? '', scenario));
    });
    expect(strangers.map(([rule]) => rule)).toEqual([]);
  });
  test('each plays a dozen actions at most, and says in one sentence what to look at', () => {
    const long = sights.filter(([, sight]) => 'run' in sight && sight.step - (sight.from ?? 0) > MOST_SHOWN);
    expect(long.map(([rule]) => rule)).toEqual([]);
    const untold = sights.filter(([, { look }]) => !SENTENCE.test(look) || HOLES.test(look));
    expect(untold.map(([rule]) => rule)).toEqual([]);
    const looks = sights.map(([, { look }]) => look);
    expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([]);
  });
  test('links and files can hold what is played, and it is said in whole sentences', () => {
    for (const { mode: name, scenario, actions } of runs) {
      const mode = modeOf(subject, name);
      expect(mode.codec.read(scenarios[scenario], mode.codec.version).ok).toBe(true);
      const line = replayed(mode, scenarios[scenario], actions);
      line.moves.forEach(({ action, step }, i) => {
        expect(mode.parseAction(action).ok, JSON.stringify(action)).toBe(true);
        const said = [
          mode.text.action(action, stateAt(line, i)),
          mode.text.node(stateAt(line, i)),
          ...step.events.map((event) => mode.text.event(event, step.state)),
        ];
        for (const sentence of said) expect(sentence).not.toMatch(HOLES);
      });
    }
    for (const [rule, sight] of sights) {
      if (!('action' in sight)) continue;
      const run = runs[sight.run];
      if (run === undefined) throw new Error(rule);
      const mode = modeOf(subject, run.mode);
      const state = stateAt(replayed(mode, scenarios[run.scenario], run.actions), sight.step);
      expect(mode.parseAction(sight.action).ok, rule).toBe(true);
      expect(mode.text.action(sight.action, state), rule).not.toMatch(HOLES);
    }
  });
});

test('README and ARCHITECTURE count as the rules do', () => {
  const counted = GAMES.map((subject) => ({
    all: Object.keys(subject.rules),
    engine: rulesOf(subject).engine,
    subject,
  }));
  const sum = (of: (game: (typeof counted)[number]) => number): number =>
    counted.reduce((total, game) => total + of(game), 0);
  const all = sum((game) => game.all.length);
  const engine = sum((game) => game.engine.length);
  const silent = sum(({ engine: run, subject }) => run.filter((rule) => subject.silent[rule] !== undefined).length);
  const said = (count: number): string => count.toLocaleString('en');
  const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const percent = Math.round((100 * (engine - silent)) / engine);
  expect(/[\d,]+ rules, of which [\d,]+ are executed, and \d+ %/.exec(read('README.md'))?.[0]).toBe(
    `${said(all)} rules, of which ${said(engine)} are executed, and ${percent} %`,
  );
  expect(/\d+ rules of [\d,]+ are shown by nothing/.exec(read('ARCHITECTURE.md'))?.[0]).toBe(
    `${silent} rules of ${said(engine)} are shown by nothing`,
  );
});
