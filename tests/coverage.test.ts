// Every rule that the engine is said to run is cited somewhere: by a worked example, a golden game, a seeded game, a node, a refusal or a set-up refused; or it is listed
// by its game (tests/games/<jeu>/index.ts, `silent`), with the reason. Run it to read the table.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { play, type Player, scripted } from '../src/engine/kernel/play.ts';
import { parseReplay } from '../src/engine/kernel/replay.ts';
import { leaning } from '../src/engine/kernel/weigh.ts';
import { GAMES } from './games/index.ts';
import type { AnyMode, GameSubject } from './games/subject.ts';
import { GOLDEN_MODES, goldenFolder, goldenNames } from './golden/golden.ts';
import { asked, met, refused, type See, statesOf, told } from './walk.ts';

const SOURCES = ['example', 'golden', 'seeded', 'node', 'refusal', 'setup'] as const; // `setup`: a set-up refused
type Source = (typeof SOURCES)[number];
type Cited = ReadonlyMap<string, ReadonlySet<Source>>;
type Cite = (source: Source, rules: readonly string[]) => void;

const walk = (
  cite: Cite,
  mode: AnyMode,
  scenario: unknown,
  source: Source,
  who: Player<unknown, unknown, string>,
  strangers: readonly unknown[],
): void => {
  const { game } = mode;
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  for (const notice of game.notices?.(scenario) ?? []) cite('refusal', notice.cites);
  const { line } = play(game, start.value, who);
  const see: See = ({ kind, rule }) => cite(kind === 'event' ? source : kind === 'aside' ? 'node' : kind, [rule]);
  told(line, see);
  const everything = [
    ...strangers,
    ...met(mode, line)
      .filter((_, i) => i % 7 === 0)
      .slice(0, 60),
  ];
  for (const [i, state] of statesOf(line).entries()) {
    if (i % 3 !== 0) {
      cite('node', game.node(state).cites);
      continue;
    }
    asked(mode, state, i, see);
    refused(mode, state, i, everything, see);
  }
};

const coverage = ({ jeu, modes, examples }: GameSubject): Cited => {
  const cited = new Map<string, Set<Source>>();
  const cite: Cite = (source, rules) => {
    for (const rule of rules) cited.set(rule, (cited.get(rule) ?? new Set<Source>()).add(source));
  };
  for (const { id, mode: name, scenario, script } of examples) {
    const mode = modes[name];
    if (mode === undefined) throw new Error(`${id}: no mode ${name}`);
    walk(cite, mode, scenario, 'example', scripted(script.map(({ action }) => action)), []);
  }
  for (const name of goldenNames(jeu)) {
    const replay = parseReplay(readFileSync(new URL(`${name}.replay`, goldenFolder(jeu)), 'utf8'));
    if (replay.ok) cite('golden', [...(GOLDEN_MODES[replay.value.mode]?.cited(replay.value) ?? [])]);
  }
  for (const mode of Object.values(modes)) {
    for (const scenario of mode.scenarios)
      for (let seed = 1; seed <= mode.seeds; seed += 1)
        walk(cite, mode, scenario, 'seeded', leaning(seed, mode.weigh), mode.strangers);
    for (const scenario of mode.illegal) {
      const door = mode.game.setup(scenario);
      if (!door.ok) for (const { cites } of door.error) cite('setup', cites);
    }
  }
  return cited;
};

describe.each(GAMES.map((game) => [game.jeu, game] as const))('%s', (jeu, game) => {
  const { rules, examples, silent } = game;
  const cited = coverage(game);
  const engine = Object.entries(rules)
    .filter(([, { runs }]) => runs === 'engine')
    .map(([id]) => id);

  test('every rule that the engine runs is cited, or listed with a reason', () => {
    const missing = engine.filter((id) => !cited.has(id) && silent[id] === undefined);
    const table = engine.map(
      (id) =>
        `${id.padEnd(42)} ${SOURCES.map((source) => (cited.get(id)?.has(source) === true ? source : '').padEnd(8)).join(' ')} ${silent[id] ?? ''}`,
    );
    console.log(
      [`${jeu}: ${engine.length} rules run by the engine; ${missing.length} cited by nothing`, ...table].join('\n'),
    );
    expect(engine.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });
  test('a listed reason is about a rule that nothing cites in play', () => {
    const inPlay = (id: string): boolean => [...(cited.get(id) ?? [])].some((source) => source !== 'setup');
    expect(Object.keys(silent).filter((id) => !engine.includes(id) || inPlay(id))).toEqual([]);
  });
  test('each rule of an example is one that the engine runs or reads', () => {
    for (const { id, cites } of examples)
      for (const rule of cites) expect(rules[rule]?.runs, `${id}: ${rule}`).toMatch(/^(?:engine|data)$/);
  });
});
