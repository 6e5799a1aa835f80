// A skirmish under the reader's hands: its goal, its game, and the question of a solution.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type EscarmoucheBoardProps, isGameEvent } from './EscarmoucheReading.tsx';
import { Goal } from './Goal.tsx';
import { PartieBoard } from './PartieBoard.tsx';
import { Solver } from './Solver.tsx';

export const EscarmoucheBoard = ({
  state,
  events,
  frame,
  options,
  onPick,
  label,
}: EscarmoucheBoardProps): JSX.Element => {
  const told = useMemo(() => events.filter(isGameEvent), [events]);
  return (
    <div class="bbs-skirmish">
      <Goal state={state} />
      {onPick === undefined || label === undefined ? null : <Solver state={state} onPick={onPick} />}
      <PartieBoard
        state={state.game}
        events={told}
        frame={frame}
        {...(options === undefined ? {} : { options })}
        {...(onPick === undefined ? {} : { onPick })}
        {...(label === undefined ? {} : { label })}
      />
    </div>
  );
};
