// The map with all that stands beside it, for a whole game and for the set-up of a skirmish. Zones take taps: one action is played, several become buttons.
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EscAction } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { aimsOf, looksOf } from './map-aims.ts';
import { MapBoard, type ZoneLook } from './MapBoard.tsx';
import { basesOf, describer, heroPawn } from './partie-view.ts';
import { RoundTrack } from './RoundTrack.tsx';
import { Offers, Teams } from './Teams.tsx';

interface TableProps<A extends EscAction> {
  readonly state: PartieState;
  readonly events: readonly { readonly type: string }[];
  readonly options: readonly A[];
  readonly onPick?: ((action: A) => void) | undefined;
  readonly label: (action: A) => string;
  readonly attempt?: (zone: ZoneId) => A | undefined; // what a tap on a zone that opens nothing tries
  readonly head: string;
  readonly children?: ComponentChildren; // an inner combat under way
}
const isMove = (event: { readonly type: string }): event is Extract<PartieEvent, { readonly type: 'p-moved' }> =>
  event.type === 'p-moved';

export const PartieTable = <A extends EscAction>({
  state,
  events,
  options,
  onPick,
  label,
  attempt,
  head,
  children,
}: TableProps<A>): JSX.Element => {
  const [memory, setMemory] = useState<{ readonly state: PartieState; readonly zone: ZoneId | undefined }>({
    state,
    zone: undefined,
  });
  const picked = memory.state === state ? memory.zone : undefined;
  const live = onPick !== undefined && options.length > 0;
  const aims = live ? aimsOf(options, state) : [];
  const left: Readonly<Record<ZoneId, ZoneLook>> = Object.fromEntries(
    events.filter(isMove).map(({ from }) => [from, 'way'] as const),
  );
  const pickZone = (zone: ZoneId): void => {
    const here = aims.filter((aim) => aim.zone === zone);
    const action = here.length === 1 ? here[0]?.action : here.length === 0 ? attempt?.(zone) : undefined;
    if (action !== undefined) onPick?.(action);
    else setMemory({ state, zone: here.length > 1 && picked !== zone ? zone : undefined });
  };
  const several = picked === undefined ? [] : aims.filter(({ zone }) => zone === picked);
  return (
    <div class="partie foe">
      <p class="partie-head">{head}</p>
      <RoundTrack track={state.fixed.track} at={state.cell} />
      {children}
      <MapBoard
        map={state.fixed.map}
        label="Carte"
        bases={basesOf(state)}
        soldiers={state.soldiers}
        heroes={state.heroes.map(({ zone }, hero) => ({ id: `${hero}`, zone, look: heroPawn(state, hero) }))}
        quests={state.quests}
        boss={state.boss?.zone}
        looks={{ ...left, ...looksOf(aims) }}
        selected={picked}
        describe={describer(state)}
        onPick={live ? pickZone : undefined}
      />
      {several.length === 0 ? null : (
        <div class="board-choices" role="group" aria-label="Actions de cette zone">
          {several.map(({ action }) => (
            <button type="button" class="btn" key={JSON.stringify(action)} onClick={() => onPick?.(action)}>
              {label(action)}
            </button>
          ))}
        </div>
      )}
      <Offers state={state} />
      <Teams state={state} />
    </div>
  );
};
