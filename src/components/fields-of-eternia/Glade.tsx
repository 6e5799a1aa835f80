// The wilds: a glade among the trees, by night.
import type { JSX } from 'preact';
import { Emblem } from '../scene/emblem.tsx';
import { TREES } from './emblems.ts';

const TRUNKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [60, 470, 150],
  [190, 420, 95],
  [330, 395, 70],
  [470, 385, 55],
  [620, 380, 48],
  [770, 385, 55],
  [910, 395, 72],
  [1050, 420, 98],
  [1180, 470, 152],
];
export const Glade = (): JSX.Element => (
  <svg
    class="foe-glade"
    viewBox="0 0 1240 620"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <circle class="moon" cx="930" cy="120" r="62" />
    <path class="ground" d="M0 470Q620 390 1240 470V620H0Z" />
    {TRUNKS.map(([x, y, size], i) => (
      <g key={x} transform={`translate(${x} ${y - size * 0.7})`}>
        <Emblem jeu="fields-of-eternia" name={TREES[i % 2] ?? TREES[0]} at={size} />
      </g>
    ))}
  </svg>
);
