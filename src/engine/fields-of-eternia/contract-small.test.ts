// The kernel's promises, kept in the wilds and in soldiers' combats.
import { describe, expect, test } from 'vitest';
import { contract } from '../kernel/contract.ts';
import { combatDeSoldats, combatDeSoldatsText } from './combat-de-soldats/index.ts';
import { contreesSauvages, contreesSauvagesText } from './contrees-sauvages/index.ts';
import { RULES } from './rules.ts';
import {
  BAD_BATAILLES,
  BAD_WILDS,
  BATAILLE_STRANGERS,
  BATAILLES,
  WILD_STRANGERS,
  WILDS,
} from './subjects-small.fixture.ts';

const codes = (
  result: ReturnType<typeof contreesSauvages.setup> | ReturnType<typeof combatDeSoldats.setup>,
): readonly string[] => (result.ok ? [] : result.error.map(({ code }) => code));

describe('fields-of-eternia/contrees-sauvages', () => {
  const illegal = BAD_WILDS.map(([, scenario]) => scenario);
  const subject = {
    scenarios: WILDS,
    seeds: [1, 2, 3],
    maxSteps: 200,
    rules: RULES,
    text: contreesSauvagesText,
    illegal,
    strangers: () => WILD_STRANGERS,
  };
  test.each(contract(contreesSauvages, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
  test.each(BAD_WILDS)('set-up refuses: %s', (code, scenario) =>
    expect(codes(contreesSauvages.setup(scenario))).toEqual([code]),
  );
});
describe('fields-of-eternia/combat-de-soldats', () => {
  const illegal = BAD_BATAILLES.map(([, scenario]) => scenario);
  const subject = {
    scenarios: BATAILLES,
    seeds: [1, 2, 3],
    maxSteps: 20,
    rules: RULES,
    text: combatDeSoldatsText,
    illegal,
    strangers: () => BATAILLE_STRANGERS,
  };
  test.each(contract(combatDeSoldats, subject))('$name', ({ run }) => run());
  test.each(BAD_BATAILLES)('set-up refuses: %s', (code, scenario) =>
    expect(codes(combatDeSoldats.setup(scenario))).toContain(code),
  );
});
