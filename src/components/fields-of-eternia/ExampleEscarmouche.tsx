// A worked example of a skirmish. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { EscarmoucheReading } from './EscarmoucheReading.tsx';
import { escarmoucheHasOdds } from './has-odds.ts';

const load = () => import('./mode-escarmouche.ts').then(({ escarmoucheMode }) => escarmoucheMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={EscarmoucheReading} hasOdds={escarmoucheHasOdds} source={useExampleFile(page, load)} />
);
