import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { wildMode } from './mode-contrees-sauvages.ts';

export const SessionWild = (props: SessionProps): JSX.Element => <Session mode={wildMode} {...props} />;
