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

test('two parts are not one file when what lies between them would then import it, and be imported by it', () => {
  const files = filesOf(
    new Map([
      ['src/a.tsx', module(['src/end.ts'], { entry: true, asks: ['src/start.ts', 'src/long.ts'] })],
      ['src/b.tsx', module(['src/start.ts'], { entry: true })],
      ['src/start.ts', module(['src/long.ts'])],
      ['src/long.ts', module(['src/end.ts'], { length: LONG })],
      ['src/end.ts', module()],
    ]),
  );
  expect(files.get('src/end.ts')).not.toBe(files.get('src/start.ts'));
});

test('a table whose files have moved stops the build', () => {
  const moved = new Map([
    ['src/a.tsx', module([], { entry: true, asks: ['src/components/echecs/mode-partie.ts'] })],
    ['src/components/echecs/mode-partie.ts', module()],
  ]);
  expect(() => filesOf(moved)).toThrow('src/components/echecs/PlayTable.tsx');
});

test('the files are the same in whatever order the modules were read', () => {
  // either of two named files would take the third along
  const site: readonly (readonly [string, Module])[] = [
    ['src/a.tsx', module(['src/x.ts', 'src/z.ts'], { entry: true, asks: ['src/x.ts', 'src/z.ts'] })],
    ['src/b.tsx', module(['src/x.ts', 'src/y.ts'], { entry: true })],
    ['src/c.tsx', module(['src/y.ts', 'src/z.ts'], { entry: true })],
    ['src/x.ts', module([], { length: 300 })],
    ['src/y.ts', module([], { length: 300 })],
    ['src/z.ts', module([], { length: 300 })],
  ];
  const files = filesOf(new Map(site));
  expect(files.get('src/y.ts')).toBe(files.get('src/x.ts'));
  expect([...filesOf(new Map(site.toReversed()))].toSorted()).toEqual([...files].toSorted());
});
