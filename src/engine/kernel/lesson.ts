// A lesson is data: a position, and steps in which the learner acts, guesses or goes on. The engine plays, judges and answers; nothing here knows a game.
// src/engine/<jeu>/lessons/index.ts exports LESSONS, in the order in which they are learnt; tests/lessons.test.ts plays each of them in every way.
import { plural } from './french.ts';
import type { Game, Node, Seat, Types } from './game.ts';
import { canonical } from './json.ts';
import { isListed, type Line, listed, replayLine, seeded, stateAt } from './play.ts';
import { known, type Some } from './result.ts';

/** What has happened since a step began. */
export interface Facts<T extends Types> {
  readonly before: T['state'];
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}
interface Spoken {
  readonly says: string; // one or two short sentences, to whoever learns; ordinary spaces
  readonly at?: readonly string[]; // what it points at: `data-piece` or `data-cell` of the place
}
/** Something to look at; then « suite ». What is written in `plays` is then played, whoever's turn it is. */
interface Shown<T extends Types> extends Spoken {
  readonly kind: 'go';
  readonly plays?: readonly T['action'][];
}
/** A goal, or the very gestures of `solution` where none is told. Another legal way is as good if the goal is reached. */
interface Asked<T extends Types> extends Spoken {
  readonly kind: 'act';
  readonly look: string; // the first hint: where to look, a whole sentence
  readonly solution: Some<T['action']>; // the learner's gestures, one way
  readonly reached?: (facts: Facts<T>) => boolean;
  readonly answers?: readonly T['action'][]; // what chance and the other side answer, in order, and nothing after them; drawn by a seed where none is told, or where one may not be played
  readonly missed?: string | ((gestures: readonly T['action'][]) => string); // said of a legal gesture that misses the goal; a general sentence unless told
  /** Instead of `reached`: how the game must end, in `most` gestures. Judged at the end alone: until then no gesture is said to miss. */
  readonly ends?: { readonly result: string; readonly most: number };
}
/** What will come of it? Then `plays` is played, and the engine says who was right. */
interface Guessed<T extends Types> extends Spoken {
  readonly kind: 'guess';
  readonly look: string;
  readonly options: readonly [string, string, ...string[]];
  readonly right: (facts: Facts<T>) => number; // rank of the option that came true, read from what was played
  readonly plays: readonly T['action'][];
  readonly why: string; // one sentence, right or wrong
}
export type LessonStep<T extends Types> = Shown<T> | Asked<T> | Guessed<T>;

export interface Lesson<T extends Types> {
  readonly slug: string; // of its address, never changed once published
  readonly title: string;
  readonly mode: string; // « partie »
  readonly scenario: T['scenario'];
  readonly played?: readonly T['action'][]; // before it begins
  readonly seats?: readonly Seat[]; // the learner's: 0 unless told
  readonly byHand?: true; // the learner presses even what nobody decides: steps of a card, an upkeep
  readonly coached?: true; // the coach of the table speaks, as at the last lesson of a path
  readonly steps: Some<LessonStep<T>>;
  readonly learnt: string; // one line; what stands between [ ] leads to the rule between ( ): « Le [dé](bw.tour.marqueur-action) dit … »
}
/** A short whole game against the machine: the last lesson of a path. */
export interface GameLesson<T extends Types> extends Pick<
  Lesson<T>,
  'slug' | 'title' | 'mode' | 'scenario' | 'seats' | 'learnt'
> {
  readonly says: string;
  readonly minutes: number; // what it takes, as played
}
export type AnyLesson = Lesson<Types> | GameLesson<Types>;
export const isGame = <T extends Types>(lesson: Lesson<T> | GameLesson<T>): lesson is GameLesson<T> =>
  !('steps' in lesson);
/** All that its steps point at, in their order; nothing for a game. */
export const pointedAt = (one: AnyLesson): readonly string[] =>
  isGame(one) ? [] : one.steps.flatMap(({ at }) => at ?? []);
/** A lesson of one mode among those of its game. */
export const lesson = <T extends Types>(of: Lesson<T> | GameLesson<T>): AnyLesson => of as unknown as AnyLesson;

/** What runs a lesson: the game, and what of it follows by itself. */
export interface Runs<T extends Types> {
  readonly game: Game<T>;
  readonly forced?: ((action: T['action'], state: T['state']) => boolean) | undefined;
}

/** The position that a lesson begins with. Throws when its scenario or an action is refused: a fault of ours, found by the tests and the build. */
export const openLesson = <T extends Types>({ game }: Runs<T>, { slug, scenario, played = [] }: Lesson<T>): Line<T> => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(`lesson "${slug}": its scenario is refused: ${JSON.stringify(start.error)}`);
  const line = replayLine(game, start.value, played);
  if (!line.ok) throw new Error(`lesson "${slug}": action ${line.error.line.moves.length + 1} before it is refused`);
  return line.value;
};

/** Whether the learner has to say what happens: a choice of a seat of the learner's, or what the real table tells. */
export const asksLearner = <T extends Types>(
  { forced }: Runs<T>,
  { seats = [0], byHand }: Pick<Lesson<T>, 'seats' | 'byHand'>,
  node: Node<T['action'], T['rule']>,
  state: T['state'],
): boolean => {
  if (node.kind === 'report') return true;
  if (node.kind !== 'choice' || !seats.includes(node.seat)) return false;
  return byHand === true || node.options.length > 1 || forced?.(node.options[0], state) !== true;
};

/** How a step went so far. */
export interface Since<T extends Types> {
  readonly gestures: readonly T['action'][]; // the learner's
  readonly answered: number; // by chance and the other side
  readonly facts: Facts<T>;
}
/** What has been played since a step began, after `from` actions of the line. */
export const since = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  line: Line<T>,
  from: number,
  to = line.moves.length,
): Since<T> => {
  const moves = line.moves.slice(from, to);
  const mine = moves.map((_, i) => {
    const state = stateAt(line, from + i);
    return asksLearner(run, lesson, run.game.node(state), state);
  });
  return {
    gestures: moves.filter((_, i) => mine[i]).map(({ action }) => action),
    answered: mine.filter((one) => !one).length,
    facts: {
      before: stateAt(line, from),
      state: stateAt(line, to),
      events: moves.flatMap(({ step }) => step.events),
    },
  };
};

const mayPlay = <T extends Types>({ game }: Runs<T>, state: T['state'], action: T['action']): boolean => {
  const node = game.node(state);
  return node.kind !== 'end' && (isListed(node, action) || game.refuse(state, action) === undefined);
};

/** What answers by itself here: undefined when the learner is asked, or when it is over. */
export const answerOf = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  step: LessonStep<T>,
  state: T['state'],
  answered: number,
): T['action'] | undefined => {
  const node = run.game.node(state);
  if (node.kind === 'end' || asksLearner(run, lesson, node, state)) return undefined;
  const answers = step.kind === 'act' ? step.answers : undefined;
  if (answers !== undefined && answered >= answers.length) return undefined; // the next step goes on from there
  const written = answers?.[answered];
  if (written !== undefined && mayPlay(run, state, written)) return written;
  return seeded(1 + answered)(node);
};

/** After so many answers a gesture has gone far enough to be judged. */
const MOST_ANSWERS = 60;
/** The state once everything that answers by itself has, with what was told on the way. */
const settled = <T extends Types>(run: Runs<T>, lesson: Lesson<T>, step: LessonStep<T>, was: Since<T>): Since<T> => {
  let { state } = was.facts;
  let { answered } = was;
  const events = [...was.facts.events];
  for (let i = 0; i < MOST_ANSWERS; i += 1) {
    const answer = answerOf(run, lesson, step, state, answered);
    if (answer === undefined) break;
    const next = run.game.apply(state, answer);
    state = next.state;
    events.push(...next.events);
    answered += 1;
  }
  return { gestures: was.gestures, answered, facts: { before: was.facts.before, state, events } };
};
const played = <T extends Types>(run: Runs<T>, was: Since<T>, action: T['action']): Since<T> => {
  const { state, events } = run.game.apply(was.facts.state, action);
  return {
    gestures: [...was.gestures, action],
    answered: was.answered,
    facts: { before: was.facts.before, state, events: [...was.facts.events, ...events] },
  };
};

/** `on`: the goal is not out of reach, and `next` leads there, where it is known. */
export type Verdict<A> = { readonly is: 'reached' | 'missed' } | { readonly is: 'on'; readonly next: A | undefined };

const MOST_LOOKED_AT = 400; // gestures tried before a goal is said to be out of reach
/** A gesture that leads to the goal with `left` gestures at most, the written ones tried first. */
const wayOn = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  step: Asked<T>,
  at: Since<T>,
  left: number,
  budget: { looks: number },
): T['action'] | undefined => {
  if (left <= 0) return undefined;
  const node = run.game.node(at.facts.state);
  if (node.kind === 'end' || !asksLearner(run, lesson, node, at.facts.state)) return undefined;
  const written = step.solution[at.gestures.length];
  const first = written !== undefined && mayPlay(run, at.facts.state, written) ? [written] : [];
  return [...first, ...listed(node)].find((action) => {
    if ((budget.looks -= 1) < 0) return false;
    const after = settled(run, lesson, step, played(run, at, action));
    return step.reached?.(after.facts) === true || wayOn(run, lesson, step, after, left - 1, budget) !== undefined;
  });
};

const sameGesture = <A>(a: A, b: A): boolean => canonical(a) === canonical(b);
/** Where only the end counts. */
const judgeEnd = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  step: Asked<T>,
  { result, most }: { readonly result: string; readonly most: number },
  was: Since<T>,
): Verdict<T['action']> => {
  const { gestures } = was;
  const { state } = settled(run, lesson, step, was).facts;
  const node = run.game.node(state);
  if (node.kind === 'end') return { is: node.result === result ? 'reached' : 'missed' };
  if (gestures.length >= most || !asksLearner(run, lesson, node, state)) return { is: 'missed' };
  const asWritten = gestures.every((gesture, i) => sameGesture(gesture, step.solution[i]));
  return { is: 'on', next: asWritten ? step.solution[gestures.length] : undefined };
};
/** What the learner's gestures are worth, once all that follows them by itself has been played. */
export const judge = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  step: Asked<T>,
  was: Since<T>,
): Verdict<T['action']> => {
  const { gestures } = was;
  const { solution, reached, ends } = step;
  if (ends !== undefined) return judgeEnd(run, lesson, step, ends, was);
  if (reached === undefined) {
    if (!gestures.every((gesture, i) => i < solution.length && sameGesture(gesture, solution[i])))
      return { is: 'missed' };
    const next = solution[gestures.length];
    return next === undefined ? { is: 'reached' } : { is: 'on', next };
  }
  if (gestures.length === 0) return { is: 'on', next: solution[0] };
  const at = settled(run, lesson, step, was);
  if (reached(at.facts)) return { is: 'reached' };
  const next = wayOn(run, lesson, step, at, solution.length - gestures.length, { looks: MOST_LOOKED_AT });
  return next === undefined ? { is: 'missed' } : { is: 'on', next };
};

/** A line led on by a few actions that are known to be allowed. Throws otherwise, with the lesson: a fault of ours. */
export const ledOn = <T extends Types>(
  { game }: Runs<T>,
  { slug }: Pick<Lesson<T>, 'slug'>,
  line: Line<T>,
  actions: readonly T['action'][],
): Line<T> => {
  const more = replayLine(game, stateAt(line, line.moves.length), actions);
  if (!more.ok)
    throw new Error(
      `lesson "${slug}": ${JSON.stringify(actions[more.error.line.moves.length])} may not be played: ${JSON.stringify('refusal' in more.error ? more.error.refusal : more.error.why)}`,
    );
  return { start: line.start, moves: [...line.moves, ...more.value.moves] };
};
/** Plays what answers by itself, to the learner's next decision. */
export const answeredOn = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  step: LessonStep<T>,
  line: Line<T>,
  from: number,
): Line<T> => {
  let now = line;
  for (let i = 0; i < MOST_ANSWERS; i += 1) {
    const { answered, facts } = since(run, lesson, now, from);
    const answer = answerOf(run, lesson, step, facts.state, answered);
    if (answer === undefined) return now;
    now = ledOn(run, lesson, now, [answer]);
  }
  return now;
};
/** One step played by what is written in it. */
export const playStep = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  step: LessonStep<T>,
  line: Line<T>,
): Line<T> => {
  if (step.kind !== 'act') return ledOn(run, lesson, line, step.plays ?? []);
  const from = line.moves.length;
  return step.solution.reduce(
    (now, gesture) => answeredOn(run, lesson, step, ledOn(run, lesson, now, [gesture]), from),
    answeredOn(run, lesson, step, line, from),
  );
};

/** Which option of a guess comes true from here, as the engine plays it. */
export const comesTrue = <T extends Types>(
  run: Runs<T>,
  lesson: Lesson<T>,
  step: LessonStep<T> & { readonly kind: 'guess' },
  line: Line<T>,
): number => step.right(since(run, lesson, ledOn(run, lesson, line, step.plays), line.moves.length).facts);

/** How many words a text has: signs alone are none. */
export const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const READ = 200; // words a minute
const GESTURE = 12; // seconds to look, and to press
const ANSWER = 1.5; // seconds that an answer is on show
const SUITE = 3; // seconds to press « suite »
/** What a lesson takes, in minutes, by what there is to read and to do: a half at least, to the nearest half. */
export const minutesOf = <T extends Types>(lesson: Lesson<T> | GameLesson<T>): number => {
  if (isGame(lesson)) return lesson.minutes;
  const read = lesson.steps.reduce((sum, step) => sum + words(step.says), words(lesson.learnt));
  const acted = lesson.steps.reduce((sum, step) => {
    if (step.kind === 'act') return sum + GESTURE * step.solution.length + ANSWER * (step.answers ?? []).length;
    return sum + (step.kind === 'guess' ? GESTURE : SUITE) + ANSWER * (step.plays ?? []).length;
  }, 0);
  return Math.max(0.5, Math.round(2 * (read / READ + acted / 60)) / 2);
};

/** A sentence whose words lead to rules: « Le [dé](bw.tour.marqueur-action) dit … » in pieces. */
export interface Linked {
  readonly text: string;
  readonly rule?: string;
}
export const linked = (text: string): readonly Linked[] =>
  text.split(/(\[[^\]]+\]\([^)]+\))/).flatMap((piece): readonly Linked[] => {
    const found = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece);
    if (found === null) return piece === '' ? [] : [{ text: piece }];
    return [{ text: known(found[1]), rule: known(found[2]) }];
  });

/** « une demi-minute », « 2 minutes », « 2 min 30 ». */
export const minutesText = (minutes: number): string => {
  const whole = Math.floor(minutes);
  if (whole === 0) return 'une demi-minute';
  return minutes === whole ? plural(whole, 'minute') : `${whole} min 30`;
};
