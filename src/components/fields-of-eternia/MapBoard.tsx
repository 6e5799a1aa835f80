// A map of zones that knows no rule: it draws what it is told, says it to those who do not see it, and reports the zone picked.
import type { ComponentChildren, JSX } from 'preact';
import { useContext, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { classes, type PawnProps } from '../scene/pieces.tsx';
import { landOf, type MapSheet, stepsTo, WIDE } from './land.ts';
import type { Point } from './land-mesh.ts';
import { isMapKey, PAPER, rowsOf, sheetFor, viewOf, zoneTowards } from './map-layout.ts';
import { Ground } from './map-ground.tsx';
import { Names, Place, type PlaceHands, Standing, Unsaid } from './map-places.tsx';
import { MERCHANT_NAMES } from './words.ts';
import { Fresh } from '../scene/fresh.ts';
import { useTurn } from '../scene/turns.ts';
import { useWhile } from '../scene/while.ts';
import { useClosing } from '../scene/closing.ts';
import { OverCell } from '../scene/OverCell.tsx';

/** `reach`: may be chosen; `target`: may be aimed at; `way`: just left; `asked`: a question is about it. */
export type ZoneLook = 'reach' | 'target' | 'way' | 'asked';
/** A hero, or a boss, on the map. */
export interface MapHero {
  readonly id: string; // its piece
  readonly zone: ZoneId;
  readonly pawn: PawnProps;
}
/** Some zones fill the map: the sheet on which they do, and the places that are then seen. */
export interface MapFrame {
  readonly on: (sheet: MapSheet) => MapSheet;
  readonly seen: (sheet: MapSheet) => MapSpec;
}
export interface MapBoardProps {
  readonly map: MapSpec;
  readonly label: string;
  readonly bases?: Readonly<Record<ZoneId, number>>; // whose base a zone is
  readonly holders?: Readonly<Record<ZoneId, number>>; // whose banner flies there
  readonly soldiers?: Readonly<Record<ZoneId, readonly number[]>>; // by team
  readonly heroes?: readonly MapHero[];
  readonly quests?: readonly ZoneId[];
  readonly looks?: Readonly<Record<ZoneId, ZoneLook>>;
  readonly selected?: ZoneId | undefined;
  readonly describe?: (zone: ZoneId) => string; // who stands there, what the map itself shows apart
  readonly onPick?: ((zone: ZoneId) => void) | undefined;
  readonly opens?: (zone: ZoneId) => boolean; // whether picking it does anything: all of them unless told
  readonly onLetGo?: (() => void) | undefined; // Esc
  readonly menu?: { readonly zone: ZoneId; readonly content: ComponentChildren } | undefined; // said at that zone
  readonly frame?: MapFrame; // the part that is looked at; the whole map unless told
  readonly headed?: boolean; // something is told over its head: no name lies there
  readonly still?: boolean; // a diagram: nothing to focus
}

const KINDS: Readonly<Record<MapZone['kind'], string>> = {
  'avant-poste': 'avant-poste',
  contree: 'contrée sauvage',
  mer: 'mer',
};
const LOOK_WORDS: Readonly<Record<ZoneLook, string>> = {
  reach: 'zone possible',
  target: 'cible possible',
  way: 'zone quittée',
  asked: 'zone dont parle la question',
};
/** What the map prints of a zone: « Tour Viper, avant-poste, tour, 1 Eternium ». */
export const zoneText = ({ name, kind, tower, merchant, eternium }: MapZone): string =>
  [
    name,
    KINDS[kind],
    ...(tower === true ? ['tour'] : []),
    ...(merchant === undefined ? [] : [MERCHANT_NAMES[merchant]]),
    ...(eternium === undefined || eternium === 0 ? [] : [`${eternium} Eternium`]),
  ].join(', ');

/** The sheet that suits the frame, once it is measured; `first` before. Each thing that is made for it (`makes`), then its drawing, is a task of its own: the page answers in between. */
export const useSheet = <F extends MapSheet | undefined>(
  frame: { readonly current: HTMLElement | null },
  still: boolean,
  first: F,
  makes: (sheet: MapSheet) => readonly (() => void)[],
): MapSheet | F => {
  const [sheet, setSheet] = useState<MapSheet | F>(first);
  const latest = useRef(makes);
  latest.current = makes;
  useLayoutEffect(() => {
    const box = frame.current;
    if (still || box === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fit = (): void => {
      const { clientWidth, clientHeight } = box;
      if (clientWidth === 0 || clientHeight === 0) return;
      const next = sheetFor(clientWidth, clientHeight, window.innerHeight);
      const keep = (now: MapSheet | F): MapSheet | F =>
        now?.width === next.width && now.height === next.height && now.named === next.named && now.drawn === next.drawn
          ? now
          : next;
      const tasks = [...latest.current(next), () => setSheet(keep)];
      const work = (): void => {
        tasks.shift()?.();
        if (tasks.length > 0) timer = setTimeout(work);
      };
      clearTimeout(timer);
      timer = setTimeout(work);
    };
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [still]);
  return sheet;
};

const Menu = ({
  at: [x, y],
  sheet: { width, height, sign },
  children,
}: {
  readonly at: Point;
  readonly sheet: MapSheet;
  readonly children: ComponentChildren;
}): JSX.Element => {
  const anchor = useRef<HTMLDivElement>(null);
  const above = y > height * (width < 1000 ? 0.5 : 0.68); // under it, a menu may run over the caption
  useLayoutEffect(() => {
    if (anchor.current === null) return;
    anchor.current.style.left = `${(100 * x) / width}%`;
    anchor.current.style.top = `${(100 * (y + (above ? -34 : 60) * sign)) / height}%`;
  }, [x, y, width, height]);
  const side = x < width * 0.35 ? 'droite' : x > width * 0.65 ? 'gauche' : 'milieu';
  return (
    <div class="map-anchor" ref={anchor}>
      <OverCell data-bord={`${above ? 'haut' : 'bas'} ${side}`}>{children}</OverCell>
    </div>
  );
};

/** What stands at a place that was pressed only to be read: over the half of the map where the place is not. */
const Read = (props: {
  readonly text: string;
  readonly low: boolean;
  readonly headed: boolean;
  readonly onClose: () => void;
}): JSX.Element => (
  <div
    class={classes('map-read', props.low && 'above', props.headed && 'headed')}
    ref={useClosing<HTMLDivElement>(props.onClose)}
  >
    {props.text}
  </div>
);

/** Nobody is the same each time: a place where nobody stands is not drawn again. */
const someOf = (heroes: readonly MapHero[]): readonly MapHero[] | undefined => (heroes.length > 0 ? heroes : undefined);

/** One focus stop: an arrow leads to the nearest zone that way, Home and End to the first and the last; Enter or space picks. A press where nothing can be picked tells what stands there. */
export const MapBoard = (props: MapBoardProps): JSX.Element => {
  const { still = false, looks = {}, frame: framed } = props;
  const [moved, setMoved] = useState<ZoneId | undefined>(undefined);
  const [led, setLed] = useState<ZoneId | undefined>(undefined); // where the keyboard stands now
  const [read, setRead] = useWhile<boolean, ZoneId | undefined>(props.onPick !== undefined, undefined); // what was read while others played covers nothing of what is then asked
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef<(zone: ZoneId) => void>(() => undefined); // what a press does now
  const hands = useMemo(
    (): PlaceHands => ({
      pick: (zone) => latest.current(zone),
      focus: (zone, byKeyboard) => {
        setMoved(zone);
        setLed(byKeyboard ? zone : undefined);
      },
      blur: () => setLed(undefined),
    }),
    [],
  );
  const waits = useContext(Fresh) && typeof ResizeObserver !== 'undefined';
  const on = (of: MapSheet): MapSheet => framed?.on(of) ?? of;
  const fits = useSheet(frame, still, still ? PAPER : waits ? undefined : WIDE, (of) => stepsTo(props.map, on(of)));
  const sheet = useMemo(() => fits && on(fits), [props.map, fits, framed]);
  const bare = useTurn(1, sheet !== undefined) === 0; // its lands and places first, what stands there a task later
  const map = useMemo(() => (sheet && framed?.seen(sheet)) ?? props.map, [props.map, sheet]);
  const rows = useMemo(() => rowsOf(map), [map]);
  const root = { class: 'map-board', ref: frame, role: still ? 'table' : 'grid', 'aria-label': props.label } as const;
  if (sheet === undefined) return <div {...root} />;
  const land = landOf(props.map, sheet);
  const view = viewOf(sheet);
  const has = (zone: ZoneId | undefined): zone is ZoneId =>
    zone !== undefined && map.zones.some(({ id }) => id === zone);
  const entry = [
    props.selected,
    ...Object.keys(looks),
    ...(props.heroes ?? []).map(({ zone }) => zone),
    map.zones[0]?.id,
  ].find(has);
  const here = has(moved) ? moved : entry;
  const saidOf = (zone: MapZone): string => {
    const look = looks[zone.id];
    const told = props.describe?.(zone.id) ?? '';
    return typeset(
      `${zoneText(zone)}${told === '' ? '' : ` : ${told}`}${look === undefined ? '' : ` (${LOOK_WORDS[look]})`}`,
    );
  };
  /** Who stands at the place that a menu is of. */
  const whoAt = (zone: ZoneId): JSX.Element | null => {
    const who = props.describe?.(zone) ?? '';
    const name = map.zones.find(({ id }) => id === zone)?.name ?? '';
    return who === '' ? null : <p class="map-who">{typeset(`${name} : ${who}`)}</p>;
  };
  const opens = (zone: ZoneId): boolean => props.onPick !== undefined && props.opens?.(zone) !== false;
  const shown = map.zones.find(({ id }) => id === read && !opens(id));
  const must = (id: ZoneId): boolean => [shown?.id, led, props.selected, props.menu?.zone].includes(id); // never what was pressed before: the same position has the same names
  const lit = (id: ZoneId): boolean => looks[id] !== undefined;
  const close = (): void => setRead(undefined);
  const pick = (zone: ZoneId): void => {
    setRead(opens(zone) || read === zone ? undefined : zone);
    props.onPick?.(zone);
  };
  latest.current = pick;
  const letGo = (): void => {
    close();
    props.onLetGo?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey || here === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') pick(here);
    else if (event.key === 'Escape') letGo();
    else if (isMapKey(event.key)) {
      const next = zoneTowards(map, here, event.key);
      setMoved(next);
      frame.current?.querySelector<SVGElement>(`[data-zone="${CSS.escape(next)}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a stepper around the board stay quiet
  };
  const heroesAt = (id: ZoneId): readonly MapHero[] => (props.heroes ?? []).filter(({ zone }) => zone === id);
  const questAt = (id: ZoneId): boolean => props.quests?.includes(id) === true;
  const naming = {
    must,
    lit,
    headed: props.headed === true,
    heroes: (id: ZoneId) => heroesAt(id).length,
    soldiers: (id: ZoneId) => (props.soldiers?.[id] ?? []).filter((count) => count > 0).length,
    quest: questAt,
  };
  const live = still ? undefined : hands;
  const { menu } = props;
  return (
    <div {...root} onKeyDown={still ? undefined : onKeyDown}>
      <svg viewBox={view.join(' ')} role="presentation" focusable="false">
        <Ground map={props.map} land={land} sheet={sheet} looks={looks} onPick={live?.pick} />
        {rows.map((row, i) => (
          <g role="row" key={i}>
            {row.map((zone) => (
              <Place
                key={zone.id}
                base={props.bases?.[zone.id]}
                look={looks[zone.id]}
                picked={props.selected === zone.id}
                said={saidOf(zone)}
                here={zone.id === here}
                {...{ zone, land, sheet, hands: live }}
              />
            ))}
          </g>
        ))}
        {bare ? null : (
          <>
            <Names {...{ map, land, sheet, naming }} />
            <Unsaid name="map-standing">
              {map.zones.map((zone) => (
                <Standing
                  key={zone.id}
                  holder={props.holders?.[zone.id]}
                  quest={questAt(zone.id)}
                  soldiers={props.soldiers?.[zone.id]}
                  heroes={someOf(heroesAt(zone.id))}
                  {...{ zone, land, sheet, hands: live }}
                />
              ))}
            </Unsaid>
          </>
        )}
      </svg>
      {shown === undefined || menu !== undefined ? null : (
        <Read
          text={saidOf(shown)}
          low={(land.at.get(shown.id)?.[1] ?? 0) > view[1] + view[3] / 2}
          headed={props.headed === true}
          onClose={close}
        />
      )}
      {menu === undefined ? null : (
        <Menu at={land.at.get(menu.zone) ?? [0, 0]} sheet={sheet}>
          {whoAt(menu.zone)}
          {menu.content}
        </Menu>
      )}
    </div>
  );
};
