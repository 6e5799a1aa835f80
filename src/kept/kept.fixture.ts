// A device for tests: what browsers give, in memory, with a room that may run out, and other tabs that may write.
import { vi } from 'vitest';

export interface Device {
  readonly kept: Map<string, string>;
  room: number; // characters, keys and texts together
  refuses: boolean; // everything, as when cookies are blocked
  /** Another tab writes (null: drops), and this one hears it. */
  readonly elsewhere: (key: string, text: string | null) => void;
}
export const device = (room = Number.POSITIVE_INFINITY): Device => {
  const kept = new Map<string, string>();
  const heard = new Set<(event: { readonly key: string | null }) => void>();
  const made: Device = {
    kept,
    room,
    refuses: false,
    elsewhere: (key, text) => {
      if (text === null) kept.delete(key);
      else kept.set(key, text);
      for (const hear of heard) hear({ key });
    },
  };
  const guard = (): void => {
    if (made.refuses) throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  const weight = (): number => [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  vi.stubGlobal('localStorage', {
    get length(): number {
      guard();
      return kept.size;
    },
    key: (at: number): string | null => [...kept.keys()][at] ?? null,
    getItem: (key: string): string | null => {
      guard();
      return kept.get(key) ?? null;
    },
    setItem: (key: string, text: string): void => {
      guard();
      if (
        weight() - (kept.has(key) ? key.length + (kept.get(key)?.length ?? 0) : 0) + key.length + text.length >
        made.room
      )
        throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string): void => {
      guard();
      kept.delete(key);
    },
  });
  vi.stubGlobal(
    'addEventListener',
    (type: string, hear: (event: { readonly key: string | null }) => void) =>
      void (type === 'storage' && heard.add(hear)),
  );
  vi.stubGlobal(
    'removeEventListener',
    (type: string, hear: (event: { readonly key: string | null }) => void) =>
      void (type === 'storage' && heard.delete(hear)),
  );
  return made;
};
