// What the small scripts of the frame share. Storage may be refused (private windows): nothing here throws.

/** The object kept under `cle`, or `defaut` when there is none or it is not an object. */
export function lire<T extends object>(cle: string, defaut: T): T {
  try {
    const lu: unknown = JSON.parse(localStorage.getItem(cle) ?? 'null');
    return lu !== null && typeof lu === 'object' ? { ...defaut, ...lu } : defaut;
  } catch {
    return defaut;
  }
}
export function garder(cle: string, valeur: object): void {
  try {
    localStorage.setItem(cle, JSON.stringify(valeur));
  } catch {
    // full or refused: reading goes on without a memory
  }
}
