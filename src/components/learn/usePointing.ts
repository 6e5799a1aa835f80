// What a step points at is marked on the place (`data-montre`), whatever draws it.
import { useLayoutEffect } from 'preact/hooks';

const NONE: readonly string[] = [];
/** Marks the pieces and cells so named for as long as they are pointed at; drawn anew with each state. */
export const usePointing = (
  place: { readonly current: HTMLElement | null },
  names: readonly string[] = NONE,
  state: unknown,
): void => {
  useLayoutEffect(() => {
    const marked = names.flatMap((name) => [
      ...(place.current?.querySelectorAll(
        `[data-piece="${CSS.escape(name)}"], [data-cell="${CSS.escape(name)}"], [data-spot="${CSS.escape(name)}"]`,
      ) ?? []),
    ]);
    for (const one of marked) one.setAttribute('data-montre', '');
    return () => {
      for (const one of marked) one.removeAttribute('data-montre');
    };
  }, [names, state]);
};
