// Opening what a link or a save holds. Loaded on first use: it brings the schemas and the compression.
import { type Line, replayOn } from '../../engine/kernel/play.ts';
import { err, ok, type Result } from '../../engine/kernel/result.ts';
import type { Cite, Refusal } from '../../engine/kernel/rules.ts';
import type { LinkError } from '../../engine/scenario/codec.ts';
import { describeLinkError } from '../../engine/scenario/describe.ts';
import { decodeMoment } from '../../engine/scenario/moment.ts';
import type { Links, ModeUi } from './mode.ts';
import { type LineState, newLine } from './line.ts';
import type { Saved } from './saved.ts';

/** Why something does not open: sentences, the rules they lean on, and the text itself, which is never lost. */
export interface BadOpening {
  readonly message: string;
  readonly hint: string;
  readonly refusals: readonly { readonly text: string; readonly cites: readonly string[] }[];
  readonly raw: string;
}
export interface Opening<S, A, E, P> {
  readonly scenario: P;
  readonly line: LineState<A>;
  readonly replayed: Line<S, A, E>; // of the same actions: a game is set up and replayed once
  readonly warning?: BadOpening; // it opens, but not as it was shared
}
type Mode<S, A, E extends Cite<R>, R extends string, P> = ModeUi<S, A, E, R, P>;
type Opened<S, A, E, P> = Result<Opening<S, A, E, P>, BadOpening>;

const BROKEN = {
  message: 'Cette partie n’a pas pu être ouverte, par une faute du site.',
  hint: 'Signalez-la aux auteurs du site avec le texte reçu, qui est gardé ci-dessous.',
};
/** For what opens, and then breaks as it is drawn. */
export const brokenBy = (raw: string): BadOpening => ({ ...BROKEN, refusals: [], raw });
/** What opens with the links of a mode. Whatever breaks is told, and the text stays; rejects only when the chunk of the links does not come, for the caller to try again. */
const opening = async <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  raw: string,
  open: (links: Links<A, P, S>) => Opened<S, A, E, P>,
): Promise<Opened<S, A, E, P>> => {
  const links = await mode.links();
  try {
    return open(links);
  } catch {
    return err(brokenBy(raw));
  }
};

const bad = (error: LinkError, raw: string, told: BadOpening['refusals'] = []): BadOpening => ({
  ...describeLinkError(error),
  refusals: told,
  raw,
});
const tell = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  refusals: readonly Refusal<string>[],
): BadOpening['refusals'] =>
  refusals.map((refusal) => ({ text: mode.text.refusal(refusal as Refusal<R>), cites: refusal.cites }));

/** A scenario that the reader has: ready-made, or a draft. Every fault that `setup` finds is told. */
export const openScenario = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  scenario: P,
  raw: string,
): Opened<S, A, E, P> => {
  const start = mode.game.setup(scenario);
  if (start.ok) return ok({ scenario, line: newLine<A>(), replayed: { start: start.value, moves: [] } });
  return err({
    message: "Ce scénario n'est pas prêt à être joué.",
    hint: "Ouvrez-le dans l'atelier : chaque faute y est montrée à côté de son champ.",
    refusals: tell(mode, start.error),
    raw,
  });
};

/** Opens `#s=…`. */
export const openScenarioLink = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  text: string,
): Promise<Opened<S, A, E, P>> =>
  opening(mode, text, ({ codec }) => {
    const decoded = codec.decode(text);
    return decoded.ok ? openScenario(mode, decoded.value, text) : err(bad(decoded.error, text));
  });

/** Opens `#p=…`: what replays, with a warning when it is not all that was shared. */
export const openMomentLink = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  text: string,
): Promise<Opened<S, A, E, P>> =>
  opening(mode, text, ({ codec, parseAction }) => {
    const decoded = decodeMoment(mode.game, codec, parseAction, text);
    if (!decoded.ok) return err(bad(decoded.error, text));
    const { scenario, actions, line, diverged } = decoded.value;
    const warning = diverged === undefined ? undefined : bad(diverged, text, tell(mode, diverged.refusals));
    if (line === undefined) return err(warning ?? bad({ code: 'corrupt' }, text));
    return ok({ scenario, line: newLine(actions), replayed: line, ...(warning === undefined ? {} : { warning }) });
  });

/** As the reader may keep it, whatever it holds. */
export const printed = (data: unknown): string => {
  try {
    return JSON.stringify(data);
  } catch {
    return '';
  }
};
/** What is told of a game kept here of which some moves do not replay: the rules have changed since, or its text is spoilt. */
const partial = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  saved: Saved,
  played: number,
  stop: Refusal<string> | undefined,
): BadOpening => {
  const all = saved.actions.length;
  const goes = played === 0 ? 'elle s’ouvre à son début' : `elle s’ouvre jusqu’au coup ${played}`;
  return {
    message:
      saved.damaged === true
        ? `L’enregistrement de cette partie est abîmé : ${goes}.`
        : played < all
          ? `Cette partie compte ${all} coups, et le coup ${played + 1} ne se rejoue plus : ${goes}.`
          : 'Des coups annulés de cette partie ne se rejouent plus : elle s’ouvre sans eux.',
    hint: 'L’enregistrement entier reste dans vos parties en cours, tel quel. Ce que vous jouerez ici sera gardé à part.',
    refusals: stop === undefined ? [] : tell(mode, [stop]),
    raw: printed(saved.actions),
  };
};

/** The actions that begin a list, up to the first that has not the shape of one. */
const actionsOf = <A, P>(parseAction: Links<A, P>['parseAction'], list: readonly unknown[]): readonly A[] => {
  const actions: A[] = [];
  for (const one of list) {
    const action = parseAction(one);
    if (!action.ok) break;
    actions.push(action.value);
  }
  return actions;
};
const movesOf = <S, A, E>({ moves }: Line<S, A, E>): readonly A[] => moves.map(({ action }) => action);
const playedOf = <S, A, E extends Cite<R>, R extends string, P>(
  { game }: Mode<S, A, E, R, P>,
  before: Line<S, A, E>,
  actions: readonly A[],
): { readonly line: Line<S, A, E>; readonly stop?: Refusal<string> } => {
  const played = replayOn(game, before, actions);
  if (played.ok) return { line: played.value };
  const { line, ...stop } = played.error;
  return { line, ...(stop.why === 'refused' ? { stop: stop.refusal } : {}) };
};

/** Opens plain data: a draft handed over by the workshop, a game kept on this device. What the present rules refuse is cut off, and told. */
export const openData = <S, A, E extends Cite<R>, R extends string, P>(
  mode: Mode<S, A, E, R, P>,
  saved: Saved,
): Promise<Opened<S, A, E, P>> => {
  const raw = printed(saved.scenario);
  return opening(mode, raw, ({ codec, parseAction }) => {
    const scenario = codec.read(saved.scenario, saved.version ?? codec.version);
    if (!scenario.ok) return err(bad(scenario.error, raw));
    const opened = openScenario(mode, scenario.value, raw);
    if (!opened.ok) return opened;
    const { start } = opened.value.replayed;
    const { line: replayed, stop } = playedOf(mode, { start, moves: [] }, actionsOf(parseAction, saved.actions));
    const branches = saved.struck.map((branch) => ({
      at: branch.at,
      all: branch.actions.length,
      actions: movesOf(playedOf(mode, replayed, actionsOf(parseAction, branch.actions)).line),
    }));
    const struck = branches
      .filter(({ at, actions: list }) => list.length > at)
      .map(({ at, actions: list }) => ({ at, actions: list }));
    const actions = movesOf(replayed);
    const less =
      saved.damaged === true ||
      actions.length < saved.actions.length ||
      branches.some(({ all, actions: list }) => list.length < all);
    const line = { actions, cursor: Math.min(saved.cursor, actions.length), struck };
    return ok({
      scenario: scenario.value,
      line,
      replayed,
      ...(less ? { warning: partial(mode, saved, actions.length, stop) } : {}),
    });
  });
};
