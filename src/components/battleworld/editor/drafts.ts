// What a draft read on the device must be, to be shown.
import type { ModuleSpec, PartieScenario, UnitSpec } from '../../../engine/battleworld/partie/types.ts';
import { MODULE_KINDS, SIDES, type SheetRef } from '../../../engine/battleworld/types.ts';
import { isRecord } from '../../../engine/kernel/json.ts';
import { isNumber, isText, listOf, maybe, oneOf } from '../../atelier/drafts.ts';

const SHEET_NUMBERS = ['maxLife', 'powerIcons', 'rerollIcons', 'force', 'strike', 'victorySlots', 'startVictory'];
const isSheet = (value: unknown): value is SheetRef =>
  isText(value) ||
  (isRecord(value) &&
    ['id', 'name', 'faction', 'attack'].every((key) => isText(value[key])) &&
    ['cosmic', 'metal', 'flying'].every((key) => typeof value[key] === 'boolean') &&
    SHEET_NUMBERS.every((key) => isNumber(value[key])));
const isUnit = (value: unknown): value is UnitSpec =>
  isRecord(value) &&
  oneOf(SIDES)(value['side']) &&
  isText(value['cell']) &&
  isSheet(value['sheet']) &&
  maybe(value['id'], isText) &&
  maybe(value['spot'], isText) &&
  ['life', 'power', 'reroll', 'victory'].every((key) => maybe(value[key], isNumber));
const isModule = (value: unknown): value is ModuleSpec =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['cell']) &&
  oneOf(SIDES)(value['side']) &&
  oneOf(MODULE_KINDS)(value['kind']) &&
  maybe(value['resistance'], isNumber);

/** Whether the editor can show it: types only. A draft may well be faulty, that is what it is for. */
export const isScenario = (value: unknown): value is PartieScenario =>
  isRecord(value) &&
  isText(value['name']) &&
  maybe(value['note'], isText) &&
  maybe(value['author'], isText) &&
  isRecord(value['grid']) &&
  isNumber(value['grid']['columns']) &&
  isNumber(value['grid']['rows']) &&
  (value['clock'] === null || isNumber(value['clock'])) &&
  isNumber(value['round']) &&
  oneOf([1, 2])(value['phase']) &&
  oneOf([...SIDES, null])(value['initiative']) &&
  maybe(value['toMove'], oneOf(SIDES)) &&
  maybe(value['options'], isRecord) &&
  maybe(value['rolls'], listOf(isNumber)) &&
  listOf(isUnit)(value['units']) &&
  listOf(isModule)(value['modules']);
