// What a draft read on the device must be, to be shown: the types of its shape, whatever its values.
import type { GenericSchema } from 'valibot';
import { isTyped } from '../../../engine/scenario/issues.ts';
import { partieShape, trackShape } from '../../../engine/scenario/versus-shapes.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { isMode, type Mode, type Work } from './modes.ts';

const SHAPES: Readonly<Record<Mode, GenericSchema>> = { partie: partieShape, mission: trackShape };
export const isWork = (value: unknown): value is Work => {
  if (!isRecord(value)) return false;
  const { mode, ...scenario } = value;
  return isMode(mode) && isTyped(SHAPES[mode], scenario);
};
