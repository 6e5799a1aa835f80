// The table of a whole game: grid, teams, combat under way. With `options`, the board takes taps: who acts, then where.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Cell, PartieAction, PartieEvent, PartieState } from '../../engine/battleworld/partie/types.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { type BoardArrow, type CellLook, GridBoard } from '../play/GridBoard.tsx';
import type { BoardProps } from '../play/mode.ts';
import { type Aim, aimOf, onlyUnit } from './aims.ts';
import { CombatSides } from './CombatBoard.tsx';
import { Teams } from './Teams.tsx';
import { describer, groundsOf, type PartieView, tokensOf, viewOf } from './view.ts';
import { SIDE_NAMES } from './words.ts';

type Props = BoardProps<PartieState, PartieAction, PartieEvent>;

const arrowsOf = (events: readonly PartieEvent[], state: PartieState): readonly BoardArrow[] =>
  events.flatMap((event): readonly BoardArrow[] => {
    if (event.type === 'moved') return [{ path: [event.from, event.to], kind: 'move' }];
    if (event.type !== 'declared') return [];
    const to = state.units[event.target]?.cell ?? state.fixed.moduleOf[event.target]?.cell;
    return [event.initiator, ...event.allies].flatMap((id) => {
      const from = state.units[id]?.cell;
      return from === undefined || to === undefined ? [] : [{ path: [from, to], kind: 'attack' as const }];
    });
  });

const actors = (events: readonly PartieEvent[], state: PartieState): readonly UnitId[] => {
  const told = events.flatMap((event) =>
    'unit' in event && typeof event.unit === 'string'
      ? [event.unit]
      : event.type === 'declared'
        ? [event.initiator, ...event.allies]
        : [],
  );
  return state.moving === null ? told : [state.moving, ...told];
};

const headline = (state: PartieState): string => {
  const phase = state.phase === 'initiative' ? "tirage de l'initiative" : `phase ${state.phase}`;
  const clock = state.fixed.clock === null ? '' : ` · Galactus à la fin du tour ${state.fixed.clock}`;
  const initiative = state.phase === 'initiative' ? '' : ` · initiative : ${SIDE_NAMES[state.initiative]}`;
  return `Tour ${state.round} · ${phase}${initiative}${clock}`;
};

interface Taps {
  readonly unit: UnitId | undefined; // who was tapped
  readonly cell: Cell | undefined; // where several actions are possible
}
const NONE: Taps = { unit: undefined, cell: undefined };

const looksOf = (
  aims: readonly Aim[],
  unit: UnitId | undefined,
  state: PartieState,
): Readonly<Record<Cell, CellLook>> => {
  const looks: Record<Cell, CellLook> = {};
  for (const aim of aims) {
    if (aim.unit !== undefined && aim.unit !== unit) {
      const cell = state.units[aim.unit]?.cell;
      if (cell !== undefined) looks[cell] ??= 'ready';
    }
  }
  for (const { unit: who, cell, action } of aims)
    if (who === unit && cell !== undefined) looks[cell] = action.type === 'move' ? 'reach' : 'target';
  return looks;
};

const LOOK_WORDS: Readonly<Record<CellLook, string>> = {
  reach: 'case possible',
  target: 'cible possible',
  ready: 'peut agir',
  way: 'survolée',
  barred: 'interdite',
};

/** The buttons for what the board cannot show: a place for the die, a choice between two attacks on one cell. */
const Chooser = ({
  aims,
  label,
  pick,
}: {
  readonly aims: readonly Aim[];
  readonly label: (action: PartieAction) => string;
  readonly pick: (action: PartieAction) => void;
}): JSX.Element | null =>
  aims.length === 0 ? null : (
    <div class="board-choices" role="group" aria-label="Actions de ce personnage">
      {aims.map(({ action }) => (
        <button type="button" class="btn" key={JSON.stringify(action)} onClick={() => pick(action)}>
          {label(action)}
        </button>
      ))}
    </div>
  );

const Grid = ({
  view,
  state,
  events,
  options,
  onPick,
  label = (action) => action.type,
}: Props & { readonly view: PartieView }): JSX.Element => {
  const [memory, setMemory] = useState<{ readonly state: PartieState; readonly taps: Taps }>({ state, taps: NONE });
  const taps = memory.state === state ? memory.taps : NONE;
  const setTaps = (next: Taps): void => setMemory({ state, taps: next });
  const live = onPick !== undefined && options !== undefined && options.length > 0;
  const aims = live ? options.map((action) => aimOf(action, state)) : [];
  const unit = taps.unit ?? onlyUnit(aims);
  const looks = looksOf(aims, unit, state);
  const describe = describer(view);
  const alive = (cell: Cell): UnitId | undefined => view.units.find((one) => one.cell === cell && one.life > 0)?.id;
  const pickCell = (cell: Cell): void => {
    const here = aims.filter((aim) => aim.unit === unit && aim.cell === cell);
    const [only] = here;
    if (here.length === 1 && only !== undefined) onPick?.(only.action);
    else if (here.length > 1) setTaps({ unit, cell });
    else if (aims.some((aim) => aim.unit === alive(cell)) || unit === undefined)
      setTaps({ unit: aims.some((aim) => aim.unit === alive(cell)) ? alive(cell) : undefined, cell: undefined });
    else tryAnyway(unit, cell);
  };
  /** Not a listed action: the engine says why. */
  const tryAnyway = (who: UnitId, cell: Cell): void => {
    const target = alive(cell) ?? view.modules.find((module) => module.cell === cell)?.id;
    if (state.phase === 1 && state.moving === null) onPick?.({ type: 'move', unit: who, to: cell });
    else if (state.phase === 2 && state.combat === null && target !== undefined && target !== who)
      onPick?.({ type: 'attack', attackers: [who], target });
    else setTaps(NONE);
  };
  const buttons = aims.filter(
    (aim) =>
      aim.unit === unit &&
      unit !== undefined &&
      (taps.cell === undefined ? aim.cell === undefined : aim.cell === taps.cell),
  );
  const selected = unit === undefined ? undefined : state.units[unit]?.cell;
  const said = (cell: Cell): string => {
    const look = looks[cell];
    return typographie(look === undefined ? describe(cell) : `${describe(cell)} (${LOOK_WORDS[look]})`);
  };
  return (
    <>
      <GridBoard
        columns={view.columns}
        rows={view.rows}
        label="Plateau"
        describe={said}
        tokens={tokensOf(view, actors(events, state))}
        grounds={groundsOf(view)}
        looks={looks}
        arrows={arrowsOf(events, state)}
        selected={selected}
        onPick={live ? pickCell : undefined}
      />
      {live ? <Chooser aims={buttons} label={label} pick={onPick} /> : null}
    </>
  );
};

export const PartieBoard = (props: Props): JSX.Element => {
  const { state, events } = props;
  const view = viewOf(state);
  return (
    <div class="partie">
      <p class="partie-head">{typographie(headline(state))}</p>
      {state.combat === null ? null : <CombatSides state={state.combat} events={events} />}
      <Grid {...props} view={view} />
      <Teams view={view} active={actors(events, state)} />
    </div>
  );
};
