// « The pieces in these states, the neutralised tiles or a number, against another »: a condition, in a sentence.
import type { JSX } from 'preact';
import type { Comparison, Measure, Mission } from '../../../../engine/versus/mission/format.ts';
import { NumberField, SelectField } from '../../../atelier/fields.tsx';
import { below, type Part } from '../../../atelier/part.ts';
import { PickOf } from '../../../atelier/part-fields.tsx';
import { OP_CHOICES } from '../words.ts';
import { Choices, stateName, tokenName } from './fields.tsx';
import { hasPair, kindOf, lostPairs, measureAs, type MeasureKind, togglePair } from './model.ts';

/** A part of a mission, and the mission that its words come from. */
export interface Of<T> {
  readonly part: Part<T>;
  readonly mission: Mission;
}
export const OF_CAMPS = [
  ['hero', 'du héros'],
  ['villain', 'du vilain'],
] as const;
const KINDS: readonly (readonly [kind: MeasureKind, label: string])[] = [
  ['pieces', 'le nombre de pions'],
  ['tiles', 'le nombre de tuiles neutralisées'],
  ['number', 'le nombre'],
];
const TILES = [...OF_CAMPS, ['either', 'de la rivière qui en a le plus']] as const;
const Pieces = ({
  part: { path, change },
  mission,
  pairs,
}: Of<Measure> & { readonly pairs: readonly (readonly [string, string])[] }): JSX.Element => (
  <Choices
    path={`${path}.pieces`}
    label="Pions comptés"
    choices={[
      ...mission.tokens.flatMap(({ id, states }) => states.map((state) => [id, state.id] as const)),
      ...lostPairs(pairs, mission),
    ].map((pair) => ({
      key: pair.join('.'),
      label: `${tokenName(mission, pair[0])} : ${stateName(mission, pair[0], pair[1])}`,
      checked: hasPair(pairs, pair),
      onChange: () => change({ pieces: togglePair(pairs, pair) }),
    }))}
  />
);
const MeasureBlank = ({ part, mission, label }: Of<Measure> & { readonly label: string }): JSX.Element => {
  const { path, value, change } = part;
  return (
    <>
      <SelectField
        path={`${path}.genre`}
        label={label}
        value={kindOf(value)}
        choices={KINDS}
        onChange={(next) => (next === kindOf(value) ? undefined : change(measureAs(next, mission)))}
      />
      {typeof value === 'number' ? (
        <NumberField
          path={path}
          label={`${label}, nombre`}
          value={value}
          onChange={(next) => (next === undefined ? undefined : change(next, path))}
        />
      ) : 'tiles' in value ? (
        <SelectField
          path={`${path}.tiles`}
          label={`${label}, rivière`}
          value={value.tiles}
          choices={TILES}
          onChange={(tiles) => change({ tiles })}
        />
      ) : (
        <Pieces part={part} mission={mission} pairs={value.pieces} />
      )}
    </>
  );
};
export const Condition = ({ part, mission }: Of<Comparison>): JSX.Element => (
  <>
    <MeasureBlank part={below(part, 'left')} mission={mission} label="On compte" />
    <PickOf part={below(part, 'op')} label="Comparaison" choices={OP_CHOICES} />
    <MeasureBlank part={below(part, 'right')} mission={mission} label="À quoi on compare" />
  </>
);
