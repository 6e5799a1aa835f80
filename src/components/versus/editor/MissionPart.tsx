// A mission alone: which one, from when, and how many tiles are already lost in each river.
import type { JSX } from 'preact';
import { CAMPS, type Camp } from '../../../engine/versus/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { useBench } from '../../atelier/bench.ts';
import { NumberField, Section } from '../../atelier/fields.tsx';
import { below } from '../../atelier/part.ts';
import { MaybeNumber, PickOf } from '../../atelier/part-fields.tsx';
import { OF_CAMP } from '../words.ts';
import { setLost } from './game/model.ts';
import { MissionChoice } from './MissionChoice.tsx';
import type { WorkOf } from './modes.ts';
import { useWork } from './part.ts';

export const MissionPart = (): JSX.Element => {
  const work = useWork<'mission'>();
  const { edit } = useBench<WorkOf<'mission'>>();
  return (
    <Section
      title="Ce qui se joue"
      paths={[...(typeof work.value.mission === 'string' ? ['mission'] : []), 'turn', 'active', 'lost']}
      open
    >
      <p class="aside">
        {typeset(
          'La mission seule, sans disques ni rivières : pour écrire la vôtre, ou suivre les pions d’une partie que vous comptez à la main.',
        )}
      </p>
      <div class="fields">
        <MissionChoice />
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
        {CAMPS.map((camp) => (
          <NumberField
            key={camp}
            path={`lost.${camp}`}
            label={`Tuiles neutralisées ${OF_CAMP[camp]}`}
            value={work.value.lost?.[camp]}
            empty="0"
            onChange={(lost) => edit((now) => setLost(now, camp, lost), `lost.${camp}`)}
          />
        ))}
      </div>
    </Section>
  );
};
