import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { escarmoucheMode } from './mode-escarmouche.ts';

export const SessionEscarmouche = (props: SessionProps): JSX.Element => <Session mode={escarmoucheMode} {...props} />;
