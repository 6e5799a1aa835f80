// A worked example. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { PartieReading, useBeside } from './PartieReading.tsx';

const load = () => import('./mode-partie.ts').then(({ partieMode }) => partieMode);

type BoardProps = Parameters<typeof PartieReading>[0];
/** `frame`: the part of the board that the example needs. */
export default ({ frame, ...page }: ExamplePage & { readonly frame?: readonly Cell[] | undefined }): JSX.Element => {
  useBeside();
  const Board = useCallback((props: BoardProps) => <PartieReading {...props} frame={frame} />, []);
  return <Reader {...page} Board={Board} source={useExampleFile(page, load)} />;
};
