// The rounds of a solo game, and where its score stands.
import type { JSX } from 'preact';
import { SOLDIERS } from '../../../../engine/fields-of-eternia/constants.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { CheckOf, ExampleNote, MaybeNumber, PickOf } from '../fields.tsx';
import { append, below, drop, filled, items } from '../part.ts';
import type { Solo } from './LevelPart.tsx';

export const TrackPart = ({ part }: { readonly part: Solo }): JSX.Element => {
  const track = below(part, 'track');
  return (
    <Section title="Les manches et le score" paths={['track', 'round', 'begun', 'pv', 'figures']} open>
      <div class="fields">
        <CheckOf part={below(part, 'begun')} label="Partie déjà commencée : rien à mettre en place" />
        <PickOf
          part={filled(below(part, 'round'), 0)}
          label="Manche en cours"
          choices={track.value.map(({ day }, i) => [i, `${i + 1}, ${day ? 'jour' : 'nuit'}`] as const)}
        />
        <MaybeNumber part={below(part, 'pv')} label="PV gagnés jusqu’ici" empty="0" />
        <MaybeNumber part={below(part, 'figures')} label="Soldats de l’ennemi en tout" empty={`${SOLDIERS}`} />
      </div>
      <div id={fieldId('track')} tabIndex={-1}>
        <Faults path="track" />
      </div>
      <ExampleNote />
      <ol class="draws">
        {items(track).map((cell, i) => (
          <li key={i}>
            <button
              type="button"
              class="btn"
              aria-label={typeset(`Manche ${i + 1}, ${cell.value.day ? 'jour' : 'nuit'} : changer`)}
              onClick={() => cell.change({ day: !cell.value.day })}
            >
              {typeset(`${i + 1} ${cell.value.day ? 'jour' : 'nuit'}`)}
            </button>
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" class="btn" onClick={() => append(track, { day: track.value.at(-1)?.day !== true })}>
          Ajouter une manche
        </button>
        <button type="button" class="btn flat" onClick={() => drop(track, track.value.length - 1)}>
          Retirer la dernière
        </button>
      </div>
    </Section>
  );
};
