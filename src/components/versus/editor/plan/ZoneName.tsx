// The name of the zone in hand: typed in its room, and beside the plan where the room is too small for a field.
import type { JSX } from 'preact';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import { useBench } from '../../../atelier/bench.ts';
import { NameBlank } from '../../../atelier/place/NameBlank.tsx';
import type { Work } from '../modes.ts';
import { renameZone } from './ground.ts';

export const ZoneName = ({ index }: { readonly index: number }): JSX.Element => {
  const { scenario, edit } = useBench<Work>();
  const name = scenario.zones?.[index] ?? '';
  return (
    <NameBlank
      key={name}
      label="Nom de la zone"
      of={index}
      name={name}
      max={LIMITS.zone}
      rename={(typed) => edit((now) => renameZone(now, index, typed))}
    />
  );
};
