// Words and drawings of the BattleFight boards. No rule: names of things that the engine tells apart.
import type { Seat } from '../../engine/kernel/game.ts';
import { CELLS, axialOf } from '../../engine/battlefight/board.ts';
import type { PartieFixed } from '../../engine/battlefight/partie/types.ts';
import type { CardId, TechniqueType } from '../../engine/battlefight/types.ts';
import type { HexCell } from '../play/hex-cells.ts';

/** The board as the drawing wants it. */
export const BOARD: readonly HexCell[] = CELLS.map((id) => ({ id, hex: axialOf(id) }));

/** Paths in a square of 20. */
export const TYPE_ICONS: Readonly<Record<TechniqueType, string>> = {
  attaque: 'M17 3h-3.2L6 10.8 9.2 14 17 6.2ZM4.4 9.2l6.4 6.4M7.4 12.6 3.2 16.8',
  defense: 'M10 2 16.5 4.3v5.3c0 4-2.7 6.7-6.5 8.3-3.8-1.6-6.5-4.3-6.5-8.3V4.3Z',
  deplacement: 'M3 10h12M10.5 5 16 10l-5.5 5',
  concentration: 'M10 3.2a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 1 1 0-13.6ZM10 7.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 1 1 0-4.8Z',
  rhetorique: 'M3 4.5h14v9H9.5L5.5 17v-3.5H3Z',
};

export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

type Named = Pick<PartieFixed, 'names' | 'cards'>;
export const nameOf = ({ names }: Named, seat: Seat): string => names[seat] ?? `J${seat + 1}`;
/** A card that the reader may not see has no technique behind it. */
export const titleOf = ({ cards }: Named, card: CardId): string => cards[card]?.title ?? 'carte cachée';
