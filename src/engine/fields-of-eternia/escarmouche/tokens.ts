// Where a quest token may go: a wild zone, none there, none beside.
import type { Fault } from '../faults.ts';
import { near } from '../partie/map.ts';
import type { ZoneId } from '../types.ts';
import { ESC } from './refusals.ts';
import type { EscState } from './types.ts';

const { no } = ESC;
export const tokenFault = ({ board }: EscState, zone: ZoneId): Fault => {
  const { quests, fixed } = board;
  if (!fixed.map.zones.some(({ id, kind }) => id === zone && kind === 'contree'))
    return no('esc-jeton-contree', 'foe.escarmouche.quetes-contrees');
  if (quests.includes(zone)) return no('esc-jeton-zone', 'foe.escarmouche.quetes-un-par-zone');
  return near(board, zone).some((one) => quests.includes(one))
    ? no('esc-jeton-voisin', 'foe.escarmouche.quetes-non-adjacentes')
    : undefined;
};
export const tokenZones = (state: EscState): readonly ZoneId[] =>
  state.board.fixed.map.zones.map(({ id }) => id).filter((zone) => tokenFault(state, zone) === undefined);
