// A game as an example tells it: looked at, nothing to tap.
import type { JSX } from 'preact';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';

export const PartieReading = ({ state, events }: PartieBoardProps): JSX.Element => (
  <PartieView state={state} events={events} />
);
