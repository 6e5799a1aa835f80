// A worked example of a combat in the wilds. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { wildHasOdds } from './has-odds.ts';
import { WildBoard } from './WildBoard.tsx';

const load = () => import('./mode-contrees-sauvages.ts').then(({ wildMode }) => wildMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={WildBoard} hasOdds={wildHasOdds} source={useExampleFile(page, load)} />
);
