// The switch of a ruling: which reading the engine follows in new games. First render is the server's; the kept choice comes in an effect.
import { useEffect, useId, useState } from 'preact/hooks';
import { $options, choose, type OptionValue } from '../play/options-store.ts';

interface Props {
  readonly jeu: string;
  readonly option: string;
  readonly title: string;
  readonly values: readonly { readonly value: OptionValue; readonly label: string }[]; // the first is the default
}

/** Radios over the values of one option, shared with every other switch and table of the device through the store. */
export default function Interrupteur({ jeu, option, title, values }: Props) {
  const groupName = useId();
  const [choice, setChoice] = useState<OptionValue | undefined>(undefined);
  const [ready, setReady] = useState(false); // a choice made before would be shown and not kept
  useEffect(() => setReady(true), []);
  useEffect(() => $options(jeu).subscribe((choices) => setChoice(choices[option])), [jeu, option]);
  const byDefault = values[0]?.value;
  const current = values.some((v) => v.value === choice) ? choice : byDefault;
  return (
    <fieldset
      class="interrupteur"
      disabled={!ready}
      data-option={option}
      data-change={current === byDefault ? undefined : ''}
    >
      <legend>{title}</legend>
      {values.map(({ value, label }, i) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={groupName}
            checked={value === current}
            onChange={() => choose(jeu, option, value === byDefault ? undefined : value)}
          />
          <span>
            {label}
            {i === 0 && <small> par défaut</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
