// Dragging a piece to a cell: the same as pressing one, then the other. Never the only way.
import { useEffect } from 'preact/hooks';
import { unitOf } from './spots.ts';

const FAR = 9; // px before a press becomes a drag
const TAKEN = '[data-look=ready], [data-picked], [data-loose]';

const cellUnder = (root: Element, x: number, y: number): HTMLElement | null => {
  const found = document
    .elementsFromPoint(x, y)
    .map((el) => el.closest<HTMLElement>('[data-cell]'))
    .find((cell) => cell !== null);
  return found !== undefined && root.contains(found) ? found : null;
};

/** Cells are `[data-cell]`, what is taken is the `[data-piece]` inside one that the board shows as able to act (`[data-look=ready]`, `[data-picked]`), or that a workshop lets one carry (`[data-loose]`). */
export const useDrag = (place: { readonly current: HTMLElement | null }, live: boolean): void => {
  useEffect(() => {
    const root = place.current;
    if (root === null || !live) return;
    let held: { readonly from: HTMLElement; readonly x: number; readonly y: number; readonly id: number } | undefined;
    let piece: HTMLElement | SVGElement | undefined;
    const letGo = (): void => {
      const dragged = piece;
      held = undefined;
      piece = undefined;
      if (dragged === undefined) return;
      // once the board has been drawn again: until then the motion between two positions must know that a hand carried it
      setTimeout(() => {
        dragged.style.removeProperty('translate');
        delete root.dataset['carried'];
        dragged.closest('[data-cell]')?.classList.remove('crossed');
      });
    };
    const down = ({ target, clientX: x, clientY: y, pointerId: id, isPrimary, button }: PointerEvent): void => {
      const from = target instanceof Element ? target.closest<HTMLElement>(TAKEN) : null;
      held = from !== null && isPrimary && button === 0 ? { from, x, y, id } : undefined;
    };
    const move = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      if (held === undefined || held.id !== pointerId) return;
      const [x, y] = [clientX - held.x, clientY - held.y];
      if (piece === undefined) {
        if (Math.hypot(x, y) < FAR) return;
        const taken =
          held.from.querySelector('.pawn')?.closest<SVGElement>('[data-piece]') ??
          (held.from.dataset['loose'] === undefined ? null : held.from.querySelector<SVGElement>('[data-piece]'));
        if (taken === null || taken === undefined) {
          held = undefined;
          return;
        }
        if (held.from.dataset['picked'] === undefined) held.from.click(); // what it may do lights up
        piece = taken;
        root.dataset['carried'] = piece.dataset['piece'] ?? '';
        held.from.classList.add('crossed');
        root.setPointerCapture(pointerId);
      }
      const unit = unitOf(piece);
      piece.style.translate = `${x / unit}px ${y / unit}px`;
    };
    const up = ({ clientX, clientY, pointerId }: PointerEvent): void => {
      if (held === undefined || held.id !== pointerId) return;
      const { from } = held;
      const carried = piece !== undefined;
      const to = carried ? cellUnder(root, clientX, clientY) : null;
      letGo();
      if (to !== null && to !== from) to.click();
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', letGo);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', letGo);
    };
  }, [live]);
};
