// Ledger, « Phase 1 : poser son dé »: C23 to C34.
import { P1_MODULES } from '../scenarios.ts';
import type { UnitSpec } from '../partie/types.ts';
import { type Case, game, move, phase1, place, treat } from './trials.fixture.ts';

const DONE = { activated: true } as const satisfies Partial<UnitSpec>;
const worn = (id: string, resistance: number) =>
  P1_MODULES.map((module) => (module.id === id ? { ...module, resistance } : module));

export const PHASE_1: readonly Case[] = [
  {
    id: 'C23',
    says: 'Capitaine, already treated, moves again',
    rules: ['bw.tour.activation-unique', 'bw.actions.une-par-tour'],
    trials: [
      game(phase1({ 'capitaine-america': DONE, ultron: DONE }), {
        refused: [
          [move('capitaine-america', 'b3'), 'deja-joue'],
          [place('capitaine-america', 'attack'), 'deja-joue'],
        ],
      }),
      game(phase1(), {
        name: 'in play',
        play: [...treat('capitaine-america', 'b3', 'attack'), ...treat('ultron', 'a5', 'attack')],
        refused: [[move('capitaine-america', 'b4'), 'deja-joue']],
      }),
    ],
  },
  {
    id: 'C24',
    says: 'the Heroes treat Thor right after Hulk, four Villains waiting',
    rules: ['bw.tour.alternance-phase-1'],
    trials: [
      game(phase1(), {
        play: treat('hulk', 'd2', 'attack'),
        refused: [[move('thor', 'e2'), 'pas-votre-tour']],
        then: { moment: { toMove: 'villains' } },
      }),
    ],
  },
  {
    id: 'C25',
    says: 'two Villains, both treated: the two Heroes left follow each other, then phase 2',
    rules: ['bw.tour.alternance-phase-1'],
    trials: [
      game(phase1({ fatalis: { life: 0 }, magneto: { life: 0 }, ultron: { cell: 'a4' } }), {
        play: [
          ...treat('hulk', 'd2', 'attack'),
          ...treat('ultron', 'a4', 'attack'),
          ...treat('thor', 'e2', 'attack'),
          ...treat('punisher', 'e6', 'attack'),
          ...treat('capitaine-america', 'b2', 'attack'),
          ...treat('iron-man', 'a2', 'attack'),
        ],
        told: [{ type: 'phase-2', side: 'heroes' }],
        then: { moment: { round: 1, phase: 2, toMove: 'heroes' } },
      }),
    ],
  },
  {
    id: 'C26',
    says: 'Capitaine at 3 of 3, die on energy',
    rules: ['bw.actions.recuperer-energie'],
    trials: [
      game(phase1(), {
        play: [move('capitaine-america', 'b2')],
        refused: [[place('capitaine-america', 'energy'), 'icone-pleine']],
      }),
    ],
  },
  {
    id: 'C27',
    says: 'Capitaine at 2 of 3, die on energy',
    rules: ['bw.actions.recuperer-energie'],
    trials: [
      game(phase1({ 'capitaine-america': { power: 2 } }), {
        play: treat('capitaine-america', 'b2', 'energy'),
        then: { units: { 'capitaine-america': { spot: 'energy', power: 2 } } },
      }),
    ],
  },
  {
    id: 'C28',
    says: 'Hulk at 6 of 6, die on life',
    rules: ['bw.actions.recuperer-vie'],
    trials: [game(phase1(), { play: [move('hulk', 'd2')], refused: [[place('hulk', 'life'), 'icone-pleine']] })],
  },
  {
    id: 'C29',
    says: 'Thor, die on the reroll, at 1 then 0 of 1',
    rules: ['bw.actions.recuperer-relance'],
    trials: [
      game(phase1(), { play: [move('thor', 'e2')], refused: [[place('thor', 'reroll'), 'icone-pleine']] }),
      game(phase1({ thor: { reroll: 0 } }), {
        play: treat('thor', 'e2', 'reroll'),
        then: { units: { thor: { spot: 'reroll', reroll: 0 } } },
      }),
    ],
  },
  {
    id: 'C30',
    says: 'Hulk, nobody in reach, die on the attack',
    rules: ['bw.actions.attaquer'],
    trials: [game(phase1(), { play: treat('hulk', 'd2', 'attack'), then: { units: { hulk: { spot: 'attack' } } } })],
  },
  {
    id: 'C31',
    says: 'Capitaine repairs b1 (at 4) from b2, then from b1',
    rules: ['bw.actions.reparer-dans-module'],
    trials: [
      game(phase1({}, { modules: worn('h-energy', 4) }), {
        play: [move('capitaine-america', 'b2')],
        refused: [[place('capitaine-america', 'module-repair:h-energy'), 'pas-dans-module']],
      }),
      game(phase1({}, { modules: worn('h-energy', 4) }), {
        play: treat('capitaine-america', 'b1', 'module-repair:h-energy'),
        then: { units: { 'capitaine-america': { spot: 'module-repair:h-energy' } }, modules: { 'h-energy': 4 } },
      }),
    ],
  },
  {
    id: 'C32',
    says: 'Fatalis heals Magnéto, of another faction',
    rules: ['bw.actions.soigner-faction'],
    trials: [
      game(phase1({ magneto: { cell: 'b5', life: 3 } }, { initiative: 'villains' }), {
        play: [move('fatalis', 'b6')],
        refused: [[place('fatalis', 'heal:magneto'), 'soin-faction']],
      }),
    ],
  },
  {
    id: 'C33',
    says: 'Capitaine in b2 heals Hulk in d2',
    rules: ['bw.actions.soigner'],
    trials: [
      game(phase1({ hulk: { life: 3 } }), {
        play: [move('capitaine-america', 'b2')],
        refused: [[place('capitaine-america', 'heal:hulk'), 'soin-adjacence']],
      }),
    ],
  },
  {
    id: 'C34',
    says: 'Capitaine at 1 of 3, die on the energy of b1, in b1 then in b2',
    rules: ['bw.base.energie'],
    trials: [
      game(phase1({ 'capitaine-america': { cell: 'b1', power: 1 } }), {
        play: treat('capitaine-america', 'b1', 'module-energy:h-energy'),
        then: { units: { 'capitaine-america': { spot: 'module-energy:h-energy', power: 1 } } },
      }),
      game(phase1({ 'capitaine-america': { power: 1 } }), {
        play: [move('capitaine-america', 'b2')],
        refused: [[place('capitaine-america', 'module-energy:h-energy'), 'pas-dans-module']],
      }),
    ],
  },
];
