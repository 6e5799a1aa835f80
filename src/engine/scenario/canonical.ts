import { isRecord } from '../kernel/json.ts';
// Canonical JSON and a short checksum. Both are part of what published links mean: neither may ever change.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Plain data with sorted keys and without undefined fields; anything that JSON cannot hold becomes null. */
export const toJson = (value: unknown): Json => {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map(toJson);
  if (!isRecord(value)) return null;
  const keys = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort();
  return Object.fromEntries(keys.map((key) => [key, toJson(value[key])]));
};

/** Equal values give equal text, whatever the order of their fields. */
export const canonical = (value: unknown): string => JSON.stringify(toJson(value));

const utf8 = new TextEncoder();

/** 24 bits of FNV-1a with a final mix: enough to notice damage, no protection against malice. */
export const checksum = (text: string): Uint8Array => {
  let hash = 0x811c9dc5;
  for (const byte of utf8.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  return Uint8Array.of((hash >>> 16) & 255, (hash >>> 8) & 255, hash & 255);
};
