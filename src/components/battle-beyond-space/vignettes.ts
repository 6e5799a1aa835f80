// Positions of Battle Beyond Space in a few marks, for lists: ships that point where they fly.
import type { EscarmoucheState } from '../../engine/battle-beyond-space/escarmouche/types.ts';
import { AWAY } from '../../engine/hex/cells.ts';
import type { PartieState } from '../../engine/battle-beyond-space/partie/types.ts';
import { fitted, HEIGHT, inRow, type Mark, type Vignette, type Vignettes, WIDTH } from '../scene/vignette.ts';
import { POWER_EMBLEMS } from './emblems.ts';
import { pointOf } from './space-cells.ts';

const FIGHTER = 'M1 0-.8.7-.4 0-.8-.7Z';
const DESTROYER = 'M1.9 0 1 .5-.9.6-.6 0-.9-.6 1-.5Z';
const A_FLEET = 20;
const DESTROYERS_FROM = 18;

const emblemOf = (power: string | null): string | undefined =>
  Object.entries(POWER_EMBLEMS).find(([id]) => id === power)?.[1];
const partie = ({ ships, asteroids, central, sides }: PartieState): Vignette => {
  const here = ships.flatMap((ship, i) => (ship.cell === AWAY || ship.fate !== 'play' ? [] : [{ ...ship, i }]));
  if (here.length === 0)
    // cards alone: whose they are
    return {
      marks: inRow(
        sides.map(({ power }, side) => ({ emblem: emblemOf(power), side })),
        HEIGHT / 2,
        20,
      ),
    };
  const rocks = [...asteroids, ...(central === null ? [] : [central])];
  const { at, scale } = fitted(
    here.map(({ cell }) => pointOf(cell)),
    12,
    0.16,
  );
  const near = (mark: Mark): boolean => mark.x > 0 && mark.x < WIDTH && mark.y > 0 && mark.y < HEIGHT;
  return {
    marks: [
      ...rocks.map((cell): Mark => ({ ...at(pointOf(cell)), r: scale * 40, side: 6 })),
      ...here.map(({ cell, facing, i }): Mark => ({
        ...at(pointOf(cell)),
        r: scale * 52,
        side: Math.floor(i / A_FLEET),
        path: i % A_FLEET < DESTROYERS_FROM ? FIGHTER : DESTROYER,
        turn: facing * 60,
      })),
    ].filter(near),
  };
};
const escarmouche = ({ game }: EscarmoucheState) => partie(game);
export const VIGNETTES: Vignettes = { partie, escarmouche };
