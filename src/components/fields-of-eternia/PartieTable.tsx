// The map with all that goes with it, for a whole game and for the set-up of a skirmish. Zones take taps: one action is played, several are a menu there.
import type { ComponentChildren, JSX } from 'preact';
import type { EscAction } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { PartieEvent } from '../../engine/fields-of-eternia/partie/event-types.ts';
import type { ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { counted } from './counted.ts';
import { Hud, Sheet } from './Hud.tsx';
import { Legend } from './Legend.tsx';
import { aimsOf, looksOf, zoneOf } from './map-aims.ts';
import { MapBoard, type ZoneLook } from './MapBoard.tsx';
import { basesOf, describer, heroesOn, holdersOf } from './partie-view.ts';
import { Offers, Teams } from './Teams.tsx';
import { type Renewing, Victory, victoryName } from './Victory.tsx';
import { useRef } from 'preact/hooks';
import { HereMenu } from '../scene/HereMenu.tsx';
import { useMark } from '../scene/mark.ts';
import { useWhile } from '../scene/while.ts';
import { fights } from './stage.ts';

interface TableProps<A extends EscAction> {
  readonly state: PartieState;
  readonly events: readonly { readonly type: string }[];
  readonly options: readonly A[];
  readonly onPick?: ((action: A) => void) | undefined;
  readonly label: (action: A) => string;
  readonly foretell?: ((action: A) => string | undefined) | undefined;
  readonly attempt?: (zone: ZoneId) => A | undefined; // what a tap on a zone that opens nothing tries
  readonly refusal?: { readonly action: A; readonly view: JSX.Element } | undefined;
  readonly head: string;
  readonly glance?: JSX.Element | undefined; // goals, told over the map
  readonly children?: ComponentChildren; // more sheets
}
const isMove = (event: { readonly type: string }): event is Extract<PartieEvent, { readonly type: 'p-moved' }> =>
  event.type === 'p-moved';
const isRenew = (action: EscAction): action is Extract<EscAction, { readonly type: 'renew' }> =>
  action.type === 'renew';

/** Whether a press where it is done says all of it: soldiers, purchases and what comes of an attack are told first. */
const isSaid = <A extends EscAction>(action: A, foretell: TableProps<A>['foretell']): boolean =>
  !['reinforce', 'shop', 'buy', 'esc-buy'].includes(action.type) && foretell?.(action) === undefined;

const renewingOf = <A extends EscAction>({ options, onPick, label }: TableProps<A>): Renewing | undefined => {
  const listed = onPick === undefined ? [] : options.filter((one) => isRenew(one));
  if (listed.length === 0) return undefined;
  const found = (cards: readonly string[]): A | undefined =>
    listed.find(
      (one) => isRenew(one) && one.cards.length === cards.length && one.cards.every((id) => cards.includes(id)),
    );
  return {
    open: (cards) => found(cards) !== undefined,
    label: (cards) => {
      const action = found(cards);
      return action === undefined ? '' : label(action);
    },
    pick: (cards) => {
      const action = found(cards);
      if (action !== undefined) onPick?.(action);
    },
  };
};

export const PartieTable = <A extends EscAction>(props: TableProps<A>): JSX.Element => {
  const { state, events, options, onPick, label, foretell, attempt, refusal, head, glance, children } = props;
  const [picked, pick] = useWhile<PartieState, ZoneId | undefined>(state, undefined); // where several actions are possible
  const table = useRef<HTMLDivElement>(null);
  useMark(table, fights(state) ? 'carte' : undefined); // where the loser goes is asked on the map: the state tells of a fight
  const live = onPick !== undefined && options.length > 0;
  const aims = live ? aimsOf(options, state) : [];
  const left: Readonly<Record<ZoneId, ZoneLook>> = Object.fromEntries(
    events.filter(isMove).map(({ from }) => [from, 'way'] as const),
  );
  const close = (): void => pick(undefined);
  const pickZone = (zone: ZoneId): void => {
    const here = aims.filter((aim) => aim.zone === zone);
    const [first, second] = here;
    // what a press on a place says nothing of is said before it is done
    const only =
      second === undefined && first !== undefined && isSaid(first.action, foretell) ? first.action : undefined;
    const action = first === undefined ? attempt?.(zone) : only;
    if (action !== undefined) onPick?.(action);
    else pick(first !== undefined && picked !== zone ? zone : undefined);
  };
  const refusedAt = refusal === undefined ? undefined : zoneOf(refusal.action, state);
  const menu =
    picked !== undefined
      ? {
          zone: picked,
          content: (
            <HereMenu
              actions={aims.filter(({ zone }) => zone === picked).map(({ action }) => action)}
              label={label}
              foretell={foretell}
              onPick={(action) => onPick?.(action)}
              onClose={close}
              counted={counted}
            />
          ),
        }
      : refusal === undefined || refusedAt === undefined
        ? undefined
        : { zone: refusedAt, content: refusal.view };
  const victory = victoryName(state);
  const goals =
    victory === undefined ? null : (
      <Sheet name={victory} {...(glance === undefined ? { short: 'Buts' } : { glance })}>
        <Victory state={state} renewing={renewingOf(props)} />
      </Sheet>
    );
  return (
    <div class="foe-table" ref={table}>
      <MapBoard
        map={state.fixed.map}
        label="Carte"
        bases={basesOf(state)}
        holders={holdersOf(state)}
        soldiers={state.soldiers}
        heroes={heroesOn(state)}
        quests={state.quests}
        looks={{ ...left, ...looksOf(aims) }}
        selected={picked}
        describe={describer(state)}
        onPick={live ? pickZone : undefined}
        opens={(zone) => aims.some((aim) => aim.zone === zone) || attempt?.(zone) !== undefined}
        onLetGo={live ? close : undefined}
        menu={menu}
        headed={glance !== undefined}
      />
      {glance === undefined ? null : goals}
      <Hud state={state} head={head}>
        {children}
        {glance === undefined ? goals : null}
        <Sheet name="Héros et marchands" short="Héros">
          <Teams state={state} />
          <Offers state={state} />
        </Sheet>
        <Sheet name="Légende" short=" ?">
          <Legend map={state.fixed.map} />
        </Sheet>
      </Hud>
    </div>
  );
};
