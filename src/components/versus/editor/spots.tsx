// What stands beside fields: that a value is ours, what is wrong where nothing is typed.
import type { JSX } from 'preact';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults } from '../../atelier/fields.tsx';
import { ORIGIN_WORDS } from '../../atelier/origin.ts';

/** The label beside values that are ours. */
export const ExampleTag = (): JSX.Element => (
  <small class="origin from-example" title={typeset(ORIGIN_WORDS.example[1])}>
    {ORIGIN_WORDS.example[0]}
  </small>
);
/** Where faults of a path without a field are told, and found. */
export const FaultSpot = ({ path, deep = false }: { readonly path: string; readonly deep?: boolean }): JSX.Element => (
  <div id={fieldId(path)} tabIndex={-1}>
    <Faults path={path} deep={deep} />
  </div>
);
