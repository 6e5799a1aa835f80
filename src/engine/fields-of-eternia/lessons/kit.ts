// The gestures that lessons are written with.
import type { CombatAction } from '../combat/types.ts';
import type { PartieScenario } from '../partie/scenario-types.ts';
import type { PartieAction } from '../partie/types.ts';
import { EXAMPLE_MAPS } from '../data-map.ts';
import type { CombatCard, GridZone, MapSpec, ZoneId } from '../types.ts';

export const WEAPON: CombatAction = { type: 'weapon', weapon: 0 };
export const GO: CombatAction = { type: 'go' };
export const PASS: CombatAction = { type: 'pass' };
export const draw = (card: CombatCard): CombatAction => ({ type: 'draw', card });
export const lay = (zone: GridZone | 'cote'): CombatAction => ({ type: 'lay', zone });
/** Cards drawn and laid, one after the other. */
export const put = (...cards: readonly (readonly [CombatCard, GridZone])[]): readonly CombatAction[] =>
  cards.flatMap(([card, zone]) => [draw(card), lay(zone)]);

export const END: PartieAction = { type: 'end-turn' };
export const activate = (hero: number): PartieAction => ({ type: 'activate', hero });
export const move = (to: ZoneId): PartieAction => ({ type: 'move', to });

const spread = (value: number, all: readonly number[], from: number, to: number): number => {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most === least ? 50 : Math.round(from + ((to - from) * (value - least)) / (most - least));
};
/** Some zones of the example map, over the whole sheet: a place of which everything can be read on a phone. Heroes stand above a place, its name is written below. */
export const cornerOf = (...ids: readonly ZoneId[]): MapSpec => {
  const { zones, edges }: MapSpec = EXAMPLE_MAPS.eternia;
  const kept = zones.filter(({ id }) => ids.includes(id));
  const [xs, ys] = [kept.map(({ x }) => x), kept.map(({ y }) => y)];
  return {
    zones: kept.map((zone) => ({ ...zone, x: spread(zone.x, xs, 9, 91), y: spread(zone.y, ys, 24, 74) })),
    edges: edges.filter(({ a, b }) => ids.includes(a) && ids.includes(b)),
  };
};

/** Nothing is drawn that the lesson does not draw: decks are empty, offers open. */
export const BARE = {
  kind: 'etude',
  first: 0,
  quests: [],
  decks: { rencontres: [], scenarios: [], boutique: [], guilde: [], forge: [], victoire: [] },
  offers: { boutique: [], guilde: [], forge: [] },
} as const satisfies Partial<PartieScenario>;
