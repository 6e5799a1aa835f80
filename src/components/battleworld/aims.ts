// From the open actions to what may be tapped on the board: first who acts, then where. No rule: the engine listed the actions.
import type { Cell, PartieAction, PartieState } from '../../engine/battleworld/partie/types.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';

export interface Aim {
  readonly action: PartieAction;
  readonly unit?: UnitId; // who acts: to be tapped first
  readonly cell?: Cell; // where it goes, or whom it concerns; none: a button
}

const cellOf = (state: PartieState, id: string): Cell | undefined =>
  state.units[id]?.cell ?? state.fixed.moduleOf[id]?.cell;
const aimed = (action: PartieAction, unit: UnitId | undefined, cell: Cell | undefined): Aim => ({
  action,
  ...(unit === undefined ? {} : { unit }),
  ...(cell === undefined ? {} : { cell }),
});

export const aimOf = (action: PartieAction, state: PartieState): Aim => {
  switch (action.type) {
    case 'move':
      return aimed(action, action.unit, action.to === cellOf(state, action.unit) ? undefined : action.to); // staying is a button: a second tap must not play
    case 'place':
      return aimed(
        action,
        action.unit,
        action.spot.includes(':') ? cellOf(state, action.spot.slice(action.spot.indexOf(':') + 1)) : undefined, // on an ally's card, on a module: there
      );
    case 'attack':
      return aimed(action, action.attackers[0], cellOf(state, action.target));
    case 'recover':
    case 'heal':
    case 'repair':
      return aimed(action, action.unit, undefined);
    case 'wound':
      return aimed(action, undefined, cellOf(state, action.target));
    case 'defend':
      return aimed(action, undefined, action.by === null ? undefined : cellOf(state, action.by));
    default:
      return aimed(action, undefined, undefined);
  }
};

/** The one character that every aim starts from, if there is one: no need to tap it. */
export const onlyUnit = (aims: readonly Aim[]): UnitId | undefined => {
  const units = new Set(aims.map(({ unit }) => unit));
  const [unit] = units;
  return units.size === 1 ? unit : undefined;
};
