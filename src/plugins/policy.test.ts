import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { politiqueUtile } from './policy.ts';

const hache = (texte: string): string => `'sha256-${createHash('sha256').update(texte).digest('base64')}'`;
const page = (politique: string, corps: string): string =>
  `<head><meta http-equiv="content-security-policy" content="${politique}"></head>${corps}`;

test('a page keeps the hashes of its own scripts and styles, and every source', () => {
  const politique = `default-src 'self';img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval' ${hache('un()')} ${hache('deux()')}; style-src 'self' ${hache('a{}')} ${hache('')};`;
  expect(
    politiqueUtile(
      page(politique, '<script>un()</script><script type="module" src="/x.js"></script><style>a{}</style>'),
    ),
  ).toBe(
    page(
      `default-src 'self'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval' ${hache('un()')}; style-src 'self' ${hache('a{}')}`,
      '<script>un()</script><script type="module" src="/x.js"></script><style>a{}</style>',
    ),
  );
});
test('a page without a policy (astro dev) is left alone', () => {
  expect(politiqueUtile('<p>x</p>')).toBe('<p>x</p>');
});
