// A skirmish, with everything that its game may hold.
import type { JSX } from 'preact';
import { type EscBoardProps, EscarmoucheView } from './EscarmoucheView.tsx';
import { PartieBoard } from './PartieBoard.tsx';

export const EscarmoucheBoard = (props: EscBoardProps): JSX.Element => (
  <EscarmoucheView {...props} Game={PartieBoard} />
);
