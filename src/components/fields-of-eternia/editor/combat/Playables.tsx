// Spells, consumables and other cards that a fighter has at hand.
import type { JSX } from 'preact';
import {
  type Gear,
  type Goods,
  type Playable,
  playableOf,
} from '../../../../engine/fields-of-eternia/combat/scenario-types.ts';
import {
  EXAMPLE_EQUIPMENT,
  EXAMPLE_MERCHANT_CARDS,
  EXAMPLE_SPELLS,
} from '../../../../engine/fields-of-eternia/data-merchants.ts';
import { GRID_ZONES } from '../../../../engine/fields-of-eternia/types.ts';
import { ZONE_NAMES } from '../../../../engine/fields-of-eternia/words.ts';
import { SelectField } from '../../../atelier/fields.tsx';
import { EffectsField } from '../EffectsField.tsx';
import { CheckOf, ListOf, MaybeNumber, MaybeText, NumberOf, PickOf, TextOf } from '../fields.tsx';
import { freshId, nameOr } from '../ids.ts';
import { append, below, listOfPart, type Maybe, type Part } from '../part.ts';

const EXAMPLE_COMBAT_SPELLS: readonly Playable[] = EXAMPLE_SPELLS.filter(({ use }) => use !== 'plateau').map((card) =>
  playableOf(card),
);
const EXAMPLE_CONSUMABLES: readonly Playable[] = EXAMPLE_EQUIPMENT.filter(({ kind }) => kind === 'consommable').map(
  ({ id, name, cost, effects = [] }) => ({ id, name, cost, effects }),
);
const EXAMPLE_GOODS: readonly Goods[] = EXAMPLE_MERCHANT_CARDS.map(({ id, name, cost }) => ({ id, name, cost }));

interface AddProps<T> {
  readonly part: Maybe<readonly T[]>;
  readonly examples: readonly T[];
  readonly label: string;
}
/** An example card goes at the end of the list; those already there are not offered. */
const AddExample = <T extends { readonly id: string; readonly name: string }>({
  part,
  examples,
  label,
}: AddProps<T>): JSX.Element | null => {
  const free = examples.filter(({ id }) => !listOfPart(part).some((one) => one.id === id));
  const add = (id: string): void => {
    const chosen = free.find((one) => one.id === id);
    if (chosen !== undefined) append(part, chosen);
  };
  return free.length === 0 ? null : (
    <div class="fields">
      <SelectField
        path={`${part.path}.exemple`}
        label={label}
        value=""
        choices={[['', 'choisir…'], ...free.map(({ id, name }) => [id, `${name} (exemple)`] as const)]}
        onChange={add}
      />
    </div>
  );
};

interface PlayablesProps {
  readonly part: Maybe<readonly Playable[]>;
  readonly title: string;
  readonly stem: 'sort' | 'consommable';
  readonly taken: readonly string[]; // inner names of the fighter's cards
  readonly owned?: boolean; // a spell may be another hero's
}
export const Playables = ({ part, title, stem, taken, owned = false }: PlayablesProps): JSX.Element => (
  <div class="base">
    <ListOf
      part={part}
      title={title}
      add={stem === 'sort' ? 'Ajouter un sort' : 'Ajouter un consommable'}
      make={() => ({
        id: freshId(stem, taken),
        name: stem === 'sort' ? 'Nouveau sort' : 'Nouveau consommable',
        effects: [],
      })}
      name={({ name }) => nameOr(name, 'Carte sans nom')}
      most={12}
    >
      {(one) => (
        <>
          <div class="fields">
            <TextOf part={below(one, 'name')} label="Nom" />
            {owned ? <MaybeText part={below(one, 'owner')} label="Détenu par" placeholder="le héros engagé" /> : null}
            <MaybeNumber part={below(one, 'cost')} label="Coût imprimé" empty="aucun" />
            <CheckOf part={below(one, 'lasting')} label="Dure tout le combat" />
            <MaybeText part={below(one, 'text')} label="Texte de la carte" max={300} class="wide" />
          </div>
          <EffectsField part={below(one, 'effects')} />
        </>
      )}
    </ListOf>
    <AddExample
      part={part}
      examples={stem === 'sort' ? EXAMPLE_COMBAT_SPELLS : EXAMPLE_CONSUMABLES}
      label={stem === 'sort' ? 'Ou un sort d’exemple' : 'Ou un consommable d’exemple'}
    />
  </div>
);
export const GoodsField = ({
  part,
  taken,
}: {
  readonly part: Part<readonly Goods[] | undefined>;
  readonly taken: readonly string[];
}): JSX.Element => (
  <div class="base">
    <ListOf
      part={part}
      title="Autres cartes, pour payer une défaite"
      add="Ajouter une carte"
      make={() => ({ id: freshId('carte', taken), name: 'Nouvelle carte', cost: 1 })}
      name={({ name, cost }) => `${nameOr(name, 'Carte sans nom')}, coût ${cost}`}
      most={12}
    >
      {(one) => (
        <div class="fields">
          <TextOf part={below(one, 'name')} label="Nom" />
          <NumberOf part={below(one, 'cost')} label="Coût imprimé" />
        </div>
      )}
    </ListOf>
    <AddExample part={part} examples={EXAMPLE_GOODS} label="Ou une carte d’exemple" />
  </div>
);
/** Permanent bonuses of what a hero wears. */
export const GearField = ({
  part,
  title,
}: {
  readonly part: Part<readonly Gear[] | undefined>;
  readonly title: string;
}): JSX.Element => (
  <ListOf
    part={part}
    title={title}
    add="Ajouter un bonus"
    make={() => ({ name: 'Équipement', zone: 'attaque' as const, value: 1 })}
    name={({ name, zone, value }) => `${nameOr(name, 'Équipement')} : ${value} en ${ZONE_NAMES[zone]}`}
    most={12}
  >
    {(one) => (
      <div class="fields">
        <TextOf part={below(one, 'name')} label="Nom" />
        <PickOf
          part={below(one, 'zone')}
          label="Total"
          choices={GRID_ZONES.map((zone) => [zone, ZONE_NAMES[zone]] as const)}
        />
        <NumberOf part={below(one, 'value')} label="Bonus" />
      </div>
    )}
  </ListOf>
);
