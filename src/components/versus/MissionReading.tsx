// A mission as an example tells it: looked at, nothing to tap.
import type { JSX } from 'preact';
import { type MissionBoardProps, MissionView } from './MissionView.tsx';

export const MissionReading = ({ state, events }: MissionBoardProps): JSX.Element => (
  <MissionView state={state} events={events} />
);
