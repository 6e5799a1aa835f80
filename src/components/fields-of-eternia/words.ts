// Words of the boards of Fields of Eternia. No rule: names of things that the engine tells apart.
import type { Drawn } from '../../engine/fields-of-eternia/combat/types.ts';
import type { GridZone, Merchant } from '../../engine/fields-of-eternia/types.ts';

export const ZONE_LABELS: Readonly<Record<GridZone, string>> = {
  initiative: 'Initiative',
  attaque: 'Attaque',
  defense: 'Défense',
};
/** Where there is no room for the whole of it. */
export const ZONE_SHORTS: Readonly<Record<GridZone, string>> = {
  initiative: 'Init.',
  attaque: 'Att.',
  defense: 'Déf.',
};
/** What a combat card shows: a number, or a drawing with its name. */
export const CARD_SIGNS: Readonly<Record<Drawn, string>> = {
  plus1: '+1',
  plus2: '+2',
  plus3: '+3',
  surcharge: 'surcharge',
  temps: 'temps',
  outil: 'outil',
  flux: 'flux',
  cachee: '?',
};
export const MERCHANT_NAMES: Readonly<Record<Merchant, string>> = {
  boutique: 'boutique',
  guilde: 'guilde de mages',
  forge: 'forge',
};
/** In the order of the boards. */
export const MERCHANT_ORDER: readonly Merchant[] = ['boutique', 'guilde', 'forge'];
