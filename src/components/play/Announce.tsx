import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Says the step on show to screen readers; silent until something changes. */
export const Announce = ({ text }: { readonly text: string }): JSX.Element => {
  const [said, setSaid] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else setSaid(text);
  }, [text]);
  return (
    <p class="sr" role="status" aria-live="polite">
      {said}
    </p>
  );
};
