// A component that comes when it is first drawn: what an example may never show does not weigh on those who read it.
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export const later = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  let found: ComponentType<P> | undefined;
  return (props: P): JSX.Element => {
    const [, setReady] = useState(found !== undefined);
    useEffect(() => {
      if (found !== undefined) return;
      void load().then((component) => {
        found = component;
        setReady(true);
      });
    }, []);
    const Shown = found;
    return Shown === undefined ? <p class="busy">…</p> : <Shown {...props} />;
  };
};
