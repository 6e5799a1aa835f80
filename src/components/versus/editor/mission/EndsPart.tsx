// When the game ends, and who wins then: the villain exactly when the hero does not.
import { capital } from '../../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import type { EndSpec, Mission } from '../../../../engine/versus/mission/format.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { CheckField, Faults, Section, SelectField } from '../../../atelier/fields.tsx';
import { below, narrow, type Part } from '../../../atelier/part.ts';
import { ListOf, MaybeNumber, NumberOf, PickOf } from '../../../atelier/part-fields.tsx';
import { endWord } from '../../mission-words.ts';
import { FaultSpot } from '../spots.tsx';
import { ComparisonField } from './ComparisonField.tsx';
import { isMirror, mirror, newEnd, setEndKind, setHero } from './model.ts';

interface MissionPart {
  readonly part: Part<Mission>;
}
const KINDS = [
  ['turn', 'un dernier tour'],
  ['when', 'une condition remplie'],
] as const;
const CHECKS = [
  [1, '1, après le premier camp'],
  [2, '2, après le second camp'],
] as const;
const EndFields = ({ part, mission }: { readonly part: Part<EndSpec>; readonly mission: Mission }): JSX.Element => {
  const { value } = part;
  const kind = (
    <SelectField
      path={`${part.path}.kind`}
      label="La partie s’arrête sur"
      value={value.kind}
      choices={KINDS}
      onChange={(next) => part.change(setEndKind(value, next, mission))}
    />
  );
  if (value.kind === 'turn') {
    const turn = narrow(part, value);
    return (
      <div class="fields">
        {kind}
        <NumberOf part={below(turn, 'turn')} label="Tour" />
        <PickOf part={below(turn, 'check')} label="À la vérification" choices={CHECKS} />
      </div>
    );
  }
  const when = narrow(part, value);
  return (
    <>
      <div class="fields">
        {kind}
        <MaybeNumber part={below(when, 'until')} label="Examinée jusqu’au tour" empty="le dernier" />
      </div>
      <ComparisonField part={below(when, 'when')} mission={mission} title="La partie s’arrête si" />
    </>
  );
};
export const EndsPart = ({ part }: MissionPart): JSX.Element => {
  const mission = part.value;
  return (
    <Section title="La fin de la partie" paths={[`${part.path}.ends`]}>
      <p class="aside">{typographie('Une seule condition suffit. L’une d’elles doit être un dernier tour.')}</p>
      <ListOf
        part={below(part, 'ends')}
        add="Ajouter une condition de fin"
        make={() => newEnd(mission)}
        name={(end) => capital(endWord(end, mission))}
        most={LIMITS.ends}
      >
        {(end) => (
          <>
            <EndFields part={end} mission={mission} />
            <FaultSpot path={`${end.path}.id`} />
          </>
        )}
      </ListOf>
    </Section>
  );
};
export const VictoryPart = ({ part }: MissionPart): JSX.Element => {
  const mission = part.value;
  const { victory } = mission;
  const path = `${part.path}.victory`;
  const mirrored = isMirror(victory);
  const [own, setOwn] = useState(!mirrored);
  const change = (next: Mission['victory'], field?: string): void => part.change({ ...mission, victory: next }, field);
  return (
    <Section title="Qui gagne" paths={[path]}>
      <div id={fieldId(path)} tabIndex={-1}>
        <Faults path={path} />
      </div>
      <ComparisonField
        part={{
          path: `${path}.hero`,
          value: victory.hero,
          change: (hero, field) => change(setHero(victory, hero), field),
        }}
        mission={mission}
        title="Le héros gagne si"
      />
      <CheckField
        path={`${path}.contraire`}
        label="Le vilain gagne dans le cas contraire"
        value={mirrored && !own}
        onChange={(on) => {
          setOwn(!on);
          if (on) change(mirror(victory));
        }}
      />
      {mirrored && !own ? null : (
        <ComparisonField
          part={{
            path: `${path}.villain`,
            value: victory.villain,
            change: (villain, field) => change({ ...victory, villain }, field),
          }}
          mission={mission}
          title="Le vilain gagne si"
        />
      )}
    </Section>
  );
};
