import { defaultsOf, optionReader } from '../kernel/options.ts';
import { MISSION_OPTIONS, type MissionOptions, OPTION_VALUES, type OptionKey, type Options } from './types.ts';

export const OPTION_KEYS = Object.keys(OPTION_VALUES) as readonly OptionKey[];
export const DEFAULT_OPTIONS: Options = defaultsOf(OPTION_VALUES);
export const readOptions = optionReader<Options>(OPTION_VALUES, DEFAULT_OPTIONS);
/** Of a mission alone. */
export const MISSION_DEFAULTS = Object.fromEntries(
  MISSION_OPTIONS.map((key) => [key, DEFAULT_OPTIONS[key]]),
) as MissionOptions;
