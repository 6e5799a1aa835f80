// What lies over a big board: what its cell is, its zoom, and, once it is enlarged, the whole of it in a corner.
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { typeset } from '../../plugins/typography.ts';
import type { Cell } from '../../engine/hex/cells.ts';
import { memo } from '../scene/memo.ts';
import { borderPath, type SpaceLayout, stamped } from './space-cells.ts';
import type { Hands } from './space-hands.ts';
import { cellsOf } from './space-said.ts';
import type { SpaceContent, SpaceSeat } from './space-types.ts';

const BUTTONS = [
  [1, 'Agrandir', '+'],
  [-1, 'Réduire', '−'],
] as const;
const SEATS: readonly SpaceSeat[] = [0, 1, 2, 3];
/** A dot a cell, of another shape for each seat. */
const DOTS: Readonly<Record<SpaceSeat, string>> = {
  0: 'm-46 40l46-86 46 86z',
  1: 'm-46 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0z',
  2: 'm0-56l50 56-50 56-50-56z',
  3: 'm-42-42h84v84h-84z',
};
const ROCK = 'm-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0z';

interface MapProps {
  readonly content: SpaceContent;
  readonly layout: SpaceLayout;
  readonly cells: readonly Cell[];
  readonly zoom: Hands['zoomBy'];
}
/** Everything, while the frame shows a part: a press shows it all again. Where the frame stands is drawn by what moves it (space-zoom.ts). */
const CornerMap = ({ content: { ships = [], asteroids = [] }, layout, cells, zoom }: MapProps): JSX.Element => {
  const { box, order, has } = layout;
  const edge = useMemo(() => borderPath(order, cells), [order, cells]);
  return (
    <button type="button" class="sb-map" aria-label="Tout voir" data-zoom-by="0" onClick={() => zoom(0)}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true" focusable="false">
        <path class="sb-edge" d={edge} />
        <path class="sb-rock" d={stamped(asteroids.filter(has), ROCK)} />
        {SEATS.map((seat) => (
          <path
            key={seat}
            class={`sb-dot s${seat}`}
            d={stamped(ships.filter((ship) => ship.seat === seat && ship.faded !== true).flatMap(cellsOf), DOTS[seat])}
          />
        ))}
        <rect class="sb-window" />
      </svg>
    </button>
  );
};

const KEYS = [
  ['Flèches', 'case voisine (Maj : l’autre diagonale)'],
  ['V', 'vaisseau'],
  ['A', 'astéroïde ou sonde'],
  ['C', 'case éclairée'],
  ['Maj', 'en arrière'],
  ['Entrée', 'choisir'],
  ['+ − 0', 'zoom'],
] as const;
const TOUCH = {
  picks:
    'Deux doigts pour agrandir. Une case trop petite pour le doigt s’agrandit d’abord ; touchez-la encore pour la choisir.',
  reads: 'Deux doigts pour agrandir. Touchez une case pour lire ce qui s’y trouve.',
};
const Hint = memo(({ picks }: { readonly picks: boolean }): JSX.Element => (
  <p class="sb-hint">
    <span class="keys">
      {KEYS.map(([key, what]) => (
        <span key={key}>
          <kbd>{key}</kbd> {typeset(what)}
        </span>
      ))}
    </span>
    <span class="fingers">{typeset(picks ? TOUCH.picks : TOUCH.reads)}</span>
  </p>
));
/** The line that says a cell, the zoom, then the keys or the fingers. */
export const Foot = ({ picks, ...map }: MapProps & { readonly picks: boolean }): JSX.Element => (
  <>
    <div class="sb-foot">
      <p class="sb-said" aria-hidden="true" />
      <div class="sb-tools" role="group" aria-label="Zoom du plateau">
        <CornerMap {...map} />
        {BUTTONS.map(([by, name, text]) => (
          <button type="button" class="btn" key={by} aria-label={name} data-zoom-by={by} onClick={() => map.zoom(by)}>
            {text}
          </button>
        ))}
      </div>
    </div>
    <Hint picks={picks} />
  </>
);
