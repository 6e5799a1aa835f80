// Asks the worker for a solution, one question at a time, and follows the one that it found as it is played.
import { apply, key } from '../../engine/battle-beyond-space/escarmouche/game.ts';
import { BUDGET, type Solution } from '../../engine/battle-beyond-space/escarmouche/solve.ts';
import type { EscarmoucheAction, EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { escarmoucheText } from '../../engine/battle-beyond-space/escarmouche/text.ts';
import { count } from '../../engine/battle-beyond-space/words.ts';
import type { SolveAnswer, SolveQuestion } from './solve.worker.ts';

export interface Searcher {
  readonly ask: (state: EscarmoucheState) => Promise<Solution>;
  readonly stop: () => void;
}
/** `ask` is rejected when another question came, or when the worker broke. */
export const searcher = (make: () => Worker): Searcher => {
  let worker: Worker | undefined;
  let id = 0;
  const stop = (): void => {
    worker?.terminate();
    worker = undefined;
  };
  const ask = (state: EscarmoucheState): Promise<Solution> => {
    stop();
    const busy = (worker = make());
    const question: SolveQuestion = { id: (id += 1), state };
    return new Promise((resolve, reject) => {
      busy.onerror = () => reject(new Error('worker'));
      busy.onmessage = ({ data }: MessageEvent<SolveAnswer>) => {
        if (data.id === id) resolve(data.solution);
      };
      busy.postMessage(question);
    });
  };
  return { ask, stop };
};

export interface LineStep {
  readonly action: EscarmoucheAction;
  readonly label: string;
  readonly before: string; // key of the position that it is played from
}
/** A line that was found, step by step. */
export const lineOf = (start: EscarmoucheState, actions: readonly EscarmoucheAction[]): readonly LineStep[] => {
  let state = start;
  return actions.map((action) => {
    const step = { action, label: escarmoucheText.action(action, state), before: key(state) };
    state = apply(state, action).state;
    return step;
  });
};
/** Which step of the line comes next from this position; undefined when play has left it, or is through. */
export const placeOn = (line: readonly LineStep[], state: EscarmoucheState): number | undefined => {
  const at = line.findIndex(({ before }) => before === key(state));
  return at < 0 ? undefined : at;
};

const positions = (visited: number): string => count(visited, 'position');
const WHY: Readonly<Record<Extract<Solution, { readonly kind: 'silent' }>['why'], (visited: number) => string>> = {
  budget: () => `La recherche s’est arrêtée après ${positions(BUDGET)} : ni oui, ni non.`,
  'several-turns': () => 'La recherche ne porte que sur le dernier tour : il en reste d’autres à jouer avant.',
  'not-its-turn': () => 'Le dernier tour n’est pas celui du joueur qui vise le but : la recherche ne répond pas ici.',
  chance: (visited) => `Rien de sûr en ${positions(visited)} : les seules voies qui restent passent par une carte piochée au hasard.`,
  over: () => 'L’escarmouche est finie.',
};
export const verdictOf = (solution: Solution): string => {
  switch (solution.kind) {
    case 'found':
      return `Oui : une solution en ${count(solution.actions.length, 'coup')}, trouvée en ${positions(solution.visited)}.`;
    case 'none':
      return `Non : aucune, depuis ce moment. Recherche complète, ${positions(solution.visited)}.`;
    case 'silent':
      return WHY[solution.why](solution.visited);
  }
};
