// The exercises of Fields of Eternia: its questions, and the boards that they are asked about.
import type { JSX } from 'preact';
import { type Boards, boardOf } from '../exercises/board.tsx';
import { Exercises, type ExercisesPage } from '../exercises/Exercises.tsx';

const load = () => import('../../engine/fields-of-eternia/exercises/index.ts').then(({ EXERCISES }) => EXERCISES);
const BOARDS: Boards = {
  'combat-epique': () => import('./mode-combat-epique.ts').then(({ combatMode }) => boardOf(combatMode)),
  'des-de-pouvoir': () => import('./mode-des-de-pouvoir.ts').then(({ powerMode }) => boardOf(powerMode)),
  'contrees-sauvages': () => import('./mode-contrees-sauvages.ts').then(({ wildMode }) => boardOf(wildMode)),
  'combat-de-soldats': () => import('./mode-combat-de-soldats.ts').then(({ soldiersMode }) => boardOf(soldiersMode)),
  solo: () => import('./mode-solo.ts').then(({ soloMode }) => boardOf(soloMode)),
  escarmouche: () => import('./mode-escarmouche.ts').then(({ escarmoucheMode }) => boardOf(escarmoucheMode)),
  partie: () => import('./mode-partie.ts').then(({ partieMode }) => boardOf(partieMode)),
};
export default (page: ExercisesPage): JSX.Element => (
  <Exercises {...page} jeu="fields-of-eternia" load={load} boards={BOARDS} />
);
