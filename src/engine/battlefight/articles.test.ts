import { describe, expect, test } from 'vitest';
import { ARTICLES, articleOf, articlesOf } from './articles.ts';
import { RULES } from './rules.ts';
import { KEYWORDS } from './types.ts';

const sources = Object.values(RULES).map((rule) => rule.source);

describe('official articles', () => {
  test('79 articles, six numbers twice', () => {
    const numbers = Object.keys(ARTICLES).map((id) => id.split('#')[0]);
    expect(numbers).toHaveLength(79);
    expect([...new Set(numbers.filter((number, i) => numbers.indexOf(number) !== i))]).toEqual([
      '1.1.2',
      '2.4',
      '2.5',
      '4.4',
      '4.4.1',
      '4.4.2',
    ]);
  });

  test('every rule names articles that exist, or says that the text is silent', () => {
    for (const source of sources) {
      expect(() => articlesOf(source)).not.toThrow();
      expect(articlesOf(source).length > 0 || source === 'l. 3 préambule' || source.startsWith('silence'), source).toBe(
        true,
      );
    }
    expect(() => articlesOf('l. 3 § 2.1.1')).toThrow('Article inconnu');
    expect(() => articlesOf('l. 3 § 4.4.1')).toThrow('Article inconnu');
  });

  test('every article is told by some rule, headings apart', () => {
    const told = new Set(sources.flatMap(articlesOf));
    expect(Object.keys(ARTICLES).filter((id) => !told.has(id as keyof typeof ARTICLES))).toEqual([
      '1.1',
      '1.2',
      '2.6',
      '3.2',
    ]);
  });

  test('a run is every article between its ends: the keywords', () => {
    expect(articlesOf(RULES['bf.grammaire.dix-neuf'].source)).toHaveLength(KEYWORDS.length);
  });

  test.each([
    ['l. 3 § 2.1.5', 'article 2.1.5'],
    ['l. 1-2 ; l. 3 § 0.1', 'article 0.1'],
    ['l. 3 préambule', 'préambule'],
    ['l. 3 § 4.4.1#2', 'article 4.4.1 (Blesser)'],
    ['l. 3 § 4.4.1#1', 'article 4.4.1 (L’adversaire a)'],
    ['l. 3 § 2.4#2, 2.5#2', 'articles 2.4 (Perdre la partie) et 2.5 (Gagner la partie)'],
    ['l. 3 § 2.1.5, 2.5#1, 4.4.2#2, 4.4.10', 'articles 2.1.5, 2.5 (Dégâts), 4.4.2 (Bloquer) et 4.4.10'],
    ['l. 3 § 4.4.1#2 à 4.4.19', 'articles 4.4.1 (Blesser) à 4.4.19'],
    ['déduit de l. 3 § 1.2.1', 'déduit de l’article 1.2.1'],
    ['déduit de l. 3 § 3.3, 3.4.1', 'déduit des articles 3.3 et 3.4.1'],
    ['silence (l. 3 § 1.3.1, 1.3.2)', 'sans article'],
    ['silence', 'sans article'],
  ])('%s → %s', (source, words) => expect(articleOf(source)).toBe(words));
});
