// What the ledger says of each worked example. Figures are typed here from the ledger, by hand.
import { describe, expect, test } from 'vitest';
import type { Example } from '../kernel/example.ts';
import type { Game, Types } from '../kernel/game.ts';
import { replayLine } from '../kernel/play.ts';
import type { Cite } from '../kernel/rules.ts';
import { combatDeSoldats } from './combat-de-soldats/index.ts';
import { combatEpique } from './combat-epique/index.ts';
import { setup } from './combat/setup.ts';
import { totalsOf } from './combat/totals.ts';
import type { CombatAction, CombatState, Side } from './combat/types.ts';
import type { CombatEvent } from './combat/event-types.ts';
import type { CombatScenario } from './combat/scenario-types.ts';
import { contreesSauvages } from './contrees-sauvages/index.ts';
import { desDePouvoir } from './des-de-pouvoir/index.ts';
import { COMBAT_EXAMPLES } from './examples-combat.ts';
import { EXAMPLES, type FoeExample, LEDGER_EXAMPLES } from './examples.ts';
import { partie } from './partie/index.ts';
import type { FoeRule } from './rules.ts';
import { solo } from './solo/index.ts';
import { GRID_ZONES } from './types.ts';

const opened = (scenario: CombatScenario): CombatState => {
  const start = combatEpique.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
};
interface Moment {
  readonly state: CombatState;
  readonly events: readonly CombatEvent[];
  readonly cites: readonly string[]; // of the step and of the node that follows it
}
const cited = (things: readonly Cite<string>[]): readonly string[] => things.flatMap(({ cites }) => cites);
/** The moment before anything, then one after each action. */
const played = (scenario: CombatScenario, actions: readonly CombatAction[]): readonly Moment[] => {
  const start = opened(scenario);
  const line = replayLine(combatEpique, start, actions);
  if (!line.ok) throw new Error(JSON.stringify({ ...line.error, line: line.error.line.moves.length }));
  return [
    { state: start, events: [], cites: combatEpique.node(start).cites },
    ...line.value.moves.map(({ step: { state, events } }) => ({
      state,
      events,
      cites: [...cited(events), ...combatEpique.node(state).cites],
    })),
  ];
};
const of = (slug: string): readonly Moment[] => {
  const example = COMBAT_EXAMPLES.find(({ id }) => id === `fields-of-eternia.${slug}`);
  if (example === undefined) throw new Error(slug);
  return played(
    example.scenario,
    example.script.map(({ action }) => action),
  );
};
/** « 5/4/3 »: initiative, attack, defence. */
const totals = (state: CombatState, side: Side): string => {
  const all = totalsOf(state, side);
  return `${all.initiative.sum}/${all.attaque.sum}/${all.defense.sum}`;
};
const health = ({ sides }: CombatState): string => sides.map((side) => side.health).join(' ');

interface Outcome {
  readonly result: string;
  readonly cites: readonly string[]; // of events, in order
  readonly notes: number;
}
const replayed = <T extends Types>(
  game: Game<T>,
  { scenario, script }: Pick<Example<T['scenario'], T['action'], T['rule']>, 'scenario' | 'script'>,
): Outcome => {
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const line = replayLine(
    game,
    start.value,
    script.map(({ action }) => action),
  );
  if (!line.ok) throw new Error(JSON.stringify({ ...line.error, line: line.error.line.moves.length }));
  const node = game.node(line.value.moves.at(-1)?.step.state ?? start.value);
  return {
    result: node.kind === 'end' ? node.result : '',
    cites: cited(line.value.moves.flatMap(({ step }) => step.events)),
    notes: script.filter(({ note }) => note !== undefined).length,
  };
};
const run = (example: FoeExample): Outcome => {
  switch (example.mode) {
    case 'combat-epique':
      return replayed(combatEpique, example);
    case 'des-de-pouvoir':
      return replayed(desDePouvoir, example);
    case 'contrees-sauvages':
      return replayed(contreesSauvages, example);
    case 'combat-de-soldats':
      return replayed(combatDeSoldats, example);
    case 'solo':
      return replayed(solo, example);
    case 'partie':
      return replayed(partie, example);
  }
};
describe('all of them', () => {
  test('ids are met once, in the order of the ledger, the others last', () => {
    expect(new Set(EXAMPLES.map(({ id }) => id)).size).toBe(EXAMPLES.length);
    expect(EXAMPLES.slice(0, 21).map(({ id }) => id)).toEqual(LEDGER_EXAMPLES);
  });
  test.each(EXAMPLES.map((example) => [example.id, example] as const))(
    '%s ends as it says, and cites its rules in order',
    (_, example) => {
      const { result, cites, notes } = run(example);
      expect(result).toBe(example.result);
      expect(notes).toBeGreaterThan(0);
      let from = 0;
      for (const rule of example.cites) {
        const at = cites.indexOf(rule, from);
        expect(at, `${rule} after ${from}`).toBeGreaterThanOrEqual(0);
        from = at + 1;
      }
    },
  );
});

describe('E1', () => {
  const moments = of('teela-contre-evil-lyn');
  const after = (actions: number): CombatState => (moments[actions] as Moment).state;
  type Row = readonly [
    step: number,
    actions: number,
    teela: string,
    evilLyn: string,
    ps: string,
    rules: readonly FoeRule[],
  ];
  /** Each of the 27 steps: how many actions of the script it takes us to, totals (I/A/D), PS, rules. */
  const STEPS: readonly Row[] = [
    [1, 0, '3/0/0', '2/0/0', '6 6', ['foe.grille.declenchement']],
    [2, 2, '3/0/0', '2/0/0', '6 6', ['foe.p1-arme.jeton-arme', 'foe.p1-arme.ordre']],
    [3, 2, '3/0/0', '2/0/0', '6 6', ['foe.p2-debut.heros']],
    [
      4,
      6,
      '5/0/0',
      '2/0/0',
      '6 6',
      ['foe.p3-cartes.concentration', 'foe.p3-cartes.concentration-limite', 'foe.p3-cartes.base-cachee'],
    ],
    [5, 8, '5/0/0', '2/3/0', '6 6', ['foe.p3-cartes.alternance']],
    [6, 13, '5/3/0', '2/3/0', '6 6', ['foe.paquet.outil-revele', 'foe.paquet.outil-deux-cartes']],
    [
      7,
      17,
      '5/3/0',
      '2/3/1',
      '6 6',
      [
        'foe.paquet.temps-pose',
        'foe.paquet.temps-rejoue',
        'foe.paquet.surcharge-valeur',
        'foe.p3-cartes.speciale-visible',
      ],
    ],
    [8, 19, '5/3/2', '2/3/1', '6 6', ['foe.p3-cartes.zone-differente']],
    [9, 21, '5/3/2', '4/3/1', '6 6', ['foe.p3-cartes.zone-differente']],
    [
      10,
      25,
      '5/4/2',
      '4/3/1',
      '6 6',
      ['foe.p3-cartes.concentration-limite', 'foe.paquet.flux-valeur', 'foe.p3-cartes.zone-differente-flux'],
    ],
    [11, 27, '5/4/3', '4/3/1', '6 6', ['foe.p3-cartes.base-cachee']],
    [12, 29, '5/4/3', '4/3/3', '6 6', ['foe.p3-cartes.alternance']],
    [13, 29, '5/4/3', '4/3/3', '6 6', ['foe.p4-capacites.retourner']],
    [14, 30, '5/4/3', '4/3/3', '6 6', ['foe.p4-capacites.passer']],
    [15, 31, '5/4/3', '3/3/4', '6 6', ['foe.paquet.temps-effet', 'foe.p4-capacites.temps-ou-surcharge']],
    [16, 34, '5/4/3', '3/6/4', '6 6', ['foe.p4-capacites.temps-ou-surcharge', 'foe.paquet.surcharge-effet']],
    [17, 35, '5/4/3', '3/7/4', '6 6', ['foe.p4-capacites.soldats', 'foe.p4-capacites.soldats-plus-un']],
    [18, 36, '5/4/3', '3/7/4', '4 6', ['foe.p4-capacites.sort', 'foe.soutien.sort-vous']],
    [19, 37, '5/4/3', '3/7/4', '4 6', ['foe.p4-capacites.fin']],
    [
      20,
      38,
      '5/4/3',
      '3/7/4',
      '4 5',
      ['foe.p5-totaux.somme', 'foe.p5-totaux.initiative-base', 'foe.p5-totaux.carte-echangee'],
    ],
    [21, 38, '5/4/3', '3/7/4', '4 5', ['foe.p5-totaux.initiative-surpris']],
    [22, 39, '5/4/3', '3/7/4', '4 5', ['foe.p6-degats.bloquee']],
    [23, 40, '5/4/3', '3/7/4', '0 5', ['foe.p6-degats.difference', 'foe.p6-degats.riposte']],
    [24, 41, '5/4/3', '3/7/4', '7 5', ['foe.p7-vaincus.heros']],
    [25, 41, '5/4/3', '3/7/4', '7 5', ['foe.vaincu.fin-du-tour', 'foe.vaincu.retour-base', 'foe.vaincu.soin']],
    [26, 41, '5/4/3', '3/7/4', '7 5', ['foe.vaincu.paiement']],
    [27, 42, '3/0/0', '2/0/0', '7 5', ['foe.p10-maintenance.melanger']],
  ];
  test('27 steps', () => expect(STEPS.map(([step]) => step)).toEqual(Array.from({ length: 27 }, (_, i) => i + 1)));
  test.each(STEPS)('step %i', (step, actions, teela, evilLyn, ps, rules) => {
    expect([totals(after(actions), 0), totals(after(actions), 1), health(after(actions))]).toEqual([
      teela,
      evilLyn,
      ps,
    ]);
    const before = STEPS[step - 2]?.[1] ?? 0;
    const from = before === actions ? actions : before + 1; // steps that one action brings together share it
    const here = moments.slice(step === 1 ? 0 : Math.min(from, actions), actions + 1).flatMap(({ cites }) => cites);
    expect(rules.filter((rule) => !here.includes(rule))).toEqual([]);
  });
  test('step 4: one concentration of two; step 10: two of two', () => {
    expect([after(6), after(25)].map(({ sides }) => [sides[0].focused, sides[0].temporary.plus1])).toEqual([
      [1, 1],
      [2, 2],
    ]);
    expect(moments.slice(0, 7).flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ type: 'focused', count: 1, of: 2 }),
    );
  });
  test('step 6: the tool and a « +1 » are discarded', () =>
    expect(after(13).sides[0].discard).toMatchObject({ outil: 1, plus1: 1 }));
  test('step 11: four cards counted, five on the grid; step 12: four, the time card beside', () => {
    const laid = (state: CombatState, side: Side): number =>
      GRID_ZONES.reduce((sum, zone) => sum + state.sides[side].grid[zone].length, 0);
    expect([after(27).sides[0].placed, laid(after(27), 0)]).toEqual([4, 5]);
    expect([after(29).sides[1].placed, laid(after(29), 1), after(29).sides[1].beside]).toEqual([4, 4, 1]);
  });
  test('step 13: seven cards face down until then', () =>
    expect(moments[29]?.events).toContainEqual(expect.objectContaining({ type: 'revealed', cards: 7 })));
  test('step 16: five cards on the grid of Evil-Lyn, two of them in attack', () => {
    expect(GRID_ZONES.map((zone) => after(34).sides[1].grid[zone].length)).toEqual([1, 2, 2]);
    expect(after(34).sides[1].placed).toBe(4);
  });
  test('step 17: the soldier is on the grid', () =>
    expect([after(35).sides[1].soldiers, after(35).sides[1].given]).toEqual([
      0,
      { initiative: 0, attaque: 1, defense: 0 },
    ]));
  test('step 20: the parts of each total', () => {
    const told = moments[38]?.events.flatMap((event) =>
      event.type === 'totals' ? [GRID_ZONES.map((zone) => event.totals[zone].parts.map(({ value }) => value))] : [],
    );
    expect(told).toEqual([
      [
        [3, 2],
        [3, 1],
        [2, 1],
      ],
      [
        [2, 1],
        [3, 3, 1],
        [2, 2],
      ],
    ]);
  });
  test('steps 24 to 26: 1 PV to the Evil Warriors; the base; the trap (2), then 3 Eternium', () => {
    const events = moments[41]?.events ?? [];
    expect(events).toContainEqual(expect.objectContaining({ type: 'fallen', side: 0, pv: 1 }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'returned', side: 0, base: 'Château Grayskull' }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'paid', name: 'Piège magique', value: 2, left: 3 }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'paid-all', side: 0, eternium: 3, left: 0 }));
    expect(after(41).sides[0].eternium).toBe(0);
    expect(after(42).outcome).toMatchObject({ winner: 1, pv: [0, 1], fallen: [true, false], to: ['base', null] });
  });
  test('step 27: phases 8 and 9 are skipped, 21 cards each', () => {
    const phases = moments.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'phase' ? [event.number] : [])),
    );
    expect(phases).toEqual([2, 3, 4, 5, 6, 7, 10]);
    expect(moments[42]?.events).toContainEqual(expect.objectContaining({ type: 'shuffled', sizes: [21, 21] }));
  });
  test('an onlooker knows no card laid face down before step 13', () => {
    const shown = combatEpique.veil?.state(after(28), null);
    expect(shown?.sides[0].grid.initiative.map(({ card }) => card)).toEqual(['cachee']);
    expect(shown?.sides[0].grid.attaque.map(({ card }) => card)).toEqual(['cachee', 'flux']);
  });
});

describe('E4', () => {
  test('E4a: defence +2', () => {
    const moments = of('carte-plus-deux-en-defense');
    expect(moments.slice(-2).map(({ state }) => totalsOf(state, 0).defense.sum)).toEqual([0, 2]);
  });
  const quota = (friends: number): number => {
    const example = COMBAT_EXAMPLES.find(({ id }) => id.endsWith('plus-fort-ensemble'));
    const start = setup({
      ...(example as (typeof COMBAT_EXAMPLES)[number]).scenario,
      defender: { hero: 'she-ra', friends },
    });
    return start.ok ? start.value.fixed.sides[1].quota : 0;
  };
  test('E4d: five cards with a friend, six with two; the attacker keeps four', () => {
    expect([0, 1, 2].map(quota)).toEqual([4, 5, 6]);
    const last = of('plus-fort-ensemble').at(-1)?.state;
    expect(last?.sides.map(({ placed }) => placed)).toEqual([4, 6]);
    expect(last?.phase).toBe('abilities');
  });
});

describe('X1', () => {
  const moments = of('ram-man-contre-une-creature');
  const told = moments.flatMap(({ events }) =>
    events.flatMap((event) =>
      event.type === 'totals' ? [GRID_ZONES.map((zone) => event.totals[zone].sum).join('/')] : [],
    ),
  );
  test('totals of both rounds', () => expect(told).toEqual(['2/6/2', '3/4/4', '3/5/2', '3/6/3']));
  test('PS: 6 after the initiative, 4 and 4 after the round, then 0 and 2', () => {
    const hurts = moments.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'hurt' ? [[event.side, event.amount, event.health]] : [])),
    );
    expect(hurts).toEqual([
      [0, 1, 6],
      [0, 2, 4],
      [1, 2, 4],
      [1, 2, 2],
      [0, 4, 0],
    ]);
  });
  test('the creature comes back with its printed values', () =>
    expect(totals((moments.find(({ state }) => state.round === 2) as Moment).state, 1)).toBe('3/4/3'));
  test('Ram Man pays five, and goes home with 7 PS; the creature keeps 2', () => {
    const last = moments.at(-1)?.state;
    expect(last?.sides.map((side) => [side.health, side.eternium])).toEqual([
      [7, 0],
      [2, 0],
    ]);
    expect(last?.outcome).toMatchObject({ winner: 1, pv: [0, 0], to: ['base', null] });
  });
});
describe('X2', () => {
  const moments = of('deux-manches-a-egalite');
  const lost = (round: number, side: Side): number =>
    moments
      .flatMap(({ state, events }, i) =>
        (moments[i - 1]?.state.round === round || state.round === round ? events : []).flatMap((event) =>
          event.type === 'hurt' && event.side === side && moments[i - 1]?.state.round === round ? [event.amount] : [],
        ),
      )
      .reduce((sum, one) => sum + one, 0);
  test('lost by each, round by round', () =>
    expect([lost(1, 1), lost(1, 0), lost(2, 1), lost(2, 0)]).toEqual([3, 2, 1, 2]));
  test('4 against 4: the defender wins, sends Stratos away; 4 PS each, no PV', () => {
    const last = moments.at(-1)?.state;
    expect(last?.sides.map(({ dealt, health: left }) => [dealt, left])).toEqual([
      [4, 4],
      [4, 4],
    ]);
    expect(last?.outcome).toMatchObject({ winner: 1, why: 'degats', pv: [0, 0], to: ['contree', null] });
  });
});
describe('X3', () => {
  const moments = of('la-fuite-de-he-man');
  const before = moments.find(({ state }) => state.phase === 'flee')?.state;
  test('5 PS after the first round, 3 Eternium', () =>
    expect([before?.sides[0].health, before?.sides[0].eternium, before?.round]).toEqual([5, 3, 1]));
  test('the fort and the sea are refused', () => {
    const code = (to: string): string | undefined =>
      before === undefined ? undefined : combatEpique.refuse(before, { type: 'flee', to })?.code;
    expect(['contree', 'fort', 'mer'].map(code)).toEqual([undefined, 'fuite-occupee', 'fuite-mer']);
  });
  test('1 Eternium left, Skeletor wins, no PV, no phase 9, 21 cards', () => {
    const last = moments.at(-1);
    expect(last?.state.sides[0].eternium).toBe(1);
    expect(last?.state.outcome).toMatchObject({ winner: 1, why: 'fuite', pv: [0, 0], to: ['contree', null] });
    expect(moments.flatMap(({ events }) => events).some((event) => event.type === 'phase' && event.number === 9)).toBe(
      false,
    );
    expect(last?.events).toContainEqual(expect.objectContaining({ type: 'shuffled', sizes: [21, 21] }));
  });
});
