// Opening what a link or a save holds. Loaded on first use: it brings the schemas and the compression.
import { replayLine } from '../../engine/kernel/play.ts';
import { err, ok, type Result } from '../../engine/kernel/result.ts';
import type { Cite, Refusal } from '../../engine/kernel/rules.ts';
import type { LinkError } from '../../engine/scenario/codec.ts';
import { describeLinkError } from '../../engine/scenario/describe.ts';
import { decodeMoment } from '../../engine/scenario/moment.ts';
import type { ModeUi } from './mode.ts';
import { type LineState, newLine } from './line.ts';
import type { Saved } from './saved.ts';

/** Why something does not open: sentences, the rules they lean on, and the text itself, which is never lost. */
export interface BadOpening {
  readonly message: string;
  readonly hint: string;
  readonly refusals: readonly { readonly text: string; readonly cites: readonly string[] }[];
  readonly raw: string;
}
export interface Opening<A, P> {
  readonly scenario: P;
  readonly line: LineState<A>;
  readonly warning?: BadOpening; // it opens, but not as it was shared
}
type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;

const bad = (error: LinkError, raw: string, told: BadOpening['refusals'] = []): BadOpening => ({ ...describeLinkError(error), refusals: told, raw });
const tell = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, refusals: readonly Refusal<string>[]): BadOpening['refusals'] =>
  refusals.map((refusal) => ({ text: mode.text.refusal(refusal as Refusal<R>), cites: refusal.cites }));

/** A scenario that the reader has: ready-made, or a draft. Every fault that `setup` finds is told. */
export const openScenario = <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, scenario: P, raw: string): Result<Opening<A, P>, BadOpening> => {
  const start = mode.game.setup(scenario);
  if (start.ok) return ok({ scenario, line: newLine<A>() });
  return err({
    message: "Ce scénario n'est pas prêt à être joué.",
    hint: "Ouvrez-le dans l'atelier : chaque faute y est montrée à côté de son champ.",
    refusals: tell(mode, start.error),
    raw,
  });
};

/** Opens `#s=…`. */
export const openScenarioLink = async <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, text: string): Promise<Result<Opening<A, P>, BadOpening>> => {
  const { codec } = await mode.links();
  const decoded = codec.decode(text);
  return decoded.ok ? openScenario(mode, decoded.value, text) : err(bad(decoded.error, text));
};

/** Opens `#p=…`: what replays, with a warning when it is not all that was shared. */
export const openMomentLink = async <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, text: string): Promise<Result<Opening<A, P>, BadOpening>> => {
  const { codec, parseAction } = await mode.links();
  const decoded = decodeMoment(mode.game, codec, parseAction, text);
  if (!decoded.ok) return err(bad(decoded.error, text));
  const { scenario, actions, line, diverged } = decoded.value;
  const warning = diverged === undefined ? undefined : bad(diverged, text, tell(mode, diverged.refusals));
  if (line === undefined) return err(warning ?? bad({ code: 'corrupt' }, text));
  return ok({ scenario, line: newLine(actions), ...(warning === undefined ? {} : { warning }) });
};

/** Opens plain data: a draft handed over by the workshop, a game kept on this device. What the present rules refuse is cut off. */
export const openData = async <S, A, E extends Cite<R>, R extends string, P>(mode: Mode<S, A, E, R, P>, saved: Saved): Promise<Result<Opening<A, P>, BadOpening>> => {
  const { codec, parseAction } = await mode.links();
  const raw = JSON.stringify(saved.scenario);
  const scenario = codec.read(saved.scenario, saved.version ?? codec.version);
  if (!scenario.ok) return err(bad(scenario.error, raw));
  const opened = openScenario(mode, scenario.value, raw);
  const start = mode.game.setup(scenario.value);
  if (!opened.ok || !start.ok) return opened;
  const parse = (list: readonly unknown[]): readonly A[] => {
    const actions: A[] = [];
    for (const one of list) {
      const action = parseAction(one);
      if (!action.ok) break;
      actions.push(action.value);
    }
    const played = replayLine(mode.game, start.value, actions);
    return actions.slice(0, played.ok ? actions.length : played.error.line.moves.length);
  };
  const actions = parse(saved.actions);
  const struck = saved.struck.map((branch) => ({ at: branch.at, actions: parse(branch.actions) })).filter(({ at, actions: list }) => list.length > at);
  return ok({ scenario: scenario.value, line: { actions, cursor: Math.min(saved.cursor, actions.length), struck } });
};
