// What is asked of phase 4: to fell the other hero, to stay up, or to come off best.
import { plural } from '../../kernel/french.ts';
import { nameOf } from '../exercises/fight.ts';
import type { CombatState } from '../combat/types.ts';
import { abilities } from './abilities.ts';

const me = (state: CombatState): string => nameOf(state, 0);
const foe = (state: CombatState): string => nameOf(state, 1);
const healthSaid = (state: CombatState, side: 0 | 1): string => plural(state.sides[side].health, 'PS', 'PS');

export const FELL = abilities({
  id: 'achever',
  weak: 1,
  obvious: 'attaque',
  fits: ({ end }, others) =>
    end.fallen[1] && !end.fallen[0] && others.every((other) => !other.end.fallen[1] && !other.end.fallen[0]),
  asks: (state) =>
    `Vous menez ${me(state)}, en phase 4. Quelle action fait tomber ${foe(state)} dans cette manche, quoi qu’on réponde ?`,
  look: (state) => `${foe(state)} a ${healthSaid(state, 1)}. Comptez les trois totaux, et ce que la surprise ôte déjà.`,
});
export const STAND = abilities({
  id: 'tenir',
  weak: 0,
  obvious: 'defense',
  fits: ({ end }, others) => !end.fallen[0] && others.every((other) => other.end.fallen[0]),
  asks: (state) =>
    `Vous menez ${me(state)}, en phase 4. Quelle action laisse ${me(state)} debout à la fin de la manche, quoi qu’on réponde ?`,
  look: (state) => `${me(state)} a ${healthSaid(state, 0)}. Comptez ce qui va tomber, et qui frappe d’abord.`,
});
/** Nobody falls: PS are counted. Two lists, so that soldiers, most often the answer, are not always. */
const ahead = (id: string, soldiers: boolean) =>
  abilities({
    id,
    fits: ({ action, end }, others) =>
      (action.type === 'soldiers') === soldiers &&
      [end, ...others.map((other) => other.end)].every(({ fallen }) => !fallen[0] && !fallen[1]),
    asks: (state) =>
      `Vous menez ${me(state)}, en phase 4. Quelle action donne le meilleur écart de PS à la fin de la manche, si chacun joue au mieux ?`,
    look: () => 'Comparez les totaux zone par zone : où un point de plus ôte-t-il, ou sauve-t-il, un PS ?',
  });
export const AHEAD_BY_CARDS = ahead('ecart', false);
export const AHEAD_BY_SOLDIERS = ahead('ecart-soldats', true);
