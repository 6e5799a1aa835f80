// The fields of whom one fights: creatures, allies, epic creatures, bosses.
import type { JSX } from 'preact';
import type { EpicCard, WildCard } from '../../../engine/fields-of-eternia/types.ts';
import { NumberField } from '../../atelier/fields.tsx';
import { MaybeAbility } from './AbilityField.tsx';
import { EffectsField } from './EffectsField.tsx';
import { ExampleNote, NumberOf, PickOf } from './fields.tsx';
import { FACTION_CHOICES } from './HeroField.tsx';
import { below, filled, type Part } from './part.ts';
import { cardOrigin } from './provenance.ts';
import { BonusFields } from './BonusFields.tsx';

/** An empty cost: nobody tames it. */
const CostField = ({ part, label }: { readonly part: Part<number | null>; readonly label: string }): JSX.Element => (
  <NumberField
    path={part.path}
    label={label}
    value={part.value ?? undefined}
    empty="ne se dompte pas"
    onChange={(value) => part.change(value ?? null, part.path)}
  />
);

const Fought = ({
  part,
  epic,
}: {
  readonly part: Part<WildCard> | Part<EpicCard>;
  readonly epic: boolean;
}): JSX.Element => {
  const own = part as Part<WildCard | EpicCard>;
  const origin = (field: string): ReturnType<typeof cardOrigin> => cardOrigin(own.value, field);
  const numbers = [
    ['health', 'PS'],
    ['attack', 'Attaque'],
    ['defense', 'Défense'],
  ] as const;
  return (
    <>
      {numbers.some(([field]) => origin(field) === 'example') ? <ExampleNote /> : null}
      <div class="fields">
        {numbers.map(([field, label]) => (
          <NumberOf key={field} part={below(own, field)} label={label} origin={origin(field)} />
        ))}
        {epic ? (
          <NumberOf
            part={below(part as Part<EpicCard>, 'initiative')}
            label="Initiative"
            origin={origin('initiative')}
          />
        ) : null}
        <CostField
          part={below(own, 'cost')}
          label={own.value.type === 'allie' ? 'Coût de recrutement' : 'Coût de domptage'}
        />
      </div>
      <BonusFields part={below(own, 'bonus')} title="Bonus du héros, une fois la carte gagnée" />
      <EffectsField part={filled(below(own, 'reward'), [])} title="Récompense" />
    </>
  );
};
export const WildFields = ({ part }: { readonly part: Part<WildCard> }): JSX.Element => (
  <>
    {part.value.type === 'allie' ? (
      <div class="fields">
        <PickOf part={below(part, 'faction')} label="Faction" choices={[[undefined, 'aucune'], ...FACTION_CHOICES]} />
      </div>
    ) : null}
    <Fought part={part} epic={false} />
    <MaybeAbility part={below(part, 'ability')} title="Capacité de début de combat" />
  </>
);
export const EpicFields = ({ part }: { readonly part: Part<EpicCard> }): JSX.Element => (
  <>
    <Fought part={part} epic />
    <MaybeAbility part={below(part, 'passive')} title="Capacité passive" />
    <MaybeAbility part={below(part, 'surge')} title="Capacité surcharge" />
  </>
);
