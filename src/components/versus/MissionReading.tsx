// A mission as an example or an exercise tells it: looked at, nothing to press.
import type { JSX } from 'preact';
import { type MissionBoardProps, MissionView } from './MissionView.tsx';

export const MissionReading = ({ state, part }: MissionBoardProps): JSX.Element => (
  <MissionView state={state} bare={part !== undefined} />
);
