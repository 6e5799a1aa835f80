import { expect, test } from 'vitest';
import {
  type Files,
  GRACE,
  keysOf,
  listed,
  onlyVersion,
  parseVersions,
  placeOf,
  stillNeeded,
  succeeded,
  type Versions,
} from './versions.ts';

const A: Files = { 'commun.pack': 'commun?a', 'police.woff2': 'police' };
const B: Files = { 'commun.pack': 'commun?b', 'police.woff2': 'police' };
const C: Files = { 'commun.pack': 'commun?c', 'police.woff2': 'police' };
const NOON = 1_000_000;

const afterB = succeeded(onlyVersion(A), B, ['un', 'deux'], NOON);

test('the pages open at an update stay with the version they came from, the others are of the new one', () => {
  expect(placeOf(afterB, 'un')).toBe(1);
  expect(afterB[1]?.files).toBe(A);
  expect(placeOf(afterB, 'trois')).toBe(0);
  expect(afterB[0].files).toBe(B);
  expect([...keysOf(afterB)].toSorted()).toEqual(['commun?a', 'commun?b', 'police']);
});
test('two updates in a row: each page with its own version', () => {
  const afterC = succeeded(afterB, C, ['un', 'deux', 'trois'], NOON + 1);
  expect(['un', 'deux', 'trois', 'quatre'].map((id) => afterC[placeOf(afterC, id)]?.files)).toEqual([A, A, B, C]);
});
test('a new worker for the same files is no update', () => {
  expect(succeeded(onlyVersion(A), { ...A }, ['un'], NOON)).toEqual(onlyVersion(A));
});
test('a version is forgotten when its last page is closed, not before, and not in the first minute', () => {
  const later = NOON + GRACE;
  expect(stillNeeded(afterB, new Set(), later - 1)).toBe(afterB);
  expect(stillNeeded(afterB, new Set(['deux', 'trois']), later)).toBe(afterB);
  expect(stillNeeded(afterB, new Set(['trois']), later)).toEqual(onlyVersion(B));
});
test('a page that was on its way is listed once it is known', () => {
  const known = listed(afterB, 1, 'en route');
  expect(placeOf(known, 'en route')).toBe(1);
  expect(listed(known, 1, 'en route')).toEqual(known);
  expect(placeOf(afterB, 'en route')).toBe(0);
});
test.each(
  [
    null,
    {},
    [],
    [{ files: A }],
    [{ files: { a: 1 }, clients: [], until: 0 }],
    [{ files: A, clients: [3], until: 0 }],
  ].map((written) => [JSON.stringify(written), written] as const),
)('what is not a record is not read: %s', (_, written) => {
  expect(parseVersions(written)).toBeUndefined();
});
test('a record is read as it was written', () => {
  expect(parseVersions(JSON.parse(JSON.stringify(afterB)))).toEqual(afterB satisfies Versions);
});
