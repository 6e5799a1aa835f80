// A worked example of a soldiers' combat. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { SoldiersBoard } from './SoldiersBoard.tsx';

const load = () => import('./mode-combat-de-soldats.ts').then(({ soldiersMode }) => soldiersMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={SoldiersBoard} source={useExampleFile(page, load)} />
);
