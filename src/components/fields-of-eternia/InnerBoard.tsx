// The combat that a whole game holds. `send` and `flee` are tapped on the map as well.
import type { JSX } from 'preact';
import type { CombatAction } from '../../engine/fields-of-eternia/combat/types.ts';
import type { SoldiersAction } from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { WildAction } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { PartieAction } from '../../engine/fields-of-eternia/partie/types.ts';
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

/** What was just refused, if it was tried in this combat. */
const refusedBy = <A extends PartieAction>(
  refusal: PartieBoardProps['refusal'],
  is: (action: PartieAction) => action is A,
): { readonly refusal?: { readonly action: A; readonly view: JSX.Element } } =>
  refusal !== undefined && is(refusal.action) ? { refusal: { action: refusal.action, view: refusal.view } } : {};

export const InnerBoard = ({
  state,
  events,
  options = [],
  onPick,
  label,
  refusal,
}: PartieBoardProps): JSX.Element | null => {
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
        {...refusedBy(refusal, (one): one is CombatAction => isCombatAction(one))}
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
        {...refusedBy(refusal, (one): one is WildAction => isWildAction(one))}
      />
    );
  return bataille === null ? null : (
    <SoldiersBoard
      state={bataille}
      events={events.filter(isBatailleEvent)}
      options={options.filter(isBatailleAction)}
      {...acts}
      {...labels}
      {...refusedBy(refusal, (one): one is SoldiersAction => isBatailleAction(one))}
    />
  );
};
