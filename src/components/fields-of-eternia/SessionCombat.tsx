import type { JSX } from 'preact';
import { Session, type SessionProps } from '../play/Table.tsx';
import { combatMode } from './mode-combat-epique.ts';

export const SessionCombat = (props: SessionProps): JSX.Element => <Session mode={combatMode} {...props} />;
