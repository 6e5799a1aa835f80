// Fields that only games have: numbers apart by commas, a card among those that fit.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TileSpec } from '../../../../engine/versus/partie/types.ts';
import type { TileId } from '../../../../engine/versus/types.ts';
import { Faults, SelectField, TextField } from '../../../atelier/fields.tsx';
import type { Part } from '../../../atelier/part.ts';

interface NumbersProps {
  readonly part: Part<readonly number[] | undefined>;
  readonly label: string;
  readonly placeholder: string;
}
const numbersIn = (text: string): readonly number[] =>
  text
    .split(/[\s,;]+/)
    .filter((word) => /^-?\d{1,3}$/.test(word))
    .map(Number);
/** Numbers typed apart by commas; emptied, the list is left out. What is typed stays as it is until the numbers change elsewhere. */
export const NumbersOf = ({ part, label, placeholder }: NumbersProps): JSX.Element => {
  const list = part.value ?? [];
  const kept = list.join(', ');
  const [text, setText] = useState(kept);
  useEffect(() => setText((typed) => (numbersIn(typed).join(', ') === kept ? typed : kept)), [kept]);
  const type = (next: string): void => {
    setText(next);
    const numbers = numbersIn(next);
    part.change(numbers.length === 0 ? undefined : numbers, part.path);
  };
  return (
    <>
      <TextField path={part.path} label={label} value={text} placeholder={placeholder} onChange={type} />
      {list.map((_, i) => (
        <Faults key={i} path={`${part.path}.${i}`} />
      ))}
    </>
  );
};

interface CardProps {
  readonly path: string;
  readonly label: string;
  readonly value: TileId | undefined;
  readonly cards: readonly Pick<TileSpec, 'id' | 'name'>[];
  readonly name: string; // of the card now there
  readonly nobody: string;
  readonly onChange: (tile: TileId | undefined) => void;
}
/** A card among those that fit; the one that is there stays in the list even when it does not. */
export const CardField = ({ path, label, value, cards, name, nobody, onChange }: CardProps): JSX.Element => {
  const fits = value === undefined || cards.some(({ id }) => id === value);
  const choices = [
    ['', nobody] as const,
    ...(fits ? [] : [[value, `${name} (ne convient pas)`] as const]),
    ...cards.map((card) => [card.id, card.name] as const),
  ];
  return (
    <SelectField
      path={path}
      label={label}
      value={value ?? ''}
      choices={choices}
      class="wide"
      onChange={(tile) => onChange(tile === '' ? undefined : tile)}
    />
  );
};
