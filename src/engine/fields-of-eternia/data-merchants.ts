// What merchants sell: equipment, spells, vehicles. Examples all, but the figures that `SOURCED_CARDS` of data.ts lists.
import type { Bonus, Effect, EquipmentCard, MerchantCard, SpellCard, VehicleCard } from './types.ts';

type Rest<T> = Omit<T, 'type' | 'id' | 'name' | 'cost'>;
const armour = (id: string, name: string, cost: number, subtype: string, bonus: Bonus): EquipmentCard => ({
  type: 'equipement',
  id,
  name,
  cost,
  kind: 'armure',
  subtype,
  bonus,
});
const artefact = (id: string, name: string, cost: number, bonus: Bonus): EquipmentCard => ({
  type: 'equipement',
  id,
  name,
  cost,
  kind: 'artefact',
  bonus,
});
const consumable = (id: string, name: string, cost: number, ...effects: readonly Effect[]): EquipmentCard => ({
  type: 'equipement',
  id,
  name,
  cost,
  kind: 'consommable',
  effects,
});
const spell = (
  id: string,
  name: string,
  cost: number,
  use: SpellCard['use'],
  effects: readonly Effect[],
  more: Partial<Rest<SpellCard>> = {},
): SpellCard => ({ type: 'sort', id, name, cost, use, effects, ...more });
const vehicle = (id: string, name: string, cost: number, bonus: Bonus): VehicleCard => ({
  type: 'vehicule',
  id,
  name,
  cost,
  bonus,
});
const plus = (zone: 'initiative' | 'attaque' | 'defense' | 'choix', value: number): Effect => ({
  do: 'plus',
  zone,
  value,
});

export const EXAMPLE_EQUIPMENT: readonly EquipmentCard[] = [
  consumable('piege-magique', 'Piège magique', 2, { do: 'moins', zone: 'attaque', value: 1 }),
  armour('ex-casque', 'Casque de bronze', 2, 'tête', { defense: 1 }),
  armour('ex-diademe', 'Diadème', 3, 'tête', { esprit: 1 }),
  armour('ex-cuirasse', 'Cuirasse', 4, 'corps', { defense: 2 }),
  armour('ex-cape', 'Cape légère', 2, 'corps', { initiative: 1 }),
  armour('ex-gantelets', 'Gantelets', 3, 'bras', { attaque: 1 }),
  artefact('ex-amulette', 'Amulette d’orage', 4, { attaque: 1, initiative: 1 }),
  artefact('ex-talisman', 'Talisman de pierre', 3, { corps: 1 }),
  artefact('ex-ailes', 'Ailes de cuir', 5, { vol: true }),
  consumable('ex-potion', 'Potion rouge', 1, { do: 'soigner', value: 2 }),
  consumable('ex-elixir', 'Élixir de rage', 2, plus('attaque', 2)),
  consumable('ex-poudre', 'Poudre aveuglante', 2, { do: 'retourner' }),
];
export const EXAMPLE_SPELLS: readonly SpellCard[] = [
  spell('boule-de-feu', 'Boule de feu', 3, 'combat', [{ do: 'infliger', value: 2 }]),
  spell('ex-bouclier-astral', 'Bouclier astral', 2, 'combat', [plus('defense', 2)]),
  spell('ex-celerite', 'Célérité', 1, 'combat', [plus('initiative', 2)]),
  spell('ex-vigueur', 'Vigueur durable', 4, 'combat', [plus('attaque', 1)], { lasting: true }),
  spell('ex-oubli', 'Oubli', 3, 'combat', [{ do: 'retourner' }]),
  spell('ex-guerison', 'Guérison', 2, 'deux', [{ do: 'soigner', value: 3 }]),
  spell('ex-transmutation', 'Transmutation', 1, 'plateau', [{ do: 'eternium', value: 2 }]),
  spell(
    'ex-vision',
    'Vision',
    2,
    'plateau',
    [{ do: 'texte', text: 'Regardez la première carte du paquet de rencontres.' }],
    { text: 'Regardez la première carte du paquet de rencontres.' },
  ),
];
export const EXAMPLE_VEHICLES: readonly VehicleCard[] = [
  vehicle('ex-char', 'Char des plaines', 2, { deplacement: 1 }),
  vehicle('ex-belier-roulant', 'Bélier roulant', 3, { deplacement: 1, attaque: 1 }),
  vehicle('ex-tracteur', 'Tracteur blindé', 3, { deplacement: 1, defense: 1 }),
  vehicle('ex-planeur', 'Planeur', 3, { vol: true }),
  vehicle('ex-nacelle', 'Nacelle', 4, { deplacement: 1, vol: true }),
  vehicle('ex-chasseur', 'Chasseur des nues', 5, { deplacement: 2, vol: true }),
];
export const EXAMPLE_MERCHANT_CARDS: readonly MerchantCard[] = [
  ...EXAMPLE_EQUIPMENT,
  ...EXAMPLE_SPELLS,
  ...EXAMPLE_VEHICLES,
];
