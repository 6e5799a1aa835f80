/** The command that was pressed in an island before it was awake (plugins/touche-directive.ts kept it): told once. */
export const takeWaiting = (inside: Element | null): string | undefined => {
  const island = inside?.closest<HTMLElement>('astro-island');
  const waiting = island?.dataset['attente'];
  delete island?.dataset['attente'];
  return waiting;
};

/** What an address says, before its fragment, to take over at once: pictures of a moment lead there so. */
const TAKES = '?prendre';
/** The address of a moment, where play goes on from it at once. */
export const takingOver = (href: string): string => href.replace('#', `${TAKES}#`);
/** Whether the address asks to take over: told once, so that a reload reads what was played. */
export const takesOver = (): boolean => {
  if (location.search !== TAKES) return false;
  history.replaceState(history.state, '', location.pathname + location.hash);
  return true;
};
