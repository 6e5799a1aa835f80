// Ledger, « Surnombre, distance, Vol »: C65 to C79.
import type { UnitSpec } from '../partie/types.ts';
import {
  attack,
  type Case,
  conclude,
  DECLARE,
  duel,
  fight,
  game,
  phase2,
  raise,
  renounce,
  roll,
  settled,
  spend,
  wound,
} from './trials.fixture.ts';

const ON = { spot: 'attack' } as const satisfies Partial<UnitSpec>;
const HULK_IRON = duel([{ sheet: 'hulk' }, { sheet: 'iron-man', distance: 2 }], 'fatalis');
const lost = (by: number, mine: number) => [DECLARE, ...roll(by, mine), ...settled('defence')] as const;
const TRIO = phase2({
  hulk: { cell: 'c4', ...ON },
  'iron-man': { cell: 'b4', ...ON },
  thor: { cell: 'd4', ...ON },
  magneto: { cell: 'c5' },
});

export const TEAMS: readonly Case[] = [
  {
    id: 'C65',
    says: 'Fatalis and Magnéto against Hulk',
    rules: ['bw.surnombre.faction-commune', 'bw.surnombre.factions-melangees'],
    trials: [
      fight(duel([{ sheet: 'fatalis' }, { sheet: 'magneto' }], 'hulk'), { faults: ['faction-differente'] }),
      game(
        phase2(
          { hulk: { cell: 'c4' }, fatalis: { cell: 'c5', ...ON }, magneto: { cell: 'd5', ...ON } },
          { initiative: 'villains' },
        ),
        {
          refused: [[attack('hulk', 'fatalis', 'magneto'), 'faction-differente']],
          allowed: [attack('hulk', 'fatalis')],
        },
      ),
    ],
  },
  {
    id: 'C66',
    says: 'Hulk at contact, initiator, and Iron-Man 2 cells away: 7 and 5',
    rules: ['bw.surnombre.des-ajoutes', 'bw.actions.attaquer-surnombre'],
    trials: [
      fight(HULK_IRON, { play: [DECLARE, ...roll(7, 5)], then: { A: 12 } }),
      game(phase2({ hulk: { cell: 'c4', ...ON }, 'iron-man': { cell: 'c3', ...ON }, fatalis: { cell: 'c5' } }), {
        play: [attack('fatalis', 'hulk', 'iron-man'), ...roll(7, 5)],
        then: { A: 12, units: { hulk: { spot: 'center' }, 'iron-man': { spot: 'center' } } },
      }),
    ],
  },
  {
    id: 'C67',
    says: 'Fatalis climbs to 13 (8, then 5); Iron-Man spends',
    rules: ['bw.surnombre.jetons-initiateur'],
    trials: [
      fight(HULK_IRON, {
        play: [DECLARE, ...roll(7, 5, 8), ...raise('fatalis', 5)],
        then: { A: 12, D: 13, speaks: 'attack' },
        refused: [[spend('iron-man'), 'jetons-allies']],
        allowed: [spend('hulk')],
      }),
    ],
  },
  {
    id: 'C68',
    says: 'Colossus 6 and Serval 5 (1 Victory token), one then the other initiator',
    rules: ['bw.combat.puissance-attaque'],
    trials: [
      fight(duel([{ sheet: 'colossus' }, { sheet: 'serval' }], 'fatalis'), {
        play: [DECLARE, ...roll(6, 5)],
        then: { A: 11 },
      }),
      fight(duel([{ sheet: 'serval' }, { sheet: 'colossus' }], 'fatalis'), {
        play: [DECLARE, ...roll(5, 6)],
        then: { A: 12 },
      }),
    ],
  },
  {
    id: 'C69',
    says: 'example E6: Fatalis wins 20 to 6 and chooses Hulk',
    rules: ['bw.surnombre.defenseur-choisit'],
    trials: [
      fight(duel([{ sheet: 'capitaine-america' }, { sheet: 'hulk' }], 'fatalis'), {
        play: [
          DECLARE,
          ...roll(1, 3, 8),
          ...raise('capitaine-america', 2),
          renounce('attack'),
          ...raise('fatalis', 7),
          ...raise('fatalis', 5),
          conclude('defence'),
          wound('hulk'),
        ],
        then: {
          A: 6,
          D: 20,
          gap: 14,
          wounds: 3,
          units: {
            hulk: { life: 3, victory: 0 },
            'capitaine-america': { life: 4, power: 2 },
            fatalis: { victory: 1, power: 2 },
          },
        },
        untold: ['energy-taken'],
      }),
    ],
  },
  {
    id: 'C70',
    says: 'Ultron (2 cells, initiator) and Fatalis lose by 3 to Hulk: only Fatalis is exposed',
    rules: ['bw.surnombre.defenseur-choisit'],
    trials: [
      // Hulk spends and Fatalis lacks a token: were he the initiator, his power would work.
      fight(
        duel(
          [
            { sheet: 'ultron', distance: 2 },
            { sheet: 'fatalis', power: 3 },
          ],
          'hulk',
        ),
        {
          play: [DECLARE, ...roll(2, 1, 1), ...raise('hulk', 5), renounce('attack'), conclude('defence')],
          then: {
            A: 3,
            D: 6,
            gap: 3,
            wounds: 3,
            result: 'defence',
            units: { fatalis: { life: 2, power: 3 }, ultron: { life: 5 }, hulk: { victory: 1 } },
          },
          untold: ['energy-taken'],
        },
      ),
    ],
  },
  {
    id: 'C71',
    says: 'Ultron alone, 2 cells away, loses to Hulk: no wound, Hulk has his token',
    rules: ['bw.portee.distance-sans-risque'],
    trials: [
      fight(duel([{ sheet: 'ultron', distance: 2 }], 'hulk'), {
        play: lost(3, 9),
        then: { winner: 'defence', units: { ultron: { life: 5 }, hulk: { victory: 1 } } },
        told: [{ type: 'no-wound', unit: 'ultron' }],
        untold: ['wounded'],
      }),
    ],
  },
  {
    id: 'C72',
    says: 'Ultron at 1 cell loses to Hulk by 2',
    rules: ['bw.portee.distance-sans-risque'],
    uncited: ['bw.portee.distance-sans-risque'],
    trials: [
      fight(duel([{ sheet: 'ultron', distance: 1 }], 'hulk'), {
        play: lost(5, 7),
        then: { gap: 2, units: { ultron: { life: 2 } } },
      }),
    ],
  },
  {
    id: 'C73',
    says: 'Ultron at 2 cells loses by 2 to Iron-Man, who shoots too',
    rules: ['bw.portee.distance-sans-risque'],
    uncited: ['bw.portee.distance-sans-risque'],
    trials: [
      fight(duel([{ sheet: 'ultron', distance: 2 }], 'iron-man'), {
        play: lost(5, 7),
        then: { gap: 2, units: { ultron: { life: 3 }, 'iron-man': { victory: 1 } } },
      }),
    ],
  },
  {
    id: 'C74',
    says: 'Ultron attacks Hulk, 3 cells away',
    rules: ['bw.portee.distance'],
    trials: [
      fight(duel([{ sheet: 'ultron', distance: 3 }], 'hulk'), { faults: ['cible-hors-portee'] }),
      game(phase2({ ultron: { cell: 'c5', ...ON } }, { initiative: 'villains' }), {
        refused: [[attack('hulk', 'ultron'), 'cible-hors-portee']],
      }),
    ],
  },
  {
    id: 'C75',
    says: 'Hulk attacks Magnéto, adjacent',
    rules: ['bw.portee.vol-immunite'],
    trials: [
      fight(duel([{ sheet: 'hulk' }], 'magneto'), { faults: ['cible-vol'] }),
      game(TRIO, { refused: [[attack('magneto', 'hulk'), 'cible-vol']] }),
    ],
  },
  {
    id: 'C76',
    says: 'Thor, who flies, attacks Magnéto, adjacent',
    rules: ['bw.portee.vol-immunite'],
    uncited: ['bw.portee.vol-immunite'],
    trials: [
      fight(duel([{ sheet: 'thor' }], 'magneto'), { play: [DECLARE] }),
      game(TRIO, { allowed: [attack('magneto', 'thor')] }),
    ],
  },
  {
    id: 'C77',
    says: 'Punisher shoots Thor, 2 cells away',
    rules: ['bw.portee.distance-volant'],
    trials: [
      fight(duel([{ sheet: 'punisher', distance: 2 }], 'thor'), { play: [DECLARE] }),
      game(phase2({ thor: { cell: 'e4' }, punisher: ON }, { initiative: 'villains' }), {
        allowed: [attack('thor', 'punisher')],
      }),
    ],
  },
  {
    id: 'C78',
    says: 'Thor attacks Fatalis at contact and loses by 1',
    rules: ['bw.combat.degats-defenseur'],
    trials: [
      fight(duel([{ sheet: 'thor' }], 'fatalis'), { play: lost(4, 5), then: { gap: 1, units: { thor: { life: 3 } } } }),
    ],
  },
  {
    id: 'C79',
    says: 'Hulk, Iron-Man and Thor against Magnéto, then without Hulk',
    rules: ['bw.surnombre.definition'],
    also: ['bw.portee.vol-immunite'],
    trials: [
      game(TRIO, {
        refused: [
          [attack('magneto', 'hulk', 'iron-man', 'thor'), 'cible-vol'],
          [attack('magneto', 'iron-man', 'hulk', 'thor'), 'cible-vol'],
        ],
        allowed: [attack('magneto', 'iron-man', 'thor')],
      }),
      fight(duel([{ sheet: 'iron-man' }, { sheet: 'thor' }], 'magneto'), { play: [DECLARE] }),
    ],
  },
];
