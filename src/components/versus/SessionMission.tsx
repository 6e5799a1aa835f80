import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { missionMode } from './mode-mission.ts';

export const SessionMission = (props: SessionProps): JSX.Element => <Session mode={missionMode} {...props} />;
