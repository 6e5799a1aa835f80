// The map of the scenario, faulty or not: the place where zones are put, joined and named, and everything laid in them.
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { MapSpec } from '../../../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../../../plugins/typography.ts';
import { useBench } from '../../../atelier/bench.ts';
import { useCarry } from '../../../atelier/place/carry.ts';
import { NameBlank } from '../../../atelier/place/NameBlank.tsx';
import { usePlace } from '../../../atelier/place/useHands.ts';
import { keepKeys } from '../../../play/keys.ts';
import { cellAt, isArrow, stepFrom } from '../../../scene/grid-cells.ts';
import { classes } from '../../../scene/pieces.tsx';
import { drawnAt, type Land, landOf, type MapSheet, stepsTo, WIDE } from '../../land.ts';
import type { Point } from '../../land-mesh.ts';
import { Ground } from '../../map-ground.tsx';
import { namedZones } from '../../map-names.ts';
import { PlaceName } from '../../map-places.tsx';
import { useSheet, zoneText } from '../../MapBoard.tsx';
import type { Board } from './board.ts';
import { ROWS, setZone, SIZE, spotOf, spotsOf, zoneAt } from './ground.ts';
import { mapIn, zoneNamer } from './map-model.ts';
import { useWrong, ZonePlace } from './ZonePlace.tsx';

/** Lands that touch without a road between them: what the borders tell, told plainly. */
const Ties = ({ map, land }: { readonly map: MapSpec; readonly land: Land }): JSX.Element => (
  <g class="map-ties">
    {map.edges.map(({ a, b, kind }, i) => {
      const [one, other] = [land.at.get(a), land.at.get(b)];
      return kind !== 'limite' || one === undefined || other === undefined ? null : (
        <path key={i} d={`M${one.join(' ')}L${other.join(' ')}`} />
      );
    })}
  </g>
);
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const boxOf = (map: MapSpec, sheet: MapSheet, spot: string): Box => {
  const [column, row] = cellAt(spot, SIZE) ?? [0, 0];
  const corner = (c: number, r: number): Point => drawnAt(map, sheet)((c * 100) / SIZE.columns, (r * 100) / SIZE.rows);
  const [[x, y], [right, bottom]] = [corner(column, row), corner(column + 1, row + 1)];
  return { x, y, width: right - x, height: bottom - y };
};
/** Over the lands: where the keyboard is, and the free spots while a zone is in hand. */
const Spots = ({ map, sheet, moved }: Pick<CellsProps, 'sheet' | 'moved'> & { readonly map: MapSpec }): JSX.Element => (
  <g class="map-spots" aria-hidden="true">
    {ROWS.flat().map((spot) => {
      const { x, y, width, height } = boxOf(map, sheet, spot);
      return zoneAt(map, spot) === undefined ? (
        <circle key={spot} class="map-dot" cx={x + width / 2} cy={y + height / 2} r="5" />
      ) : null;
    })}
    <rect class="map-cursor" {...boxOf(map, sheet, moved)} rx="10" />
  </g>
);
interface CellsProps {
  readonly work: Board;
  readonly sheet: MapSheet;
  readonly moved: string;
  readonly onFocus: (spot: string) => void;
}
/** One focus stop: arrows go from spot to spot, Enter presses. */
const Cells = ({ work, sheet, moved, onFocus }: CellsProps): JSX.Element => {
  const { pieces, held, press } = usePlace();
  const isWrong = useWrong();
  const map = mapIn(work.map);
  const name = zoneNamer(map);
  const said = (spot: string): string => {
    const zone = zoneAt(map, spot);
    const here = pieces.filter(({ at }) => at === spot);
    if (zone === undefined) return 'place libre';
    const things = here.flatMap((piece) => (piece.flat === true ? [] : [piece.name]));
    const ties = map.edges.flatMap(({ a, b }) => (a === zone.id ? [name(b)] : b === zone.id ? [name(a)] : []));
    return [
      zoneText(zone),
      ...(things.length === 0 ? [] : [things.join(', ')]),
      ...(ties.length === 0 ? [] : [`touche ${ties.join(', ')}`]),
      ...(here.some(({ path }) => isWrong(path)) ? ['à corriger'] : []),
    ].join(' ; ');
  };
  return (
    <g class="map-cells">
      {ROWS.map((row, r) => (
        <g role="row" key={r}>
          {row.map((spot) => (
            <rect
              key={spot}
              role="gridcell"
              class="map-cell"
              data-cell={spot}
              tabIndex={spot === moved ? 0 : -1}
              aria-label={typeset(`${spot} : ${said(spot)}`)}
              aria-selected={held.some(({ at }) => at === spot)}
              {...boxOf(map, sheet, spot)}
              onFocus={() => onFocus(spot)}
              onClick={() => press(spot)}
            />
          ))}
        </g>
      ))}
    </g>
  );
};
interface BlankProps {
  readonly at: Point;
  readonly sheet: MapSheet;
  readonly index: number;
  readonly name: string;
}
/** Where the name of a zone is read, kept within the map. */
const Blank = ({ at: [x, y], sheet: { width, height, sign }, index, name }: BlankProps): JSX.Element => {
  const { edit } = useBench<Board>();
  const anchor = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (anchor.current === null) return;
    anchor.current.style.setProperty('--x', `${(100 * x) / width}%`);
    anchor.current.style.setProperty('--y', `${(100 * (y + 34 * sign)) / height}%`);
  }, [x, y, width, height, sign]);
  return (
    <div class="map-blank" ref={anchor}>
      <NameBlank
        label="Nom de la zone"
        of={index}
        name={name}
        max={80}
        rename={(typed) => edit((now) => setZone(now, index, (one) => ({ ...one, name: typed })))}
      />
    </div>
  );
};
/** Whether the hand is about to put a zone: then a land is only ground. */
const useOnGround = (): boolean => {
  const { hand, held } = usePlace();
  if (hand.holds === 'stock') return hand.key.startsWith('zone:');
  return hand.holds === 'pieces' && held.some(({ layer }) => layer === 'zone');
};
/** Zones and things are carried to a spot. */
const useDrags = (frame: RefObject<HTMLDivElement>): void => {
  const { hold, drop, held } = usePlace();
  const pathOf = (el: Element): string => el.getAttribute('data-prendre') ?? '';
  useCarry(frame, {
    things: '[data-porte]',
    isHeld: (el) => held.some(({ path }) => path === pathOf(el)),
    picture: (el) => {
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      drawing.setAttribute('viewBox', '-42 -42 84 84');
      drawing.append(...[...el.children].map((part) => part.cloneNode(true)));
      return drawing;
    },
    take: (el) => hold(pathOf(el)),
    drop: (el, spot) => drop(pathOf(el), spot.getAttribute('data-cell') ?? ''),
  });
};
/** Rows go down from the top: the arrows that go up and down are the other way round. */
const TURNED: Readonly<Record<string, string>> = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
const keysOf =
  (frame: RefObject<HTMLDivElement>, moved: string, setMoved: (spot: string) => void, press: (spot: string) => void) =>
  (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') press(moved);
    else if (isArrow(event.key)) {
      const next = stepFrom(moved, TURNED[event.key] ?? event.key, SIZE);
      setMoved(next);
      frame.current?.querySelector<SVGElement>(`rect[data-cell=${next}]`)?.focus();
    } else return;
    keepKeys(event);
    event.preventDefault();
  };
interface DrawnProps {
  readonly sheet: MapSheet;
  readonly moved: string; // where the keyboard stands
  readonly onMove: (spot: string) => void;
}
const DrawnMap = ({ sheet, moved, onMove }: DrawnProps): JSX.Element => {
  const { scenario: work } = useBench<Board>();
  const { pieces, press, held } = usePlace();
  const map = mapIn(work.map);
  const land = landOf(map, sheet);
  const [only] = held.length === 1 ? held.filter(({ layer }) => layer === 'zone') : [];
  const named = only === undefined ? -1 : pieces.indexOf(only); // zones come first
  const zone = map.zones[named];
  const names = namedZones(map, land, sheet, { must: (id) => id === zone?.id });
  return (
    <>
      <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} role="presentation" focusable="false">
        <Cells work={work} sheet={sheet} moved={moved} onFocus={onMove} />
        <Ground
          map={map}
          land={land}
          sheet={sheet}
          looks={{}}
          cell={(id) => spotOf(map, id)}
          onPick={(id) => press(spotOf(map, id) ?? '')}
        />
        <Ties map={map} land={land} />
        <Spots map={map} sheet={sheet} moved={moved} />
        <g aria-hidden="true">
          {map.zones.map((one, i) => (
            <ZonePlace
              key={i}
              zone={one}
              path={`map.zones.${i}`}
              spot={spotsOf(map)[i] ?? ''}
              at={drawnAt(map, sheet)(one.x, one.y)}
              sign={sheet.sign}
            />
          ))}
          <g class="map-names">
            {map.zones.map((one, i) => {
              const spot = names.get(one.id);
              return spot && <PlaceName key={i} zone={one} land={land} sheet={sheet} spot={spot} />;
            })}
          </g>
        </g>
      </svg>
      {zone === undefined ? null : (
        <Blank
          key={`${zone.id} ${zone.name}`}
          at={land.at.get(zone.id) ?? [0, 0]}
          sheet={sheet}
          index={named}
          name={zone.name}
        />
      )}
    </>
  );
};
const whole = (sheet: MapSheet): MapSheet => ({ ...sheet, whole: true });
export const MapPane = (): JSX.Element => {
  const { scenario } = useBench<Board>();
  const { press } = usePlace();
  const [moved, setMoved] = useState('a1');
  const frame = useRef<HTMLDivElement>(null);
  const first = typeof ResizeObserver === 'undefined' ? WIDE : undefined; // drawn once, at its size
  const sheet = useSheet(frame, false, first, (next) => stepsTo(mapIn(scenario.map), whole(next)));
  useDrags(frame);
  return (
    <div
      class={classes('map-board', 'map-edit', useOnGround() && 'on-ground')}
      ref={frame}
      role="grid"
      aria-label={typeset('Carte du scénario')}
      onKeyDown={keysOf(frame, moved, setMoved, press)}
    >
      {sheet === undefined ? null : <DrawnMap sheet={whole(sheet)} moved={moved} onMove={setMoved} />}
    </div>
  );
};
