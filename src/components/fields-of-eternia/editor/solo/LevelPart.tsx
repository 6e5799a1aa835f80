// The level of a solo game, and the rules of difficulty of one's own.
import type { JSX } from 'preact';
import { LEVEL_RULES, type LevelRules, type Rhythm } from '../../../../engine/fields-of-eternia/solo/levels.ts';
import { LEVELS } from '../../../../engine/fields-of-eternia/types.ts';
import { LEVEL_NAMES } from '../../../../engine/fields-of-eternia/words.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { CheckField, Faults, Section } from '../../../atelier/fields.tsx';
import { MaybeNumber, MaybeText, PickOf, WordsOf } from '../fields.tsx';
import type { WorkOf } from '../modes.ts';
import { below, type Part } from '../part.ts';

export type Solo = Part<WorkOf<'solo'>>;
const RHYTHM_NAMES: Readonly<Record<Rhythm, string>> = {
  jamais: 'jamais',
  nuit: 'à la fin d’une manche de nuit',
  manche: 'à la fin de toute manche',
  tour: 'à la fin de chaque tour',
};

/** Each rule of the level, taken from it until the reader changes it. */
const CustomFields = ({
  part,
  level,
}: {
  readonly part: Part<Partial<LevelRules> | undefined>;
  readonly level: LevelRules;
}): JSX.Element => {
  const own: Part<Partial<LevelRules>> = {
    path: part.path,
    value: part.value ?? {},
    change: (next, field) => part.change(Object.keys(next).length === 0 ? undefined : next, field),
  };
  const flag = (key: 'gift' | 'freeFlight' | 'pays' | 'replaces', label: string): JSX.Element => (
    <CheckField
      key={key}
      path={`custom.${key}`}
      label={label}
      value={own.value[key] ?? level[key]}
      onChange={(on) => below(own, key).change(on === level[key] ? undefined : on)}
    />
  );
  return (
    <div class="base" id={fieldId('custom')} tabIndex={-1} role="group" aria-label="Règles de difficulté">
      <p class="base-title">Règles de difficulté</p>
      <Faults path="custom" deep />
      <div class="fields">
        <PickOf
          part={below(own, 'skulls')}
          label="Cartes effet"
          choices={[
            [undefined, `celles du niveau : ${level.skulls} crânes au plus`],
            [1, '1 crâne'],
            [2, '2 crânes au plus'],
            [3, '3 crânes au plus'],
            [4, '4 crânes au plus'],
          ]}
        />
        <PickOf
          part={below(own, 'rhythm')}
          label="Renforts de l’ennemi"
          choices={[
            [undefined, `ceux du niveau : ${RHYTHM_NAMES[level.rhythm]}`],
            ...(Object.entries(RHYTHM_NAMES) as readonly (readonly [Rhythm, string])[]),
          ]}
        />
        <MaybeNumber part={below(own, 'effects')} label="Cartes effet en plus" empty={`${level.effects}`} />
        <MaybeNumber part={below(own, 'flee')} label="Coût de la fuite" empty={`${level.flee}`} />
        {flag('freeFlight', 'Fuir ne coûte jamais rien')}
        {flag('pays', 'Un héros vaincu paie')}
        {flag('gift', 'Trois marchands sont à nous dès le début')}
        {flag('replaces', 'On remplace les soldats ennemis quand un scénario le dit')}
      </div>
    </div>
  );
};
export const LevelPart = ({ part }: { readonly part: Solo }): JSX.Element => {
  const { level, options, heroes } = part.value;
  const rules = LEVEL_RULES[level];
  return (
    <Section
      title={`Le niveau : ${LEVEL_NAMES[level]}`}
      paths={['level', 'custom', 'players', 'objective', 'eternium', 'base', 'options.difficultePersonnalisee']}
      open
    >
      <div class="fields">
        <PickOf
          part={below(part, 'level')}
          label="Niveau"
          choices={LEVELS.map((one) => [one, LEVEL_NAMES[one]] as const)}
        />
        <WordsOf
          part={below(part, 'players')}
          label="Joueurs, 3 au plus, séparés par des virgules"
          placeholder="Vous"
        />
        <MaybeText part={below(part, 'objective')} label="Objectif du scénario" max={500} long />
        <MaybeNumber
          part={below(part, 'eternium')}
          label="Eternium au départ"
          empty={`${heroes.length * rules.eternium.hero + rules.eternium.team}, comme dit le niveau`}
        />
        <MaybeText part={below(part, 'base')} label="Nom de la base" placeholder="votre base" />
      </div>
      {options?.difficultePersonnalisee === true || part.value.custom !== undefined ? (
        <CustomFields part={below(part, 'custom')} level={rules} />
      ) : null}
    </Section>
  );
};
