import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openPack, packOf, takeOut, typeOf } from '../site/packs.ts';
import { makePacks } from './packs.ts';

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const noise = new Uint8Array(randomBytes(500));
const FILES = [
  { address: '', content: text('accueil'.repeat(100)) },
  { address: '404.html', content: text('introuvable') },
  { address: 'versus/', content: text('portail'.repeat(50)) },
  { address: 'versus/regles/tour/', content: text('É'.repeat(300)) },
  { address: 'versus/exemples/un.json', content: text('{}') },
  { address: 'pagefind/pagefind.js', content: noise },
  { address: 'recherche/versus.json', content: text('') },
];

test('every file goes into one pack, and comes out as it was', async () => {
  const packs = makePacks(FILES, ['versus', 'pagefind']);
  expect([...packs.keys()]).toEqual(['commun', 'versus', 'pagefind']);
  const held: string[] = [];
  for (const [name, bytes] of packs) {
    const pack = await openPack(new Blob([new Uint8Array(bytes)]));
    for (const address of Object.keys(pack.directory)) {
      expect(packOf(address, new Set(packs.keys()))).toBe(name);
      held.push(address);
      expect(takeOut(pack, address), address).toEqual(
        new Uint8Array(FILES.find((file) => file.address === address)?.content ?? []),
      );
    }
    expect(takeOut(pack, 'absent')).toBeUndefined();
    expect(takeOut(pack, 'constructor')).toBeUndefined();
  }
  expect(held.toSorted()).toEqual(FILES.map(({ address }) => address).toSorted());
});
test('what compresses is compressed; the same files give the same bytes', () => {
  const [once, twice] = [makePacks(FILES, ['versus', 'pagefind']), makePacks(FILES, ['versus', 'pagefind'])];
  expect(once).toEqual(twice);
  expect(once.get('versus')?.length).toBeLessThan(400);
  expect(once.get('pagefind')?.length).toBeGreaterThan(500);
});
/** A pack of these contents, as it comes out. */
const through = async (...contents: readonly Uint8Array[]): Promise<readonly (Uint8Array | undefined)[]> => {
  const [made] = makePacks(
    contents.map((content, i) => ({ address: `${i}.json`, content })),
    [],
  ).values();
  const pack = await openPack(new Blob([new Uint8Array(made ?? [])]));
  return contents.map((_, i) => takeOut(pack, `${i}.json`));
};
test('what comes back far away is written once', () => {
  const page = new Uint8Array(randomBytes(60_000)); // nothing to compress but its repetition, beyond the 32 kB that gzip looks back
  const pack = makePacks(
    [0, 1, 2, 3].map((i) => ({ address: `${i}.json`, content: page })),
    [],
  ).get('commun');
  expect(pack?.length).toBeLessThan(61_000);
});
test('whatever the bytes, they come out as they were', async () => {
  const alphabet = fc.constantFrom(
    '<li class="pas" data-tour="1">',
    'la même phrase, mot pour mot, qui revient ',
    'é',
    'ab',
    '\n',
  );
  const content = fc.array(alphabet, { maxLength: 400 }).map((words) => text(words.join('')));
  await fc.assert(
    fc.asyncProperty(fc.array(content, { minLength: 1, maxLength: 6 }), async (contents) => {
      expect(await through(...contents)).toEqual(contents);
    }),
    { numRuns: 60 },
  );
});
test('what Pagefind compressed is kept open, anything else that is compressed stays so', async () => {
  const [index, other] = [gzipSync('pagefind_dcd et la suite'), gzipSync('autre chose')];
  expect(await through(index, other)).toEqual([text('pagefind_dcd et la suite'), new Uint8Array(other)]);
});
test('what is no pack is refused', async () => {
  await expect(openPack(new Blob(['rien de tel']))).rejects.toThrow();
});
test.each([
  ['', 'text/html; charset=utf-8'],
  ['versus/regles/tour/', 'text/html; charset=utf-8'],
  ['404.html', 'text/html; charset=utf-8'],
  ['_astro/a.b.js', 'text/javascript; charset=utf-8'],
  ['pagefind/wasm.fr.pagefind', 'application/octet-stream'],
])('the type of « %s »', (address, type) => expect(typeOf(address)).toBe(type));
