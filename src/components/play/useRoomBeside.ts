// Whether a scene is wide and tall enough for what happened to stand open beside its place, under the question.
import { useEffect, useState } from 'preact/hooks';
import { usePrinting } from './usePrinting.ts';

// in rem, as live.css counts
const WIDTH = 52; // from there on the question stands beside the place
const HEIGHT = 36; // a question and its answers, whole, and some lines under them

/** `place`: an element of the scene. False until it is measured, and on paper, which shows no panel. */
export const useRoomBeside = (place: { readonly current: HTMLElement | null }): boolean => {
  const [room, setRoom] = useState(false);
  const printing = usePrinting();
  useEffect(() => {
    const scene = place.current?.closest('.scene') ?? null;
    if (scene === null || typeof ResizeObserver === 'undefined') return;
    const look = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      setRoom(scene.clientWidth >= WIDTH * rem && scene.clientHeight >= HEIGHT * rem);
    };
    const watch = new ResizeObserver(look);
    watch.observe(scene);
    return () => watch.disconnect();
  }, []);
  return room && !printing;
};
