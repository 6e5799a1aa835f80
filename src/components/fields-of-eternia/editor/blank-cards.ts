// The types of cards, and a new card of each before anything is typed.
import type { AnyCard, Objective } from '../../../engine/fields-of-eternia/types.ts';

type Type = AnyCard['type'];
export const TYPE_NAMES: Readonly<Record<Type, string>> = {
  creature: 'créature',
  allie: 'allié',
  evenement: 'événement',
  quete: 'quête',
  'creature-epique': 'créature épique',
  boss: 'boss',
  equipement: 'équipement',
  sort: 'sort',
  vehicule: 'véhicule',
  victoire: 'carte victoire',
};
const fought = { name: 'Nouvelle carte', health: 3, attack: 2, defense: 2, cost: null };
const goal: Objective = { text: 'Objectif', goal: { kind: 'texte' }, pv: 1 };
export const BLANK_CARDS: { readonly [T in Type]: (id: string) => Extract<AnyCard, { readonly type: T }> } = {
  creature: (id) =>
    ({ type: 'creature', id, ...fought, name: 'Nouvelle créature' }) as Extract<AnyCard, { readonly type: 'creature' }>,
  allie: (id) =>
    ({ type: 'allie', id, ...fought, name: 'Nouvel allié', faction: 'masters' }) as Extract<
      AnyCard,
      { readonly type: 'allie' }
    >,
  evenement: (id) => ({ type: 'evenement', id, name: 'Nouvel événement', effects: [] }),
  quete: (id) => ({ type: 'quete', id, name: 'Nouvelle quête', task: { kind: 'texte' }, reward: [] }),
  'creature-epique': (id) =>
    ({ type: 'creature-epique', id, ...fought, name: 'Nouvelle créature épique', initiative: 2 }) as Extract<
      AnyCard,
      { readonly type: 'creature-epique' }
    >,
  boss: (id) =>
    ({ type: 'boss', id, ...fought, name: 'Nouveau boss', initiative: 2 }) as Extract<
      AnyCard,
      { readonly type: 'boss' }
    >,
  equipement: (id) => ({ type: 'equipement', id, name: 'Nouvel équipement', kind: 'armure', cost: 1 }),
  sort: (id) => ({ type: 'sort', id, name: 'Nouveau sort', use: 'combat', cost: 1, effects: [] }),
  vehicule: (id) => ({ type: 'vehicule', id, name: 'Nouveau véhicule', cost: 1, bonus: {} }),
  victoire: (id) => ({ type: 'victoire', id, name: 'Nouvelle carte victoire', main: goal, second: goal }),
};
