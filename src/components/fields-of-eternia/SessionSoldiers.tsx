import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { soldiersMode } from './mode-combat-de-soldats.ts';

export const SessionSoldiers = (props: SessionProps): JSX.Element => <Session mode={soldiersMode} {...props} />;
