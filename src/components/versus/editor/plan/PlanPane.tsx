// The plan of the mission, faulty or not: the place where zones are put, tied and named, and pieces laid in them.
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { typeset } from '../../../../plugins/typography.ts';
import { useBench } from '../../../atelier/bench.ts';
import { under } from '../../../atelier/findings.ts';
import { useCarry } from '../../../atelier/place/carry.ts';
import type { Piece } from '../../../atelier/place/hand.ts';
import { Drawn } from '../../../atelier/place/Tray.tsx';
import { usePlace } from '../../../atelier/place/useHands.ts';
import { Emblem } from '../../../scene/emblem.tsx';
import { columnLetter, isArrow, stepFrom } from '../../../scene/grid-cells.ts';
import { classes } from '../../../scene/pieces.tsx';
import { keepKeys } from '../../../play/keys.ts';
import { roomEmblem } from '../../emblems.ts';
import { Doors } from '../../Doors.tsx';
import type { Work } from '../modes.ts';
import { sizeOf, spotsOf } from './ground.ts';
import { ZoneName } from './ZoneName.tsx';

const Mark = (): JSX.Element => (
  <svg class="vs-wrong" viewBox="-20 -20 40 40" aria-hidden="true">
    <g class="cell-fault">
      <circle r="16" />
      <path d="M0-9V2M0 7.5V8" />
    </g>
  </svg>
);
const Thing = ({ piece, spot }: { readonly piece: Piece; readonly spot: string }): JSX.Element => {
  const { hand, held, hold, press } = usePlace();
  const { faults } = useBench<Work>();
  const isPut = hand.holds === 'stock' || hand.holds === 'link' || (hand.holds === 'pieces' && hand.several);
  return (
    <button
      type="button"
      class={classes('vs-thing', held.includes(piece) && 'picked')}
      tabIndex={-1}
      data-prendre={piece.path}
      data-porte
      aria-pressed={held.includes(piece)}
      aria-label={typeset(piece.name)}
      title={typeset(piece.name)}
      onClick={(event) => {
        event.stopPropagation();
        if (isPut) press(spot);
        else hold(piece.path);
      }}
    >
      <Drawn of={piece} />
      {under(faults, piece.path).length === 0 ? null : <Mark />}
    </button>
  );
};
interface RoomProps {
  readonly zone: Piece;
  readonly things: readonly Piece[];
  readonly spot: string;
}
const Room = ({ zone, things, spot }: RoomProps): JSX.Element => {
  const { held } = usePlace();
  const { scenario, faults } = useBench<Work>();
  const index = Number(zone.path.slice('zones.'.length));
  const picked = held.includes(zone);
  const exits = things.filter(({ layer }) => layer === 'sortie');
  const shown = [...exits, ...things.filter((one) => !exits.includes(one))];
  return (
    <div
      class={classes('vs-room', exits.length > 0 && 'exit', picked && 'open')}
      data-prendre={zone.path}
      data-porte
      data-choses={Math.min(9, things.length)}
    >
      <svg class="vs-room-emblem" viewBox="-34 -34 68 68" aria-hidden="true">
        <Emblem jeu="versus" name={roomEmblem(scenario.zones?.[index] ?? '')} />
      </svg>
      <div class="vs-room-name">
        {picked && held.length === 1 ? <ZoneName index={index} /> : null}
        <span>{typeset(zone.name)}</span>
        {under(faults, zone.path).length === 0 ? null : <Mark />}
      </div>
      <div class="vs-room-inside">
        {shown.map((piece) => (
          <Thing key={piece.path} piece={piece} spot={spot} />
        ))}
      </div>
    </div>
  );
};
interface SpotProps {
  readonly spot: string;
  readonly focusable: boolean;
  readonly onFocus: () => void;
}
const Spot = ({ spot, focusable, onFocus }: SpotProps): JSX.Element => {
  const { press, pieces, held } = usePlace();
  const { faults } = useBench<Work>();
  const here = pieces.filter(({ at }) => at === spot);
  const zones = here.filter(({ layer }) => layer === 'zone');
  const things = here.filter(({ layer }) => layer !== 'zone');
  const wrong = here.some(({ path }) => under(faults, path).length > 0);
  const said = `${here.length === 0 ? 'place libre' : here.map(({ name }) => name).join(', ')}${wrong ? ' (à corriger)' : ''}`;
  return (
    <div
      class={classes('vs-spot', zones.length === 0 && 'free')}
      role="gridcell"
      data-cell={spot}
      tabIndex={focusable ? 0 : -1}
      aria-selected={here.some((piece) => held.includes(piece))}
      onFocus={onFocus}
      onClick={() => press(spot)}
    >
      <span class="sr">{typeset(`${spot} : ${said}`)}</span>
      {zones.map((zone, i) => (
        <Room key={zone.path} zone={zone} things={i === 0 ? things : []} spot={spot} />
      ))}
    </div>
  );
};
/** Rows go down from the top: the arrows that go up and down are the other way round. */
const TURNED: Readonly<Record<string, string>> = { ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
export const PlanPane = ({ work }: { readonly work: Work }): JSX.Element => {
  const { press, hold, drop, held } = usePlace();
  const size = sizeOf(work);
  const { columns, rows } = size.taken;
  const [moved, setMoved] = useState('a1');
  const frame = useRef<HTMLDivElement>(null);
  const pathOf = (el: Element): string => el.getAttribute('data-prendre') ?? '';
  useCarry(frame, {
    things: '[data-porte]',
    isHeld: (el) => held.some(({ path }) => path === pathOf(el)),
    picture: (el) => (el.querySelector(':scope > svg') ?? undefined)?.cloneNode(true),
    take: (el) => hold(pathOf(el)),
    drop: (el, spot) => drop(pathOf(el), spot.getAttribute('data-cell') ?? ''),
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey || event.ctrlKey) return;
    if (event.key === 'Enter' || event.key === ' ') press(moved);
    else if (isArrow(event.key)) {
      const next = stepFrom(moved, TURNED[event.key] ?? event.key, size);
      setMoved(next);
      frame.current?.querySelector<HTMLElement>(`[data-cell=${next}]`)?.focus();
    } else return;
    keepKeys(event);
    event.preventDefault();
  };
  return (
    <div
      class="vs-plan-edit"
      role="grid"
      aria-label={typeset('Plan de la mission')}
      ref={frame}
      onKeyDown={onKeyDown}
      data-marge={classes(columns < size.columns && 'colonne', rows < size.rows && 'rangee')}
    >
      {Array.from({ length: size.rows }, (_, row) => (
        <div class="vs-plan-row" role="row" key={row}>
          {Array.from({ length: size.columns }, (__, column) => {
            const spot = `${columnLetter(column)}${row + 1}`;
            return <Spot key={spot} spot={spot} focusable={spot === moved} onFocus={() => setMoved(spot)} />;
          })}
        </div>
      ))}
      <Doors ground={{ ...work, spots: spotsOf(work) }} columns={columns} rows={rows} />
    </div>
  );
};
