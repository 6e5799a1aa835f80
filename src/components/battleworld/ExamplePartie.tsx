// A worked example of a whole game. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { partieHasOdds } from './has-odds.ts';
import { PartieBoard } from './PartieBoard.tsx';

const load = () => import('./mode-partie.ts').then(({ partieMode }) => partieMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={PartieBoard} hasOdds={partieHasOdds} source={useExampleFile(page, load)} />
);
