import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { soloMode } from './mode-solo.ts';

export const SessionSolo = (props: SessionProps): JSX.Element => <Session mode={soloMode} {...props} />;
