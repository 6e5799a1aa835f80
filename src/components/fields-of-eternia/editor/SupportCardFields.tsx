// The fields of what a merchant sells: equipment, spells, vehicles.
import type { JSX } from 'preact';
import type { Condition, EquipmentCard, SpellCard, VehicleCard } from '../../../engine/fields-of-eternia/types.ts';
import { CONDITION_NAMES } from '../../../engine/fields-of-eternia/words.ts';
import { EffectsField } from './EffectsField.tsx';
import { CheckOf, MaybeText, NumberOf, PickOf } from './fields.tsx';
import { below, filled, type Part } from './part.ts';
import { BonusFields } from './BonusFields.tsx';

export const EquipmentFields = ({ part }: { readonly part: Part<EquipmentCard> }): JSX.Element => (
  <>
    <div class="fields">
      <PickOf
        part={below(part, 'kind')}
        label="Genre"
        choices={[
          ['armure', 'armure'],
          ['artefact', 'artefact'],
          ['consommable', 'consommable'],
        ]}
      />
      {part.value.kind === 'armure' ? (
        <MaybeText part={below(part, 'subtype')} label="Emplacement" placeholder="tête, corps…" />
      ) : null}
      <NumberOf part={below(part, 'cost')} label="Coût" />
    </div>
    {part.value.kind === 'consommable' ? (
      <EffectsField part={filled(below(part, 'effects'), [])} />
    ) : (
      <BonusFields part={below(part, 'bonus')} title="Bonus tant qu’on le porte" />
    )}
  </>
);
export const SpellFields = ({ part }: { readonly part: Part<SpellCard> }): JSX.Element => (
  <>
    <div class="fields">
      <PickOf
        part={below(part, 'use')}
        label="Se joue"
        choices={[
          ['combat', 'en combat'],
          ['plateau', 'sur le plateau'],
          ['deux', 'en combat ou sur le plateau'],
        ]}
      />
      <NumberOf part={below(part, 'cost')} label="Coût" />
      <CheckOf part={below(part, 'lasting')} label="Dure tout le combat" />
    </div>
    <EffectsField part={below(part, 'effects')} />
  </>
);
const CONDITION_CHOICES: readonly (readonly [when: Condition | undefined, label: string])[] = [
  [undefined, 'pas de bonus « +1* »'],
  ...(Object.entries(CONDITION_NAMES) as [Condition, string][]),
];
/** The starred bonus of a vehicle, and what it asks for. */
const StarredFields = ({ part }: { readonly part: Part<VehicleCard['starred']> }): JSX.Element => {
  const { value } = part;
  return (
    <>
      <div class="fields">
        <PickOf
          part={{
            path: `${part.path}.when`,
            value: value?.when,
            change: (when, field) =>
              part.change(when === undefined ? undefined : { when, bonus: value?.bonus ?? { attaque: 1 } }, field),
          }}
          label="Condition du bonus « +1* »"
          choices={CONDITION_CHOICES}
        />
      </div>
      {value === undefined ? null : (
        <BonusFields
          part={{
            path: `${part.path}.bonus`,
            value: value.bonus,
            change: (bonus, field) => part.change({ ...value, bonus: bonus ?? {} }, field),
          }}
          title="Bonus « +1* », tant que la condition est remplie"
        />
      )}
    </>
  );
};
export const VehicleFields = ({ part }: { readonly part: Part<VehicleCard> }): JSX.Element => (
  <>
    <div class="fields">
      <NumberOf part={below(part, 'cost')} label="Coût" />
    </div>
    <BonusFields
      part={{
        ...below(part, 'bonus'),
        change: (bonus, field) => part.change({ ...part.value, bonus: bonus ?? {} }, field),
      }}
      title="Bonus du héros"
    />
    <StarredFields part={below(part, 'starred')} />
  </>
);
