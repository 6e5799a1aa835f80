// What a draft read on the device must be, to be shown: the types of its shape, whatever its values.
import { partieShape } from '../../../engine/scenario/battle-beyond-space-shapes.ts';
import { isTyped } from '../../../engine/scenario/issues.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { isNumber, maybe, oneOf } from '../../atelier/drafts.ts';
import type { Work } from './model.ts';

const isChallenge = (value: unknown): boolean =>
  isRecord(value) &&
  oneOf([0, 1, 2, 3])(value['seat']) &&
  isNumber(value['turns']) &&
  isRecord(value['goal']) &&
  oneOf(['prises', 'total'])(value['goal']['of']) &&
  isNumber(value['goal']['least']);
export const isWork = (value: unknown): value is Work => {
  if (!isRecord(value)) return false;
  const { challenge, ...scenario } = value;
  return maybe(challenge, isChallenge) && isTyped(partieShape, scenario);
};
