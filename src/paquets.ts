// The site travels to the device in a few packs: one per game, one for the search in pages, one for all the rest. A pack is
// its directory's length (4 bytes), its directory (JSON), then the files one after the other, each compressed on its own. The build writes them
// (src/integrations/hors-ligne.ts), the offline worker reads them. One file is taken out without reading the others.

/** Where a file lies after the directory: from, to, and 1 when it is not compressed. By address under the base: "battleworld/regles/combat/". */
export type Place = readonly [start: number, end: number, plain?: 1];
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
  readonly bodies: Blob;
}
export const openPack = async (pack: Blob): Promise<Pack> => {
  const length = new DataView(await pack.slice(0, 4).arrayBuffer()).getUint32(0);
  return { directory: JSON.parse(await pack.slice(4, 4 + length).text()) as Directory, bodies: pack.slice(4 + length) };
};
/** The bytes of a file, undefined when the pack does not hold it. */
export const takeOut = async ({ directory, bodies }: Pack, address: string): Promise<ArrayBuffer | undefined> => {
  const place = Object.hasOwn(directory, address) ? directory[address] : undefined;
  if (place === undefined) return undefined;
  const [start, end, plain] = place;
  const part = bodies.slice(start, end);
  return (plain === 1 ? new Response(part) : new Response(part.stream().pipeThrough(new DecompressionStream('gzip')))).arrayBuffer();
};

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
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
