// The figures of rule pages: things side by side, each with its words; one thing drawn large, its parts numbered. They know no game. Their styles: figures.css.
import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';
import { classes } from './pieces.tsx';

export interface StripItem<P> {
  readonly title: string;
  readonly text?: string;
  readonly pictures: readonly P[]; // what the words beside them say
}
/** Things side by side, each with its words, as the data of a diagram: `P` is a thing of the game. */
export interface StripSchema<P> {
  readonly kind: 'strip';
  readonly caption: string;
  readonly items: readonly StripItem<P>[];
  readonly ordered?: boolean; // one leads to the next
  readonly size?: 'small' | 'wide'; // how wide an item is: five in a row, two; three unless told
}
export const Strip = <P,>({
  figure: { items, ordered, size },
  Thing,
}: {
  readonly figure: StripSchema<P>;
  readonly Thing: (props: { readonly picture: P }) => JSX.Element; // draws one
}): JSX.Element => {
  const List = ordered === true ? 'ol' : 'ul';
  return (
    <List class={classes('sc-strip', size)}>
      {items.map(({ title, text, pictures }) => (
        <li key={title}>
          <div class="sc-things" aria-hidden="true">
            {pictures.map((picture, i) => (
              <Thing key={i} picture={picture} />
            ))}
          </div>
          <p>
            <b>{typeset(title)}</b>
            {text === undefined ? null : <span> {typeset(text)}</span>}
          </p>
        </li>
      ))}
    </List>
  );
};

/** In the order of the numbers. */
export type Named = readonly (readonly [name: string, what: string])[];
/** The drawing bears the numbers, by the style sheet or in itself; `parts` are in their order. */
export const NamedParts = ({
  kind,
  parts,
  children,
}: {
  readonly kind: string;
  readonly parts: Named;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <div class={`sc-parts ${kind}`}>
    <div class="sc-drawn" aria-hidden="true">
      {children}
    </div>
    <ol>
      {parts.map(([name, what]) => (
        <li key={name}>
          <b>{typeset(name)}</b> {typeset(`: ${what}`)}
        </li>
      ))}
    </ol>
  </div>
);
