// A place of a map and what stands there: its medallion, its name, the banner of who holds it, soldiers, Eternium, a merchant's stall, heroes.
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { Emblem } from '../scene/emblem.tsx';
import { memo } from '../scene/memo.ts';
import { classes, PawnShape } from '../scene/pieces.tsx';
import { HELMETS, placeEmblem, SIGNS, STALLS } from './emblems.ts';
import type { Land, MapSheet } from './land.ts';
import { around, nearOf } from './map-layout.ts';
import { namedZones, type NameSpot, type Naming } from './map-names.ts';
import type { MapHero, ZoneLook } from './MapBoard.tsx';
import { SIDES } from './sides.ts';

const JEU = 'fields-of-eternia';
/** The banner of each team: its cut tells it, as its colour does. */
export const FLAGS = ['M0 0h24l-6 7 6 7H0Z', 'M0 0 26 7 0 14Z', 'M0 0h20v14h-7l-3-5-3 5H0Z'] as const;
const Flag = ({ team }: { readonly team: number }): JSX.Element => (
  <g class={classes('map-flag', SIDES[team])} transform="translate(-30 -12)">
    <path class="pole" d="M0 24V-26" />
    <path class="cloth" d={FLAGS[team] ?? FLAGS[0]} transform="translate(0 -26) scale(-1 1)" />
  </g>
);
const Sign = ({
  at: [x, y],
  emblem,
  kind,
}: {
  readonly at: readonly [number, number];
  readonly emblem: string;
  readonly kind: 'stall' | 'quest';
}): JSX.Element => (
  <g class={`map-sign ${kind}`} transform={`translate(${x} ${y})`}>
    <circle r="14" />
    <Emblem jeu={JEU} name={emblem} at={9} />
  </g>
);
const MOST = 4; // soldiers drawn one by one
const Soldiers = ({ zone, counts }: { readonly zone: string; readonly counts: readonly number[] }): JSX.Element => {
  const present = counts.flatMap((count, team) => (count > 0 ? [{ count, team }] : []));
  return (
    <>
      {present.map(({ count, team }, row) => (
        <g key={team} class={classes('map-soldiers', SIDES[team])} transform={`translate(-40 ${12 + row * 22})`}>
          <g data-piece={`soldiers:${zone}:${team}`}>
            {Array.from({ length: count > MOST ? 1 : count }, (_, i) => (
              <g key={i} transform={`translate(${-i * 14} ${(i % 2) * 5})`}>
                <Emblem jeu={JEU} name={HELMETS[team] ?? HELMETS[0]} at={11} />
              </g>
            ))}
            {count > MOST ? (
              <text class="map-count" x="-14" y="6" text-anchor="end">
                {count}
              </text>
            ) : null}
          </g>
        </g>
      ))}
    </>
  );
};
const Crystals = ({ zone, count }: { readonly zone: string; readonly count: number }): JSX.Element => (
  <g class="map-crystals" transform="translate(40 14)">
    <g data-piece={`eternium:${zone}`}>
      {Array.from({ length: Math.min(count, 3) }, (_, i) => (
        <g key={i} transform={`translate(${i * 15} ${(i % 2) * 3})`}>
          <Emblem jeu={JEU} name={SIGNS.crystal} at={11} />
        </g>
      ))}
    </g>
  </g>
);

const Heroes = ({
  heroes,
  near,
  x,
  sheet: { width, sign },
  onPress,
}: {
  readonly heroes: readonly MapHero[];
  readonly near: number;
  readonly x: number; // of the place
  readonly sheet: MapSheet;
  readonly onPress: (() => void) | undefined; // they are at their place: a press on one is for it
}): JSX.Element => {
  const inside = (dx: number): number => Math.round(Math.max(30 - x / sign, Math.min((width - x) / sign - 30, dx)));
  const points = around(heroes.length, near);
  return (
    <>
      {heroes.map(({ id, pawn }, i) => {
        const [dx, dy] = points[i] ?? [0, 0];
        return (
          <g
            key={id}
            class="map-hero"
            transform={`translate(${inside(dx)} ${dy}) scale(.44)`}
            {...(onPress === undefined ? {} : { onClick: onPress })}
          >
            <g data-piece={id}>
              <PawnShape {...pawn} />
            </g>
          </g>
        );
      })}
    </>
  );
};

interface PlaceProps {
  readonly zone: MapZone;
  readonly land: Land;
  readonly sheet: MapSheet;
}
/** What the hand and the keyboard do at the places of a map: the same object as long as the map is there. */
export interface PlaceHands {
  readonly pick: (zone: ZoneId) => void;
  readonly focus: (zone: ZoneId, byKeyboard: boolean) => void;
  readonly blur: () => void;
}
/** The cell itself: the medallion, that takes the focus and the press. Nothing to focus without `hands`. */
export const Place = memo(
  ({
    zone,
    land,
    sheet,
    base,
    look,
    picked,
    said,
    here,
    hands,
  }: PlaceProps & {
    readonly base: number | undefined; // whose base it is
    readonly look: ZoneLook | undefined;
    readonly picked: boolean;
    readonly said: string;
    readonly here: boolean; // where the map is entered
    readonly hands: PlaceHands | undefined;
  }) => {
    const { id, kind } = zone;
    const outpost = kind === 'avant-poste';
    return (
      <g
        class={classes('map-zone', kind, base === undefined ? undefined : SIDES[base])}
        role={hands === undefined ? 'cell' : 'gridcell'}
        aria-label={said}
        data-zone={id}
        data-cell={id}
        data-look={look}
        data-picked={picked ? '' : undefined}
        transform={`translate(${(land.at.get(id) ?? [0, 0]).join(' ')}) scale(${sheet.sign})`}
        {...(hands && {
          tabindex: here ? 0 : -1,
          onFocus: ({ currentTarget }: JSX.TargetedFocusEvent<SVGElement>) =>
            hands.focus(id, currentTarget.matches(':focus-visible')),
          onBlur: hands.blur,
          onClick: () => hands.pick(id),
          'aria-selected': picked,
        })}
      >
        <circle class="map-hit" r="46" />
        <circle class="map-halo" r="45" />
        <circle class="map-focus" r="51" />
        <g data-piece={`zone:${id}`}>
          <circle class="map-medal" r={outpost ? 31 : 19} />
          {base === undefined ? null : <circle class="map-rim" r="26" />}
          <Emblem jeu={JEU} name={placeEmblem(zone)} at={outpost ? 21 : 12} />
        </g>
      </g>
    );
  },
);
/** What stands there, over the cells of the others; the cell's own name says it all. */
export const Standing = memo(
  ({
    zone,
    land,
    sheet,
    holder,
    quest,
    soldiers,
    heroes,
    hands,
  }: PlaceProps & {
    readonly holder: number | undefined; // whose banner flies there
    readonly quest: boolean;
    readonly soldiers: readonly number[] | undefined; // by team
    readonly heroes: readonly MapHero[] | undefined;
    readonly hands: PlaceHands | undefined;
  }) => {
    const { id, kind, merchant, eternium = 0 } = zone;
    const outpost = kind === 'avant-poste';
    return (
      <g transform={`translate(${(land.at.get(id) ?? [0, 0]).join(' ')}) scale(${sheet.sign})`}>
        {holder === undefined ? null : <Flag team={holder} />}
        {merchant === undefined ? null : <Sign at={[27, -23]} emblem={STALLS[merchant]} kind="stall" />}
        {quest ? <Sign at={outpost ? [-27, -23] : [24, -8]} emblem={SIGNS.quest} kind="quest" /> : null}
        {eternium > 0 ? <Crystals zone={id} count={eternium} /> : null}
        <Soldiers zone={id} counts={soldiers ?? []} />
        <Heroes
          heroes={heroes ?? []}
          near={nearOf(kind)}
          x={land.at.get(id)?.[0] ?? 0}
          sheet={sheet}
          onPress={hands && (() => hands.pick(id))}
        />
      </g>
    );
  },
);
/** The name of a place: on a ribbon for an outpost and for what matters now, on the land itself for the others. */
export const PlaceName = ({
  zone,
  land,
  sheet: { font },
  spot: { lines, wide, tall, dx, dy },
  strong = false,
}: PlaceProps & {
  readonly spot: NameSpot;
  readonly strong?: boolean;
}): JSX.Element => {
  const [x, y] = land.at.get(zone.id) ?? [0, 0];
  const ribbon = strong || zone.kind === 'avant-poste';
  return (
    <g class={classes('map-name', ribbon ? 'ribbon' : zone.kind)} transform={`translate(${x + dx} ${y + dy})`}>
      {ribbon ? <rect x={-wide / 2} y="0" width={wide} height={tall} rx="4" /> : null}
      {lines.map((line, i) => (
        <text key={line} y={Math.round(font * (1.08 + i * 1.12))} font-size={font} text-anchor="middle">
          {typeset(line)}
        </text>
      ))}
    </g>
  );
};
/** The names of a map, laid out again only where something else matters. */
export const Names = ({
  map,
  land,
  sheet,
  naming,
}: {
  readonly map: MapSpec;
  readonly land: Land;
  readonly sheet: MapSheet;
  readonly naming: Required<Naming>;
}): JSX.Element => {
  const { must, lit, heroes, soldiers, quest, headed } = naming;
  const matters = map.zones
    .map(
      ({ id }) => `${must(id) ? 'must' : lit(id) ? 'lit' : ''}${heroes(id)}${soldiers(id)}${quest(id) ? 'quest' : ''}`,
    )
    .join(' ');
  return useMemo(() => {
    const named = namedZones(map, land, sheet, naming);
    return (
      <Unsaid name="map-names">
        {map.zones.map((zone) => {
          const spot = named.get(zone.id);
          const strong = must(zone.id) || lit(zone.id);
          return spot && <PlaceName key={zone.id} zone={zone} land={land} sheet={sheet} spot={spot} strong={strong} />;
        })}
      </Unsaid>
    );
  }, [map, land, sheet, headed, matters]);
};
/** A group that says nothing by itself: what it holds is told by the cells. */
export const Unsaid = ({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <g class={name} aria-hidden="true">
    {children}
  </g>
);
