// When a kind of question comes back: spaced by ts-fsrs from how it was answered, a card a type. What comes back is the question, drawn anew, not its answer.
import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';

/** What is kept of a type: plain JSON, times in milliseconds. */
export interface Kept {
  readonly due: number;
  readonly last: number; // when it was answered last
  readonly stability: number; // days
  readonly difficulty: number; // 1 to 10
  readonly reps: number;
  readonly lapses: number;
  readonly state: number; // of ts-fsrs: 0 new, 1 learning, 2 review, 3 relearning
  readonly steps: number;
  readonly days: number; // between the last two
}
export type Cards = Readonly<Record<string, Kept>>; // by type of exercise

const SCHEDULER = fsrs({
  enable_fuzz: false,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
  maximum_interval: 365,
});

const cardOf = (kept: Kept | undefined, now: number): Card =>
  kept === undefined
    ? createEmptyCard(now)
    : {
        due: new Date(kept.due),
        last_review: new Date(kept.last),
        stability: kept.stability,
        difficulty: kept.difficulty,
        elapsed_days: 0,
        scheduled_days: kept.days,
        learning_steps: kept.steps,
        reps: kept.reps,
        lapses: kept.lapses,
        state: kept.state as State,
      };
const keptOf = (card: Card, now: number): Kept => ({
  due: card.due.getTime(),
  last: now,
  stability: card.stability,
  difficulty: card.difficulty,
  reps: card.reps,
  lapses: card.lapses,
  state: card.state,
  steps: card.learning_steps,
  days: card.scheduled_days,
});
/** After an answer, right or wrong, at `now` (ms). */
export const reviewed = (kept: Kept | undefined, right: boolean, now: number): Kept =>
  keptOf(SCHEDULER.next(cardOf(kept, now), now, right ? Rating.Good : Rating.Again).card, now);

export type Strength = 'new' | 'shaky' | 'known';
const SURE = 0.9; // chance of a right answer from which a type is said known
const PROVEN = 2; // answers before anything is said known: once may be luck
/** How well a type is known at `now`: shaky while it is being learnt, or when it may have been forgotten. */
export const strengthOf = (kept: Kept | undefined, now: number): Strength => {
  if (kept === undefined) return 'new';
  if (kept.state !== State.Review || kept.reps < PROVEN) return 'shaky';
  return SCHEDULER.get_retrievability(cardOf(kept, now), now, false) >= SURE ? 'known' : 'shaky';
};
