// The special rules of a mission, from the vocabulary that the booklet needs: a kind, then its fields.
import type { ComponentType, JSX } from 'preact';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import type { Mission, SpecialSpec } from '../../../../engine/versus/mission/format.ts';
import { typographie } from '../../../../plugins/typography.ts';
import { Section, SelectField } from '../../../atelier/fields.tsx';
import { nameOr } from '../../../atelier/ids.ts';
import { below, narrow, type Part } from '../../../atelier/part.ts';
import { ListOf, NumberOf, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { FaultSpot } from '../spots.tsx';
import { CAMP_CHOICES, SPECIAL_CHOICES } from '../words.ts';
import { ComparisonField } from './ComparisonField.tsx';
import { StateField, tokenChoices, TokenField } from './fields.tsx';
import { newSpecial, setMoveToken, setSpecialKind } from './model.ts';

type Kind = SpecialSpec['kind'];
type Of<K extends Kind> = Extract<SpecialSpec, { readonly kind: K }>;
interface RuleProps<K extends Kind> {
  readonly part: Part<Of<K>>;
  readonly mission: Mission;
}
const RecoveryFields = ({ part }: RuleProps<'recovery'>): JSX.Element => (
  <>
    <NumberOf part={below(part, 'from')} label="Du tour" />
    <NumberOf part={below(part, 'to')} label="Au tour" />
    <NumberOf part={below(part, 'discs')} label="Disques récupérés" />
  </>
);
const FumesFields = ({ part, mission }: RuleProps<'fumes'>): JSX.Element => (
  <>
    <NumberOf part={below(part, 'cubes')} label="Cubes récupérés ensuite" />
    <div class="wide">
      <ComparisonField part={below(part, 'when')} mission={mission} title="Dès que" />
    </div>
  </>
);
const WHAT = [
  ['depollute', 'dépolluer'],
  ['demobilise', 'démobiliser'],
] as const;
const ForbidFields = ({ part, mission }: RuleProps<'forbid'>): JSX.Element => (
  <>
    <PickOf part={below(part, 'what')} label="Interdit" choices={WHAT} />
    <PickOf<Of<'forbid'>['side']>
      part={below(part, 'side')}
      label="À qui"
      choices={[
        [undefined, 'aux deux camps'],
        ['hero', 'au héros'],
        ['villain', 'au vilain'],
      ]}
    />
    <PickOf<string | undefined>
      part={below(part, 'token')}
      label="Pour quelle tuile"
      choices={[[undefined, 'toutes'], ...tokenChoices(mission)]}
    />
  </>
);
const EventFields = ({ part }: RuleProps<'event'>): JSX.Element => (
  <PickOf
    part={below(part, 'side')}
    label="Tuile événement"
    choices={
      [
        ['hero', 'du héros'],
        ['villain', 'du vilain'],
        ['both', 'des deux camps'],
      ] as const
    }
  />
);
const MoveFields = <K extends 'sweep' | 'exit'>({ part, mission }: RuleProps<K>): JSX.Element => {
  const rule = part as unknown as Part<Of<'sweep' | 'exit'>>;
  const { path, value, change } = rule;
  return (
    <>
      <TokenField
        path={`${path}.token`}
        label="Quel pion"
        value={value.token}
        mission={mission}
        onChange={(token) => change(setMoveToken(value, token, mission))}
      />
      <StateField part={below(rule, 'from')} token={value.token} mission={mission} label="De l’état" />
      <StateField part={below(rule, 'to')} token={value.token} mission={mission} label="À l’état" />
    </>
  );
};
const SweepFields = ({ part, mission }: RuleProps<'sweep'>): JSX.Element => (
  <>
    <NumberOf part={below(part, 'turn')} label="À la fin du tour" />
    <PickOf part={below(part, 'side')} label="Joué par" choices={CAMP_CHOICES} />
    <MoveFields part={part} mission={mission} />
  </>
);
const ExitFields = ({ part, mission }: RuleProps<'exit'>): JSX.Element => <MoveFields part={part} mission={mission} />;
const EscortFields = ({ part, mission }: RuleProps<'escort'>): JSX.Element => (
  <>
    <PickOf part={below(part, 'side')} label="Par un personnage du camp" choices={CAMP_CHOICES} />
    <TokenField
      path={`${part.path}.token`}
      label="Quel pion"
      value={part.value.token}
      mission={mission}
      onChange={(token) => part.change({ ...part.value, token })}
    />
  </>
);
const LoanFields = ({ part }: RuleProps<'loan'>): JSX.Element => (
  <>
    <PickOf part={below(part, 'side')} label="Camp" choices={CAMP_CHOICES} />
    <NumberOf part={below(part, 'uses')} label="Fois dans la partie" />
    <TextOf part={below(part, 'skill')} label="Compétence" placeholder="défoncer parois 3" />
  </>
);
const FIELDS: { readonly [K in Kind]: ComponentType<RuleProps<K>> } = {
  recovery: RecoveryFields,
  fumes: FumesFields,
  forbid: ForbidFields,
  event: EventFields,
  sweep: SweepFields,
  exit: ExitFields,
  escort: EscortFields,
  loan: LoanFields,
};
const RuleFields = ({
  part,
  mission,
}: {
  readonly part: Part<SpecialSpec>;
  readonly mission: Mission;
}): JSX.Element => {
  const Own = FIELDS[part.value.kind] as ComponentType<{ readonly part: Part<SpecialSpec>; readonly mission: Mission }>;
  return <Own part={narrow(part, part.value)} mission={mission} />;
};

export const SpecialPart = ({ part }: { readonly part: Part<Mission> }): JSX.Element => {
  const mission = part.value;
  const { special = [] } = mission;
  return (
    <Section
      title="Les règles spéciales"
      paths={[`${part.path}.special`]}
      extra={special.length === 0 ? undefined : <span class="part-extra">{special.length}</span>}
    >
      <p class="aside">
        {typographie(
          'Le moteur connaît les règles dont les huit missions du livret ont besoin : choisissez-en une, puis ses valeurs.',
        )}
      </p>
      <ListOf
        part={below(part, 'special')}
        add="Ajouter une règle spéciale"
        make={() => newSpecial(mission, 'recovery')}
        name={({ name }, i) => nameOr(name, `Règle ${i + 1}`)}
        most={LIMITS.special}
      >
        {(rule) => (
          <div class="fields">
            <TextOf part={below(rule, 'name')} label="Nom" placeholder="Essoufflement" />
            <SelectField
              path={`${rule.path}.kind`}
              label="Ce que fait la règle"
              value={rule.value.kind}
              choices={SPECIAL_CHOICES}
              class="wide"
              onChange={(kind) => rule.change(setSpecialKind(rule.value, kind, mission))}
            />
            <RuleFields part={rule} mission={mission} />
            <FaultSpot path={`${rule.path}.id`} />
          </div>
        )}
      </ListOf>
    </Section>
  );
};
