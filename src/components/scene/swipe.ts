// A finger drawn across the place steps forward or back. Never the only way.
import { useEffect, useRef } from 'preact/hooks';

const FAR = 48; // px
const MOST = 700; // ms

/** Tells 1 for a swipe to the left (forward), −1 to the right. Vertical gestures, mice and long holds are left alone. */
export const useSwipe = (
  place: { readonly current: HTMLElement | null },
  onSwipe: ((by: 1 | -1) => void) | undefined,
): void => {
  const latest = useRef(onSwipe);
  latest.current = onSwipe;
  useEffect(() => {
    const root = place.current;
    if (root === null) return;
    let from: { readonly x: number; readonly y: number; readonly at: number; readonly id: number } | undefined;
    const down = ({
      clientX: x,
      clientY: y,
      timeStamp: at,
      pointerId: id,
      pointerType,
      isPrimary,
    }: PointerEvent): void => {
      from = pointerType === 'touch' && isPrimary ? { x, y, at, id } : undefined;
    };
    const up = ({ clientX, clientY, timeStamp, pointerId }: PointerEvent): void => {
      if (from === undefined || from.id !== pointerId) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (timeStamp - from.at < MOST && Math.abs(x) > FAR && Math.abs(x) > 2 * Math.abs(y))
        latest.current?.(x < 0 ? 1 : -1);
      from = undefined;
    };
    const cancel = (): void => {
      from = undefined;
    };
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', cancel);
    return () => {
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', cancel);
    };
  }, []);
};
