// A worked example of a solo sheet. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { SoloReading } from './SoloReading.tsx';

const load = () => import('./mode-solo.ts').then(({ soloMode }) => soloMode);

export default (page: ExamplePage): JSX.Element => (
  <Reader {...page} Board={SoloReading} source={useExampleFile(page, load)} />
);
