import type { Node } from '../../kernel/game.ts';
import { some } from '../../kernel/result.ts';
import type { FoeRule } from '../rules.ts';
import { hasChoice, targetsOf } from './board.ts';
import type { SoldiersAction, SoldiersKind, SoldiersOutcome, SoldiersState } from './types.ts';

const RULES: Readonly<Record<SoldiersKind, FoeRule>> = {
  soldats: 'foe.bataille.contre-soldats',
  heros: 'foe.bataille.contre-heros',
  mixte: 'foe.bataille.contre-mixte',
  entree: 'foe.combat.soldats',
  boss: 'foe.bataille.boss',
};
/** Who holds the zone. */
export const resultOf = ({ holder }: SoldiersOutcome): string =>
  holder === null ? 'personne' : holder === 0 ? 'attaque' : 'defense';

export const node = (state: SoldiersState): Node<SoldiersAction, FoeRule> => {
  const { seats, kind } = state.fixed;
  if (state.outcome !== null) return { kind: 'end', result: resultOf(state.outcome), cites: [RULES[kind]] };
  if (hasChoice(state))
    return {
      kind: 'choice',
      seat: seats[1],
      options: some(targetsOf(state).map((target): SoldiersAction => ({ type: 'bat-hit', target }))),
      cites: [RULES[kind]],
    };
  return { kind: 'choice', seat: seats[0], options: [{ type: 'bat-go' }], cites: [RULES[kind]] };
};
