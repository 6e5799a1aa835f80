// On a phone what opens under the question lies over the scene as a sheet (`.over` of style sheets): a press elsewhere closes it, or Esc. Where there is room it stands in its place, and stays.
const laid = (root: Element): HTMLDetailsElement[] =>
  [...root.querySelectorAll<HTMLDetailsElement>('details.over[open]')].filter(
    (sheet) => getComputedStyle(sheet).position === 'absolute',
  );
/** Closes the sheets that do not hold what was pressed; the last one closed, if any. */
export const closeOver = (root: Element, pressed?: EventTarget | null): HTMLDetailsElement | undefined => {
  const closed = laid(root).filter((sheet) => !(pressed instanceof Node && sheet.contains(pressed)));
  for (const sheet of closed) sheet.open = false;
  return closed.at(-1);
};
/** Esc: the sheet goes, its name has the focus, and nothing else closes. */
export const onEscapeOver = (event: KeyboardEvent & { readonly currentTarget: Element }): void => {
  const closed = event.key === 'Escape' ? closeOver(event.currentTarget) : undefined;
  if (closed === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  closed.querySelector('summary')?.focus();
};
