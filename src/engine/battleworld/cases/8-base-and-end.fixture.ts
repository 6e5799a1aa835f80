// Ledger, « Base, fin de tour, fin de partie »: C88 to C100.
import { P1_MODULES } from '../scenarios.ts';
import type { PartieScenario, UnitSpec } from '../partie/types.ts';
import {
  attack,
  BUSY,
  type Case,
  conclude,
  game,
  pass,
  phase2,
  raise,
  renounce,
  roll,
  settled,
  spend,
  TIE,
} from './trials.fixture.ts';

const ON = { spot: 'attack' } as const satisfies Partial<UnitSpec>;
const resist = (values: Readonly<Record<string, number>>): Partial<PartieScenario> => ({
  modules: P1_MODULES.map((module) => ({ ...module, resistance: values[module.id] ?? 5 })),
});
const CAP = 'capitaine-america';
const inEnergy = (power: number): PartieScenario =>
  phase2({ [CAP]: { cell: 'b1', power, spot: 'module-energy:h-energy' } });
/** Hulk, next to c7, about to hit it; Magnéto makes room. */
const BREACH = { hulk: { cell: 'c6', ...ON }, magneto: { cell: 'e4', ...BUSY } } as const;
const smash = (value: number) => [attack('v-double-defence', 'hulk'), ...roll(value), conclude('attack')] as const;
const LAST = phase2(
  { hulk: { cell: 'c6', ...ON }, magneto: { life: 0 } },
  resist({ 'v-energy': 0, 'v-care': 0, 'v-double-defence': 1 }),
);
const LONE = phase2({
  hulk: { cell: 'c4', ...ON },
  fatalis: { cell: 'c5', life: 1 },
  ultron: { life: 0 },
  magneto: { life: 0 },
  punisher: { life: 0 },
});

export const BASE_AND_END: readonly Case[] = [
  {
    id: 'C88',
    says: 'Capitaine, die left on the energy of b1, at 1 of 3',
    rules: ['bw.base.energie'],
    trials: [
      game(inEnergy(1), {
        play: [pass('heroes')],
        then: { units: { [CAP]: { power: 3, spot: 'center' } }, moment: { round: 2 } },
      }),
    ],
  },
  {
    id: 'C89',
    says: 'the same at 2 of 3: one useful gain',
    rules: ['bw.base.energie'],
    trials: [
      game(inEnergy(2), {
        play: [pass('heroes')],
        then: { units: { [CAP]: { power: 3 } } },
        told: [{ type: 'module-gain', unit: CAP, before: 2, after: 3 }],
      }),
    ],
  },
  {
    id: 'C90',
    says: 'Iron-Man, die left on the cross of d1, at 1 of 4',
    rules: ['bw.base.soins'],
    trials: [
      game(phase2({ 'iron-man': { cell: 'd1', life: 1, spot: 'module-care:h-care' } }), {
        play: [pass('heroes')],
        then: { units: { 'iron-man': { life: 3, spot: 'center' } } },
      }),
    ],
  },
  {
    id: 'C91',
    says: 'Iron-Man, in d1, is attacked before the end: no care',
    rules: ['bw.derangement.module'],
    trials: [
      game(
        phase2(
          {
            'iron-man': { cell: 'd1', life: 1, spot: 'module-care:h-care' },
            [CAP]: BUSY,
            ultron: { cell: 'd3', ...ON },
          },
          { initiative: 'villains' },
        ),
        {
          play: [attack('iron-man', 'ultron'), ...roll(3, 3), ...TIE],
          then: { units: { 'iron-man': { life: 1, spot: 'center' } }, moment: { round: 1, phase: 2 } },
        },
      ),
      game(
        phase2(
          { 'iron-man': { cell: 'd1', life: 1, spot: 'module-care:h-care' }, ultron: { cell: 'd3', ...ON } },
          { initiative: 'villains' },
        ),
        {
          play: [attack('iron-man', 'ultron'), ...roll(3, 3), ...TIE],
          then: { units: { 'iron-man': { life: 1, spot: 'center' } }, moment: { round: 2 } },
          untold: ['module-gain'],
        },
      ),
    ],
  },
  {
    id: 'C92',
    says: 'Hulk hits c7, undefended, with a 7',
    rules: ['bw.base.attaque'],
    trials: [
      game(phase2(BREACH), {
        play: smash(7),
        then: { A: 7, D: 0, wounds: 3, modules: { 'v-double-defence': 2 }, units: { hulk: { victory: 0 } } },
        untold: ['victory-token'],
      }),
    ],
  },
  {
    id: 'C93',
    says: 'the same with an 11',
    rules: ['bw.base.attaque', 'bw.combat.tranches'],
    trials: [game(phase2(BREACH), { play: smash(11), then: { A: 11, wounds: 4, modules: { 'v-double-defence': 1 } } })],
  },
  {
    id: 'C94',
    says: 'example E7',
    rules: ['bw.base.double-defense'],
    trials: [
      game(phase2({ ...BREACH, punisher: { cell: 'c7', spot: 'module-target:v-double-defence' } }), {
        play: [
          attack('v-double-defence', 'hulk'),
          { type: 'defend', by: 'punisher' },
          ...roll(9, 6),
          ...raise('hulk', 5),
          ...raise('punisher', 3),
          ...settled('defence'),
        ],
        then: {
          A: 14,
          D: 18,
          gap: 4,
          winner: 'defence',
          modules: { 'v-double-defence': 5 },
          units: {
            hulk: { life: 4, power: 2 },
            punisher: { life: 4, power: 2, victory: 1, spot: 'module-target:v-double-defence' },
          },
        },
      }),
    ],
  },
  {
    id: 'C95',
    says: 'Punisher, on the target of b7, defends c7: 6 counts once',
    rules: ['bw.base.double-defense'],
    uncited: ['bw.base.double-defense'],
    trials: [
      game(phase2({ ...BREACH, punisher: { cell: 'b7', spot: 'module-target:v-energy' } }), {
        play: [attack('v-double-defence', 'hulk'), { type: 'defend', by: 'punisher' }, ...roll(9, 6)],
        then: { A: 9, D: 6 },
        told: [{ type: 'rolled', unit: 'punisher', faces: 10, multiplier: 1 }],
      }),
    ],
  },
  {
    id: 'C96',
    says: 'a module at 2 takes 3: destroyed, the rest is lost',
    rules: ['bw.base.destruction'],
    trials: [
      game(phase2(BREACH, resist({ 'v-double-defence': 2 })), {
        play: smash(7),
        then: { wounds: 3, modules: { 'v-double-defence': 0, 'v-energy': 5, 'v-care': 5 }, result: '' },
        told: [{ type: 'module-destroyed', module: 'v-double-defence' }],
      }),
    ],
  },
  {
    id: 'C97',
    says: 'the last module of the Villains, at 1, three of them alive: the Heroes win at once',
    rules: ['bw.but.victoire-base'],
    trials: [
      game(LAST, {
        play: smash(4),
        then: { result: 'base:heroes', moment: { round: 1 } },
        told: [{ type: 'game-over', winner: 'heroes', reason: 'base' }],
      }),
    ],
  },
  {
    id: 'C98',
    says: 'the last Villain, at 1 life, loses: the Heroes win at once, and nothing more is played',
    rules: ['bw.but.victoire-extermination', 'bw.but.fin'],
    trials: [
      game(LONE, {
        play: [attack('fatalis', 'hulk'), ...roll(9, 4), ...settled('attack')],
        then: { result: 'extermination:heroes', units: { fatalis: { life: 0 } } },
        refused: [
          [pass('heroes'), 'partie-finie'],
          [pass('villains'), 'partie-finie'],
          [attack('v-care', 'hulk'), 'partie-finie'],
          [{ type: 'move', unit: 'thor', to: 'e3' }, 'partie-finie'],
          [{ type: 'recover', unit: 'thor', gauge: 'life' }, 'partie-finie'],
          [spend('hulk'), 'partie-finie'],
          [renounce('defence'), 'partie-finie'],
          [{ type: 'roll', value: 1 }, 'partie-finie'],
        ],
        untold: ['passed', 'round-over'],
      }),
    ],
  },
  {
    id: 'C99',
    says: 'clock: end of round 12, in round 12, nobody has won',
    rules: ['bw.but.galactus'],
    trials: [
      game(phase2({}, { clock: 12, round: 12 }), {
        play: [pass('heroes')],
        then: { result: 'galactus:none' },
        told: [{ type: 'game-over', winner: null, reason: 'galactus' }],
      }),
      game(phase2({}, { clock: 12, round: 11 }), {
        name: 'round 11',
        play: [pass('heroes')],
        then: { result: '', moment: { round: 12 } },
      }),
    ],
  },
  {
    id: 'C100',
    says: 'round 3, the Heroes have the initiative: end of the round',
    rules: ['bw.tour.des-au-centre', 'bw.tour.changement-initiative'],
    trials: [
      game(
        phase2(
          {
            hulk: ON,
            thor: { life: 3, spot: 'life' },
            ultron: ON,
            fatalis: ON,
            punisher: { power: 1, spot: 'energy' },
          },
          { round: 3 },
        ),
        {
          play: [pass('heroes'), pass('villains')],
          then: {
            moment: { round: 4, phase: 1, initiative: 'villains', toMove: 'villains' },
            units: Object.fromEntries(
              ['hulk', CAP, 'iron-man', 'thor', 'fatalis', 'ultron', 'magneto', 'punisher'].map((unit) => [
                unit,
                { spot: 'center', activated: false },
              ]),
            ),
          },
        },
      ),
    ],
  },
];
