// A worked example: the island of every mode. The page gives what reads without JavaScript; board and positions come when it wakes, the engine when the reader takes over.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Cell } from '../../engine/hex/cells.ts';
import type { Types } from '../../engine/kernel/game.ts';
import type { AnyReading } from '../registry.ts';
import { Reader, type ReaderProps } from './Reader.tsx';
import { type ExamplePage, useExampleFile } from './source.ts';

export interface ExampleProps extends ExamplePage {
  readonly frame?: readonly Cell[] | undefined; // the part of the board that the example needs
}
type Board = ReaderProps<Types>['Board'];
const Nothing: Board = () => null;
const framed =
  ({ Board }: AnyReading, frame: ExampleProps['frame']): Board =>
  ({ state, events }) => <Board state={state} events={events} frame={frame} />;

export default ({ frame, ...page }: ExampleProps): JSX.Element => {
  const { reading, ...source } = useExampleFile(page);
  const Board = useMemo(() => (reading === undefined ? Nothing : framed(reading, frame)), [reading]);
  return (
    <Reader
      {...page}
      Board={Board}
      hasOdds={reading?.hasOdds}
      effects={reading?.effects}
      settles={reading?.settles}
      stageOf={reading?.stage}
      source={source}
    />
  );
};
