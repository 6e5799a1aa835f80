// Combats in the wilds drawn for exercises, and what stands on their table, as facts.
import type { Rng } from '../../kernel/rng.ts';
import { leaning } from '../../kernel/weigh.ts';
import { contreesSauvages } from '../contrees-sauvages/index.ts';
import type { WildAction, WildScenario, WildState } from '../contrees-sauvages/types.ts';
import { EXAMPLE_ALLIES, EXAMPLE_CREATURES } from '../data-wilds.ts';
import { EXAMPLE_HEROES } from '../heroes.ts';
import { between, momentOf, pick, rarely, until } from './kit.ts';

const MODE = 'contrees-sauvages';
/** Whose end is asked before the blows: no figure is then worked out. */
export type AskedBlows = 'hero' | 'enemy' | 'both';
export const ENEMIES = [...EXAMPLE_CREATURES, ...EXAMPLE_ALLIES];
const wildOf = (random: Rng, enemies = ENEMIES): WildScenario => {
  const hero = pick(random, EXAMPLE_HEROES);
  // An ally is met as an enemy by the other faction only.
  const enemy = pick(
    random,
    enemies.filter(({ faction }) => faction !== hero.faction),
  );
  const gear = rarely(random, 2) ? [{ name: 'Talisman de pierre', value: 1 }] : [];
  return {
    name: `Exercice : ${hero.name} contre ${enemy.name}`,
    note: 'Position tirée au hasard. Fiches, cartes et faces du dé sont des exemples : le livret ne les donne pas.',
    enemy: enemy.id,
    hero: {
      name: hero.name,
      faction: hero.faction,
      body: hero.body,
      health: between(random, 1, hero.health),
      healthMax: hero.health,
      eternium: random.below(5),
      gear,
    },
  };
};
const atRandom = (random: Rng) => leaning<WildAction>(random.next(), ({ type }) => (type === 'wild-stop' ? 2 : 1));
/** A combat played at random up to a moment. */
export const moment = (random: Rng, stop: (state: WildState) => boolean, enemies = ENEMIES) => {
  const scenario = wildOf(random, enemies);
  const { state, actions } = momentOf(contreesSauvages, scenario, until(stop, atRandom(random)));
  return {
    scenario,
    state,
    position: { mode: MODE, scenario, actions },
    hero: state.fixed.hero.name,
    enemy: state.fixed.enemy.name,
  };
};
type Drawn = ReturnType<typeof moment>;
export const figures = ({ state, enemy }: Drawn): string =>
  `${enemy} : défense ${state.figures.defense}, PS ${state.figures.health}, attaque ${state.figures.attack}.`;
export const placed = ({ put }: WildState): string =>
  `Réussites placées : ${put.defense} sur la défense, ${put.ps} sur les PS, ${put.attaque} sur l’attaque.`;
