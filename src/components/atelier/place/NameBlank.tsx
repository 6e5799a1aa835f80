// A name typed where it is read, on the place. It is one name everywhere, so that it is told once it is whole.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { typeset } from '../../../plugins/typography.ts';

interface BlankProps {
  readonly label: string;
  readonly of: number; // which zone it names
  readonly name: string;
  readonly max: number;
  readonly rename: (name: string) => void;
}
export const NameBlank = ({ label, of, name, max, rename }: BlankProps): JSX.Element => {
  const [typed, type] = useState(name);
  const tell = (): void => (typed === name ? undefined : rename(typed));
  return (
    <input
      class="place-blank"
      aria-label={typeset(label)}
      data-nom-zone={of}
      maxLength={max}
      autoComplete="off"
      value={typed}
      onClick={(event) => event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
      onInput={(event) => type(event.currentTarget.value)}
      onBlur={tell}
      onKeyDown={(event) => {
        if (event.key === 'Enter') tell();
        event.stopPropagation();
      }}
    />
  );
};
