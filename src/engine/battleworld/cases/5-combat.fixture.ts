// Ledger, « Combat »: C48 to C64. `roll` follows the engine's order: initiator, allies, defender.
import { placed } from '../scenarios.ts';
import type { UnitSpec } from '../partie/types.ts';
import {
  attack,
  BUSY,
  type Case,
  conclude,
  DECLARE,
  duel,
  fight,
  game,
  pass,
  phase2,
  raise,
  renounce,
  reroll,
  roll,
  settled,
  spend,
  TIE,
  XMEN,
} from './trials.fixture.ts';

const ON = { spot: 'attack' } as const satisfies Partial<UnitSpec>;
const TEAM = duel([{ sheet: 'capitaine-america' }, { sheet: 'hulk' }], 'fatalis');
const CAP = duel([{ sheet: 'capitaine-america' }], 'fatalis');
/** E1 up to step 5: Fatalis has renounced, 16 to 11. */
const E1 = [
  DECLARE,
  ...roll(2, 8, 7),
  ...raise('fatalis', 4),
  ...raise('capitaine-america', 6),
  renounce('defence'),
] as const;
/** Capitaine, then D: the two base rolls of a duel. */
const base = (attacker: number, defender: number) => [DECLARE, ...roll(attacker, defender)] as const;

// C55: Ultron (strike 2) against a 1 of Hulk; base roll, then tokens.
const GAPS = [
  [1, 2, [2]],
  [9, 2, [10]],
  [10, 3, [10, 1]],
  [19, 3, [10, 10]],
  [20, 4, [10, 10, 1]],
  [30, 5, [10, 10, 10, 1]],
] as const;

export const COMBAT: readonly Case[] = [
  {
    id: 'C48',
    says: 'example E1',
    rules: ['bw.combat.degats', 'bw.personnages.fatalis-pouvoir', 'bw.surnombre.victoire-initiateur'],
    trials: [
      fight(TEAM, {
        play: [...E1, conclude('attack')],
        then: {
          A: 16,
          D: 11,
          gap: 5,
          wounds: 1,
          winner: 'attack',
          units: {
            fatalis: { life: 4, power: 4, victory: 0 },
            'capitaine-america': { life: 4, power: 2, victory: 1 },
            hulk: { life: 6, power: 3, reroll: 1, victory: 0 },
          },
        },
        told: [
          { type: 'spent', unit: 'fatalis', left: 3 },
          { type: 'energy-taken', unit: 'fatalis', before: 3, after: 4 },
        ],
      }),
    ],
  },
  {
    id: 'C49',
    says: 'before the end of C48, Capitaine spends and rolls 5',
    rules: ['bw.combat.tranche-exacte', 'bw.personnages.fatalis-pouvoir'],
    trials: [
      fight(TEAM, {
        play: [...E1, ...raise('capitaine-america', 5), conclude('attack')],
        then: {
          A: 21,
          D: 11,
          gap: 10,
          wounds: 2,
          units: { fatalis: { life: 3, power: 4 }, 'capitaine-america': { power: 1 } },
        },
      }),
    ],
  },
  {
    id: 'C50',
    says: 'the same with a 4',
    rules: ['bw.combat.tranches'],
    uncited: ['bw.combat.tranches'], // a bracket that is not reached is not told
    trials: [
      fight(TEAM, {
        play: [...E1, ...raise('capitaine-america', 4), conclude('attack')],
        then: { A: 20, D: 11, gap: 9, wounds: 1, units: { fatalis: { life: 4 } } },
      }),
    ],
  },
  {
    id: 'C51',
    says: 'Capitaine 5, Fatalis 5, both pass',
    rules: ['bw.combat.egalite'],
    trials: [
      fight(CAP, {
        play: [...base(5, 5), ...TIE],
        then: {
          A: 5,
          D: 5,
          winner: 'tie',
          result: 'tie',
          units: { 'capitaine-america': { life: 4, power: 3, victory: 0 }, fatalis: { life: 5, power: 4, victory: 0 } },
        },
      }),
      game(
        phase2({
          'capitaine-america': { cell: 'c4', ...ON },
          fatalis: { cell: 'c5', ...ON },
          hulk: { life: 5, spot: 'life' },
          magneto: BUSY,
        }),
        {
          play: [attack('fatalis', 'capitaine-america'), ...roll(5, 5), ...TIE],
          then: {
            winner: 'tie',
            moment: { phase: 2 },
            units: {
              'capitaine-america': { power: 3, victory: 0, spot: 'center' },
              fatalis: { power: 4, victory: 0, spot: 'center' },
            },
          },
          untold: ['wounded', 'victory-token'],
        },
      ),
    ],
  },
  {
    id: 'C52',
    says: 'Serval, 1 Victory token, against Fatalis',
    rules: ['bw.combat.depense-effet', 'bw.carte.bonus-victoire', 'bw.personnages.fatalis-pouvoir'],
    uncited: ['bw.personnages.fatalis-pouvoir'], // Fatalis is full: nothing happens, nothing is told
    trials: [
      fight(duel([{ sheet: 'serval' }], 'fatalis'), { play: base(4, 8), then: { A: 5, D: 8, speaks: 'attack' } }),
      fight(duel([{ sheet: 'serval' }], 'fatalis'), {
        play: [...base(4, 8), ...raise('serval', 8), ...settled('attack')],
        then: {
          A: 14,
          D: 8,
          gap: 6,
          wounds: 2,
          units: { fatalis: { life: 3, power: 4 }, serval: { victory: 2, power: 2 } },
        },
        untold: ['energy-taken'],
      }),
    ],
  },
  {
    id: 'C53',
    says: 'Capitaine 2, Fatalis 7, Capitaine renounces',
    rules: ['bw.combat.degats-defenseur'],
    trials: [
      fight(CAP, {
        play: [...base(2, 7), ...settled('defence')],
        then: {
          gap: 5,
          wounds: 2,
          winner: 'defence',
          units: { 'capitaine-america': { life: 2, victory: 0 }, fatalis: { life: 5, victory: 1 } },
        },
      }),
    ],
  },
  {
    id: 'C54',
    says: 'Capitaine 4, Fatalis 8; Capitaine renounces, Fatalis spends: 7',
    rules: ['bw.combat.tranches', 'bw.combat.poursuite'],
    trials: [
      fight(CAP, {
        play: [...base(4, 8), renounce('attack'), ...raise('fatalis', 7), conclude('defence')],
        then: {
          A: 4,
          D: 15,
          gap: 11,
          wounds: 3,
          units: { 'capitaine-america': { life: 1 }, fatalis: { power: 3, victory: 1 } },
        },
      }),
    ],
  },
  {
    id: 'C55',
    says: 'strike 2, gaps of 1, 9, 10, 19, 20 and 30',
    rules: ['bw.combat.tranches', 'bw.combat.tranche-exacte'],
    trials: GAPS.map(([gap, wounds, [first, ...more]]) =>
      fight(duel([{ sheet: 'ultron' }], 'hulk'), {
        name: `gap ${gap}`,
        play: [
          ...base(first, 1),
          renounce('defence'),
          ...more.flatMap((value) => raise('ultron', value)),
          conclude('attack'),
        ],
        then: { gap, wounds, units: { hulk: { life: 6 - wounds } } },
      }),
    ),
  },
  {
    id: 'C56',
    says: 'Iron-Man, 2 Victory tokens of 2, wins',
    rules: ['bw.combat.jeton-victoire-plein'],
    trials: [
      fight(duel([{ sheet: 'iron-man', victory: 2 }], 'fatalis'), {
        play: [...base(6, 3), ...settled('attack')],
        then: { A: 8, units: { 'iron-man': { victory: 2 } }, result: 'attack' },
        told: [{ type: 'victory-full', unit: 'iron-man' }],
      }),
    ],
  },
  {
    id: 'C57',
    says: 'Diablo at 1 life loses to Ultron: 0, out of play, his cell free',
    rules: ['bw.combat.mort'],
    trials: [
      game(
        phase2(
          {},
          {
            units: placed(XMEN, {
              diablo: { cell: 'c4', life: 1 },
              serval: { cell: 'c3', life: 3, spot: 'life' },
              ultron: { cell: 'c5', ...ON },
              magneto: BUSY,
            }),
            initiative: 'villains',
          },
        ),
        {
          play: [attack('diablo', 'ultron'), ...roll(5, 4), ...settled('attack')],
          then: { gap: 1, wounds: 2, units: { diablo: { life: 0 } } },
          told: [
            { type: 'wounded', unit: 'diablo', before: 1, after: 0 },
            { type: 'died', unit: 'diablo' },
          ],
        },
      ),
      // The next round, Serval walks onto the cell.
      game(
        phase2(
          {},
          {
            units: placed(XMEN, {
              diablo: { cell: 'c4', life: 1 },
              serval: { cell: 'c3' },
              ultron: { cell: 'c5', ...ON },
            }),
            initiative: 'villains',
          },
        ),
        {
          play: [attack('diablo', 'ultron'), ...roll(5, 4), ...settled('attack')],
          told: [{ type: 'round-over' }],
          allowed: [{ type: 'move', unit: 'serval', to: 'c4' }],
        },
      ),
    ],
  },
  {
    id: 'C58',
    says: 'Fatalis has renounced, then spends',
    rules: ['bw.combat.renoncement'],
    trials: [fight(TEAM, { play: E1, refused: [[spend('fatalis'), 'renonce-deja']] })],
  },
  {
    id: 'C59',
    says: '4 to 8: the defender renounces',
    rules: ['bw.combat.renoncement'],
    trials: [fight(CAP, { play: base(4, 8), refused: [[renounce('defence'), 'renonce-menant']] })],
  },
  {
    id: 'C60',
    says: 'Capitaine behind, without token or reroll: he renounces at once',
    rules: ['bw.combat.plus-de-jeton'],
    trials: [
      fight(duel([{ sheet: 'capitaine-america', power: 0, reroll: 0 }], 'fatalis'), {
        play: base(4, 8),
        then: { speaks: 'defence', A: 4, D: 8 },
        told: [{ type: 'renounced', camp: 'attack', forced: true }],
        allowed: [spend('fatalis'), conclude('defence')],
      }),
    ],
  },
  {
    id: 'C61',
    says: 'Capitaine behind, without token but with a reroll, spends',
    rules: ['bw.combat.depense-limite'],
    trials: [
      fight(duel([{ sheet: 'capitaine-america', power: 0 }], 'fatalis'), {
        play: base(4, 8),
        refused: [[spend('capitaine-america'), 'jetons-epuises']],
        allowed: [reroll('capitaine-america', 'capitaine-america'), renounce('attack')],
        then: { speaks: 'attack' },
      }),
    ],
  },
  {
    id: 'C62',
    says: '4 to 8: the defender spends',
    rules: ['bw.combat.depense'],
    trials: [fight(CAP, { play: base(4, 8), refused: [[spend('fatalis'), 'parole']] })],
  },
  {
    id: 'C63',
    says: 'Capitaine wins, then defends in the same round with a 3',
    rules: ['bw.combat.jeton-victoire'],
    trials: [
      game(
        phase2({ 'capitaine-america': { cell: 'c4', ...ON }, fatalis: { cell: 'c5' }, ultron: { cell: 'd5', ...ON } }),
        {
          play: [
            attack('fatalis', 'capitaine-america'),
            ...roll(5, 3),
            ...settled('attack'),
            attack('capitaine-america', 'ultron'),
            ...roll(9, 3),
          ],
          then: { A: 9, D: 4, units: { 'capitaine-america': { victory: 1 } } },
        },
      ),
    ],
  },
  {
    id: 'C64',
    says: 'Fatalis spends 3 tokens of 4 in a first defence: 1 is left for the second',
    rules: ['bw.combat.defenses-multiples', 'bw.combat.depense-limite'],
    trials: [
      game(
        phase2({
          'capitaine-america': { cell: 'c4', ...ON },
          hulk: { cell: 'd4', ...ON },
          fatalis: { cell: 'c5' },
          magneto: BUSY,
        }),
        {
          play: [
            attack('fatalis', 'capitaine-america'),
            ...roll(6, 1),
            ...raise('fatalis', 1),
            ...raise('fatalis', 1),
            ...raise('fatalis', 8), // 11 to 6
            ...settled('defence'),
            pass('villains'),
            attack('fatalis', 'hulk'),
            ...roll(12, 1),
            ...raise('fatalis', 2),
          ],
          refused: [[spend('fatalis'), 'jetons-epuises']],
          told: [
            { type: 'already-centred', unit: 'fatalis' },
            { type: 'spent', unit: 'fatalis', left: 1 },
            { type: 'spent', unit: 'fatalis', left: 0 },
          ],
          then: { A: 12, D: 5, speaks: 'defence', units: { fatalis: { power: 0, victory: 1 } } }, // 1 + 1, then 2 + 1: the token just won counts,
        },
      ),
    ],
  },
];
