// What every exercise is made with: draws, moments of a game, sentences and rules of what the engine did.
import { pick, oneIn as rarely } from '../../kernel/draw.ts';
import type { Exercise, ExerciseAnswer, ExerciseType } from '../../kernel/exercise.ts';
import type { Game, Step, Types } from '../../kernel/game.ts';
import { play, type Player, stateAt } from '../../kernel/play.ts';
import { known, type Some, some } from '../../kernel/result.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { ModeText } from '../../kernel/text.ts';
import type { FoeRule } from '../rules.ts';

export type FoeExercise = Exercise<FoeRule>;
export type FoeExerciseType = ExerciseType<FoeRule>;

export { between, oneIn as rarely, pick, shuffled } from '../../kernel/draw.ts';
export { choiceOf } from '../../kernel/exercise.ts';

// ── Answers
export const numberOf = (value: number, least: number, most: number, unit: string): ExerciseAnswer => ({
  kind: 'number',
  value,
  least,
  most,
  unit,
});

// ── Moments
export interface Moment<S, A> {
  readonly state: S;
  readonly actions: readonly A[];
}
/** Where a game stands once its player has fallen silent. A scenario that `setup` refuses is a bug of ours. */
export const momentOf = <T extends Types<FoeRule>>(
  game: Game<T>,
  scenario: T['scenario'],
  player: Player<T['state'], T['action'], FoeRule>,
  maxSteps = 400,
): Moment<T['state'], T['action']> => {
  const start = game.setup(scenario);
  const { line } = play(game, known(start.ok ? start.value : undefined), player, maxSteps);
  return { state: stateAt(line, line.moves.length), actions: line.moves.map(({ action }) => action) };
};
/** Plays until a state to be asked about. */
export const until =
  <S, A>(stop: (state: S) => boolean, player: Player<S, A, FoeRule>): Player<S, A, FoeRule> =>
  (node, state) =>
    stop(state) ? undefined : player(node, state);

// ── What the engine says
type Reasons = Pick<FoeExercise, 'because' | 'cites'>;
const once = <T>(list: readonly T[]): Some<T> => some([...new Set(list)]);
/** Sentences and rules of events, in their order. */
export const reasonsOf = <T extends Types<FoeRule>>(
  text: ModeText<T>,
  state: T['state'],
  events: readonly T['event'][],
): Reasons => ({
  because: once(events.map((event) => text.event(event, state))),
  cites: once(events.flatMap(({ cites }) => cites)),
});
/** Of the rules that the engine cites, those that a question is about. */
export const among = (cites: readonly FoeRule[], rules: readonly FoeRule[]): Some<FoeRule> =>
  some(cites.filter((rule) => rules.includes(rule)));
/** Events of some kinds: told as they happened, their rules in the order of the kinds (the one that answers first). */
export const explained = <T extends Types<FoeRule> & { readonly event: { readonly type: string } }>(
  text: ModeText<T>,
  state: T['state'],
  events: readonly T['event'][],
  ...types: readonly T['event']['type'][]
): Reasons => ({
  because: reasonsOf(
    text,
    state,
    events.filter(({ type }) => types.includes(type)),
  ).because,
  cites: reasonsOf(
    text,
    state,
    types.flatMap((type) => events.filter((event) => event.type === type)),
  ).cites,
});
/** The events of some kinds, in the order of the kinds: the one that answers first. */
export const eventsOf = <E extends { readonly type: string }, K extends E['type']>(
  events: readonly E[],
  ...types: readonly K[]
): readonly Extract<E, { readonly type: K }>[] =>
  types.flatMap((type) => events.filter((event): event is Extract<E, { readonly type: K }> => event.type === type));
/** Several actions in a row: the last state, every event. */
export const stepsOf = <T extends Types<FoeRule>>(
  game: Game<T>,
  state: T['state'],
  actions: readonly T['action'][],
): Step<T['state'], T['event']> =>
  actions.reduce<Step<T['state'], T['event']>>(
    (done, action) => {
      const step = game.apply(done.state, action);
      return { state: step.state, events: [...done.events, ...step.events] };
    },
    { state, events: [] },
  );

export interface Verdict<A> extends Reasons {
  readonly action: A;
  readonly allowed: boolean;
}
interface Judging<T extends Types<FoeRule>> {
  readonly game: Game<T>;
  readonly text: ModeText<T>;
  readonly state: T['state'];
  /** The only refusals worth asking about; any unless told. */
  readonly codes?: readonly string[];
}
/** One of some plays, allowed as often as refused, each reason as likely as another; undefined when the coin finds none on its side. */
export const verdictOf = <T extends Types<FoeRule> & { readonly action: { readonly type: string } }>(
  random: Rng,
  { game, text, state, codes }: Judging<T>,
  plays: readonly T['action'][],
): Verdict<T['action']> | undefined => {
  const wanted = rarely(random, 2);
  const judged = plays
    .map((action) => ({ action, refusal: game.refuse(state, action) }))
    .filter(
      ({ refusal }) =>
        (refusal === undefined) === wanted && (refusal === undefined || (codes?.includes(refusal.code) ?? true)),
    );
  const kinds = [...new Set(judged.map(({ action, refusal }) => refusal?.code ?? action.type))];
  if (kinds.length === 0) return undefined;
  const kind = pick(random, kinds);
  const { action, refusal } = pick(
    random,
    judged.filter((one) => (one.refusal?.code ?? one.action.type) === kind),
  );
  if (refusal !== undefined) return { action, allowed: false, because: [text.refusal(refusal)], cites: refusal.cites };
  return { action, allowed: true, ...reasonsOf(text, state, game.apply(state, action).events.slice(0, 1)) };
};
/** An exercise about a play, allowed or refused. */
export const judged = <A>(
  { allowed, because, cites }: Verdict<A>,
  shown: Required<Pick<FoeExercise, 'facts' | 'question' | 'position'>>,
): FoeExercise => ({ ...shown, answer: { kind: 'allowed', allowed }, because, cites });
