// A worked example of an epic combat. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { CombatBoard } from './CombatBoard.tsx';
import { isOpenCombat } from './has-odds.ts';

const load = () => import('./mode-combat-epique.ts').then(({ combatMode }) => combatMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={CombatBoard} hasOdds={isOpenCombat} source={useExampleFile(page, load)} />
);
