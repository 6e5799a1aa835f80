// What a draft read on the device must be, to be shown: the types of its shape, whatever its values.
import type { GenericSchema } from 'valibot';
import { escarmoucheShape, soloShape } from '../../../engine/scenario/fields-of-eternia-long-shapes.ts';
import { batailleShape, combatShape, wildShape } from '../../../engine/scenario/fields-of-eternia-combat-shapes.ts';
import { partieShape } from '../../../engine/scenario/fields-of-eternia-partie-shapes.ts';
import { isTyped } from '../../../engine/scenario/issues.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { isMode, type Mode, type Work } from './modes.ts';

const SHAPES: Readonly<Record<Mode, GenericSchema>> = {
  'combat-epique': combatShape,
  'des-de-pouvoir': combatShape,
  'contrees-sauvages': wildShape,
  'combat-de-soldats': batailleShape,
  solo: soloShape,
  escarmouche: escarmoucheShape,
  partie: partieShape,
};
export const isWork = (value: unknown): value is Work => {
  if (!isRecord(value)) return false;
  const { mode, ...scenario } = value;
  return isMode(mode) && isTyped(SHAPES[mode], scenario);
};
