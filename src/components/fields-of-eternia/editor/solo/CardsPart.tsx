// Clash cards, effect cards and dice of a solo game: the examples, or one's own.
import type { JSX } from 'preact';
import { EXAMPLE_CLASHES, EXAMPLE_SOLO_EFFECTS } from '../../../../engine/fields-of-eternia/data-solo.ts';
import {
  type ClashCard,
  GRID_ZONES,
  type SoloEffectCard,
  WEAPONS,
} from '../../../../engine/fields-of-eternia/types.ts';
import { WEAPON_NAMES, ZONE_NAMES } from '../../../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { Faults, Section } from '../../../atelier/fields.tsx';
import { WildDieField } from '../DeckField.tsx';
import { EffectsField } from '../EffectsField.tsx';
import { ExampleNote, ListOf, NumberOf, PickOf, TextOf } from '../fields.tsx';
import { freshId, nameOr } from '../ids.ts';
import { below, filled, type Part } from '../part.ts';
import type { Solo } from './LevelPart.tsx';

const ClashFields = ({ part }: { readonly part: Part<ClashCard> }): JSX.Element => (
  <div class="fields">
    <PickOf
      part={below(part, 'weapon')}
      label="Arme"
      choices={WEAPONS.map((kind) => [kind, WEAPON_NAMES[kind]] as const)}
    />
    <NumberOf part={below(part, 'attack')} label="Attaque" />
    <NumberOf part={below(part, 'defense')} label="Défense" />
    <NumberOf part={below(part, 'initiative')} label="Initiative" />
    <NumberOf part={below(part, 'effects')} label="Cartes effet à piocher" />
    <PickOf
      part={below(part, 'surge')}
      label="Paquet"
      choices={[
        [true, 'avec le symbole surcharge'],
        [false, 'sans le symbole surcharge'],
      ]}
    />
  </div>
);
const SoloEffectFields = ({ part }: { readonly part: Part<SoloEffectCard> }): JSX.Element => (
  <>
    <div class="fields">
      <TextOf part={below(part, 'name')} label="Nom" />
      <PickOf
        part={below(part, 'skull')}
        label="Crânes"
        choices={[
          [1, '1'],
          [2, '2'],
          [3, '3'],
          [4, '4'],
        ]}
      />
      <PickOf
        part={below(part, 'zone')}
        label="Identifiant de zone"
        choices={[[null, 'aucun'], ...GRID_ZONES.map((zone) => [zone, ZONE_NAMES[zone]] as const)]}
      />
      <PickOf
        part={below(part, 'surge')}
        label="Symbole surcharge"
        choices={[
          [true, 'oui'],
          [false, 'non'],
        ]}
      />
    </div>
    <EffectsField part={below(part, 'effects')} title="Effets, comme joués par l’ennemi" />
  </>
);
/** Either the examples, or a list of one's own that begins as their copy. */
const OwnCards = <T,>({
  part,
  title,
  examples,
  children,
}: {
  readonly part: Part<readonly T[] | undefined>;
  readonly title: string;
  readonly examples: readonly T[];
  readonly children: (part: Part<readonly T[]>) => JSX.Element;
}): JSX.Element => (
  <div class="base">
    {part.value === undefined ? (
      <>
        <p class="base-title">{typeset(`${title} : ${examples.length} cartes d’exemple`)}</p>
        <ExampleNote />
        <Faults path={part.path} />
        <button type="button" class="btn" onClick={() => part.change(examples)}>
          {typeset(`Saisir : ${title.toLowerCase()}`)}
        </button>
      </>
    ) : (
      <>
        {children(filled<readonly T[]>(part, part.value))}
        <button type="button" class="btn flat" onClick={() => part.change(undefined)}>
          {typeset('Reprendre les exemples')}
        </button>
      </>
    )}
  </div>
);
export const CardsPart = ({ part }: { readonly part: Solo }): JSX.Element => (
  <Section title="Cartes affrontement, cartes effet, dés" paths={['clashes', 'effects', 'dice', 'solo']}>
    <Faults path="solo" deep />
    <OwnCards
      part={below(part, 'clashes') as Part<readonly ClashCard[] | undefined>}
      title="Cartes affrontement"
      examples={EXAMPLE_CLASHES}
    >
      {(own) => (
        <ListOf
          part={own}
          title="Cartes affrontement"
          add="Ajouter une carte affrontement"
          make={(): ClashCard => ({
            id: freshId(
              'affrontement',
              own.value.map(({ id }) => id),
            ),
            weapon: 'melee',
            attack: 3,
            defense: 3,
            initiative: 2,
            effects: 1,
            surge: false,
          })}
          name={({ weapon, attack, defense, initiative, surge }) =>
            `${WEAPON_NAMES[weapon]}, ${attack}/${defense}/${initiative}${surge ? ', surcharge' : ''}`
          }
          most={40}
        >
          {(one) => <ClashFields part={one} />}
        </ListOf>
      )}
    </OwnCards>
    <OwnCards
      part={below(part, 'effects') as Part<readonly SoloEffectCard[] | undefined>}
      title="Cartes effet"
      examples={EXAMPLE_SOLO_EFFECTS}
    >
      {(own) => (
        <ListOf
          part={own}
          title="Cartes effet"
          add="Ajouter une carte effet"
          make={(): SoloEffectCard => ({
            id: freshId(
              'effet',
              own.value.map(({ id }) => id),
            ),
            name: 'Nouvel effet',
            skull: 1,
            zone: null,
            surge: false,
            effects: [],
          })}
          name={({ name, skull }) => `${nameOr(name, 'Carte sans nom')}, crâne ${skull}`}
          most={40}
        >
          {(one) => <SoloEffectFields part={one} />}
        </ListOf>
      )}
    </OwnCards>
    <WildDieField part={below(part, 'dice')} />
  </Section>
);
