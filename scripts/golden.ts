// Golden games of tests/golden/: `node scripts/golden.ts`, on purpose, after a change of sentences or of citations that is meant.
// Games already there are played again, action by action, and written as the engine tells them today; a game that is missing, or that no longer plays or
// ends its way, is looked for among seeded games, the shortest first. `--search` looks for all of them anew. Read the difference before committing it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { combat } from '../src/engine/battleworld/combat/index.ts';
import type { CombatScenario } from '../src/engine/battleworld/combat/types.ts';
import { partie } from '../src/engine/battleworld/partie/index.ts';
import type { PartieScenario, UnitSpec } from '../src/engine/battleworld/partie/types.ts';
import { P1, P1_MODULES, P1_UNITS, placed, SCENARIOS } from '../src/engine/battleworld/scenarios.ts';
import type { Sheet } from '../src/engine/battleworld/types.ts';
import type { Game } from '../src/engine/kernel/game.ts';
import { play, seeded } from '../src/engine/kernel/play.ts';
import { parseReplay, recordReplay, type Replay } from '../src/engine/kernel/replay.ts';
import type { Cite } from '../src/engine/kernel/rules.ts';
import { GOLDEN_MODES, WANTED, whatIsWrong } from '../tests/golden/golden.ts';

const folder = new URL('../tests/golden/', import.meta.url);
const SEEDS = 400;

const to = (target: string, ...attackers: readonly string[]): CombatScenario => ({ attackers: attackers.map((sheet) => ({ sheet })), target: { kind: 'unit', unit: { sheet: target } } });
const module = (resistance: number, ...defenders: readonly string[]): CombatScenario => ({ attackers: [{ sheet: 'hulk' }], target: { kind: 'module', module: 'c7', moduleKind: 'double-defence', resistance, defenders: defenders.map((sheet) => ({ sheet, doubled: true })) } });
const siege = SCENARIOS.find(({ id }) => id === 'le-siege-des-x-men')?.scenario ?? P1;
/** Two teams at the end of their strength, face to face. */
const exhausted = (weak: 'heroes' | 'villains'): PartieScenario => {
  const cells: Readonly<Record<string, string>> = { hulk: 'c4', 'capitaine-america': 'b4', fatalis: 'c5', ultron: 'b5' };
  const units = P1_UNITS.map((unit): UnitSpec => {
    const cell = cells[String(unit.sheet)];
    return cell === undefined ? { ...unit, life: 0 } : { ...unit, cell, power: 1, reroll: 0, activated: true, spot: 'attack', life: unit.side === weak ? 1 : 4 };
  });
  return { ...P1, name: weak === 'heroes' ? 'Les derniers Héros' : 'Les derniers Vilains', clock: 3, phase: 2, initiative: weak === 'heroes' ? 'villains' : 'heroes', units };
};
const breach: PartieScenario = {
  ...P1,
  name: 'La base des Héros vacille',
  clock: 3,
  phase: 2,
  initiative: 'villains',
  units: placed(P1_UNITS, { ultron: { cell: 'c3', spot: 'attack', activated: true }, fatalis: { cell: 'b3', spot: 'attack', activated: true }, magneto: { cell: 'd3', spot: 'attack', activated: true } }).map((unit) => ({ activated: true, ...unit })),
  modules: P1_MODULES.map((one) => (one.side === 'heroes' ? { ...one, resistance: one.kind === 'double-defence' ? 2 : 0 } : one)),
};
const lastRound: PartieScenario = { ...P1, name: 'Deux tours avant Galactus', clock: 2, units: placed(P1_UNITS, { thor: { life: 0 }, hulk: { life: 0 }, punisher: { life: 0 }, magneto: { life: 0 } }) };

/** Everybody has lost something, both bases too: there is a reason for every action. */
const worn: PartieScenario = {
  ...P1,
  name: 'Lendemain de bataille',
  clock: 4,
  units: P1_UNITS.map((unit): UnitSpec => ({ ...unit, life: 3, power: 1, reroll: 0, cell: `${unit.cell.charAt(0)}${unit.side === 'heroes' ? 2 : 5}` })),
  modules: P1_MODULES.map((one) => ({ ...one, cell: one.side === 'heroes' ? one.cell : `${one.cell.charAt(0)}6`, resistance: 3 })),
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
const cosmic: Sheet = { id: 'cosmique', name: 'Un cosmique d’exemple', faction: 'Cosmiques', cosmic: true, metal: false, maxLife: 8, powerIcons: 2, rerollIcons: 1, force: 12, strike: 3, victorySlots: 2, startVictory: 0, attack: 'melee', flying: false };

/** Where to look for each golden game. */
const PARTIES: Readonly<Record<string, PartieScenario>> = {
  'partie-extermination-heros': exhausted('villains'),
  'partie-extermination-vilains': exhausted('heroes'),
  'partie-base-heros': siege,
  'partie-base-vilains': breach,
  'partie-galactus': lastRound,
  'partie-entiere': worn,
  'partie-derangements': besieged,
  'partie-modules': onIcons,
};
const COMBATS: Readonly<Record<string, CombatScenario>> = {
  'combat-attaque': to('fatalis', 'capitaine-america', 'hulk'),
  'combat-attaque-mort': { attackers: [{ sheet: 'ultron' }], target: { kind: 'unit', unit: { sheet: 'diablo', life: 1 } } },
  'combat-pouvoir-de-fatalis': to('fatalis', 'capitaine-america', 'hulk'),
  'combat-defense': to('fatalis', 'capitaine-america'),
  'combat-defense-choisit': to('fatalis', 'capitaine-america', 'hulk'),
  'combat-defense-abri': { attackers: [{ sheet: 'ultron', distance: 2 }], target: { kind: 'unit', unit: { sheet: 'hulk' } } },
  'combat-egalite': to('fatalis', 'capitaine-america'),
  'combat-relances': to('ultron', 'serval', 'colossus'),
  'combat-ordre-libre': { ...to('fatalis', 'capitaine-america'), options: { raiseOrder: 'free' } },
  'combat-tranche-exacte': to('fatalis', 'hulk', 'capitaine-america'),
  'combat-victoire-pleine': { attackers: [{ sheet: 'iron-man', victory: 2 }], target: { kind: 'unit', unit: { sheet: 'fatalis' } } },
  'combat-jetons-epuises': { attackers: [{ sheet: 'capitaine-america', power: 1, reroll: 0 }], target: { kind: 'unit', unit: { sheet: 'fatalis', power: 1, reroll: 0 } } },
  'combat-contre-un-cosmique': { attackers: [{ sheet: cosmic }], target: { kind: 'unit', unit: { sheet: 'fatalis', power: 3 } }, options: { cosmicRecruit: true } },
  'combat-module-sans-defenseur': module(5),
  'combat-module-detruit': module(2, 'punisher'),
  'combat-module-defendu': module(5, 'punisher'),
};

const fits = (name: string, replay: Replay): boolean => {
  try {
    return whatIsWrong(name, replay) === undefined;
  } catch {
    return false;
  }
};

/** The shortest seeded game that fits. */
const search = <S, A, E extends Cite<R>, R extends string, P>(name: string, game: Game<S, A, E, R, P>, scenario: P): Replay => {
  let best: Replay | undefined;
  const start = game.setup(scenario);
  if (!start.ok) throw new Error(`${name}: ${JSON.stringify(start.error)}`);
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const { line } = play(game, start.value, seeded(seed));
    if (best !== undefined && line.moves.length >= best.actions.length) continue;
    const replay = recordReplay(game, scenario, line);
    if (fits(name, replay)) best = replay;
  }
  if (best === undefined) throw new Error(`${name}: no such game among ${SEEDS} seeds`);
  return best;
};

const kept = (name: string): Replay | undefined => {
  const file = new URL(`${name}.replay`, folder);
  if (process.argv.includes('--search') || !existsSync(file)) return undefined;
  const read = parseReplay(readFileSync(file, 'utf8'));
  return read.ok && fits(name, read.value) ? read.value : undefined;
};

for (const name of Object.keys(WANTED)) {
  const [fight, whole] = [COMBATS[name], PARTIES[name]];
  const found = kept(name);
  const replay = found ?? (fight ? search(name, combat, fight) : whole ? search(name, partie, whole) : undefined);
  const written = replay && GOLDEN_MODES[replay.mode]?.rewrite(replay);
  if (replay === undefined || written === undefined) throw new Error(`${name}: no scenario to look in`);
  writeFileSync(new URL(`${name}.replay`, folder), written.replay);
  writeFileSync(new URL(`${name}.log`, folder), written.log);
  console.log(`${found ? 'kept ' : 'found'}  ${name}: ${replay.actions.length} actions`);
}
