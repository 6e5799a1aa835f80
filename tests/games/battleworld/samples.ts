// Scenarios that links are tried on: the example board P1, the ready-made scenarios of the rules ledger, a loaded mid-game, whole sheets.
import type { CombatAction, CombatScenario } from '../../../src/engine/battleworld/combat/types.ts';
import type { ModuleSpec, PartieScenario, UnitSpec } from '../../../src/engine/battleworld/partie/types.ts';
import type { ModuleKind, Sheet, Side } from '../../../src/engine/battleworld/types.ts';

const module = (side: Side, kind: ModuleKind, cell: string, resistance?: number): ModuleSpec => ({
  id: `${side === 'heroes' ? 'h' : 'v'}-${kind}`,
  side,
  kind,
  cell,
  ...(resistance === undefined ? {} : { resistance }),
});
const unit = (side: Side, sheet: string, cell: string, more: Partial<UnitSpec> = {}): UnitSpec => ({
  side,
  sheet,
  cell,
  ...more,
});

const heroBase = [
  module('heroes', 'energy', 'b1'),
  module('heroes', 'double-defence', 'c1'),
  module('heroes', 'care', 'd1'),
];
const grid = { columns: 5, rows: 7 };

/** Ready-made scenario 1: the Villains' base has two modules. */
export const P1: PartieScenario = {
  name: 'Vengeurs contre Fatalis',
  grid,
  clock: 12,
  round: 1,
  phase: 1,
  initiative: null,
  units: [
    unit('heroes', 'iron-man', 'a2'),
    unit('heroes', 'capitaine-america', 'b2'),
    unit('heroes', 'hulk', 'd2'),
    unit('heroes', 'thor', 'e2'),
    unit('villains', 'ultron', 'a6'),
    unit('villains', 'fatalis', 'b6'),
    unit('villains', 'magneto', 'd6'),
    unit('villains', 'punisher', 'e6'),
  ],
  modules: [...heroBase, module('villains', 'energy', 'b7'), module('villains', 'double-defence', 'c7')],
};
/** The same with both bases whole, and words of one's own. */
export const P1_SIX: PartieScenario = {
  ...P1,
  name: 'Les Vengeurs à la rescousse',
  note: 'Une partie pour apprendre, sans horloge.',
  author: 'Camille',
  clock: null,
  modules: [...P1.modules, module('villains', 'care', 'd7')],
};
/** Ready-made scenario 3. */
export const SIEGE: PartieScenario = {
  name: 'Le siège des X-Men',
  grid,
  clock: 12,
  round: 10,
  phase: 2,
  initiative: 'heroes',
  units: [
    unit('heroes', 'colossus', 'c6', { spot: 'attack' }),
    unit('heroes', 'serval', 'b6', { spot: 'attack' }),
    unit('heroes', 'tornade', 'a5', { spot: 'attack' }),
    unit('heroes', 'diablo', 'd6', { spot: 'attack' }),
    unit('villains', 'punisher', 'c7', { spot: 'module-target:v-double-defence' }),
    unit('villains', 'fatalis', 'e6', { spot: 'attack' }),
    unit('villains', 'ultron', 'e7', { spot: 'attack' }),
    unit('villains', 'magneto', 'e5', { spot: 'attack' }),
  ],
  modules: [
    ...heroBase,
    module('villains', 'energy', 'b7', 1),
    module('villains', 'double-defence', 'c7', 3),
    module('villains', 'care', 'd7', 0),
  ],
};
/** A game in progress: every character moved, wounded, out of tokens. */
export const MIDGAME: PartieScenario = {
  ...SIEGE,
  name: 'Partie du samedi, tour 6',
  round: 6,
  initiative: 'villains',
  toMove: 'heroes',
  options: { raiseOrder: 'free', recoverAmount: 2 },
  modules: [
    ...heroBase,
    module('villains', 'energy', 'b7', 0),
    module('villains', 'double-defence', 'c7', 3),
    module('villains', 'care', 'd7', 2),
  ],
  units: [
    unit('heroes', 'hulk', 'c5', { life: 3, power: 1, reroll: 0, victory: 2, spot: 'attack' }),
    unit('heroes', 'capitaine-america', 'b4', { life: 2, power: 0, spot: 'energy' }),
    unit('heroes', 'iron-man', 'e3', { life: 1, power: 2, reroll: 0, spot: 'life' }),
    unit('heroes', 'thor', 'd4', { life: 0, power: 0 }),
    unit('villains', 'fatalis', 'c6', { life: 4, power: 3, victory: 1, spot: 'attack' }),
    unit('villains', 'ultron', 'd7', { life: 2, power: 1, reroll: 0, spot: 'module-repair:v-care' }),
    unit('villains', 'magneto', 'd6', { life: 4, power: 0, spot: 'attack', flightLost: true }),
    unit('villains', 'punisher', 'c7', { life: 3, spot: 'module-target:v-double-defence' }),
  ],
};
const card: Sheet = {
  id: 'spider-man',
  name: 'Spider-Man',
  faction: 'Spider-Man',
  cosmic: false,
  metal: false,
  maxLife: 5,
  powerIcons: 3,
  rerollIcons: 1,
  force: 8,
  strike: 2,
  victorySlots: 3,
  startVictory: 0,
  attack: 'melee',
  flying: true,
  powerText: 'Texte recopié de votre carte : « … ».',
};
/** A whole sheet of the reader's own. */
export const CUSTOM: PartieScenario = {
  ...P1,
  name: 'Avec ma carte',
  units: P1.units.map((one, i) => (i === 3 ? { ...one, sheet: card } : one)),
};

/** Worked example E1 of the ledger: Captain America starts, Hulk helps. */
export const E1: CombatScenario = {
  attackers: [{ sheet: 'capitaine-america' }, { sheet: 'hulk' }],
  target: { kind: 'unit', unit: { sheet: 'fatalis' } },
  rolls: [2, 8, 7, 4, 6],
};
export const E1_ACTIONS: readonly CombatAction[] = [
  { type: 'declare' },
  { type: 'roll', value: 2 },
  { type: 'roll', value: 8 },
  { type: 'roll', value: 7 },
  { type: 'spend', by: 'fatalis' },
  { type: 'roll', value: 4 },
  { type: 'spend', by: 'capitaine-america' },
  { type: 'roll', value: 6 },
  { type: 'renounce', camp: 'defence' },
  { type: 'conclude', camp: 'attack' },
];
/** Worked example E7's shape: a module, defended with a doubled die. */
export const ON_BASE: CombatScenario = {
  attackers: [{ sheet: 'hulk', life: 6, victory: 0 }],
  target: {
    kind: 'module',
    module: 'v-double-defence',
    moduleKind: 'double-defence',
    resistance: 3,
    defenders: [{ sheet: 'punisher', doubled: true }],
  },
};

/** Modules open to the other side: Hulk stands in the one he wants to break. */
export const INTRUDER: PartieScenario = {
  ...P1,
  name: 'Hulk dans la place',
  phase: 2,
  initiative: 'heroes',
  options: { enemyEntersModule: true, intruderHitsModule: false, healOfTheDead: 'centre' },
  units: P1.units.map((one) => ({
    ...one,
    activated: true,
    spot: 'attack',
    ...(one.sheet === 'hulk' ? { cell: 'b7' } : {}),
  })),
};
/** Everybody has placed a die and nobody is in reach: both sides pass of themselves. */
export const IDLE: PartieScenario = {
  ...P1,
  name: 'Trop loin les uns des autres',
  initiative: 'heroes',
  units: P1.units.map((one) => ({ ...one, activated: true, spot: 'attack' })),
};
