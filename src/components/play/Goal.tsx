// What a scenario wants to be achieved, in sight over its place.
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { useMark } from '../scene/mark.ts';

export const Goal = ({ text }: { readonly text: string }): JSX.Element => {
  const box = useRef<HTMLParagraphElement>(null);
  useMark(box, 'but');
  return (
    <p class="scene-goal" ref={box}>
      {typeset(text)}
    </p>
  );
};
