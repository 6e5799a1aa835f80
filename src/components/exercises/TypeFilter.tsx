// Which questions are drawn: all types, or one.
import type { JSX } from 'preact';
import { typeset } from '../../plugins/typography.ts';

interface TypeFilterProps {
  readonly types: readonly { readonly id: string; readonly title: string }[];
  readonly only: string | undefined; // undefined: all of them
  readonly onFilter: (id: string) => void; // empty: all of them
}
export const TypeFilter = ({ types, only, onFilter }: TypeFilterProps): JSX.Element => (
  <label class="exo-only">
    <span class="sr">Questions</span>
    <select value={only ?? ''} onChange={({ currentTarget }) => onFilter(currentTarget.value)}>
      <option value="">Tous les types</option>
      {types.map(({ id, title }) => (
        <option key={id} value={id}>
          {typeset(title)}
        </option>
      ))}
    </select>
  </label>
);
