// What the small scripts of the frame share: objects kept on this device.
import { read, write } from '../kept/device.ts';

/** The object kept under `cle`, or `defaut` when there is none or it is not an object. */
export function readSettings<T extends object>(key: string, byDefault: T): T {
  try {
    const found: unknown = JSON.parse(read(key) ?? 'null');
    return found !== null && typeof found === 'object' ? { ...byDefault, ...found } : byDefault;
  } catch {
    return byDefault;
  }
}
/** False when the device refuses: reading goes on without a memory. */
export const keepSettings = (key: string, value: object): boolean => write(key, JSON.stringify(value));
