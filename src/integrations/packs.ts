import { gunzipSync, gzipSync } from 'node:zlib';
import { COMMON, type Directory, packOf, type Place } from '../site/packs.ts';

/** A file of the site by its address under the base. */
export interface Packed {
  readonly address: string;
  readonly content: Uint8Array;
}

/** Pagefind compresses its files one by one, and reads them just as well uncompressed: only then is what they share found. */
const SIGNATURE = 'pagefind_dcd';
export const plain = (content: Uint8Array): Uint8Array => {
  if (content[0] !== 0x1f || content[1] !== 0x8b) return content;
  const open = gunzipSync(content);
  return open.subarray(0, SIGNATURE.length).toString() === SIGNATURE ? open : content;
};

// ── What stands there already: windows of bytes are remembered at every stride, and met again wherever they come back.
const WINDOW = 32;
const STRIDE = 16;
const TABLE_BITS = 20;
const PRIME = 0x01000193;
/** What a byte that leaves the window weighed in its hash. */
const LEAVING = Array.from({ length: WINDOW }).reduce<number>((power) => Math.imul(power, PRIME), 1);
const slotOf = (hash: number): number => Math.imul(hash, 0x9e3779b1) >>> (32 - TABLE_BITS);

interface Copy {
  readonly at: number;
  readonly from: number; // where the same bytes stand before
  readonly length: number;
}
/** Two places that seem to share a window: all that is the same there, before and after, from `since` on. A copy never runs into itself. */
const grown = (bytes: Uint8Array, from: number, at: number, since: number): Copy => {
  let before = 0;
  while (at - before > Math.max(since, from) && from > before && bytes[from - before - 1] === bytes[at - before - 1])
    before += 1;
  let after = 0;
  while (after < at - before - from && at + after < bytes.length && bytes[from + after] === bytes[at + after])
    after += 1;
  return { at: at - before, from: from - before, length: before + after };
};
/** The copies that a pack is made with, in order, none touching another. */
const copiesIn = (bytes: Uint8Array): readonly Copy[] => {
  const windows = new Int32Array(1 << TABLE_BITS).fill(-1);
  const copies: Copy[] = [];
  let since = 0;
  let hash = 0;
  for (let end = 0; end < bytes.length; end += 1) {
    hash =
      (Math.imul(hash, PRIME) + (bytes[end] ?? 0) - (end < WINDOW ? 0 : Math.imul(LEAVING, bytes[end - WINDOW] ?? 0))) |
      0;
    const at = end - WINDOW + 1;
    if (at < 0) continue;
    const slot = slotOf(hash);
    const from = windows[slot] ?? -1;
    if (at % STRIDE === 0) windows[slot] = at;
    if (at < since || from < 0) continue;
    const copy = grown(bytes, from, at, since);
    if (copy.length < WINDOW) continue;
    copies.push(copy);
    since = copy.at + copy.length;
  }
  return copies;
};

/** Seven bits at a time, the lowest first. */
const numbers = (...values: readonly number[]): Uint8Array =>
  Uint8Array.from(
    values.flatMap((value) => {
      const bytes: number[] = [];
      let left = value;
      for (; left > 127; left = Math.floor(left / 128)) bytes.push((left % 128) + 128);
      return [...bytes, left];
    }),
  );
const runsOf = (bytes: Uint8Array): Uint8Array => {
  const parts: Uint8Array[] = [];
  let done = 0;
  for (const { at, from, length } of copiesIn(bytes)) {
    parts.push(numbers(at - done), bytes.subarray(done, at), numbers(length, at - from));
    done = at + length;
  }
  return Buffer.concat([...parts, numbers(bytes.length - done), bytes.subarray(done), numbers(0)]);
};

const makePack = (files: readonly Packed[]): Uint8Array => {
  const contents = files.map(({ content }) => plain(content));
  let end = 0;
  const places = contents.map(({ length }): Place => [end, (end += length)]);
  const directory: Directory = Object.fromEntries(files.map(({ address }, i) => [address, places[i] ?? [0, 0]]));
  const head = new TextEncoder().encode(JSON.stringify(directory));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, head.length);
  return gzipSync(Buffer.concat([length, head, runsOf(Buffer.concat(contents))]), { level: 9 });
};

/** The packs of a site, by name: one per name given, where there is something to put into it, and « commun ». The same files give the same bytes. */
export const makePacks = (files: readonly Packed[], names: readonly string[]): ReadonlyMap<string, Uint8Array> => {
  const wanted = new Set(names);
  const groups = new Map<string, Packed[]>();
  for (const file of files) {
    const name = packOf(file.address, wanted);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return new Map(
    [COMMON, ...names].flatMap((name) => (groups.has(name) ? [[name, makePack(groups.get(name) ?? [])] as const] : [])),
  );
};
