// Which rule a refusal names first, and how a game begins: the reader is sent to that paragraph.
import { describe, expect, test } from 'vitest';
import { phase1, phase2, treat } from '../cases/trials.fixture.ts';
import { P1 } from '../scenarios.ts';
import { partie, partieText } from './index.ts';
import type { PartieAction, PartieScenario, PartieState } from './types.ts';

const after = (scenario: PartieScenario, ...script: readonly PartieAction[]): PartieState => {
  const start = partie.setup(scenario);
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return script.reduce((state, action) => {
    expect(partie.refuse(state, action)).toBeUndefined();
    return partie.apply(state, action).state;
  }, start.value);
};
const told = (state: PartieState, action: PartieAction): readonly string[] => {
  const refusal = partie.refuse(state, action);
  return refusal === undefined ? [] : [refusal.code, ...refusal.cites];
};
const CAP = 'capitaine-america';

describe('a game begins', () => {
  test('heads or tails gives the initiative, to one side as likely as to the other', () => {
    expect(partie.node(after(P1))).toMatchObject({
      kind: 'chance',
      outcomes: [
        { action: { type: 'initiative', side: 'heroes' }, weight: 1 },
        { action: { type: 'initiative', side: 'villains' }, weight: 1 },
      ],
    });
    for (const side of ['heroes', 'villains'] as const)
      expect(after(P1, { type: 'initiative', side })).toMatchObject({ initiative: side, toMove: side, phase: 1 });
  });
  test('and once only', () => {
    const begun = after(P1, { type: 'initiative', side: 'heroes' });
    expect(told(begun, { type: 'initiative', side: 'villains' }).slice(0, 2)).toEqual([
      'mauvaise-phase',
      'bw.mise-en-place.initiative',
    ]);
  });
});

describe('a die that lies elsewhere', () => {
  const ready = after(phase2({ hulk: { spot: 'attack' } }));
  const [still, prior] = ['bw.tour.de-encore-en-place', 'bw.actions.prealable'];
  test.each<readonly [PartieAction, string]>([
    [{ type: 'heal', unit: 'hulk' }, 'bw.actions.soigner-place-du-de'],
    [{ type: 'repair', unit: 'hulk' }, 'bw.actions.reparer-dans-module'],
    [{ type: 'recover', unit: 'hulk', gauge: 'energy' }, 'bw.derangement.effet'],
    [{ type: 'recover', unit: 'hulk', gauge: 'reroll' }, 'bw.derangement.effet'],
  ])('%j', (action, rule) => expect(told(ready, action)).toEqual(['de-mal-place', rule, still, prior]));
  test('an attack', () => {
    const elsewhere = after(phase2({ hulk: { cell: 'c4', power: 1, spot: 'energy' }, fatalis: { cell: 'c5' } }));
    expect(told(elsewhere, { type: 'attack', attackers: ['hulk'], target: 'fatalis' })).toEqual([
      'de-mal-place',
      'bw.combat.condition-de',
      still,
      prior,
    ]);
  });
});

describe('on the board', () => {
  test('too far on foot, too far in flight: each has its rule', () => {
    const board = after(phase1({ hulk: { cell: 'd2' }, 'iron-man': { cell: 'a2' } }));
    expect(told(board, { type: 'move', unit: 'hulk', to: 'd5' })).toEqual(['trop-loin', 'bw.deplacement.a-pied']);
    expect(told(board, { type: 'move', unit: 'iron-man', to: 'a5' })).toEqual(['trop-loin', 'bw.deplacement.volant']);
  });
  test('icons of a module that would give nothing', () => {
    const [care, energy] = ['d1', 'b1'].map((cell) => after(phase1({ [CAP]: { cell: 'a4' }, hulk: { cell } })));
    const on = (
      state: PartieState | undefined,
      cell: string,
      spot: `module-care:${string}` | `module-energy:${string}`,
    ) => {
      if (state === undefined) return [];
      const [stay, placed] = treat('hulk', cell, spot);
      return told(partie.apply(state, stay).state, placed);
    };
    expect(on(care, 'd1', 'module-care:h-care')).toEqual(['icone-pleine', 'bw.base.soins']);
    expect(on(energy, 'b1', 'module-energy:h-energy')).toEqual(['icone-pleine', 'bw.base.energie']);
  });
  test('the round goes on with whoever has the word', () => {
    for (const [side, who] of [
      ['heroes', 'Héros'],
      ['villains', 'Vilains'],
    ] as const)
      expect(partieText.event({ type: 'phase-2', side, cites: ['bw.tour.phases'] }, after(P1))).toBe(
        `Tous les dés sont posés : la phase 2 commence, la parole est aux ${who}.`,
      );
  });
});

describe('modules of a base', () => {
  const [first, second, ...others] = P1.modules ?? [];
  if (first === undefined || second === undefined) throw new Error('no module');
  const faults = (changed: Partial<typeof second>): readonly unknown[] => {
    const start = partie.setup({ ...P1, modules: [first, { ...second, ...changed }, ...others] });
    return start.ok ? [] : start.error.map(({ code, about, cites }) => [code, about, ...cites]);
  };
  const double = ['module-double', 'modules.1.id', 'bw.base.modules'];
  test.each<readonly [string, Partial<typeof second>, readonly string[]]>([
    ['two in a cell', { cell: first.cell }, ['case-occupee', 'modules.1.cell', 'bw.mise-en-place.disposition']],
    ['outside the board', { cell: 'z9' }, ['case-hors-plateau', 'modules.1.cell', 'bw.mise-en-place.disposition']],
    ['two of a name', { id: first.id }, double],
    ['the name of a character', { id: 'hulk' }, double],
    ['too resistant', { resistance: 6 }, ['module-resistance', 'modules.1.resistance', 'bw.base.resistance']],
    ['of less than nothing', { resistance: -1 }, ['module-resistance', 'modules.1.resistance', 'bw.base.resistance']],
  ])('%s', (_, changed, wanted) => expect(faults(changed)).toContainEqual(wanted));
  test('destroyed, or whole', () => expect([faults({ resistance: 0 }), faults({ resistance: 5 })]).toEqual([[], []]));
});
