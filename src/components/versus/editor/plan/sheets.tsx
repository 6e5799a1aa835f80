// The sheet about the piece in hand: what has no place on the plan.
import type { JSX } from 'preact';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import type { Gender, StateSpec, TokenSpec } from '../../../../engine/versus/mission/format.ts';
import type { FigureSpec, Marker, PieceSpec } from '../../../../engine/versus/partie/types.ts';
import { genderOf } from '../../../../engine/versus/words.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { CheckField, Faults, NumberField, Section } from '../../../atelier/fields.tsx';
import { useBench } from '../../../atelier/bench.ts';
import { nameOr } from '../../../atelier/ids.ts';
import { below, filled, items, type Part } from '../../../atelier/part.ts';
import { CheckOf, ListOf, MaybeNumber, NumberOf, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { PieceLines } from '../../../atelier/place/Panel.tsx';
import { usePlace } from '../../../atelier/place/useHands.ts';
import { put } from '../../../atelier/put.ts';
import { MARKER_NAMES } from '../../words.ts';
import { setCount } from '../game/model.ts';
import { StateField } from '../mission/fields.tsx';
import { newState, putFirst, setCharacter } from '../mission/model.ts';
import { TestSentence } from '../mission/sentences.tsx';
import { missionOf } from '../model.ts';
import type { Work } from '../modes.ts';
import { useWork } from '../part.ts';
import { FaultSpot } from '../spots.tsx';
import { CAMP_CHOICES, GENDER_CHOICES, PLACE_CHOICES } from '../words.ts';
import { dropDoor } from './ground.ts';
import { ZoneName } from './ZoneName.tsx';

interface At {
  readonly index: number;
}
/** The mission as a part, when it is the reader's. */
const useMission = () => {
  const work = useWork();
  const { mission } = work.value;
  return typeof mission === 'string'
    ? undefined
    : {
        path: 'mission',
        value: mission,
        change: (next: typeof mission, field?: string): void => work.change({ ...work.value, mission: next }, field),
      };
};

const ZoneSheet = ({ index }: At): JSX.Element => {
  const { scenario, edit } = useBench<Work>();
  const { pieces } = usePlace();
  const zone = scenario.zones?.[index] ?? '';
  const at = pieces.find(({ path }) => path === `zones.${index}`)?.at;
  return (
    <>
      <p class="vs-zone-name">
        <span aria-hidden="true">Nom</span> <ZoneName index={index} />
      </p>
      <Faults path={`zones.${index}`} />
      {(scenario.doors ?? []).map((door, i) =>
        door.includes(zone) ? (
          <div class="row" key={i}>
            <span>{typeset(`Communique avec ${door[0] === zone ? door[1] : door[0]}`)}</span>
            <button type="button" class="btn flat" onClick={() => edit((now) => dropDoor(now, i))}>
              Séparer
            </button>
            <Faults path={`doors.${i}`} />
          </div>
        ) : null,
      )}
      <PieceLines pieces={pieces.filter((one) => one.at === at && one.flat !== true)} />
    </>
  );
};

const StatesList = ({ part }: { readonly part: Part<TokenSpec> }): JSX.Element => {
  const states = below(part, 'states');
  const title = ({ name }: StateSpec, index: number): string =>
    `${nameOr(name, `état ${index + 1}`)}${index === 0 ? ' (au départ)' : ''}`;
  return (
    <ListOf
      part={states}
      title="États"
      add="Ajouter un état"
      make={() => newState(states.value)}
      name={title}
      most={LIMITS.states}
      least={1}
    >
      {(state, index) => (
        <>
          <div class="fields">
            <TextOf part={below(state, 'name')} label="Nom de l’état" placeholder="amorcée" />
            <PickOf part={below(state, 'at')} label="Où est le pion" choices={PLACE_CHOICES} />
          </div>
          <FaultSpot path={`${state.path}.id`} />
          {index === 0 ? null : (
            <button type="button" class="btn" onClick={() => states.change(putFirst(states.value, index))}>
              {typeset('En faire l’état du départ')}
            </button>
          )}
        </>
      )}
    </ListOf>
  );
};
const CharacterFields = ({ part }: { readonly part: Part<TokenSpec> }): JSX.Element => {
  const { value, path } = part;
  const mission = missionOf(useWork().value);
  const character = below(part, 'character');
  const inner = character.value === undefined ? undefined : (character as Part<NonNullable<TokenSpec['character']>>);
  return (
    <>
      <CheckField
        path={`${path}.character`}
        label="C’est un personnage : il peut être déplacé et neutralisé"
        value={inner !== undefined}
        onChange={(on) => part.change(setCharacter(value, on))}
      />
      {inner === undefined ? null : (
        <>
          <div class="fields">
            <PickOf part={below(inner, 'side')} label="Camp" choices={CAMP_CHOICES} />
            <StateField
              part={below(inner, 'lost')}
              token={value.id}
              mission={mission}
              label="État une fois neutralisé"
            />
          </div>
          <CheckOf part={below(inner, 'shield')} label="Ni attaque, ni explosion, ni pouvoir ne peut le viser" />
          <CheckOf part={below(inner, 'tile')} label="Une tuile de la rivière le commande" />
        </>
      )}
    </>
  );
};
/** What all pieces of a kind share: the reader's own kinds only. `told`: one by one, and not by their number. */
const KindFields = ({
  token,
  told = false,
}: {
  readonly token: string;
  readonly told?: boolean;
}): JSX.Element | null => {
  const mission = useMission();
  const { pieces } = usePlace();
  const part =
    mission === undefined ? undefined : items(below(mission, 'tokens')).find(({ value }) => value.id === token);
  if (mission === undefined || part === undefined) return null;
  const tests = mission.value.tests.flatMap((test, i) => (test.token === token ? [`mission.tests.${i}`] : []));
  return (
    <Section
      class="unit"
      title={`Toutes les pièces « ${nameOr(part.value.name, 'sans nom')} »`}
      paths={[part.path]}
      open
    >
      <div class="fields">
        <TextOf part={below(part, 'name')} label="Nom" placeholder="bombe" />
        <TextOf part={below(part, 'plural')} label="Au pluriel" placeholder="bombes" />
        <PickOf
          part={filled(below(part, 'gender') as Part<Gender | undefined>, genderOf(part.value))}
          label="Genre du nom"
          choices={GENDER_CHOICES}
        />
        <MaybeNumber part={below(part, 'value')} label="Valeur dans un décompte" empty="1" />
      </div>
      <FaultSpot path={`${part.path}.id`} />
      {told ? <FaultSpot path={`${part.path}.count`} /> : null}
      <StatesList part={part} />
      <CharacterFields part={part} />
      <PieceLines pieces={pieces.filter(({ path }) => tests.includes(path))} />
    </Section>
  );
};
const PieceSheet = ({ part }: { readonly part: Part<PieceSpec> }): JSX.Element => {
  const mission = missionOf(useWork().value);
  const { value, path } = part;
  const first = mission.tokens.find(({ id }) => id === value.token)?.states[0]?.id ?? '';
  return (
    <>
      <Faults path={`${path}.token`} />
      <Faults path={`${path}.zone`} />
      <StateField
        part={{
          path: `${path}.state`,
          value: value.state ?? first,
          change: (state) => part.change(put(value, 'state', state === first ? undefined : state)),
        }}
        token={value.token}
        mission={mission}
        label="État"
      />
      <KindFields token={value.token} told />
    </>
  );
};
/** Pieces that nobody has laid: how many begin. */
const CountSheet = ({ index }: At): JSX.Element | null => {
  const { scenario, edit } = useBench<Work>();
  const mission = useMission();
  const token = missionOf(scenario).tokens[index];
  if (token === undefined) return null;
  const path = `counts.${token.id}`;
  const told = scenario.counts?.[token.id];
  return (
    <>
      <Faults path={path} />
      {mission !== undefined && told === undefined ? (
        <NumberOf
          part={below(
            (items(below(mission, 'tokens'))[index] ?? {
              path,
              value: token,
              change: () => undefined,
            }) as Part<TokenSpec>,
            'count',
          )}
          label="Combien au départ"
        />
      ) : (
        <NumberField
          path={`${path}.nombre`}
          label="Nombre au départ"
          value={told}
          empty={`${token.count}`}
          origin={told === undefined ? 'example' : 'typed'}
          onChange={(count) => edit((now) => setCount(now, token.id, count), path)}
        />
      )}
      <KindFields token={token.id} />
    </>
  );
};
const TestSheet = ({ index }: At): JSX.Element | null => {
  const mission = useMission();
  const part = mission === undefined ? undefined : items(below(mission, 'tests'))[index];
  if (mission === undefined || part === undefined) return null;
  return (
    <>
      <FaultSpot path={`${part.path}.id`} />
      <TestSentence part={part} mission={mission.value} />
    </>
  );
};
const FigureSheet = ({ part }: { readonly part: Part<FigureSpec> }): JSX.Element => (
  <>
    <Faults path={`${part.path}.id`} />
    <Faults path={`${part.path}.zone`} />
    <MaybeNumber part={below(part, 'life')} label="Points de vie" empty="ceux de la carte" />
    <CheckOf part={below(part, 'out') as Part<boolean | undefined>} label="Neutralisée" />
    <CheckOf
      part={below(part, 'lying') as Part<boolean | undefined>}
      label="Neutralisée et laissée couchée (Solomon Grundy, Talon)"
    />
  </>
);
const MARKERS = Object.entries(MARKER_NAMES) as readonly (readonly [Marker['kind'], string])[];
const MarkerSheet = ({ part }: { readonly part: Part<Marker> }): JSX.Element => (
  <>
    <Faults path={`${part.path}.zone`} />
    <PickOf part={below(part, 'kind')} label="Genre" choices={MARKERS} />
    {part.value.kind === 'flame' || part.value.kind === 'gas' || part.value.full !== undefined ? (
      <CheckOf part={below(part, 'full')} label="Face pleine" />
    ) : null}
  </>
);

export const Sheet = ({ path }: { readonly path: string }): JSX.Element | null => {
  const work = useWork<'partie'>();
  const index = Number(path.slice(path.lastIndexOf('.') + 1));
  const list = path.slice(0, path.lastIndexOf('.'));
  const [piece, figure, marker] = [
    items(below(work, 'pieces'))[index],
    items(below(work, 'figures'))[index],
    items(below(work, 'markers'))[index],
  ];
  if (list === 'zones') return <ZoneSheet index={index} />;
  if (list === 'exits') return <Faults path={path} />;
  if (list === 'mission.tokens') return <CountSheet index={index} />;
  if (list === 'mission.tests') return <TestSheet index={index} />;
  if (list === 'pieces' && piece !== undefined) return <PieceSheet part={piece} />;
  if (list === 'figures' && figure !== undefined) return <FigureSheet part={figure} />;
  return list === 'markers' && marker !== undefined ? <MarkerSheet part={marker} /> : null;
};
