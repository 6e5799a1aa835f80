// Every fault of a solo sheet: its heroes, its enemies, its outposts, its level.
import { deckFaults, heroFaults } from '../combat/setup-faults.ts';
import { LIMITS, SOLDIERS } from '../constants.ts';
import { epicCardOf } from '../data-epic.ts';
import { faultsOf } from '../../kernel/faults.ts';
import type { FoeRefusal } from '../faults.ts';
import type { FoeRule } from '../rules.ts';
import { heroCardOf } from '../heroes.ts';
import { readOptions } from '../options.ts';
import { LEVELS } from '../types.ts';
import { soloFaults } from './combat.ts';
import { LEVEL_RULES, type LevelRules, RHYTHMS } from './levels.ts';
import { type SOLO_REFUSALS } from './refusals.ts';
import { givenSpec, rulesOf } from './setup-read.ts';
import { HOLDERS, type OutpostSpec, type SoloEnemySpec, type SoloHeroSpec, type SoloScenario } from './types.ts';

const { fault, faultWith } = faultsOf<FoeRule, typeof SOLO_REFUSALS>();
const MOST = { rounds: 20, outposts: 12, enemies: 9 } as const;
const natural = (n: number | undefined, most = 999): boolean =>
  n === undefined || (Number.isInteger(n) && n >= 0 && n <= most);

const woundFault = (damage: number | undefined, health: number, about: string): readonly FoeRefusal[] =>
  natural(damage) && (damage ?? 0) < health ? [] : [fault('solo-blessures', about, 'foe.vaincu.seuil')];
const heroSpecFaults = (
  { hero, damage, defeats, player, spells = [], consumables = [], goods = [] }: SoloHeroSpec,
  i: number,
  players: number,
): readonly FoeRefusal[] => {
  const ids = [...spells, ...consumables, ...goods].map(({ id }) => id);
  const card = heroCardOf(hero);
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
  const card = 'hero' in spec ? heroCardOf(spec.hero) : epicCardOf(spec.card);
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
export const faultsIn = (scenario: SoloScenario): readonly FoeRefusal[] => {
  const { options, wrong } = readOptions(scenario.options);
  if (!LEVELS.includes(scenario.level)) return [fault('solo-niveau', 'level', 'foe.solo.difficulte')];
  const rules = rulesOf(scenario);
  const heroes = (scenario.enemies ?? [])
    .flatMap((spec) => ('hero' in spec ? [heroCardOf(spec.hero)] : []))
    .filter((card) => card !== undefined);
  return [
    ...wrong.map((key) => faultWith('solo-option', `options.${key}`, { reglage: key }, 'foe.solo.priorite')),
    ...sheetFaults(scenario, options.difficultePersonnalisee),
    ...soloFaults(givenSpec(scenario, rules), heroes, scenario.dice),
  ];
};
