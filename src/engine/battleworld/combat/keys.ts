// Two canonical texts of a combat: everything one can see, and what still matters for what follows.
import {
  campOf,
  canBeRerolled,
  diceWithinReach,
  fighterOf,
  gaugesOf,
  lastRollIndex,
  otherCamp,
  sheetOf,
  totalOf,
} from './board.ts';
import type { UnitId } from '../types.ts';
import type { Camp, CombatState } from './types.ts';

const unitsOf = (state: CombatState): readonly UnitId[] => Object.keys(state.fixed.sheets);

const gaugeText = (state: CombatState): string =>
  unitsOf(state)
    .map((unit) => {
      const { life, power, reroll, victory } = gaugesOf(state, unit);
      return `${unit}:${life},${power},${reroll},${victory}`;
    })
    .join(';');

/** Everything a reader can see, `fixed` left out. */
export const key = (state: CombatState): string =>
  [
    state.stage,
    gaugeText(state),
    state.resistance,
    state.defender ?? '-',
    state.due.map((due) => `${due.by}:${due.phase}:${due.replaces ?? ''}`).join(','),
    state.rolls.map((roll) => `${roll.by}:${roll.value}${roll.rerolled ? 'r' : ''}:${roll.phase}`).join(','),
    `${state.spent.attack}-${state.spent.defence}`,
    state.speaks,
    state.renounced ?? '-',
    state.held,
    state.waited ? 'w' : '-',
    state.outcome
      ? `${state.outcome.winner ?? 'tie'}:${state.outcome.attack}:${state.outcome.defence}:${state.outcome.wounds}`
      : '-',
  ].join('|');

/** The last result of a die counts only while somebody may still have it thrown again. */
const lastMatters = (state: CombatState, die: UnitId, participants: readonly UnitId[]): boolean =>
  canBeRerolled(state, die) &&
  participants.some((by) => gaugesOf(state, by).reroll > 0 && diceWithinReach(state, by).includes(die));

/** Whether a side has spent counts only against Fatalis. */
const spentFlag = (state: CombatState, camp: Camp): string => {
  const other = fighterOf(state, otherCamp(camp));
  return other !== null && sheetOf(state.fixed, other).power === 'fatalis-recovery' && state.spent[camp] > 0
    ? 's'
    : 'n';
};

/**
 * Equal folds, within one scenario: same open node, same folds after each action, same end. Only the difference of the totals matters, not the totals; life and
 * Victory tokens do not move before the end. On a fight of the example roster this divides the states to visit by a thousand. Kept short: half a million are stored.
 */
export const fold = (state: CombatState): string => {
  const units = unitsOf(state);
  const participants = units.filter((unit) => campOf(state, unit) !== undefined);
  const moment = `${MARKS[state.stage]}${state.speaks === 'attack' ? 'a' : 'd'}${state.renounced === null ? '' : 'r'}${state.held === 1 ? 'h' : ''}${state.waited ? 'w' : ''}`;
  let text = `${moment}${totalOf(state, 'attack') - totalOf(state, 'defence')}${state.defender === null ? '-' : `.${units.indexOf(state.defender)}`}${spentFlag(state, 'attack')}${spentFlag(state, 'defence')}`;
  for (const due of state.due)
    text += `>${units.indexOf(due.by)}${due.phase === 'base' ? 'b' : ''}${due.replaces === undefined ? '' : (state.rolls[due.replaces]?.value ?? '')}`;
  for (const unit of participants) {
    const { life, power, reroll, victory } = gaugesOf(state, unit);
    text += `;${power},${reroll}`;
    if (state.stage === 'over') text += `,${life},${victory}`;
    else if (lastMatters(state, unit, participants)) text += `,${state.rolls[lastRollIndex(state, unit)]?.value ?? ''}`;
  }
  return state.outcome === null
    ? text
    : `${text}=${state.outcome.winner ?? 'tie'}${state.outcome.gap}/${state.outcome.wounds}/${state.resistance}`;
};

const MARKS: Readonly<Record<CombatState['stage'], string>> = {
  declare: '!',
  defender: '?',
  rolling: '~',
  raise: '^',
  wounds: '*',
  over: '.',
};
