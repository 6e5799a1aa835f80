import type { Game, Invariant } from '../../kernel/game.ts';
import { gaugesOf, sheetOf } from './board.ts';
import { apply } from './apply.ts';
import { fold, key } from './keys.ts';
import { node } from './node.ts';
import { refuse } from './refuse.ts';
import { setup } from './setup.ts';
import type { CombatMode, CombatState } from './types.ts';

const invariants: readonly Invariant<CombatState>[] = [
  {
    name: 'counters stay within what the cards carry',
    holds: (state) =>
      Object.keys(state.fixed.sheets).every((unit) => {
        const sheet = sheetOf(state.fixed, unit);
        const { life, power, reroll, victory } = gaugesOf(state, unit);
        return (
          life >= 0 &&
          life <= sheet.maxLife &&
          power >= 0 &&
          power <= sheet.powerIcons &&
          reroll >= 0 &&
          reroll <= sheet.rerollIcons &&
          victory >= 0 &&
          victory <= sheet.victorySlots
        );
      }),
  },
  {
    name: 'every result exists on its die',
    holds: (state) => state.rolls.every((roll) => roll.value >= 1 && roll.value <= roll.faces),
  },
  {
    name: 'a token spent is a roll made or due',
    holds: (state) =>
      state.spent.attack + state.spent.defence ===
      state.rolls.filter((roll) => roll.phase === 'raise').length +
        state.due.filter((due) => due.phase === 'raise' && due.replaces === undefined).length,
  },
  {
    name: 'only a side that takes part renounces or speaks',
    holds: (state) => state.stage !== 'raise' || state.speaks === 'attack' || state.defender !== null,
  },
];

/** One combat, any number of attackers, against a character or a module (bw.combat.*, bw.surnombre.*, bw.relance.*, bw.base.attaque). Ends on 'attack', 'defence' or 'tie'. */
export const combat: Game<CombatMode> = {
  id: 'battleworld/combat',
  edition: 1,
  setup,
  node,
  apply,
  refuse,
  key,
  fold,
  invariants,
};
export { combatText } from './text.ts';
