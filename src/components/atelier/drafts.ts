// Several drafts kept on the device. What is read there is never trusted: it may come from another version, or from anything.

export interface Draft<T> {
  readonly id: string;
  readonly at: number; // when it was last changed, in milliseconds
  readonly scenario: T;
}
export interface Drafts<T> {
  readonly current: string | null;
  readonly drafts: readonly Draft<T>[]; // the last one changed first
}
export const EMPTY: Drafts<never> = { current: null, drafts: [] };
const MOST = 40;

type Raw = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const maybe = (value: unknown, is: (one: unknown) => boolean): boolean => value === undefined || is(value);
export const oneOf =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    list.includes(value);
export const listOf =
  (is: (one: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(is);

/** What was kept; what cannot be read is left out. Never throws. */
export const parseDrafts = <T>(text: string | null, isWork: (value: unknown) => value is T): Drafts<T> => {
  const isDraft = (value: unknown): value is Draft<T> => isRecord(value) && isText(value['id']) && isNumber(value['at']) && isWork(value['scenario']);
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
export const keepDraft = <T>(drafts: Drafts<T>, draft: Draft<T>): Drafts<T> => ({ current: draft.id, drafts: [draft, ...drafts.drafts.filter(({ id }) => id !== draft.id)].slice(0, MOST) });
export const dropDraft = <T>(drafts: Drafts<T>, id: string): Drafts<T> => ({ current: drafts.current === id ? null : drafts.current, drafts: drafts.drafts.filter((draft) => draft.id !== id) });
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
