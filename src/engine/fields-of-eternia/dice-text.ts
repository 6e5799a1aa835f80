// Wilds dice in words.
import { listOf, plural } from '../kernel/french.ts';
import { WILD_FACES, type WildDice, type WildFace } from './types.ts';
import { WILD_NAMES } from './words.ts';

const MANY: Readonly<Record<WildFace, string>> = { blanc: 'blancs', reussite: 'réussites', double: 'doubles réussites', relancer: 'relancer' };
/** « 2 blancs, 3 réussites et 1 relancer »; « aucun dé » for none. */
export const diceText = (dice: WildDice): string => listOf(WILD_FACES.filter((face) => dice[face] > 0).map((face) => plural(dice[face], WILD_NAMES[face], MANY[face]))) || 'aucun dé';
