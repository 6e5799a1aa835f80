// A position as an example tells it. What stands beside the board comes after the page has woken, so that its script stays light.
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';

type Beside = typeof import('./beside.ts');
let kept: Beside | undefined;
const fetchBeside = async (): Promise<Beside> => (kept ??= await import('./beside.ts'));
/** Asked for as soon as an example wakes: it is there when the first step is drawn. */
export const useBeside = (): Beside | undefined => {
  const [beside, setBeside] = useState(kept);
  useEffect(() => void fetchBeside().then(setBeside), []);
  return beside;
};

export const PartieReading = ({ state, events, frame }: PartieBoardProps): JSX.Element => {
  const beside = useBeside();
  const more = useMemo(() => beside?.threatSayer(state), [beside, state]);
  return (
    <PartieView state={state} events={events} frame={frame} more={more}>
      {beside === undefined ? null : <beside.Fleets state={state} />}
    </PartieView>
  );
};
