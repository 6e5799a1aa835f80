// The kernel's promises, kept by the epic combat.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../tests/day.ts';
import { contract } from '../kernel/contract.ts';
import { combatEpique } from './combat-epique/index.ts';
import { combatText } from './combat/text.ts';
import { RULES } from './rules.ts';
import { BAD_COMBATS, COMBATS, secrets, STRANGERS } from './subjects-combat.fixture.ts';

describe('fields-of-eternia/combat-epique', () => {
  const illegal = BAD_COMBATS.map(([, scenario]) => scenario);
  const subject = {
    scenarios: COMBATS,
    seeds: [1, 2],
    maxSteps: 400,
    look: lookOf('fields-of-eternia/combat-epique'),
    rules: RULES,
    text: combatText,
    illegal,
    strangers: () => STRANGERS,
    secrets,
  };
  const checks = contract(combatEpique, subject);
  test('has a veil to check', () => expect(checks.map(({ name }) => name)).toContain('hides what it must'));
  test.each(checks)('$name', { timeout: 120_000 }, ({ run }) => run());
  test.each(BAD_COMBATS)('set-up refuses: %s', (code, scenario) => {
    const start = combatEpique.setup(scenario);
    expect(start.ok ? [] : start.error.map((refusal) => refusal.code)).toContain(code);
  });
});
