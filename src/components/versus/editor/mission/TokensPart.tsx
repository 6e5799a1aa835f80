// The pieces of a mission: how many, their states and where they are in each, and the characters among them.
import type { JSX } from 'preact';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import type { Mission, StateSpec, TokenSpec } from '../../../../engine/versus/mission/format.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { CheckField, Section } from '../../../atelier/fields.tsx';
import { nameOr } from '../../../atelier/ids.ts';
import { below, type Part } from '../../../atelier/part.ts';
import { CheckOf, ListOf, MaybeNumber, NumberOf, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { FaultSpot } from '../spots.tsx';
import { CAMP_CHOICES, PLACE_CHOICES } from '../words.ts';
import { StateField } from './fields.tsx';
import { newState, newToken, putFirst, setCharacter } from './model.ts';

const MAX = LIMITS.name;
const stateTitle = ({ name }: StateSpec, index: number): string =>
  `${nameOr(name, `état ${index + 1}`)}${index === 0 ? ' (au départ)' : ''}`;
const StatesList = ({ part }: { readonly part: Part<TokenSpec> }): JSX.Element => {
  const states = below(part, 'states');
  return (
    <ListOf
      part={states}
      title="États, celui du départ en premier"
      add="Ajouter un état"
      make={() => newState(states.value)}
      name={stateTitle}
      most={LIMITS.states}
      least={1}
    >
      {(state, index) => (
        <>
          <div class="fields">
            <TextOf part={below(state, 'name')} label="Nom de l’état" max={MAX} placeholder="amorcée" />
            <PickOf part={below(state, 'at')} label="Où est le pion" choices={PLACE_CHOICES} />
          </div>
          <FaultSpot path={`${state.path}.id`} />
          {index === 0 ? null : (
            <button type="button" class="btn" onClick={() => states.change(putFirst(states.value, index))}>
              {typographie('En faire l’état du départ')}
            </button>
          )}
        </>
      )}
    </ListOf>
  );
};
const CharacterFields = ({
  part,
  mission,
}: {
  readonly part: Part<TokenSpec>;
  readonly mission: Mission;
}): JSX.Element => {
  const { value } = part;
  const { character } = value;
  const path = `${part.path}.character`;
  const inner: Part<NonNullable<TokenSpec['character']>> | undefined =
    character === undefined
      ? undefined
      : { path, value: character, change: (next, field) => part.change({ ...value, character: next }, field) };
  return (
    <>
      <CheckField
        path={path}
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
export const TokensPart = ({ part }: { readonly part: Part<Mission> }): JSX.Element => {
  const mission = part.value;
  return (
    <Section
      title="Les pions"
      paths={[`${part.path}.tokens`]}
      extra={<span class="part-extra">{mission.tokens.length}</span>}
    >
      <p class="aside">
        {typographie(
          'Un genre de pion par ligne : bombes, otages, dossiers… Chaque genre a ses états, que les tests et les règles spéciales font changer.',
        )}
      </p>
      <ListOf
        part={below(part, 'tokens')}
        add="Ajouter un genre de pion"
        make={() => newToken(mission)}
        name={({ name }, i) => nameOr(name, `Pion ${i + 1}`)}
        most={LIMITS.tokens}
      >
        {(token) => (
          <>
            <div class="fields">
              <TextOf part={below(token, 'name')} label="Nom" max={MAX} placeholder="bombe" />
              <TextOf part={below(token, 'plural')} label="Au pluriel" max={MAX} placeholder="bombes" />
              <NumberOf part={below(token, 'count')} label="Combien au départ" />
              <MaybeNumber part={below(token, 'value')} label="Valeur dans un décompte" empty="1" />
            </div>
            <FaultSpot path={`${token.path}.id`} />
            <StatesList part={token} />
            <CharacterFields part={token} mission={mission} />
          </>
        )}
      </ListOf>
    </Section>
  );
};
