// The exercises of BattleFight: its questions, and the boards that they are asked about.
import type { JSX } from 'preact';
import { type Boards, boardOf } from '../exercises/board.tsx';
import { Exercises, type ExercisesPage } from '../exercises/Exercises.tsx';

const load = () => import('../../engine/battlefight/exercises/index.ts').then(({ EXERCISES }) => EXERCISES);
const BOARDS: Boards = {
  partie: () => import('./mode-partie.ts').then(({ partieMode }) => boardOf(partieMode)),
  match: () => import('./mode-match.ts').then(({ matchMode }) => boardOf(matchMode)),
  formation: () => import('./mode-formation.ts').then(({ formationMode }) => boardOf(formationMode)),
};
export default (page: ExercisesPage): JSX.Element => (
  <Exercises {...page} jeu="battlefight" load={load} boards={BOARDS} />
);
