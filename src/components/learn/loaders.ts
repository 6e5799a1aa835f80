// What teaches a game, found by its files: apart from the registry of modes, which reading carries.
import type { AnyRemark } from '../../engine/kernel/coach.ts';
import type { AnyLesson } from '../../engine/kernel/lesson.ts';

const lessons = import.meta.glob<readonly AnyLesson[]>('../../engine/*/lessons/index.ts', { import: 'LESSONS' });
const coaches = import.meta.glob<Readonly<Record<string, readonly AnyRemark[]>>>('../../engine/*/coach.ts', {
  import: 'COACH',
});

/** Fetches the lessons of a game; undefined when the game has none. */
export const lessonsLoader = (jeu: string): (() => Promise<readonly AnyLesson[]>) | undefined =>
  lessons[`../../engine/${jeu}/lessons/index.ts`];
/** Fetches what the coach of a game says, by mode; undefined when the game has none. */
export const coachLoader = (jeu: string): (() => Promise<Readonly<Record<string, readonly AnyRemark[]>>>) | undefined =>
  coaches[`../../engine/${jeu}/coach.ts`];
