import type { JSX } from 'preact';
import type { Ability } from '../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { EffectsField } from './EffectsField.tsx';
import { CheckOf, MaybeText } from './fields.tsx';
import { below, filled, type Part } from './part.ts';

/** A surge may be immediate; what holds for the whole combat says so. */
export const AbilityField = ({
  part,
  surge = false,
}: {
  readonly part: Part<Ability>;
  readonly surge?: boolean;
}): JSX.Element => (
  <>
    <div class="fields">
      <MaybeText part={below(part, 'name')} label="Nom de la capacité" />
      <MaybeText part={below(part, 'text')} label="Texte de la carte" max={300} class="wide" />
      {surge ? <CheckOf part={below(part, 'immediate')} label="Immédiate : agit dès que la carte est posée" /> : null}
      <CheckOf part={below(part, 'lasting')} label="Dure tout le combat" />
    </div>
    <EffectsField part={below(part, 'effects')} />
  </>
);

interface MaybeProps {
  readonly part: Part<Ability | undefined>;
  readonly title: string;
  readonly surge?: boolean;
}
/** An ability that a card may not have. */
export const MaybeAbility = ({ part, title, surge = false }: MaybeProps): JSX.Element => (
  <div class="base">
    <p class="base-title">{typeset(title)}</p>
    {part.value === undefined ? (
      <button type="button" class="btn" onClick={() => part.change({ effects: [] })}>
        {typeset(`Ajouter : ${title.toLowerCase()}`)}
      </button>
    ) : (
      <>
        <AbilityField part={filled(part, part.value)} surge={surge} />
        <button type="button" class="btn flat" onClick={() => part.change(undefined)}>
          {typeset(`Retirer : ${title.toLowerCase()}`)}
        </button>
      </>
    )}
  </div>
);
