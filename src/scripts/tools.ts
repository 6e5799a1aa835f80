// What the small scripts of the frame share: objects kept on this device.
import { read, write } from '../kept/device.ts';

/** The object kept under `cle`, or `defaut` when there is none or it is not an object. */
export function lire<T extends object>(cle: string, defaut: T): T {
  try {
    const lu: unknown = JSON.parse(read(cle) ?? 'null');
    return lu !== null && typeof lu === 'object' ? { ...defaut, ...lu } : defaut;
  } catch {
    return defaut;
  }
}
/** False when the device refuses: reading goes on without a memory. */
export const garder = (cle: string, valeur: object): boolean => write(cle, JSON.stringify(valeur));
