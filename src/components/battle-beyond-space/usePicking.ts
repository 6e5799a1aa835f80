// From a tap on a cell to an action: played at once when the cell means one, asked when it means several, tried aloud when it means none.
import { useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import { type Aim, aimsOf, attemptAt, type Focus } from './aims.ts';

/** What is kept from one tap to the next, forgotten as soon as the position changes. */
interface Memory {
  readonly state: PartieState;
  readonly focus: Focus;
  readonly cell: Cell | undefined;
}
/** The actions that a cell means. An asteroid comes first, then where it goes. */
export const meantBy = (aims: readonly Aim[], cell: Cell, picked: Cell | undefined): readonly PartieAction[] => {
  const here = aims.filter(({ cells }) => cells.includes(cell)).map(({ action }) => action);
  const pushed = here.filter((action) => action.type !== 'asteroid' || (action.from === picked && action.to === cell));
  return pushed.length > 0 ? pushed : here.filter((action) => action.type === 'asteroid' && action.from === cell);
};
/** Shown before it is played: a first tap says what it would bring. */
const isWeighed = ({ type }: PartieAction): boolean => type === 'teleport' || type === 'explode';
/** The action that a tap plays now, if any. */
export const playedBy = (
  meant: readonly PartieAction[],
  cell: Cell,
  picked: Cell | undefined,
): PartieAction | undefined => {
  const [only, other] = meant;
  if (only === undefined || other !== undefined) return undefined;
  if (only.type === 'asteroid') return only.from === picked && only.to === cell ? only : undefined;
  return isWeighed(only) && picked !== cell ? undefined : only;
};

export interface Picking {
  readonly focus: Focus;
  readonly aims: readonly Aim[]; // of that focus
  readonly picked: Cell | undefined;
  readonly several: readonly PartieAction[]; // what the picked cell means
  readonly pick: (cell: Cell) => void;
  readonly setFocus: (focus: Focus) => void;
}
export const usePicking = (
  state: PartieState,
  options: readonly PartieAction[],
  onPick: ((action: PartieAction) => void) | undefined,
): Picking => {
  const [memory, setMemory] = useState<Memory>({ state, focus: 'step', cell: undefined });
  const { focus, cell: picked } = memory.state === state ? memory : { focus: 'step' as const, cell: undefined };
  const aims = useMemo(() => aimsOf(options, state, focus), [options, state, focus]);
  const pick = (cell: Cell): void => {
    const meant = meantBy(aims, cell, picked);
    const action = meant.length === 0 ? attemptAt(cell, state, focus) : playedBy(meant, cell, picked);
    setMemory({ state, focus, cell: meant.length === 0 || action !== undefined || picked === cell ? undefined : cell });
    if (action !== undefined) onPick?.(action);
  };
  return {
    focus,
    aims,
    picked,
    several: picked === undefined ? [] : meantBy(aims, picked, picked),
    pick,
    setFocus: (next) => setMemory({ state, focus: next, cell: undefined }),
  };
};
