// A whole game, with everything that it may hold.
import type { JSX } from 'preact';
import { glanceOf } from './Aims.tsx';
import { InnerBoard } from './InnerBoard.tsx';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';

export const PartieBoard = (props: PartieBoardProps): JSX.Element => (
  <PartieView {...props} Inner={InnerBoard} glanceOf={glanceOf} />
);
