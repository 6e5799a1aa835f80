// A lesson under way: which step, what answers by itself, what the gestures are worth. All verdicts are the kernel's.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import {
  answerOf,
  asksLearner,
  comesTrue,
  judge,
  type Lesson,
  type LessonStep,
  openLesson,
  type Since,
  since,
  type Verdict,
} from '../../engine/kernel/lesson.ts';
import { type Line, stateAt } from '../../engine/kernel/play.ts';
import { isStill } from '../scene/motion.ts';
import { newLine } from '../play/line.ts';
import type { ModeUi } from '../play/mode.ts';
import { useLine, type UseLine } from '../play/useLine.ts';
import type { Keeps, Place } from './kept.ts';

/** Where the learner stands in a step. */
interface Stand {
  readonly step: number; // as many as the lesson has: it is over
  readonly from: number; // how many actions led to the step
  readonly hints: 0 | 1 | 2;
  readonly chosen: number | undefined; // what was guessed
  readonly running: boolean; // what the step plays by itself is being played
}
export interface UseLesson<T extends Types> {
  readonly play: UseLine<T>;
  readonly at: number;
  readonly step: LessonStep<T> | undefined; // undefined: it is over
  readonly was: Since<T>;
  readonly waits: boolean; // the learner is asked for a gesture
  readonly busy: boolean; // something answers, or is shown
  readonly missed: boolean; // a legal gesture that misses the goal is on show
  readonly settled: boolean; // nothing more is asked of the learner in this step: what follows is only watched
  readonly next: T['action'] | undefined; // a gesture that leads on
  readonly hints: 0 | 1 | 2;
  readonly hint: () => void;
  readonly goOn: () => void; // « suite »
  readonly chosen: number | undefined;
  readonly right: number | undefined; // what came true, once it has
  readonly guess: (option: number) => void;
  readonly truth: number | undefined; // what will come true, once the last hint is asked for
  readonly takeBack: () => void;
  readonly restart: () => void;
  readonly unkept: boolean; // the device does not keep it
}
const PACE = 750; // ms before something answers, so that one sees what was done
const SHOW = 600; // ms a step that is done stays on show

const begin = (step: number, from: number): Stand => ({ step, from, hints: 0, chosen: undefined, running: false });

const upTo = <T extends Types>({ start, moves }: Line<T>, count: number): Line<T> => ({
  start,
  moves: moves.slice(0, count),
});

/** What is kept of a lesson, if it still stands: the same actions, allowed today, and a step that exists. */
const resumed = <T extends Types>(keeps: Keeps, lesson: Lesson<T>): Place | undefined => {
  const place = keeps.place();
  return place === undefined || place.step === 0 || place.step >= lesson.steps.length ? undefined : place;
};

export const useLesson = <T extends Types>(mode: ModeUi<T>, lesson: Lesson<T>, keeps: Keeps): UseLesson<T> => {
  const opened = useMemo(() => openLesson(mode, lesson), [mode, lesson]);
  const before = opened.moves.length;
  const [place] = useState(() => resumed(keeps, lesson));
  const first = useMemo(
    () => newLine<T['action']>(place?.actions ?? opened.moves.map(({ action }) => action)),
    [opened],
  );
  const play = useLine(mode, opened, first);
  const [stand, setStand] = useState<Stand>(() => {
    const whole = place !== undefined && play.replayed.moves.length === place.actions.length; // else it was written for another day's engine
    return whole ? begin(place.step, place.from) : begin(0, before);
  });
  const [unkept, setUnkept] = useState(false);
  const { cursor, replayed, state, node } = play;
  const { from, chosen, running } = stand;
  const step = lesson.steps[stand.step];
  const was = useMemo(() => since(mode, lesson, replayed, from, cursor), [replayed, from, cursor]);
  const verdict = useMemo<Verdict<T['action']> | undefined>(
    () => (step?.kind === 'act' ? judge(mode, lesson, step, was) : undefined),
    [step, was],
  );
  const missed = verdict?.is === 'missed';
  const written = step === undefined || step.kind === 'act' || !running ? undefined : step.plays?.[cursor - from];
  const answer = useMemo(
    () => (step?.kind === 'act' && !missed ? answerOf(mode, lesson, step, state, was.answered) : undefined),
    [step, missed, state, was],
  );
  const asked = node.kind !== 'end' && asksLearner(mode, lesson, node, state);
  const done = step?.kind === 'act' && verdict?.is === 'reached' && answer === undefined;
  const ended = step !== undefined && step.kind !== 'act' && running && written === undefined;
  const coming = written ?? answer;

  const toStep = (to: number): void => {
    setStand(begin(to, cursor));
    const actions = replayed.moves.slice(0, cursor).map(({ action }) => action);
    const kept = to >= lesson.steps.length ? keeps.done() : keeps.keep({ step: to, from: cursor, actions });
    setUnkept(!kept);
  };
  useEffect(() => {
    if (coming !== undefined) {
      const timer = setTimeout(() => play.answer(coming), isStill() ? PACE / 3 : PACE);
      return () => clearTimeout(timer);
    }
    if (!done && !(ended && step.kind === 'go')) return;
    const timer = setTimeout(() => toStep(stand.step + 1), done ? SHOW : 0);
    return () => clearTimeout(timer);
  }, [coming, done, ended, play.line, stand]);

  const right = step?.kind === 'guess' && ended ? step.right(was.facts) : undefined;
  return {
    play,
    at: stand.step,
    step,
    was,
    waits: step?.kind === 'act' && asked && !missed && !done && answer === undefined,
    busy: coming !== undefined || done,
    missed,
    settled: step?.kind === 'act' ? verdict?.is === 'reached' : running,
    next: verdict?.is === 'on' ? verdict.next : undefined,
    hints: stand.hints,
    hint: () => setStand({ ...stand, hints: stand.hints === 0 ? 1 : 2 }),
    goOn: () => {
      if (step?.kind === 'guess') return toStep(stand.step + 1);
      if (step?.kind === 'go' && !running) setStand({ ...stand, running: true });
    },
    chosen,
    right,
    truth:
      step?.kind === 'guess' && stand.hints === 2 && !running
        ? comesTrue(mode, lesson, step, upTo(replayed, cursor))
        : undefined,
    guess: (option) => setStand({ ...stand, chosen: option, running: true }),
    takeBack: () => {
      // where only the end counts, the whole attempt is taken back
      if (step?.kind === 'act' && step.ends !== undefined) return play.send({ type: 'jump', to: from });
      const last = was.gestures.length - 1;
      let mine = -1;
      const index = replayed.moves.slice(from, cursor).findIndex((_, i) => {
        const there = stateAt(replayed, from + i);
        if (asksLearner(mode, lesson, mode.game.node(there), there)) mine += 1;
        return mine === last;
      });
      play.send({ type: 'jump', to: from + Math.max(0, index) });
    },
    restart: () => {
      play.send({ type: 'load', line: newLine(opened.moves.map(({ action }) => action)) });
      setStand(begin(0, before));
      setUnkept(!keeps.keep(undefined));
    },
    unkept,
  };
};
