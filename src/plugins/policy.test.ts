import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { narrowedPolicy } from './policy.ts';

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, body: string): string =>
  `<head><meta http-equiv="content-security-policy" content="${policy}"></head>${body}`;

test('a page keeps the hashes of its own scripts and styles, and every source', () => {
  const policy = `default-src 'self';img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval' ${hash('un()')} ${hash('deux()')}; style-src 'self' ${hash('a{}')} ${hash('')};`;
  expect(
    narrowedPolicy(page(policy, '<script>un()</script><script type="module" src="/x.js"></script><style>a{}</style>')),
  ).toBe(
    page(
      `default-src 'self'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval' ${hash('un()')}; style-src 'self' ${hash('a{}')}`,
      '<script>un()</script><script type="module" src="/x.js"></script><style>a{}</style>',
    ),
  );
});
test('a page without a policy (astro dev) is left alone', () => {
  expect(narrowedPolicy('<p>x</p>')).toBe('<p>x</p>');
});
