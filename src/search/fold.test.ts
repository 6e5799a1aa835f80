import { describe, expect, test } from 'vitest';
import { DIE, flatten, fold, unflatten, words } from './fold.ts';

const forms = (text: string): readonly string[] => words(text).map((word) => word.form);

describe('fold', () => {
  test.each([
    ['Égalité', 'egalite'],
    ['manœuvre', 'manoeuvre'],
    ['L’attaque', "l'attaque"],
    ["l'attaque", "l'attaque"],
    ['ÇA', 'ca'],
    ['nævus', 'naevus'],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
    expect(fold(folded)).toBe(folded);
  });
});

describe('words', () => {
  test.each([
    ['l’éperonnage', ['l', 'eperonnage']],
    ["d'un jusqu'à qu'on", ['d', 'un', 'jusqu', 'a', 'qu', 'on']],
    ['Iron-Man : 2 cases', ['iron', 'man', '2', 'cases']],
    ['la 1re, le 2e, le 3ème', ['la', '1', 'le', '2', 'le', '3']],
    ['+1 dégât', ['1', 'degat']],
  ])('%s', (text, expected) => expect(forms(text)).toEqual(expected));

  test('positions are those of the original text', () => {
    const text = 'L’œil voit';
    expect(words(text).map((word) => text.slice(word.start, word.end))).toEqual(['L', 'œil', 'voit']);
  });

  test.each([
    ['relancer le dé', ['relancer', 'le', DIE]],
    ['relancer le de', ['relancer', 'le', DIE]],
    ['combien de des', ['combien', 'de', DIE]],
    ['le jet de ses dés', ['le', 'jet', 'de', 'ses', DIE]],
    ['le total de chaque joueur', ['le', 'total', 'de', 'chaque', 'joueur']],
    ['un de ses personnages', ['un', 'de', 'ses', 'personnages']],
  ])('dice without accent: %s', (text, expected) => expect(forms(text)).toEqual(expected));
});

test('text for Pagefind has straight apostrophes and open ligatures, and comes back', () => {
  expect(flatten('He-\u2060Man')).toBe('He-Man'); // else « Man » alone would not find him
  expect(flatten('L’œuvre d’un cœur, une manœuvre')).toBe("L'oeuvre d'un coeur, une manoeuvre");
  expect(unflatten(flatten('L’œuvre d’un cœur, une manœuvre : coefficient'))).toBe(
    'L’œuvre d’un cœur, une manœuvre : coefficient',
  );
});
