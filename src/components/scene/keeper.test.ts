import { expect, test } from 'vitest';
import { keeper } from './keeper.ts';

test('a drawing is kept as long as its sign is the same', () => {
  const keep = keeper<{ readonly n: number }>();
  const draw = (n: number) => () => ({ n });
  const [a, b] = keep([
    ['a', 'x', draw(1)],
    ['b', 'x', draw(2)],
  ]);
  const again = keep([
    ['b', 'y', draw(3)],
    ['a', 'x', draw(4)],
  ]);
  expect(again[1]).toBe(a);
  expect(again[0]).not.toBe(b);
  expect(again[0]).toEqual({ n: 3 });
  expect(keep([['b', 'y', draw(5)]])).toEqual([{ n: 3 }]);
});
