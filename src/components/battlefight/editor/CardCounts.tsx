// How many copies of each card, type by type: a deck under construction, or a collection.
import type { JSX } from 'preact';
import { labelOf } from '../../../engine/battlefight/origin.ts';
import { printSteps } from '../../../engine/battlefight/language/print.ts';
import { type CardId, type Technique, TECHNIQUE_TYPES, type TechniqueType } from '../../../engine/battlefight/types.ts';
import { typeset } from '../../../plugins/typography.ts';
import { TypeIcon } from '../TypeIcon.tsx';
import { labelWords, typeTitle } from './labels.ts';
import { titleIn } from './model.ts';

export interface CountsProps {
  readonly shelf: readonly Technique[];
  readonly counts: Readonly<Record<CardId, number>>;
  readonly set: (card: CardId, count: number) => void;
  readonly each?: number; // how many of a type there must be
  readonly label: string;
}
const countOf = ({ counts }: CountsProps, id: CardId): number => (Object.hasOwn(counts, id) ? (counts[id] ?? 0) : 0);

const Row = ({ card, ...props }: CountsProps & { readonly card: Technique }): JSX.Element => {
  const count = countOf(props, card.id);
  const title = titleIn(props.shelf, card.id);
  return (
    <li class={count > 0 ? 'held' : undefined} data-carte={card.id}>
      <p>
        <b>{typeset(title)}</b>
        {labelOf(card.id) === 'saisie' ? <small>{labelWords(card.id)}</small> : null}
        <span>{typeset(printSteps(card.steps))}</span>
      </p>
      <div class="stepper" role="group" aria-label={typeset(`Exemplaires : ${title}`)}>
        <button
          type="button"
          class="btn"
          aria-label={typeset(`Un de moins : ${title}`)}
          aria-disabled={count === 0}
          onClick={() => (count === 0 ? undefined : props.set(card.id, count - 1))}
        >
          −
        </button>
        <output>{count}</output>
        <button
          type="button"
          class="btn"
          aria-label={typeset(`Un de plus : ${title}`)}
          onClick={() => props.set(card.id, count + 1)}
        >
          +
        </button>
      </div>
    </li>
  );
};

const Group = ({ type, ...props }: CountsProps & { readonly type: TechniqueType }): JSX.Element => {
  const cards = props.shelf.filter((card) => card.type === type);
  const sum = cards.reduce((total, { id }) => total + countOf(props, id), 0);
  const full = props.each === undefined || sum === props.each;
  return (
    <details class="part counts-part">
      <summary>
        <span class="part-title">
          <TypeIcon type={type} /> {typeTitle(type)}
        </span>
        <span class={full ? 'part-extra' : 'part-extra odd'}>
          {typeset(props.each === undefined ? `${sum}` : `${sum} sur ${props.each}`)}
        </span>
      </summary>
      <ul class="counts">
        {cards.map((card) => (
          <Row key={card.id} card={card} {...props} />
        ))}
      </ul>
    </details>
  );
};

export const CardCounts = (props: CountsProps): JSX.Element => (
  <div class="counts-groups" role="group" aria-label={typeset(props.label)}>
    <p class="aside">{typeset('Sauf mention contraire, ce sont des cartes d’exemple, non officielles.')}</p>
    {TECHNIQUE_TYPES.map((type) => (
      <Group key={type} type={type} {...props} />
    ))}
  </div>
);
