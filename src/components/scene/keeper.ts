// What has not changed is not drawn again: cells of a board, their rows, ships.

/** Gives back what was drawn last time under a key as long as its sign is the same: Preact then leaves it alone. */
export type Keeper<T> = (
  wanted: Iterable<readonly [key: string | number, sign: string, draw: () => T]>,
) => readonly T[];
export const keeper = <T>(): Keeper<T> => {
  let kept: ReadonlyMap<string | number, readonly [sign: string, drawn: T]> = new Map();
  return (wanted) => {
    kept = new Map(
      Array.from(wanted, ([key, sign, draw]) => {
        const old = kept.get(key);
        return [key, old?.[0] === sign ? old : [sign, draw()]];
      }),
    );
    return Array.from(kept.values(), ([, drawn]) => drawn);
  };
};
