// Ledger, « Relance »: C80 to C87.
import type { CombatAction } from '../combat/types.ts';
import { GALACTUS } from './1-setup.fixture.ts';
import { attack, type Case, DECLARE, duel, fight, game, phase2, raise, reroll, roll } from './trials.fixture.ts';

const TEAM = duel([{ sheet: 'capitaine-america' }, { sheet: 'hulk' }], 'fatalis');
const CAP = 'capitaine-america';
/** 10 (Capitaine 2, Hulk 8) to 12 (7, then 5): the attack speaks. */
const BEHIND: readonly CombatAction[] = [DECLARE, ...roll(2, 8, 7), ...raise('fatalis', 5)];

export const REROLL: readonly Case[] = [
  {
    id: 'C80',
    says: '10 to 12: Capitaine throws his die again, 5',
    rules: ['bw.relance.usage', 'bw.relance.second-jet'],
    trials: [
      fight(TEAM, { play: BEHIND, then: { A: 10, D: 12, speaks: 'attack' } }),
      fight(TEAM, {
        play: [...BEHIND, reroll(CAP, CAP), ...roll(5)],
        then: { A: 13, D: 12, units: { [CAP]: { reroll: 0, power: 3 } } },
      }),
    ],
  },
  {
    id: 'C81',
    says: "Hulk has the initiator's die thrown again, 5",
    rules: ['bw.relance.initiateur'],
    trials: [
      fight(TEAM, {
        play: [...BEHIND, reroll('hulk', CAP), ...roll(5)],
        then: { A: 13, units: { hulk: { reroll: 0 }, [CAP]: { reroll: 1 } } },
      }),
    ],
  },
  {
    id: 'C82',
    says: '16 (last roll 5) to 18: the initiator throws that die again, 1',
    rules: ['bw.relance.second-jet'],
    trials: [
      fight(TEAM, {
        play: [DECLARE, ...roll(3, 8, 8), ...raise('fatalis', 4), ...raise(CAP, 5), ...raise('fatalis', 6)],
        then: { A: 16, D: 18, speaks: 'attack' },
      }),
      fight(TEAM, {
        play: [
          DECLARE,
          ...roll(3, 8, 8),
          ...raise('fatalis', 4),
          ...raise(CAP, 5),
          ...raise('fatalis', 6),
          reroll(CAP, CAP),
          ...roll(1),
        ],
        then: { A: 12, D: 18 },
      }),
    ],
  },
  {
    id: 'C83',
    says: "the initiator's last roll comes from a reroll: Hulk would throw it again",
    rules: ['bw.relance.second-jet'],
    trials: [
      fight(TEAM, {
        play: [...BEHIND, reroll(CAP, CAP), ...roll(1)],
        then: { A: 9, speaks: 'attack', units: { hulk: { reroll: 1 } } },
        refused: [[reroll('hulk', CAP), 'relance-deja']],
        allowed: [reroll('hulk', 'hulk')],
      }),
    ],
  },
  {
    id: 'C84',
    says: "16 (last roll 6) to 11: Fatalis has the initiator's die thrown again, 2",
    rules: ['bw.relance.initiateur'],
    trials: [
      fight(TEAM, {
        play: [DECLARE, ...roll(2, 8, 7), ...raise('fatalis', 4), ...raise(CAP, 6), reroll('fatalis', CAP), ...roll(2)],
        then: { A: 12, D: 11, speaks: 'defence', units: { fatalis: { reroll: 0 }, [CAP]: { reroll: 1 } } },
      }),
    ],
  },
  {
    id: 'C85',
    says: "Iron-Man, who does not attack, rerolls Capitaine's die",
    rules: ['bw.relance.initiateur'],
    trials: [
      fight(TEAM, { play: BEHIND, refused: [[reroll('iron-man', CAP), 'relance-non-participant']] }),
      game(
        phase2({
          [CAP]: { cell: 'c4', spot: 'attack' },
          hulk: { cell: 'd4', spot: 'attack' },
          'iron-man': { cell: 'c3', spot: 'attack' },
          fatalis: { cell: 'c5' },
        }),
        {
          play: [attack('fatalis', CAP, 'hulk'), ...roll(2, 8, 7), ...raise('fatalis', 5)],
          then: { A: 10, D: 12, speaks: 'attack' },
          refused: [[reroll('iron-man', CAP), 'relance-non-participant']],
        },
      ),
    ],
  },
  {
    id: 'C86',
    says: 'a cosmic initiator: the defender rerolls that die',
    rules: ['bw.relance.cosmique'],
    trials: [
      fight(duel([{ sheet: GALACTUS }], 'fatalis', { options: { cosmicRecruit: true } }), {
        play: [DECLARE, ...roll(9, 4)],
        then: { speaks: 'defence' },
        refused: [[reroll('fatalis', 'galactus'), 'relance-cosmique']],
        allowed: [reroll('fatalis', 'fatalis')],
      }),
    ],
  },
  {
    id: 'C87',
    says: 'a 9 on the D8 of Fatalis',
    rules: ['bw.carte.force'],
    trials: [
      fight(TEAM, {
        play: [DECLARE, ...roll(2, 8)],
        refused: [[{ type: 'roll', value: 9 }, 'jet-impossible']],
        allowed: roll(8),
      }),
    ],
  },
];
