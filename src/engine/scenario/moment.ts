import type { Game, Types } from '../kernel/game.ts';
import type { Line } from '../kernel/play.ts';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { Refusal } from '../kernel/rules.ts';
import { toBase64Url } from './base64url.ts';
import { checksum, type Json, toJson } from './canonical.ts';
import type { Codec, Divergence, Issue, LinkError } from './codec.ts';

// A moment of play: { a: packed actions, k: checksum of the last state's key, s: scenario }. The state itself is never stored: it is replayed.

/** Most actions that are replayed: a long game has a few hundreds. */
export const MAX_ACTIONS = 2_000;

export interface Moment<T extends Types> {
  readonly scenario: T['scenario'];
  /** What could be replayed: all of the link's actions, or those before the divergence. */
  readonly actions: readonly T['action'][];
  /** Absent when the engine refuses the scenario itself. */
  readonly line?: Line<T>;
  readonly diverged?: Divergence;
}

const mark = (key: string): string => toBase64Url(checksum(key));

/** What follows `#p=`. The actions must be playable from the scenario: `line` comes from `play` or from a moment. */
export const encodeMoment = <T extends Types>(
  game: Game<T>,
  codec: Codec<T['scenario']>,
  scenario: T['scenario'],
  line: {
    readonly start: T['state'];
    readonly moves: readonly { readonly action: T['action']; readonly step: { readonly state: T['state'] } }[];
  },
): string => {
  const last = line.moves.at(-1)?.step.state ?? line.start;
  const actions = line.moves.map(({ action }) => toJson(action));
  return codec.seal('p', { a: codec.actions.pack(actions), k: mark(game.key(last)), s: codec.write(scenario) });
};

interface Body {
  readonly actions: readonly unknown[];
  readonly key: string;
  readonly scenario: unknown;
}
const FIELDS: readonly string[] = ['a', 'k', 's'];
const bodyOf = (
  data: unknown,
  version: number,
  unpack: (raw: unknown, version: number) => readonly unknown[] | undefined,
): Body | undefined => {
  if (typeof data !== 'object' || data === null || Object.keys(data).some((key) => !FIELDS.includes(key)))
    return undefined;
  const { a, k, s } = data as { readonly a?: Json; readonly k?: Json; readonly s?: Json };
  const actions = unpack(a, version);
  return typeof k !== 'string' || actions === undefined || actions.length > MAX_ACTIONS
    ? undefined
    : { actions, key: k, scenario: s };
};

type ParseAction<A> = (raw: unknown) => Result<A, readonly Issue[]>;

/** Replays as far as the rules allow. Never throws: a failure of the engine is a divergence, `fault`, which tests look for. */
const replay = <T extends Types>(
  game: Game<T>,
  parseAction: ParseAction<T['action']>,
  scenario: T['scenario'],
  body: Body,
): Moment<T> => {
  const moves: Line<T>['moves'][number][] = [];
  let start: T['state'] | undefined;
  const moment = (why?: Divergence['why'], refusals: readonly Refusal<string>[] = []): Moment<T> => ({
    scenario,
    actions: moves.map(({ action }) => action),
    ...(start === undefined ? {} : { line: { start, moves } }),
    ...(why === undefined
      ? {}
      : { diverged: { code: 'diverged', at: moves.length, of: body.actions.length, why, refusals } }),
  });
  try {
    const opened = game.setup(scenario);
    if (!opened.ok) return moment('setup', opened.error);
    start = opened.value;
    let state = start;
    for (const raw of body.actions) {
      const action = parseAction(raw);
      if (!action.ok) return moment('action');
      const refusal = game.refuse(state, action.value);
      if (refusal !== undefined) return moment('refused', [refusal]);
      const step = game.apply(state, action.value);
      moves.push({ action: action.value, step });
      state = step.state;
    }
    return moment(mark(game.key(state)) === body.key ? undefined : 'state');
  } catch {
    return moment('fault');
  }
};

/**
 * Opens `#p=`: the scenario, the actions replayed by the present engine, and where they diverge from what was shared, if they do:
 * the moment then holds the nearest thing that opens. An error: not even the scenario can be read. Never throws.
 */
export const decodeMoment = <T extends Types>(
  game: Game<T>,
  codec: Codec<T['scenario']>,
  parseAction: ParseAction<T['action']>,
  text: string,
): Result<Moment<T>, LinkError> => {
  const opened = codec.open('p', text);
  if (!opened.ok) return opened;
  const { data, version } = opened.value;
  const body = bodyOf(data, version, codec.actions.unpack);
  if (body === undefined) return err({ code: 'corrupt' });
  const scenario = codec.read(body.scenario, version);
  return scenario.ok ? ok(replay(game, parseAction, scenario.value, body)) : scenario;
};
