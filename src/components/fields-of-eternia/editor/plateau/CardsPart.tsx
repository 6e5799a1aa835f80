// Cards of the reader's own, and what the decks are made of.
import { capital } from '../../../../engine/kernel/french.ts';
import type { JSX } from 'preact';
import { EXAMPLE_CARDS, EXAMPLE_DECKS } from '../../../../engine/fields-of-eternia/data.ts';
import { slotOf, type Slot } from '../../../../engine/fields-of-eternia/partie/carry.ts';
import { DECK_OF } from '../../../../engine/fields-of-eternia/partie/piles.ts';
import { type DeckName, DECKS } from '../../../../engine/fields-of-eternia/partie/types.ts';
import type { PartieScenario } from '../../../../engine/fields-of-eternia/partie/scenario-types.ts';
import type { AnyCard, CardId } from '../../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { Section, SelectField } from '../../../atelier/fields.tsx';
import { BLANK_CARDS, TYPE_NAMES } from '../blank-cards.ts';
import { CardFields } from '../CardFields.tsx';
import { ExampleTag, ListOf } from '../fields.tsx';
import { freshId, nameOr } from '../ids.ts';
import { IdsField } from '../IdsField.tsx';
import { append, below, filled, listOfPart, type Part } from '../part.ts';

type CardChoice = readonly [id: CardId, name: string];
/** Example cards, those of the reader in their place. */
export const libraryIn = (own: readonly AnyCard[] = []): readonly AnyCard[] => [
  ...EXAMPLE_CARDS.filter(({ id }) => !own.some((card) => card.id === id)),
  ...own,
];
const choice = ({ id, name, type }: AnyCard): CardChoice => [id, `${nameOr(name, id)} (${TYPE_NAMES[type]})`];
export const deckChoices = (library: readonly AnyCard[], deck: DeckName): readonly CardChoice[] =>
  library.filter(({ type }) => DECK_OF[type] === deck).map(choice);
/** What may be carried there; armours and artefacts go in the pack as well. */
export const slotChoices = (library: readonly AnyCard[], slot: Slot): readonly CardChoice[] =>
  library.filter((card) => slotOf(card) === slot || (slot === 'pack' && slotOf(card) === 'worn')).map(choice);
export const bossChoices = (library: readonly AnyCard[]): readonly CardChoice[] =>
  library.filter(({ type }) => type === 'boss').map(choice);

const TYPES = Object.keys(TYPE_NAMES) as readonly AnyCard['type'][];
export const CardsPart = ({ part }: { readonly part: Part<readonly AnyCard[] | undefined> }): JSX.Element => {
  const own = listOfPart(part);
  const taken = [...EXAMPLE_CARDS, ...own].map(({ id }) => id);
  const add = (type: string): void => {
    const found = TYPES.find((one) => one === type);
    if (found !== undefined) append(part, BLANK_CARDS[found](freshId(`ma-${found}`, taken)));
  };
  const copy = (id: string): void => {
    const card = EXAMPLE_CARDS.find((one) => one.id === id);
    if (card !== undefined) append(part, card);
  };
  const free = EXAMPLE_CARDS.filter(({ id }) => !own.some((card) => card.id === id));
  return (
    <Section
      title="Mes cartes"
      paths={[part.path]}
      extra={own.length === 0 ? undefined : <span class="part-extra">{own.length}</span>}
    >
      <p class="aside">
        {typeset(
          'Le texte de presque toutes les cartes manque au livret : celles du site sont des exemples. Saisissez les vôtres, ou corrigez un exemple.',
        )}{' '}
        <ExampleTag />
      </p>
      <ListOf
        part={part}
        add="Ajouter une carte équipement"
        make={() => BLANK_CARDS.equipement(freshId('ma-equipement', taken))}
        name={({ name, type }) => `${nameOr(name, 'Carte sans nom')} (${TYPE_NAMES[type]})`}
        most={120}
      >
        {(one) => <CardFields part={one} />}
      </ListOf>
      <div class="fields">
        <SelectField
          path={`${part.path}.ajout`}
          label="Ou une carte d’un autre type"
          value=""
          choices={[['', 'choisir…'], ...TYPES.map((type) => [type, capital(TYPE_NAMES[type])] as const)]}
          onChange={add}
        />
        <SelectField
          path={`${part.path}.copie`}
          label="Ou corriger un exemple"
          value=""
          choices={[['', 'choisir…'], ...free.map(choice)]}
          onChange={copy}
        />
      </div>
    </Section>
  );
};

export const DECK_TITLES: Readonly<Record<DeckName, string>> = {
  rencontres: 'Paquet de rencontres',
  scenarios: 'Paquet de scénarios',
  boutique: 'Paquet de la boutique',
  guilde: 'Paquet de la guilde de mages',
  forge: 'Paquet de la forge',
  victoire: 'Cartes victoire',
};
interface DecksProps {
  readonly part: Part<PartieScenario['decks']>;
  readonly library: readonly AnyCard[];
}
const DeckPart = ({ part, library, deck }: DecksProps & { readonly deck: DeckName }): JSX.Element => {
  const own = below(
    filled<NonNullable<PartieScenario['decks']>>(part as Part<NonNullable<PartieScenario['decks']> | undefined>, {}),
    deck,
  );
  const given = own.value;
  return (
    <Section
      class="unit"
      title={DECK_TITLES[deck]}
      paths={[own.path]}
      extra={<span class="part-extra">{given === undefined ? 'exemple' : given.length}</span>}
    >
      {given === undefined ? (
        <>
          <p class="aside">
            {typeset('Les cartes d’exemple que personne ne porte.')} <ExampleTag />
          </p>
          <button type="button" class="btn" onClick={() => own.change(EXAMPLE_DECKS[deck])}>
            Composer ce paquet
          </button>
        </>
      ) : (
        <>
          <IdsField
            part={filled<readonly CardId[]>(own, given)}
            label="Cartes"
            add="Ajouter"
            choices={deckChoices(library, deck)}
          />
          <button type="button" class="btn flat" onClick={() => own.change(undefined)}>
            {typeset('Reprendre l’exemple')}
          </button>
        </>
      )}
    </Section>
  );
};
export const DecksPart = ({
  part,
  library,
  decks = DECKS,
}: DecksProps & { readonly decks?: readonly DeckName[] }): JSX.Element => (
  <Section title="Les paquets" paths={[part.path]}>
    {decks.map((deck) => (
      <DeckPart key={deck} part={part} library={library} deck={deck} />
    ))}
  </Section>
);
