// The kernel's promises, kept by the game.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../tests/day.ts';
import { contract } from '../kernel/contract.ts';
import { partie, partieText } from './partie/index.ts';
import { RULES } from './rules.ts';
import { SCENARIOS, secrets, STRANGERS, VEILED, weigh } from './subjects.fixture.ts';

describe('versus/partie', () => {
  const subject = {
    scenarios: SCENARIOS,
    seeds: [1],
    maxSteps: 2_000,
    look: lookOf('versus/partie'),
    rules: RULES,
    text: partieText,
    strangers: () => STRANGERS,
    weigh,
  };
  const { veil, ...open } = partie;
  test.each(contract(open, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
  const veiled = contract(partie, { ...subject, scenarios: VEILED, seeds: [1, 2, 3], secrets }).filter(
    ({ name }) => name === 'hides what it must',
  );
  test.each(veiled)('$name', { timeout: 120_000 }, ({ run }) => run());
  test('has a veil', () => expect([veil !== undefined, veiled.length]).toEqual([true, 1]));
});
