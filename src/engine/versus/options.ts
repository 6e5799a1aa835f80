import { OPTION_VALUES, type OptionKey, type Options } from './types.ts';

export const OPTION_KEYS = Object.keys(OPTION_VALUES) as readonly OptionKey[];
export const DEFAULT_OPTIONS: Options = Object.fromEntries(
  OPTION_KEYS.map((key) => [key, OPTION_VALUES[key][0]]),
) as unknown as Options;
const allowed = (key: string, value: unknown): boolean =>
  Object.hasOwn(OPTION_VALUES, key) && (OPTION_VALUES[key as OptionKey] as readonly unknown[]).includes(value);

/** The options, completed; `wrong` names those that do not exist or take no such value. */
export const readOptions = (
  given: Readonly<Record<string, unknown>> = {},
): { readonly options: Options; readonly wrong: readonly string[] } => {
  const wrong = Object.keys(given).filter((key) => !allowed(key, given[key]));
  const right = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key))) as Partial<Options>;
  return { options: { ...DEFAULT_OPTIONS, ...right }, wrong };
};
