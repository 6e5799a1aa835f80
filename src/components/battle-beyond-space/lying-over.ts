import type { Area } from './space-view.ts';

/** The cards, the uses of cells and the map that lie over corners of the frame. */
export const lyingOver = (root: HTMLElement, frame: HTMLElement): readonly Area[] => {
  const home = frame.getBoundingClientRect();
  return [...(root.parentElement?.querySelectorAll('.bbs-deck, .bbs-choices, .sb-tools') ?? [])].flatMap((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const apart = right <= home.left || left >= home.right || bottom <= home.top || top >= home.bottom;
    return apart ? [] : [{ x: left - home.left, y: top - home.top, width, height }];
  });
};
