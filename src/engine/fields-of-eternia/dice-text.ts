// Wilds dice in words.
import { listOf, plural } from '../kernel/french.ts';
import { WILD_FACES, type WildDice, type WildFace } from './types.ts';
import { WILD_NAMES } from './words.ts';

const MANY: Readonly<Record<WildFace, string>> = {
  blanc: 'blancs',
  reussite: 'réussites',
  double: 'doubles réussites',
  relancer: 'dés à relancer',
};
const ONE: Readonly<Record<WildFace, string>> = { ...WILD_NAMES, relancer: 'dé à relancer' };
/** « 2 blancs, 3 réussites et 1 dé à relancer »; « aucun dé » for none. */
export const diceText = (dice: WildDice): string =>
  listOf(WILD_FACES.filter((face) => dice[face] > 0).map((face) => plural(dice[face], ONE[face], MANY[face]))) ||
  'aucun dé';
