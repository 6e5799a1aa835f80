/** Scrolls a box, and not the page, so that one of its children shows; to its top when there is none. */
export const toSight = (box: HTMLElement, row: HTMLElement | null | undefined): void => {
  const above = row === null || row === undefined ? 0 : row.offsetTop;
  const below = above + (row?.offsetHeight ?? 0);
  if (row === null || row === undefined) box.scrollTop = 0;
  else if (above < box.scrollTop) box.scrollTop = above - 8;
  else if (below > box.scrollTop + box.clientHeight) box.scrollTop = Math.min(above - 8, below - box.clientHeight + 24);
};
