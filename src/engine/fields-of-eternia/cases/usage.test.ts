// « usage »: what a week of play found, held against the source.
import { describe, expect, test } from 'vitest';
import { escarmouche } from '../escarmouche/index.ts';
import { partie, partieText } from '../partie/index.ts';
import { runCase } from './run.fixture.ts';
import { USAGE_CASES, USAGE_SKIRMISH_CASES } from './usage.fixture.ts';

describe('usage', () => {
  test.each(USAGE_CASES)('$says', (one) => runCase(partie, one, (state) => state));
  test.each(USAGE_SKIRMISH_CASES)('skirmish: $says', (one) => runCase(escarmouche, one, (state) => state));
});
/** Everything that a case tells, in French. */
const toldBy = (says: string): string => {
  const one = USAGE_CASES.find((each) => each.says === says);
  const start = one === undefined ? undefined : partie.setup(one.scenario);
  if (one === undefined || start?.ok !== true) throw new Error(says);
  let state = start.value;
  const told: string[] = [];
  for (const action of one.play ?? []) {
    const step = partie.apply(state, action);
    told.push(...step.events.map((event) => partieText.event(event, step.state)));
    state = step.state;
  }
  return told.join(' ');
};
describe('usage, told', () => {
  test('no PV is announced for a mount, nor by its combat nor by its reward', () => expect(toldBy('a mount whose card prints PV gives the rest of its reward alone')).not.toMatch(/gagner \d PV|\d PV pour/));
  test('the mount that leaves is told', () => expect(toldBy('A81: a mount that nobody tames leaves the game')).toContain('« Proie » est retirée du paquet de scénarios'));
  test('the objective reached from the start is told, with its PV', () => expect(toldBy('an objective that a team begins with is told once somebody is named to begin')).toMatch(/Trésor de guerre.*1 PV/));
});
