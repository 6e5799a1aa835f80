// Which drawing of the sprite stands for which power.
import type { PowerId } from '../../engine/battle-beyond-space/types.ts';

export const POWER_EMBLEMS: Readonly<Record<PowerId, string>> = {
  'terriens-1': 'plane-pilot',
  'terriens-2': 'target-laser',
  'terriens-3': 'explosion-rays',
  'vonyan-1': 'burning-meteor',
  'vonyan-2': 'afterburn',
  'vonyan-3': 'teleport',
  'valkyries-1': 'rocket-thruster',
  'valkyries-2': 'laser-precision',
  'valkyries-3': 'ringed-beam',
  'dreckach-1': 'shield-reflect',
  'dreckach-2': 'heart-plus',
  'dreckach-3': 'card-draw',
};
/** All that the sprite of the game holds. */
/** The game's own: on its cover, and where nothing else can be drawn. */
export const SIGN = 'starfighter';
export const ICONS: readonly string[] = [SIGN, ...Object.values(POWER_EMBLEMS)];
