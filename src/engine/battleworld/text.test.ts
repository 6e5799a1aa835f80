// Sentences read aloud: those that once were glued, or said what was not so.
import { describe, expect, test } from 'vitest';
import {
  attack,
  BUSY,
  conclude,
  DECLARE,
  duel,
  phase1,
  phase2,
  raise,
  recover,
  renounce,
  reroll,
  roll,
  settled,
  treat,
  XMEN,
} from './cases/trials.fixture.ts';
import { combat, combatText } from './combat/index.ts';
import { combatTitle } from './combat/text.ts';
import type { CombatAction, CombatScenario, CombatState } from './combat/types.ts';
import { ROSTER } from './data.ts';
import { partie, partieText } from './partie/index.ts';
import type { PartieAction, PartieScenario, PartieState } from './partie/types.ts';
import { placed } from './scenarios.ts';
import type { Sheet } from './types.ts';

const fought = (
  scenario: CombatScenario,
  ...script: readonly CombatAction[]
): { readonly state: CombatState; readonly told: readonly string[] } => {
  const start = combat.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const told: string[] = [];
  for (const action of script) {
    expect(combat.refuse(state, action)).toBeUndefined();
    const step = combat.apply(state, action);
    state = step.state;
    told.push(...step.events.map((event) => combatText.event(event, state)));
  }
  return { state, told };
};
const played = (
  scenario: PartieScenario,
  ...script: readonly PartieAction[]
): { readonly state: PartieState; readonly told: readonly string[] } => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  let state = start.value;
  const told: string[] = [];
  for (const action of script) {
    expect(partie.refuse(state, action)).toBeUndefined();
    const step = partie.apply(state, action);
    state = step.state;
    told.push(...step.events.map((event) => partieText.event(event, state)));
  }
  return { state, told };
};
const asks = (scenario: CombatScenario, ...script: readonly CombatAction[]): string =>
  combatText.node(fought(scenario, ...script).state);

describe('who is asked what, while totals rise', () => {
  const CAP = duel([{ sheet: 'capitaine-america' }], 'fatalis');
  const LEADS = [DECLARE, ...roll(6, 2), renounce('defence')] as const;
  test('the leader whom the other has left alone', () =>
    expect(asks(CAP, ...LEADS)).toBe("Capitaine América peut creuser l'écart ou conclure, 6 contre 2."));
  test('the leader whom a reroll has put behind', () =>
    expect(asks(CAP, ...LEADS, reroll('capitaine-america', 'capitaine-america'), ...roll(1))).toBe(
      "Capitaine América n'est plus en tête, 1 contre 2 : dépenser ou conclure sur une défaite ?",
    ));
  test('the leader whom a reroll has put level', () =>
    expect(asks(CAP, ...LEADS, reroll('capitaine-america', 'capitaine-america'), ...roll(2))).toBe(
      "Capitaine América n'a plus d'avance, 2 partout : dépenser ou conclure à égalité ?",
    ));
  test('only what is still possible is offered', () => {
    expect(asks(CAP, DECLARE, ...roll(2, 6))).toBe(
      'Capitaine América a la parole, 2 contre 6 : dépenser, relancer ou renoncer ?',
    );
    expect(asks(duel([{ sheet: 'capitaine-america', power: 0 }], 'fatalis'), DECLARE, ...roll(2, 6))).toBe(
      'Capitaine América a la parole, 2 contre 6 : relancer ou renoncer ?',
    );
    expect(asks(duel([{ sheet: 'capitaine-america', reroll: 0 }], 'fatalis'), DECLARE, ...roll(2, 6))).toBe(
      'Capitaine América a la parole, 2 contre 6 : dépenser ou renoncer ?',
    );
    expect(asks(duel([{ sheet: 'capitaine-america', reroll: 0 }], 'fatalis'), DECLARE, ...roll(4, 4))).toBe(
      '4 partout : Capitaine América a la parole.',
    );
  });
  test('against a module that nobody defends', () => {
    const siege: CombatScenario = {
      attackers: [{ sheet: 'hulk', power: 0 }],
      target: { kind: 'module', module: 'm', moduleKind: 'care', defenders: [] },
    };
    expect(asks(siege, DECLARE, ...roll(7))).toBe('Hulk peut relancer ou conclure à 7.');
  });
  test('the free order: the leader may add', () =>
    expect(asks({ ...CAP, options: { raiseOrder: 'free' } }, DECLARE, ...roll(2, 6))).toBe(
      'Fatalis mène, 6 contre 2, et peut encore ajouter.',
    ));
});

test('adding to a total once the other side has renounced is told under the rule that allows it', () => {
  const cites = (...script: readonly CombatAction[]): readonly string[] => {
    const { state } = fought(duel([{ sheet: 'capitaine-america' }], 'fatalis'), ...script);
    return combat.apply(state, { type: 'spend', by: 'capitaine-america' }).events.flatMap((event) => event.cites);
  };
  expect(cites(DECLARE, ...roll(6, 2), renounce('defence'))).toContain('bw.combat.poursuite');
  expect(cites(DECLARE, ...roll(2, 6))).not.toContain('bw.combat.poursuite');
});

test('a combat is called after those who fight', () => {
  expect(combatTitle(duel([{ sheet: 'hulk' }], 'fatalis'))).toBe('Hulk contre Fatalis');
  expect(combatTitle(duel([{ sheet: 'capitaine-america' }, { sheet: 'hulk' }, { sheet: 'thor' }], 'fatalis'))).toBe(
    'Capitaine América, Hulk et Thor contre Fatalis',
  );
  expect(
    combatTitle({
      attackers: [{ sheet: { ...(ROSTER['hulk'] as Sheet), name: 'Le Fauve' } }],
      target: { kind: 'module', module: 'm', moduleKind: 'double-defence', defenders: [] },
    }),
  ).toBe('Le Fauve contre le module double défense');
  expect(combatTitle(duel([], 'fatalis')), 'refused by the set-up').toBe('Attaque contre Fatalis');
});

describe('what happened', () => {
  const told = (scenario: CombatScenario, ...script: readonly CombatAction[]): string =>
    fought(scenario, ...script).told.join(' ');
  test('the gap, the wound, the token', () =>
    expect(told(duel([{ sheet: 'iron-man' }], 'fatalis'), DECLARE, ...roll(7, 6), ...settled('attack'))).toContain(
      "L'attaque l'emporte, 7 à 6, avec 1 point d'écart pour Iron-Man. Iron-Man inflige 2 blessures à Fatalis, dont la vie passe de 5 à 3. Iron-Man gagne un jeton de Victoire. Avec 1 jeton, chacun de ses prochains jets compte 1 de plus.",
    ));
  test('tokens left, then the last one', () => {
    const rise = told(
      duel([{ sheet: 'capitaine-america', power: 2, reroll: 0 }], 'hulk', { reroll: 0 }),
      DECLARE,
      ...roll(1, 12),
      ...raise('capitaine-america', 1),
      ...raise('capitaine-america', 1),
    );
    expect(rise).toContain('Capitaine América dépense un jeton Puissance ; il lui en reste 1.');
    expect(rise).toContain('Capitaine América dépense son dernier jeton Puissance.');
    expect(rise).toContain("Capitaine América n'a plus rien à dépenser et renonce d'office.");
  });
  test('a strike of 0 wounds nobody, breaks nothing', () => {
    const soft: Sheet = { ...(ROSTER['hulk'] as Sheet), strike: 0 };
    expect(
      told(
        { attackers: [{ sheet: soft }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } },
        DECLARE,
        ...roll(8, 2),
        ...settled('attack'),
      ),
    ).toContain('Hulk ne blesse pas Fatalis : sa frappe est de 0.');
    expect(
      told(
        { attackers: [{ sheet: soft }], target: { kind: 'module', module: 'm', moduleKind: 'care', defenders: [] } },
        DECLARE,
        ...roll(8),
        conclude('attack'),
      ),
    ).toContain("Hulk n'entame pas le module soins : sa frappe est de 0.");
  });
  test('the power of Fatalis gives him a token, and takes none back', () =>
    expect(
      told(
        duel([{ sheet: 'capitaine-america' }], 'fatalis', { power: 3 }),
        DECLARE,
        ...roll(4, 7),
        ...raise('capitaine-america', 6),
        ...settled('attack'),
      ),
    ).toContain(
      "L'adversaire a dépensé de la Puissance : le pouvoir de Fatalis lui rend un jeton, et sa Puissance passe de 3 à 4.",
    ));
});

describe('on the board', () => {
  const X = {
    ...phase2(),
    units: placed(
      XMEN,
      Object.fromEntries(
        ['serval', 'colossus', 'tornade'].map((sheet, i) => [
          sheet,
          { cell: ['b5', 'c5', 'a5'][i] ?? '', spot: 'attack', activated: true },
        ]),
      ),
    ),
  } satisfies PartieScenario;
  test('a team is one list', () => {
    const { state } = played(X);
    expect(partieText.action(attack('fatalis', 'serval', 'colossus', 'tornade'), state)).toBe(
      'Attaquer Fatalis avec Serval, Colossus et Tornade (initiateur : Serval)',
    );
    expect(partieText.action(attack('fatalis', 'serval', 'colossus'), state)).toBe(
      'Attaquer Fatalis avec Serval et Colossus (initiateur : Serval)',
    );
    expect(partieText.action(attack('v-energy', 'serval'), state)).toBe('Attaquer le module énergie (b7) avec Serval');
    expect(played(X, attack('fatalis', 'serval', 'colossus', 'tornade')).told[0]).toBe(
      "Serval attaque Fatalis en surnombre avec Colossus et Tornade ; l'initiateur est Serval.",
    );
  });
  test('what is recovered, in its own words', () => {
    const tell = (gauge: 'energy' | 'life' | 'reroll', change: object, options = {}): string =>
      played(phase2({ hulk: { ...change, spot: gauge }, magneto: BUSY }, options), recover('hulk', gauge)).told[0] ??
      '';
    expect(tell('energy', { power: 1 })).toBe(
      'Hulk récupère 1 jeton Puissance : sa Puissance passe de 1 à 2. Son dé revient au centre.',
    );
    expect(tell('life', { life: 1 }, { options: { recoverAmount: 2 } })).toBe(
      'Hulk récupère 2 points de vie : sa vie passe de 1 à 3. Son dé revient au centre.',
    );
    expect(tell('reroll', { reroll: 0 })).toBe('Hulk récupère son jeton Relance. Son dé revient au centre.');
  });
  test('a die laid to heal, and the name of Iron-Man', () =>
    expect(
      played(
        phase1({ thor: { cell: 'c2' }, 'iron-man': { cell: 'd3', life: 1 } }),
        ...treat('thor', 'c2', 'heal:iron-man'),
      ).told,
    ).toEqual([
      'Thor reste en c2.',
      "Le D10 de Thor se pose sur la carte d'Iron-Man, pour un soin.",
      "En soignant, Thor perd le Vol jusqu'à la fin du tour.",
    ]));
  test('a flyer crosses characters by their names, whatever these are', () => {
    const odd = { ...(ROSTER['fatalis'] as Sheet), id: 'ombre', name: 'ombre' };
    const { told } = played(
      phase1({ fatalis: { sheet: odd, cell: 'b3' }, ultron: { cell: 'a3' }, punisher: { cell: 'b4' } }),
      { type: 'move', unit: 'iron-man', to: 'c4' },
    );
    expect(told).toEqual(['Iron-Man va de a2 en c4 en survolant ombre.']);
  });
  test('a side that can do nothing is told to pass', () => {
    expect(partieText.node(played(phase2({ magneto: BUSY })).state)).toBe(
      "Tour 1, phase 2. Les Héros n'ont rien à faire : ils passent d'office.",
    );
    expect(partieText.node(played(phase2({ hulk: { ...BUSY } })).state)).toBe(
      'Tour 1, phase 2. Les Héros attaquent, agissent ou passent.',
    );
  });
});
