// The shared fields, written for parts of the work.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { fieldId } from './bench.ts';
import { CheckField, Faults, NumberField, Section, SelectField, TextField } from './fields.tsx';
import type { Origin } from './origin.ts';
import { append, drop, items, listOfPart, type Maybe, type Part } from './part.ts';

interface Named<P> {
  readonly part: P;
  readonly label: string;
  readonly origin?: Origin | undefined;
}
export const NumberOf = ({ part, label, origin }: Named<Part<number>>): JSX.Element => (
  <NumberField
    path={part.path}
    label={label}
    value={part.value}
    origin={origin}
    onChange={(value) => (value === undefined ? undefined : part.change(value, part.path))}
  />
);
/** `empty`: what an empty field means. */
export const MaybeNumber = ({
  part,
  label,
  origin,
  empty,
}: Named<Part<number | undefined>> & { readonly empty: string }): JSX.Element => (
  <NumberField
    path={part.path}
    label={label}
    value={part.value}
    origin={origin}
    empty={empty}
    onChange={(value) => part.change(value, part.path)}
  />
);
type TextLook = {
  readonly max?: number;
  readonly long?: boolean;
  readonly placeholder?: string;
  readonly class?: string;
};
export const TextOf = ({ part, label, origin, max = 80, ...rest }: Named<Part<string>> & TextLook): JSX.Element => (
  <TextField
    path={part.path}
    label={label}
    value={part.value}
    origin={origin}
    max={max}
    {...rest}
    onChange={(value) => part.change(value, part.path)}
  />
);
export const MaybeText = ({
  part,
  label,
  max = 80,
  ...rest
}: Named<Part<string | undefined>> & TextLook): JSX.Element => (
  <TextField
    path={part.path}
    label={label}
    value={part.value ?? ''}
    max={max}
    {...rest}
    onChange={(value) => part.change(value === '' ? undefined : value, part.path)}
  />
);
/** Ticked is true; not ticked is left out. */
export const CheckOf = ({ part, label, origin }: Named<Maybe<boolean>>): JSX.Element => (
  <CheckField
    path={part.path}
    label={label}
    value={part.value === true}
    origin={origin}
    onChange={(value) => (part as Part<boolean | undefined>).change(value || undefined)}
  />
);

type Simple = string | number | boolean | null | undefined;
const keyOf = (value: Simple): string => `${value ?? ''}`;
interface PickProps<T extends Simple> extends Named<Part<T>> {
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly class?: string;
  readonly deep?: boolean;
}
/** One value of a few. Two values must not be written alike: null and undefined never together. */
export const PickOf = <T extends Simple>({ part, label, origin, choices, ...rest }: PickProps<T>): JSX.Element => (
  <SelectField
    path={part.path}
    label={label}
    value={keyOf(part.value)}
    origin={origin}
    choices={choices.map(([value, text]) => [keyOf(value), text] as const)}
    {...rest}
    onChange={(key) => {
      const chosen = choices.find(([value]) => keyOf(value) === key);
      if (chosen !== undefined) part.change(chosen[0]);
    }}
  />
);

/** Words typed apart by commas. What is typed stays as it is until the words change elsewhere. */
export const WordsOf = ({
  part,
  label,
  read = (word) => word,
  ...rest
}: Named<Maybe<readonly string[]>> & {
  readonly read?: (word: string) => string;
  readonly placeholder?: string;
}): JSX.Element => {
  const words = (text: string): readonly string[] =>
    text
      .split(',')
      .map((word) => read(word.trim()))
      .filter((word) => word !== '');
  const kept = listOfPart(part).join(', ');
  const [text, setText] = useState(kept);
  useEffect(() => setText((typed) => (words(typed).join(', ') === kept ? typed : kept)), [kept]);
  const type = (next: string): void => {
    setText(next);
    part.change(words(next), part.path);
  };
  return <TextField path={part.path} label={label} value={text} class="wide" {...rest} onChange={type} />;
};

interface ListProps<T> {
  readonly part: Maybe<readonly T[]>;
  readonly title?: string;
  readonly add?: string; // words of the button; none where things are added elsewhere
  readonly make?: () => T;
  readonly name: (item: T, index: number) => string;
  readonly children: (part: Part<T>, index: number) => ComponentChildren;
  readonly most?: number;
  readonly least?: number;
}
/** A list of things, each in its own section. */
export const ListOf = <T,>({
  part,
  title,
  add,
  make,
  name,
  children,
  most = Infinity,
  least = 0,
}: ListProps<T>): JSX.Element => {
  const all = items(part);
  return (
    <div
      class="list-part"
      id={fieldId(part.path)}
      tabIndex={-1}
      role="group"
      aria-label={title === undefined ? undefined : typeset(title)}
    >
      {title === undefined ? null : <p class="base-title">{typeset(title)}</p>}
      <Faults path={part.path} />
      {all.map((one, index) => {
        const named = name(one.value, index);
        return (
          <Section key={index} class="unit" title={named} paths={[one.path]}>
            {children(one, index)}
            <Faults path={one.path} />
            {all.length <= least ? null : (
              <button type="button" class="btn flat" onClick={() => drop(part, index)}>
                {typeset(`Retirer : ${named}`)}
              </button>
            )}
          </Section>
        );
      })}
      {all.length >= most || add === undefined || make === undefined ? null : (
        <button type="button" class="btn" onClick={() => append(part, make())}>
          {typeset(add)}
        </button>
      )}
    </div>
  );
};
