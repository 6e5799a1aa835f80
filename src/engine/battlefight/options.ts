// The switches of the rulings: what each may be.
import { optionReader } from '../kernel/options.ts';
import { DEFAULT_OPTIONS, type Options } from './types.ts';

export type OptionKey = keyof Options;
/** Every value that an option may take, the default first, or a range of numbers. */
export const OPTION_VALUES = {
  litige: ['arbitrer', 'signaler'],
  mainDeDepart: { min: 0, max: 20 },
  placement: ['defaut', 'libre-equivalent'],
  manches: { min: 1, max: 9 },
  abandon: [true, false],
  pousserBord: ['expulser-ou-deplacer', 'expulser-ou-rien'],
  tousCible: ['adversaires', 'nimporte-qui'],
  tousEchec: ['immediat', 'apres-tous'],
  repetitionTrait: [false, true],
  boosterRemise: [false, true],
} as const satisfies {
  readonly [K in OptionKey]: readonly Options[K][] | { readonly min: number; readonly max: number };
};

export const readOptions = optionReader<Options>(OPTION_VALUES, DEFAULT_OPTIONS);
