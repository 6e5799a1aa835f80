import { gzipSync } from 'node:zlib';
import { COMMON, type Directory, packOf, type Place } from '../paquets.ts';

/** A file of the site by its address under the base. */
export interface Packed {
  readonly address: string;
  readonly content: Uint8Array;
}
/** Less than this gained: not worth the work of reading it again. */
const WORTH = 0.97;

const body = (content: Uint8Array): { readonly bytes: Uint8Array; readonly plain: boolean } => {
  const small = gzipSync(content, { level: 9 });
  return small.length < content.length * WORTH ? { bytes: small, plain: false } : { bytes: content, plain: true };
};

const makePack = (files: readonly Packed[]): Uint8Array => {
  const bodies: Uint8Array[] = [];
  const directory: Record<string, Place> = {};
  let at = 0;
  for (const { address, content } of files) {
    const { bytes, plain } = body(content);
    directory[address] = plain ? [at, at + bytes.length, 1] : [at, at + bytes.length];
    at += bytes.length;
    bodies.push(bytes);
  }
  const head = new TextEncoder().encode(JSON.stringify(directory satisfies Directory));
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, head.length);
  return Buffer.concat([length, head, ...bodies]);
};

/** The packs of a site, by name: one per name given, where there is something to put into it, and « commun ». The same files give the same bytes. */
export const makePacks = (files: readonly Packed[], names: readonly string[]): ReadonlyMap<string, Uint8Array> => {
  const wanted = new Set(names);
  const groups = new Map<string, Packed[]>();
  for (const file of files) {
    const name = packOf(file.address, wanted);
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return new Map([COMMON, ...names].flatMap((name) => (groups.has(name) ? [[name, makePack(groups.get(name) ?? [])] as const] : [])));
};
