// What lies under the places of a map: sea, lands, coasts, borders, woods, waves, roads.
import type { JSX } from 'preact';
import type { MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { Emblem } from '../scene/emblem.tsx';
import { memo } from '../scene/memo.ts';
import { TREES } from './emblems.ts';
import type { Land, MapSheet } from './land.ts';
import { exitsOf, roadsOf } from './map-layout.ts';
import type { ZoneLook } from './MapBoard.tsx';

const TINTS: Readonly<Record<MapZone['kind'], number>> = { 'avant-poste': 4, contree: 3, mer: 3 }; // tints that neighbours share out

interface GroundProps {
  readonly map: MapSpec;
  readonly land: Land;
  readonly sheet: MapSheet;
  readonly looks: Readonly<Record<ZoneId, ZoneLook>>;
  readonly onPick: ((zone: ZoneId) => void) | undefined;
  readonly cell?: (zone: ZoneId) => string | undefined; // the spot of a workshop that a land is
}
/** The whole of a land takes the press, as its place does. */
export const Ground = ({ map, land, sheet, looks, onPick, cell }: GroundProps): JSX.Element => (
  <g class="map-ground" aria-hidden="true">
    <rect class="map-sea" x="-600" y="-600" width={sheet.width + 1200} height={sheet.height + 1200} />
    {map.zones.map(({ id, kind }, i) => (
      <path
        key={id}
        class={`map-land ${kind} t${i % TINTS[kind]}`}
        d={land.zones.get(id)}
        data-look={looks[id]}
        data-cell={cell?.(id)}
        {...(onPick === undefined ? {} : { onClick: () => onPick(id) })}
      />
    ))}
    <Lines land={land} sign={sheet.sign} />
    <Roads map={map} land={land} sheet={sheet} />
  </g>
);
const Lines = memo(({ land, sign }: { readonly land: Land; readonly sign: number }) => (
  <g class="map-lines">
    <path class="map-border" d={land.borders} />
    <path class="map-cliff" d={land.cliffs} />
    <path class="map-coast" d={land.coast} />
    <path class="map-waves" d={land.waves} />
    {land.groves.map(({ at: [x, y], kind }, i) => (
      <g key={i} class="map-tree" transform={`translate(${x} ${y})`}>
        <Emblem jeu="fields-of-eternia" name={TREES[kind] ?? TREES[0]} at={Math.round(13 * sign)} />
      </g>
    ))}
  </g>
));
const Roads = memo(({ map, land, sheet }: Pick<GroundProps, 'map' | 'land' | 'sheet'>) => (
  <g class="map-roads">
    {roadsOf(map, land).map(({ edge: { a, b, kind }, line }) => (
      <g key={`${a} ${b} ${kind}`} class={`map-road ${kind}`}>
        <path class="road-bed" d={line} />
        <path class="road" d={line} />
      </g>
    ))}
    {exitsOf(map, land, sheet).map(({ zone, line, letter, sign: [x, y] }) => (
      <g key={`${zone} ${letter}`} class="map-road bord">
        <path class="road-bed" d={line} />
        <path class="road" d={line} />
        <g transform={`translate(${x} ${y}) scale(${sheet.sign})`}>
          <circle class="map-exit" r="13" />
          <text class="map-exit-letter" y="5.5" text-anchor="middle">
            {letter}
          </text>
        </g>
      </g>
    ))}
  </g>
));
