// The fields of this workshop: those of all, and the label of its example values.
import type { JSX } from 'preact';
import { typeset } from '../../../plugins/typography.ts';

export * from '../../atelier/part-fields.tsx';

/** The label beside values that are ours. */
export const ExampleTag = (): JSX.Element => (
  <small class="origin">{typeset('exemple, valeur absente du livret')}</small>
);
/** Said once above values that are ours. */
export const ExampleNote = (): JSX.Element => (
  <p class="aside">
    <ExampleTag /> {typeset('À remplacer par la vôtre.')}
  </p>
);
