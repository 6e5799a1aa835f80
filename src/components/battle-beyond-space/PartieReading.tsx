// A position as an example tells it. What stands beside the board comes after the page has woken, so that its script stays light.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Trying, useTry } from '../play/Failed.tsx';
import { type PartieBoardProps, PartieView } from './PartieView.tsx';

type Beside = typeof import('./beside.ts');
let kept: Beside | undefined;
export const fetchBeside = async (): Promise<Beside> => (kept ??= await import('./beside.ts'));
/** Asked for as soon as an example wakes: it is there when the first step is drawn. Else why it is not. */
const useBeside = (): readonly [Beside | undefined, Trying['failed']] => {
  const [beside, setBeside] = useState(kept);
  const { run, failed } = useTry('Les flottes ne sont pas arrivées.');
  useEffect(() => run(async () => setBeside(await fetchBeside())), []);
  return [beside, failed];
};

/** `children`: over the fleets, in the corner. */
export const PartieReading = ({
  state,
  events,
  frame,
  children,
}: PartieBoardProps & { readonly children?: ComponentChildren }): JSX.Element => {
  const [beside, failed] = useBeside();
  const more = useMemo(() => beside?.threatSayer(state), [beside, state]);
  return (
    <PartieView
      state={state}
      events={events}
      frame={frame}
      more={more}
      deck={beside === undefined ? null : <beside.Deck state={state} />}
    >
      {children}
      {beside === undefined ? failed : <beside.Fleets state={state} />}
    </PartieView>
  );
};
