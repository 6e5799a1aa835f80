// A worked example of a skirmish. The page gives what reads without JavaScript; the engine comes when the reader takes over.
import type { JSX } from 'preact';
import { useCallback } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import { Reader } from '../play/Reader.tsx';
import { type ExamplePage, useExampleFile } from '../play/source.ts';
import { EscarmoucheReading } from './EscarmoucheReading.tsx';
import { useBeside } from './PartieReading.tsx';

const load = () => import('./mode-escarmouche.ts').then(({ escarmoucheMode }) => escarmoucheMode);

type BoardProps = Parameters<typeof EscarmoucheReading>[0];
/** `frame`: the part of the board that the example needs. */
export default ({ frame, ...page }: ExamplePage & { readonly frame?: readonly Cell[] | undefined }): JSX.Element => {
  useBeside();
  const Board = useCallback((props: BoardProps) => <EscarmoucheReading {...props} frame={frame} />, []);
  return <Reader {...page} Board={Board} source={useExampleFile(page, load)} />;
};
