// A skirmish as an example tells it: the boards of combats come when one begins.
import type { JSX } from 'preact';
import { type EscBoardProps, EscarmoucheView } from './EscarmoucheView.tsx';
import { PartieReading } from './PartieReading.tsx';

export const EscarmoucheReading = (props: EscBoardProps): JSX.Element => (
  <EscarmoucheView {...props} Game={PartieReading} />
);
