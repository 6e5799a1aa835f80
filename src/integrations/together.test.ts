import { expect, test } from 'vitest';
import { filesOf, type Module } from './together.ts';

const module = (imports: readonly string[] = [], more: Partial<Module> = {}): Module => ({
  imports,
  asks: [],
  length: 100,
  entry: false,
  ...more,
});
const LONG = 100_000;

test('modules that the same visits fetch come in one file, what a page names in its own', () => {
  const files = filesOf(
    new Map([
      ['src/a.tsx', module(['src/one.ts', 'src/two.ts'], { entry: true })],
      ['src/one.ts', module()],
      ['src/two.ts', module()],
    ]),
  );
  expect(files.get('src/a.tsx')).toBeUndefined();
  expect(files.get('src/one.ts')).toBe(files.get('src/two.ts'));
});

test('what is light goes along with what is always fetched, what is long waits for who asks', () => {
  const site = (length: number): ReadonlyMap<string, string> =>
    filesOf(
      new Map([
        ['src/a.tsx', module(['src/common.ts'], { entry: true })],
        ['src/b.tsx', module(['src/common.ts', 'src/more.ts'], { entry: true })],
        ['src/common.ts', module()],
        ['src/more.ts', module([], { length })],
      ]),
    );
  expect(site(100).get('src/more.ts')).toBe(site(100).get('src/common.ts'));
  expect(site(LONG).get('src/more.ts')).not.toBe(site(LONG).get('src/common.ts'));
});

test('each thing asked for later has a file that bears its name', () => {
  const files = filesOf(
    new Map([
      ['src/a.tsx', module([], { entry: true, asks: ['src/Share.tsx', 'src/Print.tsx'] })],
      ['src/Share.tsx', module(['src/words.ts'])],
      ['src/Print.tsx', module(['src/words.ts'])],
      ['src/words.ts', module()],
    ]),
  );
  expect([files.get('src/Share.tsx'), files.get('src/Print.tsx')]).toEqual(['Share', 'Print']);
});

test('the script of every page takes along nothing that it does not ask for', () => {
  const page = 'src/layouts/Page.astro?astro&type=script&index=0&lang.ts';
  const files = filesOf(
    new Map([
      [page, module(['src/site.ts'], { entry: true })],
      ['src/a.tsx', module(['src/site.ts', 'src/tiny.ts'], { entry: true })],
      ['src/site.ts', module()],
      ['src/tiny.ts', module([], { length: 1 })],
    ]),
  );
  expect(files.get('src/tiny.ts')).not.toBe(files.get('src/site.ts'));
});

test('files import one another in no circle: nothing is put together over what lies between', () => {
  // long is fetched by b alone; what it imports, and what imports it, are light
  const modules = new Map([
    ['src/a.tsx', module(['src/end.ts'], { entry: true })],
    ['src/b.tsx', module(['src/start.ts'], { entry: true })],
    ['src/start.ts', module(['src/long.ts'])],
    ['src/long.ts', module(['src/end.ts'], { length: LONG })],
    ['src/end.ts', module()],
  ]);
  const files = filesOf(modules);
  expect(files.get('src/end.ts')).not.toBe(files.get('src/start.ts'));
  expect(files.get('src/end.ts')).not.toBe(files.get('src/long.ts'));
});
