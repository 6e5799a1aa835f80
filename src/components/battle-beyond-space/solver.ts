// A solution that was found, followed as it is played; what is said of the search.
import { apply, key } from '../../engine/battle-beyond-space/escarmouche/game.ts';
import { BUDGET, type Solution } from '../../engine/battle-beyond-space/escarmouche/solve.ts';
import type { EscarmoucheAction, EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { escarmoucheText } from '../../engine/battle-beyond-space/escarmouche/text.ts';
import { count } from '../../engine/battle-beyond-space/words.ts';

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
  chance: (visited) =>
    `Rien de sûr en ${positions(visited)} : les seules voies qui restent passent par une carte piochée au hasard.`,
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
