// Facts of a card, in a row.
import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';

/** A fact of a card: « Esprit 2 ». */
export const Fact = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <li>
    <span>{typeset(name)}</span> <b>{children}</b>
  </li>
);
