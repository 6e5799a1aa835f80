// Ledger, « Phase 2 : agir, être dérangé »: C35 to C47.
import { P1_MODULES } from '../scenarios.ts';
import type { UnitSpec } from '../partie/types.ts';
import {
  attack,
  BUSY,
  type Case,
  game,
  type hold,
  pass,
  phase1,
  phase2,
  place,
  move,
  recover,
  roll,
  settled,
  TIE,
} from './trials.fixture.ts';

const ON = { spot: 'attack' } as const satisfies Partial<UnitSpec>;
const worn = (id: string, resistance: number) =>
  P1_MODULES.map((module) => (module.id === id ? { ...module, resistance } : module));
// Thor in c4 is about to treat himself last; Fatalis in c5 waits with his die on the attack.
const healer = phase1({
  thor: { cell: 'c4' },
  'iron-man': { cell: 'b4', life: 3, activated: true },
  hulk: { activated: true },
  'capitaine-america': { activated: true, ...BUSY },
  fatalis: { cell: 'c5', activated: true, ...ON },
  ultron: { activated: true },
  magneto: { activated: true },
  punisher: { activated: true },
});
const face = phase2({ 'iron-man': { cell: 'c4', ...ON }, ultron: { cell: 'c5', ...ON }, magneto: BUSY });
const afterShot = (
  name: string,
  play: readonly (
    | ReturnType<typeof attack>
    | ReturnType<typeof roll>[number]
    | ReturnType<typeof settled>[number]
    | ReturnType<typeof hold>
  )[],
) =>
  game(face, {
    name,
    play,
    refused: [[attack('iron-man', 'ultron'), 'de-mal-place']],
    told: [{ type: 'disturbed', unit: 'ultron' }],
    then: { units: { ultron: { spot: 'center' } } },
  });

export const PHASE_2: readonly Case[] = [
  {
    id: 'C35',
    says: 'Capitaine at 2 of 3 recovers energy',
    rules: ['bw.actions.recuperer-energie'],
    trials: [
      game(phase2({ 'capitaine-america': BUSY, magneto: BUSY }), {
        play: [recover('capitaine-america', 'energy')],
        then: {
          units: { 'capitaine-america': { power: 3, spot: 'center' } },
          moment: { phase: 2, toMove: 'villains' },
        },
      }),
    ],
  },
  {
    id: 'C36',
    says: 'Ultron attacks Capitaine before he recovers',
    rules: ['bw.derangement.energie', 'bw.tour.de-encore-en-place'],
    trials: [
      game(
        phase2(
          {
            'capitaine-america': { cell: 'c4', ...BUSY },
            ultron: { cell: 'c5', ...ON },
            hulk: { life: 5, spot: 'life' },
          },
          { initiative: 'villains' },
        ),
        {
          play: [attack('capitaine-america', 'ultron'), ...roll(6, 3), ...settled('attack')],
          refused: [[recover('capitaine-america', 'energy'), 'de-mal-place']],
          then: { units: { 'capitaine-america': { power: 2, spot: 'center' } } },
        },
      ),
    ],
  },
  {
    id: 'C37',
    says: 'Capitaine heals Hulk, adjacent, at 3 of 6',
    rules: ['bw.actions.soigner'],
    trials: [
      game(phase2({ 'capitaine-america': { cell: 'c2', spot: 'heal:hulk' }, hulk: { life: 3 } }), {
        play: [{ type: 'heal', unit: 'capitaine-america' }],
        then: { units: { hulk: { life: 4 } } },
      }),
    ],
  },
  {
    id: 'C38',
    says: 'Hulk at 6 of 6 when the heal comes',
    rules: ['bw.actions.soigner'],
    trials: [
      game(phase2({ 'capitaine-america': { cell: 'c2', spot: 'heal:hulk' } }), {
        refused: [[{ type: 'heal', unit: 'capitaine-america' }, 'soin-inutile']],
      }),
    ],
  },
  {
    id: 'C39',
    says: 'Thor, about to heal Iron-Man, has lost Flight: Fatalis may hit him',
    rules: ['bw.actions.soigner-perte-vol'],
    trials: [
      game(healer, {
        play: [move('thor', 'c4'), place('thor', 'heal:iron-man'), pass('heroes')],
        allowed: [attack('thor', 'fatalis')],
        told: [{ type: 'flight-lost', unit: 'thor' }],
      }),
    ],
  },
  {
    id: 'C40',
    says: 'the same, but Thor has his die on the attack',
    rules: ['bw.portee.vol-immunite'],
    trials: [
      game(
        { ...healer, units: healer.units.map((unit) => (unit.sheet === 'magneto' ? { ...unit, ...BUSY } : unit)) },
        {
          play: [move('thor', 'c4'), place('thor', 'attack'), pass('heroes')],
          refused: [[attack('thor', 'fatalis'), 'cible-vol']],
          untold: ['flight-lost'],
        },
      ),
    ],
  },
  {
    id: 'C41',
    says: 'Hulk in c1, at 3, repairs it',
    rules: ['bw.actions.reparer'],
    trials: [
      game(
        phase2(
          { hulk: { cell: 'c1', spot: 'module-repair:h-double-defence' }, magneto: BUSY },
          { modules: worn('h-double-defence', 3) },
        ),
        {
          play: [{ type: 'repair', unit: 'hulk' }],
          then: { modules: { 'h-double-defence': 4 }, units: { hulk: { spot: 'center' } } },
        },
      ),
    ],
  },
  {
    id: 'C42',
    says: 'the module is at 5',
    rules: ['bw.actions.reparer'],
    trials: [
      game(phase2({ hulk: { cell: 'c1', spot: 'module-repair:h-double-defence' } }), {
        refused: [[{ type: 'repair', unit: 'hulk' }, 'reparation-inutile']],
      }),
    ],
  },
  {
    id: 'C43',
    says: 'the Heroes pass, then the Villains: phase 3',
    rules: ['bw.tour.choix-phase-2'],
    trials: [
      game(phase2({ 'capitaine-america': BUSY, magneto: BUSY }), {
        play: [pass('heroes')],
        untold: ['round-over'],
        then: { moment: { phase: 2, toMove: 'villains' } },
      }),
      game(phase2({ 'capitaine-america': BUSY, magneto: BUSY }), {
        play: [pass('heroes'), pass('villains')],
        told: [{ type: 'round-over', round: 1 }],
        then: { moment: { round: 2 } },
      }),
    ],
  },
  {
    id: 'C44',
    says: 'Hulk attacks Fatalis, 2 cells away',
    rules: ['bw.portee.corps-a-corps'],
    trials: [
      game(phase2({ hulk: { cell: 'c3', ...ON }, fatalis: { cell: 'c5' } }), {
        refused: [[attack('fatalis', 'hulk'), 'cible-hors-portee']],
      }),
    ],
  },
  {
    id: 'C45',
    says: 'Hulk attacks, his die on life',
    rules: ['bw.combat.condition-de', 'bw.actions.prealable'],
    trials: [
      game(phase2({ hulk: { cell: 'c4', life: 5, spot: 'life' }, fatalis: { cell: 'c5' } }), {
        refused: [[attack('fatalis', 'hulk'), 'de-mal-place']],
      }),
    ],
  },
  {
    id: 'C46',
    says: 'Iron-Man shoots Ultron first: Ultron attacks no more, whoever wins',
    rules: ['bw.derangement.attaque'],
    also: ['bw.tour.de-encore-en-place'],
    trials: [
      afterShot('attack wins', [attack('ultron', 'iron-man'), ...roll(6, 3), ...settled('attack')]),
      afterShot('tie', [attack('ultron', 'iron-man'), ...roll(6, 6), ...TIE]),
      afterShot('defence wins', [attack('ultron', 'iron-man'), ...roll(3, 6), ...settled('defence')]),
    ],
  },
  {
    id: 'C47',
    says: 'Capitaine has recovered, then Ultron attacks him: nothing is lost',
    rules: ['bw.derangement.avant-action'],
    trials: [
      game(phase2({ 'capitaine-america': { cell: 'c4', ...BUSY }, ultron: { cell: 'c5', ...ON } }), {
        play: [
          recover('capitaine-america', 'energy'),
          attack('capitaine-america', 'ultron'),
          ...roll(6, 3),
          ...settled('attack'),
        ],
        told: [{ type: 'already-centred', unit: 'capitaine-america' }],
        untold: ['disturbed'],
        then: { units: { 'capitaine-america': { power: 3 } } },
      }),
    ],
  },
];
