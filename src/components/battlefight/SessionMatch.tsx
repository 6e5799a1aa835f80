import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { matchMode } from './mode-match.ts';

export const SessionMatch = (props: SessionProps): JSX.Element => <Session mode={matchMode} {...props} />;
