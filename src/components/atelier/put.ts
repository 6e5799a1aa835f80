// Changes to plain data, as pure functions: what the models of all workshops are written with.

/** The object with a field set, or without it. */
export const put = <T extends object, K extends keyof T>(object: T, key: K, value: T[K] | undefined): T => {
  if (value !== undefined) return { ...object, [key]: value };
  const { [key]: _gone, ...rest } = object;
  return rest as T;
};
/** The list with one item changed. */
export const changeAt = <T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] =>
  list.map((item, i) => (i === index ? change(item) : item));
/** The list without one item. */
export const dropAt = <T>(list: readonly T[], index: number): readonly T[] => list.filter((_, i) => i !== index);
