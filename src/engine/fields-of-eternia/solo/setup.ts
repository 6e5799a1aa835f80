// The only door in: a solo game about to begin, or under way; or every fault of its scenario.
import type { Seat } from '../../kernel/game.ts';
import { err, ok, type Result, some } from '../../kernel/result.ts';
import { deckFaults, heroFaults } from '../combat/setup.ts';
import type { SoloSpec } from '../combat/types.ts';
import { LIMITS, SOLDIERS, STARTING_DECK } from '../constants.ts';
import { epicOf } from '../data-epic.ts';
import { faultsOf, type FoeRefusal } from '../faults.ts';
import { heroOf } from '../heroes.ts';
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
import { type EpicCard, type HeroCard, LEVELS } from '../types.ts';
import { completed, soloFaults } from './combat.ts';
import { beginning } from './fight.ts';
import { LEVEL_RULES, type LevelRules, RHYTHMS } from './levels.ts';
import { SOLO_REFUSALS } from './refusals.ts';
import {
  type OutpostSpec,
  HOLDERS,
  type SoloEnemySpec,
  type SoloFixed,
  type SoloHeroSpec,
  type SoloScenario,
  type SoloState,
} from './types.ts';

const { fault, faultWith } = faultsOf(SOLO_REFUSALS);
const MOST = { rounds: 20, outposts: 12, enemies: 9 } as const;
const natural = (n: number | undefined, most = 999): boolean =>
  n === undefined || (Number.isInteger(n) && n >= 0 && n <= most);
const heroCard = (hero: HeroCard | string): HeroCard | undefined => (typeof hero === 'string' ? heroOf(hero) : hero);
const epicCard = (card: EpicCard | string): EpicCard | undefined => (typeof card === 'string' ? epicOf(card) : card);

// ── Faults
const woundFault = (damage: number | undefined, health: number, about: string): readonly FoeRefusal[] =>
  natural(damage) && (damage ?? 0) < health ? [] : [fault('solo-blessures', about, 'foe.vaincu.seuil')];
const heroSpecFaults = (
  { hero, damage, defeats, player, spells = [], consumables = [], goods = [] }: SoloHeroSpec,
  i: number,
  players: number,
): readonly FoeRefusal[] => {
  const ids = [...spells, ...consumables, ...goods].map(({ id }) => id);
  const card = heroCard(hero);
  if (card === undefined) return [fault('solo-heros-inconnu', `heroes.${i}.hero`, 'foe.mise-en-place.carte-heros')];
  return [
    ...(typeof hero === 'string' ? [] : heroFaults(card, `heroes.${i}.hero`)),
    ...woundFault(damage, card.health, `heroes.${i}.damage`),
    ...(natural(defeats) ? [] : [fault('solo-valeur', `heroes.${i}.defeats`, 'foe.solo.vaincus')]),
    ...(new Set(ids).size === ids.length && spells.length <= LIMITS.spells
      ? []
      : [fault('solo-cartes', `heroes.${i}`, 'foe.soutien.deux-sorts')]),
    ...(natural(player, players - 1) ? [] : [fault('solo-joueur-inconnu', `heroes.${i}.player`, 'foe.solo.joueurs')]),
  ];
};
const enemyFaults = (spec: SoloEnemySpec, i: number): readonly FoeRefusal[] => {
  const card = 'hero' in spec ? heroCard(spec.hero) : epicCard(spec.card);
  if (card === undefined)
    return [
      'hero' in spec
        ? fault('solo-heros-inconnu', `enemies.${i}`, 'foe.mise-en-place.carte-heros')
        : fault('solo-ennemi-inconnu', `enemies.${i}`, 'foe.quete.carte-creature-epique'),
    ];
  return [
    ...('hero' in spec && typeof spec.hero !== 'string' ? heroFaults(spec.hero, `enemies.${i}.hero`) : []),
    ...woundFault(spec.damage, card.health, `enemies.${i}.damage`),
  ];
};
const outpostFaults = ({ held = 'ennemi', soldiers }: OutpostSpec, i: number): readonly FoeRefusal[] =>
  natural(soldiers, LIMITS.soldiers) && HOLDERS.includes(held) && (held === 'ennemi' || (soldiers ?? 0) === 0)
    ? []
    : [fault('solo-soldats', `outposts.${i}`, 'foe.plateau.trois-soldats')];
const customFaults = (custom: Partial<LevelRules>): readonly FoeRefusal[] => {
  const { skulls, flee, effects, rhythm, eternium, gift, freeFlight, pays, replaces } = custom;
  const right =
    (skulls === undefined || [1, 2, 3, 4].includes(skulls)) &&
    natural(flee, 20) &&
    natural(effects, 9) &&
    (rhythm === undefined || RHYTHMS.includes(rhythm)) &&
    natural(eternium?.hero, 99) &&
    natural(eternium?.team, 99);
  const flags = [gift, freeFlight, pays, replaces].every((one) => one === undefined || typeof one === 'boolean');
  const names = Object.keys(custom).every((key) => Object.hasOwn(LEVEL_RULES.debutant, key));
  return right && flags && names ? [] : [fault('solo-regle', 'custom', 'foe.solo.difficulte')];
};
const sheetFaults = (
  {
    players = [''],
    heroes,
    enemies = [],
    outposts = [],
    track,
    round = 0,
    eternium,
    pv,
    figures = SOLDIERS,
    custom,
    deck,
  }: SoloScenario,
  personal: boolean,
): readonly FoeRefusal[] => {
  const names = heroes.map(({ hero }) => (typeof hero === 'string' ? hero : hero.id));
  const placed = outposts.reduce((sum, { held = 'ennemi', soldiers = held === 'ennemi' ? 1 : 0 }) => sum + soldiers, 0);
  return [
    ...(players.length >= 1 && players.length <= LIMITS.coop
      ? []
      : [fault('solo-joueurs', 'players', 'foe.solo.joueurs')]),
    ...(heroes.length >= 1 && heroes.length <= LIMITS.heroes
      ? []
      : [fault('solo-heros', 'heroes', 'foe.solo.joueurs', 'foe.mise-en-place.trois-heros')]),
    ...(new Set(names).size === names.length
      ? []
      : [fault('solo-heros-double', 'heroes', 'foe.mise-en-place.trois-heros')]),
    ...heroes.flatMap((spec, i) => heroSpecFaults(spec, i, players.length)),
    ...(enemies.length <= MOST.enemies ? [] : [fault('solo-ennemis', 'enemies', 'foe.solo.scenario')]),
    ...enemies.flatMap(enemyFaults),
    ...(outposts.length <= MOST.outposts ? [] : [fault('solo-avant-postes', 'outposts', 'foe.solo.scenario')]),
    ...outposts.flatMap(outpostFaults),
    ...(natural(figures, 99) && placed <= figures
      ? []
      : [fault('solo-total-figurines', 'figures', 'foe.soldats.renforcer')]),
    ...(track.length >= 1 && track.length <= MOST.rounds ? [] : [fault('solo-compteur', 'track', 'foe.solo.fin')]),
    ...(natural(round, Math.max(0, track.length - 1)) ? [] : [fault('solo-compteur', 'round', 'foe.solo.fin')]),
    ...Object.entries({ eternium, pv }).flatMap(([key, value]) =>
      natural(value) ? [] : [fault('solo-valeur', key, 'foe.solo.score-total')],
    ),
    ...(custom === undefined
      ? []
      : personal
        ? customFaults(custom)
        : [fault('solo-personnalise', 'custom', 'foe.solo.difficulte')]),
    ...deckFaults(deck, 'deck'),
  ];
};
const faultsIn = (scenario: SoloScenario): readonly FoeRefusal[] => {
  const { options, wrong } = readOptions(scenario.options);
  if (!LEVELS.includes(scenario.level)) return [fault('solo-niveau', 'level', 'foe.solo.difficulte')];
  const rules = rulesOf(scenario);
  const heroes = (scenario.enemies ?? [])
    .flatMap((spec) => ('hero' in spec ? [heroCard(spec.hero)] : []))
    .filter((card) => card !== undefined);
  return [
    ...wrong.map((key) => faultWith('solo-option', `options.${key}`, { reglage: key }, 'foe.solo.priorite')),
    ...sheetFaults(scenario, options.difficultePersonnalisee),
    ...soloFaults(givenSpec(scenario, rules), heroes, scenario.dice),
  ];
};

// ── The state
const rulesOf = ({ level, custom }: SoloScenario): LevelRules => ({ ...LEVEL_RULES[level], ...custom });
/** The cards of the fights; what flight costs depends on whom one fights. */
const givenSpec = ({ level, clashes, effects }: SoloScenario, rules: LevelRules): Partial<SoloSpec> => ({
  level,
  ...(clashes === undefined ? {} : { clashes }),
  ...(effects === undefined ? {} : { effects }),
  pays: rules.pays,
  skulls: rules.skulls,
  extra: rules.effects - LEVEL_RULES[level].effects,
});
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
      card: heroCard(hero) as HeroCard,
      player: (player ?? i % players.length) as Seat,
      gear,
      spells,
      consumables,
      goods,
    })),
    enemies: enemies.map((spec) =>
      'hero' in spec
        ? { hero: heroCard(spec.hero) as HeroCard, card: null }
        : { hero: null, card: epicCard(spec.card) as EpicCard },
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
