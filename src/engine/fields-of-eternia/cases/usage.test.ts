// « usage »: what a week of play found, held against the source.
import { describe, expect, test } from 'vitest';
import { escarmouche } from '../escarmouche/index.ts';
import { partie, partieText } from '../partie/index.ts';
import type { PartieAction } from '../partie/types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import { runCase } from './run.fixture.ts';
import { skirmishAt } from './skirmish.fixture.ts';
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
  test('no PV is announced for a mount, nor by its combat nor by its reward', () =>
    expect(toldBy('a mount whose card prints PV gives the rest of its reward alone')).not.toMatch(
      /gagner \d PV|\d PV pour/,
    ));
  test('the mount that leaves is told', () =>
    expect(toldBy('A81: a mount that nobody tames leaves the game')).toContain(
      '« Proie » est retirée du paquet de scénarios',
    ));
  test('the objective reached from the start is told, with its PV', () =>
    expect(toldBy('an objective that a team begins with is told once somebody is named to begin')).toMatch(
      /Trésor de guerre.*1 PV/,
    ));
});
/** The rules that a line of actions tells, the last one alone. */
const citedBy = (scenario: PartieScenario, ...actions: readonly PartieAction[]): readonly string[] => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  let cited: readonly string[] = [];
  for (const action of actions) {
    const step = partie.apply(state, action);
    cited = step.events.flatMap(({ cites }) => [...cites]);
    state = step.state;
  }
  return cited;
};
describe('usage, cited only where the rule does its work', () => {
  const FIRST: PartieAction = { type: 'first', team: 0 };
  const GO: readonly PartieAction[] = [FIRST, { type: 'activate', hero: 0 }, { type: 'move', to: 'd' }];
  const on = (skull: number | null): readonly string[] =>
    citedBy(
      skirmishAt({
        track: [
          { day: true, skull },
          { day: false, skull: null },
        ],
      }),
      FIRST,
    );
  test('a skull that a skirmish passes over, no other cell', () =>
    expect([on(1), on(null)].map((cites) => cites.includes('foe.escarmouche.compteur'))).toEqual([true, false]));
  const moving = (hero: string): readonly string[] =>
    citedBy(skirmishAt({}, [{ heroes: [{ hero, zone: 'c' }] }, {}]), ...GO);
  test('a movement that the skirmish caps: Teela’s 3, not He-Man’s 2', () =>
    expect([moving('teela'), moving('he-man')].map((cites) => cites.includes('foe.escarmouche.deplacement'))).toEqual([
      true,
      false,
    ]));
  const resting = (damage: number): readonly string[] =>
    citedBy(
      {
        ...skirmishAt({ track: [{ day: true, skull: null }] }),
        kind: 'etude',
        skirmish: undefined,
        round: 1,
        track: [
          { day: true, skull: null },
          { day: false, skull: null },
        ],
        teams: [
          { faction: 'masters', base: 'a', heroes: [{ hero: 'he-man', damage }] },
          { faction: 'evil', base: 'b', heroes: [{ hero: 'skeletor' }] },
        ],
      } as unknown as PartieScenario,
      { type: 'activate', hero: 0 },
      { type: 'rest' },
    );
  test('a rest that the PS of the card stop, not a whole one', () =>
    expect([resting(2), resting(6)].map((cites) => cites.includes('foe.manche.plafond-ps'))).toEqual([true, false]));
});
