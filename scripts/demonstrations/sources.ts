// Where demonstrations may start: ready-made scenarios, those of worked examples and golden games, and those of the suites.
import { readFileSync } from 'node:fs';
import { canonical } from '../../src/engine/kernel/json.ts';
import { replayLine } from '../../src/engine/kernel/play.ts';
import { parseReplay } from '../../src/engine/kernel/replay.ts';
import { isReadable } from '../../tests/demonstrations.ts';
import type { AnyMode, GameSubject } from '../../tests/games/subject.ts';
import { goldenFolder, goldenNames } from '../../tests/golden/golden.ts';
import type { PlayedLine } from '../../tests/walk.ts';

/** 0: ready-made or of a worked example, 1: of a golden game, 2: of a suite alone. */
export type Tier = 0 | 1 | 2;
export interface Source {
  readonly name: string; // of the mode
  readonly mode: AnyMode;
  readonly scenario: unknown;
  readonly tier: Tier;
  readonly scripts: readonly (readonly unknown[])[];
}
const NAME = 'Position d’exemple'; // of what was not written to be read
type Ready = readonly { readonly mode?: string; readonly scenario: unknown }[];
const readyMade = async (jeu: string): Promise<Ready> => ((await import(`../../src/engine/${jeu}/scenarios.ts`)) as { readonly SCENARIOS: Ready }).SCENARIOS;
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
/** Its own name when that can be read, else a plain one, without the note. */
export const renamed = (scenario: unknown): unknown => {
  const { note, ...rest } = plain(scenario) as Readonly<Record<string, unknown>>;
  if (!('name' in rest)) return rest;
  return isReadable(`${rest['name'] as string}`) ? { ...rest, ...(note === undefined ? {} : { note }) } : { ...rest, name: NAME };
};
const goldenGames = (jeu: string): readonly { readonly mode: string; readonly scenario: unknown; readonly script: readonly unknown[] }[] =>
  goldenNames(jeu).flatMap((name) => {
    const read = parseReplay(readFileSync(new URL(`${name}.replay`, goldenFolder(jeu)), 'utf8'));
    return read.ok ? [{ mode: read.value.mode.slice(jeu.length + 1), scenario: read.value.scenario, script: read.value.actions.map(({ action }) => action) }] : [];
  });
/** Every start, once, the best to read first. */
export const sourcesOf = async ({ jeu, modes, examples }: GameSubject): Promise<readonly Source[]> => {
  const found = new Map<string, Source>();
  const add = (name: string, scenario: unknown, tier: Tier, script?: readonly unknown[]): void => {
    const mode = modes[name];
    if (mode === undefined || !mode.game.setup(scenario).ok) return;
    const shown = tier === 0 || found.has(canonical([name, plain(scenario)])) ? plain(scenario) : renamed(scenario);
    const key = canonical([name, shown]);
    const before = found.get(key) ?? { name, mode, scenario: shown, tier, scripts: [] };
    found.set(key, { ...before, scripts: script === undefined ? before.scripts : [...before.scripts, script] });
  };
  for (const { mode = 'partie', scenario } of await readyMade(jeu)) add(mode, scenario, 0);
  for (const { mode, scenario, script } of examples) add(mode, scenario, 0, script.map(({ action }) => action));
  for (const { mode, scenario, script } of goldenGames(jeu)) add(mode, scenario, 1, script);
  for (const [name, { scenarios }] of Object.entries(modes)) for (const scenario of scenarios) add(name, scenario, 2);
  return [...found.values()];
};
export const startOf = ({ mode: { game }, scenario }: Source): unknown => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(`refused: ${JSON.stringify(start.error)}`);
  return start.value;
};
export const actionsOf = ({ moves }: PlayedLine): readonly unknown[] => moves.map(({ action }) => action);
export const scripted = ({ mode: { game }, scripts }: Source, start: unknown): readonly PlayedLine[] =>
  scripts.flatMap((script) => {
    const line = replayLine(game, start, script);
    return [line.ok ? line.value : line.error.line];
  });
