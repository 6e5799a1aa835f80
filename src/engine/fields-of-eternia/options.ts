import { defaultsOf, optionReader } from '../kernel/options.ts';
import { OPTION_KEYS, type OptionKey, type Options } from './types.ts';

/** The values of an option, the default first. */
export const OPTION_VALUES = Object.fromEntries(OPTION_KEYS.map((key) => [key, [false, true]])) as unknown as Readonly<
  Record<OptionKey, readonly [false, true]>
>;
export const DEFAULT_OPTIONS: Options = defaultsOf(OPTION_VALUES);
export const readOptions = optionReader<Options>(OPTION_VALUES, DEFAULT_OPTIONS);
