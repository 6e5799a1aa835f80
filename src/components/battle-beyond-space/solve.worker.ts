// Looks for a way to the goal of a skirmish, away from the page: an exhaustive search takes seconds.
import { type Solution, solveTurn } from '../../engine/battle-beyond-space/escarmouche/solve.ts';
import type { EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { answerAll } from '../play/worker-asker.ts';

answerAll<EscarmoucheState, Solution>((state) => solveTurn(state));
