// A golden game is two files of tests/games/<jeu>/golden/: `<name>.replay`, what was played and the rules that each action set to work (the text of the kernel's
// replays), and `<name>.log`, the same game told in French, sentence by sentence, each with its rules. Both are compared line by line.
import { readdirSync } from 'node:fs';
import { canonical } from '../../src/engine/kernel/json.ts';
import { type Line, replayLine } from '../../src/engine/kernel/play.ts';
import { citedIn } from '../../src/engine/kernel/tally.ts';
import { divergence, printReplay, recordReplay, type Replay } from '../../src/engine/kernel/replay.ts';
import { GAMES } from '../games/index.ts';
import type { AnyMode, AnyTypes, Wanted } from '../games/subject.ts';

/** A mode seen by the golden games: replays come from files, so that scenario and actions are checked by playing them. */
export interface GoldenMode {
  readonly divergence: (replay: Replay) => string | undefined;
  /** Plays what was written again and writes it as it is today; throws when an action is refused. */
  readonly rewrite: (replay: Replay) => { readonly replay: string; readonly log: string };
  readonly result: (replay: Replay) => string;
  /** Types of the events told, in order. */
  readonly told: (replay: Replay) => readonly string[];
  /** Rules cited by the events and by the parts of their totals. */
  readonly cited: (replay: Replay) => ReadonlySet<string>;
}

const ends = (sentence: string, cites: readonly string[]): string => `   ${sentence}  # ${cites.join(' ')}`;

const goldenMode = ({ game, text }: AnyMode): GoldenMode => {
  const lineOf = (replay: Replay): Line<AnyTypes> => {
    const start = game.setup(replay.scenario);
    if (!start.ok) throw new Error(`scenario refused: ${start.error.map(({ code }) => code).join(', ')}`);
    const line = replayLine(
      game,
      start.value,
      replay.actions.map(({ action }) => action),
    );
    if (!line.ok)
      throw new Error(`stopped: ${line.error.why}, action ${'at' in line.error ? line.error.at + 1 : 'last'}`);
    return line.value;
  };
  const who = (state: unknown, action: unknown): string => {
    const node = game.node(state);
    const aside = game.asides?.(state).find((one) => canonical(one.action) === canonical(action));
    if (aside !== undefined) return text.seat(aside.seat, state);
    return node.kind === 'choice' ? text.seat(node.seat, state) : node.kind === 'chance' ? 'Le hasard' : 'À la table';
  };
  const logOf = (line: Line<AnyTypes>): string => {
    const out: string[] = [];
    let state = line.start;
    line.moves.forEach(({ action, step }, i) => {
      out.push(`${i + 1}. ${text.node(state)}`, `   ${who(state, action)} → ${text.action(action, state)}`);
      for (const event of step.events) out.push(ends(text.event(event, step.state), event.cites));
      state = step.state;
    });
    const last = game.node(state);
    if (last.kind === 'end') out.push('', ends(`Fin : ${text.result(last.result, state)}`, last.cites).trim());
    return `${out.join('\n')}\n`;
  };
  return {
    divergence: (replay) => divergence(game, replay),
    rewrite: (replay) => {
      const line = lineOf(replay);
      return { replay: printReplay(recordReplay(game, replay.scenario, line)), log: logOf(line) };
    },
    result: (replay) => {
      const line = lineOf(replay);
      const node = game.node(line.moves.at(-1)?.step.state ?? line.start);
      return node.kind === 'end' ? node.result : '';
    },
    told: (replay) => lineOf(replay).moves.flatMap(({ step }) => step.events.map(({ type }) => type)),
    cited: (replay) =>
      new Set(lineOf(replay).moves.flatMap(({ step }) => step.events.flatMap((event) => citedIn(event)))),
  };
};

/** By id of the mode. */
export const GOLDEN_MODES: Readonly<Record<string, GoldenMode>> = Object.fromEntries(
  GAMES.flatMap(({ modes }) => Object.values(modes).map((mode) => [mode.game.id, goldenMode(mode)])),
);

interface GoldenFile {
  readonly jeu: string;
  readonly name: string;
  readonly mode: AnyMode;
  readonly wanted: Wanted<unknown, string, unknown>;
}
/** Every game that must be there. */
export const WANTED: readonly GoldenFile[] = GAMES.flatMap(({ jeu, modes }) =>
  Object.values(modes).flatMap((mode) =>
    Object.entries(mode.golden).map(([name, wanted]) => ({ jeu, name, mode, wanted })),
  ),
);

/** Where the golden games of a game are, and the names of those written. */
export const goldenFolder = (jeu: string): URL => new URL(`../games/${jeu}/golden/`, import.meta.url);
export const goldenNames = (jeu: string): readonly string[] =>
  readdirSync(goldenFolder(jeu))
    .filter((file) => file.endsWith('.replay'))
    .map((file) => file.slice(0, -'.replay'.length));

/** What keeps a replay from being the game that its name promises; undefined when it is. */
export const whatIsWrong = (
  { mode, wanted }: Pick<GoldenFile, 'mode' | 'wanted'>,
  replay: Replay,
): string | undefined => {
  const found = GOLDEN_MODES[replay.mode];
  if (found === undefined || replay.mode !== mode.game.id) return `mode ${replay.mode}`;
  const result = found.result(replay);
  if (wanted.result === '*' ? result === '' : result !== wanted.result) return `ends on "${result}"`;
  const told = found.told(replay);
  const cited = found.cited(replay);
  const missing = [
    ...wanted.tells.filter((type) => !told.includes(type)),
    ...(wanted.cites ?? []).filter((rule) => !cited.has(rule)),
  ];
  if (missing.length > 0) return `without ${missing.join(', ')}`;
  const unwanted = (wanted.never ?? []).filter((type) => told.includes(type));
  return unwanted.length > 0 ? `with ${unwanted.join(', ')}` : undefined;
};
