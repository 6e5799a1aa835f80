import { describe, expect, test } from 'vitest';
import { BASICS, DECKS, EXAMPLE_CARDS } from './data.ts';
import { EXAMPLE_LABEL, labelOf } from './origin.ts';
import { LEDGER_BASICS, LEDGER_CARDS, LEDGER_DECKS, type LedgerTechnique } from './ledger.fixture.ts';
import { KEYWORDS, type Technique, TECHNIQUE_TYPES } from './types.ts';

const bare = ({ id, title, type, steps }: LedgerTechnique): Technique => ({
  id,
  title,
  type,
  steps: steps.map(({ text: _, ...step }) => step),
});
const numbered: readonly string[] = [
  'blesser',
  'bloquer',
  'charme',
  'defausser',
  'distance',
  'force',
  'stable',
  'piocher',
  'pousser',
  'protection',
  'se-blesser',
  'se-deplacer',
  'si-possible-defausser',
  'vitesse',
];
const typed: readonly string[] = ['s-empecher', 's-empecher-carte'];

describe('techniques', () => {
  test('the five basic ones are those of the source', () => expect(BASICS).toEqual(LEDGER_BASICS.map(bare)));
  test.each(LEDGER_CARDS.map((card, i) => [card.id, card, i] as const))('%s', (_, card, i) =>
    expect(EXAMPLE_CARDS[i]).toEqual(bare(card)),
  );
  test('twenty-five example cards, five of each type, that use the nineteen keywords and both modifiers', () => {
    expect(EXAMPLE_CARDS).toHaveLength(25);
    for (const type of TECHNIQUE_TYPES) expect(EXAMPLE_CARDS.filter((card) => card.type === type)).toHaveLength(5);
    const steps = EXAMPLE_CARDS.flatMap((card) => card.steps);
    expect(new Set(steps.map(({ keyword }) => keyword))).toEqual(new Set(KEYWORDS));
    expect(new Set(steps.map(({ modifier }) => modifier))).toEqual(new Set([null, 'adversaire', 'tous']));
  });
  test('a number or a type exactly where the keyword takes one', () => {
    for (const { id, steps } of [...BASICS, ...EXAMPLE_CARDS])
      for (const step of steps) {
        expect('n' in step, id).toBe(numbered.includes(step.keyword));
        expect('t' in step, id).toBe(typed.includes(step.keyword));
      }
  });
});

test.each(['cogneur', 'beau-parleur'] as const)('deck %s', (name) => {
  expect([...DECKS[name]].sort()).toEqual(
    LEDGER_DECKS[name].flatMap(([card, count]) => Array.from({ length: count }, () => card)).sort(),
  );
});

test('labels: no card of ours passes for official', () => {
  expect(BASICS.map(({ id }) => labelOf(id))).toEqual(Array(5).fill('base'));
  expect(EXAMPLE_CARDS.map(({ id }) => labelOf(id))).toEqual(Array(25).fill('exemple'));
  expect(['ma-carte', 'ex-att-6', 'base-magie'].map(labelOf)).toEqual(Array(3).fill('saisie'));
  expect(EXAMPLE_LABEL).toBe('carte d’exemple, non officielle');
});
