// The exercises of Battleworld: its questions, and the boards that they are asked about.
import type { JSX } from 'preact';
import { type Boards, boardOf } from '../exercises/board.tsx';
import { Exercises, type ExercisesPage } from '../exercises/Exercises.tsx';

const load = () => import('../../engine/battleworld/exercises/index.ts').then(({ EXERCISES }) => EXERCISES);
const BOARDS: Boards = {
  combat: () => import('./mode-combat.ts').then(({ combatMode }) => boardOf(combatMode)),
  partie: () => import('./mode-partie.ts').then(({ partieMode }) => boardOf(partieMode)),
};
export default (page: ExercisesPage): JSX.Element => (
  <Exercises {...page} jeu="battleworld" load={load} boards={BOARDS} />
);
