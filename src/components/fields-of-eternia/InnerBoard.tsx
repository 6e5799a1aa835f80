// The combat that a whole game holds. `send` and `flee` are tapped on the map as well.
import type { JSX } from 'preact';
import type { CombatAction } from '../../engine/fields-of-eternia/combat/types.ts';
import { CombatBoard } from './CombatBoard.tsx';
import {
  isBatailleAction,
  isBatailleEvent,
  isCombatAction,
  isCombatEvent,
  isWildAction,
  isWildEvent,
} from './inner.ts';
import type { PartieBoardProps } from './PartieView.tsx';
import { SoldiersBoard } from './SoldiersBoard.tsx';
import { WildBoard } from './WildBoard.tsx';

export const InnerBoard = ({ state, events, options = [], onPick, label }: PartieBoardProps): JSX.Element | null => {
  const { combat, wild, bataille } = state;
  const acts = onPick === undefined ? {} : { onPick };
  const labels = label === undefined ? {} : { label };
  if (combat !== null)
    return (
      <CombatBoard
        state={combat}
        events={events.filter(isCombatEvent)}
        options={options.filter((one): one is CombatAction => isCombatAction(one))}
        {...acts}
        {...labels}
      />
    );
  if (wild !== null)
    return (
      <WildBoard
        state={wild}
        events={events.filter(isWildEvent)}
        options={options.filter(isWildAction)}
        {...acts}
        {...labels}
      />
    );
  return bataille === null ? null : (
    <SoldiersBoard
      state={bataille}
      events={events.filter(isBatailleEvent)}
      options={options.filter(isBatailleAction)}
      {...acts}
      {...labels}
    />
  );
};
