// A table or a workshop that opens is drawn and laid out part after part, unseen, each in a task of its own: in one task, a phone would answer nobody meanwhile.
// (What comes within a place, once it is seen: turns.ts.)
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { atom, type ReadableAtom } from 'nanostores';

/** Its frame comes first; then what stands beside the place (a question and its answers, a log, a form); then the place, whose room is known by then. */
const ORDER = { frame: 0, beside: 1, place: 2 } as const;
export type PartName = keyof typeof ORDER;
/** The last part that may be drawn. None where nothing waits: an example taken over, a desk that no link opens. */
export const Parts = createContext<ReadableAtom<PartName> | undefined>(undefined);

/** What waits until its part may be drawn; then it stays. */
export const Part = ({
  name,
  children,
}: {
  readonly name: PartName;
  readonly children: ComponentChildren;
}): JSX.Element | null => {
  const $last = useContext(Parts);
  const isDue = (last: PartName): boolean => ORDER[last] >= ORDER[name];
  const [due, setDue] = useState($last === undefined || isDue($last.get()));
  useLayoutEffect(
    () =>
      due
        ? undefined
        : $last?.subscribe((last) => {
            if (isDue(last)) setDue(true);
          }),
    [],
  );
  return due ? <>{children}</> : null;
};

/** The parts of what opens at `root`, from when it `begins`. `onWhole`: called once all of it is drawn and laid out. */
export const useParts = (
  root: { readonly current: HTMLElement | null },
  begins: boolean,
  onWhole: () => void,
): ReadableAtom<PartName> => {
  const [$last] = useState(() => atom<PartName>('frame'));
  useLayoutEffect(() => {
    if (!begins) return undefined;
    const lay = (): void => void root.current?.getBoundingClientRect();
    const tasks = [lay, () => $last.set('beside'), lay, () => $last.set('place'), lay, onWhole];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): void => {
      timer = setTimeout(() => {
        tasks.shift()?.();
        if (tasks.length > 0) next();
      });
    };
    next();
    return () => clearTimeout(timer);
  }, [begins]);
  return $last;
};
