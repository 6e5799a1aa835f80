// A position with all that stands beside it, drawn over by what the caller gives.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { apart, type Cell } from '../../engine/hex/cells.ts';
import type { PartieAction, PartieState, Phase } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { typeset } from '../../plugins/typography.ts';
import type { ShipIndex } from '../../engine/battle-beyond-space/types.ts';
import type { BoardProps } from '../play/mode.ts';
import { classes } from '../scene/pieces.tsx';
import { drawn, type Overlay, together } from './marks.ts';
import { contentOf, describer } from './position.ts';
import { cropOn } from './space-cells.ts';
import { SpaceBoard } from './SpaceBoard.tsx';
import { ownerOf } from '../../engine/battle-beyond-space/ships.ts';
import { flying, shipsOn } from './standing.ts';
import { StepsTrack } from './StepsTrack.tsx';
import { toldOf } from './told.ts';
import { actingShips } from './words.ts';

/** `frame`: four cells at the edges of the part to be shown; the whole board unless told. */
export type PartieBoardProps = BoardProps<PartieState, PartieAction, PartieEvent> & {
  readonly frame?: readonly Cell[] | undefined;
};

type More = (cell: Cell) => string | undefined;
/** What is said last, of the cells of ships and of the others: those are asked one by one, lines of fire to where nobody stands are long to lay. */
export const moreBy = (state: PartieState, more: More = () => undefined): readonly [ships: More, others: More] => {
  const ships = shipsOn(state);
  return [(cell) => (ships.has(cell) ? more(cell) : undefined), (cell) => (ships.has(cell) ? undefined : more(cell))];
};

interface ViewProps extends Pick<PartieBoardProps, 'state' | 'events' | 'frame'> {
  readonly over?: Overlay | undefined; // what the rules allow now
  readonly more?: More | undefined; // said last of a cell
  readonly selected?: Cell | undefined;
  readonly hand?: ShipIndex | undefined; // the ship in hand, when it may be another than the one asked
  readonly onPick?: ((cell: Cell) => void) | undefined;
  readonly also?: readonly Cell[] | undefined; // what the fleet whose turn it is may act upon, besides its ships
  readonly asked?: boolean | undefined; // an exercise: the round and the step are not told by themselves
  readonly power?: boolean | undefined; // whether a power may serve now
  readonly deck?: ComponentChildren; // the cards of who plays
  readonly choices?: ComponentChildren; // over the board, at its cells
  readonly uses?: ComponentChildren; // what its cells are for
  readonly children?: ComponentChildren; // beside it
}
const RING = 2; // cells around a ship that turns
const TURNING: ReadonlySet<Phase> = new Set<Phase>(['rotate', 'heading']);
/** Where a small frame looks: the ships that act, and what was told or may be done; the ship that turns, with room for the ring around it; the fleet whose turn it is when nothing is under way. */
export const mattersOf = (
  state: PartieState,
  { marks = [], paths = [], shots = [] }: Overlay,
  also: readonly Cell[] = [],
): readonly Cell[] => {
  const ships = shipsOn(state);
  const acting = new Set(actingShips(state));
  if (TURNING.has(state.phase) && acting.size > 0) {
    const near = [...ships].flatMap(([cell, ship]) => (acting.has(ship) ? [cell] : []));
    return state.fixed.cells.filter((cell) => near.some((one) => apart(one, cell) <= RING));
  }
  const told = [
    ...[...ships].flatMap(([cell, ship]) => (acting.has(ship) ? [cell] : [])),
    ...flying(state).flatMap(({ from, to }) => (to === null ? [from] : [from, to])),
    ...marks.flatMap(({ cell, look }) => (look === undefined ? [] : [cell])),
    ...paths.flatMap(({ cells }) => cells),
    ...shots.flatMap(({ from, to }) => [from, to]),
  ].filter((cell) => state.fixed.cells.includes(cell));
  if (told.length > 0) return told;
  const seat = state.deploying?.seat ?? state.active; // whose turn it is, where that is somebody's
  const own = [...ships].flatMap(([cell, ship]) => (ownerOf(ship) === seat ? [cell] : []));
  return own.length > 0 && state.phase !== 'over' ? [...own, ...also] : [...ships.keys()];
};
export const PartieView = (props: ViewProps): JSX.Element => {
  const { state, events, frame, over, more, selected, hand, onPick, deck, choices, uses } = props;
  const { asked = false, power, also, children } = props;
  const overlay = useMemo(
    () => together([toldOf(events, state), ...(over === undefined ? [] : [over])]),
    [state, events, over],
  );
  const content = useMemo(() => drawn(contentOf(state, hand), overlay), [state, overlay, hand]);
  const matters = useMemo(() => mattersOf(state, overlay, also), [state, overlay, also]);
  const { describe, pointed } = useMemo(() => {
    const [stands, empty] = moreBy(state, more);
    const say = describer(state, overlay, stands);
    return {
      describe: (cell: Cell): string => typeset(say(cell)),
      pointed: (cell: Cell): string => typeset(empty(cell) ?? ''),
    };
  }, [state, overlay, more]);
  const { cells } = state.fixed;
  const crop = useMemo(() => (frame === undefined ? undefined : cropOn(cells, frame)), [cells, frame]);
  return (
    <div class={classes('bbs bbs-place', asked && 'asked')} data-flottes={state.sides.length}>
      <div class="bbs-hud">
        {asked ? null : <StepsTrack state={state} power={power} />}
        {children}
      </div>
      <SpaceBoard
        {...content}
        cells={cells}
        crop={crop}
        label="Plateau"
        describe={describe}
        more={pointed}
        matters={matters}
        selected={selected}
        onPick={onPick}
      />
      {deck}
      {uses === undefined || uses === null ? null : <div class="bbs-choices">{uses}</div>}
      {choices}
    </div>
  );
};
