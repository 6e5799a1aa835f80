// What the next activation costs, in its parts: for the table to show. Sums are those of `nextCost`.
import type { Tally } from '../../kernel/rules.ts';
import { tally } from '../../kernel/tally.ts';
import type { VsRule } from '../rules.ts';
import type { TileId } from '../types.ts';
import { sideOf, surcharge, tileOf } from './reads.ts';
import type { PartieState } from './types.ts';

/** `rank`: of the activations really made, plus this one; `ahead`: counted before the first one; `extra`: what a power adds for that tile. */
export const COST_PARTS = ['rank', 'ahead', 'extra'] as const;
export type CostPart = (typeof COST_PARTS)[number];
/** Discs that the active camp's next activation costs, be it of that tile. */
export const costTally = (state: PartieState, tile?: TileId): Tally<VsRule, CostPart> => {
  const { done, ahead } = sideOf(state, state.active);
  const extra = surcharge(state, state.active, tile);
  return tally<VsRule, CostPart>([
    { what: 'rank', value: done + 1, cites: ['vs.dpa.cout-n', 'vs.dpa.compteur-par-tour'] },
    ...(ahead > 0 ? [{ what: 'ahead', value: ahead, cites: ['vs.pouvoirs-heros.batwoman-rang'] } as const] : []),
    ...(extra > 0
      ? [{ what: 'extra', value: extra, cites: ['vs.pouvoirs-heros.robin-damian-wayne-surcout'] } as const]
      : []),
  ]);
};
/** Tiles of the active camp's river that cost more than their rank. */
export const dearTiles = (state: PartieState): readonly TileId[] =>
  sideOf(state, state.active).river.filter(
    (id) => tileOf(state, id)?.face === 'active' && surcharge(state, state.active, id) > 0,
  );
