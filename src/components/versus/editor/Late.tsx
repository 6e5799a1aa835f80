// What comes right after the workshop has woken, and what stands in its place until then.
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { typeset } from '../../../plugins/typography.ts';
import { useTry } from '../../play/Failed.tsx';

type LateParts = typeof import('./late-parts.ts');
/** Filled by `LateProvider`. */
export const LateContext = createContext<{ readonly parts?: LateParts; readonly coming: ComponentChildren }>({
  coming: null,
});

export const LateProvider = ({ children }: { readonly children: ComponentChildren }): JSX.Element => {
  const [parts, setParts] = useState<LateParts | undefined>(undefined);
  const { run, failed } = useTry('La suite de l’atelier n’est pas arrivée.');
  useEffect(() => run(async () => setParts(await import('./late-parts.ts'))), []);
  const coming = failed ?? <p class="aside">{typeset('La suite de l’atelier arrive…')}</p>;
  return (
    <LateContext.Provider value={{ ...(parts === undefined ? {} : { parts }), coming }}>
      {children}
    </LateContext.Provider>
  );
};
/** Draws with the parts that come late; at first as the page came, which may wake after they have come. */
export const Late = ({ draw }: { readonly draw: (parts: LateParts) => JSX.Element }): JSX.Element => {
  const { parts, coming } = useContext(LateContext);
  const [first, setFirst] = useState(typeof document !== 'undefined');
  useLayoutEffect(() => setFirst(false), []);
  return <>{first || parts === undefined ? coming : draw(parts)}</>;
};
