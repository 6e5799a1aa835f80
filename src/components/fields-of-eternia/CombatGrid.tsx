// The grid of one side: three zones with their totals, cards « temps » beside it, the card in hand.
import type { JSX } from 'preact';
import { playsCards } from '../../engine/fields-of-eternia/combat/board.ts';
import { diceTally, totalOf } from '../../engine/fields-of-eternia/combat/totals.ts';
import type { CombatAction, CombatState, Laid, Side, Spot } from '../../engine/fields-of-eternia/combat/types.ts';
import type { CombatEvent, CombatTally } from '../../engine/fields-of-eternia/combat/event-types.ts';
import { GRID_ZONES, type GridZone } from '../../engine/fields-of-eternia/types.ts';
import { aCard, signed } from '../../engine/fields-of-eternia/words.ts';
import { plural } from '../../engine/kernel/french.ts';
import { typographie } from '../../plugins/typography.ts';
import { CombatCardMark, laidText, plainCard } from './CombatCards.tsx';
import { cardActions, cardTaps, isOpen, type PlaceTap, sameSpot, swapOf, zoneTap } from './combat-taps.ts';
import type { Taps } from './Fighter.tsx';
import { ZONE_ICONS, ZONE_LABELS } from './words.ts';

const throws = ({ fixed }: CombatState, side: Side): boolean =>
  fixed.variant === 'des' && fixed.sides[side].hero !== null;
/** The total of a zone for who looks, or the power dice that it gives; undefined while a card of it is hidden. */
export const shownTotal = (state: CombatState, side: Side, zone: GridZone): CombatTally | undefined => {
  if (state.sides[side].grid[zone].some(({ card, off }) => card === 'cachee' && !off)) return undefined;
  return throws(state, side) ? diceTally(state, side, zone) : totalOf(state, side, zone);
};

interface GridProps {
  readonly state: CombatState;
  readonly side: Side;
  readonly events: readonly CombatEvent[];
  readonly taps: Taps | undefined;
  readonly picked: Spot | undefined; // the first card of a swap, or one that could do several things
  readonly setPicked: (spot: Spot | undefined) => void;
}
/** The places where the last step laid a card: the last of its zone. */
const freshZones = (events: readonly CombatEvent[], side: Side): readonly PlaceTap[] =>
  events.flatMap((event) => (event.type === 'laid' && event.side === side ? [event.zone] : []));

const ZoneHead = ({
  zone,
  tap,
}: {
  readonly zone: PlaceTap;
  readonly tap: { readonly open: boolean; readonly act: () => void; readonly label: string } | undefined;
}): JSX.Element => {
  const name = zone === 'cote' ? 'À côté' : ZONE_LABELS[zone];
  const inside = (
    <>
      {zone === 'cote' ? null : (
        <svg class="foe-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={ZONE_ICONS[zone]} />
        </svg>
      )}
      <span>{name}</span>
    </>
  );
  return tap === undefined ? (
    <p class="zone-head">{inside}</p>
  ) : (
    <button
      type="button"
      class={tap.open ? 'zone-head open' : 'zone-head try'}
      aria-label={tap.label}
      onClick={tap.act}
    >
      {inside}
    </button>
  );
};

const extrasOf = (state: CombatState, side: Side, zone: GridZone): readonly string[] =>
  state.sides[side].extras
    .filter((one) => one.zone === zone && one.what !== 'de')
    .map(
      ({ value, name, what }) =>
        `${signed(value)} ${name === '' ? (what !== 'soldats' ? 'effet' : value > 1 ? 'soldats' : 'soldat') : name}`,
    );

export const CombatGrid = ({ state, side, events, taps, picked, setPicked }: GridProps): JSX.Element => {
  const mine = state.sides[side];
  const fresh = freshZones(events, side);
  const dice = throws(state, side);
  const placed = state.excess[side];
  const tapZone = (zone: PlaceTap) => {
    const action = taps === undefined ? undefined : zoneTap(taps.options, zone);
    return action === undefined || taps === undefined
      ? undefined
      : { open: isOpen(taps.options, action), act: () => taps.pick(action), label: taps.label(action) };
  };
  const cards = taps === undefined ? { any: false, swaps: false } : cardTaps(taps.options);
  const tapCard = (spot: Spot, laid: Laid) => {
    if (taps === undefined || !cards.any) return undefined;
    const alone = cardActions(taps.options, spot);
    const swap = picked === undefined ? undefined : swapOf(taps.options, picked, spot);
    const [only] = alone;
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
  const several = picked === undefined || taps === undefined ? [] : cardActions(taps.options, picked);
  return (
    <div class="foe-grid-box">
      <div
        class={playsCards(state, side) ? 'foe-grid' : 'foe-grid bare'}
        role="group"
        aria-label={playsCards(state, side) ? 'Grille de combat' : 'Valeurs'}
      >
        {GRID_ZONES.map((zone) => {
          const total = shownTotal(state, side, zone);
          const tap = tapZone(zone);
          return (
            <div class={tap?.open === true ? 'foe-zone open' : 'foe-zone'} key={zone} data-zone={zone}>
              <ZoneHead zone={zone} tap={tap} />
              <output
                class="foe-total"
                aria-label={typographie(
                  total === undefined
                    ? `${ZONE_LABELS[zone]} : total caché`
                    : `${ZONE_LABELS[zone]} : ${dice ? plural(total.sum, 'dé', 'dés') : total.sum}`,
                )}
              >
                {total === undefined ? '?' : total.sum}
                {total !== undefined && dice ? <small>{total.sum > 1 ? 'dés' : 'dé'}</small> : null}
              </output>
              <div class="foe-cards">
                {mine.grid[zone].map((laid, at) => (
                  <CombatCardMark
                    key={at}
                    laid={laid}
                    fresh={fresh.includes(zone) && at === mine.grid[zone].length - 1}
                    picked={picked !== undefined && sameSpot(picked, { zone, at })}
                    tap={tapCard({ zone, at }, laid)}
                  />
                ))}
              </div>
              {placed[zone] > 0 ? (
                <p class="foe-extra">{typographie(plural(placed[zone], 'réussite placée', 'réussites placées'))}</p>
              ) : null}
              {extrasOf(state, side, zone).map((text, i) => (
                <p class="foe-extra" key={i}>
                  {typographie(text)}
                </p>
              ))}
            </div>
          );
        })}
      </div>
      {several.length === 0 || taps === undefined ? null : (
        <div class="board-choices" role="group" aria-label="Cette carte">
          {several.map((action) => (
            <button type="button" class="btn" key={JSON.stringify(action)} onClick={() => taps.pick(action)}>
              {taps.label(action)}
            </button>
          ))}
        </div>
      )}
      {picked === undefined ? null : (
        <p class="foe-hint">{typographie('Touchez une seconde carte, dans une autre zone, pour les échanger.')}</p>
      )}
      {mine.beside === 0 && mine.held.length === 0 ? null : (
        <div class="foe-beside">
          {mine.beside === 0 ? null : (
            <div>
              <ZoneHead zone="cote" tap={undefined} />
              <div class="foe-cards">
                {Array.from({ length: mine.beside }, (_, i) => (
                  <CombatCardMark
                    key={i}
                    laid={plainCard('temps')}
                    fresh={fresh.includes('cote') && i === mine.beside - 1}
                  />
                ))}
              </div>
            </div>
          )}
          {mine.held.length === 0 ? null : (
            <div>
              <p class="zone-head">En main</p>
              <div class="foe-cards">
                {mine.held.map((card, i) => {
                  const keep: CombatAction | undefined =
                    card === 'cachee' || mine.held.length < 2 ? undefined : { type: 'keep', card };
                  const open = taps !== undefined && keep !== undefined && isOpen(taps.options, keep);
                  const cote = mine.held.length === 1 && card === 'temps' ? tapZone('cote') : undefined;
                  const tap = open ? { act: () => taps.pick(keep), label: taps.label(keep) } : cote;
                  return <CombatCardMark key={i} laid={plainCard(card)} fresh tap={tap} />;
                })}
              </div>
              <span class="sr">{typographie(mine.held.map(aCard).join(', '))}</span>
            </div>
          )}
        </div>
      )}
    </div>
  );
};
