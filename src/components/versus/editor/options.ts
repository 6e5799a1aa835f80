// The rulings that each kind of work may play otherwise.
import { DEFAULT_OPTIONS, OPTION_KEYS } from '../../../engine/versus/options.ts';
import { MISSION_OPTIONS, type OptionKey, type Options } from '../../../engine/versus/types.ts';
import { put } from '../../atelier/put.ts';
import type { Mode, Work } from './modes.ts';

const KEYS: Readonly<Record<Mode, readonly OptionKey[]>> = { partie: OPTION_KEYS, mission: MISSION_OPTIONS };
export const keysOf = (mode: Mode): readonly OptionKey[] => KEYS[mode];
/** At its default, an option leaves no trace. */
export const setOption = <K extends OptionKey>(work: Work, key: K, value: Options[K]): Work => {
  const options = put<Partial<Options>, K>(work.options ?? {}, key, value === DEFAULT_OPTIONS[key] ? undefined : value);
  return put<Work, 'options'>(work, 'options', Object.keys(options).length === 0 ? undefined : options);
};
/** Those that the kind knows; undefined when none is left. */
export const optionsFor = (mode: Mode, options: Partial<Options> = {}): Partial<Options> | undefined => {
  const kept = Object.entries(options).filter(([key]) => KEYS[mode].some((one) => one === key));
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as Partial<Options>);
};
