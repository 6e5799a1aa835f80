// A position with all that stands beside it, drawn over by what the caller gives.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import type { PartieAction, PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import type { PartieEvent } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { typographie } from '../../plugins/typography.ts';
import type { BoardProps } from '../play/mode.ts';
import { drawn, type Overlay, together } from './marks.ts';
import { contentOf, describer } from './position.ts';
import { cropOn } from './space-cells.ts';
import { SpaceBoard } from './SpaceBoard.tsx';
import { shipsOn } from './standing.ts';
import { StepsTrack } from './StepsTrack.tsx';
import { toldOf } from './told.ts';

/** `frame`: four cells at the edges of the part to be shown; the whole board unless told. */
export type PartieBoardProps = BoardProps<PartieState, PartieAction, PartieEvent> & {
  readonly frame?: readonly Cell[] | undefined;
};
const MARGIN = 2;
export const framed = (cells: readonly Cell[], edges: readonly Cell[]): readonly Cell[] => cropOn(cells, edges, MARGIN);

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
  readonly onPick?: ((cell: Cell) => void) | undefined;
  readonly choices?: ComponentChildren; // under the board
  readonly children?: ComponentChildren; // beside it
}
export const PartieView = ({
  state,
  events,
  frame,
  over,
  more,
  selected,
  onPick,
  choices,
  children,
}: ViewProps): JSX.Element => {
  const overlay = useMemo(
    () => together([toldOf(events, state), ...(over === undefined ? [] : [over])]),
    [state, events, over],
  );
  const content = useMemo(() => drawn(contentOf(state), overlay), [state, overlay]);
  const { describe, pointed } = useMemo(() => {
    const [stands, empty] = moreBy(state, more);
    const say = describer(state, overlay, stands);
    return {
      describe: (cell: Cell): string => typographie(say(cell)),
      pointed: (cell: Cell): string => typographie(empty(cell) ?? ''),
    };
  }, [state, overlay, more]);
  const { cells } = state.fixed;
  const crop = useMemo(() => (frame === undefined ? undefined : framed(cells, frame)), [cells, frame]);
  return (
    <div class="partie bbs">
      <StepsTrack state={state} />
      <SpaceBoard
        {...content}
        cells={cells}
        crop={crop}
        label="Plateau"
        describe={describe}
        more={pointed}
        selected={selected}
        onPick={onPick}
      />
      {choices}
      {children}
    </div>
  );
};
