// A table or a workshop that opens is drawn and laid out part after part, unseen, each in a task of its own: in one task, a phone would answer nobody meanwhile.
import { type ComponentChildren, createContext, type JSX } from 'preact';
import { useContext, useLayoutEffect, useState } from 'preact/hooks';
import { atom, type ReadableAtom } from 'nanostores';

/** Its frame comes first; then what stands beside the place (a question and its answers, a log, a form); then the place, whose room is known by then. */
const TURNS = { frame: 0, beside: 1, place: 2 } as const;
export type Turn = keyof typeof TURNS;
/** The last part that may be drawn. None where nothing waits: an example taken over, an exercise. */
export const Turns = createContext<ReadableAtom<Turn> | undefined>(undefined);

/** What waits for its turn. Once drawn it stays. */
export const InTurn = ({
  turn,
  children,
}: {
  readonly turn: Turn;
  readonly children: ComponentChildren;
}): JSX.Element | null => {
  const $turn = useContext(Turns);
  const isDue = (now: Turn): boolean => TURNS[now] >= TURNS[turn];
  const [due, setDue] = useState($turn === undefined || isDue($turn.get()));
  useLayoutEffect(
    () =>
      due
        ? undefined
        : $turn?.subscribe((now) => {
            if (isDue(now)) setDue(true);
          }),
    [],
  );
  return due ? <>{children}</> : null;
};

/** The turns of what opens at `root`, from when it `begins`. `onWhole`: called once all of it is drawn and laid out. */
export const useTurns = (
  root: { readonly current: HTMLElement | null },
  begins: boolean,
  onWhole: () => void,
): ReadableAtom<Turn> => {
  const [$turn] = useState(() => atom<Turn>('frame'));
  useLayoutEffect(() => {
    if (!begins) return undefined;
    const lay = (): void => void root.current?.getBoundingClientRect();
    const tasks = [lay, () => $turn.set('beside'), lay, () => $turn.set('place'), lay, onWhole];
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
  return $turn;
};
