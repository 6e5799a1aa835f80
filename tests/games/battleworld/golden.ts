// The golden games of Battleworld: at least one per way to end. A game that no longer ends its way is a fault, and so is a missing one.
import type { CombatAction, CombatScenario } from '../../../src/engine/battleworld/combat/types.ts';
import type { PartieAction, PartieScenario, UnitSpec } from '../../../src/engine/battleworld/partie/types.ts';
import type { BwRule } from '../../../src/engine/battleworld/rules.ts';
import { P1, P1_MODULES, P1_UNITS, placed } from '../../../src/engine/battleworld/scenarios.ts';
import { SCENARIOS } from './ready.ts';
import type { Sheet } from '../../../src/engine/battleworld/types.ts';
import type { Wanted } from '../subject.ts';

const to = (target: string, ...attackers: readonly string[]): CombatScenario => ({
  attackers: attackers.map((sheet) => ({ sheet })),
  target: { kind: 'unit', unit: { sheet: target } },
});
const module = (resistance: number, ...defenders: readonly string[]): CombatScenario => ({
  attackers: [{ sheet: 'hulk' }],
  target: {
    kind: 'module',
    module: 'c7',
    moduleKind: 'double-defence',
    resistance,
    defenders: defenders.map((sheet) => ({ sheet, doubled: true })),
  },
});
const siege = SCENARIOS.find(({ id }) => id === 'le-siege-des-x-men')?.scenario ?? P1;
/** Two teams at the end of their strength, face to face. */
const exhausted = (weak: 'heroes' | 'villains'): PartieScenario => {
  const cells: Readonly<Record<string, string>> = {
    hulk: 'c4',
    'capitaine-america': 'b4',
    fatalis: 'c5',
    ultron: 'b5',
  };
  const units = P1_UNITS.map((unit): UnitSpec => {
    const cell = cells[String(unit.sheet)];
    return cell === undefined
      ? { ...unit, life: 0 }
      : { ...unit, cell, power: 1, reroll: 0, activated: true, spot: 'attack', life: unit.side === weak ? 1 : 4 };
  });
  return {
    ...P1,
    name: weak === 'heroes' ? 'Les derniers Héros' : 'Les derniers Vilains',
    clock: 3,
    phase: 2,
    initiative: weak === 'heroes' ? 'villains' : 'heroes',
    units,
  };
};
const breach: PartieScenario = {
  ...P1,
  name: 'La base des Héros vacille',
  clock: 3,
  phase: 2,
  initiative: 'villains',
  units: placed(P1_UNITS, {
    ultron: { cell: 'c3', spot: 'attack', activated: true },
    fatalis: { cell: 'b3', spot: 'attack', activated: true },
    magneto: { cell: 'd3', spot: 'attack', activated: true },
  }).map((unit) => ({ activated: true, ...unit })),
  modules: P1_MODULES.map((one) =>
    one.side === 'heroes' ? { ...one, resistance: one.kind === 'double-defence' ? 2 : 0 } : one,
  ),
};
const lastRound: PartieScenario = {
  ...P1,
  name: 'Deux tours avant Galactus',
  clock: 2,
  units: placed(P1_UNITS, { thor: { life: 0 }, hulk: { life: 0 }, punisher: { life: 0 }, magneto: { life: 0 } }),
};

/** Everybody has lost something, both bases too: there is a reason for every action. */
const worn: PartieScenario = {
  ...P1,
  name: 'Lendemain de bataille',
  clock: 4,
  units: P1_UNITS.map((unit): UnitSpec => ({
    ...unit,
    life: 3,
    power: 1,
    reroll: 0,
    cell: `${unit.cell.charAt(0)}${unit.side === 'heroes' ? 2 : 5}`,
  })),
  modules: P1_MODULES.map((one) => ({
    ...one,
    cell: one.side === 'heroes' ? one.cell : `${one.cell.charAt(0)}6`,
    resistance: 3,
  })),
};
/** Four Heroes about to act, four Villains in reach, one each, who speak first. */
const besieged: PartieScenario = {
  ...P1,
  name: 'Quatre actions menacées',
  clock: 1,
  phase: 2,
  initiative: 'villains',
  units: placed(P1_UNITS, {
    hulk: { cell: 'c1', spot: 'module-repair:h-double-defence' },
    'capitaine-america': { cell: 'a3', spot: 'heal:iron-man' },
    'iron-man': { cell: 'b4', life: 2, spot: 'center' },
    thor: { cell: 'e4', reroll: 0, spot: 'reroll' },
    fatalis: { cell: 'a4', spot: 'attack' },
    ultron: { cell: 'c3', spot: 'attack' },
    magneto: { cell: 'e6', spot: 'attack' },
    punisher: { cell: 'e3', spot: 'attack' },
  }).map((unit) => ({ ...unit, activated: true })),
  modules: P1_MODULES.map((one) => (one.id === 'h-double-defence' ? { ...one, resistance: 3 } : one)),
};
const onIcons: PartieScenario = {
  ...P1,
  name: 'Les dés sur les modules',
  clock: 1,
  phase: 2,
  initiative: 'villains',
  units: placed(P1_UNITS, {
    'capitaine-america': { cell: 'b1', power: 1, spot: 'module-energy:h-energy' },
    'iron-man': { cell: 'd1', life: 1, spot: 'module-care:h-care' },
    ultron: { cell: 'b3', spot: 'attack' },
  }).map((unit) => ({ ...unit, activated: true })),
};
const cosmic: Sheet = {
  id: 'cosmique',
  name: 'Un cosmique d’exemple',
  faction: 'Cosmiques',
  cosmic: true,
  metal: false,
  maxLife: 8,
  powerIcons: 2,
  rerollIcons: 1,
  force: 12,
  strike: 3,
  victorySlots: 2,
  startVictory: 0,
  attack: 'melee',
  flying: false,
};

export const PARTIES: Readonly<Record<string, Wanted<PartieAction, BwRule, PartieScenario>>> = {
  'partie-extermination-heros': {
    scenario: exhausted('villains'),
    result: 'extermination:heroes',
    tells: ['died', 'game-over'],
  },
  'partie-extermination-vilains': {
    scenario: exhausted('heroes'),
    result: 'extermination:villains',
    tells: ['died', 'game-over'],
  },
  'partie-base-heros': { scenario: siege, result: 'base:heroes', tells: ['module-destroyed', 'game-over'] },
  'partie-base-vilains': { scenario: breach, result: 'base:villains', tells: ['module-destroyed', 'game-over'] },
  'partie-galactus': { scenario: lastRound, result: 'galactus:none', tells: ['initiative-flipped', 'game-over'] },
  'partie-entiere': {
    scenario: worn,
    result: '*',
    tells: [
      'initiative-drawn',
      'moved',
      'recovered',
      'healed',
      'repaired',
      'module-gain',
      'flight-lost',
      'disturbed',
      'victory-token',
      'initiative-flipped',
      'game-over',
    ],
    cites: ['bw.deplacement.survol', 'bw.actions.recuperer-energie', 'bw.actions.recuperer-relance', 'bw.base.energie'],
  },
  'partie-derangements': {
    scenario: besieged,
    result: 'galactus:none',
    tells: ['disturbed'],
    cites: ['bw.derangement.reparation', 'bw.derangement.soin', 'bw.derangement.relance'],
  },
  'partie-modules': {
    scenario: onIcons,
    result: 'galactus:none',
    tells: ['disturbed', 'module-gain'],
    cites: ['bw.derangement.module'],
  },
};
export const COMBATS: Readonly<Record<string, Wanted<CombatAction, BwRule, CombatScenario>>> = {
  'combat-attaque': {
    scenario: to('fatalis', 'capitaine-america', 'hulk'),
    result: 'attack',
    tells: ['renounced', 'concluded', 'wounded', 'victory-token'],
    never: ['died'],
  },
  'combat-attaque-mort': {
    scenario: { attackers: [{ sheet: 'ultron' }], target: { kind: 'unit', unit: { sheet: 'diablo', life: 1 } } },
    result: 'attack',
    tells: ['wounded', 'died'],
  },
  'combat-pouvoir-de-fatalis': {
    scenario: to('fatalis', 'capitaine-america', 'hulk'),
    result: 'attack',
    tells: ['energy-taken'],
  },
  'combat-defense': {
    scenario: to('fatalis', 'capitaine-america'),
    result: 'defence',
    tells: ['wounded', 'victory-token'],
    never: ['no-wound'],
  },
  'combat-defense-choisit': {
    scenario: to('fatalis', 'capitaine-america', 'hulk'),
    result: 'defence',
    tells: ['spent', 'wounded'],
  },
  'combat-defense-abri': {
    scenario: { attackers: [{ sheet: 'ultron', distance: 2 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
    result: 'defence',
    tells: ['no-wound'],
  },
  'combat-egalite': {
    scenario: to('fatalis', 'capitaine-america'),
    result: 'tie',
    tells: ['held'],
    never: ['wounded'],
  },
  'combat-relances': { scenario: to('ultron', 'serval', 'colossus'), result: 'attack', tells: ['rerolled'] },
  'combat-ordre-libre': {
    scenario: { ...to('fatalis', 'capitaine-america'), options: { raiseOrder: 'free' } },
    result: 'attack',
    tells: ['waited'],
  },
  'combat-tranche-exacte': {
    scenario: to('fatalis', 'hulk', 'capitaine-america'),
    result: 'attack',
    tells: ['wounded'],
    cites: ['bw.combat.tranche-exacte'],
  },
  'combat-victoire-pleine': {
    scenario: { attackers: [{ sheet: 'iron-man', victory: 2 }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } },
    result: 'attack',
    tells: ['victory-full'],
  },
  'combat-jetons-epuises': {
    scenario: {
      attackers: [{ sheet: 'capitaine-america', power: 1, reroll: 0 }],
      target: { kind: 'unit', unit: { sheet: 'fatalis', power: 1, reroll: 0 } },
    },
    result: 'defence',
    tells: ['renounced', 'concluded'],
    cites: ['bw.combat.plus-de-jeton', 'bw.combat.depense-limite'],
  },
  'combat-contre-un-cosmique': {
    scenario: {
      attackers: [{ sheet: cosmic }],
      target: { kind: 'unit', unit: { sheet: 'fatalis', power: 3 } },
      options: { cosmicRecruit: true },
    },
    result: 'attack',
    tells: ['power-void'],
  },
  'combat-module-sans-defenseur': {
    scenario: module(5),
    result: 'attack',
    tells: ['module-hit'],
    never: ['victory-token'],
  },
  'combat-module-detruit': {
    scenario: module(2, 'punisher'),
    result: 'attack',
    tells: ['defended', 'module-destroyed'],
  },
  'combat-module-defendu': { scenario: module(5, 'punisher'), result: 'defence', tells: ['defended', 'wounded'] },
};
