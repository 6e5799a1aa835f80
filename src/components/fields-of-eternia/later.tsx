// A component that comes when it is first drawn: what an example may never show does not weigh on those who read it.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTry } from '../play/Failed.tsx';

export const later = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let found: ComponentType<P> | undefined;
  return (props: P): JSX.Element => {
    const [, setReady] = useState(found !== undefined);
    const { run, failed } = useTry('Ce plateau n’est pas arrivé.');
    useEffect(() => {
      if (found !== undefined) return;
      run(async () => {
        found = await load();
        setReady(true);
      });
    }, []);
    const Shown = found;
    return Shown === undefined ? (failed ?? <p class="busy">…</p>) : <Shown {...props} />;
  };
};
