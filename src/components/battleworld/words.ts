// Words and drawings of the Battleworld boards. No rule: names of things that the engine tells apart.
import type { Spot } from '../../engine/battleworld/partie/types.ts';
import type { ModuleKind, Side } from '../../engine/battleworld/types.ts';
import { de } from '../../engine/kernel/french.ts';

export const SIDE_NAMES: Readonly<Record<Side, string>> = { heroes: 'Héros', villains: 'Vilains' };
export const KIND_NAMES: Readonly<Record<ModuleKind, string>> = {
  energy: 'énergie',
  'double-defence': 'double défense',
  care: 'soins',
};
/** Paths in a square of 20. */
export const KIND_ICONS: Readonly<Record<ModuleKind, string>> = {
  energy: 'M11.5 1 4 11.2h4.6L7.4 19 16 8h-5Z',
  'double-defence': 'M10 1.5 17 4v5.5c0 4.3-2.9 7.4-7 9-4.1-1.6-7-4.7-7-9V4Zm0 3.2L6 6.2v3.4c0 2.6 1.6 4.5 4 5.7Z',
  care: 'M7.3 2h5.4v5.3H18v5.4h-5.3V18H7.3v-5.3H2V7.3h5.3Z',
};

interface SpotWord {
  readonly name: string; // « sur l'attaque »
  readonly icon?: string; // path in a square of 20
}
const OWN_SPOTS: Readonly<Record<string, SpotWord>> = {
  center: { name: 'au centre de sa carte' },
  attack: { name: "sur l'attaque", icon: 'M17 3h-3.2L6 10.8 9.2 14 17 6.2ZM4.4 9.2l6.4 6.4M7.4 12.6 3.2 16.8' },
  energy: { name: "sur l'énergie", icon: 'M11.5 2 5 11h4.5L8 18l7-9.5h-4.5Z' },
  life: {
    name: 'sur la vie',
    icon: 'M10 16.8C5 13 3 10.3 3 7.6A3.6 3.6 0 0 1 10 6.4 3.6 3.6 0 0 1 17 7.6c0 2.7-2 5.4-7 9.2Z',
  },
  reroll: { name: 'sur la relance', icon: 'M15.5 7A6.3 6.3 0 1 0 16.3 11M16 3v4.3h-4.3' },
};
const MODULE_SPOTS: Readonly<Record<string, SpotWord>> = {
  heal: { name: 'sur la carte', icon: 'M8 3.5h4V8h4.5v4H12v4.5H8V12H3.5V8H8Z' },
  'module-energy': { name: "sur l'icône énergie du module", icon: 'M11.5 2 5 11h4.5L8 18l7-9.5h-4.5Z' },
  'module-care': { name: 'sur la croix du module', icon: 'M8 3.5h4V8h4.5v4H12v4.5H8V12H3.5V8H8Z' },
  'module-target': {
    name: 'sur la cible du module',
    icon: 'M10 3a7 7 0 1 1 0 14 7 7 0 1 1 0-14ZM10 7a3 3 0 1 1 0 6 3 3 0 1 1 0-6',
  },
  'module-repair': {
    name: 'sur la réparation du module',
    icon: 'M4 16 11 9M10 6.5a3.5 3.5 0 0 1 5-3L13 5.5 14.5 7l2-2a3.5 3.5 0 0 1-5 4',
  },
};

/** Where a die lies, in words and as a drawing. `name` gives what an id names: a character, or a module. */
export const spotWord = (spot: Spot, name: (id: string) => string): SpotWord => {
  const own = OWN_SPOTS[spot];
  if (own !== undefined) return own;
  const [kind = '', id = ''] = spot.split(':');
  const word = MODULE_SPOTS[kind];
  return word === undefined
    ? { name: spot }
    : { ...word, name: kind === 'heal' ? `${word.name} ${de(name(id))} (soin)` : `${word.name} ${name(id)}` };
};
