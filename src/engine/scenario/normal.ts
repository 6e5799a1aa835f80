// Normal forms of scenarios: the same scenario without the fields that say nothing.

/** Whether the value of a field says nothing: it is what leaving the field out means. */
export type Idle = (value: unknown) => boolean;
export const is =
  (idle: unknown): Idle =>
  (value) =>
    value === idle;
export const empty: Idle = (value) => Array.isArray(value) && value.length === 0;
/** The object without the fields whose value says nothing. */
export const without = <T extends object>(value: T, idle: { readonly [K in keyof T]?: Idle }): T =>
  Object.fromEntries(
    Object.entries(value).filter(
      ([key, field]) => field !== undefined && (!Object.hasOwn(idle, key) || idle[key as keyof T]?.(field) !== true),
    ),
  ) as T;
export const hasKeys = (value: object): boolean => Object.keys(value).length > 0;
/** Options less those at their default. */
export const normalOptionsOf = <O extends object>(options: Partial<O>, defaults: O): Partial<O> =>
  without<Partial<O>>(
    options,
    Object.fromEntries(Object.entries(defaults).map(([key, value]) => [key, is(value)])) as {
      readonly [K in keyof Partial<O>]?: Idle;
    },
  );
