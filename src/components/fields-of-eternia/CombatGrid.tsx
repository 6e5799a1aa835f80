// The three columns of one side: their totals, the cards laid there, cards « temps » beside them.
import type { JSX } from 'preact';
import { playsCards } from '../../engine/fields-of-eternia/combat/board.ts';
import { diceTally, totalOf } from '../../engine/fields-of-eternia/combat/totals.ts';
import type { CombatAction, CombatState, Laid, Side, Spot } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent, CombatTally } from '../../engine/fields-of-eternia/combat/event-types.ts';
import { GRID_ZONES, type GridZone } from '../../engine/fields-of-eternia/types.ts';
import { signed } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { classes } from '../scene/pieces.tsx';
import { CombatCardMark, laidText, plainCard } from './CombatCards.tsx';
import { cardActions, cardTaps, isOpen, type PlaceTap, sameSpot, swapOf, type Taps, zoneTap } from './combat-taps.ts';
import { ZONE_EMBLEMS } from './emblems.ts';
import { handPiece } from './piece-ids.ts';
import { ZONE_LABELS, ZONE_SHORTS } from './words.ts';

const throws = ({ fixed }: CombatState, side: Side): boolean =>
  fixed.variant === 'des' && fixed.sides[side].hero !== null;
/** The total of a zone for who looks, or the power dice that it gives; undefined while a card of it is hidden. */
export const shownTotal = (state: CombatState, side: Side, zone: GridZone): CombatTally | undefined => {
  if (state.sides[side].grid[zone].some(({ card, off }) => card === 'cachee' && !off)) return undefined;
  return throws(state, side) ? diceTally(state, side, zone) : totalOf(state, side, zone);
};
export interface GridProps {
  readonly state: CombatState;
  readonly side: Side;
  readonly events: readonly CombatEvent[];
  readonly taps: Taps | undefined;
  readonly picked: Spot | undefined; // the first card of a swap, or one that could do several things
  readonly setPicked: (spot: Spot | undefined) => void;
  readonly lit: readonly GridZone[]; // whose totals are being compared
}
/** The places where the last step laid a card: the last of its zone. */
const freshZones = (events: readonly CombatEvent[], side: Side): readonly PlaceTap[] =>
  events.flatMap((event) => (event.type === 'laid' && event.side === side ? [event.zone] : []));

interface ZoneTap {
  readonly open: boolean;
  readonly act: () => void;
  readonly label: string;
}
const ZoneHead = ({
  zone,
  side,
  tap,
}: {
  readonly zone: PlaceTap;
  readonly side: Side;
  readonly tap: ZoneTap | undefined;
}): JSX.Element => {
  const inside = (
    <>
      {zone === 'cote' ? null : (
        <svg class="zone-sign" viewBox="-32 -32 64 64" aria-hidden="true" focusable="false">
          <Emblem jeu="fields-of-eternia" name={ZONE_EMBLEMS[zone]} />
        </svg>
      )}
      <span>{zone === 'cote' ? 'À côté' : ZONE_LABELS[zone]}</span>
      {zone === 'cote' ? null : (
        <span class="zone-short" aria-hidden="true">
          {ZONE_SHORTS[zone]}
        </span>
      )}
    </>
  );
  return tap === undefined ? (
    <p class="zone-head">{inside}</p>
  ) : (
    <button
      type="button"
      class={tap.open ? 'zone-head open' : 'zone-head try'}
      data-cell={`${zone}:${side}`}
      aria-label={tap.label}
      onClick={tap.act}
    >
      {inside}
    </button>
  );
};

const extrasOf = (state: CombatState, side: Side, zone: GridZone): readonly string[] => {
  const placed = state.excess[side][zone];
  return [
    ...(placed > 0 ? [plural(placed, 'réussite placée', 'réussites placées')] : []),
    ...state.sides[side].extras
      .filter((one) => one.zone === zone && one.what !== 'de')
      .map(
        ({ value, name, what }) =>
          `${signed(value)} ${name === '' ? (what !== 'soldats' ? 'effet' : value > 1 ? 'soldats' : 'soldat') : name}`,
      ),
  ];
};
/** What a column counts besides its cards, one under the other: on a small place it lies over the foot of these. */
const Extras = ({ lines }: { readonly lines: readonly string[] }): JSX.Element | null =>
  lines.length === 0 ? null : (
    <div class="foe-extras">
      {lines.map((text, i) => (
        <p key={i}>{typeset(text)}</p>
      ))}
    </div>
  );

const Score = ({
  state,
  side,
  zone,
  lit,
}: Pick<GridProps, 'state' | 'side' | 'lit'> & { readonly zone: GridZone }): JSX.Element => {
  const total = shownTotal(state, side, zone);
  const dice = throws(state, side);
  return (
    <output
      class={classes('foe-total', dice && total !== undefined && 'in-dice', lit.includes(zone) && 'ahead')}
      data-piece={`total:${side}:${zone}`}
      aria-label={typeset(
        total === undefined
          ? `${ZONE_LABELS[zone]} : total caché`
          : `${ZONE_LABELS[zone]} : ${dice ? plural(total.sum, 'dé', 'dés') : total.sum}`,
      )}
    >
      {total === undefined ? '?' : total.sum}
      {total !== undefined && dice ? <small>{total.sum > 1 ? 'dés' : 'dé'}</small> : null}
    </output>
  );
};

/** What a press on a card does: it is picked, swapped with the one picked before, or does the one thing it can. */
const cardTapper = ({ taps, picked, setPicked }: GridProps) => {
  const cards = taps === undefined ? { any: false, swaps: false } : cardTaps(taps.options);
  return (spot: Spot, laid: Laid): { readonly act: () => void; readonly label: string } | undefined => {
    if (taps === undefined || !cards.any) return undefined;
    const swap = picked === undefined ? undefined : swapOf(taps.options, picked, spot);
    const [only] = cardActions(taps.options, spot, laid);
    const act = (): void => {
      if (picked !== undefined && sameSpot(picked, spot)) setPicked(undefined);
      else if (swap !== undefined) taps.pick(swap);
      else if (!cards.swaps && only !== undefined) taps.pick(only);
      else if (cards.swaps) setPicked(spot);
      else taps.pick({ type: 'surge', spot }); // refused aloud
    };
    const does: CombatAction | undefined = swap ?? (cards.swaps ? undefined : only);
    return { act, label: does === undefined ? `${laidText(laid)}, ${ZONE_LABELS[spot.zone]}` : taps.label(does) };
  };
};

const Zone = (props: GridProps & { readonly zone: GridZone; readonly fresh: boolean }): JSX.Element => {
  const { state, side, taps, picked, zone, fresh, lit } = props;
  const mine = state.sides[side];
  const action = taps === undefined ? undefined : zoneTap(taps.options, zone);
  const tap: ZoneTap | undefined =
    action === undefined || taps === undefined
      ? undefined
      : { open: isOpen(taps.options, action), act: () => taps.pick(action), label: taps.label(action) };
  const tapCard = cardTapper(props);
  const presses = taps !== undefined && cardTaps(taps.options).any;
  return (
    <div class={classes('foe-zone', tap?.open === true && 'open', lit.includes(zone) && 'ahead')} data-zone={zone}>
      <ZoneHead zone={zone} side={side} tap={tap} />
      <Score state={state} side={side} zone={zone} lit={lit} />
      <div class={classes('foe-cards', presses && 'pressable')} data-nombre={mine.grid[zone].length}>
        {mine.grid[zone].map((laid, at) => {
          const last = fresh && at === mine.grid[zone].length - 1;
          return (
            <CombatCardMark
              key={at}
              laid={laid}
              piece={last ? handPiece(state, side, 0) : `card:${side}:${zone}:${at}`}
              fresh={last}
              picked={picked !== undefined && sameSpot(picked, { zone, at })}
              cell={`${zone}:${side}:${at}`}
              tap={tapCard({ zone, at }, laid)}
            />
          );
        })}
      </div>
      {tap?.open === true && action !== undefined ? taps?.weigh?.(action) : null}
      <Extras lines={extrasOf(state, side, zone)} />
    </div>
  );
};

/** What a press beside a grid does: the « temps » in hand is laid there. */
const besideTap = ({ state, side, taps }: GridProps): CombatAction | undefined => {
  const { held } = state.sides[side];
  return held.length === 1 && held[0] === 'temps' && taps !== undefined ? zoneTap(taps.options, 'cote') : undefined;
};
/** The cards « temps » beside a grid. */
const Beside = ({
  state,
  side,
  events,
  taps,
  action,
}: GridProps & { readonly action: CombatAction | undefined }): JSX.Element => {
  const mine = state.sides[side];
  const fresh = freshZones(events, side).includes('cote');
  return (
    <div class={classes('foe-beside', action !== undefined && 'open')}>
      <ZoneHead
        zone="cote"
        side={side}
        tap={
          action === undefined || taps === undefined
            ? undefined
            : { open: isOpen(taps.options, action), act: () => taps.pick(action), label: taps.label(action) }
        }
      />
      <div class="foe-cards">
        {Array.from({ length: mine.beside }, (_, i) => (
          <CombatCardMark
            key={i}
            laid={plainCard('temps')}
            piece={fresh && i === mine.beside - 1 ? handPiece(state, side, 0) : `card:${side}:cote:${i}`}
            fresh={fresh && i === mine.beside - 1}
          />
        ))}
      </div>
    </div>
  );
};

export const CombatGrid = (props: GridProps): JSX.Element => {
  const { state, side, events, taps, picked } = props;
  const fresh = freshZones(events, side);
  const plays = playsCards(state, side);
  const lays = besideTap(props);
  const flanked = lays !== undefined || state.sides[side].beside > 0;
  const several =
    picked === undefined || taps === undefined
      ? []
      : cardActions(taps.options, picked, state.sides[side].grid[picked.zone][picked.at]);
  return (
    <div class={classes('foe-grid-box', !plays && 'bare', flanked && 'flanked')}>
      <div class="foe-grid" role="group" aria-label={plays ? 'Grille de combat' : 'Valeurs'}>
        {GRID_ZONES.map((zone) => (
          <Zone key={zone} {...props} zone={zone} fresh={fresh.includes(zone)} />
        ))}
      </div>
      {flanked ? <Beside {...props} action={lays} /> : null}
      {picked === undefined ? null : (
        <div class="foe-hint" role="group" aria-label="Cette carte">
          {several.map((action) => (
            <button
              type="button"
              class="btn"
              key={JSON.stringify(action)}
              data-action={JSON.stringify(action)}
              onClick={() => taps?.pick(action)}
            >
              {taps?.label(action)}
            </button>
          ))}
          <p>{typeset('Touchez une seconde carte, dans une autre zone, pour les échanger.')}</p>
        </div>
      )}
    </div>
  );
};
