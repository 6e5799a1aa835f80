// « voir en action », complete: every rule that an engine runs is shown by a worked example, by a run of src/demonstrations/<jeu>.json, or is listed by its game as
// silent, with the reason. Each run does what it claims, replayed here through the engines. Read the table; `node scripts/demonstrations.ts` makes the files anew.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Demonstrations, Sight } from '../src/engine/kernel/demonstration.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import { stateAt } from '../src/engine/kernel/play.ts';
import { lookAt, modeOfSight } from '../src/engine/kernel/sight.ts';
import { demonstrationsFile, HOLES, isReadable, modeOf, printDemonstrations, replayed, rulesOf } from './demonstrations.ts';
import { GAMES } from './games/index.ts';

const SILENT_AT_MOST = 0.05;
const GZIP_AT_MOST = 15_000; // Fields of Eternia, with two hundred of them, takes 14
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
    console.log(`${jeu}: ${engine.length} rules run by the engine: ${engine.filter((rule) => byExample.has(rule)).length} by example, ${counts.join(', ')}, ${silent.length} none; ${runs.length} runs from ${scenarios.length} scenarios, ${gzip} bytes gzip`);
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
    expect(new Set([...runs.map(({ scenario }) => scenario), ...sights.flatMap(([, sight]) => ('scenario' in sight ? [sight.scenario] : []))])).toEqual(new Set(scenarios.keys()));
    runs.forEach(({ mode, scenario, actions }, i) => {
      const steps = sights.flatMap(([, sight]) => ('run' in sight && sight.run === i ? [sight.step] : []));
      expect(Math.max(...steps), `run ${i} ends where the last of its rules is told`).toBe(actions.length);
      const begins = runs.filter((run, j) => j !== i && run.mode === mode && run.scenario === scenario && canonical(run.actions.slice(0, actions.length)) === canonical(actions));
      expect(begins, `run ${i} is the beginning of another`).toEqual([]);
    });
  });
  test('links and files can hold what is played, and it is said in whole sentences', () => {
    for (const { mode: name, scenario, actions } of runs) {
      const mode = modeOf(subject, name);
      expect(mode.codec.read(scenarios[scenario], mode.codec.version).ok).toBe(true);
      const line = replayed(mode, scenarios[scenario], actions);
      line.moves.forEach(({ action, step }, i) => {
        expect(mode.parseAction(action).ok, JSON.stringify(action)).toBe(true);
        const said = [mode.text.action(action, stateAt(line, i)), mode.text.node(stateAt(line, i)), ...step.events.map((event) => mode.text.event(event, step.state))];
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
    for (const { scenario } of runs) {
      const { name } = scenarios[scenario] as { readonly name?: string };
      if (name !== undefined) expect(isReadable(name), name).toBe(true);
    }
  });
});
