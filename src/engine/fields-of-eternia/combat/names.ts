// Who and what the sentences of a combat speak of.
import { listOf } from '../../kernel/french.ts';
import { GRID_ZONES, type Totals } from '../types.ts';
import { IN_ZONE, signed, soldiers } from '../words.ts';
import { nearOf } from './places.ts';
import type { CombatCast, CombatState, Side } from './types.ts';

/** A combat, or who fights whom in one. */
export interface Told {
  readonly fixed: CombatCast;
}
export const nameOf = ({ fixed }: Told, side: Side): string => fixed.sides[side].name;
/** Who decides: the fighter's name, or the other teams. */
export const whoName = (state: Told, who: number): string => {
  const { bystander, column } = state.fixed;
  return who === 0
    ? nameOf(state, 0)
    : who === 1 && column === 'heros'
      ? nameOf(state, 1)
      : (bystander?.name ?? "L'autre équipe");
};
export const PART_NAMES: Readonly<Record<string, string>> = {
  plus1: 'carte « +1 »',
  plus2: 'carte « +2 »',
  plus3: 'carte « +3 »',
  surcharge: 'carte surcharge',
  flux: 'carte flux',
  temps: 'carte temps',
  outil: 'carte outil',
  base: 'valeur de la carte',
  equipement: 'équipement',
  soldats: 'bonus des soldats',
  sort: 'sort',
  'surcharge-effet': 'capacité surcharge',
  consommable: 'consommable',
  capacite: 'capacité',
  de: 'dé épique',
  repli: 'repli des surcharges',
  retournee: 'carte retournée',
  affrontement: 'carte affrontement',
  'carte-effet': 'carte effet',
  des: 'aux dés',
  conversion: 'au-delà de dix dés',
};
export const placeName = (state: CombatState, id: string): string =>
  nearOf(state, id)?.name ?? (id === 'base' ? 'la base' : id);
const gift = (give: Totals): string =>
  listOf(GRID_ZONES.filter((zone) => give[zone] > 0).map((zone) => `${signed(give[zone])} ${IN_ZONE[zone]}`));
export const given = (give: Totals): string =>
  `${soldiers(GRID_ZONES.reduce((sum, zone) => sum + give[zone], 0))} : ${gift(give)}`;
