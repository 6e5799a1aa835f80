import { describe, expect, test } from 'vitest';
import { agree, au, de, elide, elides, isPlural, listOf, plural, que } from './french.ts';

describe('lists', () => {
  test.each([
    [[], ''],
    [['A'], 'A'],
    [['A', 'B'], 'A et B'],
    [['A', 'B', 'C'], 'A, B et C'],
    [['A', 'B', 'C', 'D'], 'A, B, C et D'],
  ])('%j', (names, told) => expect(listOf(names)).toBe(told));
  test('another last word', () => {
    expect(listOf(['A', 'B', 'C'], 'ou')).toBe('A, B ou C');
    expect(listOf(['A', 'B'], 'ni')).toBe('A ni B');
  });
});

describe('elision', () => {
  test.each([
    ['Ultron', "d'Ultron"],
    ['Iron-Man', "d'Iron-Man"],
    ['attaque', "d'attaque"],
    ['Émile', "d'Émile"],
    ['Œdipe', "d'Œdipe"],
    ['Yves', "d'Yves"],
    ['homme de main', "d'homme de main"],
    ['Héroïne', "d'Héroïne"],
    ['Hulk', 'de Hulk'],
    ['Héros', 'de Héros'],
    ['Harvey', 'de Harvey'],
    ['Yoda', 'de Yoda'],
    ['onze', 'de onze'],
    ['oui', 'de oui'],
    ['Thor', 'de Thor'],
    ['8', 'de 8'],
    ['le module énergie', 'du module énergie'],
    ['Le Sphinx', 'du Sphinx'],
    ['les Vilains', 'des Vilains'],
    ['Lex', 'de Lex'],
    ['Lesage', 'de Lesage'],
    ['la base', 'de la base'],
    ["l'attaque", "de l'attaque"],
  ])('de %s', (name, told) => expect(de(name)).toBe(told));
  test.each([
    ['Ultron', "qu'Ultron"],
    ['Hulk', 'que Hulk'],
    ['un', "qu'un"],
  ])('que %s', (name, told) => expect(que(name)).toBe(told));
  test.each([
    ['Hulk', 'à Hulk'],
    ['Ultron', 'à Ultron'],
    ['le module énergie', 'au module énergie'],
    ['Les Vilains', 'aux Vilains'],
    ['la base', 'à la base'],
  ])('à %s', (name, told) => expect(au(name)).toBe(told));
  test('any little word', () => {
    expect(elide('le', 'attaquant')).toBe("l'attaquant");
    expect(elide('la', 'défense')).toBe('la défense');
    expect(elides('Ange')).toBe(true);
    expect(elides('Zatanna')).toBe(false);
  });
});

describe('agreement', () => {
  test.each([
    [0, '0 jeton'],
    [1, '1 jeton'],
    [1.5, '1.5 jeton'],
    [2, '2 jetons'],
    [-1, '-1 jeton'],
    [-2, '-2 jetons'],
    [21, '21 jetons'],
  ])('%d', (count, told) => expect(plural(count, 'jeton')).toBe(told));
  test('an irregular plural', () => {
    expect(plural(1, 'joyau', 'joyaux')).toBe('1 joyau');
    expect(plural(2, 'joyau', 'joyaux')).toBe('2 joyaux');
  });
  test('the word alone', () => {
    expect(agree(1, 'retiré')).toBe('retiré');
    expect(agree(3, 'retiré')).toBe('retirés');
    expect(agree(2, 'est perdu', 'sont perdus')).toBe('sont perdus');
    expect([0, 1, 2].map(isPlural)).toEqual([false, false, true]);
  });
});
