// The two tables of collisions in words. What happens is partie/collisions.ts; here is only how it is said.
import { POINTS } from '../../engine/battle-beyond-space/constants.ts';
import {
  type CollisionRow,
  DESTROYER_TABLE,
  FIGHTER_TABLE,
  type MoverFate,
  type StruckFate,
} from '../../engine/battle-beyond-space/partie/collisions.ts';
import type { Against } from '../../engine/battle-beyond-space/partie/event-types.ts';
import { count } from '../../engine/battle-beyond-space/words.ts';

export const AGAINST: readonly Against[] = [
  'enemy-fighter',
  'allied-fighter',
  'asteroid',
  'enemy-destroyer',
  'allied-destroyer',
  'probe',
  'off-board',
];
/** « arrivée sur… » */
export const AGAINST_WORDS: Readonly<Record<Against, string>> = {
  'enemy-fighter': 'un chasseur ennemi',
  'allied-fighter': 'un chasseur allié',
  asteroid: 'un astéroïde',
  'enemy-destroyer': 'un destroyer ennemi',
  'allied-destroyer': 'un destroyer allié',
  probe: 'une sonde',
  'off-board': 'une case hors du plateau',
};
const MOVER: Readonly<Record<MoverFate, string>> = {
  stays: 'il n’a rien',
  captured: 'il est détruit',
  removed: 'il est détruit',
  lost: 'il est perdu',
  damaged: 'il prend 1 dégât',
  choice: 'l’un des deux est retiré, à vous de dire lequel',
  forbidden: 'interdit de s’y arrêter',
};
const STRUCK: Partial<Readonly<Record<StruckFate, string>>> = {
  captured: 'l’autre est détruit',
  removed: 'l’autre est détruit',
  damaged: 'l’autre prend 1 dégât',
  taken: 'la sonde est ramassée',
};
const isBoth = ({ mover, struck }: CollisionRow): boolean =>
  (mover === 'captured' || mover === 'removed') && (struck === 'captured' || struck === 'removed');
/** « les deux sont détruits » */
export const effectOf = (row: CollisionRow): string => {
  if (isBoth(row)) return 'les deux sont détruits';
  const struck = row.mover === 'forbidden' ? undefined : STRUCK[row.struck];
  if (row.mover === 'stays' && struck !== undefined) return `${MOVER.stays}, ${struck}`;
  return struck === undefined ? MOVER[row.mover] : `${MOVER[row.mover]}, ${struck}`;
};
/** Who scores: the other side for a mover that it keeps, the mover's for what it takes. */
export const pointsOf = ({ mover, struck }: CollisionRow): string => {
  if (mover === 'forbidden') return '–';
  const fighter = count(POINTS.fighter, 'point');
  if (mover === 'captured' && struck === 'captured') return `${fighter} chacun`;
  const lines = [
    ...(mover === 'captured' ? [`${fighter} à l’adversaire`] : []),
    ...(struck === 'captured' ? [`${fighter} pour vous`] : []),
    ...(struck === 'taken' ? [`${count(POINTS.probe, 'point')} pour vous`] : []),
    ...(mover === 'captured' && struck === 'damaged'
      ? [`${count(POINTS.destroyer, 'point')} pour vous si vous l’achevez`]
      : []),
  ];
  return lines.length === 0 ? 'aucun' : lines.join(', ');
};
export const TABLES = { fighter: FIGHTER_TABLE, destroyer: DESTROYER_TABLE } as const;
/** « collision avec un chasseur ennemi, les deux sont détruits »; a probe is no collision. */
export const sayLanding = (row: keyof typeof TABLES, against: Against): string => {
  const found = TABLES[row][against];
  if (against === 'probe') return 'une sonde s’y ramasse';
  return against === 'off-board'
    ? `hors du plateau, ${effectOf(found)}`
    : `collision avec ${AGAINST_WORDS[against]}, ${effectOf(found)}`;
};
