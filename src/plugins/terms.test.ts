// The first occurrence of a term on a page: which words count, and where none is linked.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { linkTerms } from './terms-html.ts';
import { formOf, placesIn, type KnownTerm } from './terms.ts';

const known = (
  ...terms: readonly (readonly [id: string, term: string, said?: string | null])[]
): readonly KnownTerm[] =>
  terms.flatMap(([id, term, given]) => {
    const form = formOf(term, given);
    return form === undefined ? [] : [{ id, form, rule: undefined }];
  });
const GAME = known(
  ['base', 'base'],
  ['jeton', 'jeton Puissance'],
  ['puissance', 'Puissance'],
  ['vaincu', 'neutralisé'],
  ['active', 'activer'],
  ['local', 'local'],
  ['aire', 'aire de résultats'],
  ['heros', 'le héros'],
  ['niveau', 'niveau'],
  ['corps', 'corps à corps'],
  ['adv', 'l’adversaire'],
);
const said = (text: string, fresh = true): readonly string[] =>
  placesIn(text, fresh, GAME).map(({ id, start, end }) => `${id}: ${text.slice(start, end)}`);

describe('the words of a term', () => {
  test.each([
    ['deux bases', ['base: bases']],
    ['une baseline, un abasement, contrebase', []],
    ['Base détruite. Base perdue', ['base: Base']], // a sentence begins: its capital is its own
    ['la Base', []], // a capital in the middle is another word
    ['des jetons Puissance', ['jeton: jetons Puissance']],
    ['la Puissance, pas la puissance', ['puissance: Puissance']],
    ['un jeton Puissance, puis la Puissance', ['jeton: jeton Puissance', 'puissance: Puissance']], // the longest where both begin
    ['neutralisée, puis neutralisés', ['vaincu: neutralisée']],
    ['il active, ils activent, activée', ['active: active']],
    ['les locaux', ['local: locaux']],
    ['deux aires de résultats', ['aire: aires de résultats']],
    ['Le héros, du héros', ['heros: Le héros']],
    ['un héros', []], // the article is part of that term
    ['les niveaux', ['niveau: niveaux']],
    ['au corps à corps', ['corps: corps à corps']],
    ['au corps-à-corps', []],
    ['de l’adversaire', ['adv: l’adversaire']],
  ] as const)('« %s »', (text, found) => expect(said(text)).toEqual(found));
  test('in the middle of a sentence, the first capital of a piece of text is no beginning', () =>
    expect(said('Base détruite', false)).toEqual([]));
  test('a word that serves for something else is told by its neighbours, or left to the writer', () => {
    const behind = known(['arriere', 'arrière', '(?<!en )arrière']);
    expect(placesIn('il revient en arrière', true, behind)).toEqual([]);
    expect(placesIn('par l’arrière', true, behind)).toHaveLength(1);
    expect(known(['arriere', 'arrière', null])).toEqual([]);
  });
  test('what a term of the glossary says of its form is a regular expression', () => {
    const forms = globSync('src/content/glossaire/*/*.md').flatMap((file) => {
      const [, front = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(file, 'utf8')) ?? [];
      const { terme, forme: form } = parse(front) as { readonly terme: string; readonly forme?: string | null };
      return typeof form === 'string' ? [[file, terme, form] as const] : [];
    });
    expect(forms.length).toBeGreaterThan(20);
    for (const [file, terme, form] of forms) expect(() => formOf(terme, form), file).not.toThrow();
  });
});

describe('on a page', () => {
  const MODULE: KnownTerm = {
    ...known(['module', 'module'])[0],
    rule: 'bw.base.modules',
  } as KnownTerm;
  const page = (main: string, terms: readonly KnownTerm[] = [MODULE]): string =>
    linkTerms(
      `<p>un module</p><main id="x">${main}</main><p>un module</p>`,
      terms,
      (id) => `/glossaire/#battleworld.${id}`,
    );
  const linked = (main: string): readonly string[] =>
    [...page(main).matchAll(/<a class="terme" href="\/glossaire\/#battleworld\.([^"]+)">([^<]*)<\/a>/g)].map(
      ([, id, words]) => `${id}: ${words}`,
    );
  test('the first occurrence, and it alone; nothing outside of <main>', () => {
    expect(page('<p>Un module tombe.</p><p>Un autre module tient.</p>')).toBe(
      '<p>un module</p><main id="x"><p>Un <a class="terme" href="/glossaire/#battleworld.module">module</a> tombe.</p><p>Un autre module tient.</p></main><p>un module</p>',
    );
  });
  test('not within the rule that says it: at the next place', () => {
    expect(
      linked(
        '<div class="regle" data-regle="bw.base.modules"><div class="dit"><p>Un module tombe.</p></div></div><p>Des modules.</p>',
      ),
    ).toEqual(['module: modules']);
    expect(linked('<div data-regle="bw.but.but"><p>Un module tombe.</p></div>')).toEqual(['module: module']);
  });
  test('what a page links by hand is not linked again', () => {
    expect(
      linked('<p>Un <a class="terme" href="/glossaire/#battleworld.module">module</a>, puis un module.</p>'),
    ).toEqual(['module: module']);
  });
  test.each([
    '<h2>Un module</h2>',
    '<p><a href="/x/">un <i>module</i></a></p>',
    '<p><code>un module</code></p>',
    '<p><b>un module</b></p>',
    '<aside><p>un module</p></aside>',
    '<p data-pagefind-ignore>un module</p>',
    '<p class="lede" data-sans-termes>un module</p>',
    '<figure><figcaption>un module</figcaption></figure>',
    '<p><small>bw.module.un module</small></p>',
    '<div data-pagefind-ignore><p>un <br> module</p></div>',
    '<astro-island uid="1"><div><astro-island uid="2">x</astro-island><p>un module</p></div></astro-island>',
    '<svg><title>un module</title></svg>',
    '<button type="button">un module</button>',
    '<table><tr><th scope="row">un module</th></tr></table>',
    '<script>un module</script><!-- un module --><img alt="un module">',
  ])('nothing in « %s »', (main) => {
    expect(linked(main)).toEqual([]);
    expect(linked(`${main}<p>Un module.</p>`)).toEqual(['module: module']); // and what follows is read again
  });
  test.each([
    '<p><em>un module</em></p>',
    '<table><tr><td>un module</td></tr></table>',
    '<ul><li>un module</li><li>un module</li></ul>',
    '<p>Une<br>ligne, un module</p>',
  ])('once in « %s »', (main) => expect(linked(main)).toEqual(['module: module']));
  test('a sentence that begins, after blanks or after another, gives its capital to the term', () => {
    expect(linked('<p> Modules détruits</p>')).toEqual(['module: Modules']);
    expect(linked('<p><b>Fin.</b> Modules détruits</p>')).toEqual(['module: Modules']);
    expect(linked('<p>Le <i>grand</i> Module</p>')).toEqual([]);
  });
  test('a page without terms, or without <main>, comes out as it came in', () => {
    expect(page('<p>Un module.</p>', [])).toBe('<p>un module</p><main id="x"><p>Un module.</p></main><p>un module</p>');
    expect(linkTerms('<p>un module</p>', [MODULE], String)).toBe('<p>un module</p>');
  });
});
