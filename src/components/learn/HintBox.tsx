// What a hint says, in lessons and in the game that ends a path; its scene makes room for it.
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { useMark } from '../scene/mark.ts';

export const HintBox = ({ children }: { readonly children: ComponentChildren }): JSX.Element => {
  const box = useRef<HTMLDivElement>(null);
  useMark(box, 'indice');
  return (
    <div class="lecon-indice" role="status" ref={box}>
      {children}
    </div>
  );
};
