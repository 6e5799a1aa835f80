// The figure of the aid sheet, in ink alone: it is printed in black and white, and read at arm's length.
import type { JSX } from 'preact';
import { CELLS, distanceOf, isEdge } from '../../engine/battlefight/board.ts';
import { typeset } from '../../plugins/typography.ts';
import { hexPath, layoutOf } from '../play/hex-cells.ts';
import { BOARD } from './words.ts';

const FROM = 'D4'; // the middle
const LAYOUT = layoutOf(BOARD, 'pointy');
/** The board: how far each cell is from the middle, the edge in grey. */
export const BoardFigure = (): JSX.Element => (
  <svg
    class="figure hexes-aide"
    viewBox={LAYOUT.viewBox}
    role="img"
    aria-label={typeset(
      'Le plateau : la distance de chaque case à celle du milieu, de 1 à 3 ; les cases du bord en gris.',
    )}
  >
    {CELLS.map((cell) => {
      const { x, y } = LAYOUT.at(cell) ?? { x: 0, y: 0 };
      return (
        <g key={cell} transform={`translate(${x} ${y})`}>
          <path class={isEdge(cell) ? 'plein' : 'case'} d={hexPath('pointy')} />
          {cell === FROM ? (
            <circle class="pion" r="28" />
          ) : (
            <text class="grand" y="15">
              {distanceOf(FROM, cell)}
            </text>
          )}
        </g>
      );
    })}
  </svg>
);
