// Positions of Fields of Eternia in a few marks, for lists: two fighters, or who stands where on the map.
import type { SoldiersState } from '../../engine/fields-of-eternia/combat-de-soldats/types.ts';
import type { CombatState } from '../../engine/fields-of-eternia/combat/types.ts';
import type { WildState } from '../../engine/fields-of-eternia/contrees-sauvages/types.ts';
import type { EscState } from '../../engine/fields-of-eternia/escarmouche/types.ts';
import type { PartieState } from '../../engine/fields-of-eternia/partie/types.ts';
import type { SoloState } from '../../engine/fields-of-eternia/solo/types.ts';
import { dots, facing, fitted, type Mark, type Vignettes } from '../scene/vignette.ts';
import { emblemOf, HELMETS, placeEmblem } from './emblems.ts';

const of = (card: string, side: number) => ({ emblem: emblemOf(card), side, square: side === 1 });
const combat = ({ fixed: { sides } }: CombatState) => {
  const [a, b] = sides.map(({ hero, enemy, name }, side) => of(hero?.id ?? enemy?.id ?? name, side));
  return facing(a === undefined ? [] : [a], b === undefined ? [] : [b]);
};
const wild = ({ fixed: { hero, enemy } }: WildState) => facing([of(hero.name, 0)], [of(enemy.id, 1)]);
const soldiers = ({ fixed: { hero, heroes, boss }, attackers, soldiers: defenders }: SoldiersState) => {
  const troop = (count: number, side: number) =>
    Array.from({ length: Math.min(3, count) }, () => ({ emblem: HELMETS[side], side, square: side === 1 }));
  return facing(
    [...(hero === null ? [] : [of(hero, 0)]), ...troop(attackers, 0)],
    [...(boss === null ? [] : [of(boss, 1)]), ...heroes.map((name) => of(name, 1)), ...troop(defenders, 1)],
  );
};
const solo = ({ fixed: { heroes, enemies } }: SoloState) =>
  facing(
    heroes.map(({ card }) => of(card.id, 0)),
    enemies.map(({ hero, card }) => of(hero?.id ?? card?.id ?? '', 1)),
  );
const partie = ({ fixed: { map, heroes, teamOf }, heroes: standing, boss }: PartieState) => {
  const { at } = fitted(
    map.zones.map(({ x, y }) => ({ x: x * 1.6, y })),
    13,
  );
  const places = new Map(map.zones.map((zone) => [zone.id, { zone, ...at({ x: zone.x * 1.6, y: zone.y }) }]));
  const roads = map.edges.flatMap(({ a, b }) => {
    const [from, to] = [places.get(a), places.get(b)];
    return from === undefined || to === undefined ? [] : [`M${from.x} ${from.y} ${to.x} ${to.y}`];
  });
  const posts = [...places.values()].filter(({ zone }) => zone.kind === 'avant-poste');
  const together = new Map<string, number>();
  return {
    ground: roads.join('') + dots([...places.values()]),
    marks: [
      ...posts.map(({ x, y, zone }): Mark => ({ x, y, r: 6, side: 6, emblem: placeEmblem(zone) })),
      ...(boss === null ? [] : [{ card: boss.card, zone: boss.zone, side: 1 }]),
      ...standing.map(({ zone }, i) => ({ card: heroes[i]?.id ?? '', zone, side: teamOf[i] ?? 0 })),
    ].flatMap((one): readonly Mark[] => {
      if (!('zone' in one)) return [one];
      const place = places.get(one.zone);
      const already = together.get(one.zone) ?? 0;
      together.set(one.zone, already + 1);
      return place === undefined
        ? []
        : [{ x: place.x + already * 9, y: place.y - already * 3, r: 9, ...of(one.card, one.side) }];
    }),
  };
};
const escarmouche = ({ board }: EscState) => partie(board);
export const VIGNETTES: Vignettes = {
  'combat-epique': combat,
  'des-de-pouvoir': combat,
  'combat-de-soldats': soldiers,
  'contrees-sauvages': wild,
  solo,
  escarmouche,
  partie,
};
