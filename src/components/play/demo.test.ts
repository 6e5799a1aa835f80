// Every demonstration has the engine's own words under what to look at.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Demonstrations } from '../../engine/kernel/demonstration.ts';
import { lookAt, modeOfSight } from '../../engine/kernel/sight.ts';
import { GAMES } from '../../../tests/games/index.ts';
import { captionOf, nearest, quotesOf } from './demo.ts';

describe.each(GAMES.map((game) => [game.jeu, game] as const))('%s', (jeu, { modes }) => {
  const file = JSON.parse(
    readFileSync(new URL(`../../demonstrations/${jeu}.json`, import.meta.url), 'utf8'),
  ) as Demonstrations;
  test.each(Object.entries(file.rules))('%s', (rule, sight) => {
    const mode = modes[modeOfSight(file, sight) ?? ''];
    if (mode === undefined) throw new Error('no such mode');
    const look = lookAt(mode.game, file, sight);
    if (!look.ok) throw new Error(look.error);
    expect(look.value.cites).toContain(rule);
    const quotes = quotesOf(mode, sight.kind, look.value, rule);
    expect(quotes.length).toBeGreaterThan(0);
    const said = [...quotes.flatMap(({ label = '…', text }) => [label, text])];
    for (const one of said) {
      expect(one).not.toMatch(/undefined|\bNaN\b|\[object/);
      expect(one.trim()).not.toBe('');
    }
  });
});
test('a caption leads with what is refused, and with the rule that is shown; what was tried is its note', () => {
  const linked = (id: string) => ({ href: `#${id}`, title: id, marked: id === 'b' });
  const told = captionOf(
    [
      { label: 'Tentative', text: 'Poser le dé', cites: [], tried: true },
      { label: 'Refusé', text: 'Trop tard.', cites: ['a', 'b'] },
    ],
    linked,
  );
  expect(told?.who).toBe('Refusé');
  expect(told?.note).toBe('Tentative\u00a0: Poser le dé');
  expect(told?.sentences.map(({ text, rules }) => [text, rules.map(({ title }) => title)])).toEqual([
    ['Trop tard.', ['b', 'a']],
  ]);
  expect(captionOf([{ text: 'J1 avance.', cites: ['a'] }], linked)).toMatchObject({
    who: undefined,
    sentences: [{ text: 'J1 avance.' }],
  });
  expect(captionOf([], linked)).toBeUndefined();
});
test('a sight whose moment is not there is blank, and says why', () => {
  const combat = GAMES.find(({ jeu }) => jeu === 'battleworld')?.modes['combat'];
  if (combat === undefined) throw new Error('no combat');
  const scenarios = [combat.scenarios[0], combat.illegal[0]];
  const file: Demonstrations = {
    scenarios,
    runs: [
      { mode: 'combat', scenario: 0, actions: [] },
      { mode: 'combat', scenario: 1, actions: [] },
      { mode: 'combat', scenario: 0, actions: [{ type: 'nonsense' }] },
    ],
    rules: {},
  };
  const blank = (sight: Parameters<typeof lookAt>[2]): unknown => {
    const look = lookAt(combat.game, file, sight);
    return look.ok ? 'seen' : look.error;
  };
  expect(blank({ look: '', kind: 'node', run: 0, step: 0 })).toBe('seen');
  expect(blank({ look: '', kind: 'node', run: 9, step: 0 })).toBe('missing');
  expect(blank({ look: '', kind: 'node', run: 1, step: 0 })).toBe('setup');
  expect(blank({ look: '', kind: 'node', run: 0, step: 1 })).toBe('beyond');
  expect(blank({ look: '', kind: 'setup', mode: 'combat', scenario: 0 })).toBe('silent');
  expect(blank({ look: '', kind: 'setup', mode: 'combat', scenario: 1 })).toBe('seen');
  expect(blank({ look: '', kind: 'aside', run: 0, step: 0, action: { type: 'nonsense' } })).toBe('silent');
});
test('the nearest ids come first', () => {
  expect(nearest('bw.combat.egalit', ['bw.tour.phases', 'bw.combat.egalite', 'bw.combat.degats'], 2)).toEqual([
    'bw.combat.egalite',
    'bw.combat.degats',
  ]);
});
