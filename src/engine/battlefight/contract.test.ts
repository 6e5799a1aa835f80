// The kernel's promises, kept by the game.
import { describe, expect, test } from 'vitest';
import { contract } from '../kernel/contract.ts';
import { partie, partieText } from './partie/index.ts';
import { RULES } from './rules.ts';
import { BAD_PARTIES, PARTIES, secrets, STRANGERS } from './subjects.fixture.ts';

describe('battlefight/partie', () => {
  const illegal = BAD_PARTIES.map(([, scenario]) => scenario);
  const subject = { scenarios: PARTIES, seeds: [1, 2], maxSteps: 4_000, rules: RULES, text: partieText, illegal, strangers: STRANGERS, secrets };
  test.each(contract(partie, subject))('$name', { timeout: 60_000 }, ({ run }) => run());
  test.each(BAD_PARTIES)('set-up refuses: %s', (code, scenario) => {
    const start = partie.setup(scenario);
    expect(start.ok ? [] : start.error.map((refusal) => refusal.code)).toContain(code);
  });
});
