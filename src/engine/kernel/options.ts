/** What an option may be: its values, the default first, or a range of whole numbers, both ends included. */
type Allowed = readonly [unknown, ...unknown[]] | { readonly min: number; readonly max: number };
type Lists = Readonly<Record<string, readonly [unknown, ...unknown[]]>>;

/** The options that a table of values describes. */
export type OptionsOf<V extends Lists> = { readonly [K in keyof V]: V[K][number] };

/** Every option at its first value. */
export const defaultsOf = <V extends Lists>(values: V): OptionsOf<V> =>
  Object.fromEntries(Object.entries(values).map(([key, [first]]) => [key, first])) as OptionsOf<V>;

const takes = (allowed: Allowed, value: unknown): boolean =>
  'min' in allowed
    ? typeof value === 'number' && Number.isInteger(value) && value >= allowed.min && value <= allowed.max
    : allowed.includes(value);

/** Reads the options of a scenario: completed by the defaults; `wrong` names those that do not exist or take no such value. One that is undefined is not given. */
export const optionReader =
  <O extends object>(values: { readonly [K in keyof O]: Allowed }, defaults: O) =>
  (given: object | null | undefined): { readonly options: O; readonly wrong: readonly string[] } => {
    const allowed = new Map<string, Allowed>(Object.entries(values));
    const told = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
    const isRight = ([key, value]: readonly [string, unknown]): boolean => {
      const found = allowed.get(key);
      return found !== undefined && takes(found, value);
    };
    return {
      options: { ...defaults, ...Object.fromEntries(told.filter(isRight)) },
      wrong: told.filter((option) => !isRight(option)).map(([key]) => key),
    };
  };
