// The site travels to the device in a few packs: one per game, one for the search in pages, one for all the rest. Pages of a game say much that other pages of it say,
// far from one another: a pack is its files one after the other, without what stands in it already (copies, however far back), then compressed. The build writes packs
// (src/integrations/packs.ts), the offline worker unfolds one at its first use and keeps it.
//
// Once decompressed: the length of the directory (4 bytes), the directory (JSON), then runs: how many bytes are given here, these bytes, how many are copied, how far back
// they stand. Numbers are written seven bits at a time, the lowest first, the eighth bit set when more follow.

/** Where a file lies in the unfolded pack: from, to. */
export type Place = readonly [start: number, end: number];
/** By address under the base: "battleworld/regles/combat/". */
export type Directory = Readonly<Record<string, Place>>;

/** Addresses of packs under the base: "hors-ligne/battleworld.pack". */
export const PACKS = 'hors-ligne/';
export const packAddress = (name: string): string => `${PACKS}${name}.pack`;
/** What is in no other pack. */
export const COMMON = 'commun';
/** The pack of an address: that of its first folder when there is one; the answers of a game go with its pages. */
export const packOf = (address: string, packs: ReadonlySet<string>): string => {
  const name = /^(?:recherche\/)?([^/.]+)[/.]/.exec(address)?.[1];
  return name !== undefined && packs.has(name) ? name : COMMON;
};

export interface Pack {
  readonly directory: Directory;
  readonly bytes: Uint8Array; // all the files
}
/** The runs of a pack, unfolded: each copy comes from what has been unfolded before it. */
const unfold = (runs: Uint8Array, size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  let from = 0;
  let to = 0;
  const number = (): number => {
    let value = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = runs[from++] ?? 0;
      value += (byte & 127) * 2 ** shift;
      more = byte > 127;
    }
    return value;
  };
  while (from < runs.length) {
    const given = number();
    bytes.set(runs.subarray(from, from + given), to);
    from += given;
    to += given;
    const copied = number();
    if (copied === 0) continue;
    const back = number();
    bytes.copyWithin(to, to - back, to - back + copied);
    to += copied;
  }
  return bytes;
};
/** Throws when the bytes are not those of a pack. */
export const openPack = async (pack: Blob): Promise<Pack> => {
  const whole = new Uint8Array(
    await new Response(pack.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer(),
  );
  const length = new DataView(whole.buffer).getUint32(0);
  const directory = JSON.parse(new TextDecoder().decode(whole.subarray(4, 4 + length))) as Directory;
  return {
    directory,
    bytes: unfold(whole.subarray(4 + length), Math.max(0, ...Object.values(directory).map(([, end]) => end))),
  };
};
/** The bytes of a file, undefined when the pack does not hold it. */
export const takeOut = ({ directory, bytes }: Pack, address: string): Uint8Array<ArrayBuffer> | undefined => {
  const place = Object.hasOwn(directory, address) ? directory[address] : undefined;
  return place === undefined ? undefined : bytes.slice(...place);
};

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  wasm: 'application/wasm',
};
/** A page has the address of its folder: no extension, or none but its final slash. */
export const typeOf = (address: string): string => {
  if (address === '' || address.endsWith('/')) return TYPES['html'] ?? '';
  return TYPES[address.slice(address.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
};
