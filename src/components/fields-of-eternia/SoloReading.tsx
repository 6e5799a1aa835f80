// A solo sheet as an example tells it: the board of a combat comes when one begins.
import type { JSX } from 'preact';
import { later } from './later.tsx';
import { type SoloBoardProps, SoloView } from './SoloView.tsx';

const Combat = later(() => import('./CombatBoard.tsx').then(({ CombatBoard }) => CombatBoard));
export const SoloReading = (props: SoloBoardProps): JSX.Element => <SoloView {...props} Combat={Combat} />;
