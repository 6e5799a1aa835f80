// The lessons of a game, at build time, each with its address and what it takes: src/engine/<jeu>/lessons/index.ts exports LESSONS.
import { MODES } from '../components/every-mode.ts';
import type { AnyMode } from '../components/registry.ts';
import { type AnyLesson, isGame, linked, minutesOf, openLesson, playStep } from '../engine/kernel/lesson.ts';
import { stateAt } from '../engine/kernel/play.ts';
import { known } from '../engine/kernel/result.ts';
import { lien } from './link.ts';
import { ruleOf } from './rulebook.ts';

const byGame = import.meta.glob<readonly AnyLesson[]>('../engine/*/lessons/index.ts', {
  eager: true,
  import: 'LESSONS',
});

export interface LessonKnown {
  readonly lesson: AnyLesson;
  readonly href: string;
  readonly minutes: number;
  readonly mode: AnyMode;
  readonly start: unknown; // its first state
}
export const lessonHref = (jeu: string, slug: string): string => lien(`/${jeu}/apprendre/${slug}/`);

const startOf = (mode: AnyMode, lesson: AnyLesson): unknown => {
  if (isGame(lesson)) {
    const start = mode.game.setup(lesson.scenario);
    if (!start.ok) throw new Error(`lesson "${lesson.slug}": its scenario is refused: ${JSON.stringify(start.error)}`);
    return start.value;
  }
  const line = openLesson(mode, lesson);
  // a lesson that the engine refuses stops the build, with its step
  lesson.steps.reduce((now, step, i) => {
    try {
      return playStep(mode, lesson, step, now);
    } catch (error) {
      throw new Error(`step ${i + 1} of the lesson "${lesson.slug}" of ${mode.jeu}`, { cause: error });
    }
  }, line);
  return stateAt(line, line.moves.length);
};
/** In the order in which they are learnt; empty for a game that has none yet. An unknown rule stops the build. */
export const lessons = (jeu: string): readonly LessonKnown[] =>
  (byGame[`../engine/${jeu}/lessons/index.ts`] ?? []).map((lesson) => {
    const mode = MODES.get(`${jeu}/${lesson.mode}`);
    if (mode === undefined) throw new Error(`lesson "${lesson.slug}" of ${jeu}: no mode "${lesson.mode}"`);
    for (const { rule } of linked(lesson.learnt)) if (rule !== undefined) known(ruleOf(rule));
    return {
      lesson,
      href: lessonHref(jeu, lesson.slug),
      minutes: minutesOf(lesson),
      mode,
      start: startOf(mode, lesson),
    };
  });
