// What a demonstration shows, played: the same answer for the build, which stops when one does not do what it says, and for the page that shows it.
import type { Demonstrations, Sight } from './demonstration.ts';
import type { Game, Seat, Types } from './game.ts';
import { canonical } from './json.ts';
import { type Line, replayLine, stateAt } from './play.ts';
import { err, ok, type Result } from './result.ts';
import { citedIn } from './tally.ts';

export interface Look<T extends Types> {
  readonly line: Line<T> | undefined; // the whole run, beyond the moment too; its start alone for a notice, none for a set-up that is refused
  readonly from: number; // actions already played when the reader comes in
  readonly at: number; // actions played at the moment to look at
  readonly action?: T['action']; // tried, or offered beside the turn
  readonly seat?: Seat; // to whom it is offered
  readonly refusals: readonly T['refusal'][]; // what is said of the attempt or of the set-up
  readonly cites: readonly string[]; // every rule told there, the stated ones first
}
/** Why nothing is to be seen: no such run or scenario, a start that is refused, a run that stops before its end, a moment beyond it, nothing refused or offered there. */
export type Blank = 'missing' | 'setup' | 'stopped' | 'beyond' | 'silent';

/** The mode that a sight is played in; undefined when its run is missing. */
export const modeOfSight = ({ runs }: Demonstrations, sight: Sight): string | undefined =>
  'run' in sight ? runs[sight.run]?.mode : sight.mode;

type Played<T extends Types> = Result<Look<T>, Blank>;
const atDoor = <T extends Types>(
  game: Game<T>,
  { scenarios }: Demonstrations,
  sight: Extract<Sight, { readonly mode: string }>,
): Played<T> => {
  const scenario = scenarios[sight.scenario] as T['scenario'] | undefined; // the mode's own JSON
  if (scenario === undefined) return err('missing');
  const door = game.setup(scenario);
  if (sight.kind === 'notice' && !door.ok) return err('setup');
  const refusals = sight.kind === 'notice' ? (game.notices?.(scenario) ?? []) : door.ok ? [] : door.error;
  if (refusals.length === 0) return err('silent');
  return ok({
    line: door.ok ? { start: door.value, moves: [] } : undefined,
    from: 0,
    at: 0,
    refusals,
    cites: refusals.flatMap(({ cites }) => [...cites]),
  });
};

/** What is to be seen at a sight, whatever rule it was kept for: callers look for theirs in `cites`. */
export const lookAt = <T extends Types>(game: Game<T>, demonstrations: Demonstrations, sight: Sight): Played<T> => {
  if (sight.kind === 'setup' || sight.kind === 'notice') return atDoor(game, demonstrations, sight);
  const run = demonstrations.runs[sight.run];
  const scenario = demonstrations.scenarios[run?.scenario ?? -1] as T['scenario'] | undefined;
  if (run === undefined || scenario === undefined) return err('missing');
  const start = game.setup(scenario);
  if (!start.ok) return err('setup');
  const played = replayLine(game, start.value, run.actions as readonly T['action'][]);
  if (!played.ok) return err('stopped');
  const line = played.value;
  const { step: at, from = 0 } = sight;
  if (at > line.moves.length || from > at) return err('beyond');
  const state = stateAt(line, at);
  const seen = { line, from, at, refusals: [] };
  switch (sight.kind) {
    case 'event':
      return ok({ ...seen, cites: (line.moves[at - 1]?.step.events ?? []).flatMap(citedIn) });
    case 'node':
      return ok({ ...seen, cites: game.node(state).cites });
    case 'refusal': {
      const action = sight.action as T['action'];
      const refusal = game.refuse(state, action);
      return refusal === undefined ? err('silent') : ok({ ...seen, action, refusals: [refusal], cites: refusal.cites });
    }
    case 'aside': {
      const text = canonical(sight.action);
      const aside = game.asides?.(state).find(({ action }) => canonical(action) === text);
      return aside === undefined
        ? err('silent')
        : ok({ ...seen, action: aside.action, seat: aside.seat, cites: aside.cites });
    }
  }
};
