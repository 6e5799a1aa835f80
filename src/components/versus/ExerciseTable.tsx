// The exercises of Versus: its questions, and the boards that they are asked about.
import type { JSX } from 'preact';
import { type Boards, boardOf } from '../exercises/board.tsx';
import { Exercises, type ExercisesPage } from '../exercises/Exercises.tsx';

const load = () => import('../../engine/versus/exercises/index.ts').then(({ EXERCISES }) => EXERCISES);
/** The boards of examples: those of live play say beside themselves what comes next, and would answer. */
const BOARDS: Boards = {
  partie: () =>
    Promise.all([import('./mode-partie.ts'), import('./PartieReading.tsx')]).then(
      ([{ partieMode }, { PartieReading }]) => boardOf(partieMode, PartieReading),
    ),
  mission: () =>
    Promise.all([import('./mode-mission.ts'), import('./MissionReading.tsx')]).then(
      ([{ missionMode }, { MissionReading }]) => boardOf(missionMode, MissionReading),
    ),
};
export default (page: ExercisesPage): JSX.Element => <Exercises {...page} jeu="versus" load={load} boards={BOARDS} />;
