// Where demonstrations may start, and the games that are known from there: those of worked examples, and golden games of the same start.
import { readFileSync } from 'node:fs';
import { replayLine } from '../../src/engine/kernel/play.ts';
import { parseReplay } from '../../src/engine/kernel/replay.ts';
import { plain, startKey, startsOf } from '../../tests/demonstrations.ts';
import type { AnyMode, GameSubject } from '../../tests/games/subject.ts';
import { goldenFolder, goldenNames } from '../../tests/golden/golden.ts';
import type { PlayedLine } from '../../tests/walk.ts';

export interface Source {
  readonly name: string; // of the mode
  readonly mode: AnyMode;
  readonly scenario: unknown;
  readonly scripts: readonly (readonly unknown[])[];
}
interface Played {
  readonly mode: string;
  readonly scenario: unknown;
  readonly script: readonly unknown[];
}
const goldenGames = (jeu: string): readonly Played[] =>
  goldenNames(jeu).flatMap((name) => {
    const read = parseReplay(readFileSync(new URL(`${name}.replay`, goldenFolder(jeu)), 'utf8'));
    if (!read.ok) return [];
    const { mode, scenario, actions } = read.value;
    return [{ mode: mode.slice(jeu.length + 1), scenario, script: actions.map(({ action }) => action) }];
  });
/** Every start, once. */
export const sourcesOf = async (subject: GameSubject): Promise<readonly Source[]> => {
  const { jeu, modes, examples } = subject;
  const found = new Map<string, Source>();
  for (const { mode: name, scenario } of await startsOf(subject)) {
    const mode = modes[name];
    if (mode?.game.setup(scenario).ok === true)
      found.set(startKey(name, scenario), { name, mode, scenario: plain(scenario), scripts: [] });
  }
  const worked = examples.map(({ mode, scenario, script }): Played => ({
    mode,
    scenario,
    script: script.map(({ action }) => action),
  }));
  for (const { mode, scenario, script } of [...worked, ...goldenGames(jeu)]) {
    const key = startKey(mode, scenario);
    const before = found.get(key);
    if (before !== undefined) found.set(key, { ...before, scripts: [...before.scripts, script] });
  }
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
