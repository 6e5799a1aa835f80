// What an open action would cost the side that takes it, by what the engine makes of it.
import { combat } from '../../engine/battleworld/combat/index.ts';
import type { CombatAction, CombatState } from '../../engine/battleworld/combat/types.ts';
import { partie } from '../../engine/battleworld/partie/index.ts';
import type { PartieAction, PartieState } from '../../engine/battleworld/partie/types.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';
import { listOf, plural } from '../../engine/kernel/french.ts';
import type { Harm } from '../play/mode.ts';

/** Concluding when a reroll has put one behind: the combat would be lost. */
export const combatHarm = (action: CombatAction, state: CombatState): Harm | undefined => {
  if (action.type !== 'conclude') return undefined;
  const { outcome } = combat.apply(state, action).state;
  if (outcome === null || outcome.winner === null || outcome.winner === action.camp) return undefined;
  const wounds = outcome.wounds === 0 ? 'sans blessure' : plural(outcome.wounds, 'blessure');
  return {
    says: `Votre camp est derrière : conclure, c’est perdre ce combat (${wounds}).`,
    pieces: [`total:${action.camp}`],
  };
};

/** Passing second in a row ends the round: who could still act would not. */
const passHarm = (action: PartieAction, state: PartieState): Harm | undefined => {
  if (!partie.apply(state, action).events.some(({ type }) => type === 'round-over')) return undefined;
  const node = partie.node(state);
  const idle = new Set(
    node.kind !== 'choice'
      ? []
      : node.options.flatMap((option): readonly UnitId[] =>
          option.type === 'attack' ? option.attackers.slice(0, 1) : 'unit' in option ? [option.unit] : [],
        ),
  );
  const names = [...idle].map((unit) => state.fixed.sheets[unit]?.name ?? unit);
  if (names.length === 0) return undefined;
  const says = `La manche finirait là : ${listOf(names)} ${names.length === 1 ? 'n’aurait pas agi' : 'n’auraient pas agi'}.`;
  return { says, pieces: [...idle] };
};
export const partieHarm = (action: PartieAction, state: PartieState): Harm | undefined => {
  if (action.type === 'pass') return passHarm(action, state);
  return state.combat === null || action.type !== 'conclude' ? undefined : combatHarm(action, state.combat);
};
