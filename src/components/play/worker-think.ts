// The other end of `workerThinker`: what a worker that thinks does with a question.
import type { Game, Types } from '../../engine/kernel/game.ts';
import { type Effort, ponderAloud } from '../../engine/kernel/levels.ts';
import type { Insight, Thought } from '../../engine/kernel/think.ts';
import { answerAll } from './worker-asker.ts';
import type { ThinkQuestion } from './worker-thinker.ts';

/** On a slow phone it answers by then with what it has (ms). */
const LONGEST = 2_500;
const OFTEN = 120; // ms between two words
const TOLD = 3; // ideas, while it goes on

/** Answers each question with the thoughts of who has to choose there, best first; empty where nobody has. */
export const thinkWith = <T extends Types>(
  game: Game<T>,
  { insight, effort }: { readonly insight: Insight<T['state'], T['action']>; readonly effort: Effort },
): void =>
  answerAll<ThinkQuestion<T['state']>, readonly Thought<T['action']>[], readonly Thought<T['action']>[]>(
    ({ state, level, seed }, tell) => {
      const node = game.node(state);
      if (node.kind !== 'choice') return [];
      const thinking = ponderAloud<T>(game, insight, state, node.seat, { level, effort, seed });
      const begun = performance.now();
      for (let next = begun + OFTEN; ;) {
        const { done, value } = thinking.next();
        const now = performance.now();
        if (done === true || now > begun + LONGEST) return value;
        if (now < next) continue;
        next = now + OFTEN;
        tell(value.slice(0, TOLD));
      }
    },
  );
