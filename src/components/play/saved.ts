// A game kept on this device, and a scenario handed over by the workshop: read with suspicion, never thrown at the reader.

/** Who answers for a seat. */
export type Hand = 'humain' | 'machine';
/** No game of the site seats more. */
export const MOST_SEATS = 6;

export interface Saved {
  readonly mode: string; // id of the game: "battleworld/partie"
  readonly version?: number; // of the scenario's shape; the present one unless told
  readonly scenario: unknown;
  readonly actions: readonly unknown[];
  readonly cursor: number;
  readonly struck: readonly { readonly at: number; readonly actions: readonly unknown[] }[];
  readonly seats?: readonly Hand[]; // by seat; those not told are 'humain'
  readonly hidden?: boolean; // hands hidden; as the scenario wants unless told
  readonly stepping?: boolean; // forced steps wait for the reader
}
/** « rv.partie.battleworld »: the game under way. « rv.jouer.battleworld »: what the workshop sends. */
export const savedKey = (jeu: string): string => `rv.partie.${jeu}`;
export const draftKey = (jeu: string): string => `rv.jouer.${jeu}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : []);
const flag = <K extends string>(name: K, value: unknown): { readonly [key in K]?: boolean } => (typeof value === 'boolean' ? ({ [name]: value } as { readonly [key in K]: boolean }) : {});
const count = (value: unknown, otherwise: number): number => (typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : otherwise);

/** Undefined when the text is not what `JSON.stringify` made of a `Saved`, or of a bare `{ mode, scenario }`. */
export const parseSaved = (text: string | null): Saved | undefined => {
  let raw: unknown;
  try {
    raw = JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || typeof raw['mode'] !== 'string' || !isRecord(raw['scenario'])) return undefined;
  const actions = list(raw['actions']);
  const struck = list(raw['struck']).filter(isRecord);
  return {
    mode: raw['mode'],
    ...(typeof raw['version'] === 'number' ? { version: raw['version'] } : {}),
    scenario: raw['scenario'],
    actions,
    cursor: count(raw['cursor'], actions.length),
    struck: struck.map((branch) => ({ at: count(branch['at'], 0), actions: list(branch['actions']) })),
    seats: list(raw['seats'])
      .slice(0, MOST_SEATS)
      .map((seat) => (seat === 'machine' ? 'machine' : 'humain')),
    ...flag('hidden', raw['hidden']),
    ...flag('stepping', raw['stepping']),
  };
};

/** Storage may be refused or full: the game goes on without it. */
export const readStore = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
export const writeStore = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};
export const dropStore = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // refused: nothing to drop
  }
};
