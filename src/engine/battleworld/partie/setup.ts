import { isBetween } from '../../kernel/faults.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { BOX, GRID_BOUNDS, MODULE_RESISTANCE, MODULES_PER_BASE, TEAM_SIZE } from '../data.ts';
import { type BwRefusal, fault, faultWith } from '../refusals.ts';
import { gaugesOf, readFighter, readOptions, rollFaults, sheetOf } from '../sheets.ts';
import { type Gauges, type Options, type Sheet, type Side, SIDES, type UnitId } from '../types.ts';
import { onGrid } from './board.ts';
import { spotFault } from './laws.ts';
import { wordTo } from './round.ts';
import type { PartieScenario, PartieState, Unit, UnitSpec } from './types.ts';

/** The last round that is counted here: the source gives no bound. */
const ROUND_MAX = 999;
const when = (wrong: boolean, ...faults: readonly BwRefusal[]): readonly BwRefusal[] => (wrong ? faults : []);
export const unitIdOf = (spec: UnitSpec): UnitId =>
  spec.id ?? (typeof spec.sheet === 'string' ? spec.sheet : spec.sheet.id);

interface Entry {
  readonly id: UnitId;
  readonly spec: UnitSpec;
  readonly sheet: Sheet;
  readonly gauges: Gauges;
}

// ── Faults that need no state: numbers, sizes, doubles
const momentFaults = (scenario: PartieScenario): readonly BwRefusal[] => {
  const { clock, round, phase, initiative, units } = scenario;
  const tossable = round === 1 && phase === 1 && units.every((unit) => unit.activated !== true);
  return [
    ...when(!isBetween(round, 1, ROUND_MAX), fault('tour-minimum', 'round', 'bw.tour.phases')),
    ...when(phase !== 1 && phase !== 2, fault('phase-inconnue', 'phase', 'bw.tour.phases')),
    ...when(clock !== null && !isBetween(clock, 1, ROUND_MAX), fault('horloge-invalide', 'clock', 'bw.but.galactus')),
    ...when(
      clock !== null && isBetween(clock, 1) && isBetween(round, 1) && clock < round,
      fault('horloge-passee', 'clock', 'bw.but.galactus'),
    ),
    ...when(
      initiative === null && !tossable,
      fault('initiative-manquante', 'initiative', 'bw.mise-en-place.initiative'),
    ),
  ];
};

const gridFaults = ({ grid }: PartieScenario): readonly BwRefusal[] =>
  (['columns', 'rows'] as const).flatMap((key) =>
    when(
      !isBetween(grid[key], GRID_BOUNDS.min, GRID_BOUNDS.max),
      fault('grille-taille', `grid.${key}`, 'bw.mise-en-place.disposition'),
    ),
  );

const teamFaults = (scenario: PartieScenario): readonly BwRefusal[] => {
  const ids = scenario.units.map(unitIdOf);
  const sheets = scenario.units.map((spec) => sheetOf(spec.sheet));
  const doubled = (i: number): boolean =>
    ids.indexOf(ids[i] ?? '') < i || sheets.findIndex((sheet) => sheet !== undefined && sheet.id === sheets[i]?.id) < i;
  const shared = (i: number): boolean =>
    sheets.some(
      (sheet, j) =>
        j < i &&
        sheet !== undefined &&
        (sheet.id === sheets[i]?.sharesCardWith || sheet.sharesCardWith === sheets[i]?.id),
    );
  return [
    ...SIDES.flatMap((side) =>
      when(
        scenario.units.filter((unit) => unit.side === side).length !== TEAM_SIZE,
        faultWith('equipe-taille', 'units', { side }, 'bw.mise-en-place.equipe'),
      ),
    ),
    ...scenario.units.flatMap((_, i) => [
      ...when(
        sheets[i] !== undefined && doubled(i),
        fault('personnage-double', `units.${i}.sheet`, 'bw.materiel.cartes-personnage'),
      ),
      ...when(
        sheets[i] !== undefined && shared(i),
        fault('carte-partagee', `units.${i}.sheet`, 'bw.materiel.cartes-personnage'),
      ),
    ]),
    ...SIDES.flatMap((side) =>
      when(
        !scenario.units.some((unit) => unit.side === side && unit.life !== 0),
        faultWith('camp-elimine', 'units', { side }, 'bw.but.victoire-extermination'),
      ),
    ),
  ];
};

const moduleFaults = (scenario: PartieScenario): readonly BwRefusal[] => {
  const { modules, grid, units } = scenario;
  const base = (side: Side): readonly BwRefusal[] => {
    const mine = modules.filter((module) => module.side === side);
    const distinct = new Set(mine.map((module) => module.kind)).size === mine.length;
    return [
      ...when(
        !isBetween(mine.length, MODULES_PER_BASE.min, MODULES_PER_BASE.max) || !distinct,
        faultWith('base-modules', 'modules', { side }, 'bw.base.modules', 'bw.mise-en-place.base'),
      ),
      ...when(
        mine.every((module) => module.resistance === 0),
        faultWith('base-detruite', 'modules', { side }, 'bw.but.victoire-base', 'bw.base.destruction'),
      ),
    ];
  };
  return [
    ...SIDES.flatMap(base),
    ...modules.flatMap((module, i) => [
      ...when(
        !isBetween(module.resistance ?? MODULE_RESISTANCE, 0, MODULE_RESISTANCE),
        fault('module-resistance', `modules.${i}.resistance`, 'bw.base.resistance'),
      ),
      ...when(
        !onGrid(grid, module.cell),
        fault('case-hors-plateau', `modules.${i}.cell`, 'bw.mise-en-place.disposition'),
      ),
      ...when(
        modules.findIndex((other) => other.cell === module.cell) < i,
        fault('case-occupee', `modules.${i}.cell`, 'bw.mise-en-place.disposition'),
      ),
      ...when(
        modules.findIndex((other) => other.id === module.id) < i || units.some((unit) => unitIdOf(unit) === module.id),
        fault('module-double', `modules.${i}.id`, 'bw.base.modules'),
      ),
    ]),
  ];
};

const cellFaults = (scenario: PartieScenario, options: Options): readonly BwRefusal[] => {
  const { units, grid, modules } = scenario;
  return units.flatMap((unit, i) => {
    if (unit.life === 0) return [];
    const about = `units.${i}.cell`;
    const hostile = modules.some(
      (module) =>
        module.cell === unit.cell && module.side !== unit.side && (module.resistance ?? MODULE_RESISTANCE) > 0,
    );
    return [
      ...when(!onGrid(grid, unit.cell), fault('case-hors-plateau', about, 'bw.deplacement.case-disponible')),
      ...when(
        units.findIndex((other) => other.life !== 0 && other.cell === unit.cell) < i,
        fault('case-occupee', about, 'bw.deplacement.case-disponible'),
      ),
      ...when(
        hostile && !options.enemyEntersModule,
        fault('case-module-adverse', about, 'bw.deplacement.case-disponible'),
      ),
    ];
  });
};

// ── From a sound scenario to a state
const unitOf = ({ spec, gauges }: Entry): Unit => ({
  ...gauges,
  cell: spec.cell,
  spot: gauges.life > 0 ? (spec.spot ?? 'center') : 'center',
  activated: spec.activated ?? false,
  flightLost: spec.flightLost ?? false,
  defended: false,
});

const begin = (scenario: PartieScenario, options: Options, entries: readonly Entry[]): PartieState => {
  const initiative = scenario.initiative ?? 'heroes';
  return {
    fixed: {
      options,
      grid: { columns: scenario.grid.columns, rows: scenario.grid.rows },
      clock: scenario.clock,
      units: entries.map(({ id }) => id),
      sheets: Object.fromEntries(entries.map(({ id, sheet }) => [id, sheet])),
      sides: Object.fromEntries(entries.map(({ id, spec }) => [id, spec.side])),
      modules: scenario.modules.map(({ id }) => id),
      moduleOf: Object.fromEntries(scenario.modules.map(({ id, side, kind, cell }) => [id, { side, kind, cell }])),
    },
    round: scenario.round,
    phase: scenario.initiative === null ? 'initiative' : scenario.phase,
    initiative,
    toMove: scenario.toMove ?? initiative,
    moving: null,
    passes: 0,
    units: Object.fromEntries(entries.map((entry) => [entry.id, unitOf(entry)])),
    modules: Object.fromEntries(scenario.modules.map(({ id, resistance }) => [id, resistance ?? MODULE_RESISTANCE])),
    combat: null,
    result: null,
  };
};

/** Dice must lie where the rules could have put them; in phase 1 only those already treated have left the centre. */
const spotFaults = (state: PartieState, scenario: PartieScenario): readonly BwRefusal[] =>
  scenario.units.flatMap((spec, i) => {
    const spot = spec.spot ?? 'center';
    if (spot === 'center' || spec.life === 0) return [];
    const about = `units.${i}.spot`;
    if (scenario.phase === 1 && spec.activated !== true)
      return [fault('de-avant-tour', about, 'bw.mise-en-place.de-au-centre', 'bw.tour.marqueur-action')];
    const found = spotFault(state, unitIdOf(spec), spot);
    return found ? [{ ...found, about }] : [];
  });

/** In phase 1, the word goes to a side that still has somebody to treat, or phase 2 opens. What follows by itself is left to play: it must be told. */
const settled = (state: PartieState): PartieState => (state.phase === 1 ? wordTo(state, state.toMove) : state);

/** The only door in: a game ready to go on from the moment that the scenario tells, or every fault found in it. */
export const setup = (scenario: PartieScenario): Result<PartieState, readonly BwRefusal[]> => {
  const { options, faults: optionFaults } = readOptions(scenario.options);
  const faults: BwRefusal[] = [
    ...optionFaults,
    ...momentFaults(scenario),
    ...gridFaults(scenario),
    ...rollFaults(scenario.rolls),
    ...teamFaults(scenario),
    ...moduleFaults(scenario),
    ...cellFaults(scenario, options),
  ];
  const entries: Entry[] = [];
  scenario.units.forEach((spec, i) => {
    const read = readFighter(spec, options, 0, `units.${i}`);
    if (read.ok) entries.push({ id: unitIdOf(spec), spec, ...read.value });
    else faults.push(...read.error);
  });
  // Dice are judged on a state, which needs every card known, each under its own name; other faults do not hide theirs.
  const drawable =
    entries.length === scenario.units.length && new Set(entries.map(({ id }) => id)).size === entries.length;
  const state = drawable ? begin(scenario, options, entries) : undefined;
  if (state) faults.push(...spotFaults(state, scenario));
  return state && faults.length === 0 ? ok(settled(state)) : err(faults);
};

/** What is legal but deserves a word: the box may lack tokens or dice (A25, A32, A36). */
export const notices = (scenario: PartieScenario): readonly BwRefusal[] => {
  const present = scenario.units.flatMap((spec) => {
    const sheet = sheetOf(spec.sheet);
    return sheet ? [{ spec, sheet, gauges: gaugesOf(spec, sheet) }] : [];
  });
  const sum = (count: (sheet: Sheet) => number): number =>
    present.reduce((total, { sheet }) => total + count(sheet), 0);
  const forcesOf = (side: Side): readonly number[] =>
    present.filter(({ spec }) => spec.side === side).map(({ sheet }) => sheet.force);
  const sizeOf = (side: Side): number => scenario.modules.filter((module) => module.side === side).length;
  return [
    ...when(
      sum((sheet) => sheet.powerIcons) > BOX.power,
      fault('boite-puissance', 'units', 'bw.materiel.jetons-puissance'),
    ),
    ...when(
      sum((sheet) => sheet.victorySlots) > BOX.victory,
      fault('boite-victoire', 'units', 'bw.materiel.jetons-bonus'),
    ),
    ...SIDES.flatMap((side) =>
      when(
        new Set(forcesOf(side)).size < forcesOf(side).length,
        faultWith(
          'forces-egales',
          'units',
          { side },
          side === 'heroes' ? 'bw.materiel.des-bleus' : 'bw.materiel.des-rouges',
        ),
      ),
    ),
    ...when(
      forcesOf('villains').includes(12),
      faultWith('force-12-rouge', 'units', { side: 'villains' }, 'bw.materiel.des-rouges'),
    ),
    ...when(sizeOf('heroes') !== sizeOf('villains'), fault('bases-inegales', 'modules', 'bw.base.modules')),
  ];
};
