// What a scene holds for the moment (a menu, the coach, a hint), said on the scene itself: style sheets ask that. `:has()` from above the place would have the whole place looked through
// again at each thing drawn in it: on a board of 400 cells, half of what a step costs.
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const held = new WeakMap<Element, readonly string[]>(); // as often as they are there
const tell = (scene: Element, words: readonly string[]): void => {
  held.set(scene, words);
  if (words.length === 0) scene.removeAttribute('data-tient');
  else scene.setAttribute('data-tient', [...new Set(words)].join(' '));
};
type Word = string | undefined;
/** While what `box` refers to is drawn, `data-tient` of its scene has that word (or the one that is found there, once); none, nothing is said. */
export const useMark = (box: RefObject<Element>, word: Word | ((there: Element) => Word)): void =>
  useLayoutEffect(
    () => {
      const scene = box.current?.closest('.scene');
      const found = typeof word === 'function' ? box.current && word(box.current) : word;
      if (scene === null || scene === undefined || typeof found !== 'string') return;
      tell(scene, [...(held.get(scene) ?? []), found]);
      return () => {
        const words = held.get(scene) ?? [];
        tell(scene, words.toSpliced(words.indexOf(found), 1));
      };
    },
    typeof word === 'function' ? [] : [word],
  );
