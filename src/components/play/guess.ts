// « Deviner d'abord »: what may be asked about the next step of a line, and the answer, which is what the engine tells. Knows a `ModeUi`, no game.
// Dice and cards drawn are told, never guessed; what they bring is. The same step always asks the same question.
import { among, shuffled } from '../../engine/kernel/draw.ts';
import type { Types } from '../../engine/kernel/game.ts';
import { type Line, listed, stateAt } from '../../engine/kernel/play.ts';
import { type Rng, rng } from '../../engine/kernel/rng.ts';
import type { Tally } from '../../engine/kernel/rules.ts';
import type { ModeUi } from './mode.ts';

export interface Question {
  readonly kind: 'total' | 'sentence' | 'allowed' | 'choice';
  readonly lead: string; // where we stand, and what is about to be done when that is no secret
  readonly asks: string;
  readonly options: readonly string[]; // two or more, all different
  readonly right: number;
  readonly because?: string; // the refusal, for « permis ? »
  readonly cites: readonly string[]; // the rules that decide; none for the choice of somebody who was free
}
type Mode<T extends Types> = ModeUi<T>;
/** A step about to be told. */
interface Moment<T extends Types> {
  readonly mode: Mode<T>;
  readonly line: Line<T>;
  readonly at: number; // steps told already
  readonly state: T['state'];
  readonly action: T['action'];
  readonly events: readonly T['event'][];
  readonly random: Rng;
}
const MOST_TRIED = 12; // other actions applied to find what else could have been told
const WRONG = 2; // wrong answers beside the right one

/** undefined when there is nothing to choose from. */
const chosen = (
  random: Rng,
  right: string,
  wrong: readonly string[],
  most = WRONG,
): ReturnType<typeof among> | undefined => {
  const drawn = among(random, right, wrong, most);
  return drawn.options.length < 2 ? undefined : drawn;
};
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const typeOf = (event: unknown): unknown =>
  typeof event === 'object' && event !== null && 'type' in event ? event.type : undefined;

const leadOf = <T extends Types>({ mode, state, action }: Moment<T>, secret = false): string => {
  const asked = mode.text.node(state);
  const face = mode.chance(action, state);
  if (face !== undefined) return `${asked} Résultat : ${face.label}.`;
  return secret ? asked : `${asked} On joue : « ${mode.text.action(action, state)} ».`;
};

const nearby = ({ sum, parts }: Tally<string>): readonly string[] =>
  [...parts.slice(1).map(({ value }) => sum - value), sum + 1, sum - 1, sum + 2]
    .filter((value) => value !== sum && (value >= 0 || sum < 0))
    .map((value) => `${value}`);
/** The total that an event of the step tells; wrong ones forget a part, or miscount by one. */
const totalQuestion = <T extends Types>(moment: Moment<T>): Question | undefined => {
  const { mode, events, random } = moment;
  for (const event of events) {
    const tally = mode.eventTally?.(event);
    if (tally === undefined || tally.parts.length === 0) continue;
    const found = chosen(random, `${tally.sum}`, shuffled(random, nearby(tally)));
    const parts = [...new Set(tally.parts.map(({ what }) => mode.partLabel(what)))].join(', ');
    if (found !== undefined)
      return {
        kind: 'total',
        lead: leadOf(moment),
        asks: `Quel total (${parts}) ?`,
        ...found,
        cites: [...new Set([...event.cites, ...tally.parts.flatMap(({ cites }) => cites)])],
      };
  }
  return undefined;
};

/** What would be told instead: first by other actions open here, then by other steps of the line; events of the same type first. */
const instead = <T extends Types>(
  { mode, line, at, state, action, random }: Moment<T>,
  told: T['event'],
): readonly string[] => {
  const others = shuffled(
    random,
    listed(mode.game.node(state)).filter((one) => !same(one, action)),
  ).slice(0, MOST_TRIED);
  const here = others.flatMap((one) => mode.game.apply(state, one).events);
  const elsewhere = line.moves.flatMap(({ step }, i) => (i === at ? [] : step.events));
  const alike = (event: T['event']): boolean => typeOf(event) === typeOf(told);
  return [...here.filter(alike), ...elsewhere.filter(alike), ...here, ...elsewhere].map((event) =>
    mode.text.event(event, state),
  );
};
/** Which sentence follows: the last thing that the step tells. Where a free choice says by itself what follows, there is nothing to guess. */
const sentenceQuestion = <T extends Types>(moment: Moment<T>): Question | undefined => {
  const { mode, events, state, random } = moment;
  const node = mode.game.node(state);
  const told = events.at(-1);
  if (told === undefined || (node.kind === 'choice' && node.options.length > 1 && events.length === 1))
    return undefined;
  const all = events.map((event) => mode.text.event(event, state));
  const right = mode.text.event(told, state);
  const found = chosen(
    random,
    right,
    instead(moment, told).filter((sentence) => !all.includes(sentence)),
  );
  return found === undefined
    ? undefined
    : { kind: 'sentence', lead: leadOf(moment), asks: 'Que se passe-t-il ensuite ?', ...found, cites: told.cites };
};

/** Whether something that one may think of here is permitted: as likely as not. */
const allowedQuestion = <T extends Types>(moment: Moment<T>): Question | undefined => {
  const { mode, state, random } = moment;
  const node = mode.game.node(state);
  if (node.kind !== 'choice' || mode.attempts === undefined) return undefined;
  const allowed = random.below(2) === 0;
  const candidates = allowed
    ? node.options
    : mode.attempts(state).filter((one) => mode.game.refuse(state, one) !== undefined);
  const [tried] = shuffled(random, candidates);
  if (tried === undefined) return undefined;
  const refusal = mode.game.refuse(state, tried);
  return {
    kind: 'allowed',
    lead: leadOf(moment, true),
    asks: `« ${mode.text.action(tried, state)} » : est-ce permis ?`,
    options: ['Permis', 'Refusé'],
    right: refusal === undefined ? 0 : 1,
    ...(refusal === undefined ? {} : { because: mode.text.refusal(refusal) }),
    cites: refusal === undefined ? node.cites : refusal.cites,
  };
};

/** Which of the open actions the example takes. */
const choiceQuestion = <T extends Types>(moment: Moment<T>): Question | undefined => {
  const { mode, state, action, random } = moment;
  const node = mode.game.node(state);
  if (node.kind !== 'choice') return undefined;
  const label = (one: T['action']): string => mode.text.action(one, state);
  const found = chosen(random, label(action), shuffled(random, node.options).map(label), WRONG + 1);
  return found === undefined
    ? undefined
    : { kind: 'choice', lead: leadOf(moment, true), asks: 'Que choisit-on dans cet exemple ?', ...found, cites: [] };
};

/** What to ask before step `at` + 1 of a line is told; undefined when nothing is worth it. */
export const questionOf = <T extends Types>(mode: Mode<T>, line: Line<T>, at: number): Question | undefined => {
  const move = line.moves[at];
  if (move === undefined) return undefined;
  const moment: Moment<T> = {
    mode,
    line,
    at,
    state: stateAt(line, at),
    action: move.action,
    events: move.step.events,
    random: rng(at + 1),
  };
  const decisions = at % 2 === 0 ? [allowedQuestion, choiceQuestion] : [choiceQuestion, allowedQuestion];
  for (const ask of [totalQuestion, sentenceQuestion, ...decisions]) {
    const question = ask(moment);
    if (question !== undefined) return question;
  }
  return undefined;
};

/** What is said of an answer. Ordinary spaces. */
export const verdictOn = ({ kind, options, right, because }: Question, picked: number): string => {
  const is = picked === right;
  if (kind === 'choice')
    return is
      ? "C'est bien ce que l'exemple choisit."
      : `Vous auriez choisi : « ${options[picked] ?? ''} ». L'exemple choisit autrement.`;
  if (kind === 'allowed')
    return `${is ? 'Juste' : 'Non'} : c'est ${right === 0 ? 'permis' : 'refusé'}.${because === undefined ? '' : ` ${because}`}`;
  if (kind === 'total') return is ? `Juste : ${options[right] ?? ''}.` : `Non : le total est ${options[right] ?? ''}.`;
  return is ? "C'est bien ce qui se passe." : `Non : ${options[right] ?? ''}`;
};
