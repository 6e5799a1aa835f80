import { describe, expect, test } from 'vitest';
import { typographyHtml } from './typography-html.ts';

const F = '\u202F';
const N = '\u00A0';

describe('typographieHtml', () => {
  test.each([
    ["<p>L'un ; l&#39;autre : non !</p>", `<p>L’un${F}; l’autre${N}: non${F}!</p>`],
    ['<p>Il dit <em>quoi</em> ?</p>', `<p>Il dit <em>quoi</em>${F}?</p>`],
    ['<p><b>2</b> cases</p>', `<p><b>2</b>${N}cases</p>`],
    ['<li>2</li><li> cases</li>', '<li>2</li><li> cases</li>'], // two blocks are two sentences
    ['<a title="d\'où ?" href="/x?a=1">oui</a>', '<a title="d\'où ?" href="/x?a=1">oui</a>'],
    ['<script>let a = x ? "b" : \'c\'</script>', '<script>let a = x ? "b" : \'c\'</script>'],
    ["<style>a{content:'x : y'}</style><code>a ? b</code>", "<style>a{content:'x : y'}</style><code>a ? b</code>"],
    ["<!-- l'un : deux -->", "<!-- l'un : deux -->"],
    ['<p>un\n    ; deux</p>', `<p>un${F}; deux</p>`],
    ['<p>a &lt; b &amp; c ; d</p>', `<p>a &lt; b &amp; c${F}; d</p>`],
    ['<p>1 &nbsp;: 2</p>', `<p>1${N}: 2</p>`],
  ])('%s', (before, after) => {
    expect(typographyHtml(before)).toBe(after);
  });
  test('twice is once, and tags are never lost', () => {
    const page = '<!doctype html><html><body class="a"><p>L\'un : <b>deux</b> ; « trois » !</p></body></html>';
    const one = typographyHtml(page);
    expect(typographyHtml(one)).toBe(one);
    expect(one.match(/<[^>]*>/g)).toEqual(page.match(/<[^>]*>/g));
  });
});
