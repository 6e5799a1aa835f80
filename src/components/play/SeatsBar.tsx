// Who plays each seat, and how the table behaves.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/kernel/game.ts';
import { typeset } from '../../plugins/typography.ts';
import { type Level, LEVELS } from '../../engine/kernel/levels.ts';
import { keepSetting, type Pace, PACES, useSceneSettings } from '../scene/settings.ts';
import { HANDS } from './saved.ts';
import type { Machine } from './useMachine.ts';
import type { TableWords } from './words.ts';

interface CheckProps {
  readonly name: string; // for tests: data-reglage
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}
/** A setting of the table. */
export const Check = ({ name, label, checked, onChange }: CheckProps): JSX.Element => (
  <label class="check">
    <input
      type="checkbox"
      data-reglage={name}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    <span>{typeset(label)}</span>
  </label>
);

interface HiddenProps {
  readonly words: TableWords;
  readonly hidden: boolean;
  readonly shared: boolean; // several people: showing everything is not undone by hiding again, so it is asked twice
  readonly onChange: (hidden: boolean) => void;
}
const Hidden = ({ words, hidden, shared, onChange }: HiddenProps): JSX.Element => {
  const [asking, setAsking] = useState(false);
  const answer = (show: boolean): void => {
    setAsking(false);
    if (show) onChange(false);
  };
  return (
    <>
      <Check
        name="cacher"
        label={words.hidden}
        checked={hidden}
        onChange={(next) => (next || !shared ? onChange(next) : setAsking(true))}
      />
      {asking && hidden ? (
        <p class="reveal" role="alert">
          {typeset(words.reveal)}{' '}
          <button type="button" class="btn" onClick={() => answer(true)}>
            Tout montrer
          </button>{' '}
          <button type="button" class="btn" onClick={() => answer(false)}>
            Garder caché
          </button>
        </p>
      ) : null}
    </>
  );
};

interface BarProps {
  readonly names: readonly string[]; // by seat
  readonly thinks: boolean; // the machine plays at a level
  readonly machine: Machine;
  readonly words: TableWords;
  readonly steps: boolean; // the mode has forced steps
  readonly away?: boolean; // nothing is hidden: somebody elsewhere may answer by links
  readonly hiding?: Omit<HiddenProps, 'words'> | undefined; // the mode has a veil
}
const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  novice: 'la machine, novice',
  habitue: 'la machine, habituée',
  redoutable: 'la machine, redoutable',
};
const PACE_NAMES: Readonly<Record<Pace, string>> = { calm: 'posé', usual: 'ordinaire', quick: 'vif' };
/** How fast what answers by itself goes: kept, and heeded from the next step on. */
const PaceField = (): JSX.Element => {
  const [{ pace }, change] = useSceneSettings();
  return (
    <label class="pace">
      <span>Rythme</span>
      <select
        data-reglage="rythme"
        value={pace}
        onChange={({ currentTarget: { value } }) => change({ pace: PACES.find((one) => one === value) ?? 'usual' })}
      >
        {PACES.map((one) => (
          <option key={one} value={one}>
            {PACE_NAMES[one]}
          </option>
        ))}
      </select>
    </label>
  );
};
export const SeatsBar = ({ names, thinks, machine, words, steps, away = false, hiding }: BarProps): JSX.Element => (
  <>
    <div class="seats" role="group" aria-label="Qui joue">
      {names.map((name, seat) => (
        <label key={seat}>
          <span>{typeset(name)}</span>
          <select
            value={machine.hands[seat]}
            onChange={(event) => {
              const hand = HANDS.find((one) => one === event.currentTarget.value) ?? 'humain';
              if (seat > 0 && hand !== 'ailleurs') keepSetting({ together: hand === 'humain' });
              machine.setHand(seat as Seat, hand);
            }}
          >
            <option value="humain">{away ? 'une personne, ici' : 'une personne'}</option>
            {away ? <option value="ailleurs">{typeset('une personne, à distance')}</option> : null}
            {thinks ? (
              LEVELS.map((level) => (
                <option key={level} value={level}>
                  {LEVEL_NAMES[level]}
                </option>
              ))
            ) : (
              <option value="machine">la machine</option>
            )}
          </select>
        </label>
      ))}
      <Check
        name="vrais-des"
        label={words.real}
        checked={!machine.auto}
        onChange={(real) => {
          keepSetting({ realDice: real });
          machine.setAuto(!real);
        }}
      />
      {steps ? (
        <Check name="pas" label={words.stepping} checked={machine.stepping} onChange={machine.setStepping} />
      ) : null}
      {hiding === undefined ? null : <Hidden words={words} {...hiding} />}
    </div>
    <PaceField />
  </>
);
