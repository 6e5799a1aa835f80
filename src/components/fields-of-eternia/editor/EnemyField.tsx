// An enemy card: an example, or one that the reader types.
import type { JSX } from 'preact';
import type { EpicCard, WildCard } from '../../../engine/fields-of-eternia/types.ts';
import { SelectField } from '../../atelier/fields.tsx';
import { BLANK_CARDS, TYPE_NAMES } from './blank-cards.ts';
import { CardFields } from './CardFields.tsx';
import { ExampleTag } from './fields.tsx';
import { nameOr } from './ids.ts';
import { narrow, type Part } from './part.ts';
import { cardOrigin } from './provenance.ts';

const OWN = 'saisie:';
interface EnemyProps<C extends WildCard | EpicCard> {
  readonly part: Part<C | string>;
  readonly examples: readonly C[];
  readonly label: string;
}
const numbersOf = (
  card: WildCard | EpicCard,
): readonly (readonly [field: string, label: string, value: number | string])[] => [
  ['health', 'PS', card.health],
  ['attack', 'Attaque', card.attack],
  ['defense', 'Défense', card.defense],
  ...('initiative' in card ? ([['initiative', 'Initiative', card.initiative]] as const) : []),
  ['cost', 'Domptage', card.cost ?? 'impossible'],
];
const Figures = ({ card }: { readonly card: WildCard | EpicCard }): JSX.Element => (
  <ul class="hero-figures">
    {numbersOf(card).map(([field, label, value]) => (
      <li key={field}>
        {label} <b>{value}</b>{' '}
        {cardOrigin(card, field) === 'example' ? (
          <ExampleTag />
        ) : (
          <small class="origin from-stated">dit par les règles</small>
        )}
      </li>
    ))}
  </ul>
);
export const EnemyField = <C extends WildCard | EpicCard>({ part, examples, label }: EnemyProps<C>): JSX.Element => {
  const { value } = part;
  const types = [...new Set(examples.map(({ type }) => type))];
  const card = typeof value === 'string' ? examples.find(({ id }) => id === value) : value;
  const choose = (key: string): void => {
    const type = types.find((one) => key === `${OWN}${one}`);
    if (type === undefined) part.change(key);
    else part.change(BLANK_CARDS[type](`ma-${type}`) as C);
  };
  return (
    <>
      <div class="fields">
        <SelectField
          path={part.path}
          label={label}
          value={typeof value === 'string' ? value : `${OWN}${value.type}`}
          choices={[
            ...examples.map(({ id, name, type }) => [id, `${name} (${TYPE_NAMES[type]}), exemple`] as const),
            ...types.map((type) => [`${OWN}${type}`, `une carte que je saisis : ${TYPE_NAMES[type]}`] as const),
          ]}
          class="wide"
          onChange={choose}
        />
      </div>
      {card === undefined ? null : typeof value === 'string' ? (
        <>
          <Figures card={card} />
          <button type="button" class="btn" onClick={() => part.change(card)}>
            Corriger les valeurs de cette carte
          </button>
        </>
      ) : (
        <CardFields part={narrow(part, value) as unknown as Part<WildCard | EpicCard> as never} />
      )}
    </>
  );
};
export const enemyName = (
  enemy: { readonly name: string } | string,
  examples: readonly { readonly id: string; readonly name: string }[],
): string =>
  typeof enemy === 'string'
    ? (examples.find(({ id }) => id === enemy)?.name ?? enemy)
    : nameOr(enemy.name, 'Carte sans nom');
