// Ledger, « Coups refusés divers »: C104 to C111.
import { P1 } from '../scenarios.ts';
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
  move,
  phase1,
  phase2,
  raise,
  recover,
  renounce,
  reroll,
  roll,
  TIE,
  wound,
} from './trials.fixture.ts';

const ON = { spot: 'attack' } as const satisfies Partial<UnitSpec>;
const CAP = 'capitaine-america';
const TEAM = duel([{ sheet: CAP }, { sheet: 'hulk' }], 'fatalis');
const LOST = [DECLARE, ...roll(1, 2, 1, 7), renounce('attack'), conclude('defence')] as const;

export const REFUSED: readonly Case[] = [
  {
    id: 'C104',
    says: 'Hulk attacks Capitaine, his ally',
    rules: ['bw.combat.condition-de'],
    trials: [game(phase2({ hulk: { cell: 'c2', ...ON } }), { refused: [[attack(CAP, 'hulk'), 'cible-alliee']] })],
  },
  {
    id: 'C105',
    says: 'Hulk attacks in phase 1',
    rules: ['bw.tour.phases'],
    trials: [
      game(phase1({ hulk: { cell: 'c4' }, fatalis: { cell: 'c5' } }), {
        refused: [[attack('fatalis', 'hulk'), 'mauvaise-phase']],
      }),
    ],
  },
  {
    id: 'C106',
    says: 'Hulk moves in phase 2',
    rules: ['bw.deplacement.moment'],
    trials: [game(phase2({ [CAP]: BUSY }), { refused: [[move('hulk', 'd3'), 'mauvaise-phase']] })],
  },
  {
    id: 'C107',
    says: "Hulk, ally of Capitaine, rerolls Fatalis's die",
    rules: ['bw.relance.usage', 'bw.relance.initiateur'],
    trials: [
      fight(TEAM, {
        play: [DECLARE, ...roll(2, 8, 7), ...raise('fatalis', 5)],
        then: { speaks: 'attack' },
        refused: [[reroll('hulk', 'fatalis'), 'relance-cible']],
        allowed: [reroll('hulk', 'hulk'), reroll('hulk', CAP)],
      }),
    ],
  },
  {
    id: 'C108',
    says: 'Capitaine has used his reroll already',
    rules: ['bw.relance.jeton'],
    trials: [
      fight(duel([{ sheet: CAP, reroll: 0 }], 'fatalis'), {
        play: [DECLARE, ...roll(2, 7)],
        refused: [[reroll(CAP, CAP), 'relance-epuisee']],
      }),
      // Used while defending, earlier in the round.
      game(
        phase2(
          {
            [CAP]: { cell: 'c4' },
            ultron: { cell: 'c6', ...ON },
            punisher: { cell: 'd6', ...ON },
            hulk: { life: 5, spot: 'life' },
            magneto: { cell: 'e4' },
          },
          { initiative: 'villains' },
        ),
        {
          play: [
            attack(CAP, 'ultron'),
            ...roll(6, 2),
            reroll(CAP, CAP),
            ...roll(6),
            ...TIE,
            recover('hulk', 'life'),
            attack(CAP, 'punisher'),
            ...roll(4, 2),
          ],
          then: { A: 4, D: 2, speaks: 'defence', units: { [CAP]: { reroll: 0 } } },
          refused: [[reroll(CAP, CAP), 'relance-epuisee']],
        },
      ),
    ],
  },
  {
    id: 'C109',
    says: 'Iron-Man (2 cells, initiator), Hulk and Capitaine lose by 3: Fatalis points at Iron-Man, then at Hulk',
    rules: ['bw.surnombre.defenseur-choisit', 'bw.portee.distance-sans-risque'],
    trials: [
      fight(duel([{ sheet: 'iron-man', distance: 2 }, { sheet: 'hulk' }, { sheet: CAP }], 'fatalis'), {
        play: LOST,
        then: { A: 4, D: 7, gap: 3 },
        refused: [[wound('iron-man'), 'blessures-cible']],
        allowed: [wound('hulk'), wound(CAP)],
      }),
      fight(duel([{ sheet: 'iron-man', distance: 2 }, { sheet: 'hulk' }, { sheet: CAP }], 'fatalis'), {
        play: [...LOST, wound('hulk')],
        then: { units: { hulk: { life: 4 }, 'iron-man': { life: 4 }, [CAP]: { life: 4 }, fatalis: { victory: 1 } } },
      }),
    ],
  },
  {
    id: 'C110',
    says: 'Hulk about to recover life, Thor his reroll: both attacked, unhurt, before they act',
    rules: ['bw.derangement.vie', 'bw.derangement.relance'],
    also: ['bw.derangement.effet'],
    trials: [
      game(
        phase2(
          { hulk: { cell: 'c4', life: 3, spot: 'life' }, [CAP]: BUSY, ultron: { cell: 'c6', ...ON } },
          { initiative: 'villains' },
        ),
        {
          play: [attack('hulk', 'ultron'), ...roll(3, 3), ...TIE],
          refused: [[recover('hulk', 'life'), 'de-mal-place']],
          then: { units: { hulk: { life: 3 } } },
        },
      ),
      game(
        phase2(
          { thor: { cell: 'c4', reroll: 0, spot: 'reroll' }, [CAP]: BUSY, ultron: { cell: 'c6', ...ON } },
          { initiative: 'villains' },
        ),
        {
          play: [attack('thor', 'ultron'), ...roll(3, 3), ...TIE],
          refused: [[recover('thor', 'reroll'), 'de-mal-place']],
          then: { units: { thor: { reroll: 0 } } },
        },
      ),
    ],
  },
  {
    id: 'C111',
    says: 'a clock at the end of round 0',
    rules: ['bw.but.galactus'],
    trials: [game({ ...P1, clock: 0 }, { faults: ['horloge-invalide'] })],
  },
];
