import { describe, expect, test } from 'vitest';
import { complete, type Completion } from './complete.ts';

/** The caret is where the bar stands. */
const at = (marked: string): readonly Completion[] => {
  const caret = marked.indexOf('|');
  return complete(marked.replace('|', ''), caret);
};
/** The text once a proposal is taken. */
const taken = (marked: string, label: string): string => {
  const text = marked.replace('|', '');
  const one = at(marked).find((each) => each.label === label);
  return one === undefined ? 'nothing' : text.slice(0, one.from) + one.text + text.slice(one.to);
};
const labels = (marked: string): readonly string[] => at(marked).map(({ label }) => label);

describe('what is proposed, best first', () => {
  test.each([
    ['bl|', ['Blesser', 'Bloquer', 'Se blesser']],
    ['se |', ['Se blesser', 'Se déplacer']],
    ['dep|', ['Se déplacer']],
    ['Défa|', ['Défausser', 'Si possible défausser']],
    ['soig|', ['Bloquer']], // a synonym
    ['avan|', ['Se déplacer']],
    ['detsab|', ['Déstabiliser']], // two letters swapped
    ['tout|', ['Tout le monde a']],
    ['L’adversaire a rej|', ['Rejouer']],
    ['S’empêcher carte d|', ['défense', 'déplacement']],
    ['S’empêcher |', ['attaque', 'défense', 'déplacement', 'concentration', 'rhétorique', 'S’empêcher carte']],
    ['s empecher ca|', ['S’empêcher carte']],
    ['Blesser |', []],
    ['Blesser 2|', []],
    ['Rejouer |', []],
  ])('%s', (marked, expected) => expect(labels(marked).slice(0, Math.max(expected.length, 1))).toEqual(expected));
  test('an empty step: the 19 keywords, then the modifiers', () => {
    expect(at('|').map(({ kind }) => kind)).toEqual([...Array<string>(19).fill('keyword'), 'modifier', 'modifier']);
    for (const marked of ['Blesser 1 ; |', 'Blesser 1\n- |', 'Blesser 1;|', '1. |', 'Blesser 1 / |'])
      expect(labels(marked)).toEqual(labels('|'));
  });
  test('behind a modifier: keywords only', () =>
    expect(at('Tout le monde a |').map(({ kind }) => kind)).toEqual(Array<string>(19).fill('keyword')));
});

describe('what replaces what', () => {
  test.each([
    ['bl|', 'Blesser', 'Blesser '], // a number must follow
    ['- bl| ; Rejouer', 'Bloquer', '- Bloquer ; Rejouer'],
    ['sta|', 'Stable', 'Stable'],
    ['Bl|esser 2', 'Bloquer', 'Bloquer 2'], // the whole word under the caret
    ['L’adversaire a se de|', 'Se déplacer', 'L’adversaire a Se déplacer '],
    ['l|', 'L’adversaire a', 'L’adversaire a '],
    ['S’empêcher at|', 'attaque', 'S’empêcher attaque'],
    ['S’empêcher |', 'S’empêcher carte', 'S’empêcher carte'],
    ['Se de\u0301p|lacer 2', 'Se déplacer', 'Se déplacer 2'],
    ['Corps à corps, bl|', 'Blesser', 'Corps à corps, Blesser '],
  ])('%s + %s', (marked, label, text) => expect(taken(marked, label)).toBe(text));
  test('what is written already is not proposed', () => expect(labels('Stable|')).not.toContain('Stable'));
  test('a caret out of the text, or none', () => {
    expect(complete('bl', 99)).toEqual(complete('bl', 2));
    expect(complete('bl', -1)).toEqual(complete('bl', 0));
    expect(complete('bl', NaN)).toEqual(complete('bl', 0));
    expect(complete('b'.repeat(5_000), 10)).toEqual([]);
  });
});
