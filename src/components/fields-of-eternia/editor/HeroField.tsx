// A hero card: an example, or the reader's own, field by field.
import type { JSX } from 'preact';
import { EXAMPLE_HEROES, heroOf } from '../../../engine/fields-of-eternia/heroes.ts';
import {
  type Faction,
  FACTIONS,
  type HeroCard,
  type Weapon,
  WEAPONS,
} from '../../../engine/fields-of-eternia/types.ts';
import { effectsText, WEAPON_NAMES } from '../../../engine/fields-of-eternia/words.ts';
import { typeset } from '../../../plugins/typography.ts';
import { Section, SelectField } from '../../atelier/fields.tsx';
import { AbilityField, MaybeAbility } from './AbilityField.tsx';
import { CheckOf, ExampleNote, ExampleTag, MaybeText, NumberOf, PickOf, TextOf } from './fields.tsx';
import { nameOr, slug } from './ids.ts';
import { below, narrow, type Part } from './part.ts';
import { heroOrigin } from './provenance.ts';

export const FACTION_NAMES: Readonly<Record<Faction, string>> = {
  masters: 'Masters of the Universe',
  evil: 'Evil Warriors',
  horde: 'la Horde',
};
export const FACTION_CHOICES = FACTIONS.map((faction) => [faction, FACTION_NAMES[faction]] as const);
const OWN = 'saisie';
export const FIGURES = [
  ['health', 'PS', 'PS imprimés'],
  ['spirit', 'Esprit', 'Esprit'],
  ['initiative', 'Initiative', 'Initiative'],
  ['body', 'Corps', 'Corps'],
  ['movement', 'Déplacement', 'Déplacement'],
] as const;
const weapon = (name: string): Weapon => ({ name, kind: 'melee', surge: { effects: [] } });
export const BLANK_HERO: HeroCard = {
  id: 'heros',
  name: 'Nouveau héros',
  faction: 'masters',
  health: 8,
  spirit: 2,
  initiative: 2,
  body: 6,
  movement: 2,
  weapons: [weapon('Première arme'), weapon('Seconde arme')],
};

export const cardOf = (hero: HeroCard | string): HeroCard | undefined =>
  typeof hero === 'string' ? heroOf(hero) : hero;
export const heroName = (hero: HeroCard | string): string =>
  nameOr(cardOf(hero)?.name, typeof hero === 'string' ? hero : 'Héros sans nom');

/** An example as it is printed nowhere: each figure with what it is worth. */
const Figures = ({ card }: { readonly card: HeroCard }): JSX.Element => (
  <ul class="hero-figures">
    {FIGURES.map(([field, label]) => (
      <li key={field}>
        {label} <b>{card[field]}</b>{' '}
        {heroOrigin(card, field) === 'example' ? (
          <ExampleTag />
        ) : (
          <small class="origin from-stated">dit par les règles</small>
        )}
      </li>
    ))}
    {card.weapons.map(({ name, kind, surge }, i) => (
      <li key={name}>
        {typeset(`${name} (${WEAPON_NAMES[kind]}), surcharge : ${effectsText(surge.effects)}`)}{' '}
        {heroOrigin(card, `weapons.${i}.surge`) === 'example' ? <ExampleTag /> : null}
      </li>
    ))}
    {card.start === undefined ? null : (
      <li>
        {typeset(`Début de combat : ${effectsText(card.start.effects)}`)} <ExampleTag />
      </li>
    )}
  </ul>
);

/** A card with another name takes an inner name of its own, unless it is an example that the reader corrects. */
const named = (card: HeroCard): HeroCard =>
  heroOf(card.id) !== undefined ? card : { ...card, id: slug(card.name) || BLANK_HERO.id };

const CardFields = ({ part }: { readonly part: Part<HeroCard> }): JSX.Element => {
  const card = part.value;
  const origin = (field: keyof HeroCard): ReturnType<typeof heroOrigin> => heroOrigin(card, field);
  const weapons = below(part, 'weapons');
  return (
    <>
      {FIGURES.some(([field]) => origin(field) === 'example') ? <ExampleNote /> : null}
      <div class="fields">
        <TextOf
          part={{ ...below(part, 'name'), change: (name, field) => part.change(named({ ...card, name }), field) }}
          label="Nom"
          origin={origin('name')}
        />
        <PickOf part={below(part, 'faction')} label="Faction" origin={origin('faction')} choices={FACTION_CHOICES} />
      </div>
      <div class="fields hero-sheet">
        {FIGURES.map(([field, , label]) => (
          <NumberOf key={field} part={below(part, field)} label={label} origin={origin(field)} />
        ))}
      </div>
      <div class="fields">
        <CheckOf part={below(part, 'flies')} label="Vole" />
        <CheckOf part={below(part, 'garrison')} label="Permet des soldats dans sa base" />
        <CheckOf part={below(part, 'mounted')} label="Héros monté" />
        <MaybeText part={below(part, 'passive')} label="Capacité passive, en toutes lettres" max={300} class="wide" />
      </div>
      {([0, 1] as const).map((at) => {
        const own: Part<Weapon> = {
          path: `${weapons.path}.${at}`,
          value: card.weapons[at],
          change: (next, field) => weapons.change(at === 0 ? [next, card.weapons[1]] : [card.weapons[0], next], field),
        };
        return (
          <Section
            key={at}
            class="unit"
            title={`Arme ${at + 1} : ${nameOr(own.value.name, 'sans nom')}`}
            paths={[own.path]}
          >
            <div class="fields">
              <TextOf part={below(own, 'name')} label="Nom de l’arme" />
              <PickOf
                part={below(own, 'kind')}
                label="Sorte"
                choices={WEAPONS.map((kind) => [kind, WEAPON_NAMES[kind]] as const)}
              />
            </div>
            <p class="base-title">Capacité surcharge</p>
            <AbilityField part={below(own, 'surge')} surge />
          </Section>
        );
      })}
      <MaybeAbility part={below(part, 'start')} title="Capacité de début de combat" />
    </>
  );
};

interface HeroProps {
  readonly part: Part<HeroCard | string>;
  readonly label: string;
}
export const HeroField = ({ part, label }: HeroProps): JSX.Element => {
  const { value } = part;
  const card = cardOf(value);
  const choose = (id: string): void => part.change(id === OWN ? (card ?? BLANK_HERO) : id);
  return (
    <>
      <div class="fields">
        <SelectField
          path={part.path}
          label={label}
          value={typeof value === 'string' ? value : OWN}
          choices={[
            ...EXAMPLE_HEROES.map(
              ({ id, name, faction }) => [id, `${name} (${FACTION_NAMES[faction]}), exemple`] as const,
            ),
            [OWN, 'une carte que je saisis'],
          ]}
          class="wide"
          onChange={choose}
        />
      </div>
      {typeof value === 'string' ? (
        card === undefined ? null : (
          <>
            <Figures card={card} />
            <button type="button" class="btn" onClick={() => part.change(card)}>
              Corriger les valeurs de cette carte
            </button>
          </>
        )
      ) : (
        <>
          <CardFields part={narrow(part, value)} />
          <button type="button" class="btn flat" onClick={() => part.change(BLANK_HERO)}>
            Vider la carte
          </button>
        </>
      )}
    </>
  );
};
