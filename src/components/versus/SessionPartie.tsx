import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { partieMode } from './mode-partie.ts';

export const SessionPartie = (props: SessionProps): JSX.Element => <Session mode={partieMode} {...props} />;
