// A solo sheet, and the combats that it holds.
import type { JSX } from 'preact';
import { CombatBoard } from './CombatBoard.tsx';
import { type SoloBoardProps, SoloView } from './SoloView.tsx';

export const SoloBoard = (props: SoloBoardProps): JSX.Element => <SoloView {...props} Combat={CombatBoard} />;
