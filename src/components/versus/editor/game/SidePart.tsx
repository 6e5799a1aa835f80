// A command post: discs in their three zones, cubes, what comes back at each upkeep.
import type { JSX } from 'preact';
import { DEFENCE_SATURATION, DISC_RECOVERY, POSTS } from '../../../../engine/versus/constants.ts';
import { cubesOf, discsOf } from '../../../../engine/versus/partie/setup-read.ts';
import type { SideSpec } from '../../../../engine/versus/partie/types.ts';
import type { Camp } from '../../../../engine/versus/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, NumberField, Section } from '../../../atelier/fields.tsx';
import { below, filled, type Part } from '../../../atelier/part.ts';
import { MaybeNumber } from '../../../atelier/part-fields.tsx';
import { POST_NAMES } from '../../words.ts';
import { missionOf } from '../model.ts';
import { useWork } from '../part.ts';

export const DISCS = ['Disques disponibles', 'Disques en dépense', 'Disques indisponibles'] as const;
export const CUBES = ['Cubes disponibles', 'Cubes en fatigue'] as const;
interface RowProps {
  readonly path: string;
  readonly labels: readonly string[];
  readonly values: readonly number[];
  readonly told: boolean;
  readonly change: (values: readonly number[], field: string) => void;
}
/** Numbers that go together: the first change writes them all. */
const NumberRow = ({ path, labels, values, told, change }: RowProps): JSX.Element => (
  <>
    {labels.map((label, i) => (
      <NumberField
        key={label}
        path={`${path}.${i}`}
        label={label}
        value={values[i]}
        origin={told ? 'typed' : 'example'}
        onChange={(value) => (value === undefined ? undefined : change(values.with(i, value), `${path}.${i}`))}
      />
    ))}
    <Faults path={path} />
  </>
);
export const useSide = (camp: Camp): Part<SideSpec> => {
  const work = useWork<'partie'>();
  return filled(below(filled(below(work, 'sides'), {}), camp), {});
};
export const SidePart = ({ camp }: { readonly camp: Camp }): JSX.Element => {
  const work = useWork<'partie'>().value;
  const side = useSide(camp);
  const { discs, cubes, saturation } = side.value;
  const space = filled(below(side, 'saturation'), {});
  const keys = ['discs', 'discRecovery', 'cubes', 'cubeRecovery', 'saturation'] as const;
  return (
    <Section
      class={`team-part ${camp === 'villain' ? 'villains' : ''}`}
      title={POST_NAMES[camp]}
      paths={[...keys.map((key) => `${side.path}.${key}`)]}
      extra={discs === undefined && cubes === undefined ? <span class="part-extra">exemple</span> : undefined}
    >
      <div id={fieldId(side.path)} tabIndex={-1}>
        <p class="aside">
          {typeset(
            'Les valeurs d’exemple sont celles que deux figures du livret laissent deviner : relevez les vôtres sur la mise en place.',
          )}
        </p>
      </div>
      <div class="fields">
        <NumberRow
          path={`${side.path}.discs`}
          labels={DISCS}
          values={discsOf(work, camp)}
          told={discs !== undefined}
          change={([a = 0, b = 0, c = 0], field) => side.change({ ...side.value, discs: [a, b, c] }, field)}
        />
        <MaybeNumber
          part={below(side, 'discRecovery')}
          label="Disques récupérés à l’entretien"
          empty={`${DISC_RECOVERY}`}
        />
        <NumberRow
          path={`${side.path}.cubes`}
          labels={CUBES}
          values={cubesOf(work, missionOf(work), camp)}
          told={cubes !== undefined}
          change={([a = 0, b = 0], field) => side.change({ ...side.value, cubes: [a, b] }, field)}
        />
        <MaybeNumber
          part={below(side, 'cubeRecovery')}
          label="Cubes récupérés à l’entretien"
          empty={`${POSTS.recovery}`}
        />
        <MaybeNumber part={below(space, 'move')} label="Saturation, case mouvement" empty="non connue" />
        <MaybeNumber part={below(space, 'reroll')} label="Saturation, case relance" empty="non connue" />
      </div>
      <p class="aside">{typeset(`La case défense est saturée à ${DEFENCE_SATURATION} cubes.`)}</p>
      {saturation === undefined ? null : <Faults path={space.path} />}
    </Section>
  );
};
