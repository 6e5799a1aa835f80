// What may be done at one cell, when several things may: said there. Attacks of a team are one question: with whom?
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PartieAction, PartieState } from '../../engine/battleworld/partie/types.ts';
import type { UnitId } from '../../engine/battleworld/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { HereMenu } from '../scene/HereMenu.tsx';

type Attack = Extract<PartieAction, { readonly type: 'attack' }>;
interface CellMenuProps {
  readonly actions: readonly PartieAction[];
  readonly state: PartieState;
  readonly label: (action: PartieAction) => string;
  readonly onPick: (action: PartieAction) => void;
  readonly onClose: () => void;
}

const sameTeam = (a: readonly UnitId[], b: readonly UnitId[]): boolean =>
  a.length === b.length && a[0] === b[0] && a.every((unit) => b.includes(unit));

const Team = ({
  attacks,
  state,
  onPick,
}: Pick<CellMenuProps, 'state' | 'onPick'> & { readonly attacks: readonly Attack[] }): JSX.Element => {
  const [ticked, setTicked] = useState<readonly UnitId[]>([]);
  const [first] = attacks;
  const initiator = first?.attackers[0] ?? '';
  const allies = [...new Set(attacks.flatMap(({ attackers }) => attackers.slice(1)))];
  const name = (unit: UnitId): string => state.fixed.sheets[unit]?.name ?? unit;
  const team = [initiator, ...ticked];
  // what is not listed is tried all the same: the engine says why it is refused
  const action: Attack = attacks.find(({ attackers }) => sameTeam(attackers, team)) ?? {
    type: 'attack',
    attackers: team,
    target: first?.target ?? '',
  };
  return (
    <fieldset class="bw-team">
      <legend>{typeset(`${name(initiator)} attaque, avec :`)}</legend>
      {allies.map((unit) => (
        <label key={unit}>
          <input
            type="checkbox"
            checked={ticked.includes(unit)}
            onChange={(event) =>
              setTicked(event.currentTarget.checked ? [...ticked, unit] : ticked.filter((one) => one !== unit))
            }
          />
          <span>{typeset(name(unit))}</span>
        </label>
      ))}
      <button type="button" class="btn go" data-action={JSON.stringify(action)} onClick={() => onPick(action)}>
        {ticked.length === 0 ? 'Attaquer sans allié' : 'Attaquer ensemble'}
      </button>
    </fieldset>
  );
};

export const CellMenu = ({ actions, state, label, onPick, onClose }: CellMenuProps): JSX.Element => {
  const attacks = actions.filter((action) => action.type === 'attack');
  const others = actions.filter((action) => action.type !== 'attack' || attacks.length < 2);
  return (
    <HereMenu actions={others} label={label} onPick={onPick} onClose={onClose}>
      {attacks.length > 1 ? <Team attacks={attacks} state={state} onPick={onPick} /> : null}
    </HereMenu>
  );
};
