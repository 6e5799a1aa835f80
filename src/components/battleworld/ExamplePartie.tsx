// A worked example of a whole game. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { type ReaderPage, Reader } from '../play/Reader.tsx';
import { useExampleFile } from '../play/source.ts';
import { PartieBoard } from './PartieBoard.tsx';

const load = () => import('./mode-partie.ts').then(({ partieMode }) => partieMode);

export default ({ file, ...page }: ReaderPage & { readonly file: string }): JSX.Element => <Reader {...page} Board={PartieBoard} hasOdds={({ combat }) => combat !== null} source={useExampleFile(file, load)} />;
