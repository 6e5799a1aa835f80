/** The command that was pressed in an island before it was awake (plugins/touche-directive.ts kept it): told once. */
export const takeWaiting = (inside: Element | null): string | undefined => {
  const island = inside?.closest<HTMLElement>('astro-island');
  const waiting = island?.dataset['attente'];
  delete island?.dataset['attente'];
  return waiting;
};
