import { expect, test, vi } from 'vitest';
import { once } from './once.ts';

test('worked out once an object, whatever comes with it; again for another object that looks the same', () => {
  const make = vi.fn(({ word }: { readonly word: string }, times: number) => word.repeat(times));
  const repeated = once(make);
  const key = { word: 'a' };
  expect([repeated(key, 2), repeated(key, 3), repeated({ word: 'a' }, 3)]).toEqual(['aa', 'aa', 'aaa']);
  expect(make).toHaveBeenCalledTimes(2);
});
test('what is false or empty is found again too', () => {
  const make = vi.fn((_: object) => false);
  const known = once(make);
  const key = {};
  expect([known(key), known(key)]).toEqual([false, false]);
  expect(make).toHaveBeenCalledTimes(1);
});
