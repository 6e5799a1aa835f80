import { describe, expect, test } from 'vitest';
import { describeLinkError } from '../../src/engine/scenario/describe.ts';
import { mutate, below } from '../fuzz/mutate.ts';
import { GAMES } from '../games/index.ts';
import { MODES, published } from './golden.ts';

const goldens = published();

describe('a link, once published, opens for ever', () => {
  test('there are links of every mode and kind', () => {
    const found = new Set(goldens.map(([, { kind, mode }]) => `${kind} ${mode}`));
    for (const mode of Object.keys(MODES)) for (const kind of ['s', 'p']) expect(found).toContain(`${kind} ${mode}`);
  });
  test('every link that a game publishes is there', () => {
    const names = goldens.map(([name]) => name);
    for (const { jeu, modes } of GAMES)
      for (const { links } of Object.values(modes))
        expect(names).toEqual(
          expect.arrayContaining(Object.keys(links.published).map((name) => `${jeu}/${name}.json`)),
        );
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
        if (!/^\p{Lu}.*\.$/su.test(message) || !/^\p{Lu}.*\.$/su.test(hint))
          expect.fail(`${JSON.stringify(text)}: ${message} ${hint}`);
      }
    }
  }
  // most damage is noticed: of all kinds and modes, one could open at best
  expect(errors).toBeGreaterThan(5000 * (2 * Object.keys(MODES).length - 1));
});
