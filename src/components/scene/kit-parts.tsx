// How the page of the kit lays its pieces out: in rows, each case with what it shows.
import type { ComponentChildren, JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';

interface CaseProps {
  readonly name: string;
  readonly children: ComponentChildren;
}
export const Case = ({ name, children }: CaseProps): JSX.Element => (
  <div class="kit-case">
    {children}
    <p>{typeset(name)}</p>
  </div>
);
export const Row = ({ name, children }: CaseProps): JSX.Element => (
  <section class="kit-row">
    <h3>{typeset(name)}</h3>
    <div>{children}</div>
  </section>
);
