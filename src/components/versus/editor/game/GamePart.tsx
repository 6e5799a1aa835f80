// What is played: the mission, who has the initiative, the moment of the game.
import type { JSX } from 'preact';
import type { Camp } from '../../../../engine/versus/types.ts';
import { Section } from '../../../atelier/fields.tsx';
import { below } from '../../../atelier/part.ts';
import { MaybeNumber, PickOf } from '../../../atelier/part-fields.tsx';
import { MissionChoice } from '../MissionChoice.tsx';
import { missionOf } from '../model.ts';
import { useWork } from '../part.ts';
import { CAMP_WORDS } from '../words.ts';

export const GamePart = (): JSX.Element => {
  const work = useWork<'partie'>();
  const { initiative } = missionOf(work.value);
  const own = typeof work.value.mission !== 'string';
  return (
    <Section title="La partie" paths={[...(own ? [] : ['mission']), 'initiative', 'turn', 'active']} open>
      <div class="fields">
        <MissionChoice />
        <PickOf<Camp | undefined>
          part={below(work, 'initiative')}
          label="Initiative"
          class="wide"
          choices={[
            [
              undefined,
              `le ${CAMP_WORDS[initiative]}, ${own ? 'comme le dit la mission' : 'déduit de la fin de la mission'}`,
            ],
            ['hero', 'le héros'],
            ['villain', 'le vilain'],
          ]}
        />
        <MaybeNumber part={below(work, 'turn')} label="Tour" empty="1" />
        <PickOf<Camp | undefined>
          part={below(work, 'active')}
          label="Camp qui joue"
          choices={[
            [undefined, 'celui qui a l’initiative'],
            ['hero', 'le héros'],
            ['villain', 'le vilain'],
          ]}
        />
      </div>
    </Section>
  );
};
