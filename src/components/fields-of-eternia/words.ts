// Words and drawings of the boards of Fields of Eternia. No rule: names of things that the engine tells apart.
import type { Drawn } from '../../engine/fields-of-eternia/combat/types.ts';
import type { GridZone, Merchant } from '../../engine/fields-of-eternia/types.ts';
import { PAWN_SHAPES, type PawnLook } from '../play/PawnMark.tsx';

export const ZONE_LABELS: Readonly<Record<GridZone, string>> = {
  initiative: 'Initiative',
  attaque: 'Attaque',
  defense: 'Défense',
};
/** Paths in a square of 20. */
export const ZONE_ICONS: Readonly<Record<GridZone, string>> = {
  initiative: 'M11.5 2 4 11.5h5L8 18l8-10h-5.2Z',
  attaque: 'M17 3h-3.2L6 10.8 9.2 14 17 6.2ZM4.4 9.2l6.4 6.4M7.4 12.6 3.2 16.8',
  defense: 'M10 2 16.5 4.3v5.3c0 4-2.7 6.7-6.5 8.3-3.8-1.6-6.5-4.3-6.5-8.3V4.3Z',
};
/** What a combat card shows: a number, or a drawing with its name. */
export const CARD_SIGNS: Readonly<Record<Drawn, string>> = {
  plus1: '+1',
  plus2: '+2',
  plus3: '+3',
  surcharge: 'surch.',
  temps: 'temps',
  outil: 'outil',
  flux: 'flux',
  cachee: '?',
};
export const CARD_ICONS: Readonly<Partial<Record<Drawn, string>>> = {
  surcharge: 'M10 1.5 12 7l5.8.4-4.4 3.7 1.4 5.7L10 13.7l-4.8 3.1 1.4-5.7L2.2 7.4 8 7Z',
  temps: 'M5 2.5h10M5 17.5h10M6 2.5c0 4.5 4 5.5 4 7.5s-4 3-4 7.5M14 2.5c0 4.5-4 5.5-4 7.5s4 3 4 7.5',
  outil: 'M12.5 3.2a4.4 4.4 0 0 0-4.2 6L3 14.5 5.5 17l5.3-5.3a4.4 4.4 0 0 0 5.9-5.2L14 9.2 11 8.9l-.3-3 2.7-2.6Z',
  flux: 'M2.5 7.5c2.5-3 5-3 7.5 0s5 3 7.5 0M2.5 13c2.5-3 5-3 7.5 0s5 3 7.5 0',
};
export const MERCHANT_NAMES: Readonly<Record<Merchant, string>> = {
  boutique: 'boutique',
  guilde: 'guilde de mages',
  forge: 'forge',
};
/** In the order of the boards. */
export const MERCHANT_ORDER: readonly Merchant[] = ['boutique', 'guilde', 'forge'];
export const MERCHANT_LETTERS: Readonly<Record<Merchant, string>> = { boutique: 'B', guilde: 'G', forge: 'F' };

const SMALL = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'l', 'd', 'et', 'en', 'a', 'à']);
/** « HM » for He-Man, « Te » for Teela: two signs, the same wherever the name is drawn. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s'’-]+/).filter((word) => word !== '' && !SMALL.has(word.toLowerCase()));
  const [first = name, second] = words;
  return second === undefined ? first.slice(0, 2) : `${first.slice(0, 1)}${second.slice(0, 1)}`.toUpperCase();
};
/** Each team, or each side of a combat, has its shape. */
export const pawnOf = (team: number, text: string, look: Partial<PawnLook> = {}): PawnLook => ({
  shape: PAWN_SHAPES[team] ?? 'circle',
  text,
  ...look,
});
