/** The same text for the same data, whatever the order of its keys. For plain JSON data only (see `notJson`). */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** A plain object of unknown fields, not a list: what is read from outside, before its shape is known. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPlain = (value: object): boolean => {
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
};

/** Where a value stops being plain JSON data (« .units[2].life: NaN »), or undefined: undefined, NaN, −0, Map, Date, functions, holes and classes do not come back. */
export const notJson = (value: unknown, path = ''): string | undefined => {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0)
      ? undefined
      : `${path}: ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (!Array.isArray(value) && !isPlain(value)) return `${path}: ${value.constructor.name}`;
  const entries: Iterable<readonly [string | number, unknown]> = Array.isArray(value)
    ? value.entries()
    : Object.entries(value);
  for (const [name, inner] of entries) {
    const found = notJson(inner, typeof name === 'number' ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The same value, in which nothing can be changed any more. */
export const deepFreeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
};
