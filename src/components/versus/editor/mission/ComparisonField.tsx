// « The pieces in these states, the neutralised tiles or a number, against another »: a condition, in fields.
import type { JSX } from 'preact';
import type { Comparison, Measure, Mission } from '../../../../engine/versus/mission/format.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { Faults, NumberField, SelectField } from '../../../atelier/fields.tsx';
import { below, type Part } from '../../../atelier/part.ts';
import { PickOf } from '../../../atelier/part-fields.tsx';
import { OP_CHOICES } from '../words.ts';
import { Choices, stateName, tokenName } from './fields.tsx';
import { hasPair, kindOf, lostPairs, measureAs, type MeasureKind, togglePair } from './model.ts';

const KINDS: readonly (readonly [kind: MeasureKind, label: string])[] = [
  ['pieces', 'les pions dans certains états'],
  ['tiles', 'les tuiles neutralisées'],
  ['number', 'un nombre'],
];
const TILES = [
  ['hero', 'de la rivière du héros'],
  ['villain', 'de la rivière du vilain'],
  ['either', 'de la rivière qui en a le plus'],
] as const;
type Tiles = (typeof TILES)[number][0];

interface MeasureProps {
  readonly part: Part<Measure>;
  readonly mission: Mission;
  readonly label: string;
}
const MeasureField = ({ part: { path, value, change }, mission, label }: MeasureProps): JSX.Element => {
  const kind = kindOf(value);
  const pairs = typeof value === 'object' && 'pieces' in value ? value.pieces : [];
  const all = [
    ...mission.tokens.flatMap(({ id, states }) => states.map((state) => [id, state.id] as const)),
    ...lostPairs(pairs, mission),
  ];
  return (
    <>
      <SelectField
        path={`${path}.genre`}
        label={label}
        value={kind}
        choices={KINDS}
        onChange={(next) => (next === kind ? undefined : change(measureAs(next, mission)))}
      />
      {typeof value === 'number' ? (
        <NumberField
          path={path}
          label="Nombre"
          value={value}
          onChange={(next) => (next === undefined ? undefined : change(next, path))}
        />
      ) : null}
      {typeof value === 'object' && 'tiles' in value ? (
        <SelectField<Tiles>
          path={`${path}.tiles`}
          label="Tuiles neutralisées"
          value={value.tiles}
          choices={TILES}
          onChange={(tiles) => change({ tiles })}
        />
      ) : null}
      {kind === 'pieces' ? (
        <Choices
          path={`${path}.pieces`}
          label="Pions comptés"
          choices={all.map((pair) => ({
            key: pair.join('.'),
            label: `${tokenName(mission, pair[0])} : ${stateName(mission, pair[0], pair[1])}`,
            checked: hasPair(pairs, pair),
            onChange: () => change({ pieces: togglePair(pairs, pair) }),
          }))}
        />
      ) : null}
    </>
  );
};

interface ComparisonProps {
  readonly part: Part<Comparison>;
  readonly mission: Mission;
  readonly title: string;
}
export const ComparisonField = ({ part, mission, title }: ComparisonProps): JSX.Element => (
  <div class="comparison" role="group" aria-label={typographie(title)}>
    <p class="base-title">{typographie(title)}</p>
    <Faults path={part.path} />
    <div class="fields">
      <MeasureField part={below(part, 'left')} mission={mission} label="On compte" />
      <PickOf part={below(part, 'op')} label="Comparaison" choices={OP_CHOICES} />
      <MeasureField part={below(part, 'right')} mission={mission} label="À quoi on compare" />
    </div>
  </div>
);
