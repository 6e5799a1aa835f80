import { DEFAULT_OPTIONS, type OptionKey, type Options } from './types.ts';

/** The options, completed; `wrong` names those that do not exist or are not true or false. */
export const readOptions = (
  given: Readonly<Record<string, unknown>> = {},
): { readonly options: Options; readonly wrong: readonly string[] } => {
  const wrong = Object.keys(given).filter(
    (key) => !Object.hasOwn(DEFAULT_OPTIONS, key) || typeof given[key] !== 'boolean',
  );
  const right = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.includes(key))) as Partial<Options>;
  return { options: { ...DEFAULT_OPTIONS, ...right }, wrong };
};
export const OPTION_KEYS = Object.keys(DEFAULT_OPTIONS) as readonly OptionKey[];
