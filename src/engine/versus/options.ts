import { defaultsOf, optionReader } from '../kernel/options.ts';
import { OPTION_VALUES, type OptionKey, type Options } from './types.ts';

export const OPTION_KEYS = Object.keys(OPTION_VALUES) as readonly OptionKey[];
export const DEFAULT_OPTIONS: Options = defaultsOf(OPTION_VALUES);
export const readOptions = optionReader<Options>(OPTION_VALUES, DEFAULT_OPTIONS);
