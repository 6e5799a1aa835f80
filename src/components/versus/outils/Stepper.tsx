import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { typeset } from '../../../plugins/typography.ts';

export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least?: number;
  readonly most: number;
  readonly hidden?: boolean; // the label is said, not shown
  readonly onChange: (value: number) => void;
}
/** A whole number: typed, by arrows, or by one press more or less. */
export const Stepper = ({ label, value, least = 0, most, hidden = false, onChange }: StepperProps): JSX.Element => {
  const set = (wanted: number): void => {
    if (Number.isInteger(wanted) && wanted >= least && wanted <= most && wanted !== value) onChange(wanted);
  };
  const id = useId();
  const name = typeset(label);
  const press = (by: -1 | 1): JSX.Element => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${name}\u00a0: un de ${by < 0 ? 'moins' : 'plus'}`}
      aria-disabled={by < 0 ? value <= least : value >= most}
      onClick={() => set(value + by)}
    >
      {by < 0 ? '−' : '+'}
    </button>
  );
  return (
    <span class="vs-pas">
      <label for={id} class={hidden ? 'sr' : undefined}>
        {name}
      </label>
      <span class="vs-pas-n">
        {press(-1)}
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={least}
          max={most}
          value={value}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
          onBlur={(event) => (event.currentTarget.value = `${value}`)}
        />
        {press(1)}
      </span>
    </span>
  );
};
