// The other end of `workerThinker`: what a worker that thinks does with a question.
import type { Game, Types } from '../../engine/kernel/game.ts';
import { type Effort, ponderAloud } from '../../engine/kernel/levels.ts';
import { replayLine } from '../../engine/kernel/play.ts';
import { type Review, reviewAloud } from '../../engine/kernel/review.ts';
import type { Insight, Thought } from '../../engine/kernel/think.ts';
import { answerAll } from './worker-asker.ts';
import type { ThinkAnswer, ThinkQuestion, ThinkWord } from './worker-thinker.ts';

/** On a slow phone it answers by then with what it has (ms). */
const LONGEST = 2_500;
const OFTEN = 120; // ms between two words
const TOLD = 3; // ideas, while it goes on

/** Runs to the end, telling now and then how far it is; past `most` ms it gives what `cut` makes of the last word. */
const run = <W, V>(thinking: Generator<W, V>, tell: (word: W) => void, most = Infinity, cut?: (word: W) => V): V => {
  const begun = performance.now();
  for (let next = begun + OFTEN; ;) {
    const { done, value } = thinking.next();
    if (done === true) return value;
    const now = performance.now();
    if (cut !== undefined && now > begun + most) return cut(value);
    if (now < next) continue;
    next = now + OFTEN;
    tell(value);
  }
};

/** Answers each question with the thoughts of who has to choose there, best first (empty where nobody has), or with what a game was worth. */
export const thinkWith = <T extends Types>(
  game: Game<T>,
  { insight, effort }: { readonly insight: Insight<T['state'], T['action']>; readonly effort: Effort },
): void =>
  answerAll<ThinkQuestion<T['state'], T['action']>, ThinkAnswer<T['action']>, ThinkWord<T['action']>>(
    (question, tell) => {
      if ('start' in question) {
        const line = replayLine(game, question.start, question.actions);
        if (!line.ok) throw new Error('a game that was played is refused');
        return run<number, Review<T['action']>>(reviewAloud(game, insight, line.value, { effort, seed: 1 }), tell);
      }
      const { state, level, seed } = question;
      const node = game.node(state);
      if (node.kind !== 'choice') return [];
      type Thoughts = readonly Thought<T['action']>[];
      return run<Thoughts, Thoughts>(
        ponderAloud<T>(game, insight, state, node.seat, { level, effort, seed }),
        (ideas) => tell(ideas.slice(0, TOLD)),
        LONGEST,
        (ideas) => ideas,
      );
    },
  );
