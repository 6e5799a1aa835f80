// The place of a whole game: the board, the card of who acts, the combat under way. With `options` it takes taps: who acts, then where.
import type { JSX } from 'preact';
import type { Cell, PartieAction, PartieEvent, PartieState, Spot } from '../../engine/battleworld/partie/types.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import type { BoardArrow } from '../scene/GridArrows.tsx';
import { type CellLook, GridBoard } from '../scene/GridBoard.tsx';
import { classes } from '../scene/pieces.tsx';
import { type Aim, aimOf, onlyUnit } from './aims.ts';
import { CellMenu } from './CellMenu.tsx';
import { Clock } from './Clock.tsx';
import { Duel } from './Duel.tsx';
import { groundsOf, tokensOf } from './pawns.tsx';
import { Roster, SheetCard, type SpotChoice } from './SheetCard.tsx';
import { describer, type PartieView, viewOf } from './view.ts';
import { useWhile } from '../scene/while.ts';

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

/** What a press on the card does: each place where the die of this character may be put now. */
const spotsOf = (
  aims: readonly Aim[],
  unit: UnitId,
  label: (action: PartieAction) => string,
  onPick: (action: PartieAction) => void,
): ReadonlyMap<Spot, SpotChoice> =>
  new Map(
    aims.flatMap(({ action, unit: who }) =>
      action.type === 'place' && who === unit
        ? [[action.spot, { label: label(action), action: JSON.stringify(action), pick: () => onPick(action) }] as const]
        : [],
    ),
  );

const alive = (view: PartieView, cell: Cell): UnitId | undefined =>
  view.units.find((one) => one.cell === cell && one.life > 0)?.id;

/** Not a listed action: the engine says why. */
const tried = (state: PartieState, view: PartieView, who: UnitId, cell: Cell): PartieAction | undefined => {
  const target = alive(view, cell) ?? view.modules.find((module) => module.cell === cell)?.id;
  if (state.phase === 1 && state.moving === null) return { type: 'move', unit: who, to: cell };
  return state.phase === 2 && state.combat === null && target !== undefined && target !== who
    ? { type: 'attack', attackers: [who], target }
    : undefined;
};

export const PartieBoard = (props: Props): JSX.Element => {
  const { state, events, options, onPick, label = (action: PartieAction) => action.type, refusal } = props;
  const view = viewOf(state);
  const [taps, setTaps] = useWhile<PartieState, Taps>(state, NONE);
  const live = onPick !== undefined && options !== undefined && options.length > 0;
  const aims = live ? options.map((action) => aimOf(action, state)) : [];
  const unit = taps.unit ?? onlyUnit(aims);
  const looks = looksOf(aims, unit, state);
  const describe = describer(view);
  const acting = actors(events, state);
  const shown = view.units.find(({ id }) => id === (taps.unit ?? unit ?? acting[0]));
  const pickCell = (cell: Cell): void => {
    const here = aims.filter((aim) => aim.unit === unit && aim.cell === cell);
    const [only] = here;
    const who = alive(view, cell);
    if (here.length === 1 && only !== undefined) onPick?.(only.action);
    else if (here.length > 1) setTaps({ unit, cell });
    else if (unit === undefined || (who !== undefined && aims.some((aim) => aim.unit === who)))
      setTaps(who === taps.unit ? NONE : { unit: who, cell: undefined });
    else {
      const action = tried(state, view, unit, cell);
      if (action === undefined) setTaps(NONE);
      else onPick?.(action);
    }
  };
  const said = (cell: Cell): string => {
    const look = looks[cell];
    return typeset(look === undefined ? describe(cell) : `${describe(cell)} (${LOOK_WORDS[look]})`);
  };
  const loose = aims.filter(
    (aim) =>
      aim.unit === unit &&
      unit !== undefined &&
      aim.cell === undefined &&
      !(aim.action.type === 'place' && isOwn(aim.action.spot)),
  );
  const spots =
    shown === undefined ? undefined : spotsOf(aims, shown.id, label, (action: PartieAction) => onPick?.(action));
  const menu =
    taps.cell === undefined
      ? refusal === undefined
        ? undefined
        : { cell: aimOf(refusal.action, state).cell, content: refusal.view }
      : {
          cell: taps.cell,
          content: (
            <CellMenu
              actions={aims.filter((aim) => aim.unit === unit && aim.cell === taps.cell).map(({ action }) => action)}
              state={state}
              label={label}
              onPick={(action) => onPick?.(action)}
              onClose={() => setTaps({ unit, cell: undefined })}
            />
          ),
        };
  return (
    <div class={classes('bw-table', state.combat !== null && 'fighting')}>
      <Clock state={state} />
      <div class="bw-board">
        <GridBoard
          columns={view.columns}
          rows={view.rows}
          label="Plateau"
          describe={said}
          tokens={tokensOf(view, acting)}
          grounds={groundsOf(view)}
          looks={looks}
          arrows={arrowsOf(events, state)}
          selected={unit === undefined ? undefined : state.units[unit]?.cell}
          onPick={live ? pickCell : undefined}
          onLetGo={() => setTaps(NONE)}
          menu={menu?.cell === undefined ? undefined : { cell: menu.cell, content: menu.content }}
        />
      </div>
      <div
        class={classes('bw-aside', loose.length > 0 && spots?.size === 0 && 'loose')}
        tabIndex={0}
        role="group"
        aria-label="Fiches"
      >
        {state.combat === null ? (
          <>
            {shown === undefined ? (
              <Roster view={view} />
            ) : (
              <SheetCard unit={shown} view={view} {...(spots === undefined ? {} : { spots })} />
            )}
            {loose.length === 0 ? null : (
              <div class="board-choices" role="group" aria-label="Actions de ce personnage">
                {loose.map(({ action }) => (
                  <button
                    type="button"
                    class="btn"
                    key={JSON.stringify(action)}
                    data-action={JSON.stringify(action)}
                    onClick={() => onPick?.(action)}
                  >
                    {label(action)}
                  </button>
                ))}
              </div>
            )}
          </>
        ) : (
          <Duel
            state={state.combat}
            events={events}
            attack={state.fixed.sides[state.combat.fixed.attackers[0] ?? ''] ?? 'heroes'}
          />
        )}
      </div>
    </div>
  );
};

/** A place of the card itself, where a press puts the die. */
const isOwn = (spot: Spot): boolean => !spot.includes(':');
