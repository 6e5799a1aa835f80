// What questions about the powers of HQs share.
import { known } from '../../kernel/result.ts';
import { POWER_BY_TILE } from '../data.ts';
import { labelOf } from '../partie/names.ts';
import type { PartieAction } from '../partie/types.ts';
import type { PowerHead } from '../power-types.ts';
import type { TileId } from '../types.ts';
import { quoted } from '../words.ts';

export const powerOf = (hq: TileId): PowerHead => known(POWER_BY_TILE.get(hq));
/** « « Précognition », effet « Anticiper et blesser » ». */
export const powerWord = (hq: TileId, key: string): string => {
  const { id, title } = powerOf(hq);
  const label = labelOf(id, key);
  return `${quoted(title)}${label === undefined ? '' : `, effet ${quoted(label)}`}`;
};
export const choose = (key: string): PartieAction => ({ type: 'choose', keys: [key] });
export const DONE: PartieAction = { type: 'done' };
