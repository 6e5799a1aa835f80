// The kernel's promises, kept by the game and by the match.
import { describe, expect, test } from 'vitest';
import { lookOf } from '../../../tests/day.ts';
import { contract } from '../kernel/contract.ts';
import { match, matchText } from './match/index.ts';
import { partie, partieText } from './partie/index.ts';
import { RULES } from './rules.ts';
import { BAD_MATCHES, BAD_PARTIES, MATCHES, PARTIES, secrets, STRANGERS, VEILED } from './subjects.fixture.ts';

/** The checks of a veiled mode. */
const SEEN = ['says everything to whoever looks', 'hides what it must'];

describe('battlefight/partie', () => {
  const illegal = BAD_PARTIES.map(([, scenario]) => scenario);
  const subject = {
    scenarios: PARTIES,
    seeds: [1],
    maxSteps: 4_000,
    look: lookOf('battlefight/partie'),
    rules: RULES,
    text: partieText,
    illegal,
    strangers: STRANGERS,
  };
  const { veil, ...open } = partie;
  test.each(contract(open, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
  // Every seat looks at every moment, three times over: a few short games are enough.
  const veiled = contract(partie, { ...subject, scenarios: VEILED, secrets }).filter(({ name }) => SEEN.includes(name));
  test.each(veiled)('$name', { timeout: 120_000 }, ({ run }) => run());
  test('has a veil', () => expect([veil !== undefined, veiled.map(({ name }) => name)]).toEqual([true, SEEN]));
  test.each(BAD_PARTIES)('set-up refuses: %s', (code, scenario) => {
    const start = partie.setup(scenario);
    expect(start.ok ? [] : start.error.map((refusal) => refusal.code)).toContain(code);
  });
});

describe('battlefight/match', () => {
  const { veil, ...open } = match;
  const subject = {
    scenarios: MATCHES,
    seeds: [1],
    maxSteps: 6_000,
    look: lookOf('battlefight/match'),
    rules: RULES,
    text: matchText,
    illegal: BAD_MATCHES,
  };
  test.each(contract(open, subject))('$name', { timeout: 120_000 }, ({ run }) => run());
  const told = contract(match, subject).filter(({ name }) => name === SEEN[0]);
  test.each(told)('$name', { timeout: 120_000 }, ({ run }) => run());
  test('hides what the game hides', () => {
    const start = match.setup(MATCHES[0]);
    if (!start.ok || start.value.game === null || veil === undefined) throw new Error('no match');
    expect(veil.state(start.value, 1).game).toEqual(partie.veil?.state(start.value.game, 1));
  });
});
