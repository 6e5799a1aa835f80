// The kernel's promises, kept by power dice, by the combats of the solo mode and by its sheet.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../tests/day.ts';
import { contract } from '../kernel/contract.ts';
import { desDePouvoir, desDePouvoirText } from './des-de-pouvoir/index.ts';
import { RULES } from './rules.ts';
import { combatSolo } from './solo/combat.ts';
import { solo, soloText } from './solo/index.ts';
import {
  BAD_GAMES,
  BAD_POWERS,
  GAME_STRANGERS,
  GAMES,
  POWER_STRANGERS,
  POWERS,
  SOLO_FIGHTS,
  SOLO_STRANGERS,
} from './subjects-solo.fixture.ts';

const codes = (result: {
  readonly ok: boolean;
  readonly error?: readonly { readonly code: string }[];
}): readonly string[] => (result.error ?? []).map(({ code }) => code);

describe('fields-of-eternia/des-de-pouvoir', () => {
  const subject = {
    scenarios: POWERS,
    seeds: [1],
    maxSteps: 400,
    look: lookOf('fields-of-eternia/des-de-pouvoir'),
    rules: RULES,
    text: desDePouvoirText,
    illegal: BAD_POWERS.map(([, scenario]) => scenario),
    strangers: () => POWER_STRANGERS,
  };
  test.each(contract(desDePouvoir, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
  test.each(BAD_POWERS)('set-up refuses: %s', (code, scenario) =>
    expect(codes(desDePouvoir.setup(scenario))).toContain(code),
  );
});
describe('fields-of-eternia/combat-solo', () => {
  const subject = {
    scenarios: SOLO_FIGHTS,
    seeds: [1, 2],
    maxSteps: 400,
    look: lookOf('fields-of-eternia/combat-solo'),
    rules: RULES,
    text: desDePouvoirText,
    strangers: () => SOLO_STRANGERS,
  };
  test.each(contract(combatSolo, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
});
describe('fields-of-eternia/solo', () => {
  const subject = {
    scenarios: GAMES,
    seeds: [1],
    maxSteps: 4_000,
    look: lookOf('fields-of-eternia/solo'),
    rules: RULES,
    text: soloText,
    illegal: BAD_GAMES.map(([, scenario]) => scenario),
    strangers: () => GAME_STRANGERS,
  };
  test.each(contract(solo, subject))('$name', { timeout: 180_000 }, ({ run }) => run());
  test.each(BAD_GAMES)('set-up refuses: %s', (code, scenario) => expect(codes(solo.setup(scenario))).toContain(code));
});
