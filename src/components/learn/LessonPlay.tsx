// A lesson of steps under the learner's hands: what to do above the place, what was just told under it, the answers, « un indice ».
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Types } from '../../engine/kernel/game.ts';
import type { Lesson } from '../../engine/kernel/lesson.ts';
import { typeset } from '../../plugins/typography.ts';
import { Announce } from '../play/Announce.tsx';
import { Coach } from '../play/Coach.tsx';
import { Decide } from '../play/Decide.tsx';
import { entriesOf } from '../play/entries.ts';
import { eyesOf } from '../play/eyes.ts';
import { captionOf } from '../play/frame-parts.tsx';
import { isControl, isTyping } from '../play/keys.ts';
import type { ModeUi } from '../play/mode.ts';
import { useRisk } from '../play/useRisk.tsx';
import type { Titles } from '../play/titles.ts';
import { useTitles } from '../play/useTitles.ts';
import { refusalOf } from '../play/WhyNot.tsx';
import { Caption, captionMarks } from '../scene/Caption.tsx';
import { useMotion } from '../scene/motion.ts';
import { Scene } from '../scene/Scene.tsx';
import { SceneMenu } from '../scene/SceneMenu.tsx';
import { type Keeps, keepsOf } from './kept.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { noteMissed, scheduler } from './missed.ts';
import type { LessonPage } from './page.ts';
import { useLesson, type UseLesson } from './useLesson.ts';
import { usePointing } from './usePointing.ts';
import { HintBox } from './HintBox.tsx';
import { useMark } from '../scene/mark.ts';

const MISSED = 'C’est permis, mais le but n’est pas atteint. Reprenez ce coup, et cherchez autre chose.';

/** The sentence over the place: what to do, or why it is not yet that. */
const sentenceOf = <T extends Types>({ step, missed, right, chosen, was }: UseLesson<T>): string => {
  if (step === undefined) return '';
  if (missed && step.kind === 'act')
    return (typeof step.missed === 'function' ? step.missed(was.gestures) : step.missed) ?? MISSED;
  if (step.kind !== 'guess' || right === undefined) return step.says;
  return `${right === chosen ? 'Bien vu.' : `Non : ${step.options[right] ?? ''}.`} ${step.why}`;
};

interface StepProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly course: UseLesson<T>;
  readonly attempt: (action: T['action']) => boolean;
}
/** What one presses to go on, at the thumb. */
const GoOn = <T extends Types>({ course }: Pick<StepProps<T>, 'course'>): JSX.Element | null => {
  const { step, missed, right, hints, busy, goOn, takeBack } = course;
  const here = hints === 2 ? { 'data-ici': '' } : {};
  if (step === undefined) return null;
  if (missed)
    return (
      <button type="button" class="btn accent" data-commande="annuler" data-ici onClick={takeBack}>
        Reprendre ce coup
      </button>
    );
  if ((step.kind === 'go' && !busy) || right !== undefined)
    return (
      <button type="button" class="btn accent" data-commande="suite" {...here} onClick={goOn}>
        Suite
      </button>
    );
  return null;
};

/** What may come of it. */
const Guess = <T extends Types>({ course }: Pick<StepProps<T>, 'course'>): JSX.Element | null => {
  const { step, chosen, truth, guess } = course;
  const box = useRef<HTMLDivElement>(null);
  useMark(box, step?.kind === 'guess' && chosen === undefined ? 'choix' : undefined);
  if (step?.kind !== 'guess' || chosen !== undefined) return null;
  return (
    <div class="lecon-choix" ref={box} role="group" aria-label="Votre réponse">
      {step.options.map((option, i) => (
        <button
          type="button"
          class={truth === i ? 'btn accent' : 'btn'}
          key={option}
          data-devine={i}
          {...(truth === i ? { 'data-ici': '' } : {})}
          onClick={() => guess(i)}
        >
          {typeset(option)}
        </button>
      ))}
    </div>
  );
};

/** The two strengths of a hint: where to look, then exactly what to press. */
const Hint = <T extends Types>({ mode, course, attempt }: StepProps<T>): JSX.Element | null => {
  const { step, hints, next, play, waits, missed, settled } = course;
  if (hints === 0 || step === undefined || missed || settled) return null; // what follows is watched: its caption has the room
  const press = hints === 2 && waits && next !== undefined;
  return (
    <HintBox>
      <p>{typeset(step.kind === 'go' ? 'Regardez, puis pressez « Suite ».' : step.look)}</p>
      {press ? (
        <button
          type="button"
          class="btn accent"
          data-ici
          data-action={JSON.stringify(next)}
          onClick={() => void attempt(next)}
        >
          {typeset(mode.text.action(next, play.state))}
        </button>
      ) : null}
    </HintBox>
  );
};

/** What one is playing, for whoever reads and for the page. */
export interface Course {
  readonly root: Readonly<Record<`data-${string}`, string>>; // of the section
  readonly count: number; // its steps
  readonly at: (step: number, over: boolean) => string; // how far one has come, over the place
  readonly restart: string;
  readonly progress: string; // name of the bar
  readonly unkept: string; // said when the device keeps nothing of it
  readonly titles: Titles;
  readonly keeps: Keeps;
  readonly onSlip?: ((cites: readonly string[]) => void) | undefined; // a gesture beside the goal, a wrong guess, a refusal
  readonly onMissed?: (() => void) | undefined; // an attempt spent: legal, and beside the goal
  readonly onHint?: ((strength: 1 | 2) => void) | undefined;
  readonly end: (restart: () => void, titles: Titles) => JSX.Element;
  readonly follows?: number; // the last actions, that only show what follows: at the end the place comes back to what stood before them
}
/** A lesson of a path. */
export const courseOf = (page: LessonPage): Course => ({
  root: { 'data-lecon': page.slug },
  count: page.count,
  at: (step, over) => (over ? 'terminée' : `${step + 1} sur ${page.count}`),
  restart: 'Recommencer la leçon',
  progress: 'Avancée dans la leçon',
  unkept: 'Cet appareil ne garde pas vos leçons : vous reprendrez celle-ci au début.',
  titles: page.titles,
  keeps: keepsOf(page.jeu, page.slug),
  onSlip: (cites) => void noteMissed(page.jeu, page.exercises, cites),
  end: (restart, titles) => <LessonEnd {...page} titles={titles} onRestart={restart} />,
});

export interface LessonPlayProps<T extends Types> {
  readonly mode: ModeUi<T>;
  readonly lesson: Lesson<T>;
  readonly as: Course;
}
export const LessonPlay = <T extends Types>({ mode, lesson, as }: LessonPlayProps<T>): JSX.Element => {
  const course = useLesson(mode, lesson, as.keeps);
  const { play, step, waits, hints } = course;
  const { state, replayed, actors, cursor, refused } = play;
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLElement>(null);
  const titles = useTitles(mode.jeu, as.titles);
  const [coached, setCoached] = useState(lesson.coached === true);
  const eyes = eyesOf(mode, mode.game.veil === undefined ? undefined : (lesson.seats?.[0] ?? 0));
  const view = useMemo(() => eyes.state(state), [eyes, state]);
  const events = useMemo(() => play.events.map((event) => eyes.event(event, state)), [eyes, play.events]);
  const { attempt, ...risks } = useRisk(mode, play, place);
  const told = useMemo(() => entriesOf(mode, replayed, actors, eyes), [mode, replayed, actors])[cursor - 1];
  useMotion(place, view, () => mode.effects?.(events, view) ?? []);
  usePointing(place, step?.kind === 'act' && hints === 0 ? undefined : step?.at, view);
  const slips = (told: readonly { readonly cites: readonly string[] }[]): void =>
    as.onSlip?.(told.flatMap(({ cites }) => [...cites]));
  useEffect(() => void scheduler(), []);
  // before the slip is painted: a page left at once has noted it
  useLayoutEffect(() => {
    if (course.missed || (course.right !== undefined && course.right !== course.chosen)) slips(course.was.facts.events);
  }, [course.missed, course.right]);
  useLayoutEffect(() => {
    if (refused !== undefined) slips([refused.refusal]);
  }, [refused]);
  useLayoutEffect(() => {
    if (course.missed) as.onMissed?.();
  }, [course.missed]);
  useEffect(() => root.current?.querySelector('.lecon-dit')?.scrollTo(0, 0), [step]);
  const held = useRef(false); // the focus was in the lesson: what had it may go with its step
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    root.current
      ?.querySelector<HTMLElement>('[data-commande="suite"], [data-devine], [data-commande="indice"]')
      ?.focus({ preventScroll: true });
  });
  const { Board } = mode;
  const sentence = sentenceOf(course);
  const saying = told && captionOf(told, mode.jeu, titles);
  const over = step === undefined;
  useLayoutEffect(() => {
    if (over && as.follows !== undefined) play.send({ type: 'jump', to: cursor - as.follows });
  }, [over]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== 'ArrowRight' || isTyping(event.target) || isControl(event.target))
      return;
    const on = root.current?.querySelector<HTMLButtonElement>('[data-commande="suite"]');
    if (on === null || on === undefined) return;
    event.preventDefault();
    on.click();
  };
  return (
    <section
      class="example lecon"
      ref={root}
      aria-labelledby="lecon.titre"
      {...as.root}
      data-etape={course.at}
      data-etapes={as.count}
      data-mode={mode.game.id}
      data-finie={over ? '' : undefined}
      data-suivi={lesson.coached === true ? '' : undefined}
      onKeyDown={onKeyDown}
      onFocusCapture={() => (held.current = true)}
      onPointerDownCapture={() => (held.current = false)}
    >
      <div class="lecon-dit">
        {over ? (
          as.end(course.restart, titles)
        ) : (
          <p aria-live="polite" data-dit>
            {typeset(sentence)}
          </p>
        )}
        {course.unkept ? <p class="unkept">{typeset(as.unkept)}</p> : null}
      </div>
      <Scene
        placeRef={place}
        stage={mode.stage?.(view)}
        head={
          <>
            <span class="example-at">{typeset(as.at(course.at, over))}</span>
            <SceneMenu>
              <button type="button" class="btn flat" data-commande="recommencer" onClick={course.restart}>
                {as.restart}
              </button>
            </SceneMenu>
          </>
        }
        place={
          <Board
            key="board"
            state={view}
            events={events}
            options={waits && play.node.kind !== 'end' && play.node.kind !== 'chance' ? play.node.options : []}
            {...(waits ? { onPick: attempt } : {})}
            label={(action) => typeset(mode.text.action(action, view))}
            refusal={refusalOf(mode, view, play, titles)}
          />
        }
        captionAs={saying && captionMarks(saying)}
        caption={saying && <Caption {...saying} />}
        panel={
          <div class="lecon-gestes">
            <Hint {...{ mode, course, attempt }} />
            {coached && !over ? (
              <Coach {...{ mode, play, titles }} seat={lesson.seats?.[0] ?? 0} onSilence={() => setCoached(false)} />
            ) : null}
            <Guess course={course} />
            {waits ? (
              <Decide
                {...{ mode, play, titles, eyes, view, attempt, ...risks }}
                scenario={lesson.scenario}
                asks={false}
                asideSeats={[]}
              />
            ) : null}
          </div>
        }
        rail={
          <>
            <GoOn course={course} />
            <progress class="lecon-temps" max={as.count} value={course.at} aria-label={as.progress} />
            {over ? null : (
              <button
                type="button"
                class="btn"
                data-commande="indice"
                aria-disabled={hints === 2}
                onClick={() => {
                  if (hints === 2) return;
                  as.onHint?.(hints === 0 ? 1 : 2);
                  course.hint();
                }}
              >
                {hints === 0 ? 'Un indice' : 'Encore un indice'}
              </button>
            )}
          </>
        }
      />
      <Announce text={told === undefined ? '' : told.sentences.map(({ text }) => text).join(' ')} />
    </section>
  );
};
