// The exercises of Battle Beyond Space: its questions, and the boards that they are asked about.
import type { JSX } from 'preact';
import { type Boards, boardOf } from '../exercises/board.tsx';
import { Exercises, type ExercisesPage } from '../exercises/Exercises.tsx';

const load = () => import('../../engine/battle-beyond-space/exercises/index.ts').then(({ EXERCISES }) => EXERCISES);
const BOARDS: Boards = {
  partie: () => import('./mode-partie.ts').then(({ partieMode }) => boardOf(partieMode)),
  escarmouche: () => import('./mode-escarmouche.ts').then(({ escarmoucheMode }) => boardOf(escarmoucheMode)),
};
export default (page: ExercisesPage): JSX.Element => (
  <Exercises {...page} jeu="battle-beyond-space" load={load} boards={BOARDS} />
);
