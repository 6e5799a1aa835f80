// The figures of rule pages: things side by side, each with its words; one thing drawn large, its parts numbered. They know no game. Their styles: figures.css.
import type { ComponentChildren, JSX } from 'preact';
import { typographie } from '../../plugins/typography.ts';
import { classes } from './pieces.tsx';

export interface StripItem {
  readonly title: string;
  readonly text?: string | undefined;
  readonly things: ComponentChildren; // what the words beside them say
}
export interface StripProps {
  readonly items: readonly StripItem[];
  readonly ordered?: boolean | undefined; // one leads to the next
  readonly size?: 'small' | 'wide' | undefined; // how wide an item is: five in a row, two; three unless told
}
export const Strip = ({ items, ordered, size }: StripProps): JSX.Element => {
  const List = ordered === true ? 'ol' : 'ul';
  return (
    <List class={classes('sc-strip', size)}>
      {items.map(({ title, text, things }) => (
        <li key={title}>
          <div class="sc-things" aria-hidden="true">
            {things}
          </div>
          <p>
            <b>{typographie(title)}</b>
            {text === undefined ? null : <span> {typographie(text)}</span>}
          </p>
        </li>
      ))}
    </List>
  );
};

/** The drawing bears the numbers, by the style sheet or in itself; `parts` are in their order. */
export const NamedParts = ({
  kind,
  parts,
  children,
}: {
  readonly kind: string;
  readonly parts: readonly (readonly [name: string, what: string])[];
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class={`sc-parts ${kind}`}>
    <div class="sc-drawn" aria-hidden="true">
      {children}
    </div>
    <ol>
      {parts.map(([name, what]) => (
        <li key={name}>
          <b>{typographie(name)}</b> {typographie(`: ${what}`)}
        </li>
      ))}
    </ol>
  </div>
);
