// The round track and the skull events, which the mission booklet gives.
import type { JSX } from 'preact';
import { EXAMPLE_TRACK } from '../../../../engine/fields-of-eternia/data-map.ts';
import { EXAMPLE_BOSS } from '../../../../engine/fields-of-eternia/data-epic.ts';
import type { RoundCell, SkullSpec } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { Effect, ZoneId } from '../../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { EffectsField } from '../EffectsField.tsx';
import { ExampleNote, ListOf, NumberOf, PickOf, TextOf } from '../fields.tsx';
import { IdsField } from '../IdsField.tsx';
import { append, below, drop, filled, items, type Part } from '../part.ts';
import type { ZoneChoice } from './map-model.ts';

const DAY = [
  [true, 'jour'],
  [false, 'nuit'],
] as const;
const SKULLS = [
  [null, 'aucun'],
  [1, 'crâne 1'],
  [2, 'crâne 2'],
  [3, 'crâne 3'],
  [4, 'crâne 4'],
] as const;
export const TrackPart = ({ part }: { readonly part: Part<readonly RoundCell[] | undefined> }): JSX.Element => {
  const track = filled(part, EXAMPLE_TRACK);
  return (
    <Section
      title="Le compteur de manche"
      paths={[part.path]}
      extra={<span class="part-extra">{typeset(`${track.value.length} cases`)}</span>}
    >
      <div id={fieldId(part.path)} tabIndex={-1}>
        <Faults path={part.path} />
      </div>
      {part.value === undefined ? <ExampleNote /> : null}
      {items(track).map((cell, i) => (
        <div class="fields edge" key={i}>
          <PickOf
            part={below(cell, 'day')}
            label={`Case ${i + 1}`}
            origin={part.value === undefined ? 'example' : undefined}
            choices={DAY}
          />
          <PickOf part={below(cell, 'skull') as Part<0 | 1 | 2 | 3 | 4 | null>} label="Événement" choices={SKULLS} />
          <button
            type="button"
            class="btn flat"
            aria-label={typeset(`Retirer la case ${i + 1}`)}
            onClick={() => drop(track, i)}
          >
            Retirer
          </button>
        </div>
      ))}
      <div class="row">
        <button
          type="button"
          class="btn"
          onClick={() => append(track, { day: track.value.at(-1)?.day !== true, skull: null })}
        >
          Ajouter une case
        </button>
        {part.value === undefined ? null : (
          <button type="button" class="btn flat" onClick={() => part.change(undefined)}>
            {typeset('Reprendre l’exemple')}
          </button>
        )}
      </div>
    </Section>
  );
};

type SkullEffect = SkullSpec['effects'][number];
type BossEffect = Extract<SkullEffect, { readonly do: 'boss' }>;
type TokensEffect = Extract<SkullEffect, { readonly do: 'jetons-quete' }>;
const isPlain = (effect: SkullEffect): effect is Effect => effect.do !== 'boss' && effect.do !== 'jetons-quete';
interface SkullProps {
  readonly part: Part<SkullSpec>;
  readonly zones: readonly ZoneChoice[];
}
/** Plain effects come first, then the boss, then the tokens. */
const SkullFields = ({ part, zones }: SkullProps): JSX.Element => {
  const effects = below(part, 'effects');
  const plain = effects.value.filter(isPlain);
  const boss = effects.value.find((one): one is BossEffect => one.do === 'boss');
  const tokens = effects.value.find((one): one is TokensEffect => one.do === 'jetons-quete');
  const write = (
    next: readonly Effect[],
    arrives: BossEffect | undefined,
    laid: readonly ZoneId[],
    field?: string,
  ): void =>
    effects.change(
      [
        ...next,
        ...(arrives === undefined ? [] : [arrives]),
        ...(laid.length === 0 ? [] : [{ do: 'jetons-quete' as const, zones: laid }]),
      ],
      field,
    );
  const laid = tokens?.zones ?? [];
  return (
    <>
      <div class="fields">
        <NumberOf part={below(part, 'skull')} label="Crâne" />
        <TextOf part={below(part, 'text')} label="Texte de l’événement" max={500} long />
        <PickOf
          part={{
            path: `${part.path}.boss`,
            value: boss?.zone ?? '',
            change: (zone) =>
              write(plain, zone === '' ? undefined : { do: 'boss', card: boss?.card ?? EXAMPLE_BOSS.id, zone }, laid),
          }}
          label="Un boss arrive"
          choices={[['', 'non'], ...zones]}
        />
      </div>
      <EffectsField
        part={{
          path: effects.path,
          value: plain,
          change: (next: readonly Effect[], field?: string) => write(next, boss, laid, field),
        }}
        title="Effets, pour l’équipe qui commence"
      />
      <IdsField
        part={{
          path: `${part.path}.jetons`,
          value: laid,
          change: (next: readonly ZoneId[]) => write(plain, boss, next),
        }}
        label="Jetons quête posés"
        add="Poser un jeton dans"
        choices={zones}
        empty="Aucun."
      />
    </>
  );
};
export const SkullsPart = ({
  part,
  zones,
}: {
  readonly part: Part<readonly SkullSpec[] | undefined>;
  readonly zones: readonly ZoneChoice[];
}): JSX.Element => (
  <Section
    title="Les événements crâne"
    paths={[part.path]}
    extra={
      part.value === undefined || part.value.length === 0 ? undefined : (
        <span class="part-extra">{part.value.length}</span>
      )
    }
  >
    <p class="aside">
      {typeset('Ils viennent du livret de missions, que le livret ne contient pas : recopiez-les ici.')}
    </p>
    <ListOf
      part={part}
      add="Ajouter un événement"
      make={() => ({ skull: (part.value?.length ?? 0) + 1, text: '', effects: [] })}
      name={({ skull }) => `Crâne ${skull}`}
      most={12}
    >
      {(one) => <SkullFields part={one} zones={zones} />}
    </ListOf>
  </Section>
);
