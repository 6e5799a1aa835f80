// The reader’s cards: new ones, or what the site does not know of those it names.
import type { JSX } from 'preact';
import { LIMITS } from '../../../../engine/versus/constants.ts';
import { powerOfTile } from '../../../../engine/versus/data.ts';
import type { TileSpec } from '../../../../engine/versus/partie/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { Section, SelectField } from '../../../atelier/fields.tsx';
import { nameOr } from '../../../atelier/ids.ts';
import { append, below, listOfPart, type Part } from '../../../atelier/part.ts';
import { ListOf, MaybeNumber, PickOf, TextOf } from '../../../atelier/part-fields.tsx';
import { useWork } from '../part.ts';
import { CAMP_CHOICES, FORM_CHOICES, LEVEL_CHOICES } from '../words.ts';
import { FaultSpot } from '../spots.tsx';
import { knownCards, newCard } from './model.ts';

const LEVELS = LEVEL_CHOICES.filter(([level]) => level !== 'event' && level !== 'citizens');
const CardFields = ({ part }: { readonly part: Part<TileSpec> }): JSX.Element => (
  <>
    <div class="fields">
      <TextOf part={below(part, 'name')} label="Nom" max={LIMITS.name} />
      <PickOf part={below(part, 'side')} label="Camp" choices={CAMP_CHOICES} />
      <PickOf part={below(part, 'level')} label="Niveau" choices={LEVELS} />
      <PickOf part={below(part, 'form')} label="Type" choices={FORM_CHOICES} />
      <MaybeNumber
        part={below(part, 'figures')}
        label="Figurines"
        empty={powerOfTile(part.value.id) === undefined ? 'non précisé' : '1'}
      />
      <MaybeNumber part={below(part, 'life')} label="Points de vie" empty="non suivis" />
    </div>
    <FaultSpot path={`${part.path}.id`} />
  </>
);
export const CardsPart = (): JSX.Element => {
  const tiles = below(useWork<'partie'>(), 'tiles');
  const typed = listOfPart(tiles);
  const known = knownCards(typed);
  const copy = (id: string): void => {
    const card = known.find((one) => one.id === id);
    if (card !== undefined) append(tiles, card);
  };
  return (
    <Section
      title="Mes cartes"
      paths={['tiles']}
      extra={typed.length === 0 ? undefined : <span class="part-extra">{typed.length}</span>}
    >
      <p class="aside">
        {typeset(
          'Niveau, type, figurines et points de vie sont sur vos tuiles : le livret ne les donne pas. Ce qui manque n’est pas vérifié.',
        )}
      </p>
      {typed.length >= LIMITS.tiles ? null : (
        <SelectField
          path="tiles.copie"
          label="Compléter une carte que le site connaît"
          value=""
          choices={[['', 'choisir une carte'], ...known.map(({ id, name }) => [id, name] as const)]}
          class="wide"
          onChange={copy}
        />
      )}
      <ListOf
        part={tiles}
        add="Ajouter une carte"
        make={() => newCard(typed)}
        name={({ name }, i) => nameOr(name, `Carte ${i + 1}`)}
        most={LIMITS.tiles}
      >
        {(card) => <CardFields part={card} />}
      </ListOf>
    </Section>
  );
};
