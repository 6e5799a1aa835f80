// Looks for a way to the goal of a skirmish, away from the page: an exhaustive search takes seconds.
import { type Solution, solveTurn } from '../../engine/battle-beyond-space/escarmouche/solve.ts';
import type { EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';

export interface SolveQuestion {
  readonly id: number;
  readonly state: EscarmoucheState;
}
export interface SolveAnswer {
  readonly id: number;
  readonly solution: Solution;
}
addEventListener('message', ({ data: { id, state } }: MessageEvent<SolveQuestion>) => {
  const answer: SolveAnswer = { id, solution: solveTurn(state) };
  postMessage(answer);
});
