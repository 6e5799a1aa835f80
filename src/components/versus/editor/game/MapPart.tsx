// The map as far as the engine follows it: names of zones, exits, and what stands there in a game under way.
import type { JSX } from 'preact';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import { EXAMPLE_DICE } from '../../../../engine/versus/data.ts';
import { figuresIn } from '../../../../engine/versus/draw.ts';
import type { FigureSpec, Marker } from '../../../../engine/versus/partie/types.ts';
import { COLOURS, type Zone } from '../../../../engine/versus/types.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { CheckField, Faults, Section, SelectField } from '../../../atelier/fields.tsx';
import { below, filled, listOfPart, type Part } from '../../../atelier/part.ts';
import { CheckOf, ListOf, MaybeNumber, PickOf, WordsOf } from '../../../atelier/part-fields.tsx';
import { put } from '../../../atelier/put.ts';
import { MARKER_NAMES } from '../../words.ts';
import { Choices } from '../mission/fields.tsx';
import { toggle } from '../mission/model.ts';
import { useWork } from '../part.ts';
import { COLOUR_WORDS } from '../words.ts';
import { ExampleTag, FaultSpot } from '../spots.tsx';
import { NumbersOf } from './fields.tsx';
import { cardName } from './model.ts';

const NOWHERE = '';
/** A zone of the scenario, or none: what it was, if it is no longer one, stays in the list. */
const ZoneField = ({
  path,
  value,
  onChange,
}: {
  readonly path: string;
  readonly value: Zone | null | undefined;
  readonly onChange: (zone: Zone | undefined) => void;
}): JSX.Element => {
  const { zones = [] } = useWork<'partie'>().value;
  return (
    <SelectField
      path={path}
      label="Zone"
      value={value ?? NOWHERE}
      choices={[[NOWHERE, 'non suivie'], ...zones.map((zone) => [zone, zone] as const)]}
      onChange={(zone) => onChange(zone === NOWHERE ? undefined : zone)}
    />
  );
};
export const MapPart = (): JSX.Element => {
  const work = useWork<'partie'>();
  const [zones, exits] = [below(work, 'zones'), below(work, 'exits')];
  const [listed, out] = [listOfPart(zones), listOfPart(exits)];
  const setExits = (next: readonly Zone[]): void => exits.change(next.length === 0 ? undefined : next);
  return (
    <Section
      title="Les zones"
      paths={['zones', 'exits']}
      extra={
        listed.length === 0 ? (
          <span class="part-extra">non suivies</span>
        ) : (
          <span class="part-extra">{listed.length}</span>
        )
      }
    >
      <p class="aside">
        {typographie(
          'Donnez un nom court à chaque zone de votre plateau : le moteur sait alors qui est avec qui. Sans zones, il croit les comptes rendus.',
        )}
      </p>
      <div class="fields">
        <WordsOf part={zones} label="Noms, séparés par des virgules" placeholder="quai, hall, toit" />
        {listed.map((_, i) => (
          <Faults key={i} path={`zones.${i}`} />
        ))}
        <Choices
          path="exits"
          label="Sorties"
          choices={[...new Set([...listed, ...out])].map((zone) => ({
            key: zone,
            label: listed.includes(zone) ? zone : `${zone}, disparue`,
            checked: out.includes(zone),
            onChange: () => setExits(toggle(out, zone)),
          }))}
        />
      </div>
    </Section>
  );
};

const FigureFields = ({ part }: { readonly part: Part<FigureSpec> }): JSX.Element => {
  const work = useWork<'partie'>().value;
  const { id, zone } = part.value;
  const choices = figuresIn(work).map((figure) => [figure.id, figureName(work, figure.id)] as const);
  return (
    <>
      <div class="fields">
        <SelectField
          path={`${part.path}.id`}
          label="Figurine"
          value={id}
          choices={choices}
          onChange={(next) => part.change({ ...part.value, id: next })}
        />
        <ZoneField
          path={`${part.path}.zone`}
          value={zone}
          onChange={(next) => part.change(put(part.value, 'zone', next))}
        />
        <MaybeNumber part={below(part, 'life')} label="Points de vie" empty="ceux de la carte" />
      </div>
      <CheckField
        path={`${part.path}.out`}
        label="Neutralisée"
        value={part.value.out === true}
        onChange={(on) => part.change(put(part.value, 'out', on ? true : undefined))}
      />
      <CheckField
        path={`${part.path}.lying`}
        label="Neutralisée et laissée couchée (Solomon Grundy, Talon)"
        value={part.value.lying === true}
        onChange={(on) => part.change(put(part.value, 'lying', on ? true : undefined))}
      />
    </>
  );
};
const figureName = (work: Parameters<typeof cardName>[0], id: string): string => {
  const [tile = '', n = ''] = id.split('#');
  return `${cardName(work, tile)}, n° ${n}`;
};
const MARKERS = [
  'smoke',
  'freeze',
  'venom',
  'swarm',
  'fear',
  'flame',
  'gas',
] as const satisfies readonly Marker['kind'][];
const MARKER_CHOICES = MARKERS.map((kind) => [kind, MARKER_NAMES[kind]] as const);
const MarkerFields = ({ part }: { readonly part: Part<Marker> }): JSX.Element => {
  const { kind, zone } = part.value;
  return (
    <>
      <div class="fields">
        <PickOf part={below(part, 'kind')} label="Genre" choices={MARKER_CHOICES} />
        <ZoneField
          path={`${part.path}.zone`}
          value={zone}
          onChange={(next) => part.change({ ...part.value, zone: next ?? null })}
        />
      </div>
      {kind === 'flame' || kind === 'gas' || part.value.full !== undefined ? (
        <CheckOf part={below(part, 'full')} label="Face pleine" />
      ) : null}
    </>
  );
};
/** What differs from the start: nothing of it is needed for a game that begins. */
export const MomentPart = (): JSX.Element => {
  const work = useWork<'partie'>();
  const [figures, markers] = [below(work, 'figures'), below(work, 'markers')];
  const known = figuresIn(work.value);
  const next = known.find(({ id }) => !listOfPart(figures).some((figure) => figure.id === id))?.id;
  return (
    <Section title="Une partie déjà en cours" paths={['figures', 'markers']}>
      <p class="aside">
        {typographie(
          'Seulement ce qui diffère du début : une figurine ailleurs, blessée ou neutralisée, un pion posé.',
        )}
      </p>
      {known.length === 0 && listOfPart(figures).length === 0 ? (
        <p class="aside">{typographie('Les figurines viennent avec les équipes : choisissez d’abord qui joue.')}</p>
      ) : (
        <ListOf
          part={figures}
          title="Figurines"
          add="Ajouter une figurine"
          make={(): FigureSpec => ({ id: next ?? known[0]?.id ?? '' })}
          name={({ id }) => figureName(work.value, id)}
          most={2 * LIMITS.tiles}
        >
          {(figure) => <FigureFields part={figure} />}
        </ListOf>
      )}
      <ListOf
        part={markers}
        title="Pions posés sur le plateau"
        add="Ajouter un pion"
        make={(): Marker => ({ kind: 'smoke', zone: null })}
        name={({ kind, zone }) => `${MARKER_NAMES[kind]}${zone === null ? '' : `, ${zone}`}`}
        most={LIMITS.zones}
      >
        {(marker) => <MarkerFields part={marker} />}
      </ListOf>
    </Section>
  );
};

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
          <span class="part-extra">{typographie(told.map((colour) => COLOUR_WORDS[colour]).join(', '))}</span>
        )
      }
    >
      <p class="aside">
        {typographie(
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
          {typographie('Essayer un dé orange d’exemple')}
        </button>
        <ExampleTag />
      </div>
    </Section>
  );
};
