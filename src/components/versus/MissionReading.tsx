// A mission as an example or an exercise tells it: looked at, nothing to press.
import type { JSX } from 'preact';
import type { TrackState } from '../../engine/versus/mission/types.ts';
import type { AskedProps } from '../play/mode.ts';
import { type MissionBoardProps, MissionView } from './MissionView.tsx';

export const MissionReading = ({ state }: MissionBoardProps): JSX.Element => <MissionView state={state} />;
/** Its pieces alone, where an exercise asks what they come to. */
export const MissionAsked = ({ state, asked: { about } }: AskedProps<TrackState>): JSX.Element => (
  <MissionView state={state} bare={about !== undefined} />
);
