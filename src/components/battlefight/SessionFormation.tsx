import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { formationMode } from './mode-formation.ts';

export const SessionFormation = (props: SessionProps): JSX.Element => <Session mode={formationMode} {...props} />;
