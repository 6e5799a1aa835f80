// The map in a table: its zones, and for each what it touches. The drawing beside follows.
import type { JSX } from 'preact';
import { type MapEdge, type MapSpec, MERCHANTS, type MapZone } from '../../../../engine/fields-of-eternia/types.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, Section, SelectField } from '../../../atelier/fields.tsx';
import { MERCHANT_NAMES } from '../../words.ts';
import { CheckOf, ExampleNote, MaybeNumber, NumberOf, PickOf, TextOf } from '../fields.tsx';
import { nameOr } from '../ids.ts';
import { append, below, drop, items, narrow, type Part } from '../part.ts';
import { addZone, MAP_NAMES, type MapName, mapIn, removeZone, zoneNamer } from './map-model.ts';

const OWN = 'saisi';
const KINDS: readonly (readonly [kind: MapEdge['kind'], label: string])[] = [
  ['limite', 'limite commune'],
  ['chemin', 'chemin'],
  ['couloir', 'couloir de vol'],
  ['bord', 'même icône de bord'],
];
const kindName = (kind: MapEdge['kind']): string => KINDS.find(([one]) => one === kind)?.[1] ?? kind;

interface EdgesProps {
  readonly part: Part<MapSpec>;
  readonly zone: MapZone;
}
/** Links are edited in the zone that they begin in, and said in the other. */
const Edges = ({ part, zone }: EdgesProps): JSX.Element => {
  const map = part.value;
  const name = zoneNamer(map);
  const edges = below(part, 'edges');
  const others = map.zones.filter(({ id }) => id !== zone.id);
  const inward = map.edges.filter(({ b }) => b === zone.id);
  return (
    <div class="base">
      <p class="base-title">Liens</p>
      {items(edges).map((edge, i) =>
        edge.value.a !== zone.id ? null : (
          <div class="fields edge" key={i} id={fieldId(edge.path)} tabIndex={-1}>
            <PickOf part={below(edge, 'b')} label="Vers" choices={others.map(({ id }) => [id, name(id)] as const)} />
            <PickOf part={below(edge, 'kind')} label="Par" choices={KINDS} />
            <button
              type="button"
              class="btn flat"
              aria-label={typographie(`Retirer le lien vers ${name(edge.value.b)}`)}
              onClick={() => drop(edges, i)}
            >
              Retirer
            </button>
            <Faults path={edge.path} />
          </div>
        ),
      )}
      {inward.length === 0 ? null : (
        <p class="aside">
          {typographie(`Et depuis ${inward.map(({ a, kind }) => `${name(a)} (${kindName(kind)})`).join(', ')}.`)}
        </p>
      )}
      <div class="fields">
        <SelectField
          path={`liens.${zone.id}`}
          label="Ajouter un lien vers"
          value=""
          choices={[['', 'choisir…'], ...others.map(({ id }) => [id, name(id)] as const)]}
          onChange={(id) => (id === '' ? undefined : append<MapEdge>(edges, { a: zone.id, b: id, kind: 'limite' }))}
        />
      </div>
    </div>
  );
};
const ZoneFields = ({ part, zone }: { readonly part: Part<MapSpec>; readonly zone: Part<MapZone> }): JSX.Element => (
  <>
    <div class="fields">
      <TextOf part={below(zone, 'name')} label="Nom" />
      <PickOf
        part={below(zone, 'kind')}
        label="Sorte"
        choices={[
          ['avant-poste', 'avant-poste'],
          ['contree', 'contrée sauvage'],
          ['mer', 'mer'],
        ]}
      />
      <MaybeNumber part={below(zone, 'eternium')} label="Eternium imprimé" empty="0" />
      <PickOf
        part={below(zone, 'merchant')}
        label="Marchand"
        choices={[[undefined, 'aucun'], ...MERCHANTS.map((merchant) => [merchant, MERCHANT_NAMES[merchant]] as const)]}
      />
      <CheckOf part={below(zone, 'tower')} label="Tour" />
      <NumberOf part={below(zone, 'x')} label="Place sur le dessin, de gauche à droite (0 à 100)" />
      <NumberOf part={below(zone, 'y')} label="Place, de haut en bas (0 à 100)" />
    </div>
    <Faults path={`${zone.path}.id`} />
    <Edges part={part} zone={zone.value} />
  </>
);
const OwnMap = ({ part }: { readonly part: Part<MapSpec> }): JSX.Element => (
  <>
    <p class="aside">{typographie('Une zone touchée sur le dessin s’y déplace par les flèches.')}</p>
    {items(below(part, 'zones')).map((zone, i) => {
      const edges = part.value.edges.flatMap(({ a }, e) => (a === zone.value.id ? [`${part.path}.edges.${e}`] : []));
      return (
        <Section
          key={zone.value.id}
          class="unit"
          title={nameOr(zone.value.name, 'Zone sans nom')}
          paths={[zone.path, ...edges]}
          extra={<span class="part-extra">{zone.value.kind === 'contree' ? 'contrée' : zone.value.kind}</span>}
        >
          <ZoneFields part={part} zone={zone} />
          <button type="button" class="btn flat" onClick={() => part.change(removeZone(part.value, i))}>
            {typographie(`Retirer : ${nameOr(zone.value.name, 'cette zone')}`)}
          </button>
        </Section>
      );
    })}
    <button type="button" class="btn" onClick={() => part.change(addZone(part.value))}>
      Ajouter une zone
    </button>
  </>
);

interface MapProps {
  readonly part: Part<MapSpec | string | undefined>;
}
/** `part` writes the whole game: a base that is not on the new map moves. */
export const MapPart = ({ part }: MapProps): JSX.Element => {
  const { value = 'eternia' } = part;
  const choose = (name: string): void => part.change(name === OWN ? mapIn(value) : name);
  return (
    <Section
      title="La carte d’Eternia"
      paths={[part.path]}
      extra={
        <span class="part-extra">
          {typographie(typeof value === 'string' ? (MAP_NAMES[value as MapName] ?? value) : 'saisie')}
        </span>
      }
    >
      <div class="fields">
        <SelectField
          path={part.path}
          label="Carte"
          value={typeof value === 'string' ? value : OWN}
          choices={[...Object.entries(MAP_NAMES), [OWN, 'une carte que je saisis']]}
          class="wide"
          onChange={choose}
        />
      </div>
      {typeof value === 'string' ? (
        <ExampleNote />
      ) : (
        <OwnMap part={narrow<MapSpec | string | undefined, MapSpec>(part, value)} />
      )}
    </Section>
  );
};
