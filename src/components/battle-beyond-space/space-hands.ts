// What a board does under the hand: fetched once it is on the page, so that those who read pay nothing for it.
import { type Live, roving } from './space-focus.ts';
import { zooming } from './space-zoom.ts';

export interface Hands {
  readonly zoomBy: (by: 1 | -1 | 0) => void; // inwards, outwards, everything
  /** To be called after each drawing. */
  readonly refresh: () => void;
  readonly release: () => void;
}
export const handsOn = (root: HTMLElement, live: () => Live): Hands => {
  const zoom = zooming(root, live().layout.box);
  const focus = roving(root, live, zoom);
  root.dataset['live'] = '';
  return {
    zoomBy: (by) => (by === 0 ? zoom.whole() : zoom.step(by, focus.place())),
    refresh: focus.refresh,
    release: () => {
      focus.stop();
      zoom.stop();
    },
  };
};
