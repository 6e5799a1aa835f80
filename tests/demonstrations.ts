// The files of src/demonstrations/, for what writes and what checks them: which rules they are about, how they are written, what each one claims.
import type { Demonstrations } from '../src/engine/kernel/demonstration.ts';
import { type Line, replayLine } from '../src/engine/kernel/play.ts';
import { citedIn } from '../src/engine/kernel/tally.ts';
import type { AnyMode, GameSubject, Told } from './games/subject.ts';

export const demonstrationsFile = (jeu: string): URL => new URL(`../src/demonstrations/${jeu}.json`, import.meta.url);
/** One scenario, run or rule a line, so that a change is read line by line. */
export const printDemonstrations = ({ scenarios, runs, rules }: Demonstrations): string => {
  const lines = (list: readonly unknown[]): string => list.map((one) => `\n${JSON.stringify(one)}`).join(',');
  const named = Object.entries(rules).map(([rule, sight]) => `\n${JSON.stringify(rule)}:${JSON.stringify(sight)}`);
  return `{"scenarios":[${lines(scenarios)}\n],\n"runs":[${lines(runs)}\n],\n"rules":{${named.join(',')}\n}}\n`;
};

/** What no sentence holds. */
export const HOLES = /undefined|\bNaN\b|\[object| {2}/;
/** Names that were only meant for tests, or that say nothing. */
const UNREADABLE: readonly RegExp[] = [
  /^(?:Partie|Partie solo|Position|Dés|Duel|Duel d’essai|Rencontre d’essai|Escarmouche|Escarmouche d’essai|Essai|Combat tiré au hasard)$/, // any of them
  /^\s*(?:\p{Ll}|$)/u, // nothing, or an id first
  / : (?:\*|[a-z]+(?:-\d)?)$/, // a result or an id after the name
];
export const isReadable = (name: string): boolean => UNREADABLE.every((one) => !one.test(name));

export const modeOf = ({ jeu, modes }: GameSubject, name: string): AnyMode => {
  const mode = modes[name];
  if (mode === undefined) throw new Error(`${jeu}: no mode ${name}`);
  return mode;
};
/** A scenario played by its actions, all of them; throws when one is refused. */
export const replayed = ({ game }: AnyMode, scenario: unknown, actions: readonly unknown[]): Line<unknown, unknown, Told> => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(`${game.id}: scenario refused: ${start.error.map(({ code }) => code).join(', ')}`);
  const line = replayLine(game, start.value, actions);
  if (!line.ok) throw new Error(`${game.id}: ${line.error.why} after ${line.error.line.moves.length} actions of ${actions.length}: ${JSON.stringify({ ...line.error, line: undefined })}`);
  return line.value;
};
/** Rules that the engine runs, and those of them that the events of worked examples cite. */
export const rulesOf = (subject: GameSubject): { readonly engine: readonly string[]; readonly byExample: ReadonlySet<string> } => ({
  engine: Object.entries(subject.rules).filter(([, { runs }]) => runs === 'engine').map(([rule]) => rule),
  byExample: new Set(
    subject.examples.flatMap(({ mode, scenario, script }) => replayed(modeOf(subject, mode), scenario, script.map(({ action }) => action)).moves.flatMap(({ step }) => step.events.flatMap(citedIn))),
  ),
});
