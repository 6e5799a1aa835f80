import type { Game, Types } from './game.ts';
import { type Line, replayLine } from './play.ts';
import { err, ok, type Result } from './result.ts';
import type { Cite } from './rules.ts';

/** A whole game as people can read it: what was played, and which rules each action set to work. */
export interface Replay<P = unknown, A = unknown> {
  readonly mode: string; // a game's id, without spaces
  readonly edition: number;
  readonly scenario: P; // plain JSON, as the actions
  readonly actions: readonly { readonly action: A; readonly rules: readonly string[] }[]; // ids without spaces
}
export interface ReplayFault {
  readonly line: number; // from 1
  readonly code: 'mode' | 'edition' | 'scenario' | 'action' | 'blank-line';
}

const HEAD = ['mode: ', 'edition: ', 'scenario: '] as const;

/** Three header lines, a blank one, then an action per line: `{"type":"roll","face":6}  # bw.combat.des bw.combat.total`. */
export const printReplay = ({ mode, edition, scenario, actions }: Replay): string => {
  const [modeHead, editionHead, scenarioHead] = HEAD;
  const lines = actions.map(({ action, rules }) =>
    [JSON.stringify(action), ...(rules.length > 0 ? [` # ${rules.join(' ')}`] : [])].join(' '),
  );
  return [modeHead + mode, `${editionHead}${edition}`, scenarioHead + JSON.stringify(scenario), '', ...lines, ''].join(
    '\n',
  );
};

const readJson = (text: string): Result<unknown, null> => {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err(null);
  }
};

/** Where the comment of a line starts: the first # outside a JSON string. */
const commentAt = (line: string): number => {
  let quoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const char = line[i];
    if (quoted && char === '\\') i += 1;
    else if (char === '"') quoted = !quoted;
    else if (char === '#' && !quoted) return i;
  }
  return line.length;
};

/** Reads what `printReplay` writes; blank lines and spaces more or less do no harm. Never throws. Scenario and actions are plain JSON, to be checked by their reader. */
export const parseReplay = (text: string): Result<Replay, ReplayFault> => {
  const lines = text.split(/\r?\n/);
  const head = HEAD.map((name, i) => (lines[i]?.startsWith(name) === true ? lines[i].slice(name.length).trim() : ''));
  const [mode = '', editionText = '', scenarioText = ''] = head;
  if (!/^\S+$/.test(mode)) return err({ line: 1, code: 'mode' });
  const edition = Number(editionText);
  if (!/^\d+$/.test(editionText) || !Number.isSafeInteger(edition)) return err({ line: 2, code: 'edition' });
  const scenario = readJson(scenarioText);
  if (!scenario.ok) return err({ line: 3, code: 'scenario' });
  if ((lines[HEAD.length] ?? '').trim() !== '') return err({ line: HEAD.length + 1, code: 'blank-line' });

  const actions: { action: unknown; rules: readonly string[] }[] = [];
  for (const [i, line] of lines.entries()) {
    if (i < HEAD.length || line.trim() === '') continue;
    const end = commentAt(line);
    const action = readJson(line.slice(0, end));
    if (!action.ok) return err({ line: i + 1, code: 'action' });
    actions.push({
      action: action.value,
      rules: line
        .slice(end + 1)
        .split(/\s+/)
        .filter((id) => id !== ''),
    });
  }
  return ok({ mode, edition, scenario: scenario.value, actions });
};

const rulesOf = (events: readonly Cite<string>[]): readonly string[] => [
  ...new Set(events.flatMap(({ cites }) => cites)),
];

/** A line as a replay: each action with the rules that its events cite, once each, in order. */
export const recordReplay = <T extends Types>(
  game: Game<T>,
  scenario: T['scenario'],
  line: Line<T>,
): Replay<T['scenario'], T['action']> => ({
  mode: game.id,
  edition: game.edition,
  scenario,
  actions: line.moves.map(({ action, step }) => ({ action, rules: rulesOf(step.events) })),
});

/** Plays a replay again and tells the first thing that is no longer so (in English, for a test's message); undefined when all is as it was written. */
export const divergence = <T extends Types>(
  game: Game<T>,
  replay: Replay<T['scenario'], T['action']>,
): string | undefined => {
  if (replay.mode !== game.id || replay.edition !== game.edition)
    return `written for ${replay.mode} edition ${replay.edition}, this is ${game.id} edition ${game.edition}`;
  const start = game.setup(replay.scenario);
  if (!start.ok) return `scenario refused: ${start.error.map(({ code }) => code).join(', ')}`;
  const played = replayLine(
    game,
    start.value,
    replay.actions.map(({ action }) => action),
  );
  const line = played.ok ? played.value : played.error.line;
  for (const [i, { action, rules }] of replay.actions.entries()) {
    const move = line.moves[i];
    if (move === undefined) {
      const why = played.ok || played.error.why !== 'refused' ? 'the game is over' : played.error.refusal.code;
      return `action ${i + 1}, ${JSON.stringify(action)}: ${why}`;
    }
    const now = rulesOf(move.step.events).join(' ');
    if (now !== rules.join(' '))
      return `action ${i + 1}, ${JSON.stringify(action)}: cites ${now} instead of ${rules.join(' ')}`;
  }
  return undefined;
};
