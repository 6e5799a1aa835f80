import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openPack, packOf, takeOut, typeOf } from '../paquets.ts';
import { makePacks } from './paquets.ts';

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
      const content = await takeOut(pack, address);
      expect(new Uint8Array(content ?? new ArrayBuffer(0)), address).toEqual(new Uint8Array(FILES.find((file) => file.address === address)?.content ?? []));
    }
    expect(await takeOut(pack, 'absent')).toBeUndefined();
    expect(await takeOut(pack, 'constructor')).toBeUndefined();
  }
  expect(held.toSorted()).toEqual(FILES.map(({ address }) => address).toSorted());
});
test('what compresses is compressed, what does not stays; the same files give the same bytes', () => {
  const [once, twice] = [makePacks(FILES, ['versus', 'pagefind']), makePacks(FILES, ['versus', 'pagefind'])];
  expect(once).toEqual(twice);
  expect(once.get('versus')?.length).toBeLessThan(400);
  expect(once.get('pagefind')?.length).toBeGreaterThan(500);
});
test.each([
  ['', 'text/html; charset=utf-8'],
  ['versus/regles/tour/', 'text/html; charset=utf-8'],
  ['404.html', 'text/html; charset=utf-8'],
  ['_astro/a.b.js', 'text/javascript; charset=utf-8'],
  ['pagefind/wasm.fr.pagefind', 'application/octet-stream'],
])('the type of « %s »', (address, type) => expect(typeOf(address)).toBe(type));
