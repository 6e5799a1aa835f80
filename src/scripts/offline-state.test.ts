import { expect, test } from 'vitest';
import { failedUpdateText, unavailableText } from './offline-notice.ts';
import { megabytes, ready } from './offline-state.ts';

test('the size is in megabytes, with a comma', () => {
  expect(megabytes(2_400_000)).toBe('2,4\u00A0Mo');
  expect(megabytes(48_000)).toBe('0,0\u00A0Mo');
});

test('ready: size and version', () => {
  expect(ready({ version: '0.1.0', octets: 2_350_000, fichiers: 120 })).toBe(
    'Prêt hors ligne · 2,4\u00A0Mo · version 0.1.0',
  );
});

test.each(['navigateur', 'contexte', 'stockage', 'espace', 'reseau', 'efface'] as const)(
  'a refusal says why: %s',
  (cause) => {
    expect(unavailableText(cause)).toMatch(/^Hors ligne indisponible\u00A0: .{20,}[^.]$/);
    expect(failedUpdateText(cause)).toMatch(/reste prête hors ligne$/);
  },
);
