// A module of a base: its kind, and what resistance it has left.
import type { JSX } from 'preact';
import { MODULE_RESISTANCE } from '../../../engine/battleworld/data.ts';
import { MODULE_KINDS } from '../../../engine/battleworld/types.ts';
import { Faults, NumberField, SelectField } from '../../atelier/fields.tsx';
import { KIND_NAMES } from '../words.ts';
import { useDesk } from './desk.ts';
import { setModule } from './model.ts';

export const ModuleSheet = ({ index }: { readonly index: number }): JSX.Element | null => {
  const { scenario, edit } = useDesk();
  const module = scenario.modules[index];
  if (module === undefined) return null;
  const path = `modules.${index}`;
  return (
    <>
      <Faults path={`${path}.cell`} />
      <Faults path={`${path}.id`} />
      <div class="fields">
        <SelectField
          path={`${path}.kind`}
          label="Module"
          value={module.kind}
          choices={MODULE_KINDS.map((kind) => [kind, KIND_NAMES[kind]] as const)}
          onChange={(value) => edit((now) => setModule(now, index, 'kind', value))}
        />
        <NumberField
          path={`${path}.resistance`}
          label="Résistance"
          value={module.resistance}
          empty={`${MODULE_RESISTANCE}`}
          onChange={(value) => edit((now) => setModule(now, index, 'resistance', value), `${path}.resistance`)}
        />
      </div>
    </>
  );
};
