// A skirmish under the reader's hands: its goal, its game, and the question of a solution.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type EscarmoucheBoardProps, isGameEvent } from './EscarmoucheReading.tsx';
import { Goal } from './Goal.tsx';
import { PartieBoard } from './PartieBoard.tsx';
import { Solver } from './Solver.tsx';

export const EscarmoucheBoard = ({ state, events, onPick, ...rest }: EscarmoucheBoardProps): JSX.Element => {
  const told = useMemo(() => events.filter(isGameEvent), [events]);
  return (
    <PartieBoard {...rest} state={state.game} events={told} {...(onPick === undefined ? {} : { onPick })}>
      <Goal state={state} />
      {/* the search is of the last turn alone */}
      {onPick === undefined || state.left > 1 ? null : <Solver state={state} onPick={onPick} />}
    </PartieBoard>
  );
};
