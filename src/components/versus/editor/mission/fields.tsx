// What the forms of a mission share: a token, one of its states, several of them.
import type { JSX } from 'preact';
import type { Mission } from '../../../../engine/versus/mission/format.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { fieldId } from '../../../atelier/bench.ts';
import { Faults, SelectField } from '../../../atelier/fields.tsx';
import { nameOr } from '../../../atelier/ids.ts';
import type { Part } from '../../../atelier/part.ts';
import { statesOf, toggle } from './model.ts';

export const tokenName = ({ tokens }: Mission, id: string): string => {
  const at = tokens.findIndex((token) => token.id === id);
  return nameOr(tokens[at]?.name, at < 0 ? id : `pion ${at + 1}`);
};
export const stateName = (mission: Mission, token: string, id: string): string => {
  const states = statesOf(mission, token);
  const at = states.findIndex((state) => state.id === id);
  return nameOr(states[at]?.name, at < 0 ? `${id}, disparu` : `état ${at + 1}`);
};
interface OfMission {
  readonly mission: Mission;
  readonly label: string;
}
export const tokenChoices = (mission: Mission): readonly (readonly [string, string])[] =>
  mission.tokens.map(({ id }) => [id, tokenName(mission, id)] as const);
/** What changing the token does to the rest is the caller's. */
export const TokenField = ({
  path,
  value,
  onChange,
  mission,
  label,
}: OfMission & {
  readonly path: string;
  readonly value: string;
  readonly onChange: (token: string) => void;
}): JSX.Element => (
  <SelectField path={path} label={label} value={value} choices={tokenChoices(mission)} onChange={onChange} />
);
export const StateField = ({
  part,
  token,
  mission,
  label,
}: OfMission & { readonly part: Part<string>; readonly token: string }): JSX.Element => (
  <SelectField
    path={part.path}
    label={label}
    value={part.value}
    choices={statesOf(mission, token).map(({ id }) => [id, stateName(mission, token, id)] as const)}
    onChange={(value) => part.change(value)}
  />
);

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}
/** Several of a list; what is wrong with any of them is told under it. */
export const Choices = ({
  path,
  label,
  choices,
}: {
  readonly path: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}): JSX.Element => (
  <fieldset class="field wide choices" id={fieldId(path)} tabIndex={-1}>
    <legend>{typeset(label)}</legend>
    {choices.map(({ key, checked, onChange, label: text }) => (
      <label key={key}>
        <input type="checkbox" checked={checked} onChange={onChange} />
        <span>{typeset(text)}</span>
      </label>
    ))}
    <Faults path={path} deep />
  </fieldset>
);
export const StatesField = ({
  part,
  token,
  mission,
  label,
}: OfMission & { readonly part: Part<readonly string[]>; readonly token: string }): JSX.Element => {
  const known = statesOf(mission, token).map(({ id }) => id);
  const lost = part.value.filter((state) => !known.includes(state));
  return (
    <Choices
      path={part.path}
      label={label}
      choices={[...known, ...lost].map((state) => ({
        key: state,
        label: stateName(mission, token, state),
        checked: part.value.includes(state),
        onChange: () => part.change(toggle(part.value, state)),
      }))}
    />
  );
};
