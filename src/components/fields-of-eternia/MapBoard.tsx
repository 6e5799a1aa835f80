// A map of zones that knows no rule: it draws what it is told, says it to those who do not see it, and reports the zone picked.
import type { JSX } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { MapSpec, MapZone, ZoneId } from '../../engine/fields-of-eternia/types.ts';
import { typographie } from '../../plugins/typography.ts';
import { type PawnLook, PawnMark } from '../play/PawnMark.tsx';
import { at, isMapKey, linesOf, nameLines, rowsOf, stubsOf, viewBoxOf, zoneTowards } from './map-layout.ts';
import { MERCHANT_LETTERS, MERCHANT_NAMES } from './words.ts';

/** `reach`: may be chosen; `target`: may be aimed at; `way`: just left. */
export type ZoneLook = 'reach' | 'target' | 'way';
export interface MapBoardProps {
  readonly map: MapSpec;
  readonly label: string;
  readonly bases?: Readonly<Record<ZoneId, PawnLook>>; // whose base a zone is
  readonly soldiers?: Readonly<Record<ZoneId, readonly number[]>>; // by team
  readonly heroes?: readonly { readonly id: string; readonly zone: ZoneId; readonly look: PawnLook }[];
  readonly quests?: readonly ZoneId[];
  readonly boss?: ZoneId | undefined;
  readonly looks?: Readonly<Record<ZoneId, ZoneLook>>;
  readonly selected?: ZoneId | undefined;
  readonly describe?: (zone: ZoneId) => string; // who stands there, what the map itself shows apart
  readonly onPick?: ((zone: ZoneId) => void) | undefined;
  readonly still?: boolean; // a diagram: nothing to focus
}

const KINDS: Readonly<Record<MapZone['kind'], string>> = {
  'avant-poste': 'avant-poste',
  contree: 'contrée sauvage',
  mer: 'mer',
};
/** Outlines around (0, 0): an outpost is round, a tower has battlements, wilds have six sides, a sea is a lozenge of waves. */
const BODIES: Readonly<Record<MapZone['kind'] | 'tour', string>> = {
  'avant-poste': 'M0-58A58 58 0 1 1 0 58 58 58 0 1 1 0-58Z',
  tour: 'M-52-58H-30V-44H-11V-58H11V-44H30V-58H52V54H-52Z',
  contree: 'M-30-54H30L60 0 30 54H-30L-60 0Z',
  mer: 'M-62-34q31-22 62 0t62 0V34q-31 22-62 0t-62 0Z',
};
const LOOK_WORDS: Readonly<Record<ZoneLook, string>> = {
  reach: 'zone possible',
  target: 'cible possible',
  way: 'zone quittée',
};

/** What the map prints of a zone: « Tour Viper, avant-poste, tour, 1 Eternium ». */
const zoneText = ({ name, kind, tower, merchant, eternium }: MapZone): string =>
  [
    name,
    KINDS[kind],
    ...(tower === true ? ['tour'] : []),
    ...(merchant === undefined ? [] : [MERCHANT_NAMES[merchant]]),
    ...(eternium === undefined || eternium === 0 ? [] : [`${eternium} Eternium`]),
  ].join(', ');

const Badge = ({
  x,
  y,
  text,
  kind,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly kind: 'merchant' | 'eternium' | 'quest' | 'boss';
}): JSX.Element => (
  <g class={`map-badge ${kind}`} transform={`translate(${x} ${y})`}>
    <path
      d={
        kind === 'eternium'
          ? 'M0-26 24 0 0 26-24 0Z'
          : kind === 'boss'
            ? 'M-10-24H10L24-10V10L10 24H-10L-24 10V-10Z'
            : kind === 'quest'
              ? 'M0-25A25 25 0 1 1 0 25 25 25 0 1 1 0-25Z'
              : 'M-22-22H22V22H-22Z'
      }
    />
    <text y="9" text-anchor="middle">
      {text}
    </text>
  </g>
);
/** A zone or a badge alone, for a legend. */
export const ZoneBody = ({ mark }: { readonly mark: string }): JSX.Element => {
  if (mark === 'eternium')
    return (
      <g transform="scale(2)">
        <Badge x={0} y={0} text="1" kind="eternium" />
      </g>
    );
  if (mark === 'merchant')
    return (
      <g transform="scale(2)">
        <Badge x={0} y={0} text="B" kind="merchant" />
      </g>
    );
  const kind = mark === 'contree' || mark === 'mer' ? mark : 'avant-poste';
  return (
    <g class={`map-zone ${kind}`}>
      <path class="map-body" d={BODIES[mark === 'tour' ? 'tour' : kind]} />
      {mark === 'base' ? <path class="map-base pawn circle" d={BODIES['avant-poste']} transform="scale(.82)" /> : null}
    </g>
  );
};
const SOLDIER = 0.5; // size of a soldier's mark
/** Soldiers of each team: its shape and how many. */
const Soldiers = ({
  counts,
  shapes,
}: {
  readonly counts: readonly number[];
  readonly shapes: readonly PawnLook['shape'][];
}): JSX.Element => {
  const present = counts.flatMap((count, team) => (count > 0 ? [{ count, shape: shapes[team] ?? 'circle' }] : []));
  return (
    <>
      {present.map(({ count, shape }, i) => (
        <g key={shape} transform={`translate(${(i - (present.length - 1) / 2) * 50} 46)`}>
          <g transform={`scale(${SOLDIER})`}>
            <PawnMark look={{ shape, text: '' }} />
          </g>
          <text class="map-count" y="9" text-anchor="middle">
            {count}
          </text>
        </g>
      ))}
    </>
  );
};
const TEAM_SHAPES: readonly PawnLook['shape'][] = ['circle', 'diamond', 'square'];

interface ZoneProps {
  readonly zone: MapZone;
  readonly board: MapBoardProps;
  readonly focusable: boolean;
  readonly onFocus: () => void;
  readonly said: string;
}
const Zone = ({ zone, board, focusable, onFocus, said }: ZoneProps): JSX.Element => {
  const { id, kind, tower } = zone;
  const [x, y] = at(zone);
  const look = board.looks?.[id];
  const base = board.bases?.[id];
  const body = BODIES[tower === true ? 'tour' : kind];
  const picked = board.selected === id;
  const live =
    board.still === true
      ? {}
      : { tabindex: focusable ? 0 : -1, onFocus, onClick: () => board.onPick?.(id), 'aria-selected': picked };
  return (
    <g
      class={`map-zone ${kind}`}
      role={board.still === true ? 'cell' : 'gridcell'}
      aria-label={said}
      data-zone={id}
      data-look={look}
      data-picked={picked ? '' : undefined}
      transform={`translate(${x} ${y})`}
      {...live}
    >
      <circle class="map-hit" r="77" />
      {look === undefined && !picked ? null : <path class="map-mark" d={body} transform="scale(1.22)" />}
      <path class="map-focus" d={body} transform="scale(1.3)" />
      <path class="map-body" d={body} />
      {base === undefined ? null : <path class={`map-base pawn ${base.shape}`} d={body} transform="scale(.82)" />}
    </g>
  );
};

/** What stands on a zone, drawn over it: beside its cell, since the cell's own name says it all. */
const Marks = ({ zone, rank, board }: Pick<ZoneProps, 'zone' | 'board'> & { readonly rank: number }): JSX.Element => {
  const { id, merchant, eternium } = zone;
  const [x, y] = at(zone);
  const here = (board.heroes ?? []).filter((one) => one.zone === id);
  return (
    <g transform={`translate(${x} ${y})`}>
      {here.length > 0 ? null : (
        <text class="map-number" y="14" text-anchor="middle">
          {rank}
        </text>
      )}
      {merchant === undefined ? null : <Badge x={-56} y={-44} text={MERCHANT_LETTERS[merchant]} kind="merchant" />}
      {eternium === undefined || eternium === 0 ? null : <Badge x={56} y={-44} text={`${eternium}`} kind="eternium" />}
      {board.quests?.includes(id) === true ? <Badge x={58} y={36} text="Q" kind="quest" /> : null}
      {board.boss === id ? <Badge x={-58} y={36} text="✶" kind="boss" /> : null}
      <Soldiers counts={board.soldiers?.[id] ?? []} shapes={TEAM_SHAPES} />
      {here.map(({ id: hero, look: pawn }, i) => (
        <g
          key={hero}
          transform={`translate(${((i % 3) - (Math.min(here.length, 3) - 1) / 2) * 62} ${-8 - 52 * Math.floor(i / 3)}) scale(1.05)`}
        >
          <PawnMark look={pawn} />
        </g>
      ))}
    </g>
  );
};

/** One focus stop: an arrow leads to the nearest zone that way, Home and End to the first and the last; Enter or space picks. */
export const MapBoard = (props: MapBoardProps): JSX.Element => {
  const { map, still = false } = props;
  const [moved, setMoved] = useState<ZoneId | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(map), [map]);
  const lines = useMemo(() => linesOf(map), [map]);
  const stubs = useMemo(() => stubsOf(map), [map]);
  const has = (zone: ZoneId | undefined): zone is ZoneId =>
    zone !== undefined && map.zones.some(({ id }) => id === zone);
  const entry = [
    props.selected,
    ...Object.keys(props.looks ?? {}),
    ...(props.heroes ?? []).map(({ zone }) => zone),
    map.zones[0]?.id,
  ].find(has);
  const here = has(moved) ? moved : entry;
  const saidOf = (zone: MapZone): string => {
    const look = props.looks?.[zone.id];
    const told = props.describe?.(zone.id) ?? '';
    return typographie(
      `${zoneText(zone)}${told === '' ? '' : ` : ${told}`}${look === undefined ? '' : ` (${LOOK_WORDS[look]})`}`,
    );
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey || here === undefined) return;
    if (event.key === 'Enter' || event.key === ' ') props.onPick?.(here);
    else if (isMapKey(event.key)) {
      const next = zoneTowards(map, here, event.key);
      setMoved(next);
      frame.current?.querySelector<SVGElement>(`[data-zone="${CSS.escape(next)}"]`)?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation(); // the arrows of a stepper around the board stay quiet
  };
  const shown = map.zones.find(({ id }) => id === here);
  return (
    <div class="map-frame">
      <div
        class="map-board"
        ref={frame}
        role={still ? 'table' : 'grid'}
        aria-label={props.label}
        onKeyDown={still ? undefined : onKeyDown}
      >
        <svg viewBox={viewBoxOf(map)} role="presentation" focusable="false">
          <g aria-hidden="true">
            {lines.map(({ a, b, kind, line }) => (
              <path key={`${a} ${b} ${kind}`} class={`map-edge ${kind}`} d={line} />
            ))}
            {stubs.map(({ from: [x, y], to: [tx, ty], letter }, i) => (
              <g key={i} class="map-stub">
                <path class="map-edge bord" d={`M${x} ${y}L${tx} ${ty}`} />
                <text x={tx} y={ty + 34} text-anchor="middle">
                  {letter}
                </text>
              </g>
            ))}
          </g>
          {rows.map((row, i) => (
            <g role="row" key={i}>
              {row.map((zone) => (
                <Zone
                  key={zone.id}
                  zone={zone}
                  board={props}
                  focusable={zone.id === here}
                  onFocus={() => setMoved(zone.id)}
                  said={saidOf(zone)}
                />
              ))}
            </g>
          ))}
          <g class="map-marks" aria-hidden="true">
            {map.zones.map((zone, i) => (
              <Marks key={zone.id} zone={zone} rank={i + 1} board={props} />
            ))}
          </g>
          <g class="map-names" aria-hidden="true">
            {map.zones.map((zone) => {
              const [x, y] = at(zone);
              return nameLines(typographie(zone.name)).map((line, i) => (
                <text class="map-name" key={`${zone.id} ${i}`} x={x} y={y + 94 + 29 * i} text-anchor="middle">
                  {line}
                </text>
              ));
            })}
          </g>
        </svg>
      </div>
      {still || shown === undefined ? null : (
        <p class="map-said" aria-hidden="true">
          {`${map.zones.indexOf(shown) + 1}. ${saidOf(shown)}`}
        </p>
      )}
      <ol class="map-list">
        {map.zones.map(({ id, name }) => (
          <li key={id}>{typographie(name)}</li>
        ))}
      </ol>
    </div>
  );
};
