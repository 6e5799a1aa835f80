// The switches of the rulings: what each may be.
import { DEFAULT_OPTIONS, type Options } from './types.ts';

export type OptionKey = keyof Options;
/** Every value that an option may take, the default first; a pair of numbers is a range, both ends included. */
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

const allowed = (key: OptionKey, value: unknown): boolean => {
  const values: readonly unknown[] | { readonly min: number; readonly max: number } = OPTION_VALUES[key];
  return 'min' in values
    ? typeof value === 'number' && Number.isInteger(value) && value >= values.min && value <= values.max
    : values.includes(value);
};
const isKey = (key: string): key is OptionKey => Object.hasOwn(OPTION_VALUES, key);
/** The options in force, and the keys of those that are unknown or have a value they cannot have. */
export const readOptions = (
  given: Partial<Options> | undefined,
): { readonly options: Options; readonly wrong: readonly string[] } => {
  const told = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  const wrong = told.filter(([key, value]) => !isKey(key) || !allowed(key, value)).map(([key]) => key);
  return {
    options: { ...DEFAULT_OPTIONS, ...Object.fromEntries(told.filter(([key]) => !wrong.includes(key))) },
    wrong,
  };
};
