// The only door in: one epic combat, about to begin, or every fault of its scenario.
import type { Seat } from '../../kernel/game.ts';
import { err, ok, type Result, some } from '../../kernel/result.ts';
import { EXAMPLE_EPIC_DIE, EXAMPLE_WILD_DIE, LIMITS, STARTING_DECK } from '../constants.ts';
import { epicCardOf } from '../data-epic.ts';
import type { FoeRefusal } from '../faults.ts';
import { heroCardOf } from '../heroes.ts';
import { readOptions } from '../options.ts';
import { fields, flag, list, number, one, shaped, text } from '../shape.ts';
import {
  CLASHES,
  DECK,
  DICE,
  EPIC_CARD,
  EPIC_DIE,
  GEAR,
  GOODS,
  HEAD,
  HEAD_MAY,
  HERO,
  NAME,
  NEAR,
  PLAYABLES,
  REFS,
  SOLO_EFFECTS,
} from '../shapes.ts';
import { COMBAT_CARDS, type HeroCard, type Options } from '../types.ts';
import { EMPTY_GRID, NO_CARDS, NO_TOTALS } from './board.ts';
import type { SoloSpec, SoloState } from './solo-types.ts';
import type { CombatFixed, CombatState, SideFixed, SideState, Variant } from './types.ts';
import type { CombatScenario, FighterSpec } from './scenario-types.ts';
import { faultsIn } from './setup-faults.ts';

interface SetupOptions {
  readonly variant?: Variant;
  /** Who decides for the active team, for the other, for a third: 0, 1, 2 unless told. */
  readonly seats?: readonly Seat[];
  /** The solo fight's cards, completed: a mode that plays without them leaves this out. */
  readonly solo?: (given: CombatScenario['solo']) => SoloSpec;
  /** A mount of a skirmish: beating it gives no PV. */
  readonly mount?: boolean;
}

// ── The state
const sideFixed = (spec: FighterSpec, hero: HeroCard, quota: number): SideFixed => ({
  name: hero.name,
  team: '',
  hero,
  enemy: null,
  healthMax: hero.health,
  spirit: hero.spirit,
  initiative: hero.initiative,
  quota,
  friends: spec.friends ?? 0,
  gear: spec.gear ?? [],
  spells: spec.spells ?? [],
  consumables: spec.consumables ?? [],
  goods: spec.goods ?? [],
  refuges: spec.refuges ?? [],
  base: spec.base ?? 'sa base',
  deck: spec.deck ?? STARTING_DECK,
});
const ENEMY: Omit<SideFixed, 'name' | 'enemy' | 'healthMax' | 'initiative'> = {
  team: '',
  hero: null,
  spirit: 0,
  quota: 0,
  friends: 0,
  gear: [],
  spells: [],
  consumables: [],
  goods: [],
  refuges: [],
  base: '',
  deck: NO_CARDS,
};
const sideState = (fixed: SideFixed, health: number, spec: FighterSpec | undefined): SideState => ({
  health,
  weapon: null,
  pile: fixed.deck,
  discard: NO_CARDS,
  temporary: NO_CARDS,
  grid: EMPTY_GRID,
  beside: 0,
  held: [],
  tool: false,
  placed: 0,
  last: null,
  focused: 0,
  out: false,
  soldiers: spec?.soldiers ?? 0,
  given: NO_TOTALS,
  gave: false,
  extras: [],
  passed: false,
  dealt: 0,
  eternium: spec?.eternium ?? 0,
  spells: fixed.spells.map(({ id }) => id),
  consumables: fixed.consumables.map(({ id }) => id),
  goods: fixed.goods.map(({ id }) => id),
});
/** Cards that the attacked side may lay: one more for each friend there, with « plus fort ensemble » (A50). */
const quotaOf = (options: Options, spec: FighterSpec, attacked: boolean): number =>
  LIMITS.laid + (attacked && options.plusFortEnsemble ? (spec.friends ?? 0) : 0);
export const roundsOf = (
  { column, final = false }: Pick<CombatScenario, 'column' | 'final'>,
  options: Options,
): CombatFixed['rounds'] => (final || (column === 'heros' && options.combatPlusRapide) ? 1 : LIMITS.rounds);
/** A solo enemy plays no card, and pays nothing. */
const soloSide = (side: SideFixed): SideFixed => ({
  ...side,
  quota: 0,
  deck: NO_CARDS,
  spells: [],
  consumables: [],
  goods: [],
});

/** The two sides: the active hero, and whom that hero meets. */
const sidesOf = (
  { column, active, defender, enemy }: CombatScenario,
  options: Options,
): readonly [SideFixed, SideFixed] => {
  const mine = sideFixed(active, heroCardOf(active.hero) as HeroCard, quotaOf(options, active, false));
  const card = enemy === undefined ? undefined : epicCardOf(enemy.card);
  if (card !== undefined)
    return [mine, { ...ENEMY, name: card.name, enemy: card, healthMax: card.health, initiative: card.initiative }];
  const spec = defender as FighterSpec;
  const theirs = sideFixed(spec, heroCardOf(spec.hero) as HeroCard, quotaOf(options, spec, true));
  return [mine, column === 'solo' ? soloSide(theirs) : theirs];
};
const fixedOf = (
  scenario: CombatScenario,
  options: Options,
  { variant = 'cartes', seats = [0, 1, 2], solo, mount = false }: SetupOptions,
): CombatFixed => {
  const { column, place, bystander, final = false } = scenario;
  const whos = (column === 'heros' ? 2 : 1) + (bystander === undefined ? 0 : 1);
  return {
    options,
    variant,
    column,
    final,
    first: scenario.first ?? false,
    mount,
    rounds: roundsOf(scenario, options),
    sides: sidesOf(scenario, options),
    seats: seats.slice(0, whos),
    bystander: bystander ?? null,
    place: { name: place?.name ?? 'le lieu du combat', kind: place?.kind ?? 'avant-poste', near: place?.near ?? [] },
    epicDie: scenario.epicDie ?? EXAMPLE_EPIC_DIE,
    dice: scenario.dice ?? EXAMPLE_WILD_DIE,
    solo: solo === undefined ? null : solo(scenario.solo),
  };
};
/** Before the first clash card. */
const soloState = ({ spent = [] }: SoloSpec): SoloState => ({
  clash: null,
  seen: [],
  deck: null,
  effects: [],
  due: 0,
  spent,
  symbols: { told: 0, applied: 0 },
});
const build = (scenario: CombatScenario, options: Options, how: SetupOptions): CombatState => {
  const { column, active, defender, enemy, bystander } = scenario;
  const fixed = fixedOf(scenario, options, how);
  const [mine, theirs] = fixed.sides;
  return {
    fixed,
    phase: 'weapon',
    round: 1,
    turn: 0,
    sides: [
      sideState(mine, active.health ?? mine.healthMax, active),
      sideState(theirs, (defender ?? enemy)?.health ?? theirs.healthMax, defender),
    ],
    third: { spells: (bystander?.spells ?? []).map(({ id }) => id), passed: false },
    die: { thrown: 0, surge: false },
    kept: false,
    pending: [],
    first: null,
    attacks: 0,
    due: 0,
    paying: null,
    dice: null,
    excess: [NO_TOTALS, NO_TOTALS],
    solo: fixed.solo === null || column !== 'solo' ? null : soloState(fixed.solo),
    outcome: null,
  };
};
/** One epic combat, before phase 1; or every fault of a scenario that has its shape: what a game that holds combats makes itself. */
export const ready = (scenario: CombatScenario, how: SetupOptions = {}): Result<CombatState, readonly FoeRefusal[]> => {
  const { options, wrong } = readOptions(scenario.options);
  const faults = faultsIn(scenario, wrong);
  return faults.length > 0 ? err(some(faults)) : ok(build(scenario, options, how));
};

// ── The shape
const FIGHTER = fields(
  { hero: HERO },
  {
    health: number,
    deck: DECK,
    soldiers: number,
    friends: number,
    eternium: number,
    spells: PLAYABLES,
    consumables: PLAYABLES,
    goods: GOODS,
    gear: GEAR,
    refuges: REFS,
    base: NAME,
  },
);
export const COMBAT_SHAPE = fields(
  { ...HEAD, column: one(['heros', 'creature', 'boss', 'solo']), active: FIGHTER },
  {
    ...HEAD_MAY,
    defender: FIGHTER,
    enemy: fields({ card: EPIC_CARD }, { health: number }),
    place: fields({ name: NAME, kind: one(['avant-poste', 'contree']) }, { near: NEAR }),
    bystander: fields({ name: NAME, spells: PLAYABLES }),
    epicDie: EPIC_DIE,
    dice: DICE,
    solo: fields({}, { level: text(20), clashes: CLASHES, effects: SOLO_EFFECTS, dice: DICE, extra: number }),
    first: flag,
    final: flag,
    draws: list(list(one(COMBAT_CARDS), 42), 2, 2),
  },
);
/** The door: whatever is handed over, a combat or every fault of it. */
export const setup = shaped(COMBAT_SHAPE, ready);
