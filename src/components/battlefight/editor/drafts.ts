// What a draft read on the device must be, to be shown: types only.
import type { ActiveSpec, PlayerSpec } from '../../../engine/battlefight/partie/types.ts';
import { TECHNIQUE_TYPES } from '../../../engine/battlefight/types.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { isNumber, isText, listOf, maybe, oneOf } from '../../atelier/drafts.ts';
import type { OwnCard, Work } from './model.ts';

const isSeat = oneOf([0, 1, 2, 3, 4, 5]);
const texts = listOf(isText);
const isCard = (value: unknown): value is OwnCard =>
  isRecord(value) &&
  ['id', 'title', 'steps'].every((key) => isText(value[key])) &&
  oneOf(TECHNIQUE_TYPES)(value['type']);
const isDeck = (value: unknown): boolean => oneOf(['cogneur', 'beau-parleur'])(value) || texts(value);
const isPlayer = (value: unknown): value is PlayerSpec =>
  isRecord(value) &&
  maybe(value['name'], isText) &&
  maybe(value['cell'], isText) &&
  maybe(value['deck'], isDeck) &&
  ['life', 'damage'].every((key) => maybe(value[key], isNumber)) &&
  ['hand', 'pile', 'shuffled', 'discard'].every((key) => maybe(value[key], texts)) &&
  maybe(value['out'], oneOf([true, false]));
const isActive = (value: unknown): value is ActiveSpec =>
  isRecord(value) &&
  isText(value['card']) &&
  isSeat(value['owner']) &&
  isNumber(value['next']) &&
  maybe(value['target'], (target) => target === null || isSeat(target)) &&
  maybe(value['bearers'], listOf(isSeat));

export const isWork = (value: unknown): value is Work =>
  isRecord(value) &&
  isText(value['name']) &&
  maybe(value['note'], isText) &&
  maybe(value['author'], isText) &&
  oneOf(['game', 'study'])(value['kind']) &&
  maybe(value['options'], isRecord) &&
  listOf(isCard)(value['cards']) &&
  listOf(isPlayer)(value['players']) &&
  maybe(value['active'], listOf(isActive)) &&
  (value['first'] === null || isSeat(value['first'])) &&
  maybe(value['collection'], (owned) => isRecord(owned) && Object.values(owned).every(isNumber));
