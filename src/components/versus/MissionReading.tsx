// A mission as an example tells it: looked at, nothing to press.
import type { JSX } from 'preact';
import { type MissionBoardProps, MissionView } from './MissionView.tsx';

export const MissionReading = ({ state }: MissionBoardProps): JSX.Element => <MissionView state={state} />;
