// The dice of the base game, as the reader's show them.
import type { JSX } from 'preact';
import { EXAMPLE_DICE } from '../../../../engine/versus/data.ts';
import { COLOURS } from '../../../../engine/versus/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { Section } from '../../../atelier/fields.tsx';
import { below, filled } from '../../../atelier/part.ts';
import { useWork } from '../part.ts';
import { ExampleTag, FaultSpot } from '../spots.tsx';
import { COLOUR_WORDS } from '../words.ts';
import { NumbersOf } from './fields.tsx';

export const DicePart = (): JSX.Element => {
  const work = useWork<'partie'>();
  const dice = filled(below(work, 'dice'), {});
  const told = COLOURS.filter((colour) => dice.value[colour] !== undefined);
  return (
    <Section
      title="Les dés"
      paths={['dice']}
      extra={
        told.length === 0 ? undefined : (
          <span class="part-extra">{typeset(told.map((colour) => COLOUR_WORDS[colour]).join(', '))}</span>
        )
      }
    >
      <p class="aside">
        {typeset(
          'Les succès de chaque face, séparés par des virgules, tels que vos dés les montrent. Avec eux, le site donne les chances exactes et lance pour vous.',
        )}
      </p>
      <div class="fields">
        {COLOURS.map((colour) => (
          <NumbersOf
            key={colour}
            part={below(dice, colour)}
            label={`Dé ${COLOUR_WORDS[colour]}`}
            placeholder="non connu"
          />
        ))}
      </div>
      <FaultSpot path="dice" />
      <div class="row">
        <button type="button" class="btn" onClick={() => dice.change({ ...dice.value, ...EXAMPLE_DICE })}>
          {typeset('Essayer un dé orange d’exemple')}
        </button>
        <ExampleTag />
      </div>
    </Section>
  );
};
