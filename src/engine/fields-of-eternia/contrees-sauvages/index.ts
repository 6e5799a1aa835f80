import type { Game, Invariant } from '../../kernel/game.ts';
import { sizeOfDice } from '../dice.ts';
import { apply } from './apply.ts';
import { leftOf } from './board.ts';
import { fold, key } from './keys.ts';
import { node } from './node.ts';
import { refuse } from './refuse.ts';
import { notices, setup } from './setup.ts';
import type { WildMode, WildState } from './types.ts';

const rolling = ({ stage, waves }: WildState): boolean => stage === 'reroll' || (stage === 'throw' && waves > 0);
const invariants: readonly Invariant<WildState>[] = [
  {
    name: 'PS stay between 0 and their maximum',
    holds: ({ fixed, health, figures }) =>
      health >= 0 && health <= fixed.hero.healthMax && figures.health >= 0 && figures.health <= fixed.enemy.health,
  },
  {
    name: 'no die is lost while they are thrown',
    holds: (state) =>
      !rolling(state) || sizeOfDice(state.dice) + state.due === state.fixed.body.sum - state.fixed.spare,
  },
  { name: 'no PS is touched behind a defence', holds: (state) => state.put.ps === 0 || leftOf(state, 'defense') === 0 },
  {
    name: 'figures and Eternium are never below 0',
    holds: ({ figures, eternium }) => Math.min(figures.attack, figures.defense, eternium) >= 0,
  },
  { name: 'over exactly with an outcome', holds: ({ stage, outcome }) => (stage === 'over') === (outcome !== null) },
];

/** One combat in the wilds (foe.sauvage.*). Ends on « victoire », « echec » (the enemy stands), « defaite » (the hero falls alone) or « chute-commune ». */
export const contreesSauvages: Game<WildMode> = {
  id: 'fields-of-eternia/contrees-sauvages',
  edition: 1,
  setup,
  notices,
  node,
  apply,
  refuse,
  key,
  fold,
  invariants,
};
export { contreesSauvagesText } from './text.ts';
