// Which map: an example, or one's own, which the place draws.
import type { JSX } from 'preact';
import { typeset } from '../../../../plugins/typography.ts';
import { Section, SelectField } from '../../../atelier/fields.tsx';
import { useBench } from '../../../atelier/bench.ts';
import { ExampleNote } from '../fields.tsx';
import type { Board } from './board.ts';
import { MAP_NAMES, type MapName, NOTHING, mapIn, onMap } from './map-model.ts';

const OWN = 'saisi';
const EMPTY = 'vide';
/** A base that is not on the new map goes where that map has some. */
export const MapPart = (): JSX.Element => {
  const { scenario, edit } = useBench<Board>();
  const { map = 'eternia' } = scenario;
  const choose = (name: string): void =>
    edit((now) =>
      name === OWN ? { ...now, map: mapIn(now.map) } : name === EMPTY ? { ...now, map: NOTHING } : onMap(now, name),
    );
  return (
    <Section
      title="La carte d’Eternia"
      paths={['map']}
      open
      extra={
        <span class="part-extra">
          {typeset(typeof map === 'string' ? (MAP_NAMES[map as MapName] ?? map) : 'la vôtre')}
        </span>
      }
    >
      <div class="fields">
        <SelectField
          path="map"
          label="Carte"
          value={typeof map === 'string' ? map : OWN}
          choices={[
            ...Object.entries(MAP_NAMES),
            [OWN, 'la mienne, à partir de celle-ci'],
            [EMPTY, 'la mienne, à partir de rien'],
          ]}
          class="wide"
          deep
          onChange={choose}
        />
      </div>
      {typeof map === 'string' ? <ExampleNote /> : null}
    </Section>
  );
};
