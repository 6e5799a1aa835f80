/**
 * A reading worked out once an object, and found again as long as that object lives. The object never changes, and what else is given follows from it
 * (the mode that a move belongs to): only the object tells one reading from another.
 */
export const once = <K extends object, V extends NonNullable<unknown>, Rest extends readonly unknown[]>(
  make: (key: K, ...rest: Rest) => V,
): ((key: K, ...rest: Rest) => V) => {
  const known = new WeakMap<K, V>();
  return (key, ...rest) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(key, ...rest);
    known.set(key, made);
    return made;
  };
};
