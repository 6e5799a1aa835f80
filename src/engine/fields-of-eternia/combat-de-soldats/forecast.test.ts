// What is foretold of a soldiers' combat, against the rules read by hand and against every way of playing it.
import { describe, expect, test } from 'vitest';
import { combatDeSoldats } from './index.ts';
import { forecastText, soldiersForecast } from './forecast.ts';
import type { SoldiersScenario, SoldiersState } from './types.ts';

const begun = (scenario: Omit<SoldiersScenario, 'name'>): SoldiersState => {
  const start = combatDeSoldats.setup({ name: 'essai', ...scenario });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
const hero = (name: string, health: number) => ({ name, health });
const against = (soldiers: number, defenders: number, ...heroes: ReturnType<typeof hero>[]): SoldiersState =>
  begun({ attacker: { team: 'Masters', soldiers }, defender: { team: 'Evil', soldiers: defenders, heroes } });
const entering = (health: number, soldiers: number): SoldiersState =>
  begun({
    attacker: { team: 'Masters', soldiers: 0, hero: hero('He-Man', health) },
    defender: { team: 'Evil', soldiers },
  });
const said = (state: SoldiersState): string => forecastText(soldiersForecast(state));

test.each([
  ['one for one', against(3, 2), 'chaque camp perd 2 soldats ; la zone est prise, avec 1 soldat'],
  ['as many', against(2, 2), 'chaque camp perd 2 soldats ; plus personne ne tient la zone'],
  ['fewer', against(1, 3), 'chaque camp perd 1 soldat ; la zone n’est pas prise'],
  [
    'a hero alone',
    against(3, 0, hero('Trap Jaw', 4)),
    'l’attaque perd 3 soldats ; Trap Jaw perd 3 PS ; la zone n’est pas prise',
  ],
  [
    'just enough',
    against(3, 0, hero('Trap Jaw', 2)),
    'l’attaque perd 2 soldats ; Trap Jaw perd 2 PS, et tombe ; la zone est prise, avec 1 soldat',
  ],
  [
    'a hero among soldiers',
    against(3, 2, hero('Skeletor', 3)),
    'l’attaque perd 3 soldats ; Skeletor perd de 1 à 3 PS, et peut tomber, l’équipe attaquée perd de 0 à 2 soldats, à son choix ; la zone n’est pas prise',
  ],
  ['a hero enters', entering(4, 2), 'He-Man perd 2 PS ; l’équipe attaquée perd 2 soldats ; la zone est prise'],
  [
    'and falls',
    entering(1, 2),
    'He-Man perd 1 PS, et tombe ; l’équipe attaquée perd 1 soldat ; la zone n’est pas prise',
  ],
])('%s', (_, state, words) => {
  expect(said(state)).toBe(`À coup sûr, ${words}.`);
});

describe('whatever the team attacked chooses', () => {
  const cases = [1, 2, 3].flatMap((soldiers) =>
    [0, 1, 2, 3].flatMap((defenders) =>
      [[], [1], [3], [2, 1], [1, 1, 4]].flatMap((healths) =>
        defenders + healths.length === 0 ? [] : [[soldiers, defenders, healths] as const],
      ),
    ),
  );
  /** Every way of playing it, one after the other. */
  const endings = (state: SoldiersState): readonly SoldiersState[] => {
    const node = combatDeSoldats.node(state);
    return node.kind === 'choice'
      ? node.options.flatMap((action) => endings(combatDeSoldats.apply(state, action).state))
      : [state];
  };
  test.each(cases)(
    '%i against %i and %j: the same holder, the same losses of the attack',
    (soldiers, defenders, healths) => {
      const state = against(soldiers, defenders, ...healths.map((health, i) => hero(`Héros ${i}`, health)));
      const forecast = soldiersForecast(state);
      const stood = defenders + healths.reduce((sum, one) => sum + one, 0);
      expect(forecast.spent).toBe(Math.min(soldiers, stood)); // a soldier a damage (foe.bataille.*)
      expect(forecast.holder).toBe(soldiers > stood ? 0 : soldiers === stood ? null : 1);
      for (const { outcome, attackers } of endings(state)) {
        expect([outcome?.holder, outcome?.removed[0], attackers]).toEqual([
          forecast.holder,
          forecast.spent,
          forecast.left,
        ]);
        const [least, most] = forecast.soldiers;
        expect(outcome?.removed[1]).toBeGreaterThanOrEqual(least);
        expect(outcome?.removed[1]).toBeLessThanOrEqual(most);
      }
    },
  );
});
