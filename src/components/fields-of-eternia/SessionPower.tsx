import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { powerMode } from './mode-des-de-pouvoir.ts';

export const SessionPower = (props: SessionProps): JSX.Element => <Session mode={powerMode} {...props} />;
