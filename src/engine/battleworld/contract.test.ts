// The kernel's promises, kept by both modes.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../tests/day.ts';
import { contract } from '../kernel/contract.ts';
import { combat, combatText } from './combat/index.ts';
import { partie, partieText } from './partie/index.ts';
import { RULES } from './rules.ts';
import { BAD_COMBATS, BAD_PARTIES, COMBAT_STRANGERS, COMBATS, PARTIE_STRANGERS, PARTIES } from './subjects.fixture.ts';

const codesOf = (result: ReturnType<typeof combat.setup> | ReturnType<typeof partie.setup>): readonly string[] =>
  result.ok ? [] : result.error.map(({ code }) => code);

describe('battleworld/combat', () => {
  const illegal = BAD_COMBATS.map(([, scenario]) => scenario);
  const subject = {
    scenarios: COMBATS,
    seeds: [1, 2],
    maxSteps: 120,
    rules: RULES,
    text: combatText,
    illegal,
    strangers: () => COMBAT_STRANGERS,
  };
  test.each(contract(combat, subject))('$name', ({ run }) => run());
  test.each(BAD_COMBATS)('set-up refuses: %s', (code, scenario) =>
    expect(codesOf(combat.setup(scenario))).toContain(code),
  );
});
describe('battleworld/partie', () => {
  const illegal = BAD_PARTIES.map(([, scenario]) => scenario);
  const subject = {
    scenarios: PARTIES,
    seeds: [1],
    maxSteps: 1_200,
    look: lookOf('battleworld/partie'),
    rules: RULES,
    text: partieText,
    illegal,
    strangers: () => PARTIE_STRANGERS,
  };
  test.each(contract(partie, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
  test.each(BAD_PARTIES)('set-up refuses: %s', (code, scenario) =>
    expect(codesOf(partie.setup(scenario))).toContain(code),
  );
});
