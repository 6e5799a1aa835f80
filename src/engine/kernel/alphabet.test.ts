import { describe, expect, test } from 'vitest';
import { CARDS } from '../versus/data.ts';
import { inFrench } from './alphabet.ts';

const { compare } = new Intl.Collator('fr', { numeric: true });
describe('as the platform orders them', () => {
  test.each([
    ['what Versus calls its cards', CARDS.map(({ name }) => name)],
    ['numbers, by their value', ['heroes.10', 'heroes.9', 'heroes.100', 'sbire-2', 'sbire-12']],
    ['accents and capitals', ['Éclair', 'eclat', 'Zèbre', 'zebu', 'Œil', 'œuvre', 'Ouïe', 'évier', 'Ça', 'cab']],
    ['one that begins another', ['Robin (Damian)', 'Robin', 'Robin 2', '']],
  ])('%s', (_, names) => expect(names.toSorted(inFrench)).toEqual(names.toSorted(compare)));
});
test('the same name in two spellings has an order, the same name none', () => {
  expect(inFrench('Évier', 'Evier')).toBe(-inFrench('Evier', 'Évier'));
  expect(inFrench('Évier', 'Evier')).not.toBe(0);
  expect(inFrench('Évier', 'Évier')).toBe(0);
});
