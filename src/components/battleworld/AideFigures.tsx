// The figures of the aid sheet, in ink alone: they are printed in black and white, and read at arm's length.
import type { JSX } from 'preact';
import { BRACKET, MODULE_RESISTANCE, REACH } from '../../engine/battleworld/data.ts';
import type { Spot } from '../../engine/battleworld/partie/types.ts';
import { typeset } from '../../plugins/typography.ts';
import { KIND_ICONS, spotWord } from './words.ts';

const icon = (spot: Spot): string => spotWord(spot, (id) => id).icon ?? '';

interface PlaceProps {
  readonly x: number;
  readonly y: number;
  readonly trace?: string;
  readonly word: string;
}
const Place = ({ x, y, trace, word }: PlaceProps): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    {trace === undefined ? null : <path class="trait" d={trace} transform="translate(-13 -20) scale(1.3)" />}
    <text y={trace === undefined ? 4 : 19}>{typeset(word)}</text>
  </g>
);
/** Where a die lies on a card: the five places, as they stand there. */
export const CardFigure = (): JSX.Element => (
  <svg class="figure" viewBox="0 0 232 150" role="img" aria-label={typeset('Les places du dé sur une carte')}>
    <rect class="bord" x="2" y="2" width="228" height="146" rx="10" />
    <path class="fil" d="M78 8V56M154 8V56M8 56H224M78 56V94M8 94H78" />
    <Place x={42} y={30} trace={icon('life')} word="vie" />
    <Place x={116} y={30} trace={icon('energy')} word="Puissance" />
    <Place x={190} y={30} trace={icon('attack')} word="attaque" />
    <Place x={154} y={100} word="le dé attend ici" />
    <Place x={42} y={122} trace={icon('reroll')} word="relance" />
  </svg>
);
/** Where a die lies on a module. */
export const ModuleFigure = (): JSX.Element => (
  <svg class="figure" viewBox="0 0 190 150" role="img" aria-label={typeset('Les places du dé sur un module')}>
    <path class="bord" d="M3 58 95 4 187 58V147H3Z" />
    <Place x={95} y={42} trace={icon('module-repair:m')} word="réparer" />
    <Place x={42} y={92} trace={KIND_ICONS.energy} word="énergie" />
    <Place x={95} y={92} trace={KIND_ICONS.care} word="soins" />
    <Place x={148} y={92} trace={icon('module-target:m')} word="cible ?" />
    {Array.from({ length: MODULE_RESISTANCE }, (_, i) => (
      <rect key={i} class="trait" x={20 + i * 31} y="126" width="26" height="13" rx="3" />
    ))}
  </svg>
);

const FIELD = 2 * REACH.ranged + 1;
/** How far each cell is from the middle one, diagonals included. */
export const ReachFigure = (): JSX.Element => (
  <svg
    class="figure"
    viewBox="0 0 152 152"
    role="img"
    aria-label={typeset('Les distances autour d’un personnage, diagonales comprises : 1 case, puis 2.')}
  >
    {Array.from({ length: FIELD * FIELD }, (_, i) => {
      const [column, row] = [i % FIELD, Math.floor(i / FIELD)];
      const distance = Math.max(Math.abs(column - REACH.ranged), Math.abs(row - REACH.ranged));
      return (
        <g key={i} transform={`translate(${1 + column * 30} ${1 + row * 30})`}>
          <rect class={distance <= REACH.melee ? 'plein' : 'case'} width="30" height="30" />
          {distance === 0 ? (
            <circle class="pion" cx="15" cy="15" r="10" />
          ) : (
            <text class="grand" x="15" y="21">
              {distance}
            </text>
          )}
        </g>
      );
    })}
  </svg>
);

const BRACKETS = [0, 1, 2, 3];
const LENGTH = 330;
/** What a gap between the totals is worth: the strike, and a wound more a whole bracket. */
export const BracketFigure = (): JSX.Element => (
  <svg
    class="figure"
    viewBox="4 0 342 56"
    role="img"
    aria-label={typeset(`La frappe, et 1 blessure de plus à chaque ${BRACKET} points d’écart entiers.`)}
  >
    {BRACKETS.map((bonus) => {
      const width = LENGTH / BRACKETS.length;
      return (
        <g key={bonus} transform={`translate(${10 + bonus * width} 0)`}>
          <rect class="case" y="2" width={width} height="28" />
          <text class="grand" x={width / 2} y="22">
            {bonus === 0 ? 'frappe' : `+${bonus}`}
          </text>
          <text x={width / 2} y="48">
            {bonus === 0 ? `1 à ${BRACKET - 1}` : `${bonus * BRACKET} à ${(bonus + 1) * BRACKET - 1}`}
          </text>
        </g>
      );
    })}
  </svg>
);
