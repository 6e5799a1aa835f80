// Where rules are shown in play, a few actions away, when no ready-made scenario leads there. Board and cards are example values, as in scenarios.ts.
import type { Situation } from '../kernel/demonstration.ts';
import { EXAMPLE_CLOCK } from './data.ts';
import type { PartieScenario, UnitSpec } from './partie/types.ts';
import { P1, P1_MODULES, P1_UNITS, placed } from './scenarios.ts';
import type { Sheet } from './types.ts';

const ON_ATTACK: Partial<UnitSpec> = { spot: 'attack', activated: true };
/** The modules of P1, some of them damaged. */
const damaged = (resistances: Readonly<Record<string, number>>): PartieScenario['modules'] =>
  P1_MODULES.map((module) => {
    const resistance = resistances[module.id];
    return resistance === undefined ? module : { ...module, resistance };
  });

const lastAssault: PartieScenario = {
  ...P1,
  name: 'Le dernier assaut',
  note: 'Avant-dernier tour : il ne reste aux Vilains qu’Ultron, à bout de forces, et un module qui tient à peine. Les deux victoires sont à portée.',
  clock: EXAMPLE_CLOCK,
  round: 11,
  phase: 2,
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    hulk: { cell: 'c5', life: 3, power: 1, ...ON_ATTACK },
    thor: { cell: 'b6', life: 4, ...ON_ATTACK },
    'iron-man': { cell: 'd5', power: 2, ...ON_ATTACK },
    'capitaine-america': { cell: 'a4', life: 2, power: 1, spot: 'energy', activated: true },
    ultron: { cell: 'c6', life: 2, power: 0, reroll: 0, ...ON_ATTACK },
    fatalis: { life: 0 },
    magneto: { life: 0 },
    punisher: { life: 0 },
  }),
  modules: damaged({ 'h-care': 0, 'h-double-defence': 3, 'v-energy': 0, 'v-double-defence': 2, 'v-care': 0 }),
};

const underFire: PartieScenario = {
  ...P1,
  name: 'Sous le feu',
  note: 'Les Héros voulaient souffler : une vie, une relance, un soin, une réparation. Les Vilains ont tous leur dé sur l’attaque, et l’initiative.',
  clock: EXAMPLE_CLOCK,
  round: 5,
  phase: 2,
  initiative: 'villains',
  units: placed(P1_UNITS, {
    hulk: { cell: 'd4', life: 3, spot: 'life', activated: true },
    'capitaine-america': { cell: 'b1', power: 1, spot: 'module-repair:h-energy', activated: true },
    'iron-man': { cell: 'd2', spot: 'heal:thor', activated: true, flightLost: true },
    thor: { cell: 'e2', life: 2, power: 0, reroll: 0, spot: 'reroll', activated: true },
    fatalis: { cell: 'd5', victory: 3, ...ON_ATTACK },
    ultron: { cell: 'b3', ...ON_ATTACK },
    magneto: { cell: 'e4', ...ON_ATTACK },
    punisher: { cell: 'c4', power: 0, ...ON_ATTACK },
  }),
  modules: damaged({ 'h-energy': 3 }),
};

const inTime: PartieScenario = {
  ...underFire,
  name: 'Juste à temps',
  note: 'La même position, mais les Héros ont l’initiative : l’un d’eux agit avant que les Vilains frappent.',
  initiative: 'heroes',
};

const melee: PartieScenario = {
  ...P1,
  name: 'Ultron aux portes de la base',
  note: 'Phase 1 du tour 3 : le Capitaine et Ultron ont joué. Les Héros blessés se replient, et les Vilains avancent.',
  clock: EXAMPLE_CLOCK,
  round: 3,
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    'capitaine-america': { cell: 'c3', power: 2, ...ON_ATTACK },
    hulk: { cell: 'd2', life: 4 },
    'iron-man': { cell: 'b3', life: 2 },
    ultron: { cell: 'c2', ...ON_ATTACK },
    magneto: { cell: 'c4' },
    fatalis: { cell: 'd4', life: 3 },
    punisher: { cell: 'e5' },
  }),
  modules: damaged({ 'h-double-defence': 3 }),
};

/** The source names the Beyonder among the cosmics and prints no card of his: these values are an example (A34). */
const BEYONDER: Sheet = {
  id: 'beyonder',
  name: 'Beyonder',
  faction: 'Cosmiques',
  cosmic: true,
  metal: false,
  maxLife: 6,
  powerIcons: 3,
  rerollIcons: 1,
  force: 12,
  strike: 3,
  victorySlots: 3,
  startVictory: 0,
  attack: 'melee',
  flying: false,
};
const cosmic: PartieScenario = {
  ...P1,
  name: 'Le Beyonder face à Fatalis',
  note: 'Le réglage « cosmiques recrutables » est choisi : le Beyonder a rejoint les Héros. Le livret ne donne pas sa carte, celle-ci est un exemple.',
  options: { cosmicRecruit: true },
  round: 2,
  phase: 2,
  initiative: 'heroes',
  units: placed(P1_UNITS, {
    thor: { sheet: BEYONDER, cell: 'c4', ...ON_ATTACK },
    fatalis: { cell: 'c5', power: 2, ...ON_ATTACK },
  }).map((unit) => ({ ...unit, activated: true })),
};

export const SITUATIONS: readonly Situation[] = [lastAssault, underFire, inTime, melee, cosmic].map((scenario) => ({
  mode: 'partie',
  scenario,
}));
