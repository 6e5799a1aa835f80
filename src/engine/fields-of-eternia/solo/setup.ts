// The only door in: a solo game about to begin, or under way; or every fault of its scenario.
import type { Seat } from '../../kernel/game.ts';
import { err, ok, type Result, some } from '../../kernel/result.ts';
import { SOLDIERS, STARTING_DECK } from '../constants.ts';
import { epicCardOf } from '../data-epic.ts';
import type { FoeRefusal } from '../faults.ts';
import { heroCardOf } from '../heroes.ts';
import { readOptions } from '../options.ts';
import { fields, flag, list, number, type Shape, shaped, text } from '../shape.ts';
import {
  CLASHES,
  DECK,
  DICE,
  EPIC_CARD,
  GEAR,
  GOODS,
  HEAD,
  HEAD_MAY,
  HERO,
  NAME,
  NEAR,
  PLAYABLES,
  SOLO_EFFECTS,
} from '../shapes.ts';
import type { EpicCard, HeroCard } from '../types.ts';
import { completed } from './combat.ts';
import { beginning } from './fight.ts';
import type { SoloFixed, SoloScenario, SoloState } from './types.ts';
import { faultsIn } from './setup-faults.ts';
import { givenSpec, rulesOf } from './setup-read.ts';

const FREE_ZONE = { id: 'adjacente', name: 'une zone adjacente libre', kind: 'contree' } as const;
const fixedOf = (scenario: SoloScenario): SoloFixed => {
  const {
    level,
    players = ['Vous'],
    heroes,
    enemies = [],
    outposts = [],
    track,
    objective = '',
    figures = SOLDIERS,
    deck = STARTING_DECK,
    base = 'votre base',
    near = [FREE_ZONE],
    dice,
  } = scenario;
  const rules = rulesOf(scenario);
  return {
    options: readOptions(scenario.options).options,
    level,
    rules,
    players,
    heroes: heroes.map(({ hero, player, gear = [], spells = [], consumables = [], goods = [] }, i) => ({
      card: heroCardOf(hero) as HeroCard,
      player: (player ?? i % players.length) as Seat,
      gear,
      spells,
      consumables,
      goods,
    })),
    enemies: enemies.map((spec) =>
      'hero' in spec
        ? { hero: heroCardOf(spec.hero) as HeroCard, card: null }
        : { hero: null, card: epicCardOf(spec.card) as EpicCard },
    ),
    outposts: outposts.map(({ name, held = 'ennemi', enemyFirst = held === 'ennemi' }) => ({ name, enemyFirst })),
    track,
    objective,
    figures,
    deck,
    base,
    near,
    spec: completed(givenSpec(scenario, rules), dice),
  };
};
const build = (scenario: SoloScenario): SoloState => {
  const { heroes, enemies = [], outposts = [], round = 0, begun = false, pv = 0 } = scenario;
  const fixed = fixedOf(scenario);
  const { hero, team } = fixed.rules.eternium;
  const placed = outposts.map(({ held = 'ennemi', soldiers = held === 'ennemi' ? 1 : 0 }) => ({ held, soldiers }));
  return {
    fixed,
    stage: begun ? 'table' : 'mise-en-place',
    round,
    turns: 0,
    pv,
    eternium: scenario.eternium ?? heroes.length * hero + team,
    debt: 0,
    heroes: heroes.map(({ damage = 0, defeats = 0, spells = [], consumables = [], goods = [] }) => ({
      damage,
      defeats,
      spells: spells.map(({ id }) => id),
      consumables: consumables.map(({ id }) => id),
      goods: goods.map(({ id }) => id),
    })),
    enemies: enemies.map(({ damage = 0 }) => ({ damage, gone: false })),
    outposts: placed,
    reserve: fixed.figures - placed.reduce((sum, { soldiers }) => sum + soldiers, 0),
    spent: [],
    owed: [],
    after: null,
    paying: null,
    fight: null,
    combat: null,
    score: null,
    success: false,
  };
};
/** A sheet, or every fault of a scenario that has its shape. */
const ready = (scenario: SoloScenario): Result<SoloState, readonly FoeRefusal[]> => {
  const faults = faultsIn(scenario);
  if (faults.length > 0) return err(some(faults));
  const state = build(scenario);
  const [first] = state.fixed.enemies
    .map((_, enemy) => beginning(state, { hero: 0, enemy, soldiers: 0 }))
    .filter((start) => !start.ok); // the cards of the enemies, the zones
  return first === undefined || first.ok ? ok(state) : first;
};
const CUSTOM = fields(
  {},
  {
    skulls: number,
    eternium: fields({ hero: number, team: number }),
    gift: flag,
    flee: number,
    freeFlight: flag,
    pays: flag,
    replaces: flag,
    rhythm: text(20),
    effects: number,
  },
);
const SOLO_HERO = fields(
  { hero: HERO },
  {
    damage: number,
    defeats: number,
    player: number,
    gear: GEAR,
    spells: PLAYABLES,
    consumables: PLAYABLES,
    goods: GOODS,
  },
);
const ENEMY_HERO = fields({ hero: HERO }, { damage: number });
const ENEMY_CARD = fields({ card: EPIC_CARD }, { damage: number });
const ENEMY: Shape = (value, about) =>
  (typeof value === 'object' && value !== null && 'hero' in value ? ENEMY_HERO : ENEMY_CARD)(value, about);
const SHAPE = fields(
  { ...HEAD, level: text(20), heroes: list(SOLO_HERO, 6), track: list(fields({ day: flag }), 60) },
  {
    ...HEAD_MAY,
    custom: CUSTOM,
    players: list(NAME, 12),
    enemies: list(ENEMY, 30),
    outposts: list(fields({ name: NAME }, { held: text(20), soldiers: number, enemyFirst: flag }), 60),
    round: number,
    begun: flag,
    objective: text(1000),
    eternium: number,
    pv: number,
    figures: number,
    deck: DECK,
    base: NAME,
    near: NEAR,
    clashes: CLASHES,
    effects: SOLO_EFFECTS,
    dice: DICE,
  },
);
/** The door: whatever is handed over, a sheet or every fault of it. */
export const setup = shaped(SHAPE, ready);
