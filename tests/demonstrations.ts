// The files of src/demonstrations/, for what writes and what checks them: which rules they are about, how they are written, what each one claims.
import { existsSync } from 'node:fs';
import type { Demonstrations, Situation } from '../src/engine/kernel/demonstration.ts';
import { canonical } from '../src/engine/kernel/json.ts';
import { type Line, replayLine } from '../src/engine/kernel/play.ts';
import { citedIn } from '../src/engine/kernel/tally.ts';
import type { AnyMode, AnyTypes, GameSubject } from './games/subject.ts';
import { readyIn } from './ready.ts';

export const demonstrationsFile = (jeu: string): URL => new URL(`../src/demonstrations/${jeu}.json`, import.meta.url);
/** One scenario, run or rule a line, so that a change is read line by line. */
export const printDemonstrations = ({ scenarios, runs, rules }: Demonstrations): string => {
  const lines = (list: readonly unknown[]): string => list.map((one) => `\n${JSON.stringify(one)}`).join(',');
  const named = Object.entries(rules).map(([rule, sight]) => `\n${JSON.stringify(rule)}:${JSON.stringify(sight)}`);
  return `{"scenarios":[${lines(scenarios)}\n],\n"runs":[${lines(runs)}\n],\n"rules":{${named.join(',')}\n}}\n`;
};

/** What no sentence holds. */
export const HOLES = /undefined|\bNaN\b|\[object| {2}/;
/** The starts that a demonstration may have: ready-made scenarios, those of worked examples, and positions written for the purpose. */
export const startsOf = async ({ jeu, examples }: GameSubject): Promise<readonly Situation[]> => {
  const folder = new URL(`../src/engine/${jeu}/`, import.meta.url);
  const written = new URL('situations.ts', folder);
  const { SITUATIONS } = existsSync(written)
    ? ((await import(written.href)) as { readonly SITUATIONS: readonly Situation[] })
    : { SITUATIONS: [] };
  return [
    ...(await readyIn(jeu)).map(({ name, scenario }) => ({ mode: name, scenario })),
    ...examples.map(({ mode, scenario }) => ({ mode, scenario })),
    ...SITUATIONS,
  ];
};
/** A scenario as a file holds it. */
export const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
export const startKey = (mode: string, scenario: unknown): string => canonical([mode, plain(scenario)]);

export const modeOf = ({ jeu, modes }: GameSubject, name: string): AnyMode => {
  const mode = modes[name];
  if (mode === undefined) throw new Error(`${jeu}: no mode ${name}`);
  return mode;
};
/** A scenario played by its actions, all of them; throws when one is refused. */
export const replayed = ({ game }: AnyMode, scenario: unknown, actions: readonly unknown[]): Line<AnyTypes> => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(`${game.id}: scenario refused: ${start.error.map(({ code }) => code).join(', ')}`);
  const line = replayLine(game, start.value, actions);
  if (!line.ok)
    throw new Error(
      `${game.id}: ${line.error.why} after ${line.error.line.moves.length} actions of ${actions.length}: ${JSON.stringify({ ...line.error, line: undefined })}`,
    );
  return line.value;
};
/** Rules that the engine runs, and those of them that the events of worked examples cite, but for the ones that a demonstration shows better (`shows`). */
export const rulesOf = (
  subject: GameSubject,
): { readonly engine: readonly string[]; readonly byExample: ReadonlySet<string> } => ({
  engine: Object.entries(subject.rules)
    .filter(([, { runs }]) => runs === 'engine')
    .map(([rule]) => rule),
  byExample: new Set(
    subject.examples
      .flatMap(({ mode, scenario, script }) =>
        replayed(
          modeOf(subject, mode),
          scenario,
          script.map(({ action }) => action),
        ).moves.flatMap(({ step }) => step.events.flatMap(citedIn)),
      )
      .filter((rule) => subject.rules[rule]?.shows !== 'action'),
  ),
});
