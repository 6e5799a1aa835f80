// A list of things chosen by name: zones, cards.
import type { JSX } from 'preact';
import { typeset } from '../../../plugins/typography.ts';
import { fieldId } from '../../atelier/bench.ts';
import { Faults, SelectField } from '../../atelier/fields.tsx';
import { append, drop, listOfPart, type Maybe } from './part.ts';

interface IdsProps {
  readonly part: Maybe<readonly string[]>;
  readonly label: string;
  readonly add: string; // words of the list to add from
  readonly choices: readonly (readonly [id: string, name: string])[];
  readonly empty?: string; // said when there is none
}
/** Each thing once. */
export const IdsField = ({ part, label, add, choices, empty = 'Aucune.' }: IdsProps): JSX.Element => {
  const chosen = listOfPart(part);
  const free = choices.filter(([id]) => !chosen.includes(id));
  const named = (id: string): string => choices.find(([one]) => one === id)?.[1] ?? id;
  return (
    <div class="base" id={fieldId(part.path)} tabIndex={-1} role="group" aria-label={typeset(label)}>
      <p class="base-title">{typeset(label)}</p>
      <Faults path={part.path} deep />
      {chosen.length === 0 ? <p class="aside">{typeset(empty)}</p> : null}
      <ul class="draws">
        {chosen.map((id, i) => (
          <li key={`${id} ${i}`}>
            <button
              type="button"
              class="btn"
              aria-label={typeset(`Retirer : ${named(id)}`)}
              onClick={() => drop(part, i)}
            >
              {typeset(named(id))} ×
            </button>
          </li>
        ))}
      </ul>
      {free.length === 0 ? null : (
        <div class="fields">
          <SelectField
            path={`${part.path}.ajout`}
            label={add}
            value=""
            choices={[['', 'choisir…'], ...free]}
            class="wide"
            onChange={(id) => (id === '' ? undefined : append(part, id))}
          />
        </div>
      )}
    </div>
  );
};
