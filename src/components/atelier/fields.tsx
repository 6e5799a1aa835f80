// The fields of a workshop: a label, a control, where the value comes from, what is wrong with it and which rule says so.
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import { Said } from '../play/Said.tsx';
import { fieldId, OPEN_EVENT, useBench } from './bench.ts';
import { at, type Finding, isUnder, under } from './findings.ts';
import { type Origin, ORIGIN_WORDS } from './origin.ts';

export const FaultText = ({ found }: { readonly found: Finding }): JSX.Element => {
  const { jeu, titles, edit, mends } = useBench();
  return (
    <>
      <Said jeu={jeu} text={found.message} cites={found.rules} titles={titles} />
      {mends(found).map(({ label, change }) => (
        <button type="button" class="link mend" key={label} data-reparer onClick={() => edit(change)}>
          {typeset(label)}
        </button>
      ))}
    </>
  );
};

interface FaultsProps {
  readonly path: string;
  readonly local?: string | undefined;
  readonly deep?: boolean; // also what is below, which has no field of its own
}
/** What is wrong at a path, tied to its control by the id. */
export const Faults = ({ path, local, deep = false }: FaultsProps): JSX.Element | null => {
  const found = (deep ? under : at)(useBench().faults, path);
  if (found.length === 0 && local === undefined) return null;
  return (
    <div class="faults" id={`${fieldId(path)}.faute`}>
      {local === undefined ? null : <p>{typeset(local)}</p>}
      {found.map((one) => (
        <p key={`${one.path} ${one.message}`}>
          <FaultText found={one} />
        </p>
      ))}
    </div>
  );
};

interface Described {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}
const useDescribed = (path: string, local: string | undefined, more: string | undefined, deep = false): Described => {
  const wrong = (deep ? under : at)(useBench().faults, path).length > 0 || local !== undefined;
  const id = fieldId(path);
  const by = [wrong ? `${id}.faute` : '', more === undefined ? '' : `${id}.note`].filter((one) => one !== '').join(' ');
  return { id, 'aria-invalid': wrong ? true : undefined, 'aria-describedby': by === '' ? undefined : by };
};

const OriginMark = ({
  origin,
  id,
}: {
  readonly origin: Origin | undefined;
  readonly id: string;
}): JSX.Element | null =>
  origin === undefined ? null : (
    <span class={`origin from-${origin}`} id={`${id}.note`} title={typeset(ORIGIN_WORDS[origin][1])}>
      {ORIGIN_WORDS[origin][0]}
    </span>
  );

interface Common {
  readonly path: string;
  readonly label: string;
  readonly origin?: Origin | undefined;
}
interface BoxProps extends Common {
  readonly local?: string | undefined;
  readonly deep?: boolean;
  readonly class?: string;
  readonly children: ComponentChildren;
}
const Box = ({ path, label, origin, local, deep = false, children, ...rest }: BoxProps): JSX.Element => (
  <div class={`field ${rest.class ?? ''}`}>
    <div class="field-head">
      <label for={fieldId(path)}>{typeset(label)}</label>
      <OriginMark origin={origin} id={fieldId(path)} />
    </div>
    {children}
    <Faults path={path} local={local} deep={deep} />
  </div>
);

interface TextProps extends Common {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly long?: boolean;
  readonly max?: number;
  readonly list?: string;
  readonly placeholder?: string;
  readonly class?: string;
}
export const TextField = ({
  path,
  label,
  origin,
  value,
  onChange,
  long = false,
  max,
  list,
  placeholder,
  ...rest
}: TextProps): JSX.Element => {
  const said = useDescribed(path, undefined, origin);
  const shared = { ...said, value, maxLength: max, placeholder, autoComplete: 'off' };
  return (
    <Box path={path} label={label} origin={origin} class={rest.class ?? (long ? 'wide' : '')}>
      {long ? (
        <textarea {...shared} rows={2} onInput={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...shared} type="text" list={list} onInput={(event) => onChange(event.currentTarget.value)} />
      )}
    </Box>
  );
};

interface NumberProps extends Common {
  readonly value: number | undefined;
  /** `undefined` only when the field may be left empty. */
  readonly onChange: (value: number | undefined) => void;
  readonly empty?: string; // what an empty field means: « 6, comme sur la carte »; not told: it may not be empty
}
const shown = (value: number | undefined): string => (value === undefined || Number.isNaN(value) ? '' : String(value));
/** Keeps what is typed even when it is no number yet: the scenario then keeps its last value, and the field says so. */
export const NumberField = ({ path, label, origin, value, onChange, empty }: NumberProps): JSX.Element => {
  const [text, setText] = useState(shown(value));
  useEffect(() => setText((typed) => (typed.trim() !== '' && Number(typed) === value ? typed : shown(value))), [value]);
  const number = text.trim() === '' ? undefined : Number(text.replace(',', '.'));
  const wrong = number === undefined ? empty === undefined : !Number.isFinite(number);
  const local = wrong ? 'Indiquez un nombre entier.' : undefined;
  const said = useDescribed(path, local, origin);
  const type = (next: string): void => {
    setText(next);
    const read = next.trim() === '' ? undefined : Number(next.replace(',', '.'));
    if (read === undefined ? empty !== undefined : Number.isFinite(read)) onChange(read);
  };
  return (
    <Box path={path} label={label} origin={origin} local={local} class="number">
      <input
        {...said}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        placeholder={empty}
        onInput={(event) => type(event.currentTarget.value)}
        onBlur={() => setText(shown(value))}
      />
    </Box>
  );
};

interface SelectProps<T extends string> extends Common {
  readonly value: T;
  readonly choices: readonly (readonly [value: T, label: string])[];
  readonly onChange: (value: T) => void;
  readonly deep?: boolean; // also tells what is wrong below its path
  readonly class?: string;
}
export const SelectField = <T extends string>({
  path,
  label,
  origin,
  value,
  choices,
  onChange,
  ...rest
}: SelectProps<T>): JSX.Element => {
  const said = useDescribed(path, undefined, origin, rest.deep);
  const known = choices.some(([one]) => one === value);
  return (
    <Box path={path} label={label} origin={origin} {...rest}>
      <select {...said} value={value} onChange={(event) => onChange(event.currentTarget.value as T)}>
        {known ? null : <option value={value}>{value}</option>}
        {choices.map(([one, text]) => (
          <option key={one} value={one} selected={one === value}>
            {typeset(text)}
          </option>
        ))}
      </select>
    </Box>
  );
};

interface CheckProps extends Common {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}
export const CheckField = ({ path, label, origin, value, onChange }: CheckProps): JSX.Element => {
  const said = useDescribed(path, undefined, origin);
  return (
    <div class="field check">
      <label>
        <input {...said} type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span>{typeset(label)}</span>
        <OriginMark origin={origin} id={fieldId(path)} />
      </label>
      <Faults path={path} />
    </div>
  );
};

interface SectionProps {
  readonly title: string;
  readonly paths: readonly string[]; // what it edits: its faults are counted in its title
  readonly open?: boolean;
  readonly extra?: ComponentChildren;
  readonly children: ComponentChildren;
  readonly class?: string;
}
/** Whether a section edits a path, or something that holds it. */
const holds = (paths: readonly string[], wanted: string): boolean => paths.some((path) => isUnder(wanted, path));

/** A part of the form, with the count of its faults. A closed one builds its fields when it first opens, or when one of them is at fault: the page wakes at once. */
export const Section = ({ title, paths, open = false, extra, children, ...rest }: SectionProps): JSX.Element => {
  const { faults } = useBench();
  const [seen, setSeen] = useState(open);
  useEffect(() => {
    const onWanted = (event: Event): void => {
      if (event instanceof CustomEvent && holds(paths, String(event.detail))) setSeen(true);
    };
    document.addEventListener(OPEN_EVENT, onWanted);
    return () => document.removeEventListener(OPEN_EVENT, onWanted);
  }, [paths.join(' ')]);
  const count = paths.reduce((sum, path) => sum + under(faults, path).length, 0);
  return (
    <details
      class={`part ${rest.class ?? ''}`}
      open={open}
      onToggle={(event) => event.currentTarget.open && setSeen(true)}
    >
      <summary>
        <span class="part-title">{typeset(title)}</span>
        {extra}
        {count === 0 ? null : <span class="count">{count === 1 ? '1 faute' : typeset(`${count} fautes`)}</span>}
      </summary>
      {seen || count > 0 ? <div class="part-body">{children}</div> : null}
    </details>
  );
};
