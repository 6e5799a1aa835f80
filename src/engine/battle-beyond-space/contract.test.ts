// The kernel's promises, kept by the game.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../tests/day.ts';
import { contract } from '../kernel/contract.ts';
import { partie, partieText } from './partie/index.ts';
import { RULES } from './rules.ts';
import { ILLEGAL, SCENARIOS, secrets, STRANGERS, VEILED } from './subjects.fixture.ts';

describe('battle-beyond-space/partie', () => {
  const illegal = ILLEGAL.map(([, scenario]) => scenario);
  const subject = {
    scenarios: SCENARIOS,
    seeds: [1],
    maxSteps: 2_000,
    look: lookOf('battle-beyond-space/partie'),
    rules: RULES,
    text: partieText,
    illegal,
    strangers: () => STRANGERS,
  };
  const { veil, ...open } = partie;
  test.each(contract(open, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
  // Every seat looks at every moment, three times over: a few short games are enough.
  const veiled = contract(partie, { ...subject, scenarios: VEILED, secrets }).filter(({ name }) =>
    ['says everything to whoever looks', 'hides what it must'].includes(name),
  );
  test.each(veiled)('$name', { timeout: 120_000 }, ({ run }) => run());
  test('has a veil', () => expect([veil !== undefined, veiled.length]).toEqual([true, 2]));
  test.each(ILLEGAL)('set-up refuses: %s', (code, scenario) => {
    const start = partie.setup(scenario);
    expect(start.ok ? [] : start.error.map((refusal) => refusal.code)).toContain(code);
  });
});
