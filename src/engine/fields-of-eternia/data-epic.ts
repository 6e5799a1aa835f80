// Epic creatures and the boss: examples. The source prints no figure of them; « Evil Seed » is the boss of the box by name.
import type { EpicCard } from './types.ts';

export const EXAMPLE_EPICS: readonly EpicCard[] = [
  {
    type: 'creature-epique',
    id: 'ex-creature-d-essai',
    name: 'Fauve des cavernes',
    health: 6,
    attack: 4,
    defense: 3,
    initiative: 3,
    cost: 3,
    bonus: { attaque: 1 },
    reward: [{ do: 'eternium', value: 2 }],
  },
  {
    type: 'creature-epique',
    id: 'ex-dragon-des-cimes',
    name: 'Dragon des cimes',
    health: 8,
    attack: 5,
    defense: 3,
    initiative: 2,
    cost: 4,
    bonus: { vol: true, attaque: 1 },
    passive: { name: 'Souffle', effects: [{ do: 'infliger', value: 1 }] },
    surge: { name: 'Colère', effects: [{ do: 'plus', zone: 'attaque', value: 2 }] },
    reward: [{ do: 'eternium', value: 3 }],
  },
  {
    type: 'creature-epique',
    id: 'ex-colosse-de-fer',
    name: 'Colosse de fer',
    health: 7,
    attack: 4,
    defense: 5,
    initiative: 0,
    cost: null,
    surge: {
      name: 'Carapace',
      effects: [
        { do: 'plus', zone: 'defense', value: 2 },
        { do: 'moins', zone: 'initiative', value: 1 },
      ],
    },
    reward: [{ do: 'carte', card: 'plus3' }],
  },
];
export const EXAMPLE_BOSS: EpicCard = {
  type: 'boss',
  id: 'evil-seed',
  name: 'Evil Seed',
  health: 14,
  attack: 6,
  defense: 4,
  initiative: 2,
  cost: null,
  passive: { name: 'Ronces', effects: [{ do: 'jet', success: [], failure: [{ do: 'infliger', value: 1 }] }] },
  surge: {
    name: 'Germination',
    effects: [
      { do: 'plus', zone: 'defense', value: 1 },
      { do: 'plus', zone: 'attaque', value: 1 },
    ],
  },
  reward: [{ do: 'pv', value: 2 }],
};
/** An example epic creature, or the boss, by its id. */
export const epicOf = (id: string): EpicCard | undefined =>
  [...EXAMPLE_EPICS, EXAMPLE_BOSS].find((one) => one.id === id);
/** A card of one's own, or the example of that id. */
export const epicCardOf = (card: EpicCard | string): EpicCard | undefined =>
  typeof card === 'string' ? epicOf(card) : card;
