// What chance gives, as the site's trays show it.
import { diceText } from '../../engine/fields-of-eternia/dice-text.ts';
import { WILD_FACES, type WildDice, type WildFace } from '../../engine/fields-of-eternia/types.ts';
import { WILD_NAMES } from '../../engine/fields-of-eternia/words.ts';
import type { ChanceFace } from '../play/mode.ts';

export const poolFace = (dice: WildDice): ChanceFace => ({
  kind: 'pool',
  counts: WILD_FACES.map((face) => [WILD_NAMES[face], dice[face]] as const),
  label: diceText(dice),
});
export const markFace = (face: WildFace): ChanceFace => ({ kind: 'mark', label: WILD_NAMES[face] });
export const cardFace = (label: string): ChanceFace => ({ kind: 'card', label });
