// A worked example of an epic combat with power dice. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { CombatBoard } from './CombatBoard.tsx';

const load = () => import('./mode-des-de-pouvoir.ts').then(({ powerMode }) => powerMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={CombatBoard} source={useExampleFile(page, load)} />
);
