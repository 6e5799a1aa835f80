// The pieces of the mission as the scenario begins: their number, or each with its state and its zone.
import { capital } from '../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { LIMITS } from '../../../engine/versus/constants.ts';
import type { TokenSpec } from '../../../engine/versus/mission/format.ts';
import { typographie } from '../../../plugins/typography.ts';
import { fieldId, useBench } from '../../atelier/bench.ts';
import { CheckField, Faults, NumberField, Section, SelectField } from '../../atelier/fields.tsx';
import { nameOr } from '../../atelier/ids.ts';
import { put } from '../../atelier/put.ts';
import { addPiece, changePiece, countOf, dropPiece, listPieces, piecesOf, setCount } from './game/model.ts';
import { stateName } from './mission/fields.tsx';
import { missionOf } from './model.ts';
import type { Work } from './modes.ts';

const ZONE_NONE = '';
const PieceLine = ({
  token,
  index,
  n,
}: {
  readonly token: TokenSpec;
  readonly index: number;
  readonly n: number;
}): JSX.Element => {
  const { scenario, edit } = useBench<Work>();
  const mission = missionOf(scenario);
  const piece = scenario.pieces?.[index] ?? { token: token.id };
  const zones = scenario.mode === 'partie' ? (scenario.zones ?? []) : [];
  const first = token.states[0]?.id ?? '';
  const path = `pieces.${index}`;
  const named = `${capital(nameOr(token.name, token.id))} ${n}`;
  return (
    <div class="piece-line" role="group" aria-label={typographie(named)}>
      <b>{typographie(named)}</b>
      <div class="fields">
        <SelectField
          path={`${path}.state`}
          label="État"
          value={piece.state ?? first}
          choices={token.states.map(({ id }) => [id, stateName(mission, token.id, id)] as const)}
          onChange={(state) =>
            edit((now) => changePiece(now, index, (one) => put(one, 'state', state === first ? undefined : state)))
          }
        />
        {zones.length === 0 && piece.zone === undefined ? null : (
          <SelectField
            path={`${path}.zone`}
            label="Zone"
            value={piece.zone ?? ZONE_NONE}
            choices={[[ZONE_NONE, 'non suivie'], ...zones.map((zone) => [zone, zone] as const)]}
            onChange={(zone) =>
              edit((now) => changePiece(now, index, (one) => put(one, 'zone', zone === ZONE_NONE ? undefined : zone)))
            }
          />
        )}
      </div>
      <button
        type="button"
        class="btn flat"
        aria-label={typographie(`Retirer : ${named}`)}
        onClick={() => edit((now) => dropPiece(now, index))}
      >
        Retirer
      </button>
      <Faults path={`${path}.token`} />
    </div>
  );
};
const TokenFields = ({ token }: { readonly token: TokenSpec }): JSX.Element => {
  const { scenario, edit } = useBench<Work>();
  const told = piecesOf(scenario, token.id);
  const path = `counts.${token.id}`;
  return (
    <div class="token-part">
      <p class="base-title">{typographie(capital(nameOr(token.plural, token.id)))}</p>
      {told.length > 0 ? null : (
        <div class="fields">
          <NumberField
            path={path}
            label="Nombre au départ"
            value={scenario.counts?.[token.id]}
            empty={`${token.count}`}
            origin={
              scenario.counts?.[token.id] !== undefined
                ? 'typed'
                : typeof scenario.mission === 'string'
                  ? 'example'
                  : undefined
            }
            onChange={(count) => edit((now) => setCount(now, token.id, count), path)}
          />
        </div>
      )}
      <CheckField
        path={`pieces.${token.id}`}
        label="Dire l’état de chacun"
        value={told.length > 0}
        onChange={(on) => edit((now) => listPieces(now, token.id, on))}
      />
      {told.map(({ index }, i) => (
        <PieceLine key={index} token={token} index={index} n={i + 1} />
      ))}
      {told.length === 0 || told.length >= LIMITS.pieces ? null : (
        <button type="button" class="btn" onClick={() => edit((now) => addPiece(now, token.id))}>
          {typographie(`Ajouter : ${nameOr(token.name, token.id)}`)}
        </button>
      )}
    </div>
  );
};
export const ObjectivesPart = (): JSX.Element | null => {
  const { scenario } = useBench<Work>();
  const { tokens } = missionOf(scenario);
  const strays = (scenario.pieces ?? []).flatMap(({ token }, i) => (tokens.some(({ id }) => id === token) ? [] : [i]));
  if (tokens.length === 0 && strays.length === 0) return null;
  return (
    <Section
      title="Les pions au départ"
      paths={['counts', 'pieces']}
      extra={
        <span class="part-extra">
          {typographie(
            tokens
              .map(({ id, name, plural }) => `${countOf(scenario, id)} ${countOf(scenario, id) < 2 ? name : plural}`)
              .join(', '),
          )}
        </span>
      }
    >
      <div id={fieldId('counts')} tabIndex={-1} />
      <div id={fieldId('pieces')} tabIndex={-1}>
        <Faults path="pieces" />
      </div>
      {tokens.map((token) => (
        <TokenFields key={token.id} token={token} />
      ))}
      {strays.map((index) => (
        <PieceLine
          key={index}
          token={{
            id: scenario.pieces?.[index]?.token ?? '',
            name: scenario.pieces?.[index]?.token ?? '',
            plural: '',
            count: 0,
            states: [],
          }}
          index={index}
          n={1}
        />
      ))}
    </Section>
  );
};
