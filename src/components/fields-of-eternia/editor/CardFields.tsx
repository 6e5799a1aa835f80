// The fields of a card, by type: what its enemy is worth, what it gives, what it costs.
import type { JSX } from 'preact';
import {
  type AnyCard,
  type Bonus,
  type Condition,
  type EpicCard,
  type EquipmentCard,
  type EventCard,
  type Goal,
  type Objective,
  type QuestCard,
  type SpellCard,
  type VehicleCard,
  type VictoryCard,
  type WildCard,
} from '../../../engine/fields-of-eternia/types.ts';
import { CONDITION_NAMES } from '../../../engine/fields-of-eternia/words.ts';
import { typographie } from '../../../plugins/typographie.ts';
import { NumberField } from '../../atelier/fields.tsx';
import { MaybeAbility } from './AbilityField.tsx';
import { EffectsField } from './EffectsField.tsx';
import { CheckOf, ExampleNote, MaybeNumber, MaybeText, NumberOf, PickOf, TextOf } from './fields.tsx';
import { FACTION_CHOICES } from './HeroField.tsx';
import { below, filled, narrow, type Part } from './part.ts';
import { cardOrigin } from './provenance.ts';

type Type = AnyCard['type'];
export const TYPE_NAMES: Readonly<Record<Type, string>> = {
  creature: 'créature',
  allie: 'allié',
  evenement: 'événement',
  quete: 'quête',
  'creature-epique': 'créature épique',
  boss: 'boss',
  equipement: 'équipement',
  sort: 'sort',
  vehicule: 'véhicule',
  victoire: 'carte victoire',
};
const fought = { name: 'Nouvelle carte', health: 3, attack: 2, defense: 2, cost: null };
const goal: Objective = { text: 'Objectif', goal: { kind: 'texte' }, pv: 1 };
export const BLANK_CARDS: { readonly [T in Type]: (id: string) => Extract<AnyCard, { readonly type: T }> } = {
  creature: (id) =>
    ({ type: 'creature', id, ...fought, name: 'Nouvelle créature' }) as Extract<AnyCard, { readonly type: 'creature' }>,
  allie: (id) =>
    ({ type: 'allie', id, ...fought, name: 'Nouvel allié', faction: 'masters' }) as Extract<
      AnyCard,
      { readonly type: 'allie' }
    >,
  evenement: (id) => ({ type: 'evenement', id, name: 'Nouvel événement', effects: [] }),
  quete: (id) => ({ type: 'quete', id, name: 'Nouvelle quête', task: { kind: 'texte' }, reward: [] }),
  'creature-epique': (id) =>
    ({ type: 'creature-epique', id, ...fought, name: 'Nouvelle créature épique', initiative: 2 }) as Extract<
      AnyCard,
      { readonly type: 'creature-epique' }
    >,
  boss: (id) =>
    ({ type: 'boss', id, ...fought, name: 'Nouveau boss', initiative: 2 }) as Extract<
      AnyCard,
      { readonly type: 'boss' }
    >,
  equipement: (id) => ({ type: 'equipement', id, name: 'Nouvel équipement', kind: 'armure', cost: 1 }),
  sort: (id) => ({ type: 'sort', id, name: 'Nouveau sort', use: 'combat', cost: 1, effects: [] }),
  vehicule: (id) => ({ type: 'vehicule', id, name: 'Nouveau véhicule', cost: 1, bonus: {} }),
  victoire: (id) => ({ type: 'victoire', id, name: 'Nouvelle carte victoire', main: goal, second: goal }),
};

const BONUSES: readonly (readonly [key: Exclude<keyof Bonus, 'vol' | 'garnison'>, label: string])[] = [
  ['initiative', 'Initiative'],
  ['attaque', 'Attaque'],
  ['defense', 'Défense'],
  ['esprit', 'Esprit'],
  ['corps', 'Corps'],
  ['deplacement', 'Déplacement'],
];
const BonusFields = ({
  part,
  title,
}: {
  readonly part: Part<Bonus | undefined>;
  readonly title: string;
}): JSX.Element => {
  const bonus = filled(part, {});
  return (
    <>
      <p class="base-title">{typographie(title)}</p>
      <div class="fields">
        {BONUSES.map(([key, label]) => (
          <MaybeNumber key={key} part={below(bonus, key)} label={label} empty="0" />
        ))}
        <CheckOf part={below(bonus, 'vol')} label="Vol" />
        <CheckOf part={below(bonus, 'garnison')} label="Permet des soldats dans sa base" />
      </div>
    </>
  );
};
/** An empty cost: nobody tames it. */
const CostField = ({ part, label }: { readonly part: Part<number | null>; readonly label: string }): JSX.Element => (
  <NumberField
    path={part.path}
    label={label}
    value={part.value ?? undefined}
    empty="ne se dompte pas"
    onChange={(value) => part.change(value ?? null, part.path)}
  />
);

const Fought = ({
  part,
  epic,
}: {
  readonly part: Part<WildCard> | Part<EpicCard>;
  readonly epic: boolean;
}): JSX.Element => {
  const own = part as Part<WildCard | EpicCard>;
  const origin = (field: string): ReturnType<typeof cardOrigin> => cardOrigin(own.value, field);
  const numbers = [
    ['health', 'PS'],
    ['attack', 'Attaque'],
    ['defense', 'Défense'],
  ] as const;
  return (
    <>
      {numbers.some(([field]) => origin(field) === 'example') ? <ExampleNote /> : null}
      <div class="fields">
        {numbers.map(([field, label]) => (
          <NumberOf key={field} part={below(own, field)} label={label} origin={origin(field)} />
        ))}
        {epic ? (
          <NumberOf
            part={below(part as Part<EpicCard>, 'initiative')}
            label="Initiative"
            origin={origin('initiative')}
          />
        ) : null}
        <CostField
          part={below(own, 'cost')}
          label={own.value.type === 'allie' ? 'Coût de recrutement' : 'Coût de domptage'}
        />
      </div>
      <BonusFields part={below(own, 'bonus')} title="Bonus du héros, une fois la carte gagnée" />
      <EffectsField part={filled(below(own, 'reward'), [])} title="Récompense" />
    </>
  );
};
const WildFields = ({ part }: { readonly part: Part<WildCard> }): JSX.Element => (
  <>
    {part.value.type === 'allie' ? (
      <div class="fields">
        <PickOf part={below(part, 'faction')} label="Faction" choices={[[undefined, 'aucune'], ...FACTION_CHOICES]} />
      </div>
    ) : null}
    <Fought part={part} epic={false} />
    <MaybeAbility part={below(part, 'ability')} title="Capacité de début de combat" />
  </>
);
const EpicFields = ({ part }: { readonly part: Part<EpicCard> }): JSX.Element => (
  <>
    <Fought part={part} epic />
    <MaybeAbility part={below(part, 'passive')} title="Capacité passive" />
    <MaybeAbility part={below(part, 'surge')} title="Capacité surcharge" />
  </>
);

const EquipmentFields = ({ part }: { readonly part: Part<EquipmentCard> }): JSX.Element => (
  <>
    <div class="fields">
      <PickOf
        part={below(part, 'kind')}
        label="Genre"
        choices={[
          ['armure', 'armure'],
          ['artefact', 'artefact'],
          ['consommable', 'consommable'],
        ]}
      />
      {part.value.kind === 'armure' ? (
        <MaybeText part={below(part, 'subtype')} label="Emplacement" placeholder="tête, corps…" />
      ) : null}
      <NumberOf part={below(part, 'cost')} label="Coût" />
    </div>
    {part.value.kind === 'consommable' ? (
      <EffectsField part={filled(below(part, 'effects'), [])} />
    ) : (
      <BonusFields part={below(part, 'bonus')} title="Bonus tant qu’on le porte" />
    )}
  </>
);
const SpellFields = ({ part }: { readonly part: Part<SpellCard> }): JSX.Element => (
  <>
    <div class="fields">
      <PickOf
        part={below(part, 'use')}
        label="Se joue"
        choices={[
          ['combat', 'en combat'],
          ['plateau', 'sur le plateau'],
          ['deux', 'en combat ou sur le plateau'],
        ]}
      />
      <NumberOf part={below(part, 'cost')} label="Coût" />
      <CheckOf part={below(part, 'lasting')} label="Dure tout le combat" />
    </div>
    <EffectsField part={below(part, 'effects')} />
  </>
);
const CONDITION_CHOICES: readonly (readonly [when: Condition | undefined, label: string])[] = [
  [undefined, 'pas de bonus « +1* »'],
  ...(Object.entries(CONDITION_NAMES) as [Condition, string][]),
];
/** The starred bonus of a vehicle, and what it asks for. */
const StarredFields = ({ part }: { readonly part: Part<VehicleCard['starred']> }): JSX.Element => {
  const { value } = part;
  return (
    <>
      <div class="fields">
        <PickOf
          part={{
            path: `${part.path}.when`,
            value: value?.when,
            change: (when, field) =>
              part.change(when === undefined ? undefined : { when, bonus: value?.bonus ?? { attaque: 1 } }, field),
          }}
          label="Condition du bonus « +1* »"
          choices={CONDITION_CHOICES}
        />
      </div>
      {value === undefined ? null : (
        <BonusFields
          part={{
            path: `${part.path}.bonus`,
            value: value.bonus,
            change: (bonus, field) => part.change({ ...value, bonus: bonus ?? {} }, field),
          }}
          title="Bonus « +1* », tant que la condition est remplie"
        />
      )}
    </>
  );
};
const VehicleFields = ({ part }: { readonly part: Part<VehicleCard> }): JSX.Element => (
  <>
    <div class="fields">
      <NumberOf part={below(part, 'cost')} label="Coût" />
    </div>
    <BonusFields
      part={{
        ...below(part, 'bonus'),
        change: (bonus, field) => part.change({ ...part.value, bonus: bonus ?? {} }, field),
      }}
      title="Bonus du héros"
    />
    <StarredFields part={below(part, 'starred')} />
  </>
);
const TASKS: readonly (readonly [kind: QuestCard['task']['kind'], label: string])[] = [
  ['texte', 'une tâche en toutes lettres'],
  ['jet', 'un jet de dés'],
];
const QuestFields = ({ part }: { readonly part: Part<QuestCard> }): JSX.Element => {
  const task = below(part, 'task');
  return (
    <>
      <div class="fields">
        <PickOf
          part={{
            path: `${task.path}.kind`,
            value: task.value.kind,
            change: (kind) => task.change(kind === 'jet' ? { kind, dice: 3, needed: 1 } : { kind }),
          }}
          label="Ce qui est demandé"
          choices={TASKS}
        />
        {task.value.kind === 'jet' ? (
          <>
            <NumberOf part={below(narrow(task, task.value), 'dice')} label="Dés lancés" />
            <NumberOf part={below(narrow(task, task.value), 'needed')} label="Réussites demandées" />
          </>
        ) : null}
      </div>
      <EffectsField part={below(part, 'reward')} title="Récompense" />
    </>
  );
};
const GOALS: readonly (readonly [kind: Goal['kind'], label: string])[] = [
  ['texte', 'un objectif en toutes lettres'],
  ['avant-postes', 'avant-postes contrôlés'],
  ['heros-vaincus', 'héros ennemis vaincus'],
  ['creatures', 'créatures domptées'],
  ['eternium', 'Eternium en réserve'],
  ['quetes', 'quêtes réussies'],
];
const ObjectiveFields = ({ part, title }: { readonly part: Part<Objective>; readonly title: string }): JSX.Element => {
  const aim = below(part, 'goal');
  const { kind } = aim.value;
  return (
    <>
      <p class="base-title">{typographie(title)}</p>
      <div class="fields">
        <TextOf part={below(part, 'text')} label="Texte" max={300} class="wide" />
        <PickOf
          part={{
            path: `${aim.path}.kind`,
            value: kind,
            change: (next: Goal['kind']) =>
              aim.change(
                next === 'texte' ? { kind: next } : { kind: next, count: 'count' in aim.value ? aim.value.count : 1 },
              ),
          }}
          label="Ce qui est compté"
          choices={GOALS}
        />
        {aim.value.kind === 'texte' ? null : <NumberOf part={below(narrow(aim, aim.value), 'count')} label="Combien" />}
        <NumberOf part={below(part, 'pv')} label="PV" />
      </div>
    </>
  );
};
const Details = ({ part }: { readonly part: Part<AnyCard> }): JSX.Element => {
  const card = part.value;
  switch (card.type) {
    case 'creature':
    case 'allie':
      return <WildFields part={narrow<AnyCard, WildCard>(part, card)} />;
    case 'creature-epique':
    case 'boss':
      return <EpicFields part={narrow<AnyCard, EpicCard>(part, card)} />;
    case 'evenement':
      return <EffectsField part={below(narrow<AnyCard, EventCard>(part, card), 'effects')} />;
    case 'quete':
      return <QuestFields part={narrow<AnyCard, QuestCard>(part, card)} />;
    case 'equipement':
      return <EquipmentFields part={narrow<AnyCard, EquipmentCard>(part, card)} />;
    case 'sort':
      return <SpellFields part={narrow<AnyCard, SpellCard>(part, card)} />;
    case 'vehicule':
      return <VehicleFields part={narrow<AnyCard, VehicleCard>(part, card)} />;
    case 'victoire': {
      const own = narrow<AnyCard, VictoryCard>(part, card);
      return (
        <>
          <ObjectiveFields part={below(own, 'main')} title="Objectif principal" />
          <ObjectiveFields part={below(own, 'second')} title="Objectif secondaire" />
        </>
      );
    }
  }
};
/** The whole of a card, whatever its type. */
export const CardFields = ({ part }: { readonly part: Part<AnyCard> }): JSX.Element => (
  <>
    <div class="fields">
      <TextOf part={below(part, 'name')} label="Nom" origin={cardOrigin(part.value, 'name')} />
      <MaybeText part={below(part, 'text')} label="Texte de la carte" max={300} class="wide" />
    </div>
    <Details part={part} />
  </>
);
