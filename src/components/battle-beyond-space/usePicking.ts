// From a tap on a cell to an action: played at once when the cell means one, asked when it means several, tried aloud when it means none.
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import { shipOn } from '../../engine/battle-beyond-space/partie/board.ts';
import { node } from '../../engine/battle-beyond-space/partie/node.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import { type Aim, aimsOf, attemptAt, facingOf, type Focus } from './aims.ts';
import { actingShips } from './words.ts';
import { idOf, indexOf } from '../../engine/battle-beyond-space/ships.ts';
import { known } from '../../engine/kernel/result.ts';
import { partieText } from '../../engine/battle-beyond-space/partie/text.ts';
import { NOTHING_HELD, useHeld } from '../play/held.ts';
import { useWhile } from '../scene/while.ts';

/** What is kept from one tap to the next, forgotten as soon as the position changes. */
interface Memory {
  readonly focus: Focus;
  readonly cell: Cell | undefined;
  readonly ship?: ShipIndex | undefined; // the fighter taken, among those that may turn
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
/** The fighters that may still turn, the one asked first. */
export const turningOf = ({ phase, turn, ships }: PartieState): readonly ShipIndex[] =>
  phase === 'rotate' ? turn.turning.filter((ship) => ships[ship]?.fate === 'play') : [];

const turningFirst = (state: PartieState, ship: ShipIndex): PartieState => ({
  ...state,
  turn: { ...state.turn, turning: [ship] },
});
/** The headings open to a fighter, whether it is the one asked now or not: the engine is asked as if its turn had come. */
export const headingsOf = (state: PartieState, ship: ShipIndex): readonly PartieAction[] => {
  const asked = node(turningFirst(state, ship));
  return asked.kind === 'choice' ? asked.options.filter(({ type }) => type === 'turn') : [];
};

export interface Picking {
  readonly focus: Focus;
  readonly aims: readonly Aim[]; // of that focus
  readonly picked: Cell | undefined;
  readonly pressed: Cell | undefined; // the last cell pressed: where a refusal is said
  readonly several: readonly PartieAction[]; // what the picked cell means
  readonly ship: ShipIndex | undefined; // whose heading is chosen
  readonly plan: readonly PartieAction[]; // headings chosen before their turn came
  readonly pick: (cell: Cell) => void;
  readonly play: (action: PartieAction) => void;
  readonly setFocus: (focus: Focus) => void;
  readonly close: () => void;
}
const sameShip = (one: PartieAction, other: PartieAction): boolean =>
  one.type === 'turn' && other.type === 'turn' && one.ship === other.ship;
/** Headings chosen in any order are played in that of the numbers, each when it is asked. */
const usePlan = (
  options: readonly PartieAction[],
  onPick: ((action: PartieAction) => void) | undefined,
): readonly [readonly PartieAction[], (plan: readonly PartieAction[]) => void] => {
  const [plan, setPlan] = useState<readonly PartieAction[]>([]);
  useEffect(() => {
    if (onPick === undefined || plan.length === 0) return;
    if (!options.some(({ type }) => type === 'turn')) return setPlan([]);
    const due = plan.find((one) => options.some((option) => sameShip(option, one)));
    if (due === undefined) return;
    setPlan(plan.filter((one) => one !== due));
    onPick(due);
  }, [options]);
  return [plan, (next) => setPlan(next.filter((one, i) => !next.slice(i + 1).some((later) => sameShip(later, one))))];
};
export const usePicking = (
  state: PartieState,
  options: readonly PartieAction[],
  onPick: ((action: PartieAction) => void) | undefined,
): Picking => {
  const [now, setMemory] = useWhile<PartieState, Memory>(state, { focus: 'step', cell: undefined });
  const [pressed, setPressed] = useState<Cell | undefined>(undefined);
  const [plan, setPlan] = usePlan(options, onPick);
  const { focus, cell: picked } = now;
  const aims = useMemo(() => aimsOf(options, state, focus), [options, state, focus]);
  const turning = focus === 'step' ? turningOf(state) : [];
  const free = turning.find((one) => !plan.some((action) => action.type === 'turn' && indexOf(action.ship) === one)); // not chosen for yet
  const ship = turning.length === 0 ? actingShips(state)[0] : (now.ship ?? free ?? turning[0]);
  const play = (action: PartieAction): void => {
    const later = action.type === 'turn' && ship !== undefined && ship !== turning[0];
    if (later) {
      const open = headingsOf(state, ship).some((one) => facingOf(one) === action.facing);
      if (open) setPlan([...plan, action]);
      return open ? setMemory({ focus, cell: undefined }) : undefined;
    }
    setMemory({ focus, cell: undefined });
    onPick?.(action);
  };
  const pick = (cell: Cell): void => {
    setPressed(cell);
    const taken = turning.find((one) => shipOn(state, cell) === one);
    if (taken !== undefined) return setMemory({ focus, cell: undefined, ship: taken });
    const meant = meantBy(aims, cell, picked);
    const action = meant.length === 0 ? attemptAt(cell, state, focus) : playedBy(meant, cell, picked);
    setMemory({ focus, cell: meant.length === 0 || action !== undefined || picked === cell ? undefined : cell });
    if (action !== undefined) onPick?.(action);
  };
  const keepOthers = (): void => {
    const kept = turning.map((one): PartieAction => ({
      type: 'turn',
      ship: idOf(one),
      facing: known(state.ships[one]).facing,
    }));
    const [next, ...later] = kept.map((one) => plan.find((other) => sameShip(one, other)) ?? one);
    setPlan(later);
    if (next !== undefined) onPick?.(next);
  };
  const other = onPick !== undefined && turning.length > 0 && ship !== turning[0] ? ship : undefined; // in hand, not the one asked
  useHeld<PartieAction>(
    plan.length === 0 && other === undefined
      ? NOTHING_HELD
      : {
          asks: other === undefined ? undefined : partieText.node(turningFirst(state, other)),
          takeBack: plan.length === 0 ? undefined : () => setPlan(plan.slice(0, -1)),
          says: ({ type }) => (type === 'hold' && plan.length > 0 ? 'Ne plus tourner personne d’autre' : undefined),
          instead: ({ type }) => {
            if (type === 'hold' && plan.length > 0) keepOthers(); // what was planned is kept
            return type === 'hold' && plan.length > 0;
          },
        },
    [state, plan, other, onPick],
  );
  return {
    focus,
    aims,
    picked,
    pressed,
    several: picked === undefined ? [] : meantBy(aims, picked, picked),
    ship,
    plan,
    pick,
    play,
    setFocus: (next) => setMemory({ focus: next, cell: undefined }),
    close: () => setMemory({ focus, cell: undefined }),
  };
};
