// What an action changes: sides, tiles, figures, the tasks under way, discs and cubes.
import type { Some } from '../../kernel/result.ts';
import { change, tell, type Work as WorkOn } from '../../kernel/work.ts';
import { shift } from '../discs.ts';
import type { VsRule } from '../rules.ts';
import type { Camp, CubePlace, Cubes, Discs, DiscZone, FigureId, PowerId, TileId } from '../types.ts';
import type { PartieEvent } from './event-types.ts';
import { sideOf } from './reads.ts';
import type { Figure, PartieState, Phase, Side, Task, Tile } from './types.ts';

export type Work = WorkOn<PartieState, PartieEvent>;

export const goTo = (work: Work, phase: Phase): void => change(work, { phase });
export const changeSide = (work: Work, camp: Camp, patch: Partial<Side>): void =>
  change(work, { sides: { ...work.state.sides, [camp]: { ...sideOf(work.state, camp), ...patch } } });
export const changeTile = (work: Work, id: TileId, patch: Partial<Tile>): void =>
  change(work, { tiles: work.state.tiles.map((tile) => (tile.id === id ? { ...tile, ...patch } : tile)) });
export const changeFigure = (work: Work, id: FigureId, patch: Partial<Figure>): void =>
  change(work, { figures: work.state.figures.map((figure) => (figure.id === id ? { ...figure, ...patch } : figure)) });

// ── Tasks
export const push = (work: Work, ...tasks: readonly Task[]): void =>
  change(work, { tasks: [...work.state.tasks, ...tasks] });
export const pop = (work: Work): void => change(work, { tasks: work.state.tasks.slice(0, -1) });
export const changeTop = (work: Work, task: Task): void => change(work, { tasks: work.state.tasks.with(-1, task) });

// ── Discs and cubes
/** Moves up to that many discs from zone to zone; how many moved. */
export const moveDiscs = (
  work: Work,
  side: Camp,
  from: DiscZone,
  to: DiscZone,
  amount: number,
  power: PowerId | null,
  cites: Some<VsRule>,
): number => {
  const before: Discs = sideOf(work.state, side).discs;
  const after = shift(before, from, to, amount);
  const moved = before[from] - after[from];
  changeSide(work, side, { discs: after });
  tell(work, { type: 'disc', side, from, to, amount: moved, after, power, cites });
  return moved;
};
export const moveCubes = (cubes: Cubes, from: CubePlace, to: CubePlace, amount: number): Cubes => ({
  ...cubes,
  [from]: cubes[from] - amount,
  [to]: cubes[to] + amount,
});
