import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeLinkError } from '../../src/engine/scenario/describe.ts';
import { mutate, below } from '../fuzz/mutate.ts';
import { type Golden, MODES } from './golden.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const goldens = files.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Golden] as const);

describe('a link, once published, opens for ever', () => {
  test('there are links of every mode and kind', () => {
    const found = new Set(goldens.map(([, { kind, mode }]) => `${kind} ${mode}`));
    for (const mode of Object.keys(MODES)) for (const kind of ['s', 'p']) expect(found).toContain(`${kind} ${mode}`);
  });
  test.each(goldens)('%s', (_, { link, kind, mode, version, edition, expect: expected }) => {
    expect(link.startsWith(`#${kind}=${version}.${mode.replace('/', '~')}.`)).toBe(true);
    const of = MODES[mode];
    const opened = of?.[kind](link);
    expect(opened).toMatchObject({ ok: true, value: { scenario: expected.scenario } });
    if (opened?.ok !== true || kind === 's') return;
    // Since then an edition may have changed what actions mean: the page says so. Within the same edition, everything replays.
    if (edition === of?.edition) expect(opened.value).toEqual(expected);
    else expect(opened.value.actions).toEqual(expected.actions?.slice(0, opened.value.actions?.length));
  });
});

test('5,000 damaged links: a value or a French sentence, never an exception', () => {
  const draw = below(20_261_121);
  const links = goldens.map(([, { link }]) => link);
  let errors = 0;
  for (let i = 0; i < 5000; i++) {
    const text = mutate(links, draw);
    for (const { s, p } of Object.values(MODES)) {
      for (const opened of [s(text), p(text)]) {
        if (opened.ok) {
          expect(opened.value.diverged?.why).not.toBe('fault');
          continue;
        }
        errors++;
        const { message, hint } = describeLinkError(opened.error);
        if (!/^\p{Lu}.*\.$/su.test(message) || !/^\p{Lu}.*\.$/su.test(hint)) expect.fail(`${JSON.stringify(text)}: ${message} ${hint}`);
      }
    }
  }
  expect(errors).toBeGreaterThan(15_000); // most damage is noticed: one kind and mode of four could open at best
});
