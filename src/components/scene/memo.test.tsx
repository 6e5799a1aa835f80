import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { memo } from './memo.ts';

interface Told {
  readonly name: string;
  readonly life?: number | undefined;
}
const Named = memo(({ name, life }: Told) => <b title={`${life ?? 0}`}>{name}</b>);
const again = (before: Told, after: Told): boolean => new Named(before).shouldComponentUpdate(after);

test('draws what it is told', () => expect(render(<Named name="Hulk" life={3} />)).toBe('<b title="3">Hulk</b>'));
test.each<[string, Told, Told, boolean]>([
  ['the same values', { name: 'Hulk', life: 3 }, { name: 'Hulk', life: 3 }, false],
  ['another value', { name: 'Hulk', life: 3 }, { name: 'Hulk', life: 2 }, true],
  ['one more', { name: 'Hulk' }, { name: 'Hulk', life: 2 }, true],
  ['one less', { name: 'Hulk', life: 2 }, { name: 'Hulk' }, true],
])('%s', (_, before, after, drawn) => expect(again(before, after)).toBe(drawn));
