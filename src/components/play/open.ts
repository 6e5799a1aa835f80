// Opening what a link or a save holds. Loaded on first use: it brings the schemas and the compression.
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, replayOn } from '../../engine/kernel/play.ts';
import { err, ok, type Result } from '../../engine/kernel/result.ts';
import type { Refusal } from '../../engine/kernel/rules.ts';
import type { LinkError } from '../../engine/scenario/codec.ts';
import { describeLinkError } from '../../engine/scenario/describe.ts';
import { decodeMoment } from '../../engine/scenario/moment.ts';
import { breathe } from './late.ts';
import { type KeptGame, listGames } from './games.ts';
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
export interface Opening<T extends Types> {
  readonly scenario: T['scenario'];
  readonly line: LineState<T['action']>;
  readonly replayed: Line<T>; // of the same actions: a game is set up and replayed once
  readonly dealt?: number; // of its moves, those of a set-up that was dealt as it opened
  readonly warning?: BadOpening; // it opens, but not as it was shared
  readonly record?: KeptGame; // of the game kept here that it goes on with
}
type Mode<T extends Types> = ModeUi<T>;
type Opened<T extends Types> = Result<Opening<T>, BadOpening>;

const BROKEN = {
  message: 'Cette partie n’a pas pu être ouverte, par une faute du site.',
  hint: 'Signalez-la aux auteurs du site avec le texte reçu, qui est gardé ci-dessous.',
};
/** For what opens, and then breaks as it is drawn. */
export const brokenBy = (raw: string): BadOpening => ({ ...BROKEN, refusals: [], raw });
/** What opens with the links of a mode. Whatever breaks is told, and the text stays; rejects only when the chunk of the links does not come, for the caller to try again. */
const opening = async <T extends Types>(
  mode: Mode<T>,
  raw: string,
  open: (links: Links<T['action'], T['scenario'], T['state']>) => Opened<T> | Promise<Opened<T>>,
): Promise<Opened<T>> => {
  const links = await mode.links();
  await breathe();
  try {
    return await open(links);
  } catch {
    return err(brokenBy(raw));
  }
};

const bad = (error: LinkError, raw: string, told: BadOpening['refusals'] = []): BadOpening => ({
  ...describeLinkError(error),
  refusals: told,
  raw,
});
const tell = <T extends Types>(mode: Mode<T>, refusals: readonly Refusal<string>[]): BadOpening['refusals'] =>
  refusals.map((refusal) => ({ text: mode.text.refusal(refusal as T['refusal']), cites: refusal.cites }));

/** A scenario that the reader has: ready-made, or a draft. Every fault that `setup` finds is told. */
export const openScenario = <T extends Types>(mode: Mode<T>, scenario: T['scenario'], raw: string): Opened<T> => {
  const start = mode.game.setup(scenario);
  if (start.ok) return ok({ scenario, line: newLine<T['action']>(), replayed: { start: start.value, moves: [] } });
  return err({
    message: "Ce scénario n'est pas prêt à être joué.",
    hint: "Ouvrez-le dans l'atelier : chaque faute y est montrée à côté de son champ.",
    refusals: tell(mode, start.error),
    raw,
  });
};

/** Opens `#s=…`. */
export const openScenarioLink = <T extends Types>(mode: Mode<T>, text: string): Promise<Opened<T>> =>
  opening(mode, text, async ({ codec }) => {
    const decoded = codec.decode(text);
    await breathe();
    return decoded.ok ? openScenario(mode, decoded.value, text) : err(bad(decoded.error, text));
  });

/** Opens `#p=…`: what replays, with a warning when it is not all that was shared. */
export const openMomentLink = <T extends Types>(mode: Mode<T>, text: string): Promise<Opened<T>> =>
  opening(mode, text, ({ codec, parseAction }) => {
    const decoded = decodeMoment(mode.game, codec, parseAction, text);
    if (!decoded.ok) return err(bad(decoded.error, text));
    const { scenario, actions, line, diverged } = decoded.value;
    const warning = diverged === undefined ? undefined : bad(diverged, text, tell(mode, diverged.refusals));
    if (line === undefined) return err(warning ?? bad({ code: 'corrupt' }, text));
    return ok({ scenario, line: newLine(actions), replayed: line, ...(warning === undefined ? {} : { warning }) });
  });

/** The game that an answer belongs to, where this device keeps it: the same scenario, and the same moves as far as it goes. */
const recordOf = <T extends Types>(
  { jeu, game }: Mode<T>,
  { codec }: Links<T['action'], T['scenario'], T['state']>,
  { scenario, line: { actions } }: Opening<T>,
): KeptGame | undefined => {
  const same = JSON.stringify(codec.write(scenario));
  const { games } = listGames(jeu, (mode) => mode === game.id);
  return games.find(({ saved, over }) => {
    const played = saved.actions.slice(0, saved.cursor);
    return (
      !over &&
      saved.seats?.includes('ailleurs') === true &&
      JSON.stringify(saved.scenario) === same &&
      JSON.stringify(played) === JSON.stringify(actions.slice(0, played.length))
    );
  });
};
/** Opens `#p=…` as the answer of somebody elsewhere. */
export const openAnswer = async <T extends Types>(mode: Mode<T>, text: string): Promise<Opened<T>> => {
  const opened = await openMomentLink(mode, text);
  if (!opened.ok || opened.value.warning !== undefined) return opened;
  const record = recordOf(mode, await mode.links(), opened.value);
  return record === undefined ? opened : ok({ ...opened.value, record });
};

/** As the reader may keep it, whatever it holds. */
export const printed = (data: unknown): string => {
  try {
    return JSON.stringify(data);
  } catch {
    return '';
  }
};
/** What is told of a game kept here of which some moves do not replay: the rules have changed since, or its text is spoilt. */
const partial = <T extends Types>(
  mode: Mode<T>,
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
const movesOf = <T extends Types>({ moves }: Line<T>): readonly T['action'][] => moves.map(({ action }) => action);
const playedOf = <T extends Types>(
  { game }: Mode<T>,
  before: Line<T>,
  actions: readonly T['action'][],
): { readonly line: Line<T>; readonly stop?: Refusal<string> } => {
  const played = replayOn(game, before, actions);
  if (played.ok) return { line: played.value };
  const { line, ...stop } = played.error;
  return { line, ...(stop.why === 'refused' ? { stop: stop.refusal } : {}) };
};

/** Opens plain data: a draft handed over by the workshop, a game kept on this device. What the present rules refuse is cut off, and told. */
export const openData = <T extends Types>(mode: Mode<T>, saved: Saved): Promise<Opened<T>> => {
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
