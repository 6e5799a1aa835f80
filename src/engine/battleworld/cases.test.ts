// All the cases of the ledger, C01 to C111, each expectation taken from it by hand. Conventions: default options, example roster, board P1, no clock,
// full counters, no Victory token but Serval's. A and D are the totals of the attack and of the defence.
import { describe, expect, test } from 'vitest';
import { odds } from '../kernel/odds.ts';
import { replayLine } from '../kernel/play.ts';
import { add, formatFraction, type Ratio, ratio, ZERO } from '../kernel/ratio.ts';
import { BASE_AND_END } from './cases/8-base-and-end.fixture.ts';
import { COMBAT } from './cases/5-combat.fixture.ts';
import { DECLARE, duel, raise, renounce, roll, runCase } from './cases/trials.fixture.ts';
import { MOVEMENT } from './cases/2-movement.fixture.ts';
import { PHASE_1 } from './cases/3-phase-1.fixture.ts';
import { PHASE_2 } from './cases/4-phase-2.fixture.ts';
import { REFUSED } from './cases/9-refusals.fixture.ts';
import { REROLL } from './cases/7-reroll.fixture.ts';
import { SETUP } from './cases/1-setup.fixture.ts';
import { TEAMS } from './cases/6-teams.fixture.ts';
import { USAGE } from './cases/11-usage.fixture.ts';
import { combat } from './combat/index.ts';
import type { CombatAction, CombatScenario, CombatState } from './combat/types.ts';

const SECTIONS = {
  'Mise en place': SETUP,
  Déplacement: MOVEMENT,
  'Phase 1 : poser son dé': PHASE_1,
  'Phase 2 : agir, être dérangé': PHASE_2,
  Combat: COMBAT,
  'Surnombre, distance, Vol': TEAMS,
  Relance: REROLL,
  'Base, fin de tour, fin de partie': BASE_AND_END,
  'Coups refusés divers': REFUSED,
};
describe.each(Object.entries(SECTIONS))('%s', (_, cases) => {
  test.each(cases)('$id $says', runCase);
});

describe('Usage', () => test.each(USAGE)('$id: $says', runCase));

// ── Odds: nobody ever raises; the first action that is neither a token nor a reroll.
const stay = (_: CombatState, options: readonly CombatAction[]): CombatAction => {
  const action = options.find(({ type }) => type !== 'spend' && type !== 'reroll');
  if (action === undefined) throw new Error('nothing but raises');
  return action;
};
type Kind = 'attack' | 'tie' | 'defence' | 'attack by 10';
const kind = ({ stage, outcome }: CombatState): Kind | undefined =>
  stage !== 'over' || outcome === null
    ? undefined
    : outcome.winner === 'attack'
      ? outcome.gap >= 10
        ? 'attack by 10'
        : 'attack'
      : (outcome.winner ?? 'tie');
const chances = (scenario: CombatScenario): Readonly<Record<'attack' | 'tie' | 'defence' | 'by10', string>> => {
  const start = combat.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const found = odds(combat, start.value, stay, kind);
  if (!found.ok) throw new Error(found.error.code);
  const share = (...kinds: readonly Kind[]): string =>
    formatFraction(kinds.reduce<Ratio>((sum, one) => add(sum, found.value.get(one) ?? ZERO), ZERO));
  return {
    attack: share('attack', 'attack by 10'),
    tie: share('tie'),
    defence: share('defence'),
    by10: share('attack by 10'),
  };
};

const SITUATIONS: readonly (readonly [
  name: string,
  scenario: CombatScenario,
  attack: string,
  tie: string,
  defence: string,
  by10: string,
])[] = [
  ['D8 against D8', duel([{ sheet: 'iron-man' }], 'fatalis'), '7/16', '1/8', '7/16', '0'],
  ['D8 + 1 against D8', duel([{ sheet: 'serval' }], 'fatalis'), '9/16', '7/64', '21/64', '0'],
  ['D6 against D8', duel([{ sheet: 'capitaine-america' }], 'fatalis'), '5/16', '1/8', '9/16', '0'],
  ['D10 against D8', duel([{ sheet: 'ultron' }], 'fatalis'), '11/20', '1/10', '7/20', '0'],
  ['D12 against D8', duel([{ sheet: 'hulk' }], 'fatalis'), '5/8', '1/12', '7/24', '1/32'],
  [
    'D12 + D6 against D8',
    duel([{ sheet: 'hulk' }, { sheet: 'capitaine-america' }], 'fatalis'),
    '493/576',
    '3/64',
    '7/72',
    '29/144',
  ],
  ['D10 against D12', duel([{ sheet: 'ultron' }], 'hulk'), '3/8', '1/12', '13/24', '0'],
  ['D12 against the D10 of a base', onModule(false), '13/24', '1/12', '3/8', '1/40'],
  ['D12 against the D10 doubled', onModule(true), '1/4', '1/20', '7/10', '1/120'],
];
function onModule(doubled: boolean): CombatScenario {
  return {
    attackers: [{ sheet: 'hulk' }],
    target: { kind: 'module', module: 'c7', moduleKind: 'double-defence', defenders: [{ sheet: 'punisher', doubled }] },
  };
}

describe('Chances exactes utiles', () => {
  test.each(SITUATIONS)('%s', (_, scenario, attack, tie, defence, by10) =>
    expect(chances(scenario)).toEqual({ attack, tie, defence, by10 }),
  );
});

describe('Chances', () => {
  test('C101 D8 against D8, neither bonus nor token nor reroll', () => {
    const bare = { power: 0, reroll: 0, victory: 0 };
    expect(chances(duel([{ sheet: 'serval', ...bare }], 'fatalis', bare))).toMatchObject({
      attack: '7/16',
      tie: '1/8',
      defence: '7/16',
    });
  });
  test('C102 E1, step 6: one more D6 brings one more wound once in three', () => {
    const start = combat.setup(duel([{ sheet: 'capitaine-america' }, { sheet: 'hulk' }], 'fatalis'));
    if (!start.ok) throw new Error('setup');
    const paid = replayLine(combat, start.value, [
      DECLARE,
      ...roll(2, 8, 7),
      ...raise('fatalis', 4),
      ...raise('capitaine-america', 6),
      renounce('defence'),
      { type: 'spend', by: 'capitaine-america' },
    ]);
    const state = paid.ok ? paid.value.moves.at(-1)?.step.state : undefined;
    if (state === undefined) throw new Error('E1 does not play');
    const wounds = odds(combat, state, stay, ({ stage, outcome }) =>
      stage === 'over' ? `${outcome?.wounds ?? 0}` : undefined,
    );
    expect(wounds.ok && [...wounds.value].map(([count, share]) => [count, formatFraction(share)]).sort()).toEqual([
      ['1', '2/3'],
      ['2', '1/3'],
    ]);
  });
  test('C103 D12 + D6 against D8', () =>
    expect(chances(duel([{ sheet: 'hulk' }, { sheet: 'capitaine-america' }], 'fatalis'))).toMatchObject({
      attack: '493/576',
      tie: formatFraction(ratio(27, 576)),
      defence: formatFraction(ratio(56, 576)),
    }));
});

test('every case of the ledger is here, once', () => {
  const here = [...Object.values(SECTIONS).flatMap((cases) => cases.map(({ id }) => id)), 'C101', 'C102', 'C103'];
  expect(here.toSorted((a, b) => Number(a.slice(1)) - Number(b.slice(1)))).toEqual(
    Array.from({ length: 111 }, (_, i) => `C${String(i + 1).padStart(2, '0')}`),
  );
});
