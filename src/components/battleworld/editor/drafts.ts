// Several drafts kept on the device. What is read there is never trusted: it may come from another version, or from anything.
import type { ModuleSpec, PartieScenario, UnitSpec } from '../../../engine/battleworld/partie/types.ts';
import { MODULE_KINDS, SIDES, type SheetRef } from '../../../engine/battleworld/types.ts';

export interface Draft {
  readonly id: string;
  readonly at: number; // when it was last changed, in milliseconds
  readonly scenario: PartieScenario;
}
export interface Drafts {
  readonly current: string | null;
  readonly drafts: readonly Draft[]; // the last one changed first
}
export const STORE = 'rv.atelier.battleworld';
export const EMPTY: Drafts = { current: null, drafts: [] };
const MOST = 40;

type Raw = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const maybe = (value: unknown, is: (one: unknown) => boolean): boolean => value === undefined || is(value);
const oneOf = (list: readonly unknown[]) => (value: unknown): boolean => list.includes(value);

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
  isRecord(value) && isText(value['id']) && isText(value['cell']) && oneOf(SIDES)(value['side']) && oneOf(MODULE_KINDS)(value['kind']) && maybe(value['resistance'], isNumber);

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
  maybe(value['rolls'], (rolls) => Array.isArray(rolls) && rolls.every(isNumber)) &&
  Array.isArray(value['units']) &&
  value['units'].every(isUnit) &&
  Array.isArray(value['modules']) &&
  value['modules'].every(isModule);

const isDraft = (value: unknown): value is Draft => isRecord(value) && isText(value['id']) && isNumber(value['at']) && isScenario(value['scenario']);

/** What was kept; what cannot be read is left out. Never throws. */
export const parseDrafts = (text: string | null): Drafts => {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(raw) || !Array.isArray(raw['drafts'])) return EMPTY;
    const drafts = raw['drafts'].filter(isDraft);
    const current = raw['current'];
    return { current: isText(current) && drafts.some(({ id }) => id === current) ? current : null, drafts };
  } catch {
    return EMPTY;
  }
};

/** The draft first in the list and current, its older self gone; the oldest fall off beyond forty. */
export const keepDraft = (drafts: Drafts, draft: Draft): Drafts => ({ current: draft.id, drafts: [draft, ...drafts.drafts.filter(({ id }) => id !== draft.id)].slice(0, MOST) });
export const dropDraft = (drafts: Drafts, id: string): Drafts => ({ current: drafts.current === id ? null : drafts.current, drafts: drafts.drafts.filter((draft) => draft.id !== id) });
/** « Copie de X », then « Copie de X (2) ». */
export const copyName = (name: string, taken: readonly string[]): string => {
  const base = `Copie de ${name}`.slice(0, 74);
  let n = 1;
  let copy = base;
  while (taken.includes(copy)) {
    n += 1;
    copy = `${base} (${n})`;
  }
  return copy;
};
